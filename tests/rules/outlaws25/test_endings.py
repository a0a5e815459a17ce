"""Winning, and the ends the rulebook does not speak of: O25-126, O25-127."""

from __future__ import annotations

import pytest

from sixgun.games.outlaws25.rules.ending import MOST_DECISIONS
from sixgun.games.outlaws25.words import Ending, Phase

from .scene import Scene


def test_winning_in_mid_round() -> None:
    """O25-S20, O25-126, O25-127, O25-122, O25-103, O25-R63, O25-R65, O25-R64."""
    scene = (
        Scene("P0 P1").holdup().outlaw("P0", "R", dead=True).outlaw("P1", "L", dead=True).outlaw("P1", "M", dead=True)
    )
    scene.outlaw("P0", "L", speed=5, money=150).outlaw("P0", "M", money=200).outlaw("P1", "R", speed=1, money=250)
    scene.balance()
    assert scene.game.bank == 0
    scene.play("P0", "hold up P1's right with your left")
    scene.dice(6, 1).play("P1", "fight back")
    assert scene.money("P0", "L") == 400
    assert scene.living("P1") == ""
    assert scene.ending == Ending.LAST_GANG
    assert scene.winners == ["P0"]
    assert scene.wanted("P0", "L") == ""
    assert scene.game.round_number == 2
    assert scene.decider is None
    assert scene.table.why_not(0) is not None


def test_the_only_gang_left_with_a_hundred_wins_at_once_though_others_still_live() -> None:
    """O25-126, O25-127, O25-R64."""
    scene = Scene("P0 P1 P2").holdup().row("P0", 100, 100, 100).row("P1", 100, 0, 0).row("P2", 20, 30, 40).balance()
    scene.play("P0", "hold up P1's left with your middle").play("P1", "cower")
    assert scene.ending == Ending.LAST_WITH_MONEY
    assert scene.winners == ["P0"]
    assert scene.wanted("P0", "M") == ""  # the game stops before the Wanted card


def test_without_the_switch_money_decides_only_at_a_round_start() -> None:
    """O25-R64."""
    scene = Scene("P0 P1 P2", win_money_mid_round=False).holdup()
    scene.row("P0", 100, 100, 100).row("P1", 100, 0, 0).row("P2", 20, 30, 40).balance()
    scene.play("P0", "hold up P1's left with your middle").play("P1", "cower")
    assert scene.wanted("P0", "M") != ""
    assert scene.winners == ["P0"]  # P2 had no Reward, P1 had none, and both are short of $100
    assert scene.game.round_number == 3


def test_money_is_not_tested_while_it_lies_in_the_pot() -> None:
    """O25-R64: an ante that leaves one gang below $100 ends nothing."""
    scene = Scene("P0 P1 P2").holdup().row("P0", 300, 300, 0).row("P1", 100, 0, 0).row("P2", 100, 0, 0).next_round()
    scene.play("P2", "put $100").play("P0", "put $600").play("P1", "put $100")
    assert scene.phase == Phase.BETTING
    assert (scene.active_money("P1"), scene.active_money("P2")) == (90, 90)
    scene.hands("Kd", P0="As Ah", P1="Ts Jh", P2="Th Jd")
    for name in ("P2", "P0", "P1"):
        scene.play(name, "check")
    assert scene.ending == Ending.LAST_WITH_MONEY
    assert scene.winners == ["P0"]


def test_a_purchase_can_decide_the_game() -> None:
    """O25-R64, O25-126."""
    scene = Scene("P0 P1").buying("P1").row("P1", 110, 0, 0).row("P0", 100, 100, 100).balance()
    scene.play("P1", "buy a Reward for your left Outlaw")
    assert scene.ending == Ending.LAST_WITH_MONEY
    assert scene.winners == ["P0"]


