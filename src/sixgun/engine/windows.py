"""Going round the table by sets of seats: whose turn is next, and question windows.

A window puts one question to a set of seats, one after the other. It closes when all of them have passed in a row:
the game keeps the set of those who passed, and empties it when somebody does not pass.
"""

from __future__ import annotations

from .bits import has
from .rule import rule
from .seats import NOBODY, Seat


@rule
def next_in(members: int, seat: Seat, seats: int) -> Seat:
    """The next seat clockwise that belongs to the set, `seat` itself last; NOBODY when the set is empty."""
    for step in range(1, int(seats) + 1):
        other = (int(seat) + step) % int(seats)
        if has(members, other):
            return other
    return NOBODY


@rule
def next_to_ask(members: int, passed: int, seat: Seat, seats: int) -> Seat:
    """Who is asked after `seat`; NOBODY when all members have passed, and the window closes."""
    return next_in(int(members) & ~int(passed), seat, seats)


@rule
def nth_in(members: int, seat: Seat, other: Seat, seats: int) -> int:
    """How many members are met before `other` on the way round that starts at the left of `seat`."""
    met = 0
    for step in range(1, int(seats) + 1):
        here = (int(seat) + step) % int(seats)
        if here == other:
            return met
        met += int(has(members, here))
    return met
