"""Showing and winning: O25-45, O25-52 to O25-58."""

from __future__ import annotations

from sixgun.games.outlaws25.words import Phase

from .scene import Scene


def test_a_flush_beats_a_straight_and_the_last_raiser_shows_first() -> None:
    """O25-S4, O25-40, O25-41, O25-43, O25-44, O25-45, O25-48, O25-49, O25-52, O25-54, O25-55."""
    scene = Scene("P0 P1").hands("Qh", P1="Jc Ks", P0="Kh Th")
    scene.play("P1", "bet $20").play("P0", "raise to $40").play("P1", "call")
    assert scene.game.pot == 100
    assert scene.open_hands() == ["P0"]
    assert scene.sees("nobody")["seats"][0]["hand"] == "flush"
    assert scene.sees("P1")["seats"][1]["hand"] == "straight"
    assert scene.decider == "P1"
    assert scene.allowed() == ["show your hand", "hide your hand"]
    scene.play("P1", "hide your hand")
    assert (scene.active_money("P0"), scene.active_money("P1")) == (150, 50)
    assert scene.sees("P0")["seats"][1]["cards"] == []


def test_a_beaten_hand_may_be_shown_all_the_same() -> None:
    """O25-54."""
    scene = Scene("P0 P1").hands("Qh", P1="Jc Ks", P0="Kh Th")
    scene.play("P1", "bet $20").play("P0", "raise to $40").play("P1", "call", "show your hand")
    assert scene.open_hands() == ["P0", "P1"]
    assert scene.sees("nobody")["seats"][1]["cards"] == ["Jc", "Ks"]
    assert (scene.active_money("P0"), scene.active_money("P1")) == (150, 50)


def test_the_top_of_the_ranking() -> None:
    """O25-S5, O25-45, O25-46, O25-47, O25-48, O25-37, O25-39, O25-R21."""

    def three_strong_hands() -> Scene:
        return Scene("P0 P1 P2").hands("Jd", P1="Js Jc", P2="Qd Kd", P0="Ad Td")

    scene = three_strong_hands().play("P1", "check").play("P2", "check").play("P0", "check")
    assert [seat["hand"] for seat in scene.sees("nobody")["seats"]] == ["flush", "three of a kind", "straight flush"]
    assert scene.active_money("P2") == 120

    scene = three_strong_hands().play("P1", "check").play("P2", "fold").play("P0", "check")
    assert scene.active_money("P1") == 120


def test_of_two_straights_the_one_with_the_higher_top_card_wins() -> None:
    """O25-S6, O25-34, O25-52, O25-57, O25-49, O25-R22, O25-R23."""
    scene = Scene("P0 P1").hands("Kc", P1="Qs Ah", P0="Jh Qd")
    scene.play("P1", "bet $10").play("P0", "call")
    assert scene.open_hands() == ["P1"]
    assert scene.game.pot == 40
    assert scene.decider == "P0"
    assert scene.sees("P0")["seats"][0]["hand"] == scene.sees("P0")["seats"][1]["hand"] == "straight"
    scene.play("P0", "show your hand")
    assert (scene.active_money("P1"), scene.active_money("P0")) == (120, 80)


def test_a_true_tie_splits_the_pot_and_the_odd_chip_goes_to_the_dealers_left() -> None:
    """O25-S7, O25-37, O25-58, O25-R24, O25-R25, O25-R20, O25-R28, O25-R18."""
    scene = Scene("P0 P1 P2").hands("Ts", P1="Ah Qd", P2="Ac Qh", P0="Kd Kh")
    scene.play("P1", "check").play("P2", "check").play("P0", "fold")
    assert scene.open_hands() == ["P1", "P2"]
    assert [scene.active_money(name) for name in ("P0", "P1", "P2")] == [90, 110, 100]
    assert scene.sees("P1")["seats"][0]["cards"] == []


def test_left_over_chips_of_a_split_go_round_from_the_dealers_left() -> None:
    """O25-R25: five chips for three players, who all have the same hand."""
    scene = Scene("P0 P1 P2", dealer="P1").hands("Ts", P0="Ah Qd", P1="Ac Qh", P2="Ad Qs")
    scene.game.pot = 50
    scene.row("P0", 100, 80, 90).balance()
    scene.play("P2", "check").play("P0", "check").play("P1", "check")
    assert [scene.active_money(name) for name in ("P2", "P0", "P1")] == [110, 110, 100]


def test_hands_as_good_as_the_first_are_shown_even_if_a_third_beats_them() -> None:
    """O25-53, O25-54, O25-R27, O25-52."""
    scene = Scene("P0 P1 P2 P3").hands("Td", P1="Js Jh", P2="Ks Kh", P3="Ts Qh", P0="As Ah")
    scene.play("P1", "bet $10").play("P2", "call").play("P3", "call").play("P0", "call")
    assert scene.open_hands() == ["P0", "P1", "P2"]  # Kings beat the Jacks shown first although Aces win
    assert scene.decider == "P3"
    scene.play("P3", "hide your hand")
    assert scene.active_money("P0") == 80 + 80


def test_an_equal_hand_shows_itself_to_share_the_pot() -> None:
    """O25-R27, O25-58."""
    scene = Scene("P0 P1 P2").hands("Td", P1="Js Jh", P2="Jd Jc", P0="Qs Th")
    scene.play("P1", "bet $10").play("P2", "call").play("P0", "call")
    assert scene.open_hands() == ["P1", "P2"]
    scene.play("P0", "hide your hand")
    assert scene.active_money("P1") == scene.active_money("P2") == 80 + 30


def test_beaten_players_are_asked_clockwise_from_the_first_to_show() -> None:
    """O25-R27, O25-52, O25-54."""
    scene = Scene("P0 P1 P2 P3").hands("Td", P1="Qs Th", P2="As Ah", P3="Qh Kc", P0="Kh Jd")
    scene.play("P1", "check").play("P2", "bet $10").play("P3", "call").play("P0", "call").play("P1", "call")
    for name in ("P3", "P0", "P1"):
        assert scene.phase == Phase.SHOWING
        scene.play(name, "hide your hand")
    assert scene.active_money("P2") == 80 + 80


def test_the_pot_goes_onto_the_outlaw_that_won_it() -> None:
    """O25-29, O25-56."""
    scene = Scene("P0 P1").marker("P1", "M").betting(pot=20).hands("Kd", P1="As Ah", P0="Ts Jh").balance()
    scene.play("P1", "check").play("P0", "check")
    assert scene.row_of("P1") == "L $100 M* $120 R $90"


def test_hidden_and_folded_cards_go_back_unseen() -> None:
    """O25-R28."""
    scene = Scene("P0 P1 P2").hands("Qh", P1="Jc Ks", P0="Kh Th", P2="Ts Td")
    scene.play("P1", "bet $20").play("P2", "fold").play("P0", "raise to $40").play("P1", "call", "hide your hand")
    for viewer in ("P0", "P1", "P2", "nobody"):
        assert scene.sees(viewer)["seats"][1]["cards"] == []
        assert scene.sees(viewer)["seats"][2]["cards"] == []
    assert not any("Jc" in event for event in scene.table.events_for(scene.seat("P0"), since=30))
    assert scene.game.poker_deck.item().bit_count() == 20 - 3
