"""What a whole run says: all its parts together, each by itself, what never happened, and how much skill matters."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from .comparing import Change, changes
from .firing import Fired, fired_by
from .lab import Lab, Part
from .report import Occurrence, Share, Summary
from .statistics import at_most, chance_of, stand_out, wilson
from .tally import FIRST, GAMES, LEAST_IN, NEVER, WINS, WON, Tally

COLUMNS = (
    "part", "measure", "sort", "item", "games", "seats", "times", "value", "low", "high", "stands_out", "first_game"
)  # fmt: skip


@dataclass(frozen=True)
class Never:
    """Something that a game provides for and that did not happen."""

    sort: str  # "event", "decision" or "ending"
    name: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Findings:
    """All of it."""

    lab: Lab

    @cached_property
    def summaries(self) -> list[Summary]:
        """Every part that has been played, with the numbers of its games in the run."""
        return [Summary(part, self.lab.first_of(part)) for part in self.lab.parts if part.tally.games]

    def of_kind(self, kind: str) -> list[Summary]:
        """The parts of one kind."""
        return [summary for summary in self.summaries if summary.part.kind == kind]

    @cached_property
    def whole(self) -> Summary:
        """The main parts together: their lines are the same ones."""
        main = self.of_kind("main")
        if len(main) == 1:
            return main[0]
        tally = main[0].part.tally.like()
        for summary in main:
            tally.add(_numbered(summary.part.tally, summary.first))
        part = replace(main[0].part, title="all", games=sum(each.part.games for each in main), tally=tally)
        return Summary(part, 0)

    @cached_property
    def decks(self) -> list[Share]:
        """How often each deck that was brought has won, all parts together."""
        met: dict[str, list[int]] = {}
        for summary in self.of_kind("main"):
            for seat, deck in enumerate(summary.part.setup.brings):
                row = summary.part.tally.shares[seat]
                counted = met.setdefault(str(deck), [0, 0])
                counted[0] += int(row[GAMES])
                counted[1] += int(row[WON])
        rows = [
            Share(
                deck,
                games,
                games,
                won / WINS,
                won / WINS / games,
                *wilson(won / WINS, games),
                chance_of(won / WINS / games, self.whole.mean_rate, games),
            )
            for deck, (games, won) in met.items()
        ]
        marks = stand_out([row.chance for row in rows])
        return [replace(row, stands_out=mark) for row, mark in zip(rows, marks, strict=True)]

    @cached_property
    def fired(self) -> Fired:
        """Which rules stand behind events and decisions."""
        return fired_by(self.lab.parts[0].setup.game)

    def rules_of(self, sort: str, name: str) -> tuple[str, ...]:
        """The rules that an occurrence shows at work."""
        by_sort = {"event": self.fired.events, "decision": self.fired.decisions}
        return by_sort.get(sort, {}).get(name, ())

    @cached_property
    def never(self) -> list[Never]:
        """What could have happened and never did."""
        return [
            Never(sort, row.name, self.rules_of(sort, row.name))
            for sort in self.whole.what_happened
            for row in self.whole.occurrences(sort)
            if row.games == 0 and sort != "oddity"
        ]

    @cached_property
    def silent_rules(self) -> list[str]:
        """Rules that something countable would have shown at work, and nothing did: broken, useless or switched off."""
        shown = {
            rule
            for sort in ("event", "decision")
            for row in self.whole.occurrences(sort)
            if row.games
            for rule in self.rules_of(sort, row.name)
        }
        return sorted(self.fired.rules - shown)

    @property
    def seldom(self) -> float:
        """What never happened in so many games happens in at most this share of them."""
        return at_most(self.whole.games)

    @cached_property
    def changes(self) -> list[Change]:
        """For a run of two kinds of cards: what the change did."""
        before, after = self.of_kind("before"), self.of_kind("after")
        return changes(before[0], after[0]) if before and after else []

    def to_json(self) -> dict[str, Any]:
        """Plain numbers and words."""
        told: dict[str, Any] = {"parts": [summary.to_json() for summary in self.summaries]}
        if self.changes:
            told["changes"] = [
                asdict(change) | {"difference": change.difference, "low": change.low, "high": change.high}
                | {"smallest_noticed": change.smallest}
                for change in self.changes
            ]  # fmt: skip
        if self.of_kind("main") and self.decks:
            told["decks"] = [asdict(row) for row in self.decks]
        if self.of_kind("main") and self.whole.part.watched:
            told |= {"never": [asdict(never) for never in self.never], "silent_rules": self.silent_rules}
            told["rules_watched"] = len(self.fired.rules)
        return told

    def to_csv(self) -> str:
        """One line for each number, for spreadsheets."""
        text = io.StringIO()
        lines = csv.writer(text, lineterminator="\n")
        lines.writerow(COLUMNS)
        for summary in self.summaries:
            lines.writerows(_lines(summary))
        return text.getvalue()


def _lines(summary: Summary) -> Iterator[tuple[object, ...]]:
    title = summary.part.title or f"{summary.part.setup.players} players"
    for sort, shares in summary.shares.items():
        for row in shares:
            yield _share_line(title, sort, row)
    for sort in summary.what_happened:
        for occurrence in summary.occurrences(sort):
            yield _occurrence_line(title, sort, occurrence)
    for name, spread in (("length", summary.length), *summary.scores.items()):
        sort = "length" if name == "length" else "score"
        for item, value in asdict(spread).items():
            yield title, "distribution", sort, f"{name} {item}", summary.games, "", "", value, "", "", "", ""
    for length, count in summary.counts(0).items():
        yield title, "count", "length", length, count, "", "", "", "", "", "", ""


def _share_line(title: str, sort: str, row: Share) -> tuple[object, ...]:
    rates = (f"{row.rate:.6f}", f"{row.low:.6f}", f"{row.high:.6f}")
    return title, "wins", sort, row.name, row.games, row.seats, "", *rates, "yes" if row.stands_out else "no", ""


def _occurrence_line(title: str, sort: str, row: Occurrence) -> tuple[object, ...]:
    rates = (f"{row.rate:.6f}", f"{row.low:.6f}", f"{row.high:.6f}")
    first = "" if row.first is None else row.first
    return title, "occurs", sort, row.name, row.games, "", row.times, *rates, "", first


def _numbered(tally: Tally, first: int) -> Tally:
    """The same counts with the games' numbers in the run."""
    moved = tally.like()
    moved.add(tally)
    for column in (moved.occurs[:, FIRST], *moved.numbers[:, LEAST_IN:].T):
        column[:] = np.where(column == NEVER, NEVER, column + first)
    return moved


def part_title(part: Part) -> str:
    """What a part is called where there are several."""
    return part.title or f"{part.setup.players} players"
