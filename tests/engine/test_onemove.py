"""A list that keeps one move: counted, then caught at its place; what it keeps is what a whole list has there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sixgun.engine.bits import list_members
from sixgun.engine.onemove import INSTEAD, NONE_OF_THEM, OneMove, count_members
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
    count = list_some(members[0], OneMove(out, np.int64(NONE_OF_THEM)))
    list_some(members[0], OneMove(out, count - 1))


@pytest.mark.parametrize("members", SETS)
def test_the_kept_move_is_the_one_a_whole_list_has_there(members: int) -> None:
    whole = np.zeros(MOST + 1, np.int32)
    count = list_members(members, MOST, 100, whole, 0)
    for nth in range(count):
        kept = np.zeros(1, np.int32)
        text: Any = getattr(count_members, "py_func", count_members)
        assert text(members, MOST, 100, OneMove(kept, nth), 0) == count
        assert kept[0] == whole[nth]


def test_a_list_that_is_only_counted_keeps_nothing() -> None:
    kept = np.full(1, -5, np.int32)
    allowed = OneMove(kept, NONE_OF_THEM)
    allowed[0] = 3
    assert kept[0] == -5


def test_only_the_move_at_the_place_is_kept() -> None:
    kept = np.zeros(1, np.int32)
    allowed = OneMove(kept, 1)
    for place, move in enumerate((10, 20, 30)):
        allowed[place] = move
    assert kept[0] == 20


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")
def test_on_a_gpu_sets_are_counted_without_a_loop() -> None:
    assert list_members in INSTEAD
    assert "popc" in ptx_of(kernel, np.dtype(np.int64), np.dtype(np.int32))
