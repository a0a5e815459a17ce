"""A GPU that is not there: it does what PTX says, notices what a GPU would not allow, and the lab can count on it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from sixgun.engine.errors import BadOption
from sixgun.engine.rule import INTERPRETED
from sixgun.games.calaboose import GAME
from sixgun.simulation.counting import counter, on_cpu
from sixgun.simulation.setup import Setup

pytest.importorskip("numba.cuda", reason="the gpu extra is not installed")
pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")

if not INTERPRETED:
    from numba import cuda, int32

    from sixgun.engine.gpumemory import all_copied, rows_of
    from sixgun.engine.gpurecord import GpuRecord
    from sixgun.simulation import rounds
    from sixgun.simulation.gpu import GpuTables
    from sixgun.simulation.waves import PORTION

    from .pretended.gpu import Kernel, Trouble, pretended
    from .pretended.instructions import UnknownInstruction
    from .pretended.ptx import c_of

BLOCKS, THREADS = 3, 64


@pytest.fixture
def no_gpu() -> Iterator[None]:
    with pretended():
        yield


def launched(kernel: Any, *arguments: Any) -> None:
    Kernel(cuda.jit(kernel))[BLOCKS, THREADS, None](*arguments)


NUMBERS = [0, 1, 2, 7, 31, 32, 33, 63, 64, 1 << 31, (1 << 32) + 5, (1 << 62) + 3, -1, -2, -7, -(1 << 31), 1 - (1 << 63)]


def test_numbers_are_reckoned_with_as_in_python() -> None:
    """All pairs of awkward numbers, through what rules do with them, in the widths that records have."""

    def kernel(ones: Any, twos: Any, found: Any) -> None:
        place = cuda.grid(1)
        if place >= len(ones):
            return
        one, two, row = ones[place], twos[place], found[place]
        nonzero, few = two if two != 0 else 3, two & 63
        narrow, small, tiny = np.int64(np.int32(one)), np.int64(np.int16(one)), np.int64(np.int8(two))
        row[0], row[1], row[2], row[3] = one + two, one - two, one * two, one // nonzero
        row[4], row[5], row[6], row[7] = one % nonzero, -one, abs(two), min(one, two)
        row[8], row[9], row[10], row[11] = max(one, two), one & two, one | two, one ^ two
        row[12], row[13], row[14], row[15] = ~one, one << few, one >> few, np.int64(one < two)
        row[16], row[17] = narrow * tiny, small - tiny
        row[18], row[19], row[20] = np.int64(np.uint8(one)), np.int64(np.uint32(two)), one & -one

    pairs = [(one, two) for one in NUMBERS for two in NUMBERS]
    for chunk in range(0, len(pairs), BLOCKS * THREADS):
        some = pairs[chunk : chunk + BLOCKS * THREADS]
        expected = [[_wrapped(number) for number in _in_python(*pair)] for pair in some]
        found = np.zeros((len(some), len(expected[0])), np.int64)
        launched(kernel, np.array([one for one, _ in some]), np.array([two for _, two in some]), found)
        assert found.tolist() == expected


def _in_python(one: int, two: int) -> tuple[int, ...]:
    """The same, in whole numbers without end."""
    nonzero, few = two if two != 0 else 3, two & 63
    narrow, small, tiny = _wrapped(one, 32), _wrapped(one, 16), _wrapped(two, 8)
    return (
        *(one + two, one - two, one * two, one // nonzero, one % nonzero, -one, abs(two), min(one, two)),
        *(max(one, two), one & two, one | two, one ^ two, ~one, one << few, one >> few, int(one < two)),
        *(narrow * tiny, small - tiny, one & 255, two & (1 << 32) - 1, one & -one),
    )


def _wrapped(number: int, bits: int = 64) -> int:
    """As so many bits hold it."""
    low = number & (1 << bits) - 1
    return low - (low >> bits - 1 << bits)


def test_neighbours_hear_each_other_and_blocks_wait_for_all_of_them() -> None:
    def kernel(found: Any) -> None:
        said = cuda.shared.array(THREADS, int32)
        thread = cuda.threadIdx.x
        told = cuda.shfl_sync(0xFFFFFFFF, thread * 10, (thread + 1) % 32)
        votes = cuda.ballot_sync(0xFFFFFFFF, thread % 3 == 0)
        said[thread] = told
        cuda.syncthreads()
        found[cuda.grid(1), 0] = said[THREADS - 1 - thread]
        found[cuda.grid(1), 1] = np.uint32(votes)

    found = np.zeros((BLOCKS * THREADS, 2), np.int64)
    launched(kernel, found)
    for block in range(BLOCKS):
        for thread in range(THREADS):
            other = THREADS - 1 - thread
            votes = sum(1 << lane for lane in range(32) if (thread // 32 * 32 + lane) % 3 == 0)
            assert found[block * THREADS + thread].tolist() == [(other // 32 * 32 + (other + 1) % 32) * 10, votes]


def test_shared_memory_holds_garbage_until_it_is_written() -> None:
    def kernel(found: Any) -> None:
        said = cuda.shared.array(THREADS, int32)
        found[cuda.grid(1)] = said[cuda.threadIdx.x]

    found = np.zeros(BLOCKS * THREADS, np.int32)
    launched(kernel, found)
    assert set(found.tolist()) == {np.int32(np.uint32(0xA5A5A5A5))}


def test_what_a_gpu_does_not_allow_is_noticed() -> None:
    def wait_for_nobody(found: Any) -> None:
        if cuda.threadIdx.x % 2:
            cuda.syncthreads()
        else:
            cuda.syncwarp(0xFFFFFFFF)
        found[0] = 1

    def whisper(found: Any) -> None:
        found[0] = cuda.shfl_sync(0x0F, 1, 0)

    found = np.zeros(THREADS, np.int64)
    with pytest.raises(Trouble, match="wait_for_nobody, block 0: neighbours wait for different things"):
        launched(wait_for_nobody, found)
    with pytest.raises(Trouble, match="whisper, thread 0 of block 0: a shuffle of a part of a warp"):
        launched(whisper, found)
    askew = np.zeros(THREADS * 8 + 8, np.uint8)[1:-7].view(np.int64)

    def write(found: Any) -> None:
        found[cuda.threadIdx.x] = 1

    with pytest.raises(Trouble, match="not a multiple of the size"):
        launched(write, askew)


def test_an_instruction_nobody_has_taught_it_is_named() -> None:
    with pytest.raises(UnknownInstruction, match=r"sin.approx.f32 %f1, %f2"):
        c_of(".visible .entry k(\n)\n{\n sin.approx.f32 \t%f1, %f2;\n ret;\n}\n")


WIDTH = 37  # words of a row: more than a warp has threads


def rows_brought(wait_for_copies: bool, wait_for_neighbours: bool) -> Any:
    """A row for each thread, copied into shared memory by its warp and read there by a neighbour."""
    bring, _ = rows_of(WIDTH)

    def kernel(words: Any, found: Any) -> None:
        rows = cuda.shared.array(0, int32)
        thread, lane = cuda.threadIdx.x, cuda.threadIdx.x % 32
        first = (thread - lane) * WIDTH
        bring(rows, first + lane, words, thread, 0xFFFFFFFF, lane)
        if wait_for_copies:
            all_copied()
        if wait_for_neighbours:
            cuda.syncwarp(0xFFFFFFFF)
        found[thread] = rows[thread * WIDTH + (lane + 5) % WIDTH]

    words = np.arange(1000, 1000 + THREADS * WIDTH, dtype=np.int32)
    found = np.zeros(THREADS, np.int32)
    Kernel(cuda.jit(kernel))[1, THREADS, None, THREADS * WIDTH * 4](words, found)
    return found.tolist() == [words[thread * WIDTH + (thread % 32 + 5) % WIDTH] for thread in range(THREADS)]


def test_a_row_is_there_once_all_who_copy_it_have_waited() -> None:
    assert rows_brought(wait_for_copies=True, wait_for_neighbours=True)
    assert not rows_brought(wait_for_copies=False, wait_for_neighbours=True)
    assert not rows_brought(wait_for_copies=True, wait_for_neighbours=False)


def test_shared_memory_that_nobody_asked_for_is_not_there() -> None:
    def kernel(found: Any) -> None:
        rows = cuda.shared.array(0, int32)
        found[0] = rows[cuda.threadIdx.x]

    with pytest.raises(Trouble, match="thread 63 of block 0: an address behind the shared memory"):
        Kernel(cuda.jit(kernel))[1, THREADS, None, (THREADS - 1) * 4](np.zeros(1, np.int32))


def test_neighbours_that_wait_in_different_places_are_noticed() -> None:
    def kernel(found: Any) -> None:
        thread = cuda.threadIdx.x
        if thread % 2:
            found[thread] = cuda.shfl_sync(0xFFFFFFFF, thread, 0)
        else:
            found[thread] = cuda.ballot_sync(0xFFFFFFFF, thread > 5)

    with pytest.raises(Trouble, match="neighbours wait in different places"):
        launched(kernel, np.zeros(THREADS, np.int64))


GAMES = 40
LONGEST = 600.0  # seconds, which only kernels that never end take


def played_there(setup: Setup) -> Any:
    """The games of a setup on tables of the GPU that is not there."""
    tables = GpuTables(GAME, setup.minds, setup.options, setup.lineup, most=GAMES, keep=GAMES)
    return tables.play(setup.first_seed, GAMES)


IN_A_HURRY = """
import sys
from numba import cuda
from sixgun.games.calaboose import GAME
from sixgun.simulation import waves
from sixgun.simulation.counting import on_cpu
from sixgun.simulation.setup import Setup
from tests.twins.pretended.gpu import pretended
from tests.twins.test_pretended import GAMES, played_there

