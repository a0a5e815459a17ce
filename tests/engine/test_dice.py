"""Contests of dice."""

from __future__ import annotations

import numpy as np

from sixgun.engine.dice import TIED, highest, roll_for_each, winner_of_two
from sixgun.engine.luck import WORDS, seed_luck


def test_only_members_roll() -> None:
    luck, dice = np.zeros(WORDS, np.uint32), np.full(4, 9, np.int8)
    seed_luck(luck, 3)
    roll_for_each(luck, 6, 0b0101, dice)
    assert dice[1] == dice[3] == 0
    assert 1 <= dice[0] <= 6
    assert 1 <= dice[2] <= 6


def test_the_highest_may_be_several() -> None:
    dice = np.array([5, 2, 5, 6], np.int8)
    assert highest(dice, 0b0111) == 0b0101
    assert highest(dice, 0b1111) == 0b1000


def test_of_two_totals_the_higher_wins() -> None:
    assert (winner_of_two(7, 6), winner_of_two(-1, 0), winner_of_two(4, 4)) == (0, 1, TIED)
