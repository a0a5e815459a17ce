"""Jail Break: CAL-70 to CAL-72."""

from __future__ import annotations

import pytest

from sixgun.engine.errors import MoveRefused
from sixgun.games.calaboose.words import Ending

from .scene import Scene


def test_jail_break_frees_the_unlocked_hucksters_and_the_turn_goes_on() -> None:
    """CAL-18, CAL-70, CAL-71, CAL-72, CAL-R23, CAL-S17."""
    scene = Scene("Ann Bo").hand("Ann", "JB B H H H").hand("Bo", "R H H H H").jail("Ann", "H* H H B S").pile("R" * 20)
    with pytest.raises(MoveRefused):
        scene.table.read("play Jail Break for Hucksters and Bandits")
    scene.play("Ann", "play Jail Break for Hucksters")
    assert scene.jail_of("Ann") == "H* _ _ B S"
    assert scene.discards == "H H JB"
    assert scene.hand_of("Ann") == "H H H B R"
    assert scene.decider == "Ann"
    assert scene.refused("lock cell 4") == "CAL-18"
    scene.play("Ann", "place Cattle Rustler in cell 2")
    assert scene.badge == "Bo"


def test_jail_break_cannot_be_played_after_the_action() -> None:
    """CAL-71, CAL-S17."""
    scene = Scene("Ann Bo").hand("Ann", "JB B H H H").hand("Bo", "R H H H H").jail("Ann", "H* H H B S")
    scene.play("Ann", "send Bandit to Bo cell 1")
    scene.play("Bo", "defend cell 1 with Cattle Rustler from hand to Ann cell 2")
    assert scene.badge == scene.decider == "Ann"
    assert scene.refused("play Jail Break for Hucksters") == "CAL-33"
    scene.play("Ann", "pass on cell 2")
    assert scene.jail_of("Ann") == "H* R H B S"
    assert scene.decider == "Bo"
    assert scene.refused("play Jail Break for Hucksters") == "CAL-70"


@pytest.mark.parametrize(
    ("named", "left"),
    [
        ("Hucksters", "_ B B S _"),
        ("Bandits", "H _ _ S H"),
        ("Card Sharks", "H B B _ H"),
    ],
)
def test_jail_break_discards_all_cards_of_one_type_and_no_others(named: str, left: str) -> None:
    """CAL-70."""
    scene = Scene("Ann Bo").hand("Ann", "JB H H H H").jail("Ann", "H B B S H")
    before = scene.cards()
    scene.play("Ann", f"play Jail Break for {named}")
    assert scene.jail_of("Ann") == left
    assert scene.cards() == before


def test_one_of_the_six_types_of_prisoner_is_named_at_a_time() -> None:
    """CAL-70, CAL-R26."""
    scene = Scene("Ann Bo").hand("Ann", "JB H H H H").jail("Ann", "H B B S H")
    assert scene.allowed("play Jail Break") == [
        f"play Jail Break for {kind}"
        for kind in ("Hucksters", "Bandits", "Card Sharks", "Cattle Rustlers", "Gunslingers", "Bad Lawmen")
    ]
    assert scene.refused("play Jail Break for Bad Whiskey") == "CAL-R26"
    assert scene.refused("play Jail Break for Jail Breaks") == "CAL-R26"


def test_naming_a_type_that_is_not_there_discards_the_jail_break_alone() -> None:
    """CAL-R26."""
    scene = Scene("Ann Bo").hand("Ann", "JB H H H H").jail("Ann", "H B B S H")
    scene.play("Ann", "play Jail Break for Gunslingers")
    assert scene.jail_of("Ann") == "H B B S H"
    assert scene.discards == "JB"
    assert scene.decider == "Ann"


def test_jail_break_opens_ones_own_jail_only() -> None:
    """CAL-70, CAL-R35."""
    scene = Scene("Ann Bo").hand("Ann", "JB H H H H").jail("Ann", "B _ _ _ _").jail("Bo", "B B _ _ _")
    scene.play("Ann", "play Jail Break for Bandits")
    assert scene.jail_of("Ann") == "_ _ _ _ _"
    assert scene.jail_of("Bo") == "B B _ _ _"


def test_locked_cards_are_not_broken_out() -> None:
    """CAL-19, CAL-72, CAL-R11."""
    scene = Scene("Ann Bo").hand("Ann", "JB H H H H").jail("Ann", "B* B S* B B*")
    scene.play("Ann", "play Jail Break for Bandits")
    assert scene.jail_of("Ann") == "B* _ S* _ B*"


def test_jail_break_is_played_on_ones_own_turn_before_anything_else() -> None:
    """CAL-71."""
    scene = Scene("Ann Bo").hand("Bo", "JB H H H H").jail("Bo", "B _ _ _ _")
    scene.play("Ann", "send Huckster to Bo cell 2")
    assert scene.decider == "Bo"
    assert scene.refused("play Jail Break for Bandits") == "CAL-33"
    scene.play("Bo", "pass on cell 2", "play Jail Break for Bandits")
    assert scene.jail_of("Bo") == "_ H _ _ _"


def test_a_jail_break_that_is_the_last_card_still_works_before_the_game_ends() -> None:
    """CAL-40, CAL-R27, CAL-R28."""
    scene = Scene("Ann Bo").hand("Ann", "JB").jail("Ann", "B B H _ _").pile("")
    scene.play("Ann", "play Jail Break for Hucksters")
    assert scene.jail_of("Ann") == "B B _ _ _"
    assert scene.ending == Ending.OUT_OF_CARDS
    assert scene.scores()["Ann"] == 20
