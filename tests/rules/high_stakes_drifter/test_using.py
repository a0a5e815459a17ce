"""[G] and [F] abilities: when they can be used (HSD-R17, HSD-R19, HSD-R51, HSD-R98)."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.codes import When
from sixgun.games.high_stakes_drifter.rules.slots import set_face
from sixgun.games.high_stakes_drifter.rules.using import first_clause_for
from sixgun.games.high_stakes_drifter.words import WhyNot

from .scene import Scene, card


def test_bat_masterson_looks_at_a_concealed_dude_once_a_turn() -> None:
    """HSD-S7."""
    scene = Scene("A B").dude("A", "Bat Masterson").dude("B", "Luke Short", up=False).turn_of("A")
    scene.use("A", "Bat Masterson", when="gear").choose("Luke Short")
    assert scene.knows("A", "Luke Short")
    assert scene.why_not_use("A", "Bat Masterson", when="gear") == WhyNot.USED_UP
    assert scene.why_not_use("B", "Bat Masterson", when="gear") == WhyNot.NOT_YOURS
    assert scene.why_not_use("A", "Bat Masterson") == WhyNot.NO_ABILITY
    set_face(scene.game, scene.slot("Bat Masterson"), False)
    assert scene.why_not_use("A", "Bat Masterson", when="gear") == WhyNot.CONCEALED


def test_billy_the_kid_works_only_while_concealed() -> None:
    """HSD-R19: turned face up, with +2 skill; his chips go to the pot (HSD-R47)."""
    scene = (
        Scene("A B").dude("A", "Billy the Kid", up=False, street=True, money=12).dude("B", "Luke Short", street=True)
    )
    scene.shootout().use("A", "Billy the Kid")
    assert (scene.is_up("Billy the Kid"), scene.stat("Billy the Kid", "skill"), int(scene.game.pot)) == (True, 11, 12)
    assert scene.why_not_use("A", "Billy the Kid") == WhyNot.NOT_CONCEALED


def test_an_ability_needs_a_target_its_condition_and_its_price() -> None:
    own = [card("dude", "Smith", "fortune ? pot_min:5 > me : draw 1 #1", "fortune pay:3 > foe_gear : bury")]
    scene = Scene("A B", own=own).dude("A", "Smith", street=True).dude("B", "Luke Short", street=True).shootout()
    assert scene.why_not_use("A", "Smith") == WhyNot.CONDITION_FAILS
    assert scene.pot(5).why_not_use("A", "Smith") == WhyNot.ALLOWED
    assert scene.why_not_use("A", "Smith", nth=1) == WhyNot.NOTHING_TO_REACH
    assert scene.gear("B", "Worn Revolver").why_not_use("A", "Smith", nth=1) == WhyNot.ALLOWED
    assert scene.stakes(A=2).why_not_use("A", "Smith", nth=1) == WhyNot.CANNOT_PAY
    assert scene.why_not_use("A", "Smith", nth=2) == WhyNot.NO_ABILITY


def test_using_abilities_can_be_forbidden() -> None:
    """HSD-R99: only `forbid use_ability` bars them, not a ban on fortune cards."""
    own = [
        card(
            "gear", "Gag", "turnup > foes : forbid play_fortune @turn", "reveal > foe_dudes : forbid use_ability @turn"
        )
    ]
    scene = Scene("A B", own=own).dude("A", "Wild Bill Hickok", street=True).dude("B", "Luke Short", street=True)
    scene.gear("B", "Gag").shootout().set_off("turnup", "Gag")
    assert scene.why_not_use("A", "Wild Bill Hickok") == WhyNot.ALLOWED
    assert scene.set_off("reveal", "Gag").why_not_use("A", "Wild Bill Hickok") == WhyNot.FORBIDDEN


def test_a_blanked_card_cannot_be_used_and_dudes_not_in_the_quick_start() -> None:
    """HSD-R76."""
    own = [card("gear", "Towel", "turnup > foe_dudes : blank @turn")]
    scene = Scene("A B", own=own).dude("A", "Wild Bill Hickok", street=True).dude("B", "Luke Short", street=True)
    scene.gear("B", "Towel").shootout().set_off("turnup", "Towel")
    assert scene.why_not_use("A", "Wild Bill Hickok") == WhyNot.STOPPED_WORKING
    scene = Scene("A B", quick_start=1).dude("A", "Wild Bill Hickok", street=True).shootout()
    assert scene.why_not_use("A", "Wild Bill Hickok") == WhyNot.NO_ABILITY
    assert first_clause_for(scene.game, scene.slot("Wild Bill Hickok"), When.FORTUNE) == -1


def test_using_is_paid_into_the_pot_in_a_shootout() -> None:
    """Wild Bill Hickok."""
    scene = Scene("A B").dude("A", "Wild Bill Hickok", street=True).dude("B", "Luke Short", street=True).shootout()
    scene.use("A", "Wild Bill Hickok")
    assert (scene.stake_of("A"), int(scene.game.pot)) == (97, 3)
    assert [scene.stat("Wild Bill Hickok", stat) for stat in ("smarts", "skill", "luck")] == [7, 12, 9]
    assert first_clause_for(scene.game, scene.slot("Wild Bill Hickok"), When.FORTUNE) == 0
    assert first_clause_for(scene.game, scene.slot("Wild Bill Hickok"), When.GEAR) == -1


def test_poker_alice_returns_a_chip() -> None:
    scene = Scene("A B").dude("A", "Poker Alice", street=True).dude("B", "Luke Short", street=True).shootout()
    assert scene.why_not_use("A", "Poker Alice") == WhyNot.NOTHING_TO_REACH
    scene.chip("B", "Dead Eye", "Luke Short").use("A", "Poker Alice").choose_chip(0)
    assert (scene.chips_on("Luke Short"), int(scene.game.stack[1, scene.kicker("Dead Eye")])) == ([], 1)
