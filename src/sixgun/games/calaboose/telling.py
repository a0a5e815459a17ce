"""Calaboose in words: moves, refusals, events, and what is being asked."""

from __future__ import annotations

from typing import Any

from sixgun.engine.game import Names, Refusal, Telling
from sixgun.engine.seats import Seat
from sixgun.engine.story import Event
from sixgun.engine.words import many, plural

from . import moves
from .layout import tabletop, taps
from .moves import NOWHERE, PAIR_FROM_HAND, defence_parts, pair_parts, place_of
from .screen import table, view
from .words import CARD_NAMES, CELLS, FROM_HAND, KINDS, PLACES, Ending, Phase, Told, WhyNot

COLOURS = {
    "Huckster": "grey70",
    "Bandit": "bright_yellow",
    "Card Shark": "bright_cyan",
    "Cattle Rustler": "orange3",
    "Gunslinger": "bright_red",
    "Bad Lawman": "bright_blue",
    "Bad Whiskey": "bright_magenta",
    "Jail Break": "bright_green",
    # the short names in the cells of the text table
    "Shark": "bright_cyan",
    "Rustler": "orange3",
    "Slinger": "bright_red",
    "Lawman": "bright_blue",
}

REFUSALS: dict[int, Refusal] = {
    WhyNot.GAME_IS_OVER: Refusal("The game is over.", ""),
    WhyNot.NO_SUCH_MOVE: Refusal("There is no such move.", "CAL-14"),
    WhyNot.ANSWER_THE_ARRIVING_CARD: Refusal("A card has arrived in your jail: let it stay or defend first.", "CAL-33"),
    WhyNot.ANSWER_THE_WHISKEY: Refusal("A Bad Whiskey is on the table: let it be or stop it first.", "CAL-69"),
    WhyNot.SETTLE_THE_HUCKSTERS: Refusal("Before the first turn, keep your hand or swap its Hucksters.", "CAL-76"),
    WhyNot.DEAL_FIRST: Refusal("This game is scored; deal the next one of the series.", "CAL-73"),
    WhyNot.NOTHING_TO_ANSWER: Refusal("No card has arrived in your jail, so there is nothing to answer.", "CAL-29"),
    WhyNot.NO_WHISKEY_TO_ANSWER: Refusal("Nobody has just played a Bad Whiskey.", "CAL-69"),
    WhyNot.NO_HUCKSTERS_TO_SETTLE: Refusal("Hucksters are swapped once only, before the first turn.", "CAL-76"),
    WhyNot.NOTHING_TO_DEAL: Refusal("A new game is dealt when this one is over and the series goes on.", "CAL-73"),
    WhyNot.NOT_IN_HAND: Refusal("You do not hold that card.", "CAL-22"),
    WhyNot.NEVER_IN_A_JAIL: Refusal("A card of value X never goes to a jail.", "CAL-45"),
    WhyNot.CELL_IS_TAKEN: Refusal("That cell is taken, and you may not cover your own prisoners.", "CAL-16"),
    WhyNot.JAIL_IS_NOT_FULL: Refusal("You lock cards only while all five cells of your jail are full.", "CAL-18"),
    WhyNot.LOCKED_ALREADY: Refusal("That card is locked down already.", "CAL-19"),
    WhyNot.NOT_TO_YOUR_OWN_JAIL: Refusal(
        "A card is sent to another player's jail; into your own you place it.", "CAL-22"
    ),
    WhyNot.NO_SUCH_PLAYER: Refusal("Nobody sits there.", "CAL-22"),
    WhyNot.CELL_IS_LOCKED: Refusal("A locked card cannot be covered.", "CAL-19"),
    WhyNot.CELL_IS_FROZEN: Refusal(
        "Another card waits on that cell; nothing can be sent there until it is answered.", "CAL-R17"
    ),
    WhyNot.NOT_A_LOWER_CARD: Refusal("A card covers only a lower one.", "CAL-24"),
    WhyNot.IT_HAS_A_PLACE: Refusal("That card still has somewhere to go, so it has to go there.", "CAL-R18"),
    WhyNot.NO_CARD_ARRIVED_THERE: Refusal("No card waits for your answer on that cell.", "CAL-29"),
    WhyNot.NO_DEFENDER_THERE: Refusal("That cell is empty, so nothing there can defend.", "CAL-29"),
    WhyNot.DEFENDER_IS_LOCKED: Refusal("A locked card cannot defend.", "CAL-19"),
    WhyNot.DEFENDER_IS_FROZEN: Refusal("A card under an arriving one cannot defend.", "CAL-R17"),
    WhyNot.DEFENDED_ALREADY: Refusal("That card has been a Defender this turn already.", "CAL-R14"),
    WhyNot.DOES_NOT_BEAT_IT: Refusal("A Defender must be higher than the card that arrived.", "CAL-29"),
    WhyNot.NOT_BACK_TO_YOUR_OWN_JAIL: Refusal(
        "A Defender goes to another player's jail, never back to yours.", "CAL-32"
    ),
    WhyNot.THE_PAIR_STAYS_TOGETHER: Refusal("Both Gunslingers are sent on, to two cells of one jail.", "CAL-62"),
    WhyNot.ONLY_A_PAIR_TAKES_TWO_CELLS: Refusal("Only a Gunslinger against a Gunslinger sends two cards on.", "CAL-61"),
    WhyNot.THE_PAIR_NEEDS_TWO_CELLS: Refusal("The pair needs two different cells.", "CAL-R15"),
    WhyNot.TRADE_WITH_ANOTHER: Refusal("Bad Whiskey trades hands with another player.", "CAL-67"),
    WhyNot.NO_WHISKEY_IN_HAND: Refusal("That takes a Bad Whiskey, and you hold none.", "CAL-69"),
    WhyNot.NO_JAIL_BREAK_IN_HAND: Refusal("That takes a Jail Break, and you hold none.", "CAL-70"),
    WhyNot.NOT_A_TYPE_OF_PRISONER: Refusal("Cards of that type never sit in a jail.", "CAL-R26"),
    WhyNot.AN_ACTION_IS_DUE: Refusal("Nobody may pass: place, lock or send a card.", "CAL-R21"),
    WhyNot.AN_X_CARD_IS_DUE: Refusal("You have no action, so a card of value X has to be played first.", "CAL-R20"),
    WhyNot.TOO_FEW_HUCKSTERS: Refusal("Only four or five Hucksters may be swapped.", "CAL-75"),
}


