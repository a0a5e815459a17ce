"""A series of BANG!: games enough, the star going round, averages and provisional rankings."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.engine.errors import BadOption
from sixgun.games.registry import find_game
from sixgun.tournaments.errors import BadResult
from sixgun.tournaments.scoring.bang import SCORING, final
from sixgun.tournaments.scoring.contract import Series
from sixgun.tournaments.scoring.result_files import EnteredGame
from sixgun.tournaments.scoring.series import SeriesScore, score_series

from .scene import blame, settings, table

NAMES = ["Ann", "Bo", "Cy", "Di"]
FOUR_GAMES = (
    table("Sheriff", "Renegade †", "Outlaw †", "Outlaw †", final_duel=True, turns_played=[9, 8, 6, 5]),
    table("Outlaw", "Sheriff †", "Outlaw †", "Renegade", turns_played=[7, 7, 5, 6]),
    table("Renegade †", "Outlaw †", "Sheriff", "Outlaw †", final_duel=False, turns_played=[8, 7, 9, 9]),
    table("Outlaw †", "Renegade †", "Outlaw", "Sheriff †", turns_played=[7, 6, 8, 8]),
)


def scored(
    *games: dict[str, Any], players: list[str] | None = None, lots: dict[str, int] | None = None, **chosen: object
) -> SeriesScore:
    entered = [
        EnteredGame(label=str(number), players=players or NAMES, answers=game) for number, game in enumerate(games, 1)
    ]
    return score_series(SCORING, settings(**chosen), entered, lots)


def test_a_series_of_four_games_and_its_tie() -> None:
    """BNG-S26, BNG-T15, BNG-T16, BNG-T20, BNG-T23, BNG-T27, BNG-T30, BNG-T31: 31 turns beat 28."""
    score = scored(*FOUR_GAMES)
    assert [[gain.points for gain in game.gains] for game in score.games] == [
        [3000, 1600, 0, 0],
        [2000, 0, 1600, 1200],
        [0, 0, 3000, 0],
        [1600, 0, 2000, 0],
    ]
    assert [(line.player, line.total, line.final) for line in score.ranking] == [
        ("Ann", 6600, 1650),
        ("Cy", 6600, 1650),
        ("Bo", 1600, 400),
        ("Di", 1200, 300),
    ]
    assert [line.place.decided_by for line in score.ranking] == ["turns", "turns", "", ""]
    assert [line.counts["turns"] for line in score.ranking[:2]] == [31, 28]
    assert (score.notes, score.equal) == ([], [])


def test_with_equal_turns_two_players_duel_or_draw_lots() -> None:
    """BNG-S26, BNG-T28, BNG-T32, BNG-T33."""
    games = [{**game, "turns_played": [7, 7, 7, 7]} for game in FOUR_GAMES]
    equal = scored(*games).equal[0]
    assert (equal.ids, equal.place, equal.needs_lots, equal.may_duel) == (("Ann", "Cy"), 1, True, True)
    assert not scored(*games, tie="lots").equal[0].may_duel
    drawn = scored(*games, lots={"Cy": 1, "Ann": 2})
    assert [line.player for line in drawn.ranking] == ["Cy", "Ann", "Bo", "Di"]
    assert [line.place.decided_by for line in drawn.ranking] == ["lots", "lots", "", ""]


def test_turns_that_nobody_counted_decide_nothing() -> None:
    """BNG-T27. One game without turns, and the column is out for all."""
    games = [*FOUR_GAMES[:3], {name: value for name, value in FOUR_GAMES[3].items() if name != "turns_played"}]
    score = scored(*games)
    assert score.equal[0].ids == ("Ann", "Cy")
    assert all("turns" not in line.counts for line in score.ranking)


@pytest.mark.parametrize(
    ("total", "games", "score"),
    [
        (6600, 4, 1650),
        (5, 2, 3),
        (-5, 2, -3),
        (7, 3, 2),
        (8, 3, 3),
        (-7, 3, -2),
        (-8, 3, -3),
        (0, 4, 0),
        (1000, 0, 1000),
    ],
)
def test_the_average_is_rounded_and_halves_go_away_from_zero(total: int, games: int, score: int) -> None:
    """BNG-T20, BNG-T22, BNG-R11: $2.50 is $3, and a debt of $2.50 is a debt of $3."""
    assert final(total, games) == score


def test_a_table_plays_as_many_games_as_it_has_players_or_a_multiple() -> None:
    """BNG-T15, BNG-T16, BNG-R12, BNG-R69. Otherwise the ranking is called provisional, and who lacked the star."""
    assert [SCORING.games_for(seats) for seats in (4, 5, 6, 7)] == [4, 5, 6, 7]
    assert scored(*FOUR_GAMES, *FOUR_GAMES).notes == []
    short = scored(*FOUR_GAMES[:3])
    assert "3 games of 4 players: as printed a series is 4 games or a multiple of 4" in short.notes[0]
    assert short.notes[1] == "Not everybody was Sheriff equally often: Ann 1, Bo 1, Cy 1 and Di 0."
    assert [line.final for line in short.ranking] == [1667, 1533, 533, 400]  # divided by the games so far


def test_the_same_players_play_all_games_of_a_series() -> None:
    """BNG-T14, BNG-R14."""
    games = [EnteredGame(label="1", players=NAMES, answers=FOUR_GAMES[0])]
    games.append(EnteredGame(label="2", players=["Ann", "Bo", "Cy", "Ed"], answers=FOUR_GAMES[1]))
    assert "different players" in score_series(SCORING, settings(), games).notes[0]


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_a_tournament_table_has_four_to_seven_players(seats: int) -> None:
    """BNG-T14, BNG-R14."""
    with pytest.raises(BadResult, match=f"has 4 to 7 players, not {seats}"):
        SCORING.check(table(*["Outlaw"] * seats), seats, settings())
    assert SCORING.fewest_seats == 4


def test_the_star_goes_to_the_left_from_whoever_had_it_first() -> None:
    """BNG-T16, BNG-T17, BNG-R12, BNG-R13; everybody has been Sheriff once when the circle is round."""
    sheriffs = []
    results: list[dict[str, Any]] = []
    for _ in range(5):
        setup = SCORING.next_game(Series(seats=5, star=3, results=results, totals=[0] * 5), settings())
        sheriffs.append(setup.options["sheriff"])
        assert not setup.brings
        find_game("bang").settled(5, **setup.options)
        results.append({"survived": [True] * 5})
    assert sheriffs == [3, 4, 0, 1, 2]


def test_the_desk_knows_who_had_the_star() -> None:
    """BNG-T16."""
    assert SCORING.star_words == "Sheriff"
    assert [SCORING.star_of(game) for game in FOUR_GAMES] == [0, 1, 2, 3]
    assert SCORING.star_of({"roles": [None, None]}) is None


def test_penalties_can_make_a_total_and_a_final_score_negative() -> None:
    """BNG-T13, BNG-T22, BNG-R9."""
    shot = table("Sheriff †", "Deputy", "Outlaw", "Outlaw †", "Renegade †", killed_sheriff=blame(5, 1))
    score = scored(shot, shot, players=["Ann", "Bo", "Cy", "Di", "Ed"])
    last = score.ranking[-1]
    assert (last.player, last.total, last.final) == ("Bo", -10000, -5000)


def test_both_systems_share_series_rules_and_tie_breaks() -> None:
    """BNG-T40, BNG-R5."""
    one, other = settings(system="official"), settings(system="simplified")
    assert SCORING.ties(one) == SCORING.ties(other)
    assert scored(*FOUR_GAMES[:1], system="simplified").notes == scored(*FOUR_GAMES[:1]).notes
    cy = scored(*FOUR_GAMES, system="simplified").ranking[0]
    assert (cy.player, cy.total, cy.final) == ("Cy", 7000, 1750)


def test_every_variant_is_switched_on_by_itself() -> None:
    """BNG-T41. With either score system; whatever the score sheet switches on, the game is told."""
    known = {option.name for option in find_game("bang").option_sheet}
    for system in ("official", "simplified"):
        for variant in ("cash_rewards", "experience", "enlistment"):
            chosen = settings(system=system, **{variant: "yes"})
            series = Series(seats=4, star=0, results=[], totals=[SCORING.start(chosen)] * 4)
            assert SCORING.next_game(series, chosen).options == {"sheriff": 0, variant: "yes"}
    assert "cash_rewards" in known
    with pytest.raises(BadOption, match="official or simplified"):
        settings(system="average")
