"""`sixgun report`: play many games between bots and write a page about them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from sixgun.bots.registry import best_bot
from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game
from sixgun.engine.words import listed
from sixgun.games.registry import find_game
from sixgun.simulation.lab import Lab, Part, parts_for
from sixgun.terminal.screen import plain_console, printable

from .arguments import (
    Bots,
    Cards,
    Chosen,
    GameName,
    Games,
    NoDevice,
    Ray,
    Seed,
    Threads,
    bot_list,
    card_file,
    seed_number,
    spread_over,
    table_of,
    whole_number,
)
from .reporting import findings_of, named, where

SKILL = 10  # one game in ten is between a skilled bot and random bots
PLAIN_BOT = "random"


def command(
    game: GameName,
    games: Games = "1e5",
    seats: Annotated[
        str | None,
        typer.Option(help="Players at the table; several numbers as 4,5,6 or 4-7.", show_default="the usual number"),
    ] = None,
    seed: Seed = "1",
    bots: Bots = None,
    cards: Cards = None,
    option: Chosen = None,
    out: Annotated[
        Path | None, typer.Option(help="Name of the files, without .html.", metavar="NAME", show_default="GAME-report")
    ] = None,
    threads: Threads = None,
    ray: Ray = None,
    device: NoDevice = None,
) -> None:
    """Play many games on all cores and write a report: a page (HTML), and all its numbers as CSV and JSON.

    This watches every step, so it runs on cores only. To play on a GPU, use `sixgun simulate`.
    """
    room, own = find_game(game), card_file(cards)
    names = bot_list(bots, best_bot(room).name)
    counts = numbers_of_players(room, seats)
    first = seed_number(seed)
    total = whole_number(games, "number of games")

    brought = decks_brought(room, own, lambda at: table_of(room, names, first, len(at), own, option, brings=at))
    fewest = len(counts) * len(brought)
    if total < fewest:
        each = "number of players and order of decks" if len(brought) > 1 else "number of players"
        raise BadOption(f"This report needs at least {fewest} games, one for each {each}, not {total}.")

    def tables(kind: str, total: int, bots: Callable[[int], list[str]]) -> list[Part]:
        setups = []
        for count in counts:
            for decks in brought:
                at = [decks[seat % len(decks)] for seat in range(count)] if decks else []
                setup = table_of(room, bots(count), first, count, own, option, brings=at)
                setups.append((f"{count} players{f', {listed(decks)}' if decks else ''}", setup))
        return parts_for(setups, total, kind == "main", kind)

    parts = tables("main", total, lambda count: names)
    clever = best_bot(room).name
    if clever != PLAIN_BOT:
        meeting = max(total // SKILL, fewest)
        parts += tables("skill", meeting, lambda count: [clever, *[PLAIN_BOT] * (count - 1)])
    target = named(out, f"{room.name}-report")
    found = findings_of(Lab(parts), target, f"Balance report, {room.title}", threads, spread_over(ray))
    from sixgun.web.lab.page import gists

    console = plain_console()
    console.print(f"{room.title}: {found.lab.done:,} games.")
    for gist in gists(found):
        console.print(printable(f"  {gist.number} {gist.words} ({gist.small})."))
    console.print(where(target), soft_wrap=True)


def numbers_of_players(game: Game, said: str | None) -> list[int]:
    """`4`, `4,5,6` or `4-7` as numbers that the game is for."""
    if said is None:
        return [game.usual_seats]
    found: list[int] = []
    for part in said.split(","):
        span = re.fullmatch(r"\s*(\d{1,2})\s*(?:-\s*(\d{1,2})\s*)?", part)
        if span is None:
            raise BadOption(f"Write the number of players as 4, as 4,5,6 or as 4-7, not {said!r}.")
        first, last = int(span[1]), int(span[2] or span[1])
        if last < first:
            raise BadOption(f"Write the smaller number of players first, as {last}-{first}, not {said!r}.")
        found += range(first, last + 1)
    return [game.checked_seats(count) for count in dict.fromkeys(found)]


def decks_brought(game: Game, cards: CardFile | None, table: Callable[[list[str]], object]) -> list[list[str]]:
    """The ready-made decks in the order of the seats, then moved on by one, so that each meets the others everywhere.

    An empty list of decks where nobody brings any: the game has none, or the table's options forbid it.
    """
    if game.brings is None or game.brings.workshop is None:
        return [[]]
    ready = [deck.name for deck in game.brings.workshop.shelf(cards, ()).ready if deck.bring]
    if not ready:
        return [[]]
    try:
        table(ready)
    except BadOption:
        return [[]]
    return [ready[shift:] + ready[:shift] for shift in range(len(ready))]
