"""Who won: one answer for a single table and for a million games."""

from __future__ import annotations

from typing import Any

import numpy as np

from .rule import rule


def win_shares(scores: Any, high_wins: bool, sides: bool = False) -> Any:
    """For each game (row) and seat: 1 for a win, its part of a shared one, 0 for a loss.

    Where sides win, every member of the winning side has a whole win: a score above 0. Then nobody may have won.
    """
    scores = np.asarray(scores)
    if sides:
        return (scores > 0).astype(float)
    best = scores.max(axis=-1, keepdims=True) if high_wins else scores.min(axis=-1, keepdims=True)
    winners = scores == best
    return winners / winners.sum(axis=-1, keepdims=True)


WHOLE = 2520  # a whole win in parts: up to ten may share it evenly


@rule
def win_parts(scores: Any, seats: int, high_wins: int, sides: int, parts: Any) -> None:
    """The same for one game in whole numbers, which add up alike in any order: a win is WHOLE parts."""
    best = int(scores[0])
    for seat in range(1, seats):
        better = scores[seat] > best if high_wins == 1 else scores[seat] < best
        if better:
            best = int(scores[seat])
    winners = 0
    for seat in range(seats):
        if scores[seat] == best:
            winners += 1
    for seat in range(seats):
        if sides == 1:
            parts[seat] = WHOLE if scores[seat] > 0 else 0
        else:
            parts[seat] = WHOLE // winners if scores[seat] == best else 0
