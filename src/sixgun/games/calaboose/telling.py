"""Calaboose in words: what is being asked, what a move would do, and what has happened."""

from __future__ import annotations

from typing import Any

from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.engine.story import Event
from sixgun.engine.tabletop import Question

from .moves import NOWHERE, VERBS, place_of
from .words import CELLS, KINDS, SPEECH, Phase, Told, card_name, cell_name


def goal(game: Any) -> str:
    """CAL-08, CAL-73. How to win at this table."""
    if game.series_games > 1:
        return f"Most dollars after {game.series_games} games wins."
    return "The jail worth the most dollars when the game ends wins."


def question(game: Any, viewer: Seat, names: Names) -> Question:
    """What is being decided, said to whoever decides or to the others."""
    if game.phase == Phase.OVER:
        return Question("The game is over")
    mine = viewer == game.to_act
    if game.phase == Phase.TURN:
        return _turn(game, mine, names)
    if game.phase == Phase.DEFENCE:
        return _defence(game, mine, names)
    if game.phase == Phase.WHISKEY:
        return _whiskey(game, mine, names)
    who = names[game.to_act]
    if game.phase == Phase.SWAP:
        if not mine:
            return Question(f"{who} looks at the first hand")
        hucksters = names.cards["card"][0].many
        return Question(
            f"Too many {hucksters}?", f"Four or five {hucksters} may be discarded for new cards, once.", "CAL-75"
        )
    return Question("Deal the next game", "", "CAL-73") if mine else Question(f"{who} deals the next game")


def _turn(game: Any, mine: bool, names: Names) -> Question:
    if not mine:
        return Question(f"{names[game.to_act]}'s turn")
    return Question(
        "Your turn", "Place a card in your jail, lock one when all five cells are full, or send one away.", "CAL-14"
    )


def _defence(game: Any, mine: bool, names: Names) -> Question:
    waiting = range(game.attacks - (2 if game.pair_open else 1), game.attacks)
    cards = " and ".join(
        f"a {card_name(game.attack_card[a], names)} at {cell_name(game.attack_at[a], names)}"
        f" ({over(game, names, game.attack_at[a])})"
        for a in waiting
    )
    it = "them" if len(waiting) > 1 else "it"
    if not mine:
        return Question(f"{names[game.to_act]} decides", f"Coming into {names[game.to_act]}'s jail: {cards}.")
    hint = f"Coming into your jail: {cards}. Let {it} stay, or drive {it} off with a higher card from hand or jail."
    return Question("Defend your jail?", hint, "CAL-29")


def _whiskey(game: Any, mine: bool, names: Names) -> Question:
    trade = f"{names[game.badge]} wants to trade hands with {names[game.whiskey_for]}."
    if not mine:
        return Question(f"{names[game.to_act]} decides", f"{trade} Will anybody stop it?")
    return Question(
        "Stop the Whiskey?", f"{trade} Another {names.called['bad_whiskey']} stops it; both are discarded.", "CAL-69"
    )


def over(game: Any, names: Names, place: int) -> str:
    """What a card at this place would cover."""
    under = int(game.jail[place // CELLS, place % CELLS])
    return f"over {card_name(under, names)}" if under >= 0 else "empty"


def _defence_note(game: Any, names: Names, cell: int, source: int, target: int) -> str:
    from_jail = f"the {card_name(game.jail[game.to_act, source - KINDS], names)}" if source >= KINDS else ""
    where = ENDS_THE_GAME if target == NOWHERE else over(game, names, target)
    return ", ".join(part for part in (from_jail, where) if part)


def _pair_note(game: Any, names: Names, cell: int, source: int, seat: Seat, one: int, other: int) -> str:
    return " and ".join(over(game, names, place_of(seat, there)) for there in (one, other))


ENDS_THE_GAME = "this ends the game"
kind = VERBS.kinds(
    place="Place a card in your jail",
    lock="Lock a prisoner",
    send="Send a card to another jail",
    send_nowhere="Send a card to another jail",
    play_whiskey="Play {bad_whiskey}",
    play_jail_break="Play {jail_break}",
    end_turn="Nothing more",
    let_be="Answer the {bad_whiskey}",
    stop="Answer the {bad_whiskey}",
    keep="Your first hand",
    swap="Your first hand",
    deal="Go on",
    let_stay="Let it stay",
    defend="Drive it off",
    defend_as_pair="Drive it off",
)


note = VERBS.notes(
    lock=lambda game, names, cell: card_name(game.jail[game.to_act, cell], names),
    send=lambda game, names, card, seat, cell: over(game, names, place_of(seat, cell)),
    send_nowhere=ENDS_THE_GAME,
    let_stay="let it stay",
    defend=_defence_note,
    defend_as_pair=_pair_note,
)


def _dealt(told: Event, names: Names) -> str:
    series = f" game {told.what} of {told.where}" if told.where > 1 else ""
    return f"{names[told.seat]} deals{series}; five cards each."


def _broke_out(told: Event, names: Names) -> str:
    freed = names.cards["card"][told.what].count(told.where)
    return f"{names[told.seat]} plays {names.called['jail_break']}: {freed} out of jail."


event = SPEECH.tell(Told, dealt=_dealt, broke_out=_broke_out)
