"""A tournament as its pages show it: rounds, tables, places. Derived in one look, then the desk is free again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sixgun.engine.words import plural
from sixgun.tables.match import DEALING, OPEN, OVER, PLAYING
from sixgun.tournaments.changes import outcome_words
from sixgun.tournaments.progress import is_played_out, next_step, planned_rounds
from sixgun.tournaments.rounds import Round, RoundTable
from sixgun.tournaments.scoring.amounts import amount_of
from sixgun.tournaments.standings import Row, Standings, standings
from sixgun.tournaments.tournament import Entrant, Tournament

StatusOf = Callable[[str], str]  # of a match: open, playing, over; empty when it cannot be told


@dataclass(frozen=True)
class SeatShown:
    """Somebody at a table."""

    entrant: int
    name: str
    star: bool
    out: bool
    person: str | None


@dataclass(frozen=True)
class GameShown:
    """A game that has its result."""

    game: int
    words: str
    corrected: bool


@dataclass(frozen=True)
class TableShown:
    """A table of a round."""

    round: int
    number: int
    title: str
    seats: list[SeatShown]
    state: str  # "waiting" for people or paper, "live", "done"
    words: str
    game: int  # to be played or reported next; 0 for none
    match: str
    undealt: bool  # online, open, and waiting for people
    played: list[GameShown]


@dataclass(frozen=True)
class Leg:
    """A round on the track."""

    number: int
    title: str
    state: str  # "past", "on", "next"
    words: str
    tables: list[str]  # the state of every table, for the bar


@dataclass(frozen=True)
class Picture:
    """Everything the pages of one tournament have in common."""

    id: str
    seq: int
    name: str
    game: str
    picture: str
    goal: str  # the line under the name
    status: str
    online: bool
    self_entry: bool
    late: bool
    unit: str
    star_words: str
    step: str
    sentence: str
    legs: list[Leg]
    round: int
    round_words: str
    drawn_words: list[str]
    byes: list[str]
    tables: list[TableShown]
    older: list[tuple[int, list[tuple[int, int, bool]]]]  # earlier rounds: table, game, whether there are several
    entrants: list[Entrant]
    penalties: list[tuple[int, str, str, str]]  # number, name, amount, reason
    standings: Standings
    averaged: bool
    ties_due: bool  # all results are in, so that what is equal can be settled
    may_draw_again: bool
    ends_at: int  # milliseconds; 0 for no clock
    bot: str

    def amount(self, points: int) -> str:
        """Dollars, or points."""
        return amount_of(points, self.unit)

    def score(self, row: Row) -> str:
        """What the ranking goes by."""
        return row.score_words if self.unit == "match points" else amount_of(row.score, self.unit)

    @property
    def missing(self) -> int:
        """Tables of this round without all results."""
        return sum(table.state != "done" for table in self.tables)


def picture_of(tournament: Tournament, status_of: StatusOf) -> Picture:
    """The tournament as it stands."""
    step, sentence = next_step(tournament)
    found, settings = standings(tournament), tournament.settings
    last = tournament.rounds[-1] if tournament.rounds else None
    tables = [_table(tournament, last, table, status_of) for table in last.tables.values()] if last else []
    unit = found.unit
    planned = planned_rounds(tournament)
    round_words = _round_words(last, planned)
    how = "online" if settings.mode == "online" else "on paper"
    goal = f"{tournament.game.title}, {plural(len(tournament.playing()), 'player')}, {how}"
    ends = last.at + settings.minutes * 60_000 if last and settings.minutes and step == "report" else 0
    return Picture(
        id=tournament.id,
        seq=tournament.seq,
        name=settings.name,
        game=tournament.game.title,
        picture=tournament.game.picture,
        goal=f"{goal}, {round_words}" if round_words else f"{goal}, {tournament.form.title}",
        status=tournament.status,
        online=settings.mode == "online",
        self_entry=settings.self_entry,
        late=_takes_more_players(tournament),
        unit=unit,
        star_words=tournament.scoring.star_words,
        step=step,
        sentence=sentence,
        legs=_legs(tournament, planned, tables),
        round=last.number if last else 0,
        round_words=round_words,
        drawn_words=last.words if last else [],
        byes=[tournament.name(entrant) for entrant in last.byes] if last else [],
        tables=tables,
        older=[(drawn.number, _games(drawn)) for drawn in tournament.rounds[:-1]],
        entrants=list(tournament.entrants.values()),
        penalties=[
            (number, tournament.name(event.entrant), amount_of(event.amount, unit), event.reason)
            for number, event in tournament.penalties.items()
        ],
        standings=found,
        averaged=not tournament.form.duels and tournament.scoring.final(2, 2) == 1,
        ties_due=is_played_out(tournament, "main") and tournament.closed is None,
        may_draw_again=bool(last) and tournament.closed is None and _may_draw_again(last),
        ends_at=ends,
        bot=settings.bot,
    )


def mark_of(tournament: Tournament, status_of: StatusOf, trouble: str = "") -> str:
    """Changes whenever a page would look otherwise; asked often, so it works nothing out that a log number tells."""
    matches = [table.matches[games[0]] for _, table, games in tournament.open_tables() if games[0] in table.matches]
    return f"{tournament.seq}-{''.join(status_of(match)[:2] for match in matches)}-{len(trouble)}"


def _games(drawn: Round) -> list[tuple[int, int, bool]]:
    return [
        (table.number, game, table.placed.games > 1)
        for table in drawn.tables.values()
        for game in sorted(table.outcomes)
    ]


def _takes_more_players(tournament: Tournament) -> bool:
    """Whether a round is still to be drawn that somebody new could play in."""
    if not tournament.rounds:
        return True
    planned = planned_rounds(tournament) or 0
    return tournament.form.late and len(tournament.main_rounds()) < planned


def _may_draw_again(last: Round | None) -> bool:
    return last is not None and not last.has_results and not any(table.matches for table in last.tables.values())


def _round_words(last: Round | None, planned: int | None) -> str:
    if last is None:
        return ""
    if last.stage == "finals":
        return "finals"
    return f"round {last.number} of {planned}" if planned else f"round {last.number}"


def _legs(tournament: Tournament, planned: int | None, tables: list[TableShown]) -> list[Leg]:
    found = []
    for drawn in tournament.rounds:
        title = f"Round {drawn.number}" if drawn.stage == "main" else "Finals"
        missing = sum(bool(tournament.missing(table)) for table in drawn.tables.values())
        total = len(drawn.tables)
        words = f"all {plural(total, 'result')} in" if not missing else f"{total - missing} of {total} results in"
        if drawn is tournament.rounds[-1]:
            of = f" of {planned}" if planned and drawn.stage == "main" else ""
            found.append(Leg(drawn.number, title + of, "on", words, [table.state for table in tables]))
        else:
            found.append(Leg(drawn.number, title, "past" if not missing else "late", words, []))
    for number in range(len(tournament.main_rounds()) + 1, (planned or 0) + 1):
        found.append(Leg(number, f"Round {number}", "next", "not drawn yet", []))
    if tournament.settings.finals.kind != "none" and not tournament.final_rounds():
        top = tournament.settings.finals.top
        found.append(Leg(len(found) + 1, "Finals", "next", f"the best {top}", []))
    return found


def _table(tournament: Tournament, drawn: Round, table: RoundTable, status_of: StatusOf) -> TableShown:
    missing = tournament.missing(table)
    game = missing[0] if missing else 0
    shown_game = game or max(table.outcomes, default=1)
    match = table.matches.get(shown_game, "")
    status = status_of(match) if match and game else ""
    state, words = _state(tournament, table, game, match, status)
    star = table.star(shown_game) if tournament.scoring.star_words and not tournament.is_duel(table) else None
    played = [
        GameShown(number, outcome_words(tournament, table.players(number), outcome.result), outcome.corrected)
        for number, outcome in sorted(table.outcomes.items())
    ]
    return TableShown(
        round=drawn.number,
        number=table.number,
        title=table.placed.duel or f"Table {table.number}",
        seats=[_seat(tournament.entrants[entrant], entrant == star) for entrant in table.seats],
        state=state,
        words=words,
        game=game,
        match=match,
        undealt=status == OPEN,
        played=played,
    )


def _seat(entrant: Entrant, star: bool) -> SeatShown:
    return SeatShown(entrant.number, entrant.name, star, entrant.out, entrant.person)


def _state(tournament: Tournament, table: RoundTable, game: int, match: str, status: str) -> tuple[str, str]:
    if table.placed.walkover is not None:
        return "done", f"{tournament.name(table.placed.walkover)} wins without a game"
    if not game:
        return "done", "result in" if table.placed.games == 1 else "all results in"
    which = f", game {game} of {max(game, table.placed.games)}" if table.placed.games > 1 or game > 1 else ""
    if tournament.settings.mode == "paper":
        return "waiting", f"waiting for the result{which}"
    if not match:
        return "waiting", f"table is being opened{which}"
    words = {
        OPEN: "waiting for players to sit down",
        DEALING: "the cards are being dealt",
        PLAYING: "playing online",
        OVER: "game over, result on its way",
    }
    return "live" if status == PLAYING else "waiting", words.get(status, "online") + which
