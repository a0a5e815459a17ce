"""The official score system, to the dollar."""

from __future__ import annotations

import pytest

from sixgun.tournaments.scoring.bang import SCORING

from .scene import blame, checked, dollars, settings, table

OUTLAWS_WIN = ("Sheriff †", "Deputy", "Outlaw", "Outlaw †", "Renegade †")


def test_the_first_printed_example() -> None:
    """BNG-S21, BNG-T01, BNG-T03, BNG-T04, BNG-T05, BNG-T07: $3,000 for the Sheriff, $2,000 for the Deputy."""
    assert dollars(table("Sheriff", "Deputy", "Outlaw †", "Outlaw †", "Renegade †")) == [3000, 2000, 0, 0, 0]


def test_the_second_printed_example() -> None:
    """BNG-S22, BNG-T02, BNG-T03, BNG-T06, BNG-T08: $3,000, $2,400 and $2,100; the Law gets nothing, alive or not."""
    seven = table("Sheriff †", "Deputy", "Deputy †", "Outlaw", "Outlaw", "Outlaw †", "Renegade")
    assert dollars(seven) == [0, 0, 0, 3000, 3000, 2400, 2100]


def test_the_renegade_is_paid_for_the_final_duel_only() -> None:
    """BNG-S23, BNG-T07, BNG-T10, BNG-R7. Only he and the Sheriff were alive when he fell."""
    assert dollars(table("Sheriff", "Renegade †", "Outlaw †", "Outlaw †", final_duel=True)) == [3000, 1600, 0, 0]
    assert dollars(table("Sheriff", "Renegade †", "Outlaw †", "Outlaw †", final_duel=False)) == [3000, 0, 0, 0]
    assert dollars(table("Sheriff", "Deputy", "Renegade †", "Outlaw †", "Outlaw †")) == [3000, 2000, 0, 0, 0]


def test_a_renegade_who_wins_is_paid_by_the_player_and_the_sheriff_too() -> None:
    """BNG-S23, BNG-T04, BNG-T09, BNG-R6: $1,500 and $100 times six players."""
    six = table("Sheriff †", "Deputy †", "Outlaw †", "Outlaw †", "Outlaw †", "Renegade")
    assert dollars(six) == [600, 0, 0, 0, 0, 9000]


def test_a_dead_renegade_gets_nothing_from_the_outlaws_victory() -> None:
    """BNG-T08."""
    assert dollars(table("Sheriff †", "Renegade †", "Outlaw", "Outlaw")) == [0, 0, 2000, 2000]


def test_the_eliminated_deputy_of_a_winning_law_gets_seven_hundred_an_outlaw() -> None:
    """BNG-T05."""
    entered = table("Sheriff", "Deputy †", "Deputy", *["Outlaw †"] * 3, "Renegade †")
    assert dollars(entered) == [4500, 2100, 3000, 0, 0, 0, 0]


def test_a_deputy_who_eliminates_the_sheriff_loses_five_thousand() -> None:
    """BNG-S24, BNG-T11, BNG-T13, BNG-R9. He has nothing then but debts."""
    gained = dollars(table(*OUTLAWS_WIN, killed_sheriff=blame(5, 1)))
    assert gained == [0, -5000, 2000, 1600, 0]


def test_no_penalty_without_responsibility() -> None:
    """BNG-S24, BNG-T12, BNG-R8: the Sheriff's own Duel and Dynamite are nobody's doing."""
    assert dollars(table(*OUTLAWS_WIN)) == [0, 0, 2000, 1600, 0]
    by_an_outlaw: list[int | None] = [2, None, None, None, None]
    assert dollars(table(*OUTLAWS_WIN, eliminated_by=by_an_outlaw)) == [0, 0, 2000, 1600, 0]
    by_the_deputy: list[int | None] = [1, None, None, None, None]
    assert dollars(table(*OUTLAWS_WIN, eliminated_by=by_the_deputy)) == [0, -5000, 2000, 1600, 0]


def test_who_killed_whom_makes_no_difference_to_the_table() -> None:
    """BNG-T02."""
    law = ("Sheriff", "Deputy", "Outlaw †", "Outlaw †", "Renegade †")
    assert dollars(table(*law, eliminated_by=[None, None, 1, 1, 1])) == dollars(table(*law))


def test_a_game_without_a_winner_pays_nothing_but_counts() -> None:
    """BNG-R64. The table pays nobody, and nobody has a victory."""
    stalled = checked(table("Sheriff", "Renegade", "Outlaw †", "Outlaw", ending="nobody"))
    gains = SCORING.gains(stalled, settings())
    assert [gain.points for gain in gains] == [0, 0, 0, 0]
    assert not any(any(gain.counts.values()) for gain in gains)
    assert stalled["winners"] == []


def test_every_gain_says_where_it_comes_from() -> None:
    """BNG-T01, BNG-T11."""
    entered = table("Sheriff †", "Deputy", "Outlaw", "Outlaw †", "Renegade", killed_sheriff=blame(5, 1))
    gains = SCORING.gains(checked(entered), settings())
    assert [list(gain.parts) for gain in gains] == [
        [],
        [("Deputy who eliminated the Sheriff", -5000)],
        [("Outlaw, alive, Outlaws win: $1,000 × 2 Outlaws", 2000)],
        [("Outlaw, eliminated, Outlaws win: $800 × 2 Outlaws", 1600)],
        [("Renegade, alive, Outlaws win: $300 × 5 players", 1500)],
    ]


@pytest.mark.parametrize(
    ("players", "outlaws", "sheriff", "living", "dead", "final_duel", "beside", "wins", "consolation"),
    [
        (4, 2, 3000, 2000, 1600, 1600, 1200, 6000, 400),
        (5, 2, 3000, 2000, 1600, 2000, 1500, 7500, 500),
        (6, 3, 4500, 3000, 2400, 2400, 1800, 9000, 600),
        (7, 3, 4500, 3000, 2400, 2800, 2100, 10500, 700),
    ],
)
def test_the_table_worked_out(
    players: int,
    outlaws: int,
    sheriff: int,
    living: int,
    dead: int,
    final_duel: int,
    beside: int,
    wins: int,
    consolation: int,
) -> None:
    """BNG-T03 to BNG-T09: all table sizes. BNG-T04, BNG-T06, BNG-T07, BNG-T08, BNG-T09."""
    deputies = ["Deputy †"] * (players - outlaws - 2)
    law = dollars(table("Sheriff", "Renegade †", *["Outlaw †"] * outlaws, *deputies, final_duel=True))
    assert law[:2] == [sheriff, final_duel]
    theirs = dollars(table("Sheriff †", "Renegade", "Outlaw", *["Outlaw †"] * (outlaws - 1), *deputies))
    assert theirs[1:4] == [beside, living, dead]
    his = dollars(table("Sheriff †", "Renegade", *["Outlaw †"] * outlaws, *deputies))
    assert his[:2] == [consolation, wins]
