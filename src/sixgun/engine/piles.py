"""Piles of cards, kept in the two ways a card game needs.

As counts: how many there are of each kind, for hands whose order means nothing and for decks whose
order nobody knows (a card is drawn at random when it is needed: nothing to shuffle, nothing to hide).
As an order: cards packed to the front of an array, the top card last, for piles whose order matters.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from .luck import Luck, pick
from .rule import rule

Counts: TypeAlias = Any
Pile: TypeAlias = Any

NO_CARD = -1
HIDDEN = -2  # a card is there, and this viewer may not know which


@rule
def how_many(counts: Counts) -> int:
    """The number of cards in a pile of counts."""
    cards = 0
    for kind in range(counts.shape[0]):
        cards += int(counts[kind])
    return cards


@rule
def draw_below(counts: Counts, kinds: int, luck: Luck) -> int:
    """Take a random card out of the first `kinds` kinds; NO_CARD when there is none."""
    left = 0
    for kind in range(kinds):
        left += int(counts[kind])
    if left == 0:
        return NO_CARD
    nth = pick(luck, left)
    for kind in range(kinds):
        nth -= int(counts[kind])
        if nth < 0:
            counts[kind] -= 1
            return kind
    return NO_CARD


@rule
def draw(counts: Counts, luck: Luck) -> int:
    """Take a random card; NO_CARD when the pile is empty."""
    return draw_below(counts, counts.shape[0], luck)


@rule
def pour(source: Counts, target: Counts) -> None:
    """Move every card of one pile of counts into another."""
    for kind in range(source.shape[0]):
        target[kind] += source[kind]
        source[kind] = 0


@rule
def swap(one: Counts, other: Counts) -> None:
    """Two piles of counts trade places."""
    for kind in range(one.shape[0]):
        cards = one[kind]
        one[kind] = other[kind]
        other[kind] = cards


@rule
def put_on_top(pile: Pile, count: int, card: int) -> int:
    """Lay a card on an ordered pile; the new number of cards."""
    pile[count] = card
    return count + 1


@rule
def take_from(pile: Pile, count: int, place: int) -> int:
    """Take the card at `place` out of an ordered pile and close the gap; the new number of cards."""
    for later in range(place, count - 1):
        pile[later] = pile[later + 1]
    pile[count - 1] = NO_CARD
    return count - 1
