"""Everybody for himself: places, ties, several seats of one bot."""

from __future__ import annotations

import pytest

from sixgun.tournaments.ratings.contract import START, Rating
from sixgun.tournaments.ratings.free_for_all import places_of, rate
from sixgun.tournaments.ratings.registry import rater_of

FOUR = ["ann", "bo", "cy", "dot"]


def rated(places: list[int], who: list[str] = FOUR, **known: Rating) -> dict[str, float]:
    before = dict.fromkeys(who, Rating()) | known
    return {player: rating.points for player, rating in rate(places, who, before).items()}


def test_the_better_the_place_the_better_the_rating() -> None:
    after = rated([3, 1, 4, 2])
    assert after["bo"] > after["dot"] > after["ann"] > after["cy"]
    assert sum(after.values()) == pytest.approx(4 * START)


def test_a_shared_place_is_worth_the_same() -> None:
    after = rated([1, 1, 3, 4])
    assert after["ann"] == pytest.approx(after["bo"])
    assert after["bo"] > after["cy"] > after["dot"]


def test_beating_somebody_stronger_is_worth_more() -> None:
    gain = rated([1, 2], ["ann", "bo"])["ann"] - START
    assert rated([1, 2], ["ann", "bo"], bo=Rating(START + 300))["ann"] - START > gain > 0


def test_a_bot_with_three_seats_pays_for_all_of_them() -> None:
    after = rated([1, 2, 3, 4], ["ann", "bot", "bot", "bot"])
    assert after["ann"] - START == pytest.approx(START - after["bot"])
    assert rated([1, 2], ["bot", "bot"]) == {"bot": START}


def test_places_come_from_the_order_a_game_gives_then_from_scores() -> None:
    """O25-R66 for the order: those who left early have no money, and are not level for that."""
    result = {"scores": [0, 30, 0, 30], "winners": [1, 3], "order": [[1, 3], [2], [0]]}
    assert places_of(result, 4, high_wins=True) == [4, 1, 3, 1]
    del result["order"]
    assert places_of(result, 4, high_wins=True) == [3, 1, 3, 1]
    assert places_of(result, 4, high_wins=False) == [1, 3, 1, 3]
    assert places_of(result, 4, high_wins=None) == [2, 1, 2, 1]


def test_low_scores_win_where_the_game_says_so_and_an_uninstalled_game_is_still_rated() -> None:
    result = {"scores": [9, 4], "winners": [1]}
    assert rater_of("outlaw-poker").places(result, 2) == [2, 1]
    assert rater_of("faro").places(result, 2) == [2, 1]
