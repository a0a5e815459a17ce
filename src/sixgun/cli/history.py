"""`sixgun history`: the games you have finished at a saloon, with results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sixgun.terminal.screen import printable

if TYPE_CHECKING:
    from sixgun.tables.history import Row


def command(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="The saloon's address, as in the browser.")],
    page: Annotated[int, typer.Option(help="Older games are on later pages.", min=1, max=99_999)] = 1,
    recovery_code: Annotated[
        str | None, typer.Option(help="Continue here as the player who made this code in a browser.")
    ] = None,
) -> None:
    """List the games you have finished at a saloon: date, result, replay."""
    from sixgun.terminal.door import Address, Door, Passports  # here and not above: they take a while to load

    where = Address.read(address)
    with Door(where, Passports()) as door:
        door.enter()
        if recovery_code is not None:
            door.use_code(recovery_code)
        told = door.history(page)
    if not told.games:
        print("No finished games yet at this saloon.")
    for row in told.games:
        print(printable(_line(row, where.origin)))
    if told.pages > 1:
        print(f"Page {told.number} of {told.pages}; {told.played} games in all.")


def _line(row: Row, origin: str) -> str:
    replay = "in the archive" if row.put_away else f"{origin}/replay/{row.match}"
    return f"{row.date}  {row.title}, with {row.others}\n  {row.result}\n  {replay}"
