"""Bad Whiskey: CAL-67 to CAL-69."""

from __future__ import annotations

import pytest

from sixgun.games.calaboose.words import Ending, Phase

from .scene import Scene


def test_whiskey_trades_the_hands_after_the_draw_and_the_turn_goes_on() -> None:
    """CAL-27, CAL-67, CAL-68, CAL-R23, CAL-R24, CAL-S16."""
    scene = Scene("Ann Bo Cy").hand("Ann", "Wh H H B S").hand("Bo", "G G R B JB").pile("R" * 20)
    scene.hand("Cy", "Wh H H H H").jail("Ann", "H S _ _ _").jail("Bo", "R _ _ _ _")
    scene.play("Ann", "play Bad Whiskey on Bo")
    assert scene.hand_of("Ann") == "H H B S R"
    scene.play("Bo", "let it be").play("Cy", "let it be")
    assert scene.hand_of("Ann") == "B R G G JB"
    assert scene.hand_of("Bo") == "H H B S R"
    assert scene.jail_of("Ann") == "H S _ _ _"
    assert scene.jail_of("Bo") == "R _ _ _ _"
    assert scene.discards == "Wh"
    assert scene.badge == scene.decider == "Ann"
    scene.play("Ann", "play Jail Break for Hucksters")
    assert scene.jail_of("Ann") == "_ S _ _ _"
    assert scene.decider == "Ann"
    scene.play("Ann", "place Gunslinger in cell 1")
    assert scene.badge == "Bo"


def test_whiskey_stopped_by_whiskey_leaves_the_hands_where_they_are() -> None:
    """CAL-27, CAL-69, CAL-R25, CAL-S16."""
    scene = Scene("Ann Bo Cy").hand("Ann", "Wh H H B S").hand("Bo", "G Wh R B JB").pile("R" * 20)
    scene.play("Ann", "play Bad Whiskey on Bo").play("Bo", "stop it with Bad Whiskey")
    assert scene.discards == "Wh Wh"
    assert scene.hand_of("Bo") == "B R R G JB"
    assert scene.hand_of("Ann") == "H H B S R"
    assert scene.game.pile == 18
    assert scene.badge == scene.decider == "Ann"
    assert scene.phase == Phase.TURN
    scene.play("Ann", "place Bandit in cell 1")
    assert scene.badge == "Bo"


@pytest.mark.parametrize(("partner", "bystander"), [("Bo", "Cy"), ("Cy", "Bo")])
def test_whiskey_trades_with_any_other_player_of_ones_choice(partner: str, bystander: str) -> None:
    """CAL-67."""
    scene = Scene("Ann Bo Cy").hand("Ann", "Wh B B B B").pile("R" * 20)
    scene.hand(partner, "S S S S S").hand(bystander, "G G G G G")
    assert scene.refused("play Bad Whiskey on Ann") == "CAL-67"
    scene.play("Ann", f"play Bad Whiskey on {partner}")
    assert scene.hand_of("Ann") == "S S S S S"
    assert scene.hand_of(partner) == "B B B B R"
    assert scene.hand_of(bystander) == "G G G G G"


def test_whiskey_is_played_before_the_action_and_not_in_a_defence() -> None:
    """CAL-33, CAL-68."""
    scene = Scene("Ann Bo").hand("Ann", "Wh B H H H").hand("Bo", "S Wh H H H")
    scene.play("Ann", "send Bandit to Bo cell 1")
    assert scene.refused("play Bad Whiskey on Ann") == "CAL-33"
    scene.play("Bo", "defend cell 1 with Card Shark from hand to Ann cell 1")
    assert scene.badge == scene.decider == "Ann"
    assert scene.refused("play Bad Whiskey on Bo") == "CAL-33"


def test_nothing_else_happens_while_a_whiskey_waits_for_its_answers() -> None:
    """CAL-69."""
    scene = Scene("Ann Bo Cy").hand("Ann", "Wh H H H H").hand("Bo", "Wh H H H H")
    assert scene.refused("let it be") == "CAL-69"
    scene.play("Ann", "play Bad Whiskey on Bo")
    assert scene.refused("place Huckster in cell 1") == "CAL-69"
    assert scene.refused("play Bad Whiskey on Ann") == "CAL-69"


