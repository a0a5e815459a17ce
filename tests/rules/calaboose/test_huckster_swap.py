"""The optional swap of Hucksters after the deal: CAL-75, CAL-76."""

from __future__ import annotations

import pytest

from sixgun.games.calaboose.words import Phase
from sixgun.tables.table import Table

from .scene import Scene


def first_hands(bo: str, cy: str = "H H H B S", ann: str = "H B B S R") -> Scene:
    """Ann has dealt under the optional rule; Bo is asked first. The draw pile is 59 Bandits."""
    scene = Scene("Ann Bo Cy", huckster_swap=True, dealer=0).first_hands("Bo")
    return scene.hand("Bo", bo).hand("Cy", cy).hand("Ann", ann).pile("B" * 59)


def test_four_hucksters_may_be_swapped_once_for_four_other_cards() -> None:
    """CAL-07, CAL-75, CAL-76, CAL-R32, CAL-R37, CAL-S20."""
    scene = first_hands("H H H H S").pile("H" * 59)
    assert scene.allowed() == ["keep the hand", "swap the Hucksters"]
    scene.play("Bo", "swap the Hucksters")
    assert scene.discards == "H H H H"
    assert scene.hand_of("Bo") == "H H H H S"
    assert scene.game.pile == 55
    assert scene.decider == "Cy"
    assert scene.allowed() == ["keep the hand"]
    assert scene.refused("swap the Hucksters") == "CAL-75"
    scene.play("Cy", "keep the hand").play("Ann", "keep the hand")
    assert scene.badge == scene.decider == "Bo"
    assert scene.phase == Phase.TURN
    assert scene.refused("swap the Hucksters") == "CAL-76"
    assert scene.hand_of("Bo") == "H H H H S"


def test_with_the_option_off_nobody_is_asked_and_a_bad_hand_is_kept() -> None:
    """CAL-R32, CAL-S20."""
    table = Table("calaboose", seats=3, seed=1, names=["Ann", "Bo", "Cy"], dealer=0)
    assert table.state.phase == Phase.TURN
    scene = Scene("Ann Bo Cy", dealer=0).turn("Bo").hand("Bo", "H H H H S")
    assert scene.refused("swap the Hucksters") == "CAL-76"
    assert scene.refused("keep the hand") == "CAL-76"
    assert scene.hand_of("Bo") == "H H H H S"


@pytest.mark.parametrize(("hand", "after"), [("H H H H S", "B B B B S"), ("H H H H H", "B B B B B")])
def test_all_the_hucksters_go_and_as_many_cards_are_drawn(hand: str, after: str) -> None:
    """CAL-75, CAL-R32."""
    scene = first_hands(hand).play("Bo", "swap the Hucksters")
    assert scene.hand_of("Bo") == after
    assert scene.discards.split() == ["H"] * hand.count("H")
    assert scene.game.pile == 59 - hand.count("H")


def test_a_player_with_enough_hucksters_may_keep_them() -> None:
    """CAL-75."""
    scene = first_hands("H H H H S").play("Bo", "keep the hand")
    assert scene.hand_of("Bo") == "H H H H S"
    assert scene.discards == ""
    assert scene.game.pile == 59
    assert scene.decider == "Cy"


@pytest.mark.parametrize("hand", ["B B S S R", "H H H B S"])
def test_three_hucksters_are_too_few(hand: str) -> None:
    """CAL-75."""
    assert first_hands(hand).refused("swap the Hucksters") == "CAL-75"


def test_the_option_asks_everybody_from_the_dealers_left_before_the_first_turn() -> None:
    """CAL-76, CAL-R32, CAL-R37."""
    table = Table("calaboose", seats=4, seed=1, names=["Ann", "Bo", "Cy", "Di"], dealer=1, huckster_swap=True)
    asked = []
    while table.state.phase == Phase.SWAP:
        asked.append(table.names[table.to_act or 0])
        table.play("keep the hand")
    assert asked == ["Cy", "Di", "Ann", "Bo"]
    assert table.names[table.to_act or 0] == table.names[table.state.badge] == "Cy"


def test_no_turn_is_taken_before_the_hucksters_are_settled() -> None:
    """CAL-76."""
    assert first_hands("H H H H S").refused("place Huckster in cell 1") == "CAL-76"


def test_swapped_hucksters_never_come_back_and_are_open_but_the_new_cards_are_not() -> None:
    """CAL-07, CAL-38, CAL-R32."""
    scene = first_hands("H H H H S").play("Bo", "swap the Hucksters")
    assert "Bo swaps 4 Hucksters." in scene.heard("Cy")
    assert scene.discards_seen_by("Cy") == "4 Hucksters"
    assert not any("Bo draws" in line for line in scene.heard("Cy"))
    assert scene.heard("Bo").count("Bo draws: Bandit.") == 4
    scene.play("Cy", "keep the hand").play("Ann", "keep the hand").play("Bo", "place Bandit in cell 1")
    assert scene.discards == "H H H H"
