"""Compile the random play of a game for CUDA: `python -m tests.twins.cuda GAME` prints the PTX. No GPU is needed."""

from __future__ import annotations

import sys
import warnings
from unittest.mock import patch

from numba import cuda, types
from numba.cuda import dispatcher
from numba.np import numpy_support

from sixgun.engine.game import Game
from sixgun.games.registry import find_game
from sixgun.simulation.gpu import random_kernel


class _Hopper:
    """Stands in for the device that nested rules ask for."""

    compute_capability = (9, 0)


def ptx_of(game: Game) -> str:
    """The kernel as PTX."""
    state = numpy_support.from_dtype(game.state.dtype)
    options = numpy_support.from_dtype(game.options.dtype)
    signature = types.void(state[::1], options[::1], types.int64, types.int32[::1])
    kernel = random_kernel(game).py_func
    with warnings.catch_warnings(), patch.object(dispatcher, "get_current_device", _Hopper):
        warnings.simplefilter("ignore")
        ptx, _ = cuda.compile(kernel, signature, cc=(9, 0), output="ptx", abi="numba", device=False)
    return str(ptx)


if __name__ == "__main__":
    print(ptx_of(find_game(sys.argv[1])))
