"""Going round the table by sets of seats."""

from __future__ import annotations

from sixgun.engine.seats import NOBODY
from sixgun.engine.windows import next_in, next_to_ask, nth_in


def test_the_next_member_sits_clockwise_and_oneself_comes_last() -> None:
    assert next_in(0b1001, 0, 4) == 3
    assert next_in(0b1001, 3, 4) == 0
    assert next_in(0b0100, 2, 4) == 2
    assert next_in(0, 2, 4) == NOBODY


def test_a_window_closes_when_all_members_have_passed() -> None:
    assert next_to_ask(0b0110, 0b0010, 0, 4) == 2
    assert next_to_ask(0b0110, 0b0110, 0, 4) == NOBODY


def test_members_are_numbered_from_the_left_of_a_seat() -> None:
    assert [nth_in(0b1011, 1, seat, 4) for seat in (3, 0, 1)] == [0, 1, 2]
