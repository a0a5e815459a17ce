"""Which of two three-card hands is better, in this game's own order."""

from __future__ import annotations

from sixgun.engine.pokerhands import group_order, is_run, largest_group, with_rank
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..state import State
from ..words import RANKS, SUITS, HandKind

KIND_STEP = 1 << 12  # above any `group_order` of three cards


@rule
def hand_kind(ranks: int, one_suit: bool) -> int:
    """O25-45 to O25-51, O25-R21, O25-R22. Three cards; an Ace is never low."""
    run = is_run(ranks, RANKS)
    group = largest_group(ranks, RANKS)
    if run and one_suit:
        return HandKind.STRAIGHT_FLUSH
    if group == 3:
        return HandKind.THREE_OF_A_KIND
    if one_suit:
        return HandKind.FLUSH
    if run:
        return HandKind.STRAIGHT
    if group == 2:
        return HandKind.PAIR
    return HandKind.HIGH_CARD


@rule
def strength(one: int, other: int, flop: int) -> int:
    """O25-55, O25-57, O25-R23, O25-R24. The higher number wins; equal numbers are a true tie, suits never break it."""
    ranks = with_rank(with_rank(with_rank(0, one // SUITS), other // SUITS), flop // SUITS)
    one_suit = one % SUITS == other % SUITS and one % SUITS == flop % SUITS
    return hand_kind(ranks, one_suit) * KIND_STEP + group_order(ranks, RANKS)


@rule
def hand_strength(game: State, seat: Seat) -> int:
    """O25-27. A player's two cards and the Flop Card."""
    return strength(int(game.hand[seat, 0]), int(game.hand[seat, 1]), int(game.flop))
