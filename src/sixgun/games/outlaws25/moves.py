"""Every move as one number, and the parts of each.

The numbers run in blocks, one for each verb, so that listing the verbs in order lists the moves sorted.
Amounts of money are counted in chips.
"""

from __future__ import annotations

from sixgun.engine.rule import rule

from .words import COLOURS, HAND, MOST_CHIPS, ORDERS, PLACES, RANKS, SPOTS

AMOUNTS = MOST_CHIPS + 1  # from none to all the money there is
DUEL_SPOTS = SPOTS + 1  # every Outlaw on the table, and the Sheriff

GANG = 0  # colour
LINE_UP = GANG + COLOURS  # order
PUT = LINE_UP + ORDERS  # amount
CHECK = PUT + AMOUNTS
CALL = CHECK + 1
FOLD = CALL + 1
BET = FOLD + 1  # amount
RAISE = BET + AMOUNTS  # amount raised to
SHOW = RAISE + AMOUNTS
HIDE = SHOW + 1
BUY = HIDE + 1  # place
END_TURN = BUY + PLACES
HOLD_UP = END_TURN + 1  # own place, target spot
LET_BE = HOLD_UP + PLACES * SPOTS
FIGHT = LET_BE + 1
COWER = FIGHT + 1
PASS = COWER + 1
PLAY = PASS + 1  # carrier's place
PLAY_AT = PLAY + PLACES  # carrier's place, spot or Sheriff
PLAY_WANTED = PLAY_AT + PLACES * DUEL_SPOTS  # carrier's place, rank
PLAY_CARD = PLAY_WANTED + PLACES * RANKS  # carrier's place, first or second card
SHOW_REWARD = PLAY_CARD + PLACES * HAND  # carrier's place
MOVES = SHOW_REWARD + PLACES


@rule
def holding_up(place: int, spot: int) -> int:
    return HOLD_UP + place * SPOTS + spot


@rule
def playing_at(place: int, spot: int) -> int:
    return PLAY_AT + place * DUEL_SPOTS + spot


@rule
def playing_on_wanted(place: int, rank: int) -> int:
    return PLAY_WANTED + place * RANKS + rank


@rule
def playing_on_card(place: int, which: int) -> int:
    return PLAY_CARD + place * HAND + which


@rule
def carrier_and_choice(move: int) -> tuple[int, int]:
    """The place whose Reward is played, and the choice that goes with it."""
    if move < PLAY_AT:
        return move - PLAY, 0
    if move < PLAY_WANTED:
        return (move - PLAY_AT) // DUEL_SPOTS, (move - PLAY_AT) % DUEL_SPOTS
    if move < PLAY_CARD:
        return (move - PLAY_WANTED) // RANKS, (move - PLAY_WANTED) % RANKS
    return (move - PLAY_CARD) // HAND, (move - PLAY_CARD) % HAND
