"""The three ways a game ends: CAL-35 to CAL-40."""

from __future__ import annotations

import pytest

from sixgun.engine.errors import MoveRefused
from sixgun.games.calaboose.words import Ending, Phase

from .scene import Scene


def test_five_locks_end_the_game_at_once_and_the_highest_bounty_wins() -> None:
    """CAL-08, CAL-11, CAL-21, CAL-35, CAL-41, CAL-50, CAL-S12."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B B B B B")
    scene.jail("Ann", "B* B* S* S* G").jail("Bo", "R R R _ _").jail("Cy", "H H B _ _")
    scene.play("Ann", "lock cell 5")
    assert scene.ending == Ending.ALL_LOCKED
    assert scene.table.over
    assert scene.decider is None
    assert scene.scores() == {"Ann": 20 + 15 + 4, "Bo": 22, "Cy": 0 + 1}
    assert scene.winners == ["Ann"]


def test_four_locks_do_not_end_the_game() -> None:
    """CAL-35."""
    scene = Scene("Ann Bo").jail("Ann", "B* B* S* S G").play("Ann", "lock cell 4")
    assert scene.ending == Ending.NONE
    assert scene.decider == "Bo"


def nobody_takes_a_bandit() -> Scene:
    """A Bandit in the hand of Ann that neither Bo nor Cy has a place for."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B S S R R")
    return scene.jail("Ann", "B B B B H").jail("Bo", "B S R G B").jail("Cy", "S S B B R")


def test_a_card_that_no_other_jail_can_take_ends_the_game() -> None:
    """CAL-26, CAL-36, CAL-R18, CAL-R19, CAL-S13."""
    scene = nobody_takes_a_bandit()
    assert scene.allowed("send Bandit") == ["send Bandit nowhere"]
    assert scene.allowed("lock cell 1") == ["lock cell 1"]
    scene.play("Ann", "send Bandit nowhere")
    assert scene.ending == Ending.NOWHERE_TO_GO
    assert scene.table.over
    assert scene.scores() == {"Ann": 55, "Bo": 20 + 2 + 3 + 4, "Cy": 15 + 20 + 3}
    assert scene.discards == "B"


def test_the_game_goes_on_if_she_locks_instead_of_sending_the_homeless_card() -> None:
    """CAL-R18, CAL-S13."""
    scene = nobody_takes_a_bandit().play("Ann", "lock cell 1")
    assert scene.ending == Ending.NONE
    assert scene.decider == "Bo"


def test_a_card_may_be_sent_nowhere_even_with_room_in_ones_own_jail() -> None:
    """CAL-36, CAL-R18."""
    scene = nobody_takes_a_bandit().jail("Ann", "B B _ _ _")
    assert scene.cells("place Bandit in") == [3, 4, 5]
    scene.play("Ann", "send Bandit nowhere")
    assert scene.ending == Ending.NOWHERE_TO_GO
    assert scene.scores()["Ann"] == 20


@pytest.mark.parametrize("place", ["H", "_"])
def test_a_card_with_a_place_in_some_other_jail_cannot_be_sent_nowhere(place: str) -> None:
    """CAL-36, CAL-R18."""
    scene = nobody_takes_a_bandit().jail("Cy", f"S S B {place} R")
    assert scene.refused("send Bandit nowhere") == "CAL-R18"
    assert scene.allowed("send Bandit") == ["send Bandit to Cy cell 4"]


def test_a_locked_huckster_is_no_place_for_a_bandit() -> None:
    """CAL-19, CAL-36."""
    scene = nobody_takes_a_bandit().jail("Cy", "S S B H* R")
    assert scene.allowed("send Bandit") == ["send Bandit nowhere"]


def two_full_jails() -> Scene:
    """Ann has put a Bandit on the Huckster of Bo; all ten cells were full."""
    scene = Scene("Ann Bo").hand("Ann", "B H H H H").jail("Ann", "S S R G R").jail("Bo", "H S S R R")
    return scene.play("Ann", "send Bandit to Bo cell 1")


def test_a_defender_with_nowhere_to_go_ends_the_game() -> None:
    """CAL-32, CAL-37, CAL-57, CAL-R10, CAL-R18, CAL-R19, CAL-S14."""
    scene = two_full_jails()
    assert scene.allowed("defend cell 1 with prisoner 2") == ["defend cell 1 with prisoner 2 nowhere"]
    scene.play("Bo", "defend cell 1 with prisoner 2 nowhere")
    assert scene.ending == Ending.NOWHERE_TO_GO
    assert scene.table.over
    assert scene.jail_of("Bo") == "H _ S R R"
    assert scene.discards == "B S"
    assert scene.scores() == {"Ann": 15 + 12 + 4, "Bo": 0 + 2 + 12}


