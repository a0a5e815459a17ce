"""Small sets as the bits of a number: cells, seats, kinds."""

from __future__ import annotations

from typing import Any

from .rule import rule


@rule
def has(members: int, member: int) -> bool:
    """Whether a number belongs to the set."""
    return (int(members) >> int(member)) & 1 == 1


@rule
def size(members: int) -> int:
    """How many numbers belong to the set."""
    rest = int(members)
    count = 0
    while rest != 0:
        rest &= rest - 1
        count += 1
    return count


@rule
def lowest(members: int) -> int:
    """The smallest number of a set that is not empty."""
    return size((members & -members) - 1)


@rule
def list_range(first: int, end: int, allowed: Any, count: int) -> int:
    """Append every move from `first` up to `end` to a list of moves; the new length of the list."""
    for move in range(first, end):
        allowed[count] = move
        count += 1
    return count


@rule
def list_members(members: int, most: int, first: int, allowed: Any, count: int) -> int:
    """Append `first + m` to a list of moves for every member m below `most`; the new length of the list."""
    rest = members & ((1 << most) - 1)
    while rest != 0:
        allowed[count] = first + lowest(rest)
        rest &= rest - 1
        count += 1
    return count