def test_the_last_gang_wins_whatever_its_money_and_takes_the_pot() -> None:
    """O25-R65, O25-127: duels that are still open are not fought."""
    scene = Scene("P0 P1", dealer="P0").outlaw("P1", "L", dead=True).outlaw("P1", "M", dead=True)
    scene.outlaw("P1", "R", speed=1, wanted="Q", money=40).outlaw("P0", "R", wanted="Q").row("P0", 20, 0, 0)
    scene.hand_begins(pot=20).turn_flop("Qd", sheriffs=[5, 5], dice=[1, 6])
    assert scene.ending == Ending.LAST_GANG
    assert scene.winners == ["P0"]
    assert scene.game.pot == 0
    assert scene.money("P0", "R") == 20
    assert scene.living("P0") == "LMR"
    assert scene.sheriffs_in_deck == 10
    assert scene.wanted("P0", "R") == "Q"


def two_deaths(**rows: tuple[int, int, int]) -> Scene:
    """Both active Outlaws die on one Flop, and what they had goes to the Bank."""
    scene = Scene("P0 P1", dealer="P1").outlaw("P0", "R", speed=1, wanted="Q").outlaw("P1", "R", speed=1, wanted="Q")
    for name, row in rows.items():
        scene.row(name, *row)
    return scene.hand_begins(pot=20).turn_flop("Qd", sheriffs=[5, 5], dice=[1, 6, 1, 6])


def test_if_no_gang_qualifies_the_richest_wins() -> None:
    """O25-R66, O25-R37."""
    scene = two_deaths(P0=(40, 20, 100), P1=(30, 20, 100))
    assert scene.ending == Ending.NOBODY_QUALIFIES
    assert scene.winners == ["P0"]


def test_with_equal_money_more_outlaws_win_and_else_the_win_is_shared() -> None:
    """O25-R66."""
    assert two_deaths(P0=(40, 20, 100), P1=(20, 40, 100)).winners == ["P0", "P1"]
    scene = Scene("P0 P1", dealer="P1").outlaw("P0", "R", speed=1, wanted="Q").outlaw("P1", "R", speed=1, wanted="Q")
    scene.row("P0", 60, 0, 100).outlaw("P1", "L", dead=True).outlaw("P1", "M", money=60).outlaw("P1", "R", money=100)
    scene.hand_begins(pot=20).turn_flop("Qd", sheriffs=[5, 5], dice=[1, 6, 1, 6])
    assert scene.ending == Ending.NOBODY_QUALIFIES
    assert scene.winners == ["P0"]


def test_after_the_last_round_the_richest_gang_wins() -> None:
    """O25-R67."""
    scene = Scene("P0 P1 P2", max_rounds=7).holdup(round_number=6).row("P0", 100, 100, 110).row("P1", 100, 100, 60)
    scene.next_round()
    assert scene.ending == Ending.NONE
    scene.holdup(round_number=7)
    scene.game.pot = 30  # carried over: it counts for nobody
    scene.next_round()
    assert scene.ending == Ending.ROUND_LIMIT
    assert scene.winners == ["P0"]
    assert scene.game.pot == 30
    assert scene.game.capped == 0
    assert Scene("P0 P1").game.max_rounds == 200


