"""Results entered by hand: what is refused, and what need not be said."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.tournaments.errors import BadResult
from sixgun.tournaments.scoring.bang import SCORING

from .scene import blame, checked, settings, table

LAW = ("Sheriff", "Deputy", "Outlaw †", "Outlaw †", "Renegade †")
OUTLAWS = ("Sheriff †", "Deputy", "Outlaw", "Outlaw †", "Renegade")
RENEGADE = ("Sheriff †", "Deputy †", "Outlaw †", "Outlaw †", "Renegade")
UNDECIDED = ("Sheriff", "Deputy", "Outlaw", "Outlaw †", "Renegade †")
ALONE = ("Sheriff", "Deputy †", "Outlaw †", "Outlaw †", "Renegade †")


@pytest.mark.parametrize(("seats", "ending"), [(LAW, "law"), (OUTLAWS, "outlaws"), (RENEGADE, "renegade")])
def test_who_won_follows_from_who_is_alive(seats: tuple[str, ...], ending: str) -> None:
    """BNG-121, BNG-122, BNG-123. It need not be said, and may be."""
    assert checked(table(*seats))["ending"] == ending
    assert checked(table(*seats, ending=ending.upper()))["ending"] == ending


def test_all_outlaws_may_be_dead_when_they_win() -> None:
    """BNG-123, BNG-124. The Renegade and a Deputy are alive as the Sheriff falls."""
    result = checked(table("Sheriff †", "Deputy", "Outlaw †", "Outlaw †", "Renegade"))
    assert (result["ending"], result["winners"]) == ("outlaws", [2, 3])


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    (table("Sheriff", "Outlaw †", "Outlaw †", "Outlaw †"), "roles", "4 players are 1 Sheriff, 1 Renegade, 2 Outlaws"),
    (table("Sheriff", "Sheriff", "Outlaw †", "Outlaw †", "Renegade †"), "roles", "here there is 2 Sheriffs and no Dep"),
    (table("Sheriff", "Marshal", "Outlaw †", "Renegade †"), "roles", "Role of seat 2: Sheriff, Deputy, Outlaw or Ren"),
    (table(*(f"{seat.removesuffix(' †')} †" for seat in LAW)), "survived", "Somebody is alive at the end"),
    (table("Sheriff †", *LAW[1:]), "survived", "the Law has won before the Sheriff could fall"),
    (table(*OUTLAWS, ending="law"), "ending", "Law cannot win when the Sheriff is dead"),
    (table(*OUTLAWS, ending="nobody"), "ending", "does not end without a winner when the Sheriff is dead"),
    (table(*OUTLAWS, ending="renegade"), "ending", "The Renegade wins only as the last one alive"),
    (table(*RENEGADE, ending="outlaws"), "ending", "The Renegade is the last one alive and wins, not the Outlaws"),
    (table(*LAW, ending="outlaws"), "ending", "Outlaws cannot win while the Sheriff is alive"),
    (table(*LAW, ending="renegade"), "ending", "The Renegade cannot win while the Sheriff is alive"),
    (table(*UNDECIDED, ending="law"), "ending", "Law cannot win with 1 Outlaw alive"),
    (table(*UNDECIDED), "ending", "The Sheriff and 1 Outlaw are alive, so nobody has won"),
    (table(*LAW, ending="nobody"), "ending", "Law has won"),
    (table(*LAW, ending="sheriff"), "ending", "law, outlaws, renegade or nobody, not 'sheriff'"),
    (table(*LAW, final_duel=True), "final_duel", "A final duel counts only if the Sheriff wins"),
    (table(*OUTLAWS, final_duel=True), "final_duel", "A final duel counts only if the Sheriff wins"),
    (table(*ALONE), "final_duel", "say whether the Renegade was the last to fall"),
    (table(*LAW, killed_sheriff=blame(5, 1)), "killed_sheriff", "he is alive"),
    (table(*OUTLAWS, killed_sheriff=blame(5, 2)), "killed_sheriff", "Only a Deputy is fined .* seat 3 is an Outlaw"),
    (table(*OUTLAWS, killed_sheriff=blame(5, 0)), "killed_sheriff", "seat 1 is the Sheriff"),
    (table(*RENEGADE, killed_sheriff=blame(5, 1)), "killed_sheriff", "the Deputy who eliminated him is alive"),
    (table(*OUTLAWS, killed_sheriff=[False, True, False, False, True]), "killed_sheriff", "One Deputy at most"),
    (table(*LAW, turns_played=[3, 2, None, 2, 2]), "turns_played", "of every seat or of none; seat 3 has none"),
    (table(*LAW, turns_played=[3, 2, -1, 2, 2]), "turns_played", "Turns played of seat 3: not below zero"),
    (table(*LAW, turns_played=[3, 2, 2.5, 2, 2]), "turns_played", "Turns played of seat 3: a whole number, not 2.5"),
    (table(*LAW, turns_played=[3, 2]), "turns_played", "one answer for each of 5 seats"),
    (table(*LAW, outlaws_killed=[1, 0, 0, 0, 0]), "outlaws_killed", "Cash rewards are switched off"),
    (table(*LAW, spent=[500, 0, 0, 0, 0]), "spent", "Experience and Character enlistment are switched off"),
    ({**table(*LAW), "survived": [True, True, False, False, None]}, "survived", "of seat 5: the answer is missing"),
    ({**table(*LAW), "survived": [True, True, False, False, "no"]}, "survived", "of seat 5: yes or no, not 'no'"),
    ({**table(*LAW), "roles": None}, "roles", "Role of seat 1: the answer is missing"),
    ({**table(*LAW), "roles": "Sheriff"}, "roles", "one answer for each of 5 seats"),
]


@pytest.mark.parametrize(("entered", "question", "sentence"), REFUSED, ids=[each[2][:40] for each in REFUSED])
def test_what_cannot_have_happened_is_refused_with_a_sentence(
    entered: dict[str, Any], question: str, sentence: str
) -> None:
    """BNG-02, BNG-120, BNG-121, BNG-122, BNG-123, BNG-T10, BNG-T11."""
    seats = len(entered["survived"])
    with pytest.raises(BadResult, match=sentence) as refused:
        SCORING.check(entered, seats, settings())
    assert refused.value.question == question
    assert str(refused.value).endswith((".", ")"))


def test_two_winners_of_a_duel_are_refused() -> None:
    """BNG-T33."""
    with pytest.raises(BadResult, match="one winner, not two"):
        SCORING.check({"won": [True, True]}, 2, settings())


@pytest.mark.parametrize(
    ("kills", "sentence"),
    [
        ([3, 0, 0, 0, 0], "Seat 1 cannot have killed 3 Outlaws: 2 others are dead"),
        ([0, 0, 2, 0, 0], "Seat 3 cannot have killed 2 Outlaws: 1 others are dead"),
        ([2, 1, 0, 0, 0], "3 Outlaws cannot have been killed: 2 are dead"),
    ],
)
def test_nobody_has_killed_more_outlaws_than_are_dead(kills: list[int], sentence: str) -> None:
    """BNG-T69, BNG-T70. Nor himself."""
    with pytest.raises(BadResult, match=sentence):
        checked(table(*LAW, outlaws_killed=kills), cash_rewards="yes")


def test_what_is_asked_depends_on_the_variants() -> None:
    """BNG-T41."""
    plain = [question.name for question in SCORING.questions(5, settings())]
    assert plain == ["roles", "survived", "ending", "final_duel", "killed_sheriff", "turns_played"]
    asked = SCORING.questions(5, settings(cash_rewards="yes", experience="yes"))
    assert [question.name for question in asked][len(plain) :] == ["outlaws_killed", "spent"]
    assert SCORING.questions(5, settings(enlistment="yes"))[-1].name == "spent"


def test_a_complete_result_can_be_checked_again() -> None:
    """BNG-T11. A desk that corrects one answer keeps the others; a Deputy who is cleared of blame pays nothing."""
    once = checked(table(*OUTLAWS, killed_sheriff=blame(5, 1)))
    assert checked(once) == once
    cleared = checked({**once, "killed_sheriff": [False] * 5})
    assert SCORING.gains(cleared, settings())[1].points == 0
    stalled = checked(table(*UNDECIDED, ending="nobody"))
    assert checked(stalled) == stalled


def test_dead_outlaws_have_not_all_killed_one_another() -> None:
    """BNG-T69. The last Outlaw to fall was killed by somebody who was alive then, and no Outlaw's killer was dead."""
    seats = ("Sheriff", "Deputy", "Outlaw †", "Outlaw †", "Renegade †")
    with pytest.raises(BadResult, match="one another"):
        checked(table(*seats, outlaws_killed=[0, 0, 1, 1, 0]), cash_rewards="yes")
    assert checked(table(*seats, outlaws_killed=[1, 0, 1, 0, 0]), cash_rewards="yes")["cash"] == [1000, 0, 1000, 0, 0]


@pytest.mark.parametrize(
    "told",
    [
        {"cash": [float("nan")] * 5},
        {"cash": [10**30] * 5},
        {"cash": [1000]},
        {"cash": {"a": 1}},
        {"cash": [-1000] * 5},
        {"spent": [-700] * 5, "characters": []},
        {"spent": "abcde", "characters": []},
        {"eliminated_by": [9] * 5},
        {"eliminated_by": [{}] * 5},
        {"eliminated_by": 5},
        {"outlaws_killed": 5},
    ],
)
def test_what_a_table_tells_beside_the_questions_is_checked_too(told: dict[str, Any]) -> None:
    """BNG-T21. Money comes from the rules only: no amount below zero, beyond counting, or for seats that are none."""
    with pytest.raises(BadResult):
        checked(table(*LAW, **told))
