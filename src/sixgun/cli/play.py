"""`sixgun play`: a seat at a table in the terminal."""

from __future__ import annotations

import os
import secrets
import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from sixgun.bots.bot import Mind
from sixgun.bots.registry import best_bot, find_bot
from sixgun.engine.errors import BadOption
from sixgun.engine.words import SEAT_NAMES
from sixgun.games.registry import find_game
from sixgun.tables.drawing import WIDTH
from sixgun.tables.ink import Piece, filled
from sixgun.tables.table import Table
from sixgun.terminal.answers import Left
from sixgun.terminal.screen import Screen

from .arguments import Cards, Chosen, GameName, Seats, bot_list, card_file, chosen_options, whole_number
from .decks import NO_DECK_TO_WATCH, DeckWish, bench, found_built

_SEED_MASK = (1 << 63) - 1


def command(
    game: GameName,
    seats: Seats = None,
    seed: Annotated[
        str | None, typer.Option(help="Deal the same cards again.", metavar="NUMBER", show_default="a new one")
    ] = None,
    bots: Annotated[str | None, typer.Option(help="Who plays the other seats.", show_default="the best bot")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Take no seat; watch the bots play.")] = False,
    pace: Annotated[
        str,
        typer.Option(help="With --watch: slow, normal, fast, or seconds after each move; any key skips the wait."),
    ] = "normal",
    save: Annotated[Path | None, typer.Option(help="Save the game in this file when you stop.", metavar="FILE")] = None,
    deck: DeckWish = None,
    cards: Cards = None,
    option: Chosen = None,
) -> None:
    """Play against bots. Type a move as a number or in words; `help` and `quit` work at any time.

    --watch waits after each move so that you can read it, unless the output goes to a file or a pipe.
    """
    from sixgun.terminal.pace import Pace  # here and not above: what a keyboard needs takes a while to load
    from sixgun.terminal.play import Person, play, rehearse
    from sixgun.terminal.play import watch as watch_bots

    reading = Pace.read(pace)
    room = find_game(game)
    count = room.checked_seats(seats)
    if not watch and not 0 <= seat < count:
        raise BadOption(f"At a table of {count} the seats are 0 to {count - 1}; there is no seat {seat}.")
    if save is not None and not (save.parent.is_dir() and os.access(save.parent, os.W_OK) and not save.is_dir()):
        raise BadOption(f"The transcript could not be written to {save}: choose a file in a folder that exists.")
    deal_seed = secrets.randbits(32) if seed is None else whole_number(seed, "seed", 0, _SEED_MASK)
    others = [place for place in range(count) if watch or place != seat]
    bot_names = bot_list(bots, best_bot(room).name)
    if len(bot_names) > len(others):
        raise BadOption(f"{len(bot_names)} bots do not fit into {len(others)} seats.")
    names = _names(count, None if watch else seat, name)
    options = chosen_options(room, option)
    brings: list[Any] = [None] * count
    if deck is not None:
        if watch:
            raise BadOption(NO_DECK_TO_WATCH)
        brings[seat] = found_built(deck, *bench(game, cards)[1:])
    table = Table(room, seats=count, seed=deal_seed, names=names, cards=card_file(cards), brings=brings, **options)
    lineup = [find_bot(room, each) for each in bot_names]
    minds = {
        place: Mind(lineup[number % len(lineup)], room, (deal_seed + number + 1) & _SEED_MASK)
        for number, place in enumerate(others)
    }
    screen = Screen(room, table.names)
    screen.draw(filled([[Piece(f"{room.title}: {room.pitch} (seed {deal_seed})")]], WIDTH, "  "))
    rehearse(table, minds)
    try:
        if watch:
            watch_bots(table, minds, screen, reading)
        else:
            play(table, Person(table, seat, screen), minds, screen)
    except (Left, EOFError, KeyboardInterrupt):
        screen.say("\nYou stop watching." if watch else "\nYou leave the table.")
    finally:
        if save is not None:
            table.transcript().write(save)
    if save is not None:
        screen.say(f"The game is saved in {save}. See it again with: sixgun replay {shlex.quote(str(save))}")


def _names(count: int, seat: int | None, name: str | None) -> list[str]:
    """The usual names, with the person's own in their seat; a bot of that name takes another."""
    spare = [each for each in SEAT_NAMES if each.lower() != (name or "").strip().lower()]
    names = spare[:count]
    if seat is not None and name is not None:
        names[seat] = name
    return names
