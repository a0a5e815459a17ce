"""Many games on an NVIDIA GPU, with the rules and the bots as they are: nothing is rewritten.

`waves.py` has the kernels; this module gives them memory and launches them, a few waves at a time as one CUDA graph.
Launched one by one they would wait for Python. Results stay on the GPU until they are fetched.
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

from .counting import Batch
from .waves import KEYS, PORTION, THREADS, Kernel, add_up, count, kernels, open_tables, scatter, write_out

# A few games do not fill a GPU, and callers who ask for a few know that.
warnings.filterwarnings("ignore", message=".*Grid size")
warnings.filterwarnings("ignore", message=".*nvjitlink")  # it is not needed

TABLES = 1 << 21  # games under way at once, if so many are asked for
WAVES = 8  # decisions of every game between two looks at how many tables are closed
SEATED_EVERY = 4  # waves: few games end in each, and dealing a few takes as long as dealing many
_ONE_AT_A_TIME = Lock()  # all games of one kernel share their given fields, and graphs are written down alone


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
        self.seconds = 0.0  # what the latest call of `run` took on the GPU
        self._kernels, self._state, self._fetching = kernels(game, bots), game.state.dtype, Lock()
        self._keep, self._most_tables = keep, min(_portions(tables), _portions(most))
        self._graphs: dict[int, Callable[[], None]] = {}
        with _ONE_AT_A_TIME:  # nothing else may reach the GPU while others write down a graph
            self._lay_out(options, lineup)
            self._scores = cuda.device_array((most, game.most_seats), np.int32)
            self._lengths = cuda.device_array(most, np.int32)
            self._finals = cuda.device_array((max(1, keep), self._kernels.record.words), np.int32)
            self._compile()

    def _lay_out(self, options: Any, lineup: Any) -> None:
        """The memory that games are played in."""
        record, tables = self._kernels.record, self._most_tables

        def a_number_each() -> Any:
            return cuda.device_array(tables, np.int32)

        self._words = cuda.device_array(tables * record.words, np.int32)
        self._views = cuda.device_array(tables * record.words, np.int32) if self._kernels.looks else self._words
        self._lucks = cuda.device_array((tables, WORDS), np.uint32)
        self._numbers, self._places, self._moves = a_number_each(), a_number_each(), a_number_each()
        # The tables in order, and what they are ordered by: the questions put there, or what their moves set to work.
        self._questions = a_number_each(), a_number_each()
        self._works = a_number_each(), a_number_each()
        self._totals, self._firsts = cuda.device_array(KEYS, np.int32), cuda.device_array(KEYS, np.int32)
        self._taken = cuda.device_array(2, np.int32)  # games given out, and tables closed
        self._asked = cuda.device_array(3, np.int64)  # the first seed, how many games, how many last records
        self._asked_here = np.zeros(3, np.int64)  # stays where it is until the copy is made
        self._given = record.common_of(options)
        self._common, self._sources = cuda.to_device(self._given), cuda.to_device(record.sources)
        self._options, self._lineup = cuda.to_device(options), cuda.to_device(lineup)
        self._stream = cuda.stream()

    def _compile(self) -> None:
        """Launch every kernel while there is no game to play."""
        self._tables = self._most_tables  # those that are open, and the first in order
        self._open(0, 0)
        self._wave(seated=False)
        self._wave(seated=True)  # the largest last, when the rules it shares with the others are done
        a_word = cuda.device_array(1, np.int32)
        write_out[1, THREADS, self._stream](self._finals, 0, self._common, self._sources, a_word)
        self._stream.synchronize()

    def play(self, first_seed: int, games: int) -> Batch:
        """Play the games dealt from `first_seed` on, and fetch them."""
        self.run(first_seed, games)
        room = np.empty(min(games, self._keep) * self._sources.size // 4, np.int32)
        return self.fetch(0, games, room, cuda.device_array(max(1, room.size), np.int32))

    def run(self, first_seed: int, games: int) -> None:
        """Play the games dealt from `first_seed` on; they stay on the GPU until others are played."""
        with _ONE_AT_A_TIME:
            for kernel in self._kernels.all:
                self._kernels.record.lay_out(kernel.run, self._given)
            began = time.perf_counter()
            self._tables = opened = min(self._most_tables, _portions(games))
            self._open(first_seed, games)
            left = opened if games else 0
            while left:
                self._few_waves(left)
                left = opened - self._closed()
            self.seconds = time.perf_counter() - began

    def _closed(self) -> int:
        """How many tables have no more games; waits until that is known."""
        taken = self._taken.copy_to_host(stream=self._stream)
        self._stream.synchronize()  # the copy may still be on its way
        return int(taken[1])

    def fetch(self, first: int, games: int, room: Any, room_there: Any) -> Batch:
        """Some of the games that were played last, from the n-th on; last records as far as they were kept.

        Both rooms have enough words for these records, one of them on the GPU; the batch lies in the other.
        """
        kept = max(0, min(games, self._keep - first))
        words = kept * (self._sources.size // 4)
        with self._fetching:
            if words:
                rows = self._finals, first, self._common, self._sources, room_there[:words]
                write_out[-(-words // THREADS), THREADS, self._stream](*rows)
                room_there[:words].copy_to_host(room[:words], stream=self._stream)
            scores = self._scores[first : first + games].copy_to_host(stream=self._stream)
            lengths = self._lengths[first : first + games].copy_to_host(stream=self._stream)
            self._stream.synchronize()
        return Batch(room[:words].view(self._state), scores, lengths)

    def _open(self, first_seed: int, games: int) -> None:
        """All tables are free, and so many games are to be played."""
        self._asked_here[:] = first_seed, games, min(games, self._keep)
        self._asked.copy_to_device(self._asked_here, stream=self._stream)
        self._launch(open_tables, self._numbers, *self._questions, self._totals, self._taken)

    def _few_waves(self, left: int) -> None:
        """A few decisions at every open table; closed tables are sorted to the end."""
        while self._tables // 2 >= max(left, PORTION) and self._tables // 2 % PORTION == 0:
            self._tables //= 2
        if self._tables not in self._graphs:
            self._graphs[self._tables] = captured(self._stream, self._all_waves)
        self._graphs[self._tables]()

    def _all_waves(self) -> None:
        for wave in range(WAVES):
            self._wave(seated=wave % SEATED_EVERY == 0)

    def _wave(self, *, seated: bool) -> None:
        """One decision at every table."""
        if seated:
            results = self._lengths, self._scores, self._finals
            dealt = self._words, self._lucks, self._options, self._asked, self._numbers, self._taken
            self._play(self._kernels.seat, *dealt, *self._questions, *results)
        at_hand = self._words, self._views, self._lucks, self._lineup, self._asked, self._numbers
        self._play(self._kernels.choose, *at_hand, *self._questions, self._moves)
        self._sort(self._questions, self._works)
        self._play(self._kernels.act, self._words, self._numbers, *self._works, self._moves, self._lengths)
        self._sort(self._works, self._questions)

    def _sort(self, now: tuple[Any, Any], then: tuple[Any, Any]) -> None:
        """Put the tables in the order of their keys."""
        count[self._tables // PORTION, THREADS, self._stream](now[1], self._places, self._totals)
        add_up[1, KEYS, self._stream](self._totals, self._firsts)
        self._launch(scatter, *now, self._places, self._firsts, *then)

    def _play(self, kernel: Kernel, *arguments: Any) -> None:
        """Launch a kernel that calls rules."""
        kernel.run[self._tables // kernel.block, kernel.block, self._stream, kernel.near](*arguments)

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        kernel[self._tables // THREADS, THREADS, self._stream](*arguments)


def _portions(number: int) -> int:
    """At least so many tables, as blocks take them, and so that halves of them can be left open."""
    return PORTION << (max(1, -(-number // PORTION)) - 1).bit_length()


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
