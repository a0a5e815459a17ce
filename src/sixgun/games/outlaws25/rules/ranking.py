"""Which of two three-card hands is better, in this game's own order."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..state import State
from ..words import RANKS, SUITS, HandKind

KIND_STEP = RANKS**3  # above any `rank_order`


@rule
def hand_kind(high: int, middle: int, low: int, one_suit: bool) -> int:
    """O25-45 to O25-51, O25-R21, O25-R22. Three cards by rank; an Ace is never low."""
    run = high - middle == 1 and middle - low == 1
    if run and one_suit:
        return HandKind.STRAIGHT_FLUSH
    if high == low:
        return HandKind.THREE_OF_A_KIND
    if one_suit:
        return HandKind.FLUSH
    if run:
        return HandKind.STRAIGHT
    if middle in (high, low):
        return HandKind.PAIR
    return HandKind.HIGH_CARD


@rule
def rank_order(high: int, middle: int, low: int) -> int:
    """Between two hands of a kind the pair counts first, then the odd card; without a pair the highest card down."""
    if middle == low:
        high, low = low, high
    return (high * RANKS + middle) * RANKS + low


@rule
def strength(one: int, other: int, flop: int) -> int:
    """O25-55, O25-57, O25-R23, O25-R24. The higher number wins; equal numbers are a true tie, suits never break it."""
    first, second, third = one // SUITS, other // SUITS, flop // SUITS
    high, low = max(first, second, third), min(first, second, third)
    middle = first + second + third - high - low
    one_suit = one % SUITS == other % SUITS and one % SUITS == flop % SUITS
    return hand_kind(high, middle, low, one_suit) * KIND_STEP + rank_order(high, middle, low)


@rule
def hand_strength(game: State, seat: Seat) -> int:
    """O25-27. A player's two cards and the Flop Card."""
    return strength(int(game.hand[seat, 0]), int(game.hand[seat, 1]), int(game.flop))
