"""`python -m tests.twins.gpu [--games N] [GAME...]`: GPU = CPU, byte for byte, on a machine with an NVIDIA GPU.

Plays the same random games on both, with the usual number of seats, the fewest and the most, and compares the final
records. Says for each: the same or where they first differ, the seconds the kernel took to compile, and its speed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.games.registry import find_game, game_names

AT_ONCE = 131_072  # games in the timed run: enough to fill a big GPU
NO_EXTRA = "The gpu extra is missing: pip install 'sixgun[gpu]'."
NO_GPU = "There is no NVIDIA GPU here, or its driver is too old for CUDA 13."
ROW = "{:<20} {:>5} {:>8}  {:<40} {:>9} {:>14}"


def first_difference(ours: Any, theirs: Any) -> str:
    """The first game and field in which two arrays of final records differ; empty where they are the same."""
    for field in ours.dtype.names:
        unlike = ours[field] != theirs[field]
        games = np.flatnonzero(unlike.reshape(len(ours), -1).any(axis=1))
        if len(games):
            return f"{field} in {len(games)} games, first in {games[0]}"
    return "" if ours.tobytes() == theirs.tobytes() else "between the fields"


def what_is_missing() -> str:
    """Why nothing can be played on a GPU here; empty where it can."""
    try:
        from numba import cuda
    except ImportError:
        return NO_EXTRA
    return "" if cuda.is_available() else NO_GPU


def rows(game: Game, count: int) -> Iterator[tuple[str, bool]]:
    """A line for each number of seats, and whether GPU and CPU agree."""
    from bench.gpu import on_cpu

    from sixgun.simulation.gpu import play_on_gpu, random_kernel

    kernel = random_kernel(game)
    began = time.perf_counter()
    play_on_gpu(kernel, game, game.settled(), 1)
    compiling = f"{time.perf_counter() - began:.1f} s"
    for seats in sorted({game.usual_seats, game.fewest_seats, game.most_seats}):
        options = game.settled(seats)
        ours, _ = on_cpu(game, options, count)
        theirs, _, _ = play_on_gpu(kernel, game, options, count)
        differs = first_difference(ours, theirs)
        _, lengths, seconds = play_on_gpu(kernel, game, options, AT_ONCE)
        speed = f"{lengths.sum(dtype=np.int64) / seconds / 1e6:,.0f} million/s"
        yield ROW.format(game.name, seats, count, differs or "the same", compiling, speed), not differs
        compiling = ""


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

    print(ROW.format("game", "seats", "games", "GPU and CPU", "compile", "decisions"))
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
