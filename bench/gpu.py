"""`python -m bench.gpu`: the same games on the CPU and on an NVIDIA GPU, compared byte for byte and timed.

Needs the `gpu` extra and a GPU; `sixgun` need not be installed, only importable.
"""

from __future__ import annotations

import importlib
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from sixgun import games
from sixgun.bots.anygame import RANDOM
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS
from sixgun.simulation.batch import play_many
from sixgun.simulation.gpu import play_on_gpu, random_kernel

ROOMS = sorted(path.parent.name for path in Path(games.__file__ or "").parent.glob("*/__init__.py"))
COMPARED = 20_000
SIZES = (16_384, 131_072, 524_288)


def on_cpu(game: Game, options: Any, count: int) -> tuple[Any, float]:
    """The final records of `count` random games, and decisions a second on one core."""
    run = play_many(game, [RANDOM])
    tables = game.state.empty(count)
    luck, lineup = np.zeros(WORDS, np.uint32), np.zeros((1, game.most_seats), np.int8)
    scores, lengths = np.zeros((count, game.most_seats), np.int32), np.zeros(count, np.int32)
    work = (options, game.state.empty(), game.move_list(), luck, lineup, 0, scores, lengths)
    run(tables[:1], *work)
    began = time.perf_counter()
    decisions = run(tables, *work)
    return tables, decisions / (time.perf_counter() - began)


def main() -> None:
    """Each game: agreement, then speed by the number of games at once."""
    for name in sys.argv[1:] or ROOMS:
        game: Game = importlib.import_module(f"sixgun.games.{name}").GAME
        options = game.settled()
        ours, one_core = on_cpu(game, options, COMPARED)
        kernel = random_kernel(game)
        began = time.perf_counter()
        theirs, _, _ = play_on_gpu(kernel, game, options, COMPARED)
        alike = ours.tobytes() == theirs.tobytes()
        print(
            f"{game.title}: first launch {time.perf_counter() - began:.1f} s; {COMPARED} games alike: {alike}",
            flush=True,
        )
        for count in SIZES:
            runs = [play_on_gpu(kernel, game, options, count) for _ in range(3)]
            seconds = min(run[2] for run in runs)
            decisions = int(runs[0][1].sum()) / seconds
            print(
                f"  {count:>7} at once: {decisions / 1e6:,.0f} million decisions a second"
                f" ({count / seconds / 1e6:,.2f} million games),"
                f" {decisions / one_core:,.0f} x one core ({one_core / 1e6:.1f} million)",
                flush=True,
            )


if __name__ == "__main__":
    main()
