"""Rounds and their tables as they stand: who sits where, what was reported, what is missing."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from .events import Placed, Stage
from .scoring.contract import Scoring

MOST_EXTRA_GAMES = 20  # of a duel that must have a winner


@dataclass(frozen=True)
class Outcome:
    """A result that stands, and for whom it counts."""

    result: dict[str, Any]
    source: Literal["table", "hand"]
    stand_ins: tuple[int, ...] = ()
    without: tuple[int, ...] = ()
    number: int = 0  # of the event that says so
    corrected: bool = False

    @property
    def is_bare(self) -> bool:
        """Only who won is known, which is enough at a table of two and brings no points."""
        return set(self.result) == {"winners"}


@dataclass
class RoundTable:
    """A table in one round."""

    number: int
    placed: Placed
    stage: Stage
    outcomes: dict[int, Outcome] = field(default_factory=dict)  # by game, from 1
    matches: dict[int, str] = field(default_factory=dict)  # by game: the match of an online table
    stand_ins: dict[int, tuple[int, ...]] = field(default_factory=dict)  # by game, as the match was opened

    @property
    def seats(self) -> list[int]:
        """The entrants, clockwise."""
        return self.placed.seats

    def players(self, game: int) -> list[int]:
        """Who sat there in a game that was reported: the seats of its result."""
        outcome = self.outcomes.get(game)
        return [entrant for entrant in self.seats if outcome is None or entrant not in outcome.without]

    def counts_for(self, game: int) -> list[int]:
        """For whom a reported game counts."""
        stand_ins = self.outcomes[game].stand_ins
        return [entrant for entrant in self.players(game) if entrant not in stand_ins]

    def star(self, game: int, without: Collection[int] | None = None) -> int:
        """Who has the star by rotation: it goes to the left after every game (BNG-T17), past whoever is missing."""
        absent = set(self.seats) - set(self.players(game)) if without is None else without
        round_the_table = [
            self.seats[(self.placed.star + game - 1 + step) % len(self.seats)] for step in range(len(self.seats))
        ]
        return next(entrant for entrant in round_the_table if entrant not in absent)

    def wins(self, scoring: Scoring) -> dict[int, int]:
        """Games won by each of two; a shared win is nobody's."""
        won = dict.fromkeys(self.seats, 0)
        for game in self.outcomes:
            winner = winner_of(self.players(game), self.outcomes[game], scoring)
            if winner is not None:
                won[winner] += 1
        return won

    def winner(self, scoring: Scoring) -> int | None:
        """Who has won a duel, as far as it is played; None when nobody is ahead."""
        if self.placed.walkover is not None:
            return self.placed.walkover
        one, other = self.seats
        won = self.wins(scoring)
        return None if won[one] == won[other] else max(self.seats, key=won.__getitem__)

    def missing(self, scoring: Scoring, must_decide: bool) -> list[int]:
        """The games that still have to be reported; a duel that must have a winner ends early, or goes on."""
        if self.placed.walkover is not None:
            return []
        open_games = [game for game in range(1, self.placed.games + 1) if game not in self.outcomes]
        if not must_decide:
            return open_games
        won = sorted(self.wins(scoring).values())
        if won[1] > won[0] + len(open_games):
            return []
        if open_games or won[1] > won[0]:
            return open_games
        extra = max(self.outcomes, default=0) + 1
        return [extra] if extra <= self.placed.games + MOST_EXTRA_GAMES else []


@dataclass
class Round:
    """One round as it was drawn."""

    number: int
    stage: Stage
    tables: dict[int, RoundTable]  # by number; tables of a bracket that no longer stand are gone
    byes: list[int]
    order: list[int]
    seed: int
    cost: int
    words: list[str]
    at: int = 0  # when it was drawn; milliseconds

    def table_of(self, entrant: int) -> RoundTable | None:
        """Where somebody sits in this round."""
        return next((table for table in self.tables.values() if entrant in table.seats), None)

    @property
    def has_results(self) -> bool:
        """Whether anything was reported."""
        return any(table.outcomes for table in self.tables.values())


def winner_of(players: Sequence[int], outcome: Outcome, scoring: Scoring) -> int | None:
    """Who won a game of two; None when the win is shared or nobody's."""
    seats = outcome.result["winners"] if outcome.is_bare else scoring.winners(outcome.result)
    return players[seats[0]] if len(seats) == 1 else None
