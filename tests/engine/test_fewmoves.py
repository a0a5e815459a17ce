"""A list that keeps few moves: what it keeps is what a whole list has there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sixgun.engine.bits import list_members, list_range
from sixgun.engine.fewmoves import INSTEAD, FewMoves, count_members, count_range
from sixgun.engine.rule import INTERPRETED, rule

from .cuda import ptx_of

SETS = (0, 1, 0b1011, 0b1010_0000, (1 << 9) - 1, -1)
MOST = 9


@rule
def list_some(members: int, allowed: Any) -> int:
    """One move alone, and a set."""
    allowed[0] = 7
    return list_members(members, MOST, 100, allowed, 1)


def kernel(members: Any, out: Any) -> None:
    """What a GPU would run."""
    count = list_some(members[0], FewMoves(out, np.int64(0)))
    list_some(members[0], FewMoves(out, count - 1))


@pytest.mark.parametrize("members", SETS)
@pytest.mark.parametrize("room", [1, 4, 16])
@pytest.mark.parametrize("before", [0, 2])
def test_the_kept_moves_are_those_a_whole_list_has_there(members: int, room: int, before: int) -> None:
    """Wherever the first kept one is, and however many moves stand before the set."""
    whole = np.zeros(before + MOST, np.int32)
    count = list_members(members, MOST, 100, whole, before)
    text: Any = getattr(count_members, "py_func", count_members)
    for first in range(count):
        kept = np.zeros(room, np.int32)
        assert text(members, MOST, 100, FewMoves(kept, first), before) == count
        there = whole[first : min(count, first + room)]
        assert kept[: len(there)].tolist() == there.tolist()


@pytest.mark.parametrize(("first", "end"), [(30, 30), (30, 31), (30, 44), (30, 12)])
@pytest.mark.parametrize("room", [1, 4, 16])
@pytest.mark.parametrize("before", [0, 2])
def test_so_are_those_of_a_range(first: int, end: int, room: int, before: int) -> None:
    whole = np.zeros(before + 20, np.int32)
    count = list_range(first, end, whole, before)
    assert whole[before:count].tolist() == list(range(first, end))
    text: Any = getattr(count_range, "py_func", count_range)
    for place in range(max(1, count)):
        kept = np.zeros(room, np.int32)
        assert text(first, end, FewMoves(kept, place), before) == count
        for nth in range(max(place, before), min(count, place + room)):
            assert kept[nth - place] == whole[nth]


def test_only_the_moves_from_the_first_place_on_are_kept() -> None:
    kept = np.full(2, -5, np.int32)
    allowed = FewMoves(kept, 1)
    for place, move in enumerate((10, 20, 30, 40)):
        allowed[place] = move
    assert kept.tolist() == [20, 30]


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")
def test_on_a_gpu_sets_are_counted_without_a_loop() -> None:
    assert set(INSTEAD) == {list_members, list_range}
    assert "popc" in ptx_of(kernel, np.dtype(np.int64), np.dtype(np.int32))
