"""Compile the kernels of a game for CUDA: `python -m tests.twins.cuda GAME` prints the PTX. No GPU is needed.

Those of random play, and the one in which the house's bot chooses.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
from numba import types

from sixgun.bots.anygame import RANDOM
from sixgun.bots.registry import best_bot
from sixgun.engine.game import Game
from sixgun.games.registry import find_game
from sixgun.simulation.waves import add_up, count, kernels, open_tables, scatter, write_out
from tests.engine.cuda import ptx_of

NUMBERS, ROWS = np.dtype(np.int32), types.Array(types.int32, 2, "C")
LUCKS, LINEUP = types.Array(types.uint32, 2, "C"), types.Array(types.int8, 2, "C")
ASKED = np.dtype(np.int64)


CHOOSING = NUMBERS, NUMBERS, LUCKS, LINEUP, ASKED, NUMBERS, NUMBERS, NUMBERS, NUMBERS


def ptx_of_game(game: Game) -> Iterator[str]:
    """The kernels as PTX."""
    play, bots = kernels(game, [RANDOM]), kernels(game, [RANDOM, best_bot(game)])
    results = NUMBERS, ROWS, ROWS
    dealt = NUMBERS, LUCKS, game.options.dtype, ASKED, NUMBERS, NUMBERS, NUMBERS, NUMBERS
    yield ptx_of(play.seat.run.py_func, *dealt, *results)
    yield ptx_of(play.choose.run.py_func, *CHOOSING)
    yield ptx_of(play.act.run.py_func, NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS)
    yield ptx_of(bots.choose.run.py_func, *CHOOSING)


def ptx_of_sorting() -> Iterator[str]:
    """The kernels that every game shares."""
    for kernel, arrays in ((open_tables, 5), (count, 3), (add_up, 2), (scatter, 6)):
        yield ptx_of(kernel.py_func, *[NUMBERS] * arrays)
    yield ptx_of(write_out.py_func, ROWS, types.int64, NUMBERS, NUMBERS, NUMBERS)


if __name__ == "__main__":
    for ptx in ptx_of_game(find_game(sys.argv[1])):
        print(ptx)
