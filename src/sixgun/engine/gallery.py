"""Pictures that are drawn once: what a part of a table looks like, by the numbers that it is drawn from.

A house shows thousands of tables after every move, and from one move to the next hardly anything on them changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, TypeVar

from .speech import Names

if TYPE_CHECKING:
    from .cardwords import CardWords

Numbers = TypeVar("Numbers", bound=Hashable)
Picture = TypeVar("Picture")
_MOST_KEPT = 20_000  # of one kind; a table has five or six


class _Words:
    """The words of a table's cards: the same to us only if they are the very same, for they are many."""

    __slots__ = ("cards",)

    def __init__(self, cards: Mapping[str, Sequence[CardWords]]) -> None:
        self.cards = cards

    def __hash__(self) -> int:
        return id(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Words) and self.cards is other.cards


def drawn_once(draw: Callable[[Numbers, Names], Picture]) -> Callable[[Numbers, Names], Picture]:
    """Remember what is drawn from the same numbers with the same cards.

    `draw` is given names that know the cards and no players: what it draws belongs to every table alike. Nobody may
    change a picture.
    """

    @lru_cache(maxsize=_MOST_KEPT)
    def picture(numbers: Numbers, words: _Words) -> Picture:
        return draw(numbers, Names((), words.cards))

    @wraps(draw)
    def drawn(numbers: Numbers, names: Names) -> Picture:
        return picture(numbers, _Words(names.cards))

    return drawn
