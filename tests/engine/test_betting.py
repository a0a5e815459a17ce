"""Bets, raises, and the end of the betting."""

from __future__ import annotations

from sixgun.engine.betting import bet_is_high_enough, betting_is_over, lowest_raise, raise_is_high_enough


def test_a_bet_is_at_least_the_minimum() -> None:
    assert bet_is_high_enough(30, 30)
    assert not bet_is_high_enough(20, 30)


def test_a_raise_is_a_full_one_or_goes_to_the_cap() -> None:
    allowed = [to for to in range(0, 100, 10) if raise_is_high_enough(to, 30, 30, 70) and to <= 70]
    assert allowed == [60, 70]
    assert [to for to in range(0, 100, 10) if raise_is_high_enough(to, 60, 30, 70) and to <= 70] == [70]


def test_the_lowest_raise_is_above_the_cap_when_there_is_none() -> None:
    assert lowest_raise(30, 30, 70) == 60
    assert lowest_raise(60, 30, 70) == 70
    assert lowest_raise(70, 30, 70) > 70


def test_betting_is_over_when_all_players_have_acted() -> None:
    assert betting_is_over(0b0110, 0b1110)
    assert not betting_is_over(0b0111, 0b0110)
