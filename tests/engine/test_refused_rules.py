"""What `@rule` refuses, by name: rules that make or return arrays, and calls of what is compiled but no rule."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.errors import NumbaError

from sixgun.engine.record import Record, i8
from sixgun.engine.rule import INTERPRETED, rule, scratch_rule

compiled_only = pytest.mark.skipif(INTERPRETED, reason="about compiled rules")


@rule
def last_of(numbers: Any) -> int:
    """A rule that is lent an array."""
    return int(numbers[len(numbers) - 1])


def with_an_array(numbers: Any) -> int:
    """What makes an array, and lends it to a rule."""
    doubled = np.zeros(len(numbers), np.int64)
    for place in range(len(numbers)):
        doubled[place] = 2 * int(numbers[place])
    return last_of(doubled[1:])


def with_a_list(numbers: Any) -> int:
    """What makes a list."""
    return len([1, 2])


def with_the_same(numbers: Any) -> Any:
    """What gives back what it was lent."""
    return numbers


def with_a_pair(numbers: Any) -> Any:
    """What gives it back together with a number."""
    return numbers, 1


def with_a_new_one(numbers: Any) -> Any:
    """What gives away what it has made."""
    return np.zeros(len(numbers), np.int64)


def with_a_part(numbers: Any) -> Any:
    """What gives back a part of what it was lent."""
    return numbers[1:3]


@compiled_only
@pytest.mark.parametrize(
    ("greedy", "kind", "what"),
    [
        (with_an_array, rule, "makes an array"),
        (with_a_list, rule, "makes an array"),
        (with_a_new_one, rule, "returns an array"),
        (with_the_same, rule, "returns an array"),
        (with_a_part, rule, "returns an array"),
        (with_a_pair, rule, "returns an array"),
        (with_a_new_one, scratch_rule, "returns an array"),
        (with_a_part, scratch_rule, "returns an array"),
    ],
)
def test_a_rule_that_makes_or_returns_an_array_is_refused_by_name(greedy: Any, kind: Any, what: str) -> None:
    refused = f"The rule {greedy.__name__} {what}"
    greedy_rule, other = kind(greedy), kind(greedy)

    @rule
    def calls_it(numbers: Any) -> int:
        greedy_rule(numbers)
        return 0

    @rule
    def calls_what_calls_it(numbers: Any) -> int:
        return calls_it(numbers)

    for refuses in (calls_what_calls_it, calls_it, greedy_rule, greedy_rule, calls_it, other):
        with pytest.raises(TypeError, match=refused):
            refuses(np.arange(4))


@compiled_only
def test_a_rule_that_is_wrong_for_another_reason_is_told_in_the_words_of_numba() -> None:
    @rule
    def lost(numbers: Any) -> Any:
        return numbers.nowhere

    @rule
    def calls_it(numbers: Any) -> Any:
        return lost(numbers)

    for refuses in (calls_it, lost):
        with pytest.raises(NumbaError, match="nowhere"):
            refuses(np.arange(4))


def half(number: int) -> int:
    """Compiled by Numba, but no rule."""
    return number // 2


half = numba.njit(half)
helpers = ModuleType("helpers")
helpers.a_half = half  # type: ignore[attr-defined]
in_a_row = (half, 2)


@compiled_only
def test_what_numba_compiles_but_is_no_rule_is_refused_by_name() -> None:
    """Numba would compile it as its first caller was: for a scratch rule, say, it would free what was lent to it."""
    caught = half

    @rule
    def calls_it(number: int) -> int:
        return int(half(number))

    @rule
    def has_caught_it(number: int) -> int:
        return int(caught(number))

    @scratch_rule
    def finds_it_in_a_module(number: int) -> int:
        return int(helpers.a_half(number))

    @rule
    def finds_it_in_a_row(number: int) -> int:
        return int(in_a_row[0](number))

    @scratch_rule
    def calls_it_for_each(number: int) -> int:
        return sum([half(each) for each in range(number)])

    for not_a_rule in (calls_it, has_caught_it, finds_it_in_a_module, finds_it_in_a_row, calls_it_for_each):
        with pytest.raises(TypeError, match="calls half, which is compiled but not a rule"):
            not_a_rule(4)


@compiled_only
def test_a_field_may_have_the_name_of_what_is_no_rule() -> None:
    class Pie(Record):
        half = i8()

    @rule
    def left(pie: Any) -> int:
        return int(pie.half)

    assert left(Pie.empty()[0]) == 0


def test_a_scratch_rule_makes_arrays_and_may_be_called_by_rules() -> None:
    scratched = scratch_rule(with_an_array)

    @rule
    def plus_one(numbers: Any) -> int:
        return scratched(numbers) + 1

    for _ in range(3):
        assert plus_one(np.arange(4)) == 7
