"""Whose turn it is, what a turn is made of, and the cards that are drawn: CAL-13 to CAL-16, CAL-27, CAL-28."""

from __future__ import annotations

import pytest

from sixgun.games.calaboose.words import Ending, Phase

from .scene import Scene


def test_placing_needs_an_empty_cell_of_ones_own_jail_and_is_followed_by_a_draw() -> None:
    """CAL-13, CAL-14, CAL-15, CAL-27, CAL-28, CAL-34, CAL-45, CAL-S2."""
    scene = Scene("Ann Bo Cy").turn("Bo").hand("Bo", "H B B S Wh").pile("R" * 54)
    assert scene.refused("place Bad Whiskey in cell 1") == "CAL-45"
    scene.play("Bo", "place Bandit in cell 1")
    assert scene.jail_of("Bo") == "B _ _ _ _"
    assert scene.hand_of("Bo") == "H B S R Wh"
    assert scene.game.pile == 53
    assert scene.badge == scene.decider == "Cy"
    assert scene.phase == Phase.TURN


def test_turns_go_clockwise_round_the_table() -> None:
    """CAL-13, CAL-34."""
    scene = Scene("Ann Bo Cy Di Ed").turn("Di")
    for name in ("Di", "Ed", "Ann", "Bo", "Cy", "Di"):
        assert scene.badge == scene.decider == name
        scene.play(name, scene.allowed("place Huckster")[0])


@pytest.mark.parametrize(
    ("cells", "action"),
    [
        ("H B S R _", "place Huckster in cell 5"),
        ("H B S R G", "lock cell 1"),
        ("H B S R G", "send Huckster to Bo cell 1"),
    ],
)
def test_one_action_is_the_whole_turn(cells: str, action: str) -> None:
    """CAL-14."""
    scene = Scene("Ann Bo Cy").jail("Ann", cells)
    scene.play("Ann", action)
    if scene.phase == Phase.DEFENCE:
        scene.play("Bo", "pass on cell 1")
    assert scene.badge == scene.decider == "Bo"
    assert scene.phase == Phase.TURN


def test_the_menu_of_a_turn_is_to_place_to_lock_or_to_send() -> None:
    """CAL-14, CAL-16, CAL-18."""
    with_room = Scene("Ann Bo").jail("Ann", "H B S R _").hand("Ann", "H B S R G")
    assert {move.split()[0] for move in with_room.allowed()} == {"place", "send"}
    full = Scene("Ann Bo").jail("Ann", "H B S R G").hand("Ann", "H B S R G")
    assert {move.split()[0] for move in full.allowed()} == {"lock", "send"}


def test_a_player_picks_any_empty_cell_to_place_a_card_in() -> None:
    """CAL-15, CAL-R34."""
    scene = Scene("Ann Bo").hand("Ann", "S H H H H").jail("Ann", "_ B _ H _")
    assert scene.cells("place Card Shark in") == [1, 3, 5]
    scene.play("Ann", "place Card Shark in cell 5")
    assert scene.jail_of("Ann") == "_ B _ H S"


def test_only_cards_in_hand_can_be_placed() -> None:
    """CAL-15."""
    scene = Scene("Ann Bo").hand("Ann", "H H H H H").jail("Ann", "G _ _ _ _")
    assert scene.refused("place Gunslinger in cell 2") == "CAL-22"


def test_nobody_puts_a_card_over_a_prisoner_of_their_own() -> None:
    """CAL-10, CAL-16."""
    scene = Scene("Ann Bo").hand("Ann", "G H H H H").jail("Ann", "H _ _ _ _")
    assert scene.refused("place Gunslinger in cell 1") == "CAL-16"
    scene.jail("Ann", "H H H H H")
    for cell in range(1, 6):
        assert scene.refused(f"place Gunslinger in cell {cell}") == "CAL-16"


def test_an_x_card_is_not_placed_in_a_jail() -> None:
    """CAL-45, CAL-68, CAL-71."""
    scene = Scene("Ann Bo").hand("Ann", "Wh JB H H H")
    assert scene.refused("place Bad Whiskey in cell 1") == "CAL-45"
    assert scene.refused("place Jail Break in cell 1") == "CAL-45"


