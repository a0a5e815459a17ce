"""Who comes before whom when scores are equal: the columns in their order, then a duel or lots (BNG-T29)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import NamedTuple

from sixgun.engine.words import listed

from .scoring.contract import Duels, TieBreak

LOTS = "lots"
DUEL = "duel"


class Entry(NamedTuple):
    """One player of a ranking."""

    id: str
    score: int  # the final score, rounded (BNG-R68)
    counts: Mapping[str, int]  # by the names of the tie-breaks; a name that is missing is not known


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where one player stands."""

    id: str
    place: int  # 1 for the first; those who are still equal, or share, have the same
    decided_by: str = ""  # what parted the player from others with the same score: a tie-break's name, "duel", "lots"


@dataclass(frozen=True, kw_only=True)
class Equal:
    """Players for whom something may still be played or has to be drawn."""

    ids: tuple[str, ...]
    place: int  # the first of their places
    needs_lots: bool  # whether nothing else is left that could part them, a duel apart
    may_duel: bool  # exactly two, where a one-on-one game may decide (BNG-T32)
    unknown: tuple[str, ...] = ()  # tie-breaks that could not be looked at, in words: some game does not say

    @property
    def known(self) -> str:
        """In what they are equal."""
        if not self.unknown:
            return "everything"
        return f"everything that is known ({listed(self.unknown)} is missing in some game: enter that first)"


@dataclass(frozen=True, kw_only=True)
class Ranking:
    """All players from the first to the last, and which of them are still equal."""

    places: Sequence[Place]
    equal: Sequence[Equal]


def ranked(
    entries: Iterable[Entry],
    tie_breaks: Sequence[TieBreak],
    lots: Mapping[str, int] | None = None,
    *,
    high_wins: bool = True,
    draws_lots: bool = True,
    duel: Duels = "",
    duels: Mapping[frozenset[str], str | None] | None = None,
) -> Ranking:
    """The order of the players.

    `lots` are the lot numbers drawn so far, 1 before 2. `duels` are the one-on-one games played for places, by their
    two players: the winner, or None when nobody won and lots decide (BNG-R68). Without lots equal players share.
    """
    order = _Order(tie_breaks, lots or {}, draws_lots, duel, duels or {})
    for group in _parted(list(entries), lambda entry: entry.score, high_wins):
        order.settle(group, 0, "")
    return Ranking(places=order.places, equal=order.equal)


def together(games: Sequence[Mapping[str, int]], tie_breaks: Sequence[TieBreak]) -> dict[str, int]:
    """Counts of several games added up; what is not known of one game is not known of all."""
    known = [each.name for each in tie_breaks if all(each.name in counts for counts in games)]
    return {name: sum(counts[name] for counts in games) for name in known}


def _is_known(tie_break: TieBreak, group: Sequence[Entry]) -> bool:
    return all(tie_break.name in entry.counts for entry in group)


@dataclass
class _Order:
    """A ranking in the making."""

    tie_breaks: Sequence[TieBreak]
    lots: Mapping[str, int]
    draws_lots: bool
    duel: Duels
    duels: Mapping[frozenset[str], str | None]
    places: list[Place] = field(default_factory=list)
    equal: list[Equal] = field(default_factory=list)

    def settle(self, group: list[Entry], column: int, decided_by: str, asked: bool = False) -> None:
        """BNG-T29, BNG-R16. The next column for the whole group; those still equal go on with the one after it.

        `asked`: the two of the group have been named as a pair that may duel at once.
        """
        if len(group) == 1:
            self.seat(group, decided_by)
            return
        pair = len(group) == 2 and self.duel == "at_once"
        if pair and self.pair_of(group) in self.duels:
            self.play_or_draw(group, decided_by)
            return
        if pair and not asked and column < len(self.tie_breaks):
            self.name_equal(group, needs_lots=False)
            asked = True
        if column == len(self.tie_breaks):
            self.play_or_draw(group, decided_by)
            return
        tie_break = self.tie_breaks[column]
        if not _is_known(tie_break, group):
            self.settle(group, column + 1, decided_by, asked)
            return
        parts = _parted(group, lambda entry: entry.counts[tie_break.name], tie_break.high_first)
        for part in parts:
            self.settle(part, column + 1, tie_break.name if len(parts) > 1 else decided_by, asked)

    def play_or_draw(self, group: list[Entry], decided_by: str) -> None:
        """BNG-T28, BNG-T33, BNG-R68. A one-on-one game where one was played, else lots, else they are still equal."""
        winner = self.duels.get(self.pair_of(group)) if self.duel else None
        numbers = {self.lots[entry.id] for entry in group if entry.id in self.lots}
        if winner is not None:
            for entry in sorted(group, key=lambda entry: entry.id != winner):
                self.seat([entry], DUEL)
        elif not self.draws_lots:
            self.seat(group, decided_by)
        elif len(numbers) == len(group):
            for entry in sorted(group, key=lambda entry: self.lots[entry.id]):
                self.seat([entry], LOTS)
        else:
            self.equal = [known for known in self.equal if set(known.ids) != self.pair_of(group)]
            self.name_equal(group, needs_lots=True)
            self.seat(group, decided_by)

    def name_equal(self, group: list[Entry], needs_lots: bool) -> None:
        """Note who is equal, and whether the two of them may play for it."""
        ids = self.pair_of(group)
        may_duel = bool(self.duel) and len(ids) == 2 and ids not in self.duels
        place = len(self.places) + 1
        self.equal.append(
            Equal(
                ids=tuple(entry.id for entry in group),
                place=place,
                needs_lots=needs_lots,
                may_duel=may_duel,
                unknown=tuple(each.words for each in self.tie_breaks if not _is_known(each, group)),
            )
        )

    def seat(self, group: list[Entry], decided_by: str) -> None:
        """Give the next place to all of the group."""
        place = len(self.places) + 1
        self.places.extend(Place(id=entry.id, place=place, decided_by=decided_by) for entry in group)

    @staticmethod
    def pair_of(group: list[Entry]) -> frozenset[str]:
        """The players of a group, whatever their order."""
        return frozenset(entry.id for entry in group)


def _parted(group: list[Entry], value: Callable[[Entry], int], high_first: bool) -> list[list[Entry]]:
    """The group in parts of equal value, the best first; within a part the order stays."""
    ordered = sorted(group, key=value, reverse=high_first)
    return [list(part) for _, part in groupby(ordered, key=value)]
