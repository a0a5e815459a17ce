"""Which abilities are set off, in what order they resolve, and how often (HSD-R61, HSD-R95, HSD-R96, HSD-R104)."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.codes import When
from sixgun.games.high_stakes_drifter.rules.leaving import bury_card
from sixgun.games.high_stakes_drifter.rules.revealing import comes_face_up, turn_up_together
from sixgun.games.high_stakes_drifter.rules.slots import put_in_set, set_face
from sixgun.games.high_stakes_drifter.rules.using import forget_uses
from sixgun.games.high_stakes_drifter.rules.waiting import has_waiting, set_off_all, set_off_with
from sixgun.games.high_stakes_drifter.words import Told, WhyNot

from .scene import Scene, card


def at_work(scene: Scene) -> list[str]:
    """The cards whose abilities have taken effect, in that order."""
    rows = scene.game.story[: scene.game.told]
    return [scene.cards.cards[row[2]].name for row in rows if row[0] == Told.AT_WORK]


def turn_up(scene: Scene, *names: str) -> Scene:
    for name in names:
        put_in_set(scene.game.turned, scene.slot(name))
    turn_up_together(scene.game)
    return scene.settle()


@pytest.mark.parametrize(
    "when", ["reveal", "turnup", "street", "fold", "turn_start", "turn_end", "challenge", "kicked", "buried"]
)
def test_a_trigger_sets_off_its_own_abilities_only(when: str) -> None:
    scene = (
        Scene("A B", own=[card("gear", "Charm", f"{when} > me : draw 1")]).dude("A", "Pat Garrett").gear("A", "Charm")
    )
    scene.deck("A", "Fort Up, Fort Up")
    other = "turnup" if when == "reveal" else "reveal"
    assert scene.set_off(other, "Charm").hand_of("A") == []
    assert scene.set_off(when, "Charm").hand_of("A") == ["Fort Up"]


def test_a_triggered_ability_needs_its_card_face_up_or_with_hidden_face_down() -> None:
    """HSD-R96: Butch Cassidy folded concealed skims nothing."""
    scene = Scene("A B", own=[card("dude", "Sneak", "fold hidden > me : skim 1")])
    scene.dude("A", "Butch Cassidy", up=False, street=True).dude("B", "Sneak", up=False, street=True).pot(9).shootout()
    assert scene.set_off("fold", "Butch Cassidy", "Sneak").stake_of("A") == 100
    assert scene.stake_of("B") == 101
    set_face(scene.game, scene.slot("Butch Cassidy"), True)
    set_face(scene.game, scene.slot("Sneak"), True)
    scene.set_off("fold", "Butch Cassidy", "Sneak")
    assert (scene.stake_of("A"), scene.stake_of("B")) == (103, 101)


def test_entering_face_up_is_a_reveal_but_no_turnup() -> None:
    """HSD-R18."""
    own = [card("gear", "Charm", "reveal > me : draw 1", "turnup > me : ditch 1")]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett").gear("A", "Charm").deck("A", "Fort Up, Fort Up")
    comes_face_up(scene.game, scene.slot("Charm"))
    assert scene.settle().hand_of("A") == ["Fort Up"]
    set_face(scene.game, scene.slot("Charm"), False)
    turn_up(scene, "Charm")
    assert (len(scene.hand_of("A")), len(scene.deadwood_of("A"))) == (1, 1)


def test_cards_turned_up_together_act_clockwise_from_the_lead_bettor() -> None:
    """HSD-R48, HSD-R96: each of two Dynamite Crates buries a card, though the first may bury the second."""
    scene = Scene("A B C").dude("A", "Pat Garrett", street=True).gear("A", "Dynamite Crate", up=False)
    scene.dude("B", "Jim Bridger", street=True).gear("B", "Dynamite Crate", up=False).shootout(lead="B")
    turn_up(scene, "A's Dynamite Crate", "B's Dynamite Crate")
    assert scene.decider == "B"
    scene.choose("A's Dynamite Crate")
    assert scene.decider == "A"
    assert scene.choose("B's Dynamite Crate").deadwood_of("B") == ["Dynamite Crate"]
    assert scene.deadwood_of("A") == ["Dynamite Crate"]


def test_what_an_effect_sets_off_waits_in_clockwise_order() -> None:
    """HSD-R61: behind what waited already."""
    own = [
        card("gear", "Bomb", "turnup > all_gear.up : bury"),
        card("gear", "Late", "turnup > me : draw 1"),
        card("gear", "Bell", "buried > me : draw 1"),
    ]
    scene = Scene("A B C", own=own).dude("C", "Luke Short", street=True).gear("C", "Bell")
    scene.dude("A", "Pat Garrett", street=True).gear("A", "Bell").dude("B", "Jim Bridger", street=True)
    scene.gear("B", "Bell").gear("A", "Late", on="Pat Garrett").gear("B", "Bomb", on="Jim Bridger").shootout(lead="B")
    for name in "ABC":
        scene.deck(name, "Fort Up, Fort Up, Fort Up")
    scene.set_off("turnup", "Bomb", "Late")
    rows = [row for row in scene.game.story[: scene.game.told] if row[0] == Told.AT_WORK]
    assert at_work(scene) == ["Bomb", "Late", "Bell", "Bell", "Bell"]
    assert [int(row[1]) for row in rows][2:] == [1, 2, 0]


def test_effects_of_one_moment_are_put_in_clockwise_order() -> None:
    """HSD-R61: from the lead bettor, whoever was noticed first; one player's own stay as they were set off."""
    own = [card("gear", name, "turnup > me : draw 1") for name in ("Ann", "Bob", "Bea", "Cal")]
    scene = Scene("A B C", own=own).dude("A", "Pat Garrett").gear("A", "Ann").dude("B", "Jim Bridger").gear("B", "Bob")
    scene.gear("B", "Bea").dude("C", "Luke Short").gear("C", "Cal").turn_of("B")
    for name in "ABC":
        scene.deck(name, "Fort Up, Fort Up")
    assert at_work(scene.set_off("turnup", "Ann", "Cal", "Bob", "Bea")) == ["Bob", "Bea", "Cal", "Ann"]


