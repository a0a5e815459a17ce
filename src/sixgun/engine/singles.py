"""Decks in which every card is there once, kept as the bits of a number. Their order is nobody's to know."""

from __future__ import annotations

from .bits import lowest, size
from .luck import Luck, pick
from .piles import NO_CARD
from .rule import rule


@rule
def pick_card(deck: int, luck: Luck) -> int:
    """A random card of the deck, every one equally likely; NO_CARD when it is empty. The caller takes it out."""
    cards = size(deck)
    if cards == 0:
        return NO_CARD
    rest = int(deck)
    for _ in range(pick(luck, cards)):
        rest &= rest - 1
    return lowest(rest)
