"""Compile the random play of a game for CUDA: `python -m tests.twins.cuda GAME` prints the PTX. No GPU is needed."""

from __future__ import annotations

import sys

import numpy as np
from numba import types

from sixgun.engine.game import Game
from sixgun.games.registry import find_game
from sixgun.simulation.gpu import random_kernel
from tests.engine.cuda import ptx_of


def ptx_of_game(game: Game) -> str:
    """The kernel as PTX."""
    kernel = random_kernel(game).py_func
    return ptx_of(kernel, game.state.dtype, game.options.dtype, types.int64, np.dtype(np.int32))


if __name__ == "__main__":
    print(ptx_of_game(find_game(sys.argv[1])))
