"""Billions of games on a GPU: while it plays a round, all cores count the round before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any

import numpy as np
from numba import cuda

from sixgun.bots.bot import Bot
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS

from .counting import Batch, Count, counting
from .gpu import TABLES, GpuTables
from .pool import Span, cores, spans
from .setup import Setup
from .tally import Tally
from .waves import PORTION, kernels

SETS = 2  # of tables: the GPU plays at one while the cores count the games of the other
GAMES = 1 << 22  # of a round at most: their results are kept on the GPU
FETCHED_BYTES = 1 << 24  # of last records at a time: what a core counts in one go
ROOM = 0.8  # of the free memory of the GPU may be used


def counter_on_gpu(setup: Setup) -> Count:
    """Play games of a setup on the GPU, and count what shows at their end."""
    rounds, count = Rounds(setup), counting(setup)
    empty = count(0, Batch.room(setup.game, 0))  # compiles what counts, while that is announced

    def play_and_count(first: int, games: int) -> Tally:
        tally = empty.like()
        for span in spans(first, first + games, rounds.games):
            for counted in rounds.counted(span, count):
                tally.add(counted)
        return tally

    return play_and_count


class Rounds:
    """Sets of tables on the GPU, and rooms here for what is fetched from there."""

    def __init__(self, setup: Setup) -> None:
        tables, self.games = room_for(setup.game, setup.minds)
        self._first_seed = setup.first_seed
        self._portion = max(1, FETCHED_BYTES // int(setup.game.state.dtype.itemsize))
        self._cores = ThreadPoolExecutor(cores(), thread_name_prefix="counts")
        self._free: SimpleQueue[GpuTables] = SimpleQueue()
        self._rooms: SimpleQueue[tuple[Any, Any]] = SimpleQueue()
        played = setup.game, setup.minds, setup.options, setup.lineup
        for _ in range(SETS):
            self._free.put(GpuTables(*played, most=self.games, keep=self.games, tables=tables))
        words = self._portion * int(setup.game.state.dtype.itemsize) // 4
        for _ in range(cores()):
            self._rooms.put((cuda.pinned_array(words, np.int32), cuda.device_array(words, np.int32)))

    def counted(self, span: Span, count: Callable[[int, Batch], Tally]) -> Iterator[Tally]:
        """Play a round, and count it portion by portion, in their order."""
        with self._played(span) as tables:

            def counted(portion: Span) -> Tally:
                with self._fetched(tables, portion.first - span.first, portion.games) as batch:
                    return count(portion.first, batch)

            yield from self._cores.map(counted, spans(span.first, span.first + span.games, self._portion))

    @contextmanager
    def _played(self, span: Span) -> Iterator[GpuTables]:
        """Tables at which these games have been played; nobody else plays there until they are counted."""
        tables = self._free.get()
        try:
            tables.run(self._first_seed + span.first, span.games)
            yield tables
        finally:
            self._free.put(tables)

    @contextmanager
    def _fetched(self, tables: GpuTables, first: int, games: int) -> Iterator[Batch]:
        """Some of the games, in memory that the GPU can write to."""
        rooms = self._rooms.get()
        try:
            yield tables.fetch(first, games, *rooms)
        finally:
            self._rooms.put(rooms)


def room_for(game: Game, bots: Sequence[Bot]) -> tuple[int, int]:
    """How many tables, and how many games in a round, fit into the memory of the GPU, for each set."""
    of = kernels(game, bots)
    row = of.record.words * 4
    a_table = row * (2 if of.looks else 1) + 4 * (WORDS + 7)
    a_game = row + 4 * (game.most_seats + 1)
    free, _ = cuda.current_context().get_memory_info()
    half = int(free * ROOM) // SETS // 2
    portions = half // a_table // PORTION
    if not portions:
        needed = int(PORTION * a_table * 2 * SETS / ROOM)
        raise BadOption(f"The GPU has {free >> 20} MB of memory free; {game.title} needs {-(-needed >> 20)} MB.")
    return min(TABLES, PORTION << portions.bit_length() - 1), min(GAMES, half // a_game)
