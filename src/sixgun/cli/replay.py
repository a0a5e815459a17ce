"""`sixgun replay`: a transcript as a story."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.engine.seats import SPECTATOR
from sixgun.engine.transcript import Transcript
from sixgun.tables.table import Table
from sixgun.terminal.play import say_result
from sixgun.terminal.screen import Screen


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A transcript, as `sixgun play --save` writes it.")],
    step: Annotated[bool, typer.Option("--step", help="Show the table and wait after every move.")] = False,
    seat: Annotated[
        int | None, typer.Option(help="See it with one seat's eyes.", show_default="all hands open")
    ] = None,
) -> None:
    """Play a written game again; it is refused if the rules have changed or the file has."""
    transcript = Transcript.read(file)
    screen: Screen | None = None
    heard = 0
    table: Table | None = None
    for table in Table.replay(transcript):
        screen = screen or Screen(table.game, table.names)
        for sentence in table.events[heard:] if seat is None else table.events_for(seat, heard):
            screen.say(sentence)
        heard = table.event_count
        if step and not table.over:
            screen.table(table.show(SPECTATOR if seat is None else seat))
            try:
                if screen.ask("Enter for the next move, quit to stop: ").lower() in ("q", "quit"):
                    return
            except EOFError:
                return
    assert screen is not None
    assert table is not None
    screen.table(table.show(SPECTATOR if seat is None else seat))
    if table.over:
        say_result(table, screen)
    else:
        screen.say("The game was not finished.")
