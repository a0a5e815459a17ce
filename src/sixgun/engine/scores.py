"""Who won: one answer for a single table and for a million games."""

from __future__ import annotations

from typing import Any

import numpy as np


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