@cuda.jit(device=True)
def go_on():
    pass

if sys.argv[1] == "copies":
    waves.all_copied = go_on
setup = Setup(GAME)
here = on_cpu(setup)(0, GAMES).games.tobytes()
print("playing", flush=True)
with pretended():
    sys.exit(played_there(setup).games.tobytes() != here)
"""


@pytest.mark.parametrize(("without", "alike"), [("nothing", True), ("copies", False)])
def test_kernels_that_do_not_wait_for_copies_play_other_games_or_crash(without: str, alike: bool) -> None:
    """In a process of their own: with garbage in a record, rules read and write wherever it says, or go on for ever."""
    playing = subprocess.Popen([sys.executable, "-c", IN_A_HURRY, without], stdout=subprocess.PIPE, text=True)
    try:
        told, _ = playing.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        playing.kill()
        told, _ = playing.communicate()
    assert told == "playing\n"
    assert (playing.returncode == 0) == alike


def test_games_given_something_else_are_not_the_same(no_gpu: None) -> None:
    """With all prices doubled in the room of what is given, which is filled after compiling."""
    setup = Setup(GAME)
    other, here = setup.options.copy(), on_cpu(setup)(0, GAMES)
    other["bounty"] *= 2
    assert played_there(setup).scores.tolist() == here.scores.tolist()
    with patch.object(GpuRecord, "lay_out", lambda self, kernel, common: kernel.lay_out(self.common_of(other))):
        assert played_there(setup).scores.tolist() != here.scores.tolist()


def test_a_gpu_without_room_for_a_block_of_tables_is_refused_with_numbers(no_gpu: None) -> None:
    setup = Setup(GAME)
    for free, said in ((1 << 30, ""), (100_000, "The GPU has 0 MB of memory free; Calaboose needs")):
        context = SimpleNamespace(get_memory_info=lambda free=free: (free, free))
        with patch("sixgun.simulation.rounds.cuda.current_context", lambda context=context: context):
            if said:
                with pytest.raises(BadOption, match=said):
                    rounds.room_for(GAME, setup.minds)
            else:
                tables, games = rounds.room_for(GAME, setup.minds)
                assert tables % PORTION == 0
                assert tables.bit_count() == 1
                assert games > tables


def test_the_lab_counts_there_what_it_counts_here(no_gpu: None) -> None:
    """In rounds of 100, fetched a few at a time, while the next is played."""
    setup = Setup(GAME)
    with patch.multiple(rounds, GAMES=100, FETCHED_BYTES=GAME.state.dtype.itemsize * 30):
        there, here = rounds.counter_on_gpu(setup), counter(setup, on_cpu(setup))
        for first, games in ((0, 0), (0, 1), (5, 250)):
            assert there(first, games).to_json() == here(first, games).to_json()
