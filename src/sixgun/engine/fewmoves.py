"""A list that counts moves and keeps the first few: a random player needs only one of them.

On a GPU, writing whole lists is what costs. So moves are counted, and the first few kept. If the chosen move is further
on, they are listed once more to find it. Sets and ranges of moves (`bits.py`) are counted without a loop.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .bits import list_members, list_range, lowest, size
from .rule import rule


class FewMoves(NamedTuple):
    """Stands in for a list of allowed moves."""

    kept: Any  # room for a few moves
    first: Any  # the place in the list of the first of them

    def __setitem__(self, place: int, move: int) -> None:
        if self.first <= place < self.first + len(self.kept):
            self.kept[place - self.first] = move


@rule
def count_members(members: int, most: int, first: int, allowed: Any, count: int) -> int:
    """What `list_members` does to such a list."""
    rest = members & ((1 << most) - 1)
    after = count + size(rest)
    place, end = max(count, int(allowed.first)), min(after, int(allowed.first) + len(allowed.kept))
    if place < end:
        for _ in range(place - count):
            rest &= rest - 1
        while place < end:
            allowed.kept[place - allowed.first] = first + lowest(rest)
            rest &= rest - 1
            place += 1
    return after


@rule
def count_range(first: int, end: int, allowed: Any, count: int) -> int:
    """What `list_range` does to such a list."""
    after = count + max(0, end - first)
    for place in range(max(count, int(allowed.first)), min(after, int(allowed.first) + len(allowed.kept))):
        allowed.kept[place - allowed.first] = first + place - count
    return after


# What is called on a GPU where the list is such a one.
INSTEAD = {list_members: count_members, list_range: count_range}