def test_passing_instead_of_a_homeless_defence_lets_play_go_on() -> None:
    """CAL-R18, CAL-S14."""
    scene = two_full_jails().play("Bo", "pass on cell 1")
    assert scene.jail_of("Bo") == "B S S R R"
    assert scene.bounty("Bo") == 1 + 15 + 12
    assert scene.ending == Ending.NONE
    assert scene.badge == scene.decider == "Bo"


def test_a_defender_with_a_place_to_go_has_to_go_there() -> None:
    """CAL-37, CAL-R18."""
    scene = two_full_jails()
    assert scene.refused("defend cell 1 with prisoner 4 nowhere") == "CAL-R18"
    assert scene.cells("defend cell 1 with prisoner 4 to Ann") == [1, 2]


def test_a_homeless_defence_sweeps_away_the_cards_that_wait_and_spares_those_beneath() -> None:
    """CAL-37, CAL-R19."""
    scene = Scene("Ann Bo Cy").hand("Ann", "G H H H H").hand("Bo", "G H H H H").jail("Cy", "B _ R L H")
    scene.jail("Ann", "H H H H H").jail("Bo", "H H H H H")
    before = scene.cards()
    scene.play("Ann", "send Gunslinger to Bo cell 1")
    scene.play("Bo", "defend cell 1 with its like from hand both to Cy cells 1 and 3")
    scene.play("Cy", "defend cell 1 with prisoner 4 nowhere")
    assert scene.ending == Ending.NOWHERE_TO_GO
    assert scene.jail_of("Cy") == "B _ R _ H"
    assert scene.jail_of("Bo") == "H H H H H"
    assert scene.discards == "G G L"
    assert scene.cards() == before


def test_the_game_ends_after_the_chain_that_the_last_card_started() -> None:
    """CAL-38, CAL-39, CAL-40, CAL-R27, CAL-R28, CAL-S15."""
    scene = Scene("Ann Bo Cy").pile("").hand("Ann", "B").hand("Bo", "S H").hand("Cy", "R R")
    scene.jail("Ann", "B B _ _ _").jail("Bo", "R _ _ _ _").jail("Cy", "S S _ _ _")
    scene.play("Ann", "send Bandit to Bo cell 2")
    assert scene.decider == "Bo"
    scene.play("Bo", "defend cell 2 with Card Shark from hand to Cy cell 3")
    assert scene.hand_of("Bo") == "H"
    assert scene.decider == "Cy"
    scene.play("Cy", "pass on cell 3")
    assert scene.ending == Ending.OUT_OF_CARDS
    assert scene.table.over
    assert scene.scores() == {"Ann": 20, "Bo": 3, "Cy": 28}


def test_a_last_card_placed_in_ones_own_jail_counts_and_ends_the_game() -> None:
    """CAL-40, CAL-R28."""
    scene = Scene("Ann Bo").pile("").hand("Ann", "B").jail("Ann", "B _ _ _ _")
    scene.play("Ann", "place Bandit in cell 2")
    assert scene.ending == Ending.OUT_OF_CARDS
    assert scene.scores()["Ann"] == 20


def test_a_last_card_used_to_defend_still_goes_on_and_may_be_answered() -> None:
    """CAL-33, CAL-40, CAL-R27, CAL-R28."""
    scene = Scene("Ann Bo Cy").pile("").hand("Ann", "B H").hand("Bo", "S").hand("Cy", "R R")
    scene.play("Ann", "send Bandit to Bo cell 1")
    scene.play("Bo", "defend cell 1 with Card Shark from hand to Cy cell 1")
    assert scene.decider == "Cy"
    scene.play("Cy", "defend cell 1 with Cattle Rustler from hand to Ann cell 1").play("Ann", "pass on cell 1")
    assert scene.jail_of("Ann") == "R _ _ _ _"
    assert scene.ending == Ending.OUT_OF_CARDS


def test_an_empty_draw_pile_is_never_made_anew_and_players_live_off_their_hands() -> None:
    """CAL-38, CAL-39."""
    scene = Scene("Ann Bo").pile("").hand("Ann", "B S").discard("H H H H G G S R")
    scene.play("Ann", "place Bandit in cell 1")
    assert scene.hand_of("Ann") == "S"
    assert scene.discards == "H H H H S R G G"
    assert scene.game.pile == 0
    assert scene.ending == Ending.NONE
    assert scene.badge == scene.decider == "Bo"


def test_drawing_the_last_card_of_the_pile_does_not_end_the_game() -> None:
    """CAL-39, CAL-40."""
    scene = Scene("Ann Bo").pile("R").hand("Ann", "B").play("Ann", "place Bandit in cell 1")
    assert scene.hand_of("Ann") == "R"
    assert scene.ending == Ending.NONE


def test_a_finished_game_has_nothing_left_to_decide() -> None:
    """CAL-35."""
    scene = Scene("Ann Bo").jail("Ann", "B* B* S* S* G").play("Ann", "lock cell 5")
    assert scene.phase == Phase.OVER
    assert scene.allowed() == []
    with pytest.raises(MoveRefused, match="The game is over"):
        scene.table.read("place Huckster in cell 1")
