"""What everybody has: the start, what games brought, what was taken away. Added up from the log, stored nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .events import Reported, Stage
from .rounds import Outcome, RoundTable
from .scoring.contract import Gain, Series
from .tournament import Tournament


@dataclass(frozen=True)
class Line:
    """What one game brought one entrant."""

    round: int
    table: int
    game: int
    gain: Gain
    star: bool  # had the star in it


@dataclass
class Account:
    """One entrant's money, or points."""

    start: int
    lines: list[Line] = field(default_factory=list)
    penalties: int = 0

    @property
    def games(self) -> int:
        """Games finished."""
        return len(self.lines)

    @property
    def gained(self) -> int:
        """Everything the games brought, their fees taken off."""
        return sum(line.gain.points for line in self.lines)

    @property
    def fees(self) -> int:
        """What was paid before games, as part of what they brought."""
        return sum(line.gain.fees for line in self.lines)

    @property
    def total(self) -> int:
        """BNG-T21. The start and everything gained, minus penalties."""
        return self.start + self.gained - self.penalties

    @property
    def stars(self) -> int:
        """How often the entrant has had the star."""
        return sum(line.star for line in self.lines)


def accounts(
    tournament: Tournament,
    stage: Stage = "main",
    before: tuple[int, int, int] | None = None,
    through: int | None = None,
) -> dict[int, Account]:
    """Everybody's account. Finals are counted apart, and penalties with the rounds.

    As it was `before` a game, by its round, table and number, or after a round, `through`.
    """
    start = tournament.scoring.start(tournament.settings.numbers)
    found = {number: Account(start) for number in tournament.entrants}
    for round_number, table, game, outcome in _outcomes(tournament, stage):
        if through is not None and round_number > through:
            continue
        if before is not None and not _is_earlier((round_number, table.number, game), before):
            continue
        gains = _gains(tournament, table, game, outcome)
        star = star_of(tournament, table, game)
        for seat, entrant in enumerate(table.players(game)):
            if entrant not in outcome.stand_ins:
                line = Line(round_number, table.number, game, gains[seat], entrant == star)
                found[entrant].lines.append(line)
    if stage == "main":
        told = _told(tournament, before)
        for number, penalty in tournament.penalties.items():
            if told is None or number < told:
                found[penalty.entrant].penalties += penalty.amount
    return found


def _is_earlier(game: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    """Whether a game was played before another: in an earlier round, or at the same table of the same."""
    return game[0] < other[0] or (game[:2] == other[:2] and game[2] < other[2])


def _told(tournament: Tournament, game: tuple[int, int, int] | None) -> int | None:
    """The event that first reported a game; None for one that has no result."""
    if game is None or tournament.outcome(*game) is None:
        return None
    for change in reversed(tournament.changes):
        event = change.event
        if isinstance(event, Reported) and (event.round, event.table, event.game) == game:
            return change.number
    return None


def star_of(tournament: Tournament, table: RoundTable, game: int) -> int:
    """Who had the star: the result knows best, the rotation next."""
    outcome = table.outcomes.get(game)
    seat = None if outcome is None or outcome.is_bare else tournament.scoring.star_of(outcome.result)
    return table.star(game) if seat is None else table.players(game)[seat]


def totals(tournament: Tournament, table: RoundTable, before: tuple[int, int, int] | None = None) -> list[int]:
    """What each seat of a table has so far, of all tables, or had before a game."""
    found = accounts(tournament, table.stage, before)
    return [found[entrant].total for entrant in table.seats]


def series(tournament: Tournament, table: RoundTable) -> Series:
    """What a table has behind it when its next game is set up."""
    last = max(table.outcomes, default=0)
    there = table.players(last)
    return Series(
        seats=len(table.seats),
        star=table.placed.star,
        results=[table.outcomes[game].result for game in sorted(table.outcomes)],
        totals=totals(tournament, table),
        last_seats=[there.index(entrant) if entrant in there else None for entrant in table.seats],
    )


def _outcomes(tournament: Tournament, stage: Stage) -> Iterator[tuple[int, RoundTable, int, Outcome]]:
    for drawn, table in tournament.tables():
        if drawn.stage == stage:
            for game in sorted(table.outcomes):
                yield drawn.number, table, game, table.outcomes[game]


def _gains(tournament: Tournament, table: RoundTable, game: int, outcome: Outcome) -> list[Gain]:
    if outcome.is_bare:
        return [Gain(points=0)] * len(table.players(game))
    return list(tournament.scoring.gains(outcome.result, tournament.settings.numbers))
