"""`python -m bench.gpu`: the same games on the CPU and on an NVIDIA GPU, compared byte for byte and timed.

Needs the `gpu` extra and a GPU; `sixgun` need not be installed, only importable.
"""

from __future__ import annotations

import importlib
import sys
import time
from typing import Any

import numpy as np
from numba import cuda

from sixgun.bots.anygame import RANDOM
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS
from sixgun.simulation.batch import play_many
from sixgun.simulation.gpu import THREADS, random_kernel

ROOMS = ("calaboose", "outlaw_poker", "outlaws25")
COMPARED = 20_000
SIZES = (16_384, 131_072, 524_288)


def on_cpu(game: Game, options: Any, count: int) -> tuple[Any, float]:
    """The final records of `count` random games, and decisions a second on one core."""
    run = play_many(game, [RANDOM])
    games = game.state.empty(count)
    luck, lineup = np.zeros(WORDS, np.uint32), np.zeros((1, game.most_seats), np.int8)
    scores, lengths = np.zeros((count, game.most_seats), np.int32), np.zeros(count, np.int32)
    work = (options, game.state.empty(), game.move_list(), luck, lineup, 0, scores, lengths)
    run(games[:1], *work)
    began = time.perf_counter()
    decisions = run(games, *work)
    return games, decisions / (time.perf_counter() - began)


def on_gpu(game: Game, options: Any, count: int, kernel: Any) -> tuple[Any, Any, float]:
    """The same on the GPU: final records, lengths, decisions a second of the kernel alone."""
    games, lengths = cuda.to_device(game.state.empty(count)), cuda.to_device(np.zeros(count, np.int32))
    given = cuda.to_device(options)
    cuda.synchronize()
    began = time.perf_counter()
    kernel[(count + THREADS - 1) // THREADS, THREADS](games, given, 0, lengths)
    cuda.synchronize()
    seconds = time.perf_counter() - began
    counted = lengths.copy_to_host()
    return games.copy_to_host(), counted, int(counted.sum()) / seconds


def main() -> None:
    """Each game: agreement, then speed by the number of games at once."""
    for room in sys.argv[1:] or ROOMS:
        game: Game = importlib.import_module(f"sixgun.games.{room}").GAME
        options = game.settled()
        ours, one_core = on_cpu(game, options, COMPARED)
        kernel = random_kernel(game)
        began = time.perf_counter()
        theirs, _, _ = on_gpu(game, options, COMPARED, kernel)
        alike = ours.tobytes() == theirs.tobytes()
        print(
            f"{game.title}: first launch {time.perf_counter() - began:.1f} s; {COMPARED} games alike: {alike}",
            flush=True,
        )
        for count in SIZES:
            best, games_a_second = 0.0, 0.0
            for _ in range(3):
                _, _, speed = on_gpu(game, options, count, kernel)
                best = max(best, speed)
            _, lengths, _ = on_gpu(game, options, count, kernel)
            games_a_second = best / float(lengths.mean())
            print(
                f"  {count:>7} at once: {best / 1e6:,.0f} million decisions a second"
                f" ({games_a_second / 1e6:,.2f} million games),"
                f" {best / one_core:,.0f} x one core ({one_core / 1e6:.1f} million)",
                flush=True,
            )


if __name__ == "__main__":
    main()
