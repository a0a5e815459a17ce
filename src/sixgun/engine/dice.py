"""Contests of dice: everybody rolls, the highest wins, and ties roll again."""

from __future__ import annotations

from typing import Any

from .bits import has
from .luck import Luck, roll
from .rule import rule

TIED = -1


@rule
def roll_for_each(luck: Luck, sides: int, members: int, dice: Any) -> None:
    """One die for every member of the set, in order; the others' dice are taken off the table (0)."""
    for seat in range(dice.shape[0]):
        dice[seat] = roll(luck, sides) if has(members, seat) else 0


@rule
def highest(dice: Any, members: int) -> int:
    """The set of members that share the highest roll."""
    best = 0
    leaders = 0
    for seat in range(dice.shape[0]):
        if has(members, seat):
            if dice[seat] > best:
                best = int(dice[seat])
                leaders = 0
            if dice[seat] == best:
                leaders |= 1 << seat
    return leaders


@rule
def winner_of_two(one: int, other: int) -> int:
    """0 when the first total is higher, 1 when the second is, TIED when neither."""
    if one == other:
        return TIED
    return 0 if one > other else 1
