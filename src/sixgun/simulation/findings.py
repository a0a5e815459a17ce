"""What a whole run says: all its parts together, each by itself, what never happened, and how much skill matters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Any

import numpy as np

from sixgun.engine.spreadsheet import csv_text

from .comparing import Change, changes, in_one_only, no_game_differs
from .firing import Fired, fired_by
from .lab import PAIRED, Lab, Part
from .report import Occurrence, Share, Summary
from .statistics import at_most, chance_of, stand_out, wilson
from .tally import FIRST, GAMES, LEAST_IN, NEVER, WINS, WON, Tally

COLUMNS = (
    "part", "kind", "bots", "options", "measure", "sort", "item", "games", "seats", "times", "value", "low", "high",
    "stands_out", "first_game", "expected", "before", "after", "smallest_noticed",
)  # fmt: skip


@dataclass(frozen=True)
class Never:
    """Something that the game can do and that did not happen."""

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
        """The main parts added together; they have the same lines."""
        main = self.of_kind("main")
        if len(main) == 1:
            return main[0]
        tally = main[0].part.tally.like()
        for summary in main:
            tally.add(_numbered(summary.part.tally, summary.first))
        part = replace(main[0].part, title="all", games=sum(each.part.games for each in main), tally=tally)
        return Summary(part, 0, tuple(main))

    @property
    def several(self) -> bool:
        """Whether there are several main parts: tables of several sizes, or decks in several orders."""
        return len(self.of_kind("main")) > 1

    @cached_property
    def decks(self) -> list[Share]:
        """How often each deck that was brought has won, all parts together."""
        met: dict[str, list[float]] = {}
        for summary in self.of_kind("main"):
            for seat, deck in enumerate(summary.part.setup.brings):
                row = summary.part.tally.shares[seat]
                counted = met.setdefault(str(deck), [0, 0, 0])
                counted[0] += int(row[GAMES])
                counted[1] += int(row[WON]) / WINS
                counted[2] += int(row[GAMES]) * summary.mean_rate
        rows = []
        for deck, (seats, wins, fair) in met.items():
            games, rate, expected = int(seats), wins / seats, fair / seats
            chance = chance_of(rate, expected, games)
            rows.append(Share(deck, games, games, wins, rate, *wilson(wins, games), expected, chance))
        marks = stand_out([row.chance for row in rows])
        return [replace(row, stands_out=mark) for row, mark in zip(rows, marks, strict=True)]

    @cached_property
    def fired(self) -> Fired:
        """Which rules stand behind events and decisions."""
        return fired_by(self.lab.parts[0].setup.game)

    def rules_of(self, sort: str, known_by: str) -> tuple[str, ...]:
        """The rules that an occurrence shows at work."""
        by_sort = {"event": self.fired.events, "decision": self.fired.decisions}
        return by_sort.get(sort, {}).get(known_by, ())

    @cached_property
    def never(self) -> list[Never]:
        """What could have happened and never did."""
        return [
            Never(sort, row.name, self.rules_of(sort, row.id))
            for sort in self.whole.what_happened
            for row in self.whole.occurrences(sort)
            if row.games == 0 and sort != "oddity"
        ]

    @cached_property
    def silent_rules(self) -> list[str]:
        """Rules behind events and decisions of which none occurred: broken, useless or switched off."""
        shown = {
            rule
            for sort in ("event", "decision")
            for known_by in self.whole.seen(sort)
            for rule in self.rules_of(sort, known_by)
        }
        return sorted(self.fired.rules - shown)

    @property
    def seldom(self) -> float:
        """What never happened in this many games happens in at most this share of them."""
        return at_most(self.whole.games)

    @cached_property
    def changes(self) -> list[Change]:
        """For a run of two kinds of cards: what the change did."""
        before, after = map(self.of_kind, PAIRED)
        return changes(before[0], after[0]) if before and after else []

    @cached_property
    def same(self) -> bool:
        """For a run of two kinds of cards: whether no game differs."""
        before, after = map(self.of_kind, PAIRED)
        return bool(before and after) and no_game_differs(before[0], after[0])

    @cached_property
    def not_compared(self) -> list[str]:
        """What only one of two card files has."""
        before, after = map(self.of_kind, PAIRED)
        return in_one_only(before[0], after[0]) if before and after else []

    def to_json(self) -> dict[str, Any]:
        """Plain numbers and words."""
        told: dict[str, Any] = {"parts": [summary.to_json() for summary in self.summaries]}
        if self.several:
            sizes = sorted({summary.part.setup.players for summary in self.of_kind("main")})
            told["all"] = self.whole.to_json() | {"seats": sizes[0] if len(sizes) == 1 else sizes}
        if self.changes:
            told["changes"] = [
                asdict(change) | {"difference": change.difference, "smallest_noticed": change.smallest}
                | {"low": change.low if change.possible else None, "high": change.high if change.possible else None}
                for change in self.changes
            ]  # fmt: skip
            told |= {"not_compared": self.not_compared, "no_game_differed": self.same}
        if self.of_kind("main") and self.decks:
            told["decks"] = [asdict(row) for row in self.decks]
        if self.of_kind("main") and self.whole.part.watched:
            told |= {"never": [asdict(never) for never in self.never], "silent_rules": self.silent_rules}
            told["rules_watched"] = len(self.fired.rules)
        return told

    def to_csv(self) -> str:
        """One line for each number, for spreadsheets."""
        parts = [*self.summaries, *([self.whole] if self.several else [])]
        decks = [_which(self.whole) | {"measure": "wins", "sort": "deck"} | _share_line(row) for row in self.decks]
        lines = [*chain.from_iterable(map(_csv_lines, parts)), *decks, *map(_change_line, self.changes)]
        return csv_text(COLUMNS, ([line.get(column, "") for column in COLUMNS] for line in lines))


def _which(summary: Summary) -> dict[str, object]:
    """What a line is about: a part of the run, or all of its main parts together."""
    part = summary.part
    kind = "all" if summary.made_of else part.kind
    return {
        "part": part_title(part),
        "kind": kind,
        "bots": " ".join(part.setup.bots),
        "options": part.setup.unusual,
    }


def _csv_lines(summary: Summary) -> Iterator[dict[str, object]]:
    which = _which(summary)
    return (which | line for line in _numbers(summary))


def _numbers(summary: Summary) -> Iterator[dict[str, object]]:
    for sort, shares in summary.shares.items():
        for row in shares:
            yield {"measure": "wins", "sort": sort} | _share_line(row)
    for sort in summary.what_happened:
        for occurrence in summary.occurrences(sort):
            yield {"measure": "occurs", "sort": sort} | _occurrence_line(occurrence)
    for name, spread in (("length", summary.length), *summary.scores.items()):
        sort = "length" if name == "length" else "score"
        for item, value in asdict(spread).items():
            told = {"measure": "distribution", "sort": sort, "item": f"{name} {item}"}
            yield told | {"games": summary.games, "value": value}
    for length, count in summary.counts(0).items():
        yield {"measure": "count", "sort": "length", "item": length, "games": count}
    for nth, bot in enumerate(summary.scores, 1):
        for score, count in summary.counts(nth).items():
            yield {"measure": "count", "sort": "score", "item": f"{bot} {score}", "seats": count}


def _share_line(row: Share) -> dict[str, object]:
    told = {"item": row.name, "games": row.games, "seats": row.seats, "expected": f"{row.expected:.6f}"}
    return told | _rate(row.rate, row.low, row.high) | {"stands_out": "yes" if row.stands_out else "no"}


def _occurrence_line(row: Occurrence) -> dict[str, object]:
    told = {"item": row.name, "games": row.games, "times": row.times}
    return told | _rate(row.rate, row.low, row.high) | {"first_game": "" if row.first is None else row.first}


def _change_line(change: Change) -> dict[str, object]:
    told = {"measure": "change", "sort": change.sort, "item": change.name, "games": min(change.games)}
    told |= {"value": f"{change.difference:.6f}"}
    if change.possible:
        told |= {"low": f"{change.low:.6f}", "high": f"{change.high:.6f}"}
    told |= {"stands_out": "yes" if change.changed else "no", "smallest_noticed": f"{change.smallest:.6f}"}
    return told | {"before": f"{change.before:.6f}", "after": f"{change.after:.6f}"}


def _rate(value: float, low: float, high: float) -> dict[str, object]:
    return {"value": f"{value:.6f}", "low": f"{low:.6f}", "high": f"{high:.6f}"}


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
