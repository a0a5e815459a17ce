"""Going round the table."""

from __future__ import annotations

from typing import TypeAlias

from .rule import rule

Seat: TypeAlias = int

NOBODY = -1  # no seat: nobody decides, or a spectator looks on
SPECTATOR = NOBODY


@rule
def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return (int(seat) + 1) % int(seats)


@rule
def right_of(seat: Seat, seats: int) -> Seat:
    """The next seat counter-clockwise."""
    return (int(seat) + int(seats) - 1) % int(seats)


@rule
def steps_clockwise(seat: Seat, other: Seat, seats: int) -> int:
    """How many places to the left `other` sits."""
    return (int(other) - int(seat) + int(seats)) % int(seats)
