"""The verbs of Calaboose: every move, what it is made of, and its words."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.speech import Names, who
from sixgun.engine.verbs import Part, Verb, Verbs

from .words import CELLS, KINDS, PLACES, SEATS, card_name, cell_name, many_cards

# A Defender comes from the hand (its type) or from a cell of the defended jail (KINDS + cell).
SOURCES = KINDS + CELLS
# It goes to a place, or NOWHERE.
NOWHERE = PLACES
TARGETS = PLACES + 1
# A pair's Defender is of the arriving type, so "from hand" is one source: PAIR_FROM_HAND, else its cell.
PAIR_SOURCES = 1 + CELLS
PAIR_FROM_HAND = 0


@rule
def place_of(seat: int, cell: int) -> int:
    """The number of a cell among all cells of the table."""
    return int(seat) * CELLS + cell


def _source(source: int, names: Names) -> str:
    return f"{card_name(source, names)} from hand" if source < KINDS else f"prisoner {source - KINDS + 1}"


def _pair_source(source: int, names: Names) -> str:
    return "its like from hand" if source == PAIR_FROM_HAND else f"its like, prisoner {source}"


def _defence(cell: int, source: int, target: int, names: Names) -> tuple[str, ...]:
    defence = f"defend {cell_name(cell, names)}", f"with {_source(source, names)}"
    if target == NOWHERE:
        return *defence, "nowhere"
    return *defence, f"to {names.who(target // CELLS)}", cell_name(target, names)


CARD = Part(KINDS, card_name)
TYPE = Part(KINDS, many_cards)
CELL = Part(CELLS, cell_name)
BARE_CELL = Part(CELLS, lambda cell, names: str(cell + 1))
SEAT = Part(SEATS, who)

VERBS = Verbs(
    Verb("place", "place {card} | in {cell}", card=CARD, cell=CELL),
    Verb("lock", "lock | {cell}", cell=CELL),
    Verb("send", "send {card} | to {seat} | {cell}", card=CARD, seat=SEAT, cell=CELL),
    Verb("send_nowhere", "send {card} | nowhere", card=CARD),
    Verb("play_whiskey", "play {bad_whiskey} | on {partner}", partner=SEAT),
    Verb("play_jail_break", "play {jail_break} | for {kind}", kind=TYPE),
    Verb("end_turn", "end the turn"),
    Verb("let_be", "let it be"),
    Verb("stop", "stop it with {bad_whiskey}"),
    Verb("keep", "keep the hand"),
    Verb("swap", "swap the {huckster:many}"),
    Verb("deal", "deal the next game"),
    Verb("let_stay", "pass | on {cell}", cell=CELL),
    Verb("defend", _defence, cell=CELL, source=Part(SOURCES, _source), target=Part(TARGETS)),
    Verb(
        "defend_as_pair",
        "defend {cell} | with {source} | both to {seat} | cells {one} and {other}",
        cell=CELL,
        source=Part(PAIR_SOURCES, _pair_source),
        seat=SEAT,
        one=BARE_CELL,
        other=BARE_CELL,
    ),
)
MOVES = VERBS.count
END_TURN, LET_BE, STOP, KEEP, SWAP, DEAL = map(VERBS.first, ("end_turn", "let_be", "stop", "keep", "swap", "deal"))

placing = VERBS.number("place")
locking = VERBS.number("lock")
sending = VERBS.number("send")
sending_nowhere = VERBS.number("send_nowhere")
playing_whiskey = VERBS.number("play_whiskey")
playing_jail_break = VERBS.number("play_jail_break")
letting_stay = VERBS.number("let_stay")
defending = VERBS.number("defend")
defending_as_pair = VERBS.number("defend_as_pair")
