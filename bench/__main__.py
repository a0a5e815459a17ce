"""`make bench`: the table of bench/README.md, measured now. `python -m bench calaboose bang` measures these games only.

All libraries are measured in one run, in rotation, on one core; what `simulate` does on two threads comes last.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence

from rich.console import Console

from bench import ours, threads
from bench.clock import best_rates
from bench.ours import SEATS
from bench.peers import CLONES, OPENSPIEL, OTHERS, Work, ready
from bench.rows import Row, in_markdown, millions, ratio
from sixgun.engine.errors import UnknownName
from sixgun.games.registry import find_game, game_names

MOST_BYTES = {"calaboose": 256, "outlaw-poker": 512, "25-outlaws": 1024, "bang": 2048, "high-stakes-drifter": 4096}
TIMES_THE_FASTER = {"calaboose": 20, "25-outlaws": 20, "bang": 8}  # of OpenSpiel's two
TIMES_HEARTS = {"outlaw-poker": 10, "high-stakes-drifter": 5}
HEARTS = OPENSPIEL["hearts"].name


def one_core(names: Sequence[str], console: Console) -> list[Row]:
    """Random play of whole games beside the other libraries; for Calaboose also from Python, and copies."""
    theirs, missing = ready((*OPENSPIEL.values(), *OTHERS, CLONES))
    works: dict[str, Work] = {name: ours.compiled_play(find_game(name), SEATS.get(name)) for name in names}
    if "calaboose" in names:
        game = find_game("calaboose")
        works |= {"Python loop": ours.python_loop(game), "Table": ours.table_loop(game)}
        works |= {"copy": ours.single_copies(game), "copies": ours.many_copies(game), "save": ours.saves(game)}
    for work in works.values():
        work()
    with console.status("measuring") as status:
        rates = best_rates(theirs | works, lambda what: status.update(f"measuring, {what}"))
    found = [row for name in names for row in of_a_game(name, rates)]
    if "calaboose" in names:
        found += from_python(rates)
    return found + [Row(name, why) for name, why in missing.items()]


def of_a_game(name: str, rates: dict[str, float]) -> list[Row]:
    """A game against all others, and its size."""
    game, rate = find_game(name), rates[name]
    title = f"{game.title}, {SEATS.get(name, game.usual_seats)} players: random play, compiled"
    found = []
    for peer in (*OPENSPIEL.values(), *OTHERS):
        if peer.name in rates:
            bar = TIMES_THE_FASTER.get(name) if peer.name == faster(rates) else None
            bar = TIMES_HEARTS.get(name, bar) if peer.name == HEARTS else bar
            found.append(ratio(f"{title}, against {peer.name}", rate, rates[peer.name], bar))
    size = game.state.dtype.itemsize
    if name in MOST_BYTES:
        found.append(
            Row(f"a state of {game.title}", f"{size} bytes", f"under {MOST_BYTES[name]}", size < MOST_BYTES[name])
        )
    return found


def faster(rates: dict[str, float]) -> str:
    """OpenSpiel's faster game of the two."""
    return max((peer.name for peer in OPENSPIEL.values()), key=lambda name: rates.get(name, 0.0))


def from_python(rates: dict[str, float]) -> list[Row]:
    """Calaboose move by move from Python, copies of it, and how long a start takes."""
    found = [millions("Calaboose: random play, compiled, decisions a second", rates["calaboose"], 5)]
    if HEARTS in rates:
        spiel = faster(rates)
        found += [
            ratio(f"Python loop, one call a decision, against {spiel}", rates["Python loop"], rates[spiel], 1.5),
            ratio(f"`Table.play` from Python, against {spiel}", rates["Table"], rates[spiel], 3),
            ratio("saving a game and putting it back, against a hearts clone", rates["save"], rates[CLONES.name], 3),
            ratio("copying a game, against a hearts clone", rates["copy"], rates[CLONES.name], 3),
            ratio("copying it a thousand times into one array, a copy", rates["copies"], rates[CLONES.name], 3),
        ]
    start = cached_start()
    return [*found, Row("cached start, `simulate --games 1000`", f"{start:.2f} s", "2 s at most", start < 2)]


def cached_start() -> float:
    """Seconds from the shell, with the rules in the cache."""
    command = [sys.executable, "-m", "sixgun.cli.main", "simulate", "calaboose", "--games", "1000", "--json"]
    seconds = []
    for _ in range(4):
        began = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        seconds.append(time.perf_counter() - began)
    return min(seconds[1:])


def main() -> None:
    """Print the table in Markdown; exit with 1 if a bar is missed, with 2 if there is no such game."""
    try:
        names = [find_game(name).name for name in sys.argv[1:]] or game_names()
    except UnknownName as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    console = Console(stderr=True)
    allowed = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if allowed:
        os.sched_setaffinity(0, allowed[:1])
    found = one_core(names, console)
    if allowed:
        os.sched_setaffinity(0, allowed[:2])
    with console.status("measuring") as status:
        found += threads.rows(names, lambda what: status.update(f"measuring, {what}"))
    print(in_markdown(found))
    if not all(row.met for row in found):
        sys.exit(1)


if __name__ == "__main__":
    main()
