"""Measuring: several short turns for each thing, taken in rotation, the best of each counting."""

from __future__ import annotations

import time
from collections.abc import Callable

ROUNDS = 7
SECONDS = 0.5  # a turn lasts about this long


def rate(work: Callable[[], int]) -> float:
    """Units of work a second, over one turn."""
    began = time.perf_counter()
    done = 0
    while (spent := time.perf_counter() - began) < SECONDS:
        done += work()
    return done / spent


def best_rates(works: dict[str, Callable[[], int]], progress: Callable[[str], None]) -> dict[str, float]:
    """The best of several turns for each, in rotation, so that a noisy moment hits all alike."""
    best = dict.fromkeys(works, 0.0)
    for turn in range(ROUNDS):
        for name, work in works.items():
            progress(f"round {turn + 1} of {ROUNDS}: {name}")
            best[name] = max(best[name], rate(work))
    return best
