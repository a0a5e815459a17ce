"""`sixgun join`: a seat at a saloon's table, in the terminal."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from sixgun.engine.errors import BadOption
from sixgun.engine.workshop import Built
from sixgun.games.registry import game_called
from sixgun.terminal.screen import Screen

from .decks import NO_DECK_TO_WATCH, DeckWish, bench, found_built


def command(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="The address of a table or a saloon.")],
    name: Annotated[str | None, typer.Option(help="Your name at the table.", show_default="your name there")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Take no seat; just watch.")] = False,
    game: Annotated[
        str | None, typer.Option(help="With a saloon's address: open a private table.", callback=game_called)
    ] = None,
    latecomers: Annotated[
        bool, typer.Option("--latecomers", help="With --game: people may take over a bot's seat after the deal.")
    ] = False,
    deck: DeckWish = None,
) -> None:
    """Play at a table of a running saloon, with friends in browsers or terminals."""
    from sixgun.terminal.door import Address, Door, Passports  # here and not above: they take a while to load
    from sixgun.terminal.visit import Visit

    where = Address.read(address)
    if watch and deck is not None:
        raise BadOption(NO_DECK_TO_WATCH)
    if where.match and game:
        raise BadOption("This is the address of a table. To open a table with --game, give the saloon's address.")
    if latecomers and not game:
        raise BadOption("--latecomers is for a table that you open with --game.")
    if not where.match and (watch or not game):
        raise BadOption("Which table? Give its address, or open one here with --game, for instance --game calaboose.")
    with Door(where, None if watch else Passports()) as door:
        games = door.enter()
        if name is not None and not watch:
            door.call_oneself(name)
        match = where.match or door.open_table(game or "", games, latecomers)
        screen = Screen(None, ())
        bring = None if deck is None else partial(_built, deck)
        screen.say(Visit(door, match, screen, name=name, watch=watch, bring=bring).play())


def _built(deck: str, game: str) -> Built:
    """The deck for a table of this game; the saloon says whether it is legal there."""
    return found_built(deck, *bench(game, None)[1:])
