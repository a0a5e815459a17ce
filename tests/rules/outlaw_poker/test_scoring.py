"""What grids are worth: OP-39 to OP-50."""

from __future__ import annotations

import pytest

from .scene import Scene


def worth(grid: str, locked: bool = True) -> int:
    return Scene().grid("Ann", grid, locked).score("Ann")


def test_columns_add_up_and_matches_are_worth_nothing() -> None:
    """OP-40, OP-41, OP-43, OP-49, OP-S12."""
    assert worth("6/2 | 9/9 | 0/7 | 12/12") == 8 + 0 + 7 + 0 == 15


def test_negatives_lower_the_total_and_never_cancel() -> None:
    """OP-42, OP-45, OP-50, OP-S13."""
    assert worth("-5/-5 | -5/6 | 3/3 | 10/1") == -10 + 1 + 0 + 11 == 2


def test_a_wild_matches_and_counts_for_the_bonus() -> None:
    """OP-44, OP-46, OP-47, OP-R21, OP-S14."""
    assert worth("W/10 | 10/10 | 4/8 | 2/W") == 0 + 0 + 12 + 0 - 5 == 7


def test_a_wild_copies_a_negative_and_two_wilds_are_a_pair_of_their_own() -> None:
    """OP-44, OP-45, OP-R19, OP-R20, OP-R22, OP-S15."""
    assert worth("W/-5 | W/W | 11/1 | 0/0") == -10 + 0 + 12 + 0 == 2


@pytest.mark.parametrize(
    ("grid", "points"),
    [
        ("10/10 | 1/2 | 3/4 | 5/6", 21),
        ("10/10 | 10/10 | 3/4 | 5/6", 18 - 5),
        ("10/10 | 10/10 | 10/10 | 5/6", 11 - 10),
        ("10/10 | 3/3 | 10/3 | 5/6", 0 + 0 + 13 + 11),
    ],
)
def test_the_rulebooks_tens(grid: str, points: int) -> None:
    """OP-46, OP-47, OP-48, OP-49, OP-R34, OP-S16."""
    assert worth(grid) == points


def test_a_locked_iron_hand_still_scores() -> None:
    """OP-32, OP-40, OP-47, OP-R9, OP-R10, OP-S17."""
    assert worth("7/7 | 7/7 | 1/0 | 2/3") == 0 + 0 + 1 + 5 - 5 == 1
    assert worth("9/6 | 7/7 | 1/0 | 2/3") == 15 + 0 + 1 + 5 == 21


def test_an_open_iron_hand_counts_for_the_bonus_too() -> None:
    """OP-R10."""
    assert worth("7/7 | 7/7 | 1/0 | 2/3", locked=False) == 1


@pytest.mark.parametrize(
    ("grid", "points"),
    [
        ("4/4 | 4/4 | 4/4 | 4/4", -15),
        ("W/4 | 4/W | 4/4 | W/4", -15),
        ("0/0 | 0/0 | 1/2 | 1/2", 6 - 5),
        ("0/W | 0/0 | 1/2 | 1/2", 6 - 5),
        ("W/W | W/W | 1/2 | 1/2", 6 - 5),
        ("W/W | 3/3 | W/W | 3/3", -5 - 5),
        ("W/W | 3/W | 1/2 | 1/2", 6),
        ("9/9 | 8/8 | 7/7 | 6/6", 0),
    ],
)
def test_every_value_has_its_own_bonus(grid: str, points: int) -> None:
    """OP-R21, OP-R20, OP-47, OP-49."""
    assert worth(grid) == points


@pytest.mark.parametrize("grid", ["-5/-5 | -5/-5 | 1/2 | 3/4", "W/-5 | -5/W | 1/2 | 3/4", "-5/W | -5/-5 | 1/2 | 3/4"])
def test_columns_of_negatives_earn_no_bonus(grid: str) -> None:
    """OP-R22, OP-R19, OP-45."""
    assert worth(grid) == -20 + 10


def test_scores_go_below_zero() -> None:
    """OP-R23."""
    assert worth("-5/-5 | -5/W | 0/0 | 0/0") == -10 - 10 - 5 == -25


def test_only_columns_count_not_rows_diagonals_or_poker_hands() -> None:
    """OP-R34, OP-40. A row of equals, a straight and a flush of nothing."""
    assert worth("3/1 | 3/2 | 3/4 | 3/5") == 12 + 12
    assert worth("1/2 | 3/4 | 5/6 | 7/8") == 36


def test_points_come_down_by_pairing_and_by_throwing_out_big_numbers() -> None:
    """OP-01, OP-02."""
    start = "12/3 | 9/8 | 0/1 | 2/4"
    assert worth("3/3 | 9/8 | 0/1 | 2/4") == worth(start) - 15
    assert worth("12/3 | 1/8 | 0/1 | 2/4") == worth(start) - 8


@pytest.mark.parametrize(("value", "points"), [("6", 6), ("0", 0), ("12", 12), ("-5", -5)])
def test_an_unmatched_card_is_worth_its_number(value: str, points: int) -> None:
    """OP-41, OP-42, OP-50."""
    assert worth(f"{value}/1 | 0/0 | 2/2 | 3/3") == points + 1


def test_a_wild_may_lie_above_or_below() -> None:
    """OP-44, OP-50."""
    assert worth("W/11 | 12/W | 1/2 | 3/4") == 10
