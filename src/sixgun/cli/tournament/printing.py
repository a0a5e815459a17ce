"""`sixgun tournament sheets`: seat lists, table sheets, standings and brackets as PDF."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sixgun.engine.errors import BadOption
from sixgun.engine.options import suggestion
from sixgun.engine.words import plural
from sixgun.tournaments.tournament import Tournament

from .files import Force, write_file
from .organiser import Database, Which, organiser

if TYPE_CHECKING:
    from sixgun.tournaments.paper import Printed

KINDS = ("tables", "seats", "standings", "bracket")


def sheets_command(
    to: Annotated[Path, typer.Option("--to", help="The PDF to write.", metavar="FILE.pdf")],
    what: Annotated[str, typer.Option(help="tables, seats, standings or bracket.")] = "tables",
    number: Annotated[
        int | None, typer.Option("--round", help="Of this round: tables and seats.", show_default="the last")
    ] = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    force: Force = False,
    which: Which = None,
    database: Database = None,
) -> None:
    """Print table sheets to fill in, seat lists for the wall, standings or a bracket."""
    if to.suffix.lower() != ".pdf":
        raise BadOption(f"The file's name must end with .pdf, not {to.suffix or 'nothing'}.")
    draw = _sheet(what, number, paper.strip().lower())
    with organiser(database, which) as desk:
        with desk.look() as tournament:
            printed = draw(tournament)
        write_file(to, printed.content, force)
        desk.screen.say(f"{plural(printed.pages, 'page')} in {to}.")
        for notice in printed.notices:
            desk.screen.say(notice)


def _sheet(what: str, number: int | None, paper: str) -> Callable[[Tournament], Printed]:
    """How to print what was asked for."""
    from sixgun.tournaments import paper as print_room  # here and not above: letters and pages take a while to load

    if paper not in print_room.PAPERS:
        known = list(print_room.PAPERS)
        raise BadOption(f"There is no paper {paper!r}.{suggestion(paper, known)} Papers: {', '.join(known)}.")
    sheets: dict[str, Callable[[Tournament], Printed]] = {
        "tables": lambda tournament: print_room.table_sheets(tournament, number, paper),
        "seats": lambda tournament: print_room.seat_list(tournament, number, paper),
        "standings": lambda tournament: print_room.standings_sheet(tournament, paper),
        "bracket": lambda tournament: print_room.bracket_sheet(tournament, paper),
    }
    if what not in sheets:
        raise BadOption(f"There is no sheet {what!r}.{suggestion(what, KINDS)} Sheets: {', '.join(KINDS)}.")
    return sheets[what]
