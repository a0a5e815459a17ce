"""`sixgun replay`: a transcript as a story."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.engine.errors import BadOption
from sixgun.engine.seats import SPECTATOR
from sixgun.engine.transcript import Transcript
from sixgun.tables.table import Table
from sixgun.terminal.play import say_result
from sixgun.terminal.screen import Screen


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A transcript, as `sixgun play --save` writes it.")],
    step: Annotated[bool, typer.Option("--step", help="Show the table and wait after every move.")] = False,
    seat: Annotated[int | None, typer.Option(help="See it as one seat did.", show_default="all draws are told")] = None,
) -> None:
    """Play a written game again; it is refused if the rules have changed or the file has."""
    transcript = Transcript.read(file)
    *_, table = Table.replay(transcript)  # to its end once, before a word of it is told
    if seat is not None and not 0 <= seat < table.seats:
        raise BadOption(f"At this table the seats are 0 to {table.seats - 1}; there is no seat {seat}.")
    screen = Screen(table.game, table.names)
    viewer = SPECTATOR if seat is None else seat
    heard = 0
    for table in Table.replay(transcript):
        for sentence in table.events[heard:] if seat is None else table.events_for(seat, heard):
            screen.say(sentence)
        heard = table.event_count
        if step and not table.over:
            screen.table(table.show(viewer))
            try:
                if screen.ask("Enter for the next move, quit to stop: ").lower() in ("q", "quit"):
                    return
            except EOFError:
                return
    screen.table(table.show(viewer))
    if table.over:
        say_result(table, screen)
    else:
        screen.say("The game was not finished.")
