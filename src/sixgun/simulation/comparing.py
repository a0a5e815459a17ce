"""What a change does: two parts side by side, measure by measure, with the smallest change they could have noticed.

Both play the same seeds. Where that makes them alike the intervals are wider than need be, never narrower.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt

from .report import Occurrence, Share, Spread, Summary
from .statistics import Z, smallest_noticed, stand_out, two_sided


@dataclass(frozen=True)
class Change:
    """One measure in both. Rates are parts of 1, other measures whole numbers' means."""

    sort: str
    name: str
    is_rate: bool
    before: float
    after: float
    error: float  # the standard error of the difference
    games: tuple[int, int]
    changed: bool = False  # after correction for the number of measures

    @property
    def difference(self) -> float:
        """What the change did."""
        return self.after - self.before

    @property
    def low(self) -> float:
        """The lower end of its 95 % interval."""
        return self.difference - Z * self.error

    @property
    def high(self) -> float:
        """The upper end."""
        return self.difference + Z * self.error

    @property
    def smallest(self) -> float:
        """The smallest true change that so many games find 8 times in 10."""
        return smallest_noticed(self.error)


def changes(before: Summary, after: Summary) -> list[Change]:
    """Every measure that both have: how seats fared, what happened how often, lengths and scores."""
    found = [*_shares(before, after), *_occurrences(before, after), *_means(before, after)]
    marks = stand_out([two_sided(change.difference, change.error) for change in found])
    return [replace(change, changed=mark) for change, mark in zip(found, marks, strict=True)]


def _shares(before: Summary, after: Summary) -> Iterator[Change]:
    for sort, rows in before.shares.items():
        others = {row.name: row for row in after.shares.get(sort, [])}
        for row in rows:
            if row.name in others and sort not in ("seat", "bot"):
                yield _rates(f"wins by {sort}", row.name, row, others[row.name])


def _occurrences(before: Summary, after: Summary) -> Iterator[Change]:
    for sort in before.what_happened:
        others = {row.name: row for row in after.occurrences(sort)}
        for row in before.occurrences(sort):
            other = others.get(row.name)
            if other is not None and (row.games or other.games):
                yield _rates(f"games with this {sort}", row.name, row, other, (before.games, after.games))


def _rates(
    sort: str, name: str, one: Share | Occurrence, other: Share | Occurrence, games: tuple[int, int] | None = None
) -> Change:
    sizes = games or (one.games, other.games)
    error = sqrt(sum(_variance(row.rate, size) for row, size in zip((one, other), sizes, strict=True)))
    return Change(sort, name, True, one.rate, other.rate, error, sizes)


def _variance(rate: float, games: int) -> float:
    """Of a rate, one success and one failure added: a rate of 0 in a few games is not certain."""
    careful = (rate * games + 1) / (games + 2)
    return careful * (1 - careful) / games


def _means(before: Summary, after: Summary) -> Iterator[Change]:
    yield _mean("length", "decisions a game", before.length, after.length, (before.games, after.games))
    for bot, spread in before.scores.items():
        if bot in after.scores:
            # One number a game, as if its seats had all the same score: wide rather than narrow.
            yield _mean("score", bot, spread, after.scores[bot], (before.games, after.games))


def _mean(sort: str, name: str, one: Spread, other: Spread, games: tuple[int, int]) -> Change:
    error = sqrt(one.deviation**2 / games[0] + other.deviation**2 / games[1])
    return Change(sort, name, False, one.mean, other.mean, error, games)
