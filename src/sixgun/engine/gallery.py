"""A cache of pictures: a part of a table is drawn once for the same numbers.

A server shows thousands of tables after every move, and from one move to the next hardly anything on them changes.
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
    """The words of a table's cards, compared by identity: comparing all of them would take too long."""

    __slots__ = ("cards",)

    def __init__(self, cards: Mapping[str, Sequence[CardWords]]) -> None:
        self.cards = cards

    def __hash__(self) -> int:
        return id(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Words) and self.cards is other.cards


def drawn_once(draw: Callable[[Numbers, Names], Picture]) -> Callable[[Numbers, Names], Picture]:
    """Remember what is drawn from the same numbers with the same cards.

    `draw` gets names that know the cards but no players, because all tables share what it draws. Trap: never change a
    picture.
    """

    @lru_cache(maxsize=_MOST_KEPT)
    def picture(numbers: Numbers, words: _Words) -> Picture:
        return draw(numbers, Names((), words.cards))

    @wraps(draw)
    def drawn(numbers: Numbers, names: Names) -> Picture:
        return picture(numbers, _Words(names.cards))

    return drawn
