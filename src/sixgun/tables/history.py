"""The finished games of a person, the last one first, from the results that are kept of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from sixgun.engine.seats import Seat

from .listing import within
from .remembering import Remembered, recalled
from .store import Kept, ResultStore, Store


@dataclass(frozen=True)
class Game:
    """A finished game in somebody's history."""

    remembered: Remembered
    seat: Seat
    put_away: bool  # its log is in the archive, so that there is no replay


@dataclass(frozen=True)
class Chapter:
    """A page of a history, and how long the whole is."""

    games: Sequence[Game]
    number: int  # from 1 on
    pages: int
    played: int


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game as a list shows it."""

    match: str
    date: str
    title: str
    picture: str
    others: str  # who else was there; bots are counted
    role: str
    outcome: str  # "won", "lost"
    total: str  # what the person came to: "$120"
    headline: str  # "Ann wins with $120"
    put_away: bool

    @property
    def result(self) -> str:
        """Who won, and how the person did; a total that names the role says the same once more."""
        role = f" as {self.role}" if self.role else ""
        total = "" if not self.total or (self.role and self.role in self.total) else f" ({self.total})"
        return f"{self.headline}. You {self.outcome}{role}{total}."


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A page of a history, for a terminal."""

    games: list[Row]
    number: int
    pages: int
    played: int


class History:
    """Histories out of one store. Safe to use from any thread."""

    def __init__(self, store: Store) -> None:
        self._results = ResultStore(store)

    def of(self, person: str, number: int, a_page: int) -> Chapter:
        """A page of a person's finished games."""
        played = self._results.count(person)
        number, pages = within(number, played, a_page)
        found = [_game(kept) for kept in self._results.of(person, a_page, (number - 1) * a_page)]
        games = [game for game in found if game is not None and game.seat < len(game.remembered.seats)]
        return Chapter(games, number, pages, played)


def _game(kept: Kept) -> Game | None:
    remembered = recalled(kept.memory)
    return None if remembered is None else Game(remembered, kept.seat, kept.put_away)
