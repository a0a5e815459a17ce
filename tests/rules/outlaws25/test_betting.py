"""The hand of poker up to the end of the betting: O25-19 to O25-44."""

from __future__ import annotations

import pytest

from sixgun.games.outlaws25.words import Phase

from .scene import Scene, card


def test_every_hand_opens_with_an_ante_from_each_active_outlaw() -> None:
    """O25-22, O25-23, O25-24, O25-21, O25-19, O25-02."""
    scene = Scene("P0 P1 P2")
    assert scene.game.pot == 30
    for name in scene.table.names:
        assert scene.row_of(name) == "L $100 M $100 R* $90"
    assert "sit" not in " ".join(scene.allowed())  # nobody is asked whether to take part


def test_two_cards_each_and_a_flop_for_all_come_off_a_full_deck() -> None:
    """O25-26, O25-27, O25-20, O25-R10."""
    scene = Scene("P0 P1 P2 P3 P4")
    dealt = [int(c) for c in scene.game.hand.flat] + [int(scene.game.flop)]
    assert len(set(dealt)) == 11
    assert scene.game.poker_deck == (1 << 20) - 1 & ~sum(1 << c for c in dealt)
    for name in scene.table.names:
        assert len(scene.sees(name)["hand"]) == 2
    assert scene.sees("nobody")["flop"] is not None


def test_betting_begins_at_the_dealers_left_and_goes_clockwise() -> None:
    """O25-31, O25-16, O25-R17, O25-R3."""
    scene = Scene("P0 P1 P2 P3", dealer="P2")
    for name in ("P3", "P0", "P1", "P2"):
        scene.play(name, "check")
    assert scene.phase == Phase.BUYING


def test_with_two_players_the_one_who_does_not_deal_acts_first() -> None:
    """O25-R17."""
    assert Scene("P0 P1", dealer="P0").decider == "P1"
    assert Scene("P0 P1", dealer="P1").decider == "P0"


def test_everybody_checks() -> None:
    """O25-S3, O25-22, O25-24, O25-23, O25-27, O25-35, O25-36, O25-38, O25-39, O25-50, O25-51, O25-55, O25-56, O25-29,
    O25-R26, O25-R23.
    """
    scene = Scene("P0 P1 P2").hands("Kd", P1="Jd Ts", P2="Qc Qd", P0="Kh Tc")
    assert scene.game.pot == 30
    for name in ("P1", "P2", "P0"):
        assert {words.split()[0] for words in scene.allowed()} == {"check", "bet", "fold"}
        assert scene.refused("call") == "O25-35"
        scene.play(name, "check")
    assert scene.open_hands() == ["P0", "P1", "P2"]
    seats = scene.sees("nobody")["seats"]
    assert [seat["hand"] for seat in seats] == ["pair", "high card", "pair"]
    assert scene.active_money("P0") == 120
    assert scene.active_money("P1") == scene.active_money("P2") == 90
    assert scene.game.pot == 0
    assert scene.phase == Phase.BUYING


def test_after_a_bet_the_others_call_raise_or_fold() -> None:
    """O25-40, O25-41, O25-43."""
    scene = Scene("P0 P1 P2").hands("Kd", P0="As Ah", P1="Ts Th")
    scene.play("P1", "bet $20")
    assert scene.game.pot == 50
    assert scene.active_money("P1") == 70
    assert {words.split()[0] for words in scene.allowed()} == {"call", "raise", "fold"}
    assert scene.refused("check") == "O25-40"
    assert scene.refused("bet $30") == "O25-40"
    assert scene.refused("raise to $20") == "O25-41"
    scene.play("P2", "raise to $40")
    assert scene.game.pot == 90
    scene.play("P0", "raise to $60").play("P1", "call").play("P2", "fold")
    assert scene.game.pot == 30 + 60 + 60 + 40
    assert scene.phase == Phase.SHOWING