def test_any_holder_may_stop_a_whiskey_that_is_not_meant_for_them_and_ends_the_asking() -> None:
    """CAL-69, CAL-R25."""
    scene = Scene("Ann Bo Cy Di").turn("Bo").hand("Bo", "Wh B B B B").hand("Di", "Wh S S S S").pile("R" * 20)
    scene.play("Bo", "play Bad Whiskey on Ann").play("Cy", "let it be")
    scene.play("Di", "stop it with Bad Whiskey")
    assert scene.hand_of("Di") == "S S S S R"
    assert scene.hand_of("Bo") == "B B B B R"
    assert scene.hand_of("Ann") == "H H H H H"
    assert scene.badge == scene.decider == "Bo"
    assert scene.discards == "Wh Wh"


def test_only_another_whiskey_stops_a_whiskey() -> None:
    """CAL-69."""
    scene = Scene("Ann Bo Cy").hand("Ann", "Wh H H H H").hand("Bo", "JB G L R S").hand("Cy", "Wh H H H H")
    scene.play("Ann", "play Bad Whiskey on Bo")
    assert scene.refused("stop it with Bad Whiskey") == "CAL-69"
    assert scene.allowed() == ["let it be"]


def test_without_a_draw_pile_unequal_hands_trade_as_they_are() -> None:
    """CAL-39, CAL-R24."""
    scene = Scene("Ann Bo").hand("Ann", "Wh B").hand("Bo", "S S S S").pile("")
    scene.play("Ann", "play Bad Whiskey on Bo")
    assert scene.hand_of("Ann") == "S S S S"
    assert scene.hand_of("Bo") == "B"
    assert [player.note for player in scene.table.tabletop().players] == ["4 cards", "1 card"]


def test_a_second_whiskey_moves_with_the_hand_it_is_in() -> None:
    """CAL-R23, CAL-R24."""
    scene = Scene("Ann Bo").hand("Ann", "Wh Wh B B B").hand("Bo", "S S S S S").pile("R" * 20)
    scene.play("Ann", "play Bad Whiskey on Bo").play("Bo", "let it be")
    assert scene.hand_of("Bo") == "B B B R Wh"
    assert scene.hand_of("Ann") == "S S S S S"
    assert scene.refused("play Bad Whiskey on Bo") == "CAL-69"


def test_x_cards_got_in_a_trade_may_be_played_in_the_same_turn_each_with_its_draw() -> None:
    """CAL-R23."""
    scene = Scene("Ann Bo").hand("Ann", "Wh B B B B").hand("Bo", "Wh JB S S S").jail("Ann", "R R _ _ _").pile("G" * 20)
    scene.play("Ann", "play Bad Whiskey on Bo").play("Bo", "let it be")
    scene.play("Ann", "play Jail Break for Cattle Rustlers", "play Bad Whiskey on Bo")
    assert scene.jail_of("Ann") == "_ _ _ _ _"
    assert scene.hand_of("Ann") == "B B B B G"
    assert scene.hand_of("Bo") == "S S S G G"
    assert scene.game.pile == 17
    assert scene.decider == "Ann"


def test_a_last_whiskey_ends_the_game_without_a_trade() -> None:
    """CAL-40, CAL-R27, CAL-R28."""
    scene = Scene("Ann Bo Cy").hand("Ann", "Wh").hand("Bo", "S S").hand("Cy", "Wh H").pile("")
    scene.play("Ann", "play Bad Whiskey on Bo")
    assert scene.ending == Ending.OUT_OF_CARDS
    assert scene.hand_of("Bo") == "S S"
    assert scene.hand_of("Ann") == ""


def test_a_last_whiskey_still_stops_another_before_the_game_ends() -> None:
    """CAL-40, CAL-R27, CAL-R28."""
    scene = Scene("Ann Bo Cy").hand("Ann", "Wh B B").hand("Bo", "S S").hand("Cy", "Wh").pile("")
    scene.play("Ann", "play Bad Whiskey on Bo").play("Bo", "let it be").play("Cy", "stop it with Bad Whiskey")
    assert scene.ending == Ending.OUT_OF_CARDS
    assert scene.hand_of("Ann") == "B B"
    assert scene.hand_of("Bo") == "S S"
    assert scene.discards == "Wh Wh"
