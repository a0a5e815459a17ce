"""Every move as one number, and the parts of each.

The numbers run in blocks, one for each verb, so that listing the verbs in order lists the moves sorted.
"""

from __future__ import annotations

from sixgun.engine.rule import rule

from .words import CELLS, KINDS, PLACES, SEATS

# A Defender comes from the hand (its type) or from a cell of the defended jail (KINDS + cell).
SOURCES = KINDS + CELLS
# It goes to a place, or NOWHERE.
NOWHERE = PLACES
TARGETS = PLACES + 1
# A pair's Defender is of the arriving type, so "from hand" is one source: PAIR_FROM_HAND, else its cell.
PAIR_SOURCES = 1 + CELLS
PAIR_FROM_HAND = 0

PLACE = 0  # type, own cell
LOCK = PLACE + KINDS * CELLS  # own cell
SEND = LOCK + CELLS  # type, place
SEND_NOWHERE = SEND + KINDS * PLACES  # type
BAD_WHISKEY = SEND_NOWHERE + KINDS  # the player to trade with
JAIL_BREAK = BAD_WHISKEY + SEATS  # type
END_TURN = JAIL_BREAK + KINDS
LET_BE = END_TURN + 1
STOP = LET_BE + 1
KEEP = STOP + 1
SWAP = KEEP + 1
DEAL = SWAP + 1
PASS = DEAL + 1  # own cell the card arrived at
DEFEND = PASS + CELLS  # own cell, source, target
DEFEND_PAIR = (
    DEFEND + CELLS * SOURCES * TARGETS
)  # own cell, pair source, seat, cell of the arriving card, cell of the Defender
MOVES = DEFEND_PAIR + CELLS * PAIR_SOURCES * SEATS * CELLS * CELLS


@rule
def place_of(seat: int, cell: int) -> int:
    """The number of a cell among all cells of the table."""
    return int(seat) * CELLS + cell


@rule
def placing(kind: int, cell: int) -> int:
    return PLACE + kind * CELLS + cell


@rule
def sending(kind: int, place: int) -> int:
    return SEND + kind * PLACES + place


@rule
def defending(cell: int, source: int, target: int) -> int:
    return DEFEND + (cell * SOURCES + source) * TARGETS + target


@rule
def defending_as_pair(cell: int, source: int, seat: int, cell_of_arrival: int, cell_of_defender: int) -> int:
    return (
        DEFEND_PAIR
        + (((cell * PAIR_SOURCES + source) * SEATS + seat) * CELLS + cell_of_arrival) * CELLS
        + cell_of_defender
    )


@rule
def defence_parts(move: int) -> tuple[int, int, int]:
    """The attacked cell, the Defender's source, the target."""
    rest = int(move) - DEFEND
    return rest // (SOURCES * TARGETS), rest // TARGETS % SOURCES, rest % TARGETS


@rule
def pair_parts(move: int) -> tuple[int, int, int, int, int]:
    """The attacked cell, the Defender's source, the seat, and the two cells there."""
    rest = int(move) - DEFEND_PAIR
    seats_and_cells = SEATS * CELLS * CELLS
    return (
        rest // (PAIR_SOURCES * seats_and_cells),
        rest // seats_and_cells % PAIR_SOURCES,
        rest // (CELLS * CELLS) % SEATS,
        rest // CELLS % CELLS,
        rest % CELLS,
    )
