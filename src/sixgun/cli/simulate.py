"""`sixgun simulate`: many games between bots, and what they say."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from sixgun.games.registry import find_game
from sixgun.simulation.devices import Device, check
from sixgun.simulation.lab import Lab, kept_alone, parts_for, play
from sixgun.simulation.report import Share, Summary
from sixgun.terminal.screen import cell, plain_console

from .arguments import (
    Cards,
    Chosen,
    GameName,
    Games,
    Ray,
    Seats,
    Seed,
    Threads,
    bot_list,
    card_file,
    seed_number,
    spread_over,
    table_of,
    whole_number,
)
from .progress import kept_so_far, shown_progress


def command(
    game: GameName,
    games: Games = "10000",
    seats: Seats = None,
    seed: Seed = "1",
    bots: Annotated[str, typer.Option(help="Bots, from the first seat on; a short list repeats.")] = "random",
    fixed: Annotated[bool, typer.Option("--fixed", help="Bots keep their seats from game to game.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    threads: Threads = None,
    device: Annotated[
        Device, typer.Option(help="Play on all cores, or on NVIDIA GPUs (cuda): the results are the same.")
    ] = Device.CPU,
    ray: Ray = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the counts in a file; run the same command again to continue."),
    ] = None,
    cards: Cards = None,
    option: Chosen = None,
) -> None:
    """Play many games on all cores or on a GPU: win rates by seat and by bot, scores, lengths, speed."""
    if ray is None:
        check(device)
    room = find_game(game)
    names, first = bot_list(bots, "random"), seed_number(seed)
    setup = table_of(room, names, first, seats, card_file(cards), option, rotate=not fixed)
    lab = Lab(parts_for([("", setup)], whole_number(games, "number of games"), watched=False))
    with kept_alone(keep):
        before = lab.go_on_from(keep) if keep else 0
        seconds_before, decisions_before = lab.seconds, Summary(lab.parts[0]).decisions
        spread = spread_over(ray, device)
        try:
            with shown_progress(room.title, lab) as progress:
                play(lab, keep=keep, threads=threads, spread=spread, device=device, progress=progress)
        except KeyboardInterrupt:
            if keep:
                print(kept_so_far(lab, keep), file=sys.stderr)
            raise
    summary = Summary(lab.parts[0])
    seconds = max(lab.seconds - seconds_before, 1e-9)
    speed = {
        "seconds": lab.seconds,
        "decisions_per_second": (summary.decisions - decisions_before) / seconds,
        "games_per_second": (summary.games - before) / seconds,
    }
    if as_json:
        print(json.dumps(summary.to_json() | speed))
    else:
        _print(summary, speed, before, plain_console())


def _print(summary: Summary, speed: dict[str, Any], before: int, console: Console) -> None:
    title, seats = summary.part.setup.game.title, summary.part.setup.players
    if before:
        console.print(f"Continued from {before:,} games in the file.")
    fast = f", {speed['decisions_per_second'] / 1e6:.2f} million decisions a second" if summary.games > before else ""
    console.print(f"{title}: {summary.games:,} games of {seats}, {summary.decisions:,} decisions{fast}.")
    if summary.capped:
        console.print(f"{summary.capped:,} games were stopped by the cap on decisions.")
    for name in sorted(summary.shares, key=lambda name: name != "bot"):
        console.print(_shares(f"by {name}", summary.shares[name]))
    endings = [row for row in summary.occurrences("ending") if row.games]
    if endings:
        grid = Grid("ending", "games", "share")
        for ending in endings:
            grid.add_row(ending.name, f"{ending.games:,}", f"{ending.rate:.2%}")
        console.print(grid)
    scores = Grid("score", "mean", "deviation", "least", "lower quarter", "middle", "upper quarter", "most")
    for name, row in [*summary.scores.items(), ("decisions a game", summary.length)]:
        whole = (row.least, row.lower_quarter, row.middle, row.upper_quarter, row.most)
        scores.add_row(cell(name), f"{row.mean:.2f}", f"{row.deviation:.2f}", *map(str, whole))
    console.print(scores)


def _shares(title: str, shares: list[Share]) -> Grid:
    grid = Grid(title, "games", "won, mean of its seats", "95 % interval")
    for row in shares:
        grid.add_row(cell(row.name), f"{row.games:,}", f"{row.rate:.2%}", f"{row.low:.2%} to {row.high:.2%}")
    return grid
