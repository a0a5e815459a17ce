"""The same games on an NVIDIA GPU, one game a thread. The rules are called as they are: nothing is rewritten."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from numba import cuda

from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS, pick, seed_luck

from .batch import BOT_STREAM

THREADS = 128


def random_kernel(game: Game) -> Any:
    """A CUDA kernel `run(games, options, first_seed, lengths)` of random play, for `games[i]` in thread i."""
    deal, legal, step = game.deal, game.legal, game.step
    most_moves = game.most_moves

    @cuda.jit  # type: ignore[untyped-decorator]
    def run(games: Any, options: Any, first_seed: Any, lengths: Any) -> None:
        index = cuda.grid(1)
        if index < games.shape[0]:
            allowed = cuda.local.array(most_moves, np.int32)
            luck = cuda.local.array(WORDS, np.uint32)
            game = games[index]
            deal(game, options[0], first_seed + index)
            seed_luck(luck, BOT_STREAM ^ (first_seed + index))
            length = 0
            while game.to_act >= 0:
                step(game, allowed[pick(luck, legal(game, allowed))])
                length += 1
            lengths[index] = length

    return run


def play_on_gpu(kernel: Any, game: Game, options: Any, count: int, first_seed: int = 0) -> tuple[Any, Any, float]:
    """Play `count` random games with a kernel; the final records, the lengths, and the kernel's own seconds."""
    games, lengths = cuda.to_device(game.state.empty(count)), cuda.to_device(np.zeros(count, np.int32))
    given = cuda.to_device(options)
    cuda.synchronize()
    began = time.perf_counter()
    kernel[(count + THREADS - 1) // THREADS, THREADS](games, given, first_seed, lengths)
    cuda.synchronize()
    seconds = time.perf_counter() - began
    return games.copy_to_host(), lengths.copy_to_host(), seconds