def test_a_check_costs_nothing_and_keeps_the_right_to_raise_later() -> None:
    """O25-36, O25-38, O25-R16."""
    scene = Scene("P0 P1 P2").hands("Kd")
    scene.play("P1", "check")
    assert scene.active_money("P1") == 90
    scene.play("P2", "bet $10").play("P0", "call")
    assert scene.decider == "P1"
    scene.play("P1", "raise to $30")
    assert scene.decider == "P2"
    scene.play("P2", "call").play("P0", "call")
    assert scene.phase != Phase.BETTING


def test_folding_is_allowed_without_a_bet_and_gives_the_ante_away() -> None:
    """O25-37, O25-35."""
    scene = Scene("P0 P1 P2").hands("Kd", P2="Ts Th", P0="Qs Td")
    scene.play("P1", "fold").play("P2", "check").play("P0", "check")
    assert scene.active_money("P1") == 90
    assert scene.active_money("P2") == 120


def test_betting_stops_when_all_have_answered_the_last_raise() -> None:
    """O25-R18, O25-44."""
    scene = Scene("P0 P1 P2").hands("Kd", P0="Ts Th", P1="Js Jh", P2="As Ah")
    scene.play("P1", "bet $10").play("P2", "raise to $20").play("P0", "call")
    assert scene.phase == Phase.BETTING
    assert scene.decider == "P1"
    scene.play("P1", "call")
    assert scene.phase == Phase.SHOWING
    assert scene.game.pot == 30 + 3 * 20
    assert [int(bet) for bet in scene.game.bet[:3]] == [20, 20, 20]


def test_there_is_no_limit_to_the_number_of_raises_below_the_cap() -> None:
    """O25-R15, O25-41."""
    scene = Scene("P0 P1").hands("Kd", P0="Ts Th", P1="Js Jh").play("P1", "bet $10")
    for to in range(20, 100, 10):
        scene.play(scene.decider or "", f"raise to ${to}")
    assert scene.amounts("raise") == []
    assert scene.allowed() == ["call", "fold"]


def test_a_bet_says_nothing_about_the_cards_behind_it() -> None:
    """O25-32, O25-30: the worst hand may bet what the best may."""
    best = Scene("P0 P1").hands("Kd", P1="Ad Qd", P0="Ts Jh")
    worst = Scene("P0 P1").hands("Kd", P1="Ts Jh", P0="Ad Qd")
    assert best.allowed() == worst.allowed()
    worst.play("P1", "bet $90").play("P0", "fold")
    assert worst.active_money("P1") == 110


@pytest.mark.parametrize("others", [(0, 0), (500, 90)])
def test_only_the_active_outlaws_money_can_be_bet(others: tuple[int, int]) -> None:
    """O25-33, O25-118."""
    scene = Scene("P0 P1 P2 P3 P4").row("P1", *others, 60).hands("Kd")
    for name in ("P0", "P2", "P3", "P4"):
        scene.row(name, 0, 0, 200)
    assert scene.amounts("bet") == [10, 20, 30, 40, 50, 60]
    assert scene.refused("bet $70") == "O25-42"
    assert scene.refused("put $100") == "O25-118"


def test_no_bet_is_smaller_than_the_ante() -> None:
    """O25-34, O25-R1."""
    scene = Scene("P0 P1").hands("Kd")
    assert scene.refused("bet $0") == "O25-34"
    assert scene.amounts("bet") == list(range(10, 100, 10))


def test_the_poorest_outlaw_limits_the_bet() -> None:
    """O25-S8, O25-33, O25-42, O25-43, O25-52, O25-R11, O25-R12, O25-R46."""

    def scene_of_three() -> Scene:
        scene = Scene("P0 P1 P2").hands("Kd", P0="As Ah", P1="Ts Jh", P2="Qc Qh")
        scene.row("P1", 0, 0, 140).row("P2", 0, 0, 90).row("P0", 0, 0, 290).balance()
        assert scene.game.pot == 30
        assert scene.amounts("bet") == list(range(10, 100, 10))
        assert scene.refused("bet $100") == "O25-42"
        return scene.play("P1", "bet $50")

    scene = scene_of_three().play("P2", "raise to $90")
    assert scene.allowed() == ["call", "fold"]

    scene = scene_of_three().play("P2", "fold")
    assert scene.amounts("raise")[-1] == 140
    assert scene.refused("raise to $150") == "O25-42"
    scene.play("P0", "raise to $140")
    assert scene.active_money("P1") == 90
    scene.play("P1", "call")
    assert scene.game.pot == 310
    assert (scene.active_money("P1"), scene.active_money("P0"), scene.active_money("P2")) == (0, 150, 90)
    assert scene.open_hands() == ["P0"]
    assert scene.living("P1") == "LMR"


