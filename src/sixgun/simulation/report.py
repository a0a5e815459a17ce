"""What many games say: win rates with confidence intervals, scores, lengths, speed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from sixgun.engine.scores import win_shares

from .run import Played

Z = 1.96  # 95 %


@dataclass(frozen=True)
class Share:
    """How often somebody won, for each seat they had; a shared win counts as its part; with a 95 % interval."""

    name: str
    games: int
    wins: float
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Spread:
    """A distribution in seven numbers."""

    mean: float
    deviation: float
    least: int
    lower_quarter: int
    middle: int
    upper_quarter: int
    most: int


@dataclass(frozen=True)
class Report:
    """The result of a simulation."""

    game: str
    seats: int
    games: int
    seed: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    capped: int
    by_seat: list[Share]
    by_bot: list[Share]
    by_label: dict[str, list[Share]]
    scores_by_bot: dict[str, Spread]
    score_counts: dict[int, int]
    length: Spread
    length_counts: dict[int, int]

    def to_json(self) -> dict[str, Any]:
        """Plain numbers and words."""
        return asdict(self)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's, which behaves near 0 and 1)."""
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    margin = Z * float(np.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)))
    scale = 1 + Z * Z / games
    return max(0.0, min(rate, (centre - margin) / scale)), min(1.0, max(rate, (centre + margin) / scale))


def share(name: str, wins: Any) -> Share:
    """A share out of one number a game: 0, 1, or a part of a shared win."""
    total = float(wins.sum())
    low, high = wilson(total, len(wins))
    return Share(name, len(wins), total, total / len(wins), low, high)


def spread(numbers: Any) -> Spread:
    """A distribution out of whole numbers."""
    least, lower, middle, upper, most = (int(q) for q in np.quantile(numbers, [0, 0.25, 0.5, 0.75, 1], method="lower"))
    return Spread(float(numbers.mean()), float(numbers.std()), least, lower, middle, upper, most)


def counted(numbers: Any) -> dict[int, int]:
    """How often each number occurs."""
    values, counts = np.unique(numbers, return_counts=True)
    return {int(value): int(count) for value, count in zip(values, counts, strict=True)}


def by_label(wins: Any, numbers: Any, names: Sequence[str]) -> list[Share]:
    """For each name of a sort that occurred: how often its seats won, one number a game."""
    shares = []
    for number, name in enumerate(names):
        here = (numbers == number).any(axis=2)
        seats = here.sum(axis=1)
        there = seats > 0
        if there.any():
            shares.append(share(name, (wins * here).sum(axis=1)[there] / seats[there]))
    return shares


def report(played: Played, seed: int) -> Report:
    """Everything a simulation tells."""
    wins = win_shares(played.scores, played.game.high_wins, played.game.sides)
    sat = played.bot_in_seat
    decisions = int(played.lengths.sum())
    by_bot, scores_by_bot = [], {}
    for number, bot in enumerate(played.bots):
        here = sat == number
        # One number a game, since the seats of one game are not independent: the bot's wins for each seat it had.
        by_bot.append(share(bot.name, (wins * here).sum(axis=1) / here.sum(axis=1)))
        scores_by_bot[bot.name] = spread(played.scores[here])
    return Report(
        game=played.game.name,
        seats=played.seats,
        games=len(played.lengths),
        seed=seed,
        decisions=decisions,
        seconds=played.seconds,
        decisions_per_second=decisions / played.seconds,
        games_per_second=len(played.lengths) / played.seconds,
        capped=int(played.capped.sum()),
        by_seat=[share(f"seat {seat}", wins[:, seat]) for seat in range(played.seats)],
        by_bot=by_bot,
        by_label={name: by_label(wins, *labels) for name, labels in played.labels.items()},
        scores_by_bot=scores_by_bot,
        score_counts=counted(played.scores),
        length=spread(played.lengths),
        length_counts=counted(played.lengths),
    )
