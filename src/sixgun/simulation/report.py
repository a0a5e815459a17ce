"""What counted games say: win rates with intervals, what happened how often, scores and lengths, speed."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from functools import cached_property
from math import sqrt
from typing import Any

import numpy as np

from .buckets import number_in
from .lab import Lab, Part, parts_for, play
from .setup import Setup
from .sheet import STOPPED, Block
from .statistics import chance_of, enough, stand_out, wilson
from .tally import ALIKE, FIRST, GAMES, HOW_MANY, LEAST, LEAST_IN, MOST, MOST_IN, SEATS, SQUARES, SUM, TIMES, WINS, WON


@dataclass(frozen=True)
class Share:
    """How often seats with something (a role, a card) won, with a 95 % interval; a shared win counts as its part.

    Each game gives one number, the mean of these seats, because the seats of one game are not independent. Where seats
    hold several copies of a card, it is the mean of the copies.
    """

    name: str
    games: int  # in which some seat was it
    seats: int
    wins: float
    rate: float
    low: float
    high: float
    expected: float  # the mean of all seats, at tables of as many players, and with as many cards where that differs
    chance: float = 1.0  # of a rate so far from that by luck alone
    stands_out: bool = False  # after correction for the number of comparisons in its sort
    id: str = ""  # what it is known by, whatever a card file calls it

    @property
    def enough(self) -> bool:
        """Whether so many games say anything about its rate."""
        return enough(self.expected, self.games)

    @property
    def more(self) -> float:
        """How much more often they won than all seats on average; below 0 for less."""
        return self.rate - self.expected


@dataclass(frozen=True)
class Occurrence:
    """How often something happened."""

    name: str
    games: int  # in which it happened
    times: int
    rate: float  # of all games
    low: float
    high: float
    first: int | None  # the number of the first such game
    id: str = ""  # what it is known by, whatever it is called


@dataclass(frozen=True)
class Distribution:
    """A distribution in seven numbers, and the games at its ends."""

    mean: float
    deviation: float
    least: int
    lower_quarter: int
    middle: int
    upper_quarter: int
    most: int
    least_in: int
    most_in: int


@dataclass(frozen=True)
class Summary:
    """All that a part of a run says. Games keep their numbers in the run."""

    part: Part
    first: int = 0  # the number of its first game
    made_of: tuple[Summary, ...] = ()  # the parts that this one is made of, if it is made of several

    @property
    def games(self) -> int:
        """Games counted."""
        return self.part.tally.games

    @property
    def decisions(self) -> int:
        """In all games together."""
        return int(self.part.tally.numbers[0, SUM])

    @cached_property
    def mean_rate(self) -> float:
        """The share of games that a seat wins, all seats together."""
        parts = [(each.part.tally.shares[: each.part.setup.players]) for each in self.made_of or (self,)]
        won, seats = (sum(int(number) for part in parts for number in part[:, column]) for column in (WON, SEATS))
        return won / WINS / max(1, seats)

    @cached_property
    def shares(self) -> dict[str, list[Share]]:
        """Sort by sort, those items that occurred; marked where they stand out among the items of their sort.

        Each sort is corrected by itself. In one correction for all, a sort of which nearly everything stands out would
        let its neighbours' mere luck pass as well.
        """
        found = {block.name: self._shares(block) for block in self.part.sheet.shares}
        return {name: _marked(rows) for name, rows in found.items() if rows}

    def _shares(self, block: Block) -> list[Share]:
        rows = []
        for line, (games, seats, won, _) in enumerate(self._lines("shares", block), block.first):
            if games > 0:
                wins = won / WINS
                rate, expected = wins / games, self._expected(line, block.copies)
                chance = chance_of(rate, expected, games)
                name, known_by = block.items[line - block.first], block.ids[line - block.first]
                row = Share(name, games, seats, wins, rate, *wilson(wins, games), expected, chance, id=known_by)
                rows.append(row)
        return rows

    def _expected(self, line: int, copies: bool) -> float:
        """What seats of this line would win if they were like all others at tables of the same sizes.

        Where seats hold different numbers of cards: like those that hold as many, in the same games.
        """
        if copies:
            games, alike = (int(self.part.tally.shares[line, column]) for column in (GAMES, ALIKE))
            return alike / WINS / games
        met = [(each.mean_rate, int(each.part.tally.shares[line, GAMES])) for each in self.made_of or (self,)]
        return sum(rate * games for rate, games in met) / sum(games for _, games in met)

    @property
    def what_happened(self) -> list[str]:
        """The sorts of occurrences that were counted."""
        names = [block.name for block in self.part.sheet.occurs]
        return names if self.part.watched else [name for name in names if name not in ("decision", "event")]

    def occurrences(self, sort: str) -> list[Occurrence]:
        """All lines of a sort, those that never occurred too."""
        block = self.part.sheet.block(sort)
        return [
            Occurrence(
                name,
                line[GAMES],
                line[TIMES],
                line[GAMES] / self.games,
                *wilson(line[GAMES], self.games),
                self.first + line[FIRST] if line[GAMES] else None,
                known_by,
            )
            for name, known_by, line in zip(block.items, block.ids, self._lines("occurs", block), strict=True)
            if name
        ]

    def seen(self, sort: str) -> set[str]:
        """What occurred, whispers too, by what it is known by."""
        block = self.part.sheet.block(sort)
        return {
            name for name, line in zip(block.ids, self._lines("occurs", block), strict=True) if name and line[GAMES]
        }

    def _lines(self, table: str, block: Block) -> list[list[int]]:
        rows: list[list[int]] = getattr(self.part.tally, table)[block.first : block.end].tolist()
        return rows

    @property
    def capped(self) -> int:
        """Games that the cap on decisions stopped."""
        return self.occurrences("oddity")[STOPPED].games

    @property
    def length(self) -> Distribution:
        """Decisions in a game."""
        return self._spread(0)

    @property
    def scores(self) -> dict[str, Distribution]:
        """The scores of each bot's seats."""
        return {bot: self._spread(1 + number) for number, bot in enumerate(self.part.setup.names)}

    def counts(self, line: int) -> dict[int, int]:
        """How often each number occurs, in one line of the distributions: 0 is the length, then the bots' scores."""
        row = self.part.tally.spread[line]
        return {number_in(int(place)): int(row[place]) for place in np.flatnonzero(row)}

    def _spread(self, line: int) -> Distribution:
        told = [int(number) for number in self.part.tally.numbers[line]]
        counts = self.counts(line)
        values, upto = list(counts), np.cumsum(list(counts.values()))
        mean = told[SUM] / told[HOW_MANY]
        deviation = sqrt(max(0.0, told[SQUARES] / told[HOW_MANY] - mean * mean))

        def quarter(nth: int) -> int:
            return values[int(np.searchsorted(upto, (told[HOW_MANY] - 1) * nth // 4, "right"))]

        return Distribution(
            mean,
            deviation,
            told[LEAST],
            quarter(1),
            quarter(2),
            quarter(3),
            told[MOST],
            self.first + told[LEAST_IN],
            self.first + told[MOST_IN],
        )

    def to_json(self) -> dict[str, Any]:
        """Plain numbers and words."""
        by_bot = {bot: self.counts(line) for line, bot in enumerate(self.part.setup.names, 1)}
        scores: dict[int, int] = {}
        for counted in by_bot.values():
            for score, count in counted.items():
                scores[score] = scores.get(score, 0) + count
        return {
            "title": self.part.title,
            "game": self.part.setup.game.name,
            "seats": self.part.setup.players,
            "bots": list(self.part.setup.bots),
            "options": self.part.setup.unusual,
            "games": self.games,
            "first_game": self.first,
            "seed": self.part.setup.seed,
            "decisions": self.decisions,
            "capped": self.capped,
            "mean_rate": self.mean_rate,
            "wins": {name: [asdict(row) for row in rows] for name, rows in self.shares.items()},
            "happened": {name: [asdict(row) for row in self.occurrences(name)] for name in self.what_happened},
            "scores": {name: asdict(spread) for name, spread in self.scores.items()},
            "score_counts": {str(score): scores[score] for score in sorted(scores)},
            "score_counts_by_bot": {bot: {str(n): count for n, count in of.items()} for bot, of in by_bot.items()},
            "length": asdict(self.length),
            "length_counts": {str(length): count for length, count in self.counts(0).items()},
        }


def _marked(rows: list[Share]) -> list[Share]:
    """The same, marked where they stand out; of one alone nothing is said."""
    marks = stand_out([row.chance for row in rows])
    return [replace(row, stands_out=mark and len(rows) > 1) for row, mark in zip(rows, marks, strict=True)]


def summary_of(setup: Setup, games: int, threads: int | None = None, watched: bool = False) -> Summary:
    """Play games of one setup, count them, and say what they tell."""
    lab = Lab(parts_for([("", setup)], games, watched))
    play(lab, threads=threads)
    return Summary(lab.parts[0])
