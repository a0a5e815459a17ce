"""25 Outlaws in words: moves, what they would do, and what is being asked."""

from __future__ import annotations

from typing import Any

from sixgun.engine.game import Names, Telling
from sixgun.engine.seats import NOBODY, Seat

from .. import moves
from ..rules.gangs import ORDER
from ..rules.holdups import half_of_victim, must_duel
from ..rules.poker import cap, level
from ..rules.rows import gang_money
from ..words import (
    CHIP,
    COLOUR_NAMES,
    HAND_NAMES,
    PLACE_NAMES,
    PLACES,
    RANK_NAMES,
    REWARD_NAMES,
    ROUND_MINIMUM,
    SHERIFF_NAMES,
    SHERIFF_SPOT,
    SPOTS,
    Phase,
)
from .events import event
from .layout import tabletop, taps
from .refusals import REFUSALS
from .screen import full_name, outlaw_name, place_name, spot_name, table, view

COLOURS = {
    "Sheriff": "bright_blue",
    "Wanted": "bright_red",
    "Reward": "bright_magenta",
    "Pot": "bright_yellow",
    "Bank": "bright_green",
    "Holdup": "orange3",
    "Flop": "bright_cyan",
}

_NTH = ("first", "second", "third")
_PLAIN = {
    moves.CHECK: "check",
    moves.CALL: "call",
    moves.FOLD: "fold",
    moves.SHOW: "show your hand",
    moves.HIDE: "hide your hand",
    moves.END_TURN: "end your turn",
    moves.LET_BE: "let everybody be",
    moves.FIGHT: "fight back",
    moves.COWER: "cower",
    moves.PASS: "pass",
}


def phrase(move: int, names: Names) -> tuple[str, ...]:
    """A move in parts."""
    if move in _PLAIN:
        return (_PLAIN[move],)
    if move < moves.LINE_UP:
        return ("take", f"the {COLOUR_NAMES[move]} gang")
    if move < moves.PUT:
        order = [_NTH[which] for which in ORDER[move - moves.LINE_UP]]
        return ("line up", f"the {order[0]}, the {order[1]}, the {order[2]}")
    if move < moves.CHECK:
        return ("put", f"${(move - moves.PUT) * CHIP}")
    if move < moves.RAISE:
        return ("bet", f"${(move - moves.BET) * CHIP}")
    if move < moves.SHOW:
        return ("raise", f"to ${(move - moves.RAISE) * CHIP}")
    if move < moves.END_TURN:
        return ("buy a Reward", f"for your {PLACE_NAMES[move - moves.BUY]} Outlaw")
    if move < moves.LET_BE:
        place, spot = divmod(move - moves.HOLD_UP, SPOTS)
        return (f"hold up {spot_name(spot, names)}", f"with your {PLACE_NAMES[place]}")
    return _reward_phrase(move, names)


def _reward_phrase(move: int, names: Names) -> tuple[str, ...]:
    if move >= moves.SHOW_REWARD:
        return ("show", f"the Reward on your {PLACE_NAMES[move - moves.SHOW_REWARD]}")
    place, choice = moves.carrier_and_choice(move)
    play = f"play the Reward on your {PLACE_NAMES[place]}"
    if move < moves.PLAY_AT:
        return (play,)
    if move < moves.PLAY_WANTED:
        return (play, "at the Sheriff" if choice == SHERIFF_SPOT else f"at {spot_name(choice, names)}")
    if move < moves.PLAY_CARD:
        return (play, f"to clear Wanted {RANK_NAMES[choice]}")
    return (play, f"to replace your {_NTH[choice]} card")


def note(game: Any, move: int, names: Names) -> str:
    """What the move means here: names behind places, prices, and what it would cost."""
    seat = int(game.to_act)
    if seat == NOBODY:
        return ""
    if moves.LINE_UP <= move < moves.PUT:
        return ", ".join(outlaw_name(game, seat, which) for which in ORDER[move - moves.LINE_UP])
    if moves.PUT <= move < moves.CHECK:
        return f"on your {place_name(game, seat, _place_to_fund(game, seat))}"
    if move == moves.CALL:
        return f"${int(level(game)) - int(game.bet[seat])} more"
    if moves.BUY <= move < moves.END_TURN:
        return f"{outlaw_name(game, seat, move - moves.BUY)}, $30"
    if move == moves.END_TURN and game.phase == Phase.SPLIT:
        return "your gang is out of the game"
    if moves.HOLD_UP <= move < moves.LET_BE:
        place, spot = divmod(move - moves.HOLD_UP, SPOTS)
        return f"{outlaw_name(game, seat, place)} for ${game.money[spot // PLACES, spot % PLACES]}"
    if move == moves.COWER and game.victim >= 0:
        return f"costs ${half_of_victim(game)}"
    if moves.PLAY <= move < moves.SHOW_REWARD:
        place, choice = moves.carrier_and_choice(move)
        reward = int(game.reward[seat, place])
        name = REWARD_NAMES[reward] if reward >= 0 else ""
        return f"{name}: {full_name(game.hand[seat, choice])}" if name and move >= moves.PLAY_CARD else name
    if move >= moves.SHOW_REWARD:
        reward = int(game.reward[seat, move - moves.SHOW_REWARD])
        return REWARD_NAMES[reward] if reward >= 0 else ""
    return ""


