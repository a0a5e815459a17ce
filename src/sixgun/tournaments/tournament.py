"""A tournament, derived from its log: every event is applied in turn, and nothing else ever changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from sixgun.engine.game import Game
from sixgun.tables.events import chained
from sixgun.tables.match import BrokenLog, installed_game
from sixgun.tables.store import DeskRow

from . import events as log
from .formats import Format, find_format
from .rounds import Outcome, Round, RoundTable
from .scoring.contract import Scoring
from .settings import Settings

OPEN, PLAYING, OVER = "open", "playing", "over"
FindScoring = Callable[[str], Scoring]


@dataclass
class Entrant:
    """Somebody who takes part."""

    number: int
    name: str
    bot: str  # empty for people
    late: bool
    person: str | None  # known in this house only; never exported
    out: bool = False  # has dropped out
    reason: str = ""
    out_by: str | None = None  # the person who said so; known in this house only


@dataclass(frozen=True)
class Change:
    """A line of the list of changes: an event with its number and time."""

    number: int
    at: int
    event: log.Event


@dataclass
class Tournament:
    """One tournament as far as its log goes."""

    id: str
    find_scoring: FindScoring
    seq: int = 0
    at: int = 0
    chain: str = ""
    settings: Settings = field(default_factory=lambda: Settings(name="", game=""))
    entrants: dict[int, Entrant] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    penalties: dict[int, log.Penalised] = field(default_factory=dict)  # those that count, by event number
    settled_ties: list[log.LotsDrawn | log.Duelled] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    closed: log.Closed | None = None
    answered: dict[str, tuple[int, str | None]] = field(default_factory=dict)  # command key: event, digest

    # What follows from the settings

    @cached_property
    def scoring(self) -> Scoring:
        """The game's scoring module."""
        return self.find_scoring(self.settings.game)

    @cached_property
    def game(self) -> Game:
        """The game that is played."""
        return installed_game(self.settings.game)

    @cached_property
    def form(self) -> Format:
        """The format."""
        return find_format(self.settings.format)

    # What follows from the log

    @property
    def status(self) -> str:
        """Open for entries, playing, or over."""
        if self.closed is not None:
            return OVER
        return PLAYING if self.rounds else OPEN

    def playing(self) -> list[int]:
        """Everybody who takes part in the next draw."""
        return [number for number, entrant in self.entrants.items() if not entrant.out]

    def name(self, entrant: int) -> str:
        """What an entrant is called."""
        return self.entrants[entrant].name

    def main_rounds(self) -> list[Round]:
        """The rounds before the finals."""
        return [drawn for drawn in self.rounds if drawn.stage == "main"]

    def final_rounds(self) -> list[Round]:
        """The rounds of the finals."""
        return [drawn for drawn in self.rounds if drawn.stage == "finals"]

    def tables(self) -> Iterator[tuple[Round, RoundTable]]:
        """Every table of every round, in the order of play."""
        for drawn in self.rounds:
            for table in drawn.tables.values():
                yield drawn, table

    def is_duel(self, table: RoundTable) -> bool:
        """Whether a table is ranked by who wins it, not by points."""
        return self.form.duels if table.stage == "main" else self.settings.finals.kind == "bracket"

    def must_decide(self, table: RoundTable) -> bool:
        """Whether a table cannot end in a draw."""
        return self.form.knock_out if table.stage == "main" else self.settings.finals.kind == "bracket"

    def missing(self, table: RoundTable) -> list[int]:
        """The games of a table that still have to be reported; none when too few are left to play them."""
        if sum(not self.entrants[entrant].out for entrant in table.seats) == 0:
            return []
        if self.settings.mode == "paper" and not self.is_duel(table):
            left = sum(not self.entrants[entrant].out for entrant in table.seats)
            if left < max(self.game.fewest_seats, self.scoring.fewest_seats):
                return []
        return table.missing(self.scoring, self.must_decide(table))

    def open_tables(self) -> list[tuple[Round, RoundTable, list[int]]]:
        """Tables with games to report, and which."""
        found = ((drawn, table, self.missing(table)) for drawn, table in self.tables())
        return [(drawn, table, games) for drawn, table, games in found if games]

    def outcome(self, round_number: int, table: int, game: int) -> Outcome | None:
        """A result that stands."""
        found = self.table(round_number, table)
        return None if found is None else found.outcomes.get(game)

    def table(self, round_number: int, table: int) -> RoundTable | None:
        """A table by its round and number."""
        if not 1 <= round_number <= len(self.rounds):
            return None
        return self.rounds[round_number - 1].tables.get(table)

    # The log

    def happen(self, event: log.Event, at: int, actor: str | None = None, person: str | None = None) -> DeskRow:
        """Something happens now: it is carried out, and the row to store comes back."""
        at, seq = max(at, self.at), self.seq + 1
        body = log.encode(event)
        row = DeskRow(seq, at, body, chained(self.chain, self.id, seq, at, body), actor=actor, person=person)
        self._carry_out(event, row)
        return row

    def apply(self, row: DeskRow) -> log.Event:
        """The next event of the log happened; BrokenLog when it cannot have. Returns it, decoded."""
        if row.seq != self.seq + 1:
            raise BrokenLog(f"After event {self.seq} comes event {row.seq}: the log has a gap.")
        if row.chain != chained(self.chain, self.id, row.seq, row.at, row.body):
            raise BrokenLog(f"Event {row.seq} does not fit the chain: it, or one before it, was changed.")
        if row.at < self.at:
            raise BrokenLog(f"Event {row.seq} is older than the one before it.")
        try:
            event = log.decode(row.body)
            self._carry_out(event, row)
        except msgspec.DecodeError as error:
            raise BrokenLog(f"Event {row.seq} is none that this program knows: {error}.") from None
        except (LookupError, TypeError) as error:
            raise BrokenLog(f"Event {row.seq} cannot have happened: there is no {error}.") from None
        return event

    def _carry_out(self, event: log.Event, row: DeskRow) -> None:
        if isinstance(event, log.Opened) != (row.seq == 1):
            raise BrokenLog(f"Event {row.seq}: a tournament is opened once, by its first event.")
        self._change(event, row)
        self.seq, self.at, self.chain = row.seq, row.at, row.chain
        self.changes.append(Change(row.seq, row.at, event))
        if row.key is not None:
            self.answered[row.key] = (row.seq, row.intent)

    def _change(self, event: log.Event, row: DeskRow) -> None:
        match event:
            case log.Opened():
                self.settings = event.settings
            case log.Entered():
                self.entrants[event.entrant] = Entrant(event.entrant, event.name, event.bot, event.late, row.person)
            case log.Dropped() | log.Returned():
                entrant = self.entrants[event.entrant]
                entrant.out = isinstance(event, log.Dropped)
                entrant.reason = event.reason if isinstance(event, log.Dropped) else ""
                entrant.out_by = row.actor if entrant.out else None
            case log.Drawn():
                self._drawn(event, row.at)
            case log.Seated():
                table = self._table(event.round, event.table)
                table.matches[event.game] = event.match
                table.stand_ins[event.game] = tuple(event.stand_ins)
            case log.Reported() | log.Corrected():
                self._outcome(event, row.seq)
            case log.Withdrawn():
                del self._table(event.round, event.table).outcomes[event.game]
            case log.Penalised():
                self.penalties[row.seq] = event
            case log.Pardoned():
                del self.penalties[event.penalty]
            case log.LotsDrawn() | log.Duelled():
                self.settled_ties.append(event)
            case log.Closed() | log.Reopened():
                self.closed = event if isinstance(event, log.Closed) else None

    def _drawn(self, event: log.Drawn, at: int) -> None:
        if isinstance(event, log.Redrawn):
            self.rounds.pop()
        if event.round != len(self.rounds) + 1:
            raise BrokenLog(f"After round {len(self.rounds)} comes round {event.round}: the log has a gap.")
        tables = {
            number: RoundTable(number, placed, event.stage) for number, placed in enumerate(event.tables, start=1)
        }
        self.rounds.append(
            Round(event.round, event.stage, tables, event.byes, event.order, event.seed, event.cost, event.words, at)
        )

    def _outcome(self, event: log.Reported | log.Corrected, number: int) -> None:
        table = self._table(event.round, event.table)
        corrected = isinstance(event, log.Corrected)
        table.outcomes[event.game] = Outcome(
            result=event.after if isinstance(event, log.Corrected) else event.result,
            source=event.source if isinstance(event, log.Reported) else "hand",
            stand_ins=tuple(event.stand_ins),
            without=tuple(event.without),
            number=number,
            corrected=corrected,
        )
        if isinstance(event, log.Corrected):
            for round_number, struck in event.struck:
                del self.rounds[round_number - 1].tables[struck]

    def _table(self, round_number: int, table: int) -> RoundTable:
        return self.rounds[round_number - 1].tables[table]
