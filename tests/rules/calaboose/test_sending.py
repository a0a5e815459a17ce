"""Sending cards to other jails: CAL-22 to CAL-26."""

from __future__ import annotations

import pytest

from sixgun.engine.errors import MoveRefused
from sixgun.games.calaboose.words import Phase

from .scene import BEATS, PRISONERS, Scene, name_of


def test_a_bandit_takes_an_empty_cell_or_the_place_of_a_huckster() -> None:
    """CAL-22, CAL-23, CAL-24, CAL-25, CAL-26, CAL-42, CAL-R6, CAL-S4."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B H H H H").jail("Bo", "H B S _ _").pile("R" * 40)
    assert scene.bounty("Bo") == 0 + 1 + 2
    assert scene.cells("send Bandit to Bo") == [1, 4, 5]
    assert scene.refused("send Bandit to Bo cell 2") == "CAL-24"
    assert scene.refused("send Bandit to Bo cell 3") == "CAL-24"
    scene.play("Ann", "send Bandit to Bo cell 1")
    assert scene.hand_of("Ann") == "H H H H R"
    scene.play("Bo", "pass on cell 1")
    assert scene.discards == "H"
    assert scene.jail_of("Bo") == "B B S _ _"
    assert scene.bounty("Bo") == 20 + 2


@pytest.mark.parametrize("lower", PRISONERS)
@pytest.mark.parametrize("card", PRISONERS)
def test_a_card_covers_only_the_cards_it_beats(card: str, lower: str) -> None:
    """CAL-23, CAL-24, CAL-64, CAL-65, CAL-66, CAL-R2, CAL-R3, CAL-R4, CAL-R5, CAL-R6."""
    scene = Scene("Ann Bo").hand("Ann", f"{card} H H H H").jail("Bo", f"{lower} _ _ _ _")
    move = f"send {name_of(card)} to Bo cell 1"
    if lower in BEATS[card].split():
        assert scene.allowed(move) == [move]
    else:
        assert scene.refused(move) == ("CAL-66" if (card, lower) == ("L", "H") else "CAL-24")


@pytest.mark.parametrize("card", PRISONERS)
def test_every_prisoner_may_be_sent_to_any_empty_cell(card: str) -> None:
    """CAL-23, CAL-R34."""
    scene = Scene("Ann Bo").hand("Ann", f"{card} H H H H").jail("Bo", "_ H* _ L* _")
    assert scene.cells(f"send {name_of(card)} to Bo") == [1, 3, 5]


def test_equal_gunslingers_do_not_cover_each_other() -> None:
    """CAL-24, CAL-R3."""
    scene = Scene("Ann Bo").hand("Ann", "G H H H H").jail("Bo", "G _ _ _ _")
    assert scene.refused("send Gunslinger to Bo cell 1") == "CAL-24"


def test_a_card_is_sent_out_of_the_hand_never_out_of_the_jail() -> None:
    """CAL-22."""
    scene = Scene("Ann Bo").hand("Ann", "H H H H H").jail("Ann", "G _ _ _ _")
    assert scene.refused("send Gunslinger to Bo cell 1") == "CAL-22"


def test_a_card_is_sent_to_another_player_and_any_other_player_will_do() -> None:
    """CAL-22."""
    scene = Scene("Ann Bo Cy").turn("Bo")
    assert scene.refused("send Huckster to Bo cell 1") == "CAL-22"
    assert scene.cells("send Huckster to Ann") == scene.cells("send Huckster to Cy") == [1, 2, 3, 4, 5]
    assert {move.split()[3] for move in scene.allowed("send")} == {"Ann", "Cy"}


def test_a_card_cannot_be_sent_to_a_seat_where_nobody_sits() -> None:
    """CAL-22."""
    scene = Scene("Ann Bo Cy")
    assert scene.refused("send Huckster to seat 4 cell 1") == "CAL-22"


def test_a_full_jail_takes_no_sixth_card_but_only_a_higher_one_for_a_lower() -> None:
    """CAL-10, CAL-26, CAL-52."""
    scene = Scene("Ann Bo").hand("Ann", "R H H H H").jail("Bo", "R S G R L")
    with pytest.raises(MoveRefused):
        scene.table.read("send Cattle Rustler to Bo cell 6")
    assert scene.cells("send Cattle Rustler to Bo") == [2]
    scene.play("Ann", "send Cattle Rustler to Bo cell 2").play("Bo", "pass on cell 2")
    assert scene.jail_of("Bo") == "R R G R L"
    assert scene.discards == "S"


def test_an_undefended_card_stays_and_the_one_under_it_is_discarded() -> None:
    """CAL-25."""
    scene = Scene("Ann Bo").hand("Ann", "S H H H H").jail("Bo", "B _ _ _ _")
    before = scene.cards()
    scene.play("Ann", "send Card Shark to Bo cell 1")
    assert scene.jail_of("Bo") == "B _ _ _ _"
    assert scene.discards == ""
    scene.play("Bo", "pass on cell 1")
    assert scene.jail_of("Bo") == "S _ _ _ _"
    assert scene.discards == "B"
    assert scene.cards() == before
    assert "Bo loses the Bandit under it." in scene.heard("Ann")


def test_the_arriving_card_and_its_cell_are_open_to_everybody() -> None:
    """CAL-09, CAL-23."""
    scene = Scene("Ann Bo Cy").hand("Ann", "S H H H H").jail("Bo", "B _ _ _ _")
    scene.play("Ann", "send Card Shark to Bo cell 1")
    assert scene.phase == Phase.DEFENCE
    cell = scene.jail_shown("Bo", viewer="Cy")[0]
    assert cell.name == "Bandit"
    assert cell.on_top is not None
    assert cell.on_top.name == "Card Shark"
    assert "Ann sends a Card Shark to Bo, cell 1." in scene.heard("Cy")


@pytest.mark.parametrize("card", ["Bad Whiskey", "Jail Break"])
def test_an_x_card_is_never_sent_and_cannot_end_the_game_by_having_nowhere_to_go(card: str) -> None:
    """CAL-45, CAL-68, CAL-71, CAL-R22."""
    scene = Scene("Ann Bo").hand("Ann", "Wh JB H H H")
    assert scene.refused(f"send {card} to Bo cell 1") == "CAL-45"
    assert scene.refused(f"send {card} nowhere") == "CAL-45"
