"""`sixgun simulate`: many games between bots, and what they say."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from sixgun.games.registry import find_game
from sixgun.simulation.report import Report, Share, report
from sixgun.simulation.run import simulate

from .arguments import Cards, Chosen, GameName, Seats, bot_list, card_file, chosen_options


def command(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="Bots from the first seat on; repeated to fill the table.")] = "random",
    fixed: Annotated[bool, typer.Option("--fixed", help="Bots keep their seats from game to game.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    threads: Annotated[int | None, typer.Option(help="Threads to use.", show_default="all cores", min=1)] = None,
    cards: Cards = None,
    option: Chosen = None,
) -> None:
    """Play many games on all cores: win rates by seat and by bot, scores, lengths, speed."""
    room = find_game(game)
    options = room.settled(seats, card_file(cards), **chosen_options(room, option))
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(room.title, total=games)
        played = simulate(
            room,
            games=games,
            seed=seed,
            bots=bot_list(bots, "random"),
            options=options,
            rotate=not fixed,
            threads=threads,
            progress=lambda done: bar.advance(task, done),
        )
    result = report(played, seed)
    if as_json:
        print(json.dumps(result.to_json()))
    else:
        _print(result, room.title, Console())


def _print(result: Report, title: str, console: Console) -> None:
    speed = f"{result.decisions_per_second / 1e6:.2f} million decisions a second"
    console.print(f"{title}: {result.games:,} games of {result.seats}, {result.decisions:,} decisions, {speed}.")
    if result.capped:
        console.print(f"{result.capped:,} games were stopped by the cap on decisions.")
    console.print(_shares("by bot", result.by_bot))
    console.print(_shares("by seat", result.by_seat))
    for name, shares in result.by_label.items():
        console.print(_shares(f"by {name}", shares))
    scores = Grid("score", "mean", "deviation", "least", "lower quarter", "middle", "upper quarter", "most")
    for name, row in [*result.scores_by_bot.items(), ("decisions a game", result.length)]:
        whole = (row.least, row.lower_quarter, row.middle, row.upper_quarter, row.most)
        scores.add_row(name, f"{row.mean:.2f}", f"{row.deviation:.2f}", *map(str, whole))
    console.print(scores)


def _shares(title: str, shares: list[Share]) -> Grid:
    grid = Grid(title, "games", "win rate of a seat", "95 % interval")
    for row in shares:
        grid.add_row(row.name, f"{row.games:,}", f"{row.rate:.2%}", f"{row.low:.2%} to {row.high:.2%}")
    return grid
