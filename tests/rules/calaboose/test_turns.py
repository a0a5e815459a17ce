"""Placing, locking and sending: CAL-13 to CAL-28."""

from __future__ import annotations

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
