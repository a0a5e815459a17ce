"""The Bad Lawman and the Huckster: CAL-64 to CAL-66."""

from __future__ import annotations

import pytest

from .scene import Scene, name_of


def lawman_over_the_gunslinger() -> Scene:
    """Ann covers the Gunslinger of Bo with a Bad Lawman."""
    scene = Scene("Ann Bo Cy").hand("Ann", "L H H H H").hand("Bo", "G R S B B")
    scene.jail("Bo", "G H B _ _").jail("Cy", "L B B _ R")
    return scene


def test_a_lawman_beats_all_but_the_huckster_and_falls_to_him() -> None:
    """CAL-64, CAL-65, CAL-66, CAL-R3, CAL-R4, CAL-R5, CAL-R6, CAL-R7, CAL-S9."""
    scene = lawman_over_the_gunslinger()
    assert scene.cells("send Bad Lawman to Bo") == [1, 3, 4, 5]
    assert scene.refused("send Bad Lawman to Bo cell 2") == "CAL-66"
    assert scene.refused("send Bad Lawman to Cy cell 1") == "CAL-24"
    scene.play("Ann", "send Bad Lawman to Bo cell 1")
    assert {move.split(" to ")[0] for move in scene.allowed("defend")} == {"defend cell 1 with prisoner 2"}
    assert scene.cells("defend cell 1 with prisoner 2 to Cy") == [1, 4]
    scene.play("Bo", "defend cell 1 with prisoner 2 to Cy cell 1")
    assert scene.discards == "L"
    assert scene.jail_of("Bo") == "G _ B _ _"
    scene.play("Cy", "pass on cell 1")
    assert scene.jail_of("Cy") == "H B B _ R"
    assert scene.discards == "L L"


@pytest.mark.parametrize("card", ["B", "S", "R", "G"])
def test_a_lawman_covers_and_turns_away_every_other_criminal(card: str) -> None:
    """CAL-64, CAL-R5."""
    covering = Scene("Ann Bo").hand("Ann", "L H H H H").jail("Bo", f"{card} _ _ _ _")
    covering.play("Ann", "send Bad Lawman to Bo cell 1").play("Bo", "pass on cell 1")
    assert covering.jail_of("Bo") == "L _ _ _ _"
    assert covering.discards == card
    defending = Scene("Ann Bo").hand("Ann", f"{card} H H H H").hand("Bo", "L H H H H")
    defending.play("Ann", f"send {name_of(card)} to Bo cell 1")
    defending.play("Bo", "defend cell 1 with Bad Lawman from hand to Ann cell 1")
    assert defending.discards == card


@pytest.mark.parametrize("card", ["B", "S", "R", "G", "L"])
def test_nothing_but_a_huckster_covers_a_lawman_or_turns_him_away(card: str) -> None:
    """CAL-64, CAL-R3, CAL-R4."""
    covering = Scene("Ann Bo").hand("Ann", f"{card} H H H H").jail("Bo", "L _ _ _ _")
    assert covering.refused(f"send {name_of(card)} to Bo cell 1") == "CAL-24"
    defending = Scene("Ann Bo").hand("Ann", "L H H H H").hand("Bo", card)
    defending.play("Ann", "send Bad Lawman to Bo cell 1")
    assert defending.allowed() == ["pass on cell 1"]


def test_a_huckster_covers_a_lawman_and_defends_against_one_from_hand_or_jail() -> None:
    """CAL-65."""
    scene = Scene("Ann Bo").hand("Ann", "H L B B B").hand("Bo", "H H B B B").jail("Bo", "L H _ _ _")
    assert scene.cells("send Huckster to Bo") == [1, 3, 4, 5]
    scene.play("Ann", "send Bad Lawman to Bo cell 5")
    assert scene.allowed("defend cell 5 with Huckster from hand") != []
    assert scene.allowed("defend cell 5 with prisoner 2") != []


def test_a_lawman_counts_as_the_lower_card_against_a_huckster() -> None:
    """CAL-66."""
    sending = Scene("Ann Bo").hand("Ann", "L B B B B").jail("Bo", "H H H H H")
    assert sending.refused("send Bad Lawman to Bo cell 1") == "CAL-66"
    defending = Scene("Ann Bo").hand("Ann", "H B B B B").hand("Bo", "L L L L L")
    defending.play("Ann", "send Huckster to Bo cell 1")
    assert defending.refused("defend cell 1 with Bad Lawman from hand to Ann cell 1") == "CAL-66"
    assert defending.allowed() == ["pass on cell 1"]
