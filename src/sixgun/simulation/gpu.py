"""Many games on an NVIDIA GPU, with the rules and the bots as they are: nothing is rewritten.

`waves.py` has the kernels; here they are given their memory and launched, a few waves at a time as one CUDA graph:
launched one by one from Python they would wait for Python.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from cuda.bindings import driver
from numba import cuda

from sixgun.bots.bot import Bot
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS

from .waves import KEYS, THREADS, count, kernels, open_tables, scatter

TABLES = 1 << 20  # games under way at once
WAVES = 8  # decisions of every game between two looks at how many tables are closed


@dataclass(frozen=True)
class Batch:
    """What was played: one row a game, in the order of the seeds."""

    scores: Any  # [game, seat]
    lengths: Any  # [game]: decisions
    finals: Any  # [game]: the last records, as many as were to be kept
    seconds: float  # on the GPU


class GpuTables:
    """Tables on the GPU. At each one game after the other is played, until there are no more."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        options: Any,
        lineup: Any,
        *,
        most: int,
        keep: int = 0,
        tables: int = TABLES,
    ) -> None:
        """Room for `most` games in one call, and for the last records of the first `keep` of them."""
        self._kernels = kernels(game, bots)
        self._state = game.state.dtype
        self._tables = tables = min(tables, most + -most % THREADS)
        whole_numbers = self._state.itemsize // 4
        self._words = cuda.device_array((tables, whole_numbers), np.int32)
        self._view_words = cuda.device_array(self._words.shape, np.int32) if self._kernels.looks else self._words
        self._lucks = cuda.device_array((tables, WORDS), np.uint32)
        self._options, self._lineup = cuda.to_device(options), cuda.to_device(lineup)
        self._numbers, self._order, self._keys, self._places, self._moves = (
            cuda.device_array(tables, np.int32) for _ in range(5)
        )
        self._questions, self._verbs, self._taken = (cuda.device_array(n, np.int32) for n in (KEYS, KEYS, 2))
        self._scores = cuda.device_array((most, game.most_seats), np.int32)
        self._lengths = cuda.device_array(most, np.int32)
        self._finals = cuda.device_array((max(1, keep), whole_numbers), np.int32)
        self._asked = cuda.device_array(3, np.int64)
        self._keep = keep
        self._stream = cuda.stream()
        self._open(0, 0)
        self._wave()  # compiles everything; no game is played
        self._stream.synchronize()
        self._few_waves = captured(self._stream, lambda: [self._wave() for _ in range(WAVES)])

    def play(self, first_seed: int, games: int) -> Batch:
        """Play the games dealt from `first_seed` on."""
        began = time.perf_counter()
        self._open(first_seed, games)
        while self._taken.copy_to_host(stream=self._stream)[1] < self._tables:
            self._few_waves()
        seconds = time.perf_counter() - began
        results = (rows[:games].copy_to_host() for rows in (self._scores, self._lengths))
        finals = self._finals[: min(games, self._keep)].copy_to_host()
        return Batch(*results, finals.view(self._state).reshape(-1), seconds)

    def _open(self, first_seed: int, games: int) -> None:
        """All tables are free, and so many games are to be played."""
        self._asked.copy_to_device(np.array([first_seed, games, min(games, self._keep)]), stream=self._stream)
        self._launch(open_tables, self._numbers, self._order, self._keys, self._questions, self._verbs, self._taken)

    def _wave(self) -> None:
        """One decision at every table."""
        games, views = self._words.reshape(-1).view(self._state), self._view_words.reshape(-1).view(self._state)
        results = self._lengths, self._scores, self._finals
        asked, numbers, order, keys, places, moves = (
            self._asked, self._numbers, self._order, self._keys, self._places, self._moves
        )
        dealt = games, self._words, self._lucks, self._options, asked, numbers, self._taken, order, keys
        self._launch(self._kernels.seat, *dealt, *results)
        if self._kernels.looks:
            self._view_words.copy_to_device(self._words, stream=self._stream)
        self._launch(
            self._kernels.choose, games, views, self._lucks, self._lineup, asked, numbers, order, keys, moves
        )
        self._launch(count, keys, places, self._verbs)
        self._launch(scatter, keys, places, self._verbs, self._questions, order)
        self._launch(self._kernels.act, games, self._words, numbers, order, keys, moves, self._lengths)
        self._launch(count, keys, places, self._questions)
        self._launch(scatter, keys, places, self._questions, self._verbs, order)

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        kernel[self._tables // THREADS, THREADS, self._stream](*arguments)


def captured(stream: Any, launches: Callable[[], object]) -> Callable[[], None]:
    """What `launches` puts on the stream, as one graph: calling the result launches all of it at once."""
    handle = driver.CUstream(int(stream.handle))
    relaxed = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
    _checked(driver.cuStreamBeginCapture(handle, relaxed))
    launches()
    graph = _checked(driver.cuStreamEndCapture(handle))
    ready = _checked(driver.cuGraphInstantiate(graph, 0))

    def launch() -> None:
        _checked(driver.cuGraphLaunch(ready, handle))

    return launch


def _checked(answer: tuple[Any, ...]) -> Any:
    """What a call of the driver gives, if it went well."""
    if answer[0] != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(f"The GPU's driver refused: {answer[0].name}.")
    return answer[1] if len(answer) > 1 else None