def test_a_dude_its_gear_and_fortune_cards_are_set_off_in_that_order() -> None:
    """HSD-R95."""
    own = [
        card(kind, name, "win > me : take 1" if kind == "dude" else "win > foes : take 1")
        for kind, name in (("dude", "Boss"), ("gear", "Hat"), ("gear", "Belt"), ("fortune", "Sun"))
    ]
    scene = Scene("A B", own=own).dude("A", "Boss", street=True).fortune("A", "Sun").gear("A", "Belt").gear("A", "Hat")
    scene.dude("A", "Luke Short").gear("A", "Hat").shootout()
    scene.game.showed = 3
    set_off_with(scene.game, When.WIN, scene.slot("Boss"))
    assert at_work(scene.settle()) == ["Boss", "Belt", "Hat", "Sun"]


def test_all_cards_of_a_player_come_street_first() -> None:
    """HSD-R95."""
    own = [card("dude", name, "turn_start > me : draw 1") for name in ("One", "Two", "Three")]
    own += [card("gear", "Hat", "turn_start > me : draw 1")]
    scene = Scene("A B", own=own).dude("A", "One").gear("A", "Hat").dude("A", "Two", street=True).dude("B", "Three")
    set_off_all(scene.deck("A", "Fort Up, Fort Up, Fort Up").game, When.TURN_START, 0)
    assert at_work(scene.settle()) == ["Two", "One", "Hat"]


def test_a_buried_card_acts_after_it_has_left() -> None:
    """Faithful Hound; gear buried alone still knows the dude it was on."""
    own = [card("gear", "Ghost", "buried > host : mod skill +1*gear @turn", "buried > self : bounce")]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett").gear("A", "Ghost").gear("A", "Steady Mule")
    bury_card(scene.game, scene.slot("Ghost"))
    assert scene.settle().stat("Pat Garrett", "skill") == 6
    assert scene.deadwood_of("A") == ["Ghost"]
    scene = Scene("A B").dude("A", "Pat Garrett").gear("A", "Faithful Hound").deck("A", "Fort Up")
    bury_card(scene.game, scene.slot("Pat Garrett"))
    assert scene.settle().hand_of("A") == ["Fort Up"]


def test_a_host_that_has_left_is_no_host_whoever_takes_its_place() -> None:
    own = [card("gear", "Ghost", "buried > host : mod skill +1 @turn")]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett").gear("A", "Ghost")
    bury_card(scene.game, scene.slot("Ghost"))
    bury_card(scene.game, scene.slot("Pat Garrett"))
    scene.dude("A", "Luke Short").settle()
    assert (scene.stat("Luke Short", "skill"), int(scene.game.lasts)) == (4, 0)


def test_once_is_once_until_a_new_shootout_and_for_gear_abilities_a_new_turn() -> None:
    """HSD-R104."""
    own = [card("dude", "Smith", "gear > me : draw 1 #1", "fortune > me : draw 1 #1", "street > me : draw 1 #1")]
    scene = Scene("A B", own=own).dude("A", "Smith", street=True).deck("A", "Fort Up, " * 9).shootout()
    scene.use("A", "Smith", when="gear").use("A", "Smith", nth=1).set_off("street", "Smith").set_off("street", "Smith")
    assert len(scene.hand_of("A")) == 3
    forget_uses(scene.game, False)
    assert scene.why_not_use("A", "Smith", when="gear") == WhyNot.USED_UP
    assert scene.why_not_use("A", "Smith", nth=1) == WhyNot.ALLOWED
    assert len(scene.set_off("street", "Smith").hand_of("A")) == 4
    forget_uses(scene.game, True)
    assert scene.why_not_use("A", "Smith", when="gear") == WhyNot.ALLOWED


def test_declining_does_not_use_an_ability_up() -> None:
    own = [card("gear", "Charm", "turnup may > me : draw 1 #1")]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett").gear("A", "Charm").deck("A", "Fort Up, Fort Up")
    scene.set_off("turnup", "Charm").refuse().set_off("turnup", "Charm").agree()
    assert scene.set_off("turnup", "Charm").decider is None
    assert len(scene.hand_of("A")) == 1


def test_an_endless_chain_is_cut_off() -> None:
    """HSD-R61: after a hundred effects the rest are dropped."""
    own = [card("gear", "Pong", "turnup > foes : take 1 ; then > self : conceal ; then > self : reveal")]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett").gear("A", "Pong").stakes(B=300).set_off("turnup", "Pong")
    assert not has_waiting(scene.game)
    assert scene.stake_of("B") == 200
    assert (scene.game.matters, scene.game.chain) == (0, 0)


def test_nothing_of_an_ability_is_left_behind() -> None:
    scene = Scene("A B").dude("A", "Bass Reeves", street=True).dude("B", "Luke Short", street=True).shootout()
    scene.hand("B", "Fort Up").use("A", "Bass Reeves").choose_player("B").discard("Fort Up")
    assert (scene.game.targets.any(), scene.game.chosen.any(), scene.game.chosen_owners, scene.game.took_place) == (
        False,
        False,
        0,
        0,
    )
    assert not scene.game.agenda.any()
    assert not scene.game.waiting.any()
