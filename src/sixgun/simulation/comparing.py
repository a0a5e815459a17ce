"""What a change does: two parts side by side, measure by measure, with the smallest change they could notice.

Both play the same seeds, and `blocks.py` says how sure a change is. A measure that occurs too seldom for that gets the
error of two unrelated runs: too wide rather than too narrow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from math import inf, sqrt

import numpy as np

from .blocks import Error, Measure, error_between, measures_of
from .report import Distribution, Occurrence, Share, Summary
from .statistics import FALSE_ALARMS, reach, smallest_noticed, stand_out, threshold, two_sided

FEWEST_GAMES = 1000  # in which something occurs, so that blocks say how sure its change is


@dataclass(frozen=True)
class Change:
    """One measure in both runs. Rates are parts of 1, other measures are means of whole numbers."""

    sort: str
    name: str
    is_rate: bool
    before: float
    after: float
    error: float  # the standard error of the difference
    games: tuple[int, int]
    blocks: int = 0  # of games behind the error; 0: the error of two unrelated runs
    changed: bool = False  # after correction for the number of measures of its sort
    threshold: float = FALSE_ALARMS  # how unlikely it has to be by luck alone to count as changed

    @property
    def difference(self) -> float:
        """What the change did."""
        return self.after - self.before

    @property
    def freedom(self) -> float:
        """Degrees of freedom of the error."""
        return self.blocks - 1 if self.blocks else inf

    @property
    def low(self) -> float:
        """The lower end of its 95 % interval."""
        return self.difference - reach(self.freedom) * self.error

    @property
    def high(self) -> float:
        """The upper end."""
        return self.difference + reach(self.freedom) * self.error

    @property
    def possible(self) -> bool:
        """Whether its interval says anything: in very few games it is wider than rates can differ."""
        return not self.is_rate or -1 < self.low <= self.high < 1

    @property
    def smallest(self) -> float:
        """The smallest true change that so many games call changed 8 times in 10."""
        return smallest_noticed(self.error, self.freedom, self.threshold)


def changes(before: Summary, after: Summary) -> list[Change]:
    """Every measure that both have: how seats fared, what happened how often, lengths and scores."""
    found = groupby(without_twins(_Pair(before, after).changes()), key=lambda change: change.sort)
    return [change for _, group in found for change in _marked(list(group))]


def without_twins(found: Iterable[Change]) -> Iterator[Change]:
    """Each change once: a measure that changes as another does, to the last game, is the same thing by another name."""
    met = set[tuple[object, ...]]()
    for change in found:
        same = change.is_rate, change.before, change.after, change.games, change.error
        if change.difference and same in met:
            continue
        met.add(same)
        yield change


def no_game_differs(before: Summary, after: Summary) -> bool:
    """Whether both runs counted the very same in all games."""
    tables = zip(before.part.tally.tables, after.part.tally.tables, strict=True)
    return all(np.array_equal(one, other) for one, other in tables)


def _marked(found: list[Change]) -> list[Change]:
    """The changes of one sort, corrected by themselves: other sorts lend them no verdicts."""
    marks = stand_out([two_sided(change.difference, change.error, change.freedom) for change in found])
    needed = threshold(sum(marks), len(marks))
    return [replace(change, changed=mark, threshold=needed) for change, mark in zip(found, marks, strict=True)]


def by_size(found: Iterable[Change]) -> list[Change]:
    """What has changed first, then the largest differences first; lengths and scores, in other units, before rates."""
    return sorted(found, key=lambda change: (not change.changed, change.is_rate, -abs(change.difference)))


def in_one_only(before: Summary, after: Summary) -> list[str]:
    """What one of two card files has and the other has not, and so cannot be compared: cards with other ids."""
    both = [
        {
            known_by: name
            for block in summary.part.sheet.shares
            for known_by, name in zip(block.ids, block.items, strict=True)
        }
        for summary in (before, after)
    ]
    return sorted(both[known_by in both[1]][known_by] for known_by in both[0].keys() ^ both[1].keys())


@dataclass(frozen=True)
class _Pair:
    """Two summaries of the same games."""

    before: Summary
    after: Summary

    def changes(self) -> Iterator[Change]:
        """Measure by measure."""
        yield from self._shares()
        yield from self._occurrences()
        yield from self._means()

    def _shares(self) -> Iterator[Change]:
        for sort, rows in self.before.shares.items():
            others = {row.id: row for row in self.after.shares.get(sort, [])}
            for row in rows:
                if row.id in others and sort not in ("seat", "bot"):
                    other = others[row.id]
                    yield self._rates(f"wins by {sort}", row, other, (row.games, other.games))

    def _occurrences(self) -> Iterator[Change]:
        for sort in self.before.what_happened:
            others = {row.id: row for row in self.after.occurrences(sort)}
            for row in self.before.occurrences(sort):
                other = others.get(row.id)
                if other is not None and (row.games or other.games):
                    yield self._rates(f"games with this {sort}", row, other, self._games)

    def _means(self) -> Iterator[Change]:
        yield self._mean("length", "decisions a game", self.before.length, self.after.length)
        for bot, spread in self.before.scores.items():
            if bot in self.after.scores:
                # One number a game, as if all its seats had the same score: too wide rather than too narrow.
                yield self._mean("score", bot, spread, self.after.scores[bot])

    @property
    def _games(self) -> tuple[int, int]:
        return self.before.games, self.after.games

    def _rates(self, sort: str, one: Share | Occurrence, other: Share | Occurrence, games: tuple[int, int]) -> Change:
        apart = sqrt(sum(_variance(row.rate, size) for row, size in zip((one, other), games, strict=True)))
        error, blocks = self._error((sort, one.id), games, apart, unit=1.0)
        name = one.name if one.name == other.name else f"{one.name}, now {other.name}"
        return Change(sort, name, True, one.rate, other.rate, error, games, blocks)

    def _mean(self, sort: str, name: str, one: Distribution, other: Distribution) -> Change:
        games = self._games
        apart = sqrt(one.deviation**2 / games[0] + other.deviation**2 / games[1])
        error, blocks = self._error((sort, name), games, apart, unit=max(one.deviation, other.deviation))
        return Change(sort, name, False, one.mean, other.mean, error, games, blocks)

    def _error(self, measure: Measure, games: tuple[int, int], apart: float, unit: float) -> Error:
        """The error from the blocks, but at least what one game is worth: if no game differs, the next one may."""
        before, after = self.before.part.blocks, self.after.part.blocks
        if before and after and min(games) >= FEWEST_GAMES:
            one, other = (places[measure] for places in self._places)
            error = error_between(before, one, after, other)
            if error:
                return Error(max(error.size, unit / min(games)), error.blocks)
        return Error(apart, 0)

    @cached_property
    def _places(self) -> list[dict[Measure, int]]:
        """Where the blocks of each run have their measures; with other cards the places may differ."""
        return [measures_of(summary.part.sheet) for summary in (self.before, self.after)]


def _variance(rate: float, games: int) -> float:
    """Of a rate, one success and one failure added: a rate of 0 in a few games is not certain."""
    careful = (rate * games + 1) / (games + 2)
    return careful * (1 - careful) / games
