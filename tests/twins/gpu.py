"""`python -m tests.twins.gpu [--games N] [GAME...]`: GPU = CPU, byte for byte, on a machine with an NVIDIA GPU.

Plays the same games on both, between random bots and between the house's and random ones, with the usual number of
seats, the fewest and the most, and compares the final records and the scores. Says for each: the same or where they
first differ, and the seconds the kernels took to compile; `bench.gpu` measures speed with more games.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from sixgun.bots.registry import bot_names
from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.games.registry import find_game, game_names
from sixgun.simulation.counting import on_cpu
from sixgun.simulation.devices import what_is_missing
from sixgun.simulation.setup import Setup

AT_ONCE = 131_072  # games in the timed run: enough to fill a big GPU
ROW = "{:<20} {:>5} {:<8} {:>8}  {:<40} {:>9} {:>14}"


def first_difference(ours: Any, theirs: Any) -> str:
    """The first game and field in which two arrays of final records differ; empty where they are the same."""
    for field in ours.dtype.names:
        unlike = ours[field] != theirs[field]
        games = np.flatnonzero(unlike.reshape(len(ours), -1).any(axis=1))
        if len(games):
            return f"{field} in {len(games)} games, first in {games[0]}"
    return "" if ours.tobytes() == theirs.tobytes() else "between the fields"


def rows(game: Game, count: int) -> Iterator[tuple[str, bool]]:
    """A line for each number of seats, with random bots and with the house's; and whether GPU and CPU agree."""
    from sixgun.simulation.gpu import GpuTables

    for bot in bot_names(game):
        for seats in sorted({game.usual_seats, game.fewest_seats, game.most_seats}):
            setup = Setup(game, (bot,) if bot == "random" else (bot, "random"), seats=seats)
            began = time.perf_counter()
            there = GpuTables(game, setup.minds, setup.options, setup.lineup, most=count, keep=count)
            compiling = time.perf_counter() - began
            ours, theirs = on_cpu(setup)(0, count), there.play(setup.first_seed, count)
            differs = first_difference(ours.games, theirs.games)
            same = not differs and ours.scores.tobytes() == theirs.scores.tobytes()
            speed = f"{theirs.lengths.sum(dtype=np.int64) / there.seconds / 1e6:,.1f} million/s"
            said = differs or ("the same" if same else "other scores")
            yield ROW.format(game.name, seats, bot, count, said, f"{compiling:.1f} s", speed), same


def main(given: list[str]) -> int:
    """The table; 1 when GPU and CPU differ, 2 when there is nothing to compare on."""
    asked = argparse.ArgumentParser(prog="python -m tests.twins.gpu", description=__doc__)
    asked.add_argument("--games", type=int, default=20_000, metavar="N", help="games for each number of seats")
    asked.add_argument("names", nargs="*", metavar="GAME", help=f"all by default: {', '.join(game_names())}")
    wanted = asked.parse_args(given)
    if wanted.games < 1:
        asked.error(f"--games takes a number above 0, not {wanted.games}")
    try:
        games = [find_game(name) for name in wanted.names or game_names()]
    except UnknownName as unknown:
        asked.error(str(unknown))
    missing = what_is_missing()
    if missing:
        print(missing, file=sys.stderr)
        return 2
    return _compare(games, wanted.games)


def _compare(games: list[Game], count: int) -> int:
    from numba.cuda.cudadrv.driver import CudaAPIError

    print(ROW.format("game", "seats", "bots", "games", "GPU and CPU", "compile", "decisions"))
    alike = True
    for game in games:
        try:
            for line, same in rows(game, count):
                print(line, flush=True)
                alike = alike and same
        except CudaAPIError as failed:  # after one of these the GPU takes nothing more from this process
            print(f"{game.title}: the GPU gave up: {failed}. Run the games after it once more.", file=sys.stderr)
            return 1
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
