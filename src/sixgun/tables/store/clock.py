"""The time of the house: the wall clock once, and from then on a clock that only goes forward."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]  # milliseconds since 1970
_NS = 1_000_000
_STEADY = getattr(time, "CLOCK_BOOTTIME", None)  # goes on while the machine is suspended


def wall_milliseconds() -> int:
    """What the clock on the wall says; somebody may set it forward or back at any time."""
    return time.time_ns() // _NS


def steady_milliseconds() -> int:
    """Only good for measuring: nobody can set this clock, and it goes on while the process is stopped."""
    return (time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)) // _NS


def house_clock(wall: Clock = wall_milliseconds, steady: Clock = steady_milliseconds) -> Clock:
    """The wall's time of this moment, plus what the steady clock has counted since."""
    offset = wall() - steady()
    return lambda: steady() + offset
