"""Intervals, many comparisons, and what a run can notice."""

from __future__ import annotations

import pytest

from sixgun.simulation.statistics import at_most, chance_of, smallest_noticed, stand_out, threshold, two_sided, wilson


def test_an_interval_stays_between_none_and_all() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_a_rate_two_errors_from_the_expected_one_is_luck_once_in_twenty() -> None:
    assert chance_of(0.5 + 1.96 * 0.05, 0.5, 100) == pytest.approx(0.05, abs=1e-3)
    assert two_sided(0.0, 0.0) == 1


def test_of_many_comparisons_only_those_stand_out_that_luck_does_not_explain() -> None:
    # Benjamini and Hochberg's own example of 1995: four of fifteen.
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528]
    assert stand_out([*chances, 0.7590, 1.0]) == [True] * 4 + [False] * 11
    assert stand_out([0.04] * 2) == [True, True]
    assert stand_out([]) == []


def test_the_smallest_change_is_found_eight_times_in_ten() -> None:
    assert smallest_noticed(1.0) == pytest.approx(2.80, abs=0.01)
    assert smallest_noticed(1.0, false_alarms=0.05 / 60) == pytest.approx(3.34 + 0.84, abs=0.01)
    assert smallest_noticed(1.0, 63, 0.01) == pytest.approx(2.656 + 0.84, abs=0.01)  # Student's own table


def test_the_smallest_change_is_as_hard_to_find_as_the_verdict_makes_it() -> None:
    """One more of 60 measures: 1 in 20 shared out among those that stand out, as Benjamini and Hochberg do."""
    assert threshold(0, 60) == pytest.approx(0.05 / 60)
    assert threshold(2, 60) == pytest.approx(0.05 / 20)
    assert threshold(60, 60) == 0.05
    needed = threshold(1, 60)
    assert stand_out([0.0, needed * 0.99] + [1.0] * 58)[:2] == [True, True]
    assert stand_out([0.0, needed * 1.01] + [1.0] * 58)[:2] == [True, False]


def test_of_too_few_games_nothing_is_said() -> None:
    """Two wins in two games happen once in sixteen where a quarter win; no normal distribution says so."""
    assert chance_of(1.0, 0.25, 2) == 1.0
    assert chance_of(0.5, 0.25, 39) == 1.0
    assert chance_of(0.5, 0.25, 40) < 0.001
    assert chance_of(0.5, 0.75, 39) == 1.0


def test_what_never_happened_may_still_happen_three_times_in_as_many_games() -> None:
    assert at_most(1_000_000) == pytest.approx(3e-6)
    assert at_most(1) == 1
