"""What a player has done: games and wins by game and role, and against whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from .contract import Played, Player, win_shares
from .registry import rater_of


@dataclass
class Tally:
    """Seats played and what they won. A shared win counts as its part."""

    games: int = 0
    wins: float = 0.0
    expected: float = 0.0  # what seats like these win between equals

    def add(self, won: float, expected: float) -> None:
        """One more."""
        self.games += 1
        self.wins += won
        self.expected += expected


@dataclass
class Record:
    """All games of one player at one game, and the same by role where there are roles."""

    all: Tally = field(default_factory=Tally)
    by_role: dict[str, Tally] = field(default_factory=dict)


def record_of(games: Iterable[Played], player: str) -> dict[str, Record]:
    """What a player has won, by game. A bot with several seats counts each."""
    records: dict[str, Record] = {}
    for played in games:
        rater, seats = rater_of(played.game), len(played.players)
        rows = zip(
            played.players,
            rater.roles(played.result, seats),
            win_shares(rater, played.result, seats),
            rater.expected(played.result, seats),
            strict=True,
        )
        for sitter, role, won, expected in rows:
            if sitter.id == player:
                record = records.setdefault(played.game, Record())
                record.all.add(won, expected)
                if role:
                    record.by_role.setdefault(role, Tally()).add(won, expected)
    return records


@dataclass
class Meeting:
    """Two players at the same tables. Against: on different sides; then ahead, behind, or level."""

    games: int = 0
    same_side: int = 0
    ahead: int = 0
    behind: int = 0
    level: int = 0

    @property
    def against(self) -> int:
        """Times on different sides."""
        return self.ahead + self.behind + self.level


def head_to_head(games: Iterable[Played], player: str, other: str) -> dict[str, Meeting]:
    """How one player did against another, by game."""
    by_game: dict[str, Meeting] = {}
    for played in games:
        if other in (sitter.id for sitter in played.players):
            met = _meetings(played, player).get(other)
            if met is not None:
                _add(by_game.setdefault(played.game, Meeting()), met)
    return by_game


def everybody_met(games: Iterable[Played], player: str) -> list[tuple[Player, Meeting]]:
    """How a player did against each of the others, all games together; who was met most often comes first."""
    totals: dict[str, Meeting] = {}
    people: dict[str, Player] = {}
    for played in games:
        people |= {sitter.id: sitter for sitter in played.players}
        for other, met in _meetings(played, player).items():
            _add(totals.setdefault(other, Meeting()), met)
    return sorted(((people[other], met) for other, met in totals.items()), key=lambda row: (-row[1].games, row[0].id))


def _meetings(played: Played, player: str) -> dict[str, Meeting]:
    """One game: the player's seats beside each seat of the others. A game between two players counts once."""
    rater, seats = rater_of(played.game), len(played.players)
    places, sides = rater.places(played.result, seats), rater.sides(played.result, seats)
    met: dict[str, Meeting] = {}
    mine = [seat for seat, sitter in enumerate(played.players) if sitter.id == player]
    for seat, sitter in enumerate(played.players):
        if sitter.id == player:
            continue
        for own in mine:
            meeting = met.setdefault(sitter.id, Meeting(games=1))
            if sides[own] == sides[seat]:
                meeting.same_side += 1
            elif places[own] == places[seat]:
                meeting.level += 1
            elif places[own] < places[seat]:
                meeting.ahead += 1
            else:
                meeting.behind += 1
    return met


def _add(total: Meeting, met: Meeting) -> None:
    total.games += met.games
    total.same_side += met.same_side
    total.ahead += met.ahead
    total.behind += met.behind
    total.level += met.level
