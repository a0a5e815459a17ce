"""A list of moves of which one is kept: a player who chooses by number needs no other.

On a GPU the writing of whole lists is what costs. So moves are counted first, with a list that keeps none, and listed
once more to catch the one at the chosen place. Sets of moves (`bits.list_members`) are counted without a loop.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .bits import list_members, size
from .rule import rule

NONE_OF_THEM = -1


class OneMove(NamedTuple):
    """Stands in for a list of allowed moves."""

    kept: Any  # room for one move
    nth: Any  # the place in the list of the move to keep; NONE_OF_THEM while they are only counted

    def __setitem__(self, place: int, move: int) -> None:
        if place == self.nth:
            self.kept[0] = move


@rule
def count_members(members: int, most: int, first: int, allowed: Any, count: int) -> int:
    """What `list_members` does to such a list."""
    rest = members & ((1 << most) - 1)
    after = count + size(rest)
    if count <= allowed.nth and allowed.nth < after:
        for _ in range(allowed.nth - count):
            rest &= rest - 1
        allowed.kept[0] = first + size((rest & -rest) - 1)
    return after


INSTEAD = {list_members: count_members}  # what is called on a GPU where the list is such a one
