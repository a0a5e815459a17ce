"""Duels in match points: 2 for a win, 1 for a draw, 0 for a loss; shown as 1, 1/2 and 0."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .rounds import RoundTable
from .scoring.contract import TieBreak
from .tournament import Tournament

WIN, DRAW, LOSS = 2, 1, 0

TIE_BREAKS = (
    TieBreak(name="buchholz", words="Buchholz: the points of all opponents"),
    TieBreak(
        name="sonneborn-berger", words="Sonneborn-Berger: twice the points of beaten opponents, once of drawn ones"
    ),
    TieBreak(name="head-to-head", words="Points against those with the same score"),
    TieBreak(name="wins", words="Duels won"),
)


@dataclass(frozen=True)
class Duel:
    """A finished duel, as one of the two has it."""

    round: int
    table: int
    opponent: int | None  # None for a bye
    points: int


@dataclass
class Card:
    """All duels of one entrant."""

    duels: list[Duel] = field(default_factory=list)
    penalties: int = 0

    @property
    def points(self) -> int:
        """Match points, twice what is shown."""
        return sum(duel.points for duel in self.duels) - self.penalties

    @property
    def wins(self) -> int:
        """Duels won against somebody."""
        return sum(duel.points == WIN and duel.opponent is not None for duel in self.duels)


def shown(points: int) -> str:
    """Match points as people read them."""
    whole, half = divmod(abs(points), 2)
    return ("-" if points < 0 else "") + (f"{whole or ''}½" if half else str(whole))


def cards(tournament: Tournament, through: int | None = None) -> dict[int, Card]:
    """Everybody's duels in the rounds before the finals, or through one of them."""
    found = {number: Card() for number in tournament.entrants}
    for drawn in tournament.main_rounds()[:through]:
        for table in drawn.tables.values():
            for entrant, points in _points(tournament, table).items():
                opponent = next(other for other in table.seats if other != entrant)
                found[entrant].duels.append(Duel(drawn.number, table.number, opponent, points))
        for entrant in drawn.byes:
            found[entrant].duels.append(Duel(drawn.number, 0, None, bye_points(tournament)))
    for penalty in tournament.penalties.values():
        found[penalty.entrant].penalties += penalty.amount
    return found


def bye_points(tournament: Tournament) -> int:
    """A bye is a win where opponents are found by score; in a round robin everybody has one, and it brings nothing."""
    return WIN if tournament.form.pairing == "swiss" else LOSS


def _points(tournament: Tournament, table: RoundTable) -> dict[int, int]:
    """The match points of a finished table; nothing while games are missing."""
    if tournament.missing(table) or (table.placed.walkover is None and not table.outcomes):
        return {}
    winner = table.winner(tournament.scoring)
    if winner is None:
        return dict.fromkeys(table.seats, DRAW)
    return {entrant: WIN if entrant == winner else LOSS for entrant in table.seats}


def tie_break_counts(found: Mapping[int, Card]) -> dict[int, dict[str, int]]:
    """The columns of `TIE_BREAKS` for everybody."""
    counts = {}
    for entrant, card in found.items():
        met = [(duel, found[duel.opponent].points) for duel in card.duels if duel.opponent is not None]
        counts[entrant] = {
            "buchholz": sum(points for _, points in met),
            "sonneborn-berger": sum(points * duel.points for duel, points in met),
            "head-to-head": sum(duel.points for duel, points in met if points == card.points),
            "wins": card.wins,
        }
    return counts