def _cell(place: int) -> str:
    return f"cell {place % CELLS + 1}"


def _who(seat: Seat, names: Names) -> str:
    return names[seat] if seat < len(names) else f"seat {seat + 1}"


def phrase(move: int, names: Names) -> tuple[str, ...]:
    """A move in parts."""
    if move < moves.LOCK:
        return f"place {CARD_NAMES[move // CELLS]}", f"in {_cell(move)}"
    if move < moves.SEND:
        return "lock", _cell(move - moves.LOCK)
    if move < moves.SEND_NOWHERE:
        card, place = divmod(move - moves.SEND, PLACES)
        return f"send {CARD_NAMES[card]}", f"to {_who(place // CELLS, names)}", _cell(place)
    if move < moves.BAD_WHISKEY:
        return f"send {CARD_NAMES[move - moves.SEND_NOWHERE]}", "nowhere"
    if move < moves.JAIL_BREAK:
        return "play Bad Whiskey", f"on {_who(move - moves.BAD_WHISKEY, names)}"
    if move < moves.END_TURN:
        return "play Jail Break", f"for {many(CARD_NAMES[move - moves.JAIL_BREAK])}"
    if move in _PLAIN:
        return (_PLAIN[move],)
    if move < moves.DEFEND:
        return "pass", f"on {_cell(move - moves.PASS)}"
    if move < moves.DEFEND_PAIR:
        return _defence_phrase(move, names)
    return _pair_phrase(move, names)


_PLAIN = {
    moves.END_TURN: "end the turn",
    moves.LET_BE: "let it be",
    moves.STOP: "stop it with Bad Whiskey",
    moves.KEEP: "keep the hand",
    moves.SWAP: "swap the Hucksters",
    moves.DEAL: "deal the next game",
}


def _defence_phrase(move: int, names: Names) -> tuple[str, ...]:
    cell, source, target = defence_parts(move)
    defender = f"with {CARD_NAMES[source]} from hand" if source < KINDS else f"with prisoner {source - KINDS + 1}"
    if target == NOWHERE:
        return f"defend {_cell(cell)}", defender, "nowhere"
    return f"defend {_cell(cell)}", defender, f"to {_who(target // CELLS, names)}", _cell(target)


def _pair_phrase(move: int, names: Names) -> tuple[str, ...]:
    cell, source, seat, cell_of_arrival, cell_of_defender = pair_parts(move)
    defender = "with its like from hand" if source == PAIR_FROM_HAND else f"with its like, prisoner {source}"
    cells = f"cells {cell_of_arrival + 1} and {cell_of_defender + 1}"
    return f"defend {_cell(cell)}", defender, f"both to {_who(seat, names)}", cells


def note(game: Any, move: int, names: Names) -> str:
    """What the move would cover, which prisoner would defend, and what would end the game."""
    if moves.LOCK <= move < moves.SEND:
        return CARD_NAMES[game.jail[game.to_act, move - moves.LOCK]]
    if moves.SEND <= move < moves.SEND_NOWHERE:
        return _over(game, (move - moves.SEND) % PLACES)
    if moves.SEND_NOWHERE <= move < moves.BAD_WHISKEY:
        return "this ends the game"
    if moves.PASS <= move < moves.DEFEND:
        return "it stays there"
    if moves.DEFEND <= move < moves.DEFEND_PAIR:
        _, source, target = defence_parts(move)
        from_jail = f"the {CARD_NAMES[game.jail[game.to_act, source - KINDS]]}" if source >= KINDS else ""
        where = "this ends the game" if target == NOWHERE else _over(game, target)
        return ", ".join(part for part in (from_jail, where) if part)
    if move >= moves.DEFEND_PAIR:
        _, _, seat, one, other = pair_parts(move)
        return " and ".join(_over(game, place_of(seat, cell)) for cell in (one, other))
    return ""


