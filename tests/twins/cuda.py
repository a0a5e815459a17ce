"""Compile the kernels of a game for CUDA: `python -m tests.twins.cuda GAME` prints the PTX. No GPU is needed."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
from numba import types

from sixgun.bots.anygame import RANDOM
from sixgun.engine.game import Game
from sixgun.games.registry import find_game
from sixgun.simulation.waves import kernels
from tests.engine.cuda import ptx_of

NUMBERS, WORDS = np.dtype(np.int32), types.Array(types.int32, 2, "C")
LUCKS, LINEUP = types.Array(types.uint32, 2, "C"), types.Array(types.int8, 2, "C")
ASKED = np.dtype(np.int64)


def ptx_of_game(game: Game) -> Iterator[str]:
    """The kernels of random play as PTX."""
    games, play = game.state.dtype, kernels(game, [RANDOM])
    results = NUMBERS, WORDS, WORDS
    dealt = games, WORDS, LUCKS, game.options.dtype, ASKED, NUMBERS, NUMBERS, NUMBERS, NUMBERS
    yield ptx_of(play.seat.py_func, *dealt, *results)
    yield ptx_of(play.choose.py_func, games, games, LUCKS, LINEUP, ASKED, NUMBERS, NUMBERS, NUMBERS, NUMBERS)
    yield ptx_of(play.act.py_func, games, WORDS, NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS)


if __name__ == "__main__":
    for ptx in ptx_of_game(find_game(sys.argv[1])):
        print(ptx)
