"""`sixgun tournament draw` and `show`: who sits where, and why."""

from __future__ import annotations

import json
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid
from rich.text import Text

from sixgun.engine.errors import UnknownName
from sixgun.engine.words import listed, plural
from sixgun.terminal.screen import printable
from sixgun.tournaments import commands as say
from sixgun.tournaments.progress import next_step
from sixgun.tournaments.rounds import Round, RoundTable
from sixgun.tournaments.tournament import Tournament

from .opening import say_settled
from .organiser import AsJson, Database, Organiser, Reason, Which, organiser

STAR = "★"


def draw_command(
    again: Annotated[bool, typer.Option("--again", help="Draw the last round again, while it has no result.")] = False,
    reason: Reason = "",
    which: Which = None,
    database: Database = None,
) -> None:
    """Draw the next round: seats, the star of each table, and what the draw could not avoid."""
    with organiser(database, which) as desk:
        with desk.look() as tournament:
            last = len(tournament.rounds)
        desk.do(say.Draw, round=last if again else last + 1, again=again, reason=reason)
        with desk.look() as tournament:
            say_round(desk, tournament, tournament.rounds[-1])
        desk.say_next()


def show_command(
    number: Annotated[int | None, typer.Option("--round", help="Show this round.", show_default="the last")] = None,
    as_json: AsJson = False,
    which: Which = None,
    database: Database = None,
) -> None:
    """Show a tournament: its settings, its players, the seats of a round, and what comes next."""
    with organiser(database, which) as desk, desk.look() as tournament:
        if as_json:
            print(json.dumps(_as_json(tournament), ensure_ascii=False, indent=2))
            return
        desk.screen.say(f"Tournament {tournament.id}", "bold")
        say_settled(desk)
        names = [
            f"{entrant.name}{f' ({entrant.bot})' if entrant.bot else ''}{' (out)' if entrant.out else ''}"
            for entrant in tournament.entrants.values()
        ]
        desk.screen.say(
            f"{plural(len(tournament.playing()), 'player')}: {listed(names)}." if names else "No players yet."
        )
        if number is not None or tournament.rounds:
            say_round(desk, tournament, drawn_round(tournament, number))
        desk.say_next()


def drawn_round(tournament: Tournament, number: int | None) -> Round:
    """A round by its number, or the last one."""
    drawn = len(tournament.rounds)
    if not drawn or not 1 <= (number or drawn) <= drawn:
        known = f"rounds 1 to {drawn} are" if drawn else "no round is"
        raise UnknownName(f"There is no round {number or 1}: {known} drawn.")
    return tournament.rounds[(number or drawn) - 1]


def say_round(desk: Organiser, tournament: Tournament, drawn: Round) -> None:
    """The seats of a round, table by table, and the words of its draw."""
    title = "The finals" if drawn.stage == "finals" else "Round"
    star = tournament.scoring.star_words or "first to deal or to play"
    desk.screen.say(f"{title}, round {drawn.number}" if drawn.stage == "finals" else f"{title} {drawn.number}", "bold")
    grid = Grid("table", "seats, clockwise", "games", "missing")
    for table in drawn.tables.values():
        missing = ", ".join(map(str, tournament.missing(table)))
        grid.add_row(str(table.number), Text(_seats(tournament, table)), str(table.placed.games), missing)
    desk.screen.console.print(grid)
    desk.screen.say(f"{STAR} {star} in the first game of the table.")
    if drawn.byes:
        desk.screen.say(f"No game in this round: {listed(tournament.name(entrant) for entrant in drawn.byes)}.")
    for sentence in drawn.words:
        desk.screen.say(sentence)


def _seats(tournament: Tournament, table: RoundTable) -> str:
    star = table.seats[table.placed.star]
    seats = [f"{tournament.name(each)}{f' {STAR}' if each == star else ''}" for each in table.seats]
    if table.placed.walkover is not None:
        return printable(f"{', '.join(seats)}: {tournament.name(table.placed.walkover)} wins without a game")
    return printable(", ".join(seats))


def _as_json(tournament: Tournament) -> dict[str, object]:
    step, sentence = next_step(tournament)
    return {
        "id": tournament.id,
        "status": tournament.status,
        "next": {"step": step, "words": sentence},
        "settings": msgspec.to_builtins(tournament.settings),
        "entrants": [
            {"number": each.number, "name": each.name, "bot": each.bot, "late": each.late, "out": each.out}
            for each in tournament.entrants.values()
        ],
        "rounds": [
            {
                "round": drawn.number,
                "stage": drawn.stage,
                "byes": drawn.byes,
                "cost": drawn.cost,
                "words": drawn.words,
                "tables": [
                    {
                        "table": table.number,
                        "seats": table.seats,
                        "star": table.seats[table.placed.star],
                        "games": table.placed.games,
                        "missing": tournament.missing(table),
                    }
                    for table in drawn.tables.values()
                ],
            }
            for drawn in tournament.rounds
        ],
    }
