"""`sixgun compare`: what a change of the cards does to a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from sixgun.bots.registry import best_bot
from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadCardFile, BadOption
from sixgun.engine.game import Game
from sixgun.engine.words import listed
from sixgun.games.registry import find_game, game_called, game_names
from sixgun.simulation.comparing import Change, by_size
from sixgun.simulation.lab import PAIRED, Lab, Part
from sixgun.terminal.screen import cell, plain_console, printable

from .arguments import (
    Bots,
    Chosen,
    Games,
    NoDevice,
    Ray,
    Seats,
    Seed,
    Threads,
    bot_list,
    seed_number,
    spread_over,
    table_of,
    whole_number,
)
from .reporting import findings_of, named, where

HOUSE = "house"  # instead of a file: the standard cards
MOST_SHOWN = 20


def command(
    before: Annotated[str, typer.Argument(metavar="A.toml", help="A card file, or house for the standard cards.")],
    after: Annotated[str, typer.Argument(metavar="B.toml", help="The changed card file, or house.")],
    game: Annotated[
        str | None,
        typer.Option(help="The game of these cards.", show_default="the game they fit", callback=game_called),
    ] = None,
    games: Games = "1e5",
    seats: Seats = None,
    seed: Seed = "1",
    bots: Bots = None,
    option: Chosen = None,
    out: Annotated[
        Path | None, typer.Option(help="Name of the files, without .html.", metavar="NAME", show_default="GAME-compare")
    ] = None,
    threads: Threads = None,
    ray: Ray = None,
    device: NoDevice = None,
) -> None:
    """Play the same games with two card files: what changes, how sure that is, and how small a change would show.

    This watches every step, so it runs on cores only. To play on a GPU, use `sixgun simulate`.
    """
    files = [None if said == HOUSE else CardFile.read(said) for said in (before, after)]
    room = find_game(game) if game else _game_of([file for file in files if file])
    names = bot_list(bots, best_bot(room).name)
    first = seed_number(seed)
    count = whole_number(games, "number of games")
    parts = [
        Part(_title(file, said), table_of(room, names, first, seats, file, option), count, True, kind)
        for file, said, kind in zip(files, (before, after), PAIRED, strict=True)
    ]
    target = named(out, f"{room.name}-compare")
    found = findings_of(
        Lab(parts), target, f"{room.title}: {parts[0].title} against {parts[1].title}", threads, spread_over(ray)
    )
    if found.same:
        print(f"No game differed: all {count:,} games went the same with both files.")
    else:
        _print(found.changes, plain_console())
    if found.not_compared:
        print(f"Not compared, since only one of the files has it: {', '.join(map(printable, found.not_compared))}.")
    print(where(target))


def _title(file: CardFile | None, said: str) -> str:
    return "the standard cards" if file is None else said


def _game_of(files: list[CardFile]) -> Game:
    """The game whose card files these are: the only one that takes them."""
    if not files:
        raise BadOption("Give at least one card file, or say --game NAME.")
    fits, wrong = [], {}
    for name in game_names():
        room = find_game(name)
        try:
            if room.card_file and all(room.card_tables(CardFile(file.text, file.name)) is not None for file in files):
                fits.append(room)
        except BadCardFile as error:
            wrong[room.title] = str(error)
    if len(fits) == 1:
        return fits[0]
    if fits:
        raise BadOption(f"These cards fit {listed([room.title for room in fits])}; choose one with --game.")
    raise BadOption("These card files fit no game. Say --game NAME to see what is wrong with them.")


def _print(found: list[Change], console: Console) -> None:
    """Print what has changed; if nothing has, the first measures and the smallest change they could notice."""
    changed = [change for change in found if change.changed]
    if changed:
        console.print(f"{len(changed)} of {len(found)} measures have changed, after correction for many comparisons.")
    else:
        console.print(f"This many games show no change in any of {len(found)} measures.")
    grid = Grid("measure", "of", "before", "after", "change", "95 % interval", "smallest noticed")
    for change in by_size(changed or found)[:MOST_SHOWN]:
        unit, end = (100, "%") if change.is_rate else (1, "")
        grid.add_row(
            cell(change.name),
            change.sort,
            f"{unit * change.before:.2f}{end}",
            f"{unit * change.after:.2f}{end}",
            f"{unit * change.difference:+.2f}",
            f"{unit * change.low:+.2f} to {unit * change.high:+.2f}" if change.possible else "too few games",
            f"{unit * change.smallest:.2f}",
        )
    console.print(grid)