@pytest.mark.parametrize(
    "move",
    [
        "place Bandit in cell 1",
        "send Bandit to Bo cell 1",
        "play Bad Whiskey on Bo",
        "play Jail Break for Hucksters",
    ],
)
def test_every_card_out_of_the_hand_is_replaced_at_once(move: str) -> None:
    """CAL-27, CAL-28, CAL-R13."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B S S Wh JB").hand("Cy", "Wh H H H H").pile("G" * 30)
    scene.play("Ann", move)
    assert scene.game.pile == 29
    assert scene.hand_of("Ann").count("G") == 1
    assert len(scene.hand_of("Ann").split()) == 5


def test_a_defender_out_of_the_hand_is_replaced_before_the_next_player_answers() -> None:
    """CAL-27, CAL-28, CAL-R13."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B H H H H").hand("Bo", "S H H H H").pile("G" * 30)
    scene.play("Ann", "send Bandit to Bo cell 1")
    scene.play("Bo", "defend cell 1 with Card Shark from hand to Cy cell 1")
    assert scene.decider == "Cy"
    assert scene.hand_of("Bo") == "H H H H G"
    assert scene.game.pile == 28


def test_nothing_is_drawn_for_locking_or_for_a_defender_out_of_the_jail() -> None:
    """CAL-R13."""
    locking = Scene("Ann Bo").jail("Ann", "H B S R G")
    locking.play("Ann", "lock cell 1")
    assert locking.game.pile == 40
    defending = Scene("Ann Bo").hand("Ann", "B H H H H").jail("Bo", "S _ _ _ _")
    defending.play("Ann", "send Bandit to Bo cell 2")
    defending.play("Bo", "defend cell 2 with prisoner 1 to Ann cell 1")
    assert defending.game.pile == 39
    assert defending.hand_of("Bo") == "H H H H H"


def test_nobody_may_pass_a_turn_while_an_action_is_possible() -> None:
    """CAL-14, CAL-R21."""
    scene = Scene("Ann Bo").hand("Ann", "H B JB")
    assert scene.refused("end the turn") == "CAL-R21"
    scene.play("Ann", "play Jail Break for Hucksters")
    assert scene.refused("end the turn") == "CAL-R21"
    full = Scene("Ann Bo").hand("Ann", "Wh JB").jail("Ann", "H B S R G").pile("")
    assert full.refused("end the turn") == "CAL-R21"


def test_a_hand_of_x_cards_must_play_one_and_the_turn_ends_if_no_action_comes_of_it() -> None:
    """CAL-R20."""
    scene = Scene("Ann Bo").hand("Ann", "Wh JB").jail("Ann", "B B _ _ _").pile("")
    assert scene.refused("end the turn") == "CAL-R20"
    assert {move.split(" on ")[0].split(" for ")[0] for move in scene.allowed()} == {
        "play Bad Whiskey",
        "play Jail Break",
    }
    scene.play("Ann", "play Jail Break for Bandits", "end the turn")
    assert scene.jail_of("Ann") == "_ _ _ _ _"
    assert scene.badge == scene.decider == "Bo"
    assert scene.ending == Ending.NONE


def test_an_action_made_possible_by_the_x_card_has_to_be_taken() -> None:
    """CAL-R20, CAL-R21."""
    scene = Scene("Ann Bo").hand("Ann", "Wh JB").hand("Bo", "S H").pile("")
    scene.play("Ann", "play Bad Whiskey on Bo")
    assert scene.hand_of("Ann") == "H S"
    assert scene.refused("end the turn") == "CAL-R21"
    scene.play("Ann", "place Card Shark in cell 1")
    assert scene.badge == "Bo"


def test_a_full_jail_can_still_be_locked_with_nothing_but_x_cards_in_hand() -> None:
    """CAL-R20."""
    scene = Scene("Ann Bo").hand("Ann", "Wh JB").jail("Ann", "H B S R G").pile("")
    scene.play("Ann", "lock cell 2")
    assert scene.jail_of("Ann") == "H B* S R G"
    assert scene.badge == "Bo"
    assert scene.hand_of("Ann") == "Wh JB"
