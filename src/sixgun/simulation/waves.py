"""The kernels that play many games on a GPU, wave by wave: in each wave every game makes one decision.

A GPU is fast when 32 neighbouring threads do the same work. So games with the same kind of question are neighbours
while they choose, and games with the same verb while they act. The games do not move for that: `count` and `scatter`
sort their numbers with a counting sort. Block-wide barriers are only in kernels that call no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import cuda, int32

from sixgun.bots.anygame import RANDOM
from sixgun.bots.bot import Bot
from sixgun.engine.fewmoves import FewMoves
from sixgun.engine.game import Game, all_alike
from sixgun.engine.gpumemory import all_copied, rows_of
from sixgun.engine.gpurecord import COMMON_ROOM, NOTHING, GpuRecord, gpu_record
from sixgun.engine.luck import pick, seed_luck
from sixgun.engine.questions import MOST_QUESTIONS

from .batch import BOT_STREAM, deciding

THREADS = 256  # in a block that sorts
RULE_THREADS = 128  # in a block that calls rules: with 96 registers each, 640 threads fit on a processor, not 512
WARP = 32  # neighbours that run in step
ALL_LANES = 0xFFFFFFFF
PORTION = 4 * THREADS  # tables that a block puts in order; their number is a multiple of it
KEYS = MOST_QUESTIONS + 2  # what tables are sorted by: questions or works of moves, below OVER
OVER = KEYS - 2  # the game is over, or there has been none
CLOSED = KEYS - 1  # no more games at this table
DEALT = 0  # any key below OVER: a game that begins
NO_GAME = -1  # the number of the game at a table that has had none
REGISTERS = 96  # for each thread. With more, fewer threads fit on the GPU; with fewer, calls of rules cost more
NEAR_BYTES = 47 << 10  # of shared memory for a block: below the 48 KB that every kernel gets without asking


@dataclass(frozen=True)
class Kernel:
    """A kernel that calls rules, and how it is launched."""

    run: Any
    block: int = RULE_THREADS  # threads in a block
    near: int = 0  # bytes of shared memory that a block needs


@dataclass(frozen=True)
class Kernels:
    """The parts of a wave that belong to a game and its bots."""

    record: GpuRecord
    seat: Kernel
    choose: Kernel
    act: Kernel
    looks: bool  # whether some bot looks at the game, so that there must be room for views

    @property
    def all(self) -> tuple[Kernel, ...]:
        """Each of them."""
        return self.seat, self.choose, self.act


def kernels(game: Game, bots: Sequence[Bot]) -> Kernels:
    """The kernels for a game between these bots; compiled when first launched."""
    return _kernels(game, tuple(bots))


@cache
def _kernels(game: Game, bots: tuple[Bot, ...]) -> Kernels:
    looks = any(bot.looks for bot in bots)
    record = gpu_record(game.state)
    if bots == (RANDOM,):
        choose = _with_records(record, lambda near: _choose_by_number(game, record, near))
    else:
        choose = Kernel(_choose_from_list(game, record, bots, looks))
    act = _with_records(record, lambda near: _act(game, record, near))
    return Kernels(record, Kernel(_seat(game, record)), choose, act, looks)


def _with_records(record: GpuRecord, kernel: Callable[[bool], Any]) -> Kernel:
    """A kernel with the records of a block in shared memory, where they fit."""
    near = RULE_THREADS * record.words * 4
    return Kernel(kernel(True), near=near) if near <= NEAR_BYTES else Kernel(kernel(False))


def _with_rules(function: Any) -> Any:
    """A kernel that calls rules."""
    return cuda.jit(function, max_registers=REGISTERS, link=[COMMON_ROOM])


def _work_of(game: Game) -> Any:
    """(rule) Which rules a move runs through: as the game says, or else by its verb."""
    if game.work_of is not None:
        return game.work_of
    return game.facts.verbs.which if game.facts.verbs else all_alike


def _seat(game: Game, record: GpuRecord) -> Any:
    deal, outcome, at, width = game.deal, game.outcome, record.at, record.words

    @_with_rules
    def seat(
        words: Any,
        lucks: Any,
        options: Any,
        asked: Any,
        numbers: Any,
        taken: Any,
        order: Any,
        keys: Any,
        lengths: Any,
        scores: Any,
        finals: Any,
    ) -> None:
        """Where a game is over it is written down, and the next one is dealt, as long as there are any."""
        place = cuda.grid(1)
        if keys[place] != OVER:
            return
        table = order[place]
        row = table * width
        game = at(words, row)
        number = numbers[table]
        if number == NO_GAME:  # a deal leaves alone what was there before
            for word in range(width):
                words[row + word] = 0
        else:
            for seat in range(scores.shape[1]):
                scores[number, seat] = 0
            outcome(game, scores[number])
            if number < asked[2]:
                for word in range(width):
                    finals[number, word] = words[row + word]
        number = cuda.atomic.add(taken, 0, 1)
        if number < asked[1]:
            numbers[table] = number
            lengths[number] = 0
            deal(game, options[0], asked[0] + number)
            seed_luck(lucks[table], BOT_STREAM ^ (asked[0] + number))
            keys[place] = DEALT
        else:
            keys[place] = CLOSED
            cuda.atomic.add(taken, 1, 1)

    return seat


def _to_and_fro(width: int) -> tuple[Any, Any]:
    """(device functions) Bring the records of 32 neighbours into shared memory, and give them back."""
    bring_rows, give_rows = rows_of(width)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def bring(rows: Any, words: Any, table: int, on: bool) -> None:
        lane = cuda.threadIdx.x % WARP
        first = (cuda.threadIdx.x - lane) * width + lane
        bring_rows(rows, first, words, table, cuda.ballot_sync(ALL_LANES, on), lane)
        all_copied()
        cuda.syncwarp(ALL_LANES)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def give(rows: Any, words: Any, table: int, on: bool) -> None:
        lane = cuda.threadIdx.x % WARP
        first = (cuda.threadIdx.x - lane) * width + lane
        games_on = cuda.ballot_sync(ALL_LANES, on)
        cuda.syncwarp(ALL_LANES)
        give_rows(rows, first, words, table, games_on, lane)

    return bring, give


def _choose_by_number(game: Game, record: GpuRecord, near: bool) -> Any:
    legal, work_of, few, at, width = game.legal, _work_of(game), game.usual_moves, record.at, record.words
    bring, _ = _to_and_fro(width)

    @_with_rules
    def choose(
        words: Any, views: Any, lucks: Any, lineup: Any, asked: Any, numbers: Any, order: Any, keys: Any, moves: Any
    ) -> None:
        """Any allowed move, wherever a game is on: they are counted, and few of them kept."""
        place = cuda.grid(1)
        table, on = order[place], keys[place] < OVER
        game = at(words, table * width)
        if near:
            rows = cuda.shared.array(0, int32)
            bring(rows, words, table, on)
            game = at(rows, cuda.threadIdx.x * width)
        if on:
            kept = cuda.local.array(few, np.int32)
            nth = pick(lucks[table], legal(game, FewMoves(kept, np.int64(0))))
            if nth >= few:
                legal(game, FewMoves(kept, nth))
                nth = 0
            moves[table] = kept[nth]
            keys[place] = min(work_of(kept[nth]), OVER - 1)

    return choose


def _choose_from_list(game: Game, record: GpuRecord, bots: tuple[Bot, ...], looks: bool) -> Any:
    legal, veil, work_of, most_moves = game.legal, game.veil, _work_of(game), game.most_moves
    decide, at, width = deciding(bots), record.at, record.words

    @_with_rules
    def choose(
        words: Any, views: Any, lucks: Any, lineup: Any, asked: Any, numbers: Any, order: Any, keys: Any, moves: Any
    ) -> None:
        """The bot in the seat to act, wherever a game is on: it is given the list and the veiled game."""
        place = cuda.grid(1)
        if keys[place] < OVER:
            table = order[place]
            row = table * width
            game, view = at(words, row), at(views, row)
            seat = game.to_act
            allowed = cuda.local.array(most_moves, np.int32)
            count = legal(game, allowed)
            if looks:
                for word in range(width):
                    views[row + word] = words[row + word]
                veil(view, seat)
            bot = lineup[(asked[0] + numbers[table]) % lineup.shape[0], seat]
            move = allowed[decide(bot, view, allowed, count, lucks[table])]
            moves[table] = move
            keys[place] = min(work_of(move), OVER - 1)

    return choose


def _act(game: Game, record: GpuRecord, near: bool) -> Any:
    step, question_of, at, width = game.step, game.question_of, record.at, record.words
    bring, give = _to_and_fro(width)

    @_with_rules
    def act(words: Any, numbers: Any, order: Any, keys: Any, moves: Any, lengths: Any) -> None:
        """Carry the chosen moves out."""
        place = cuda.grid(1)
        table, on = order[place], keys[place] < OVER
        game = at(words, table * width)
        if near:
            rows = cuda.shared.array(0, int32)
            bring(rows, words, table, on)
            game = at(rows, cuda.threadIdx.x * width)
        if on:
            step(game, moves[table])
            lengths[numbers[table]] += 1
            keys[place] = OVER if game.to_act < 0 else min(question_of(game), OVER - 1)
        if near:
            give(rows, words, table, on)

    return act


@cuda.jit  # type: ignore[untyped-decorator]
def open_tables(numbers: Any, order: Any, keys: Any, totals: Any, taken: Any) -> None:
    """Nobody sits anywhere, and no game is given out."""
    table = cuda.grid(1)
    numbers[table] = NO_GAME
    order[table] = table
    keys[table] = OVER
    if table < 2:
        taken[table] = 0
    for key in range(table, KEYS, cuda.gridsize(1)):
        totals[key] = 0


@cuda.jit  # type: ignore[untyped-decorator]
def count(keys: Any, places: Any, totals: Any) -> None:
    """How many tables have each key, and the place of each among them: nearly the order that they stand in."""
    here = cuda.shared.array(KEYS, int32)
    thread, first = cuda.threadIdx.x, cuda.blockIdx.x * PORTION
    for key in range(thread, KEYS, THREADS):
        here[key] = 0
    cuda.syncthreads()
    for place in range(first + thread, first + PORTION, THREADS):
        places[place] = cuda.atomic.add(here, keys[place], 1)
    cuda.syncthreads()
    for key in range(thread, KEYS, THREADS):
        if here[key] > 0:
            here[key] = cuda.atomic.add(totals, key, here[key])
    cuda.syncthreads()
    for place in range(first + thread, first + PORTION, THREADS):
        places[place] += here[keys[place]]


@cuda.jit  # type: ignore[untyped-decorator]
def add_up(totals: Any, firsts: Any) -> None:
    """Where the tables of each key begin; one block, a thread for each key. Clears the totals for the next time."""
    sums = cuda.shared.array(KEYS, int32)
    key = cuda.threadIdx.x
    sums[key] = totals[key]
    reach = 1
    while reach < KEYS:
        cuda.syncthreads()
        before = sums[key - reach] if key >= reach else int32(0)
        cuda.syncthreads()
        sums[key] += before
        reach *= 2
    firsts[key] = sums[key] - totals[key]
    totals[key] = 0


@cuda.jit  # type: ignore[untyped-decorator]
def scatter(order: Any, keys: Any, places: Any, firsts: Any, next_order: Any, next_keys: Any) -> None:
    """Put the tables in the order of their keys."""
    place = cuda.grid(1)
    key = keys[place]
    there = firsts[key] + places[place]
    next_order[there] = order[place]
    next_keys[there] = key


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def word_from(rows: Any, nth: int, common: Any, sources: Any, word: int) -> Any:
    """A word of a whole record, put together from a row and what is common to all (`GpuRecord.sources`)."""
    value = 0
    for byte in range(4):
        source = sources[word * 4 + byte]
        if source < 0:
            source = -1 - source
            value |= (common[source // 4] >> source % 4 * 8 & 255) << byte * 8
        elif source != NOTHING:
            value |= (rows[nth, source // 4] >> source % 4 * 8 & 255) << byte * 8
    return value


@cuda.jit  # type: ignore[untyped-decorator]
def write_out(rows: Any, first: int, common: Any, sources: Any, records: Any) -> None:
    """Rows of games, from the first on, as whole records: a thread for each word of them."""
    place, width = cuda.grid(1), sources.size // 4
    if place < records.size:
        records[place] = word_from(rows, first + place // width, common, sources, place % width)
