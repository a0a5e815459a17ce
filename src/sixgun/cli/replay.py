"""`sixgun replay`: a transcript or an exported match as a story, or verified."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sixgun.engine.errors import BadOption
from sixgun.engine.seats import SPECTATOR
from sixgun.engine.transcript import Transcript
from sixgun.engine.words import listed
from sixgun.tables.export import is_match_file, verify_file
from sixgun.tables.table import Table
from sixgun.terminal.answers import say_result
from sixgun.terminal.screen import Screen


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A transcript or an exported match.")],
    step: Annotated[bool, typer.Option("--step", help="Show the table and wait after every move.")] = False,
    seat: Annotated[int | None, typer.Option(help="See it as one seat did.", show_default="all draws are told")] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Check every card and every move, and say what that proves.")
    ] = False,
) -> None:
    """Play a written game again; it is refused if the rules have changed or the file has."""
    if _is_match(file):
        _match(file, seat, verify)
        return
    transcript = Transcript.read(file)
    *_, table = Table.replay(transcript)  # to its end once, before a word of it is told
    if verify:
        print(f"Verified: {len(transcript.lines)} moves of {table.game.title} lead to the position the file says.")
        return
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
        say_result(screen, table.names, table.scores, table.winners)
    else:
        screen.say("The game was not finished.")


def _is_match(file: Path) -> bool:
    try:
        with file.open(encoding="utf-8") as lines:
            return is_match_file(lines.readline())
    except (OSError, UnicodeDecodeError):
        return False  # the transcript's reader says what is wrong


def _match(file: Path, seat: int | None, verify: bool) -> None:
    match = verify_file(file)
    if seat is not None and not 0 <= seat < match.seats:
        raise BadOption(f"The seats of this match are 0 to {match.seats - 1}; there is no seat {seat}.")
    assert match.result is not None
    if not verify:
        lines = match.story.lines if seat is None else match.story.heard_by(seat)
        for line in lines:
            print(line.text)
    print(
        f"{listed([match.names[winner] for winner in match.result.winners] or ['Nobody'])} won: {match.result.scores}."
    )
    if verify:
        print(
            f"Verified: {match.seq} events, {len(match.played)} moves of {match.game.title}. The chain is whole;"
            " every card follows from the secret, which fits the commitment made before the deal, and from the"
            f" players' nonces; every move was allowed.\nCompare with what you were shown: commitment"
            f" {match.opened.commitment}, chain {match.chain}."
        )
