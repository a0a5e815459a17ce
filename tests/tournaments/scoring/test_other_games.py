"""Calaboose, Outlaw Poker, 25 Outlaws, High Stakes Drifter, and games announced by others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sixgun.engine.options import settle
from sixgun.games.registry import find_game, game_names
from sixgun.tournaments.errors import BadResult
from sixgun.tournaments.scoring.contract import Scoring, Series
from sixgun.tournaments.scoring.registry import find_scoring
from sixgun.tournaments.scoring.result_files import EnteredGame
from sixgun.tournaments.scoring.series import SeriesScore, score_series

NAMES = ["Ann", "Bo", "Cy"]


def scored(game: str | Scoring, *games: dict[str, Any], **chosen: object) -> SeriesScore:
    scoring = find_scoring(game) if isinstance(game, str) else game
    entered = [EnteredGame(label=str(n), players=NAMES, answers=each) for n, each in enumerate(games, 1)]
    return score_series(scoring, settle(scoring.sheet, chosen), entered)


def places(score: SeriesScore) -> list[tuple[int, str, int]]:
    return [(line.place.place, line.player, line.total) for line in score.ranking]


def test_calaboose_adds_up_the_scores_of_a_series() -> None:
    """CAL-73, CAL-74, CAL-R30. The highest sum wins."""
    score = scored("calaboose", {"scores": [80, 20, 35]}, {"scores": [-5, 90, 35]}, {"scores": [10, 0, 35]})
    assert places(score) == [(1, "Bo", 110), (2, "Cy", 105), (3, "Ann", 85)]


def test_equal_bounties_are_a_shared_win_in_a_game_and_in_a_series() -> None:
    """CAL-R29."""
    score = scored("calaboose", {"scores": [80, 80, 35]}, {"scores": [10, 10, 35]})
    assert places(score) == [(1, "Ann", 90), (1, "Bo", 90), (3, "Cy", 70)]
    assert score.games[0].result["winners"] == [0, 1]
    assert not score.equal


def test_the_deal_of_calaboose_moves_one_seat_left_each_game() -> None:
    """CAL-R30. A table that played a series of three deals from the third seat on."""
    scoring = find_scoring("calaboose")
    series = Series(seats=4, star=2, results=[{"games": 3}, {"games": None}, {}], totals=[0] * 4)
    options = scoring.next_game(series, settle(scoring.sheet, {})).options
    assert options == {"dealer": 3}
    find_game("calaboose").settled(4, **options)


def test_the_lowest_total_of_outlaw_poker_wins_and_ties_share() -> None:
    """OP-36, OP-37, OP-R32."""
    score = scored("outlaw-poker", {"scores": [40, -3, 60]}, {"scores": [-3, 40, 60]})
    assert places(score) == [(1, "Ann", 37), (1, "Bo", 37), (3, "Cy", 120)]
    assert [game.result["winners"] for game in score.games] == [[1], [0]]
    assert not any(option.name == "points" for option in find_scoring("outlaw-poker").sheet)


def test_a_gang_of_25_outlaws_counts_with_the_dollars_on_its_living() -> None:
    """O25-R66. Most dollars, then most Outlaws, then a shared win."""
    score = scored("25-outlaws", {"dollars": [300, 300, 0], "outlaws": [1, 2, 0]})
    assert places(score) == [(1, "Ann", 300), (1, "Bo", 300), (3, "Cy", 0)]
    assert score.games[0].result["winners"] == [1]
    parted = scored("25-outlaws", {"dollars": [300, 300, 0], "outlaws": [1, 2, 0]}, tie="wins")
    assert [line.player for line in parted.ranking] == ["Bo", "Ann", "Cy"]


@pytest.mark.parametrize(
    ("dollars", "outlaws", "sentence"),
    [
        ([10, 0, 0], [0, 1, 0], "Seat 1 has \\$10 but no Outlaw to carry them"),
        ([10, 0, 0], [6, 1, 0], "Seat 1 has 6 Outlaws; a gang has at most 5"),
        ([0, 0, 0], [0, 0, 0], "Somebody has an Outlaw left"),
        ([-10, 0, 0], [1, 0, 0], "Dollars on living Outlaws of seat 1: not below zero"),
    ],
)
def test_impossible_gangs_are_refused(dollars: list[int], outlaws: list[int], sentence: str) -> None:
    """O25-122, O25-R66."""
    with pytest.raises(BadResult, match=sentence):
        find_scoring("25-outlaws").check({"dollars": dollars, "outlaws": outlaws}, 3, {})


def test_the_biggest_stake_of_high_stakes_drifter_wins() -> None:
    """HSD-02, HSD-19, HSD-R28. A player who is out of Last Man Standing has nothing, and owes nothing."""
    told = {"stakes": [50, 0, 50], "scores": [50, -1, 50]}
    score = scored("high-stakes-drifter", told)
    assert places(score) == [(1, "Ann", 50), (1, "Cy", 50), (3, "Bo", 0)]
    assert score.games[0].result["winners"] == [0, 2]


def test_games_won_may_count_or_decide_and_then_lots() -> None:
    games: list[dict[str, Any]] = [{"scores": [100, 0, 0]}, {"scores": [0, 50, 1]}, {"scores": [0, 50, 2]}]
    assert places(scored("calaboose", *games))[:2] == [(1, "Ann", 100), (1, "Bo", 100)]
    assert places(scored("calaboose", *games, points="wins"))[0] == (1, "Bo", 2)
    assert [line.player for line in scored("calaboose", *games, tie="wins").ranking][:2] == ["Bo", "Ann"]
    assert scored("calaboose", *games, tie="lots").equal[0].ids == ("Ann", "Bo")


def test_a_game_announced_by_others_has_its_scores_added_up() -> None:
    theirs = replace(find_game("calaboose"), name="high-draw", title="High Draw")
    score = scored(find_scoring(theirs), {"scores": [1, 2, 3]})
    assert places(score)[0] == (1, "Cy", 3)
    with pytest.raises(BadResult, match="High Draw is for 2 to 5 players, not 6"):
        find_scoring(theirs).check({"scores": [1] * 6}, 6, {})
    with pytest.raises(BadResult, match="Score of seat 2: a whole number, not 'two'"):
        find_scoring(theirs).check({"scores": [1, "two"]}, 2, {})


def test_a_game_of_sides_announced_by_others_counts_victories() -> None:
    theirs = replace(find_game("calaboose"), name="posse", sides=True)
    score = scored(find_scoring(theirs), {"won": [True, True, False]}, {"scores": [0, 1, 0]})
    assert places(score) == [(1, "Bo", 2), (2, "Ann", 1), (3, "Cy", 0)]
    assert score.games[0].result["winners"] == [0, 1]


@pytest.mark.parametrize("name", game_names())
def test_every_game_is_set_up_anew_with_options_it_knows(name: str) -> None:
    scoring, room = find_scoring(name), find_game(name)
    series = Series(seats=room.usual_seats, star=1, results=[], totals=[0] * room.usual_seats)
    setup = scoring.next_game(series, settle(scoring.sheet, {}))
    room.settled(None, brings=setup.brings, **setup.options)
    assert list(setup.options.values()) == [1]
