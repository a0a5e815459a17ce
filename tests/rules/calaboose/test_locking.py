"""Locking down: CAL-17 to CAL-21."""

from __future__ import annotations

import pytest

from sixgun.engine.errors import MoveRefused

from .scene import Scene


def test_locking_needs_five_prisoners_and_is_announced() -> None:
    """CAL-10, CAL-16, CAL-17, CAL-18, CAL-20, CAL-53, CAL-R13, CAL-S3."""
    scene = Scene("Ann Bo Cy").turn("Bo").hand("Bo", "H B B S R").jail("Bo", "B B S _ R")
    assert scene.refused("lock cell 1") == "CAL-18"
    scene.jail("Bo", "B B S H R")
    assert scene.refused("place Bandit in cell 4") == "CAL-16"
    assert scene.allowed("place") == []
    scene.play("Bo", "lock cell 1")
    for listener in ("Ann", "Bo", "Cy"):
        assert "Bo locks cell 1: Bandit." in scene.heard(listener)
    assert scene.jail_of("Bo") == "B* B S H R"
    assert scene.hand_of("Bo") == "H B B S R"
    assert scene.game.pile == 40
    assert "locked" in scene.jail_shown("Bo")[0].marks


def test_a_locked_card_can_be_neither_covered_nor_made_to_defend() -> None:
    """CAL-18, CAL-19, CAL-R11, CAL-R12, CAL-S11."""
    scene = Scene("Ann Bo").hand("Ann", "G B H H H").jail("Bo", "B* S* R H _")
    assert scene.cells("send Gunslinger to Bo") == [3, 4, 5]
    assert scene.refused("send Gunslinger to Bo cell 1") == "CAL-19"
    assert scene.refused("send Gunslinger to Bo cell 2") == "CAL-19"
    scene.play("Ann", "send Bandit to Bo cell 4")
    assert scene.refused("defend cell 4 with prisoner 2 to Ann cell 1") == "CAL-19"
    assert scene.cells("defend cell 4 with prisoner 3 to Ann") == [1, 2, 3, 4, 5]
    scene.play("Bo", "pass on cell 4")
    assert scene.decider == "Bo"
    assert scene.refused("lock cell 3") == "CAL-18"
    scene.play("Bo", "place Huckster in cell 5").play("Ann", "place Huckster in cell 1")
    assert scene.jail_of("Bo") == "B* S* R B H"
    assert scene.allowed("lock") == ["lock cell 3", "lock cell 4", "lock cell 5"]


@pytest.mark.parametrize("cell", [1, 2, 3, 4, 5])
def test_any_one_card_of_a_full_jail_can_be_locked(cell: int) -> None:
    """CAL-17, CAL-53."""
    scene = Scene("Ann Bo").jail("Ann", "H B S R G")
    scene.play("Ann", f"lock cell {cell}")
    locked = ["locked" in shown.marks for shown in scene.jail_shown("Ann")]
    assert locked == [place == cell for place in range(1, 6)]


@pytest.mark.parametrize("cells", ["_ _ _ _ _", "B _ _ _ _", "B* B* S* S* _"])
def test_a_jail_with_an_empty_cell_cannot_be_locked(cells: str) -> None:
    """CAL-18, CAL-R12."""
    scene = Scene("Ann Bo").jail("Ann", cells)
    for cell in range(1, 6):
        assert scene.refused(f"lock cell {cell}") == "CAL-18"


def test_locked_cards_fill_their_cells() -> None:
    """CAL-16, CAL-R11."""
    scene = Scene("Ann Bo").jail("Ann", "B* B* S* S* G")
    assert scene.allowed("place") == []
    assert scene.allowed("lock") == ["lock cell 5"]


def test_a_locked_card_is_never_turned_up_again() -> None:
    """CAL-19."""
    scene = Scene("Ann Bo").jail("Ann", "H B* S R G")
    assert scene.refused("lock cell 2") == "CAL-19"
    with pytest.raises(MoveRefused, match="is not a move here"):
        scene.table.read("unlock cell 2")


def test_locks_stay_when_the_jail_drops_below_five() -> None:
    """CAL-19, CAL-R12."""
    scene = Scene("Ann Bo").hand("Ann", "H B H H H").turn("Ann").jail("Bo", "G* B* S R _")
    scene.play("Ann", "send Bandit to Bo cell 5")
    scene.play("Bo", "defend cell 5 with prisoner 4 to Ann cell 1").play("Ann", "pass on cell 1")
    assert scene.jail_of("Bo") == "G* B* S _ _"
    assert scene.refused("lock cell 3") == "CAL-18"


def test_after_the_announcement_a_locked_card_shows_its_back_to_all_but_its_owner() -> None:
    """CAL-20, CAL-R31."""
    scene = Scene("Ann Bo Cy").jail("Ann", "H B S R G")
    scene.play("Ann", "lock cell 2")

    assert scene.jail_shown("Ann", viewer="Ann")[1].name == "Bandit"
    for viewer in ("Bo", "Cy", None):
        assert scene.jail_shown("Ann", viewer)[1].face == "down"
        assert scene.jail_shown("Ann", viewer)[1].name == "locked card"
    assert "Ann locks cell 2: Bandit." in scene.heard("Cy")
    scene.play("Bo", "place Huckster in cell 1")
    assert "Ann locks cell 2: Bandit." in scene.heard("Cy")
    assert not any("Bandit" in line for line in scene.table.show(scene.seat("Cy")).splitlines())


def test_two_jails_that_differ_only_under_a_card_back_look_the_same_to_the_others() -> None:
    """CAL-20, CAL-R31."""
    one = Scene("Ann Bo").jail("Ann", "H B* S R G").pile("R R B R")
    other = Scene("Ann Bo").jail("Ann", "H R* S R G").pile("R B B R")
    assert one.knows("Bo") == other.knows("Bo")


def test_locked_cards_score_with_their_gang() -> None:
    """CAL-21, CAL-R11."""
    scene = Scene("Ann Bo").jail("Ann", "B* B S* S G*")
    assert scene.bounty("Ann") == 20 + 15 + 4


def test_a_player_locks_cards_of_their_own_jail_only() -> None:
    """CAL-17, CAL-R35."""
    scene = Scene("Ann Bo").jail("Ann", "H B S R _").jail("Bo", "H B S R G")
    assert scene.allowed("lock") == []
    scene.jail("Ann", "H B S R G").play("Ann", "lock cell 1")
    assert scene.jail_of("Ann") == "H* B S R G"
    assert scene.jail_of("Bo") == "H B S R G"
