"""`sixgun tournament add`, `drop`, `return`, `penalty` and `pardon`: who takes part, and who is fined."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.engine.errors import BadOption, SixgunError
from sixgun.engine.words import listed, plural
from sixgun.tournaments import commands as say
from sixgun.tournaments.spreadsheets import enter_from_csv

from .files import read_text
from .organiser import ORGANISER, Database, Organiser, Reason, Refusal, Which, fresh_key, organiser

Name = Annotated[str, typer.Argument(metavar="NAME", help="The entrant: name, beginning of it, or number.")]


def add_command(
    names: Annotated[list[str] | None, typer.Argument(metavar="NAME...", help="Who enters.")] = None,
    bot: Annotated[str, typer.Option(help="A bot plays for them, such as gunhand, or best.")] = "",
    file: Annotated[
        Path | None, typer.Option(help="CSV with a column name, and a column bot if you like.", metavar="FILE")
    ] = None,
    which: Which = None,
    database: Database = None,
) -> None:
    """Enter players, before the first draw or later where the format allows it."""
    if not names and file is None:
        raise BadOption("Give the names of the players, or --file FILE.")
    with organiser(database, which) as desk:
        before = _count(desk)
        try:
            for name in names or ():
                desk.do(say.Enter, name=name, bot=bot)
            if file is not None:
                enter_from_csv(desk.desk, ORGANISER, desk.id, read_text(file), fresh_key(), file.name)
        except SixgunError as error:
            raise Refusal(f"{error}{said_before(_count(desk) - before, 'player')}") from None
        with desk.look() as tournament:
            entered = [tournament.name(number) for number in tournament.entrants][before:]
            count = len(tournament.playing())
        desk.screen.say(
            f"{listed(entered)} {'enters' if len(entered) == 1 else 'enter'}; now {plural(count, 'player')}."
        )
        desk.say_next()


def said_before(count: int, what: str) -> str:
    """What to know when a list was refused in the middle."""
    if not count:
        return " Nothing was entered."
    return f" {plural(count, what)} before it {'was' if count == 1 else 'were'} entered; leave them out next time."


def _count(desk: Organiser) -> int:
    with desk.look() as tournament:
        return len(tournament.entrants)


def drop_command(name: Name, reason: Reason = "", which: Which = None, database: Database = None) -> None:
    """Take a player out from the next draw on; results stay."""
    with organiser(database, which) as desk:
        entrant = desk.entrant(name)
        desk.do(say.Drop, entrant=entrant.number, reason=reason)
        desk.screen.say(f"{entrant.name} has dropped out.")
        for notice in desk.desk.standings(desk.id).notices:
            desk.screen.say(notice)
        desk.say_next()


def return_command(name: Name, which: Which = None, database: Database = None) -> None:
    """Take back a player who has dropped out."""
    with organiser(database, which) as desk:
        entrant = desk.entrant(name)
        desk.do(say.Return, entrant=entrant.number)
        desk.screen.say(f"{entrant.name} is back, from the next draw on.")


def penalty_command(
    name: Name,
    amount: Annotated[int, typer.Argument(metavar="AMOUNT", help="How much; in duels a win is 2.")],
    reason: Annotated[str, typer.Option(help="Why; shown in the list of changes.")],
    which: Which = None,
    database: Database = None,
) -> None:
    """Fine a player; the penalty comes off the total."""
    with organiser(database, which) as desk:
        entrant = desk.entrant(name)
        number = desk.do(say.Penalise, entrant=entrant.number, amount=amount, reason=reason)
        desk.screen.say(f"{entrant.name} is fined {amount:,}. To lift it: sixgun tournament pardon {number}")


def pardon_command(
    penalty: Annotated[int, typer.Argument(metavar="NUMBER", help="The penalty's number in the list of changes.")],
    reason: Reason = "",
    which: Which = None,
    database: Database = None,
) -> None:
    """Lift a penalty."""
    with organiser(database, which) as desk:
        desk.do(say.Pardon, penalty=penalty, reason=reason)
        desk.screen.say(f"Penalty {penalty} is lifted.")
