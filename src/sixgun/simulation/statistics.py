"""Intervals, comparisons, and what a run of a given size can notice."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, inf, log1p, sqrt
from statistics import NormalDist

Z = 1.96  # 95 %
FALSE_ALARMS = 0.05
FEWEST = 10  # expected wins, and losses, below which a rate is not even nearly normal: nothing is said of it
POWER_Z = 0.8416  # a change is noticed 8 times in 10


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's, which behaves near 0 and 1)."""
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    margin = Z * sqrt(max(0.0, rate * (1 - rate)) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, min(rate, (centre - margin) / scale)), min(1.0, max(rate, (centre + margin) / scale))


def enough(expected: float, games: int) -> bool:
    """Whether so many games say anything about a rate."""
    return games * min(expected, 1 - expected) >= FEWEST


def chance_of(rate: float, expected: float, games: int) -> float:
    """The chance of a rate at least this far from the expected one, by luck alone; 1 where games are too few to say."""
    if not enough(expected, games):
        return 1.0
    return two_sided(rate - expected, sqrt(expected * (1 - expected) / games))


def two_sided(difference: float, error: float, freedom: float = inf) -> float:
    """The chance that luck alone makes a difference at least this large, given its standard error.

    `freedom` is the error's degrees of freedom if it was estimated from a few numbers.
    """
    if error <= 0:
        return 1.0 if difference == 0 else 0.0
    return erfc(_as_normal(abs(difference) / error, freedom) / sqrt(2))


def _as_normal(t: float, freedom: float) -> float:
    """The value of a normal distribution as unlikely as this one of Student's (Wallace's approximation, 1959)."""
    if freedom == inf:
        return t
    return (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))


def reach(freedom: float = inf, false_alarms: float = FALSE_ALARMS) -> float:
    """How many standard errors luck alone exceeds, up or down, with this probability; undoes `_as_normal`."""
    z = Z if false_alarms == FALSE_ALARMS else -NormalDist().inv_cdf(false_alarms / 2)
    if freedom == inf:
        return z
    z *= (8 * freedom + 3) / (8 * freedom + 1)
    return sqrt(freedom * (exp(z * z / freedom) - 1))


def stand_out(chances: Sequence[float], false_alarms: float = FALSE_ALARMS) -> list[bool]:
    """Benjamini and Hochberg's answer to many comparisons: of those that stand out, 1 in 20 at most is mere luck."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    last = -1
    for rank, place in enumerate(order):
        if chances[place] <= false_alarms * (rank + 1) / len(chances):
            last = rank
    found = set(order[: last + 1])
    return [place in found for place in range(len(chances))]


def threshold(found: int, compared: int) -> float:
    """How unlikely one more has to be to stand out too, when so many of so many stand out already."""
    return FALSE_ALARMS * min(1.0, (found + 1) / compared)


def smallest_noticed(error: float, freedom: float = inf, false_alarms: float = FALSE_ALARMS) -> float:
    """The smallest true change that a comparison with this standard error and this threshold finds 8 times in 10."""
    return (reach(freedom, false_alarms) + POWER_Z) * error


def at_most(games: int) -> float:
    """What happened in none of this many games happens in at most this share of all (95 %: the rule of three)."""
    return min(1.0, 3 / games)
