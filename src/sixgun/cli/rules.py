"""`sixgun rules`: the numbered rules in words, and how many of them are proved."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from sixgun.engine.errors import BadOption, SixgunError
from sixgun.games.catalogue import Entry, catalogue
from sixgun.games.registry import find_game, game_called, game_names
from sixgun.terminal.screen import plain_console

from .coverage import Coverage, covered


def command(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="For instance calaboose.", callback=game_called)
    ] = None,
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="RULE", help="A number such as CAL-18, or words.")
    ] = None,
    options: Annotated[bool, typer.Option("--options", help="The options of a table of this game.")] = False,
    coverage: Annotated[bool, typer.Option("--coverage", help="Say which rules have a test.")] = False,
    tests: Annotated[Path, typer.Option(help="Where the tests are, for --coverage.", metavar="FOLDER")] = Path("tests"),
) -> None:
    """Print the rules of a game, one rule, or the rules that contain some words."""
    if coverage:
        _coverage([game] if game else game_names(), tests)
        return
    if game is None:
        raise BadOption(f"Which game? One of {', '.join(game_names())}.")
    room = find_game(game)
    if options:
        for option in room.option_sheet:
            print(f"{option.name}={option.said(option.default)}  {option.words} ({option.expected}). {option.source}")
        return
    book = catalogue(room)
    words = " ".join(wanted or ())
    found = book.look_up(words) if words else book.of_kind("rule") + book.of_kind("ruling")
    if not found:
        raise SixgunError(f"No rule of {game} has the words {words!r}.")
    console = plain_console()
    for entry in found:
        _print(entry, console)


def _print(entry: Entry, console: Console) -> None:
    line = Text.assemble((entry.id, "bold yellow"), "  ", (entry.heading, "bold"), "  ", entry.text)
    console.print(line, soft_wrap=not console.is_terminal)


def _coverage(games: list[str], tests: Path) -> None:
    gaps = 0
    for name in games:
        book = catalogue(find_game(name))
        rows = [covered(book, kind, tests) for kind in ("rule", "ruling", "scenario")]
        rule, *others = rows
        also = "  ".join(f"{row.kind}s {row.proved}/{row.total}" for row in others)
        print(f"{name} {rule.proved}/{rule.total}  {also}")
        gaps += sum(_print_gaps(row) for row in rows)
        if rule.total == 0:
            raise SixgunError(f"No numbered rules of {name} could be read.")
    if gaps:
        raise SixgunError(f"{gaps} rules, rulings or scenarios have no test that names them.")


def _print_gaps(row: Coverage) -> int:
    for entry in row.missing:
        print(f"  no test names {entry.id}: {entry.heading}")
    return len(row.missing)
