"""The counts of games, in whole numbers and fixed memory: tallies add up to the same total in any order.

Three tables, each with the lines that a `Sheet` names:

shares     what seats are (their place, their bot, their role, cards they held): games in which some seat was it, seats
           that were it, and what these seats won, in WINS parts a game; where seats hold copies, also what seats
           with as many cards of any kind won in these games
occurs     what happens (events, kinds of decisions, endings): games, times, and the number of the first such game
numbers    what has a distribution (length, the score of each bot): how many, sum, squares, least, most, and the numbers
           of the first games with the least and the most; their buckets are in `spread`
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from sixgun.engine.scores import WHOLE

from .buckets import BUCKETS

WINS = WHOLE * WHOLE  # the parts of one win: whole wins are shared out among winners, then among seats alike
NEVER = (1 << 63) - 1
GAMES, SEATS, WON, ALIKE = range(4)  # columns of shares
TIMES, FIRST = 1, 2  # of occurs, after GAMES
HOW_MANY, SUM, SQUARES, LEAST, MOST, LEAST_IN, MOST_IN = range(7)  # of numbers


class Tables(NamedTuple):
    """The tables of a tally, as rules count in them."""

    shares: Any
    occurs: Any
    numbers: Any
    spread: Any


@dataclass
class Tally:
    """The counts of some games."""

    shares: Any
    occurs: Any
    numbers: Any
    spread: Any
    games: int = 0

    @classmethod
    def empty(cls, shares: int, occurs: int, numbers: int) -> Tally:
        """Nothing counted yet, with so many lines in each table."""
        tally = cls(
            np.zeros((shares, 4), np.int64),
            np.zeros((occurs, 3), np.int64),
            np.zeros((numbers, 7), np.int64),
            np.zeros((numbers, BUCKETS), np.int64),
        )
        tally.occurs[:, FIRST] = tally.numbers[:, LEAST] = NEVER
        tally.numbers[:, MOST] = -NEVER
        tally.numbers[:, LEAST_IN:] = NEVER
        return tally

    @property
    def tables(self) -> Tables:
        """Where to count."""
        return Tables(self.shares, self.occurs, self.numbers, self.spread)

    def like(self) -> Tally:
        """An empty one with the same lines."""
        return Tally.empty(len(self.shares), len(self.occurs), len(self.numbers))

    def add(self, other: Tally) -> None:
        """Count other games as well."""
        self.games += other.games
        self.shares += other.shares
        self.spread += other.spread
        self.occurs[:, :FIRST] += other.occurs[:, :FIRST]
        np.minimum(self.occurs[:, FIRST], other.occurs[:, FIRST], out=self.occurs[:, FIRST])
        mine, theirs = self.numbers, other.numbers
        mine[:, :LEAST] += theirs[:, :LEAST]
        _better(mine, theirs, LEAST, LEAST_IN, theirs[:, LEAST] < mine[:, LEAST])
        _better(mine, theirs, MOST, MOST_IN, theirs[:, MOST] > mine[:, MOST])

    def to_json(self) -> dict[str, Any]:
        """Plain data; of the buckets only those that are not empty."""
        return {
            "games": self.games,
            "shares": self.shares.tolist(),
            "occurs": self.occurs.tolist(),
            "numbers": self.numbers.tolist(),
            "spread": [{str(place): int(row[place]) for place in np.flatnonzero(row)} for row in self.spread],
        }

    def fill(self, plain: dict[str, Any]) -> None:
        """Take over what `to_json` wrote down; ValueError if it has other lines."""
        for name in ("shares", "occurs", "numbers"):
            table = getattr(self, name)
            written = np.array(plain[name], np.int64).reshape(-1, table.shape[1])
            if written.shape != table.shape:
                raise ValueError(f"{len(written)} lines of {name}, not {len(table)}")
            table[:] = written
        for row, buckets in zip(self.spread, plain["spread"], strict=True):
            row[:] = 0
            for place, count in buckets.items():
                row[int(place)] = count
        self.games = int(plain["games"])


def _better(mine: Any, theirs: Any, value: int, where: int, better: Any) -> None:
    """Take over a new least or most value; if two are equal, keep the earlier game."""
    alike = theirs[:, value] == mine[:, value]
    mine[alike, where] = np.minimum(mine[alike, where], theirs[alike, where])
    mine[better, value] = theirs[better, value]
    mine[better, where] = theirs[better, where]