def test_the_hard_cap_on_decisions_ends_a_game_like_the_last_round() -> None:
    """O25-R67."""
    scene = Scene("P0 P1").buying("P1").row("P0", 100, 100, 110).row("P1", 90, 100, 90).balance()
    scene.game.decisions = MOST_DECISIONS - 1
    scene.play("P1", "end your turn")
    assert scene.ending == Ending.CAPPED
    assert scene.game.capped == 1
    assert scene.winners == ["P0"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_money_is_conserved_to_the_dollar_in_many_random_games(seats: int) -> None:
    """O25-R2, O25-R1, O25-11, O25-127."""
    from sixgun.engine.luck import pick
    from sixgun.engine.rule import INTERPRETED
    from sixgun.games.outlaws25 import GAME

    games, options, allowed = GAME.state.empty(), GAME.settled(seats), GAME.move_list()
    game = games[0]
    luck = game.luck.copy()
    for seed in range(2 if INTERPRETED else 60):
        GAME.deal(game, options[0], seed)
        luck[:] = [seed, 2, 3, 1]
        while game.to_act >= 0:
            GAME.step(game, allowed[pick(luck, GAME.legal(game, allowed))])
            if game.phase > Phase.GANG:
                assert int(game.money.sum()) + int(game.pot) + int(game.bank) == 300 * seats
                assert (game.money % 10 == 0).all()
                assert (game.money >= 0).all()
        assert game.ending != Ending.NONE


def test_a_gang_that_dies_in_the_middle_of_a_hand_does_not_make_money_count() -> None:
    """O25-R64, O25-R63: only Outlaws are tested from the ante to the award, so a gang with $90 plays the hand out."""
    scene = Scene("P0 P1 P2").outlaw("P1", "L", dead=True).outlaw("P1", "M", dead=True)
    scene.outlaw("P1", "R", speed=1, wanted="Q", money=90).row("P2", 0, 0, 90).hand_begins(pot=30)
    scene.turn_flop("Qd", sheriffs=[5], dice=[1, 6])
    assert scene.living("P1") == ""
    assert (scene.ending, scene.phase, scene.decider) == (Ending.NONE, Phase.BETTING, "P2")


def test_spoils_can_decide_the_game_though_the_loser_has_outlaws_left() -> None:
    """O25-R64, O25-126, O25-103."""
    scene = Scene("P0 P1").holdup().outlaw("P0", "L", speed=5).outlaw("P1", "R", speed=1)
    scene.row("P0", 100, 100, 100).row("P1", 40, 40, 100).balance().play("P0", "hold up P1's right with your left")
    scene.dice(6, 1).play("P1", "fight back")
    assert scene.living("P1") == "LM"
    assert scene.ending == Ending.LAST_WITH_MONEY
    assert scene.winners == ["P0"]
    assert scene.wanted("P0", "L") == ""


def test_the_result_says_who_came_in_where_and_how_each_gang_left() -> None:
    """O25-122, O25-R66. P3 is too poor to play on, P2 loses its last Outlaw, and P1 is left without $100."""
    scene = Scene("P0 P1 P2 P3").holdup(round_number=6).row("P0", 100, 100, 100).row("P1", 100, 0, 0)
    scene.row("P3", 40, 30, 20).row("P2", 0, 0, 250)
    for at in "LM":
        scene.outlaw("P2", at, dead=True)
    scene.outlaw("P2", "R", speed=1, wanted="Q").outlaw("P0", "L", speed=5).marker("P2", "L").next_round()
    scene.play("P2", "put $250")
    assert scene.decider == "P0"
    assert scene.game.left_in[3] == 7
    scene.play("P0", "put $300").play("P1", "put $100")
    scene.hand_begins(pot=0, round_number=7).turn_flop("Qd", sheriffs=[5], dice=[1, 1])
    assert scene.living("P2") == ""
    scene.holdup(round_number=8).row("P0", 300, 0, 0).row("P1", 120, 0, 0).balance()
    scene.game.dealer = scene.seat("P0")
    scene.game.to_act = scene.seat("P0")
    scene.play("P0", "hold up P1's left with your left").play("P1", "cower")
    result = scene.table.game.result_of(scene.game)
    assert (result["ending"], result["rounds"], result["winners"]) == ("last_with_money", 8, [0])
    assert result["order"] == [[0], [1], [2], [3]]
    assert [gang["dollars"] for gang in result["gangs"]] == [360, 60, 0, 0]
    assert [gang["outlaws"] for gang in result["gangs"]] == [3, 3, 0, 0]
    assert [gang["left_in_round"] for gang in result["gangs"]] == [None, None, 7, 7]
    assert [gang["left_because"] for gang in result["gangs"]] == [None, None, "no_outlaws", "no_money"]
    assert [gang["colour"] for gang in result["gangs"]] == ["red", "blue", "green", "yellow"]


def test_gangs_that_are_equal_share_a_place() -> None:
    """O25-R66."""
    scene = Scene("P0 P1 P2", max_rounds=2).holdup(round_number=2)
    scene.row("P0", 100, 100, 0).row("P1", 0, 0, 200).row("P2", 300, 0, 0).next_round()
    result = scene.table.game.result_of(scene.game)
    assert (result["ending"], result["order"]) == ("round_limit", [[2], [0, 1]])
