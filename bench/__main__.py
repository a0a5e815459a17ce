"""`make bench`: the table of the README, measured now, on one core."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rich.console import Console

from bench import openspiel, ours
from bench.clock import best_rates
from sixgun.games.registry import find_game

PEERS = ("crazy_eights", "hearts")
MOST_BYTES = {"outlaw-poker": 512, "25-outlaws": 1024, "bang": 2048, "high-stakes-drifter": 4096}
TIMES_HEARTS = {"outlaw-poker": 10, "25-outlaws": 10, "bang": 5, "high-stakes-drifter": 5}


@dataclass(frozen=True)
class Row:
    """A measure, what it came to, and what it must come to."""

    measure: str
    result: str
    bar: str
    met: bool


def ratio(measure: str, ours: float, theirs: float, at_least: float) -> Row:
    """One speed against another of the same run."""
    return Row(
        measure,
        f"{ours / theirs:.1f} x ({ours:,.0f} a second against {theirs:,.0f})",
        f"{at_least} x",
        ours >= at_least * theirs,
    )


def cached_start() -> float:
    """Seconds from the shell, with the rules in the cache."""
    command = [sys.executable, "-m", "sixgun.cli.main", "simulate", "calaboose", "--games", "1000", "--json"]
    seconds = []
    for _ in range(4):
        began = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        seconds.append(time.perf_counter() - began)
    return min(seconds[1:])


def calaboose(progress: Console) -> list[Row]:
    """The bars of Calaboose."""
    game = find_game("calaboose")
    works: dict[str, Callable[[], int]] = {
        **{f"OpenSpiel {peer}": partial(openspiel.random_play, peer) for peer in PEERS},
        "OpenSpiel hearts clone": lambda: openspiel.clones("hearts"),
        "compiled": ours.compiled_play(game),
        "Python loop": ours.python_loop(game),
        "Table": ours.table_loop(game),
        "copy": ours.copies(game),
    }
    for work in works.values():
        work()
    with progress.status("measuring") as status:
        rates = best_rates(works, lambda what: status.update(f"measuring, {what}"))
    rows = []
    for peer in PEERS:
        theirs = rates[f"OpenSpiel {peer}"]
        rows.append(ratio(f"random play, compiled, against {peer}", rates["compiled"], theirs, 20))
        rows.append(ratio(f"Python loop, one call a decision, against {peer}", rates["Python loop"], theirs, 1.5))
        rows.append(ratio(f"`Table.play` from Python, against {peer}", rates["Table"], theirs, 1.5))
    rows.append(ratio("copying a game, against a hearts clone", rates["copy"], rates["OpenSpiel hearts clone"], 2))
    fast = rates["compiled"]
    rows.append(Row("random play, compiled, decisions a second", f"{fast / 1e6:.1f} million", "5 million", fast >= 5e6))
    start = cached_start()
    rows.append(Row("cached start, `simulate --games 1000`", f"{start:.2f} s", "2 s at most", start < 2))
    size = game.state.dtype.itemsize
    rows.append(Row("a state of Calaboose", f"{size} bytes", "under 256", size < 256))
    return rows


def others(progress: Console) -> list[Row]:
    """The bars of the other games: random play against hearts, and the size of a state."""
    games = {name: find_game(name) for name in MOST_BYTES}
    works: dict[str, Callable[[], int]] = {name: ours.compiled_play(game) for name, game in games.items()}
    works["hearts"] = partial(openspiel.random_play, "hearts")
    for work in works.values():
        work()
    with progress.status("measuring") as status:
        rates = best_rates(works, lambda what: status.update(f"measuring, {what}"))
    rows = []
    for name, game in games.items():
        size, times = game.state.dtype.itemsize, TIMES_HEARTS[name]
        rows.append(ratio(f"{game.title}: random play, compiled, against hearts", rates[name], rates["hearts"], times))
        rows.append(
            Row(f"a state of {game.title}", f"{size} bytes", f"under {MOST_BYTES[name]}", size < MOST_BYTES[name])
        )
    return rows


def main() -> None:
    """Print the table in Markdown; exit with 1 if a bar is missed."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    progress = Console(stderr=True)
    rows = calaboose(progress) + others(progress)
    print("| measure | result | at least | met |\n| --- | --- | --- | --- |")
    for row in rows:
        print(f"| {row.measure} | {row.result} | {row.bar} | {'yes' if row.met else 'NO'} |")
    if not all(row.met for row in rows):
        sys.exit(1)


if __name__ == "__main__":
    main()
