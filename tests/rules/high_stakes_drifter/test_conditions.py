"""The conditions of abilities, each seen to hold and to fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sixgun.games.high_stakes_drifter.rules.conditions import condition_holds

from .scene import Scene, card

Change = Callable[[Scene], object]


def _put(field: str, value: int) -> Change:
    def change(scene: Scene) -> None:
        scene.game[field] = value

    return change


def _conceal(called: str) -> Change:
    def change(scene: Scene) -> None:
        scene.game.lies[scene.slot(called)] &= ~(1 << 5)

    return change


def _home(called: str) -> Change:
    def change(scene: Scene) -> None:
        scene.game.lies[scene.slot(called)] &= ~(1 << 6)

    return change


# Each condition holds in the scene below and fails after the change, or holds only after it.
HOLD: dict[str, Change] = {
    "contested:skill": _put("contested", 0),
    "in_street": _home("Tester"),
    "challenger": _put("challenger", 1),
    "lead": _put("lead", 1),
    "all_in": _put("all_in", 0),
    "foes_min:2": _put("fighting", 0b011),
    "pot_min:20": _put("pot", 19),
    "stake_max:10": lambda scene: scene.stakes(A=11),
    "stake_min:10": lambda scene: scene.stakes(A=9),
    "hand_max:2": lambda scene: scene.hand("A", "Fort Up, Fort Up, Fort Up"),
    "hand_min:2": lambda scene: scene.hand("A", "Fort Up"),
    "gear_min:2": _conceal("Worn Revolver"),
    "chips_min:1": lambda scene: scene.game.chip_on.fill(-1),
    "stat_min:skill:7": _conceal("Worn Revolver"),
    "stat_max:luck:4": lambda scene: scene.gear("A", "Marked Coin", on="Tester"),
    "faction:law": _conceal("Tester"),
    "foe_faction:pioneer": _conceal("Jim Bridger"),
    "host_up": _conceal("Tester"),
    "fortunes_min:1": lambda scene: scene.game.lies.__setitem__(scene.slot("Fort Up"), -1),
    "ahead": lambda scene: scene.gear("B", "Lever-Action Rifle", on="Jim Bridger"),
    "first_round": _put("gear_steps", 1),
}
FAIL: dict[str, Change] = {
    "in_saloon": _home("Tester"),
    "defender": _put("challenger", 1),
    "host_down": _conceal("Tester"),
    "self_down": _conceal("Charm"),
    "behind": lambda scene: scene.gear("B", "Lever-Action Rifle", on="Jim Bridger"),
    "level": lambda scene: scene.gear("B", "Worn Revolver", on="Jim Bridger"),
}


def laid(condition: str) -> Scene:
    own = [card("dude", "Tester"), card("gear", "Charm", f"turnup ? {condition} > me : draw 1", skill=1)]
    scene = Scene("A B C", own=own).dude("A", "Tester", street=True).gear("A", "Charm").gear("A", "Worn Revolver")
    scene.dude("B", "Jim Bridger", street=True).dude("C", "Black Bart", street=True)
    scene.chip("A", "Heads Up", "Tester").fortune("B", "Fort Up").hand("A", "Fort Up, Fort Up")
    scene.game.lies[scene.slot("Fort Up")] &= ~7  # A's, and out of B's way
    scene.game.lies[scene.slot("Fort Up")] |= 2
    scene.game.fighter[2] = scene.slot("Black Bart")
    scene.stakes(A=10).pot(20).shootout("skill", challenger="A")
    scene.game.all_in = 1
    return scene


def holds(scene: Scene) -> bool:
    row = int(scene.game.first_ability[scene.card("Charm")])
    return bool(condition_holds(scene.game, row, 0, scene.slot("Charm")))


@pytest.mark.parametrize("condition", HOLD)
def test_a_condition_holds_until_things_change(condition: str) -> None:
    scene = laid(condition)
    assert holds(scene)
    HOLD[condition](scene)
    assert not holds(scene)


@pytest.mark.parametrize("condition", FAIL)
def test_a_condition_fails_until_things_change(condition: str) -> None:
    scene = laid(condition)
    assert not holds(scene)
    FAIL[condition](scene)
    assert holds(scene)


def test_both_conditions_have_to_hold() -> None:
    for both in ("pot_min:20 & stake_min:11", "stake_min:11 & pot_min:20"):
        scene = laid(both)
        assert not holds(scene)
        assert holds(scene.stakes(A=11))


def test_triggered_clauses_test_totals_as_they_are() -> None:
    """HSD-R102 is about static clauses only: here everything counts."""
    own = [
        card(
            "gear",
            "Charm",
            "turnup ? stat_min:skill:9 > me : draw 1",
            "static ? stat_min:skill:5 > host : mod skill +4",
        )
    ]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett").gear("A", "Charm").deck("A", "Fort Up")
    assert scene.set_off("turnup", "Charm").hand_of("A") == ["Fort Up"]


def test_a_clause_whose_condition_fails_does_nothing() -> None:
    own = [card("gear", "Charm", "turnup ? in_street > me : draw 1 ; then > me : draw 1")]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett").gear("A", "Charm").deck("A", "Fort Up, Fort Up")
    assert scene.set_off("turnup", "Charm").hand_of("A") == []
    assert scene.game.matters == 0
