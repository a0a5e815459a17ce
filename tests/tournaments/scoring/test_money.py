"""Money between two games of BANG!: cash rewards, fees, and what a seat brings to the next game."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.engine.errors import BadOption
from sixgun.tournaments.errors import BadResult
from sixgun.tournaments.scoring.bang import SCORING
from sixgun.tournaments.scoring.contract import Series

from .scene import blame, checked, dollars, settings, table
from .test_series import scored

LAW = ("Sheriff", "Deputy", "Outlaw †", "Outlaw †", "Renegade †")
FIVE = ["Ann", "Bo", "Cy", "Di", "Ed"]


def test_cash_rewards_are_paid_beside_the_table() -> None:
    """BNG-S30, BNG-T69, BNG-T70, BNG-T71, BNG-T72, BNG-T05: the Deputy has $4,000."""
    entered = table(*LAW, outlaws_killed=[0, 2, 0, 0, 0])
    assert dollars(entered, cash_rewards="yes") == [3000, 4000, 0, 0, 0]
    parts = SCORING.gains(checked(entered, cash_rewards="yes"), settings(cash_rewards="yes"))[1].parts
    assert parts[-1] == ("Cash rewards", 2000)
    assert dollars(entered, cash_rewards="yes", system="simplified")[1] == 2500 + 2000


def test_a_game_without_a_winner_still_brings_its_cash_rewards() -> None:
    """BNG-R71, BNG-R64, BNG-T71, BNG-R30."""
    stalled = table("Sheriff", "Renegade", "Outlaw", "Outlaw †", ending="nobody", outlaws_killed=[0, 0, 1, 0])
    assert dollars(stalled, cash_rewards="yes") == [0, 0, 1000, 0]


def test_the_cash_a_game_has_counted_itself_is_taken_as_it_is() -> None:
    """BNG-T69."""
    assert dollars(table(*LAW, cash=[1000, 0, 0, 0, 0])) == [4000, 2000, 0, 0, 0]


def test_everybody_begins_with_a_thousand_dollars_when_characters_are_sold() -> None:
    """BNG-T55, BNG-T21, BNG-R10. It belongs to the total, and so do the fees."""
    assert SCORING.start(settings()) == 0
    assert SCORING.start(settings(enlistment="yes")) == 1000
    score = scored(table(*LAW, spent=[400, 300, 200, 100, 0]), players=FIVE, enlistment="yes")
    totals = {line.player: line.total for line in score.ranking}
    assert totals == {"Ann": 3600, "Bo": 2700, "Cy": 800, "Di": 900, "Ed": 1000}
    assert [*score.games[0].gains[0].parts][-1] == ("Fees for character and kept cards", -400)


def test_the_average_is_taken_over_the_whole_purse() -> None:
    """BNG-T20, BNG-T21, BNG-R10: $1,000 and two games of $3,000 and nothing, minus $300: $1,850 a game."""
    games = [table(*LAW, spent=[300, 0, 0, 0, 0]), table("Outlaw †", "Deputy", "Sheriff", "Outlaw †", "Renegade †")]
    score = scored(*games, players=FIVE, enlistment="yes")
    assert next(line.final for line in score.ranking if line.player == "Ann") == 1850


def test_nobody_spends_more_than_he_has() -> None:
    """BNG-T51, BNG-T60. The purse before the game counts, not what the game will bring."""
    with pytest.raises(ValueError, match=r"game 1, Ann, spent: Ann had \$1,000 before the game .* paid \$1,100"):
        scored(table(*LAW, spent=[1100, 0, 0, 0, 0]), players=FIVE, enlistment="yes")
    with pytest.raises(ValueError, match=r"Ed had \$0 before the game and cannot have paid \$500"):
        scored(table(*LAW, spent=[0, 0, 0, 0, 500]), players=FIVE, experience="yes")
    again = table(*LAW, spent=[3000 - 500, 500, 0, 0, 0])
    assert scored(table(*LAW), again, players=FIVE, experience="yes").ranking[0].total == 3500


def test_who_owes_money_spends_nothing() -> None:
    """BNG-R9, BNG-T13, BNG-T51."""
    shot = table("Sheriff †", "Deputy", "Outlaw", "Outlaw †", "Renegade †", killed_sheriff=blame(5, 1))
    with pytest.raises(ValueError, match=r"Bo had -\$5,000 before the game and cannot have paid \$500"):
        scored(shot, table(*LAW, spent=[0, 500, 0, 0, 0]), players=FIVE, experience="yes")
    assert scored(shot, table(*LAW, spent=[0] * 5), players=FIVE, experience="yes").ranking


@pytest.mark.parametrize("amount", [400, 750, 3000])
def test_kept_cards_cost_five_hundred_each_and_are_five_at_most(amount: int) -> None:
    """BNG-T47, BNG-T49."""
    with pytest.raises(BadResult, match=r"A kept card costs \$500, and the Sheriff keeps at most 5"):
        checked(table(*LAW, spent=[amount, 0, 0, 0, 0]), experience="yes")


def test_only_the_sheriff_starts_with_five_life_points_and_may_keep_five_cards() -> None:
    """BNG-T49, BNG-07."""
    assert checked(table(*LAW, spent=[2500, 2000, 0, 0, 0]), experience="yes")
    with pytest.raises(BadResult, match=r"everybody else keeps at most 4: \$2,500 cannot be"):
        checked(table(*LAW, spent=[0, 2500, 0, 0, 0]), experience="yes")


def test_bids_are_whole_hundreds() -> None:
    """BNG-T59."""
    for amount in (400, 3000):
        assert checked(table(*LAW, spent=[amount, 0, 0, 0, 0]), experience="yes", enlistment="yes")
    with pytest.raises(BadResult, match=r"Characters and kept cards cost whole hundreds: \$150 cannot be"):
        checked(table(*LAW, spent=[150, 0, 0, 0, 0]), enlistment="yes")


def test_the_penalty_of_a_deputy_is_no_fee() -> None:
    """BNG-T11, BNG-T47."""
    shot = table("Sheriff †", "Deputy", "Outlaw", "Outlaw †", "Renegade †", killed_sheriff=blame(5, 1))
    gain = SCORING.gains(checked(shot, experience="yes"), settings(experience="yes"))[1]
    assert (gain.points, gain.fees) == (-5000, 0)
    paid = checked(table(*LAW, spent=[500, 0, 0, 0, 0]), experience="yes")
    assert SCORING.gains(paid, settings(experience="yes"))[0].fees == 500


def played(**more: Any) -> dict[str, Any]:
    """A game played at the house, as it tells the desk."""
    return checked(
        table(
            *LAW,
            characters=[["Rose Doolan"], ["El Gringo"], ["Black Jack"], ["Sid Ketchum"], ["Willy the Kid"]],
            in_front=[["Winchester 8♠", "Barrel K♠"], [], [], [], []],
            **more,
        ),
        enlistment="yes",
    )


def brings(**chosen: object) -> list[Any]:
    last = played(paid_for_character=[400, 0, 100, 300, 200], spent=[400, 0, 100, 300, 200])
    series = Series(seats=5, star=0, results=[last], totals=[3600, 3000, 900, 700, 800])
    return list(SCORING.next_game(series, settings(**chosen)).brings)


def test_a_survivor_may_keep_his_character_for_the_price_he_paid() -> None:
    """BNG-T66, BNG-T68, BNG-R67. Everybody brings his money; a character taken for nothing is kept for nothing."""
    assert brings(enlistment="yes") == [
        {"money": 3600, "had": {"character": "Rose Doolan", "price": 400}},
        {"money": 3000, "had": {"character": "El Gringo", "price": 0}},
        {"money": 900},
        {"money": 700},
        {"money": 800},
    ]


def test_with_experience_a_survivor_brings_what_lay_in_front_of_him() -> None:
    """BNG-T46, BNG-T52, BNG-T68, BNG-R70."""
    assert brings(experience="yes")[:3] == [
        {"money": 3600, "in_front": ["Winchester 8♠", "Barrel K♠"]},
        {"money": 3000, "in_front": []},
        {"money": 900},
    ]
    assert brings(experience="yes", enlistment="yes")[0].keys() == {"money", "had", "in_front"}


def test_without_enlistment_survivors_may_keep_their_characters() -> None:
    """BNG-T19, BNG-R15, BNG-12. If the organiser says so, and never beside an auction."""
    assert brings() == []
    kept = brings(keep_characters="yes")
    assert kept == [{"character": "Rose Doolan"}, {"character": "El Gringo"}, None, None, None]
    assert "character" not in brings(keep_characters="yes", enlistment="yes")[0]


def test_the_first_game_brings_the_starting_money_only() -> None:
    """BNG-T55, BNG-T68."""
    series = Series(seats=4, star=2, results=[], totals=[1000] * 4)
    assert SCORING.next_game(series, settings(enlistment="yes")).brings == [{"money": 1000}] * 4


def test_a_game_on_paper_brings_money_to_the_next_one_at_the_house() -> None:
    """BNG-T68. Paper says nothing of characters and cards."""
    series = Series(seats=5, star=0, results=[checked(table(*LAW))], totals=[0] * 5)
    setup = SCORING.next_game(series, settings(enlistment="yes", experience="yes"))
    assert setup.brings == [{"money": 0}] * 5
    assert setup.options == {"sheriff": 1, "experience": "yes", "enlistment": "yes"}


def test_a_variant_that_moves_money_is_switched_on_for_the_scores() -> None:
    """BNG-T41, BNG-T55. Otherwise an auction would begin with nobody's money."""
    with pytest.raises(BadOption, match="Switch enlistment on among the settings of the scores"):
        SCORING.agree(settings(), {"enlistment": 1})
    SCORING.agree(settings(enlistment="yes"), {"enlistment": 1, "ruthless_law": 1})


def test_fees_the_house_has_taken_itself_are_taken_as_they_are() -> None:
    """BNG-T21. Cards of one's own may have other prices."""
    result = checked(table(*LAW, spent=[300, 0, 0, 0, 0], characters=[["Rose Doolan"]] * 5))
    assert SCORING.gains(result, settings())[0].points == 2700