def _over(game: Any, place: int) -> str:
    under = int(game.jail[place // CELLS, place % CELLS])
    return f"over {CARD_NAMES[under]}" if under >= 0 else "empty"


def event(told: Event, names: Names) -> str:
    """An event as a sentence."""
    who = names[told.seat] if told.seat >= 0 else ""
    kind = told.kind
    if kind == Told.DEALT:
        series = f" game {told.what} of {told.where}" if told.where > 1 else ""
        return f"{who} deals{series}; five cards each."
    if kind == Told.SWAPPED:
        return f"{who} swaps {plural(told.what, 'Huckster')}."
    if kind == Told.WHISKEY:
        return f"{who} plays Bad Whiskey to trade hands with {names[told.what]}."
    if kind == Told.STOPPED:
        return f"{who} stops the Whiskey of {names[told.what]} with another: no hands move."
    if kind == Told.TRADED:
        return f"{who} and {names[told.what]} trade hands."
    if kind == Told.IDLE:
        return f"{who} has nothing left to do and ends the turn."
    if kind == Told.BADGE:
        return f"The Badge goes to {who}."
    if kind == Told.ENDED:
        return f"The game is over: {_ENDINGS[Ending(told.what)]}."
    return _card_event(told, who, CARD_NAMES[told.what], names)


def _card_event(told: Event, who: str, card: str, names: Names) -> str:
    """The events that are about a card."""
    cell = _cell(told.where)
    whose = names[told.where // CELLS] if told.where >= 0 else ""
    kind = told.kind
    if kind == Told.DREW:
        return f"{who} draws: {card}."
    if kind == Told.PLACED:
        return f"{who} places a {card} in {cell}."
    if kind == Told.LOCKED:
        return f"{who} locks {cell}: {card}."
    if kind == Told.SENT:
        return f"{who} sends a {card} to {whose}, {cell}."
    if kind == Told.STAYED:
        return f"{who} lets the {card} stay in {cell}."
    if kind == Told.COVERED:
        return f"{who} loses the {card} under it."
    if kind == Told.DEFENDED:
        origin = "from hand" if told.where == FROM_HAND else f"out of {cell}"
        return f"{who} defends with a {card} {origin}."
    if kind == Told.TURNED_AWAY:
        return f"The {card} at {cell} is discarded."
    if kind == Told.NOWHERE:
        return f"The {card} of {who} has nowhere to go."
    return f"{who} plays Jail Break: {plural(told.where, card)} out of jail."


_ENDINGS = {
    Ending.ALL_LOCKED: "five cells are locked",
    Ending.NOWHERE_TO_GO: "a card had nowhere to go",
    Ending.OUT_OF_CARDS: "a hand ran out of cards",
    Ending.CAPPED: "it went on for too long, and the jails score as they lie",
}


def question(game: Any, viewer: Seat, names: Names) -> str:
    """What is being decided, said to whoever decides or to the others."""
    if game.phase == Phase.OVER:
        return "The game is over."
    who = names[game.to_act]
    mine = viewer == game.to_act
    if game.phase == Phase.TURN:
        return "Your turn: place a card, lock a cell, or send a card." if mine else f"{who} has the Badge and decides."
    if game.phase == Phase.DEFENCE:
        return _defence_question(game, mine, who)
    if game.phase == Phase.WHISKEY:
        trade = f"{names[game.badge]} plays Bad Whiskey to trade hands with {names[game.whiskey_for]}"
        return f"{trade}: let it be, or stop it?" if mine else f"{trade}; {who} is asked whether to stop it."
    if game.phase == Phase.SWAP:
        return "Keep your hand, or swap its Hucksters?" if mine else f"{who} looks at the first hand."
    return "Deal the next game." if mine else f"{who} deals the next game."


def _defence_question(game: Any, mine: bool, who: str) -> str:
    waiting = range(game.attacks - (2 if game.pair_open else 1), game.attacks)
    cards = " and ".join(
        f"a {CARD_NAMES[game.attack_card[a]]} at {_cell(game.attack_at[a])} ({_over(game, game.attack_at[a])})"
        for a in waiting
    )
    two = len(waiting) > 1
    come, it = ("come", "them") if two else ("comes", "it")
    if mine:
        return f"Into your jail {come} {cards}: let {it} stay, or defend?"
    return f"Into the jail of {who} {come} {cards}; {who} decides."


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
    worth_a_look=lambda game: bool(game.phase == Phase.SCORED),
)
