"""`sixgun tournament standings` and `changes`: who is ahead, what decided it, and everything that happened."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from sixgun.engine.dates import moment
from sixgun.engine.errors import BadOption
from sixgun.terminal.screen import Screen, printable
from sixgun.tournaments.changes import said
from sixgun.tournaments.scoring.amounts import amount_of
from sixgun.tournaments.spreadsheets import standings_csv
from sixgun.tournaments.standings import Row, Standings

from .organiser import AsJson, Database, Which, organiser

DECIDED = {"duel": "one-on-one game", "lots": "lots", "finals": "finals", "bracket": "bracket"}


def standings_command(
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV.")] = False,
    which: Which = None,
    database: Database = None,
) -> None:
    """Print the standings with every tie-break, what decided, and what the organiser should know."""
    if as_json and as_csv:
        raise BadOption("Use --json or --csv, not both.")
    with organiser(database, which) as desk:
        if as_csv:
            with desk.look() as tournament:
                print(standings_csv(tournament), end="")
            return
        found = desk.desk.standings(desk.id)
        if as_json:
            print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=2))
            return
        say_standings(found, desk.screen)


def say_standings(found: Standings, screen: Screen) -> None:
    """The standings as two tables and some sentences."""
    state = "provisional" if found.provisional else "final"
    screen.say(f"{found.name}: {state} standings, in {found.unit}.", "bold")
    screen.console.print(_places(found))
    if _has_fees(found):
        screen.console.print(_money(found))
    if found.columns and found.rows:
        _print_ties(found, screen.console)
    for group in found.equal:
        screen.say(group.words)
    for notice in found.notices:
        screen.say(notice)


def _places(found: Standings) -> Grid:
    """Places with scores, and what decided between equal ones."""
    words = DECIDED | {column.name: column.words for column in found.columns}
    grid = _grid("place", "player", "score", "total", "games", "stars", "tie decided by", amounts=(2, 3, 4, 5))
    for row in found.rows:
        score = row.score_words if found.unit == "match points" else amount_of(row.score, found.unit)
        counts = (amount_of(row.total, found.unit), str(row.games), str(row.stars))
        grid.add_row(str(row.place), _name(row), score, *counts, words.get(row.decided_by, row.decided_by))
    return grid


def _has_fees(found: Standings) -> bool:
    """Whether totals need explaining; match points have no money behind them."""
    return found.unit != "match points" and any(row.start or row.fees or row.penalties for row in found.rows)


def _money(found: Standings) -> Grid:
    """What totals are made of, where that is more than what the games brought."""
    grid = _grid("player", "start", "gained", "fees in it", "penalties", "total", amounts=range(1, 6))
    for row in found.rows:
        parts = (row.start, row.gained, -row.fees, -row.penalties, row.total)
        grid.add_row(_name(row), *(amount_of(part, found.unit) for part in parts))
    return grid


def _grid(*titles: str, amounts: Iterable[int]) -> Grid:
    """A table whose amounts stand to the right and are never cut."""
    grid = Grid(*titles)
    for number in amounts:
        grid.columns[number].justify = "right"
        grid.columns[number].no_wrap = True
    return grid


def _print_ties(found: Standings, console: Console) -> None:
    """The columns that decide between equal scores, in their order; a question mark for what nobody has said."""
    grid = Grid("tie-breaks", *(column.words for column in found.columns))
    for column in grid.columns[1:]:
        column.justify = "right"
    for row in found.rows:
        grid.add_row(_name(row), *(str(row.columns.get(column.name, "?")) for column in found.columns))
    console.print(grid)


def _name(row: Row) -> Text:
    told = row.name.casefold().startswith(row.bot.casefold())  # Gunhand 3 needs no "(gunhand)"
    extra = f" ({row.bot})" if row.bot and not told else ""
    return Text(printable(f"{row.name}{extra}{' (out)' if row.out else ''}"))


def changes_command(as_json: AsJson = False, which: Which = None, database: Database = None) -> None:
    """Print everything that happened at the desk, oldest first."""
    with organiser(database, which) as desk, desk.look() as tournament:
        told = [
            {
                "number": change.number,
                "at": moment(change.at, None).strftime("%Y-%m-%d %H:%M:%S"),
                "by": change.event.by,
                "words": ": ".join(filter(None, said(tournament, change.event))),
            }
            for change in tournament.changes
        ]
        if as_json:
            events = [msgspec.to_builtins(change.event) for change in tournament.changes]
            both = [{**line, "event": event} for line, event in zip(told, events, strict=True)]
            print(json.dumps(both, ensure_ascii=False, indent=2))
            return
    for line in told:
        by = f" ({line['by']})" if line["by"] else ""
        desk.screen.say(f"{line['number']:>4}  {line['at']}  {line['words']}{by}")