def _place_to_fund(game: Any, seat: Seat) -> int:
    """The Outlaw whose money is being named (O25-R59)."""
    from ..rules.rows import next_place

    marked = int(game.marker[seat])
    return int(next_place(game, seat, marked)) if game.phase == Phase.SPLIT_REST else marked


def question(game: Any, viewer: Seat, names: Names) -> str:
    """What is being decided, said to whoever decides or to the others."""
    if game.phase == Phase.OVER:
        return "The game is over."
    seat = int(game.to_act)
    mine = viewer == seat
    who = names[seat]
    asked, told = _question(game, seat, names)
    return asked if mine else f"{who} {told}."


def _question(game: Any, seat: Seat, names: Names) -> tuple[str, str]:
    """The question to the decider, and what the others are told the decider does."""
    phase = game.phase
    if phase == Phase.GANG:
        return "Which gang is yours?", "chooses a gang"
    if phase == Phase.LINE_UP:
        return "In which order do your three Outlaws lie, left to right?", "lines up three Outlaws"
    if phase == Phase.SPLIT and gang_money(game, seat) < ROUND_MINIMUM:
        return "Your gang has less than $100: play a Reward, or leave the game?", "is short of $100"
    if phase in (Phase.SPLIT, Phase.SPLIT_REST):
        place = place_name(game, seat, _place_to_fund(game, seat))
        return f"How much money goes on your {place}?", "splits the gang's money"
    if phase == Phase.BETTING:
        more = int(level(game)) - int(game.bet[seat])
        stands = f"${level(game)} stands, ${more} more to call" if level(game) else "nobody has bet"
        return f"Your bet: {stands}. The cap is ${cap(game)}, the Pot ${game.pot}.", "is to bet"
    if phase == Phase.SHOWING:
        return "Your hand is beaten: show it or hide it?", "may show or hide a beaten hand"
    if phase == Phase.BUYING:
        return "Your buying turn: a Reward costs $30.", "may buy a Reward"
    if phase == Phase.HOLDUP:
        return "You deal: hold somebody up, or let everybody be?", "may hold somebody up"
    if phase in (Phase.ANSWER, Phase.COWERING):
        return _holdup_question(game, names)
    return _window_question(game, seat, names)


def _holdup_question(game: Any, names: Names) -> tuple[str, str]:
    robber, victim = spot_name(game.attacker, names), spot_name(game.victim, names)
    if game.phase == Phase.COWERING:
        return "Play a Reward against the payment, or pass?", "cowers and is asked about a Reward"
    answer = "there is no cowering with $30 or less." if must_duel(game) else "fight back or cower?"
    return f"{robber} holds up {victim}: {answer}", f"answers the Holdup of {victim} by {robber}"


def _window_question(game: Any, seat: Seat, names: Names) -> tuple[str, str]:
    if game.phase == Phase.DISMISS:
        sheriff = SHERIFF_NAMES[game.sheriff_card[game.sheriff_now]]
        spot = spot_name(game.sheriff_for[game.sheriff_now], names)
        return f"{sheriff} has come for {spot}: play a Reward, or pass?", f"is asked about a Reward against {sheriff}"
    when = "before the roll" if game.phase == Phase.BEFORE_ROLL else "after the roll"
    return f"The duel, {when}: play a Reward, or pass?", f"is asked about Rewards {when}"


RANKING = tuple(reversed(HAND_NAMES))  # O25-30: the ranking card

TELLING = Telling(
    phrase=phrase,
    note=note,
    refusals=REFUSALS,
    event=event,
    question=question,
    table=table,
    view=view,
    colours=COLOURS,
    tabletop=tabletop,
    taps=taps,
)
