"""Many games on an NVIDIA GPU, with the rules and the bots as they are: nothing is rewritten.

`waves.py` has the kernels; here they are given their memory and launched, a few waves at a time as one CUDA graph:
launched one by one from Python they would wait for Python.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any

import numpy as np
from cuda.bindings import driver
from numba import cuda

from sixgun.bots.bot import Bot
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS

from .counting import Batch, BatchPlayer
from .devices import games_at_once
from .setup import Setup
from .waves import KEYS, THREADS, count, kernels, open_tables, scatter

# A few games do not fill a GPU; whoever asks for a few knows.
warnings.filterwarnings("ignore", message=".*Grid size")

TABLES = 1 << 20  # games under way at once, if so many are asked for
WAVES = 8  # decisions of every game between two looks at how many tables are closed
SEATED_EVERY = 4  # waves: few games end in each, and dealing a few takes as long as dealing many


def on_gpu(setup: Setup) -> BatchPlayer:
    """Play batches of a setup on the GPU, one at a time whoever asks; the same games, to the byte, as `on_cpu`."""
    most, one_at_a_time = games_at_once(setup.game), Lock()
    tables = GpuTables(setup.game, setup.minds, setup.options, setup.lineup, most=most, keep=most)

    def play(first: int, games: int) -> Batch:
        with one_at_a_time:
            return tables.play(setup.first_seed + first, games)

    return play


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
        self.seconds = 0.0  # what the latest call of `play` took on the GPU
        self._kernels = kernels(game, bots)
        self._state = game.state.dtype
        self._tables = tables = min(tables, most + -most % THREADS)
        shape = tables, self._state.itemsize // 4
        self._words = cuda.device_array(shape, np.int32)
        self._view_words = cuda.device_array(shape, np.int32) if self._kernels.looks else self._words
        self._lucks = cuda.device_array((tables, WORDS), np.uint32)
        self._options, self._lineup = cuda.to_device(options), cuda.to_device(lineup)
        self._numbers, self._order, self._keys, self._places, self._moves = (
            cuda.device_array(tables, np.int32) for _ in range(5)
        )
        self._questions, self._verbs, self._taken = (cuda.device_array(size, np.int32) for size in (KEYS, KEYS, 2))
        self._scores, self._lengths = (
            cuda.device_array((most, game.most_seats), np.int32),
            cuda.device_array(most, np.int32),
        )
        self._finals = cuda.device_array((max(1, keep), shape[1]), np.int32)
        self._asked = cuda.device_array(3, np.int64)  # the first seed, how many games, how many last records
        self._keep = keep
        self._stream = cuda.stream()
        self._open(0, 0)
        self._wave(seated=False)  # compiles these kernels; no game is played
        self._wave(seated=True)  # and the largest last, when the rules it shares with the others are done
        self._stream.synchronize()
        self._few_waves = captured(self._stream, self._all_waves)

    def play(self, first_seed: int, games: int) -> Batch:
        """Play the games dealt from `first_seed` on."""
        began = time.perf_counter()
        self._open(first_seed, games)
        while games and self._taken.copy_to_host(stream=self._stream)[1] < self._tables:
            self._few_waves()
        self.seconds = time.perf_counter() - began
        kept = _rows(self._finals, min(games, self._keep)).view(self._state).reshape(-1)
        return Batch(kept, _rows(self._scores, games), _rows(self._lengths, games))

    def _open(self, first_seed: int, games: int) -> None:
        """All tables are free, and so many games are to be played."""
        self._asked.copy_to_device(np.array([first_seed, games, min(games, self._keep)]), stream=self._stream)
        self._launch(open_tables, self._numbers, self._order, self._keys, self._questions, self._verbs, self._taken)

    def _all_waves(self) -> None:
        for wave in range(WAVES):
            self._wave(seated=wave % SEATED_EVERY == 0)

    def _wave(self, *, seated: bool) -> None:
        """One decision at every table."""
        games, views = (words.reshape(-1).view(self._state) for words in (self._words, self._view_words))
        lucks, asked, numbers, order, keys = self._lucks, self._asked, self._numbers, self._order, self._keys
        if seated:
            results = self._lengths, self._scores, self._finals
            dealt = games, self._words, lucks, self._options, asked, numbers, self._taken, order, keys
            self._launch(self._kernels.seat, *dealt, *results)
        if self._kernels.looks:
            self._view_words.copy_to_device(self._words, stream=self._stream)
        self._launch(self._kernels.choose, games, views, lucks, self._lineup, asked, numbers, order, keys, self._moves)
        self._sort(self._verbs, self._questions)
        self._launch(self._kernels.act, games, self._words, numbers, order, keys, self._moves, self._lengths)
        self._sort(self._questions, self._verbs)

    def _sort(self, totals: Any, next_totals: Any) -> None:
        """Put the tables in the order of their keys."""
        self._launch(count, self._keys, self._places, totals)
        self._launch(scatter, self._keys, self._places, totals, next_totals, self._order)

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        kernel[self._tables // THREADS, THREADS, self._stream](*arguments)


def _rows(array: Any, rows: int) -> Any:
    """The first rows of an array on the GPU, here."""
    return array[:rows].copy_to_host() if rows else np.zeros((0, *array.shape[1:]), array.dtype)


def captured(stream: Any, launches: Callable[[], object]) -> Callable[[], None]:
    """What `launches` puts on the stream, as one graph: calling the result launches all of it at once."""
    handle = driver.CUstream(int(stream.handle))
    _checked(driver.cuStreamBeginCapture(handle, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED))
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
