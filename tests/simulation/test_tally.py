"""Counts that add up to the same total in any order."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sixgun.engine.scores import WHOLE, win_parts, win_shares
from sixgun.simulation.buckets import EXACT, bucket, number_in
from sixgun.simulation.sheet import measure
from sixgun.simulation.tally import LEAST, LEAST_IN, MOST, MOST_IN, Tally

numbers = st.integers(-(1 << 31), (1 << 31) - 1)


@given(numbers)
def test_a_bucket_is_exact_for_small_numbers_and_near_for_large_ones(number: int) -> None:
    near = number_in(bucket(number))
    assert abs(near - number) <= abs(number) / 1024
    assert near == number or abs(number) >= EXACT


@given(st.lists(numbers, min_size=2))
def test_larger_numbers_have_later_buckets(some: list[int]) -> None:
    places = [bucket(number) for number in sorted(some)]
    assert all(one <= other for one, other in pairwise(places))


def counted(values: list[int], first: int) -> Tally:
    """The numbers of games that follow each other."""
    tally = Tally.empty(0, 0, 1)
    for number, value in enumerate(values):
        measure(tally.numbers, tally.spread, 0, value, first + number)
    tally.games = len(values)
    return tally


@given(st.lists(st.integers(-3000, 3000), min_size=1), st.integers(0, 40))
def test_it_does_not_matter_in_what_order_counts_are_added(values: list[int], cut: int) -> None:
    cut = min(cut, len(values))
    parts = [counted(values[:cut], 0), counted(values[cut:], cut)]
    whole = counted(values, 0)
    for order in (parts, parts[::-1]):
        total = whole.like()
        for part in order:
            total.add(part)
        assert total.to_json() == whole.to_json()
    line = whole.numbers[0]
    assert (line[LEAST], line[MOST]) == (min(values), max(values))
    assert (line[LEAST_IN], line[MOST_IN]) == (values.index(min(values)), values.index(max(values)))


def test_counts_come_back_as_they_were_written_down() -> None:
    tally = counted([5, -7, 123_456_789], 10)
    again = tally.like()
    again.fill(tally.to_json())
    assert again.to_json() == tally.to_json()


@given(st.lists(st.integers(-3, 3), min_size=2, max_size=8), st.booleans(), st.booleans())
def test_wins_in_whole_parts_are_the_wins_of_one_table(scores: list[int], high_wins: bool, sides: bool) -> None:
    parts = np.zeros(len(scores), np.int64)
    win_parts(np.array(scores, np.int32), len(scores), int(high_wins), int(sides), parts)
    assert np.allclose(parts / WHOLE, win_shares(scores, high_wins, sides))