def test_a_raised_ante_and_the_size_of_raises() -> None:
    """O25-S9, O25-34, O25-125, O25-25, O25-41, O25-42, O25-R61, O25-R14, O25-R15, O25-R62, O25-R13."""
    scene = Scene("P0 P1 P2 P3 P4", dealer="P2").gone("P3", "P4").holdup()
    for name in ("P0", "P1", "P2"):
        scene.row(name, 100, 100, 100)
    scene.next_round()  # P0 deals next; the minimum for the marked Outlaw is still $100
    for name in ("P1", "P2", "P0"):
        scene.play(name, "put $100", "put $100")
    assert scene.game.pot == 90
    assert scene.hands("Kd", P0="Ts Th", P1="Js Jh", P2="As Ah").dealer == "P0"
    assert [scene.active_money(name) for name in ("P0", "P1", "P2")] == [70, 70, 70]
    assert scene.amounts("bet") == [30, 40, 50, 60, 70]
    assert scene.refused("bet $20") == "O25-34"
    scene.play("P1", "bet $30")
    assert scene.amounts("raise") == [60, 70]
    assert scene.refused("raise to $50") == "O25-R14"
    scene.play("P2", "raise to $60")
    assert scene.allowed() == ["call", "fold", "raise to $70"]
    scene.play("P0", "raise to $70")
    assert scene.allowed() == ["call", "fold"]


def test_where_somebody_cannot_pay_a_minimum_bet_nobody_may_bet() -> None:
    """O25-R13."""
    scene = Scene("P0 P1 P2").hands("Kd", P1="Ts Jh", P2="Qs Th").row("P2", 100, 100, 0).balance()
    assert scene.allowed() == ["check", "fold"]
    assert scene.refused("bet $10") == "O25-R13"
    scene.play("P1", "check").play("P2", "check").play("P0", "check")
    assert scene.phase == Phase.BUYING


def test_all_others_fold() -> None:
    """O25-S10, O25-31, O25-40, O25-56, O25-32, O25-R19, O25-R20."""
    scene = Scene("P0 P1 P2 P3", dealer="P3").hands("Kd")
    scene.play("P0", "bet $20").play("P1", "fold").play("P2", "fold").play("P3", "fold")
    assert scene.active_money("P0") == 130
    assert [scene.active_money(name) for name in ("P1", "P2", "P3")] == [90, 90, 90]
    assert scene.open_hands() == []
    assert all(seat["cards"] == [] for seat in scene.sees("nobody")["seats"])
    assert scene.phase == Phase.BUYING


def test_bets_already_in_the_pot_stay_there_after_a_fold() -> None:
    """O25-R20, O25-37."""
    scene = Scene("P0 P1 P2").hands("Kd", P0="Js Jh", P1="Ts Th", P2="As Ah")
    scene.play("P1", "bet $10").play("P2", "raise to $50").play("P0", "call").play("P1", "fold")
    assert scene.game.pot == 30 + 10 + 50 + 50
    assert scene.active_money("P1") == 80


def test_a_player_cannot_see_the_cards_of_another_during_the_betting() -> None:
    """O25-26, O25-R28."""
    scene = Scene("P0 P1").hands("Kd", P0="As Ah", P1="Ts Th")
    assert scene.sees("P0")["hand"] == ["As", "Ah"]
    assert scene.sees("P1")["seats"][0]["cards"] == ["??", "??"]
    other = Scene("P0 P1").hands("Kd", P0="Qs Ah", P1="Ts Th")
    assert scene.sees("P1") == other.sees("P1")
    assert card("As") != card("Qs")
