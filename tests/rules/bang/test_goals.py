"""The goal on the table: for the own role, and never a word about another's."""

from __future__ import annotations

import pytest

from sixgun.engine.seats import SPECTATOR

from .scene import Scene

GOALS = {
    "P1": "You win when all Outlaws and the Renegade are eliminated.",
    "P2": "Eliminate the Sheriff.",
    "P3": "Keep the Sheriff alive and eliminate all Outlaws and the Renegade.",
    "P5": "Be the last one alive, and eliminate the Sheriff last of all.",
}


def goal(scene: Scene, seat: int) -> str:
    return scene.table.tabletop(seat).goal


@pytest.mark.parametrize(("name", "line"), GOALS.items())
def test_each_role_has_its_goal(name: str, line: str) -> None:
    """BNG-14, BNG-15, BNG-16."""
    scene = Scene(5)
    assert goal(scene, scene.seat(name)) == line


def test_a_spectator_hears_of_all_sides() -> None:
    """BNG-14, BNG-15, BNG-16."""
    assert goal(Scene(5), SPECTATOR).startswith("Outlaws want the Sheriff dead")


def test_whose_role_is_what_changes_no_goal_but_ones_own() -> None:
    """BNG-03."""
    one = Scene(5).roles("Sheriff Outlaw Deputy Outlaw Renegade")
    other = Scene(5).roles("Sheriff Outlaw Renegade Deputy Outlaw")
    for viewer in (0, 1, SPECTATOR):
        assert goal(one, viewer) == goal(other, viewer)


def test_three_players_hunt_one_another() -> None:
    """BNG-163, BNG-165, BNG-166."""
    scene = Scene(3)
    hunted = [goal(scene, seat).split(" yourself")[0] for seat in range(3)]
    assert hunted == ["Eliminate the Renegade", "Eliminate the Deputy", "Eliminate the Outlaw"]


def test_two_players_have_no_roles() -> None:
    """BNG-171, BNG-173."""
    assert goal(Scene(2), 0) == "Eliminate both characters of the other player."
