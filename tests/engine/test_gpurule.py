"""A rule on CUDA: one compile for all widths, long rules called and short ones copied, each linked once."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Any

import numpy as np
import pytest

from sixgun.engine.record import Record, i8, i16
from sixgun.engine.rule import INTERPRETED, rule

from .cuda import ptx_of

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")


class Suit(IntEnum):
    """A card's colour, as rules know it."""

    SPADES = 3


class Purse(Record):
    """Fields of two widths."""

    coins = i8(4)
    notes = i16(4)


@rule
def one_more(number: int) -> int:
    """A short rule, at the bottom."""
    return number + 1


@rule
def count_notes(purse: Any, coin: int, doubled: bool) -> int:
    """A long rule over the short one."""
    notes = 0
    for note in range(coin):
        notes += one_more(purse.notes[note])
        if notes > 100:
            notes = 100
    if doubled:
        notes *= 2
    else:
        notes += 1
    return notes


@rule
def count_all(purse: Any) -> int:
    """A second way to the short rule, and whole numbers and truth values of every kind."""
    few = count_notes(purse, purse.coins[0], True)
    few += count_notes(purse, purse.notes[0], False)
    many = count_notes(purse, Suit.SPADES, purse.coins[0] > 0)
    many += count_notes(purse, 2, True)
    all_of_them = one_more(few)
    all_of_them += one_more(many)
    all_of_them += purse.coins[Suit.SPADES]
    if all_of_them < 0:
        all_of_them = 0
    return all_of_them


def kernel(purses: Any, out: Any) -> None:
    """What a GPU would run."""
    out[0] = count_all(purses[0])


def on_gpu(called: Any) -> Any:
    """A rule as the kernel knows it, compiled."""
    return called._CUDATypingContext__dispatcher


@pytest.fixture(scope="module")
def ptx() -> str:
    """The kernel, and all the rules below it, compiled once for all these tests."""
    return ptx_of(kernel, Purse.dtype, np.dtype(np.int64))


def test_a_rule_is_compiled_once_for_all_widths_enums_and_truth_values(ptx: str) -> None:
    for called in (one_more, count_notes, count_all):
        assert len(on_gpu(called).overloads) == 1


def test_a_long_rule_is_called_where_it_is_used_twice_and_a_short_one_copied(ptx: str) -> None:
    """`count_all` is long too, and used once."""
    functions = re.findall(r"\.func[^;{]*?(one_more|count_notes|count_all)", ptx)
    assert set(functions) == {"count_notes"}


def test_a_called_rule_returns_its_value_as_a_function_of_c_does(ptx: str) -> None:
    assert re.search(r"\.func\s+\(\.param \.b64 func_retval0\)\s+\S*count_notes", ptx)
    assert ".local" not in ptx


def test_a_rule_with_two_ways_to_it_is_linked_once(ptx: str) -> None:
    (compiled,) = on_gpu(count_all).overloads.values()
    modules = [id(module) for module in compiled.library.modules]
    assert len(modules) == len(set(modules)) == 3
