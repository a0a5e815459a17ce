"""Copy cards (HSD-33 to HSD-35, HSD-R63 to HSD-R65, HSD-R105)."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.rules.leaving import bounce, bury_card
from sixgun.games.high_stakes_drifter.rules.slots import set_face, type_at
from sixgun.games.high_stakes_drifter.words import CardType, Variant, WhyNot

from .scene import Scene, card
from .test_waiting import turn_up


def test_mirror_badge_is_what_it_copies_until_it_leaves() -> None:
    """HSD-S23."""
    scene = Scene("A B").dude("A", "Heck Thomas").gear("A", "Mirror Badge").dude("B", "Luke Short")
    scene.gear("B", "Deputy's Commission").set_off("reveal", "Mirror Badge").choose("Deputy's Commission")
    assert (scene.is_now("Mirror Badge"), scene.stat("Heck Thomas", "skill")) == ("Deputy's Commission", 10)
    bury_card(scene.game, scene.slot("Deputy's Commission"))
    assert scene.stat("Heck Thomas", "skill") == 10
    bury_card(scene.game, scene.slot("Mirror Badge"))
    assert scene.deadwood_of("A") == ["Mirror Badge"]


def test_only_revealed_cards_can_be_copied() -> None:
    """HSD-R63: without any it stays what it is, with no effect."""
    own = [card("gear", "Ape", "reveal > any_gear : copy ; then > me : draw 1")]
    scene = Scene("A B", own=own).dude("A", "Heck Thomas").gear("A", "Ape").dude("B", "Luke Short").deck("A", "Fort Up")
    scene.gear("B", "Worn Revolver", up=False).set_off("reveal", "Ape")
    assert (scene.decider, scene.is_now("Ape"), scene.hand_of("A")) == (None, "Ape", [])


def test_a_protected_card_cannot_be_copied_by_opponents() -> None:
    """HSD-R105."""
    scene = (
        Scene("A B").dude("A", "Heck Thomas").gear("A", "Understudy").dude("B", "Luke Short").gear("B", "Poker Face")
    )
    assert set(scene.set_off("reveal", "Understudy").can_choose()) == {"Heck Thomas", "Poker Face"}


def test_the_effects_on_entry_come_right_after_before_what_waits() -> None:
    """HSD-R65: `reveal`, and `turnup` because it was turned up."""
    own = [
        card("gear", "Drum", "reveal > me : draw 1", "turnup > me : draw 1"),
        card("gear", "Late", "turnup > me : ditch 9"),
    ]
    scene = Scene("A B", own=own).dude("B", "Luke Short").gear("B", "Drum").dude("A", "Heck Thomas")
    scene.gear("A", "Mirror Badge", up=False).gear("A", "Late", up=False).deck("A", "Fort Up, Fort Up, Fort Up")
    turn_up(scene, "Mirror Badge", "Late").choose("Drum")
    assert (scene.hand_of("A"), scene.deadwood_of("A")) == ([], ["Fort Up", "Fort Up"])
    scene = Scene("A B", own=own).dude("B", "Luke Short").gear("B", "Drum").dude("A", "Heck Thomas")
    scene.gear("A", "Mirror Badge").deck("A", "Fort Up, Fort Up, Fort Up").set_off("reveal", "Mirror Badge").choose(
        "Drum"
    )
    assert scene.hand_of("A") == ["Fort Up"]  # entered face up: no `turnup`


def test_a_copied_copy_is_not_carried_out_again() -> None:
    """HSD-R65: not now, and not when it is turned up again."""
    scene = (
        Scene("A B")
        .dude("A", "Heck Thomas")
        .gear("A", "Mirror Badge")
        .dude("B", "Luke Short")
        .gear("B", "Mirror Badge")
    )
    scene.gear("B", "Worn Revolver").set_off("reveal", "A's Mirror Badge").choose("B's Mirror Badge")
    assert scene.decider is None
    set_face(scene.game, scene.slot("A's Mirror Badge"), False)
    assert turn_up(scene, "A's Mirror Badge").decider is None
    assert (
        scene.set_off("reveal", "B's Mirror Badge").choose("Worn Revolver").is_now("B's Mirror Badge")
        == "Worn Revolver"
    )


def test_copying_a_copy_gives_the_same_card_and_keeps_the_own_cost() -> None:
    scene = (
        Scene("A B")
        .dude("A", "Heck Thomas")
        .gear("A", "Mirror Badge")
        .gear("A", "Silver Spurs")
        .dude("B", "Luke Short")
    )
    scene.gear("B", "Mirror Badge").set_off("reveal", "A's Mirror Badge").choose("Silver Spurs")
    scene.set_off("reveal", "B's Mirror Badge").choose("A's Mirror Badge")
    assert scene.is_now("B's Mirror Badge") == "Silver Spurs"
    slot = scene.slot("B's Mirror Badge")
    assert (int(scene.game.printed[slot]), scene.game.cost[scene.game.printed[slot]]) == (scene.card("Mirror Badge"), 4)


def test_a_copy_of_a_dude_lies_in_the_saloon_with_the_chips_on_it() -> None:
    """HSD-R64, HSD-R105: it does not enter the shootout under way; its host keeps the other gear."""
    scene = (
        Scene("A B").dude("A", "Heck Thomas", street=True).gear("A", "Understudy", money=5).gear("A", "Worn Revolver")
    )
    scene.dude("B", "Virgil Earp", street=True).shootout().set_off("reveal", "Understudy").choose("Virgil Earp")
    slot = scene.slot("Understudy")
    assert (type_at(scene.game, slot), scene.in_street("Understudy"), int(scene.game.money[slot])) == (
        CardType.DUDE,
        False,
        5,
    )
    assert int(scene.game.host[slot]) == -1
    assert scene.stat("Understudy", "skill") == 8  # Heck Thomas is a mate
    assert scene.stat("Heck Thomas", "skill") == 9
    scene.gear("A", "Steady Mule", on="Understudy")
    assert scene.stat("Understudy", "smarts") == 5
    bounce(scene.game, slot)
    assert (scene.hand_of("A"), scene.deadwood_of("A")) == (["Understudy"], ["Steady Mule"])


def test_a_fortune_card_that_copies_gear_is_on_the_dude_in_the_shootout() -> None:
    """HSD-R64, HSD-R105: it counts as a fortune card no more."""
    scene = (
        Scene("A B").dude("A", "Heck Thomas", street=True).fortune("A", "Spitting Image").fortune("A", "Lucky Streak")
    )
    scene.dude("B", "Luke Short", street=True).gear("B", "Worn Revolver").shootout("luck").set_off(
        "play", "Lucky Streak"
    )
    assert scene.stat("Heck Thomas", "luck") == 7
    scene.set_off("play", "Spitting Image").choose("Worn Revolver")
    assert (scene.stat("Heck Thomas", "luck"), scene.stat("Heck Thomas", "skill")) == (5, 9)
    assert int(scene.game.host[scene.slot("Spitting Image")]) == scene.slot("Heck Thomas")


def test_gear_that_copies_a_fortune_card_lies_beside_the_dude_and_is_played() -> None:
    """HSD-R65, HSD-R105: the copied `play` follows; without a dude in the shootout the copy is buried."""
    scene = (
        Scene("A B").dude("A", "Heck Thomas", street=True).gear("A", "Understudy").dude("B", "Luke Short", street=True)
    )
    scene.fortune("B", "Up the Ante").shootout().set_off("reveal", "Understudy").choose("Up the Ante")
    assert (type_at(scene.game, scene.slot("Understudy")), scene.stake_of("B")) == (CardType.FORTUNE, 97)
    scene = Scene("A B").dude("A", "Heck Thomas").gear("A", "Understudy", money=5).dude("B", "Luke Short", street=True)
    scene.fortune("B", "Up the Ante").shootout(challenger="B").set_off("reveal", "Understudy").choose("Up the Ante")
    assert (scene.deadwood_of("A"), scene.stake_of("A"), scene.stake_of("B")) == (["Understudy"], 105, 100)


def test_echo_of_the_past_alone_stays_itself() -> None:
    """HSD-R98."""
    scene = Scene("A B").dude("A", "Heck Thomas", street=True).fortune("A", "Echo of the Past").shootout()
    assert scene.set_off("play", "Echo of the Past").is_now("Echo of the Past") == "Echo of the Past"


def test_becoming_a_copy_starts_once_per_shootout_afresh() -> None:
    """HSD-R104."""
    own = [card("gear", "Watch", "fortune > me : draw 1 #1"), card("gear", "Ape", "fortune > any_gear.up : copy #1")]
    scene = Scene("A B", own=own).dude("A", "Heck Thomas", street=True).gear("A", "Watch").gear("A", "Ape").shootout()
    scene.deck("A", "Fort Up, Fort Up").use("A", "Ape").choose("Watch")
    assert scene.why_not_use("A", "Ape") == WhyNot.ALLOWED
    assert scene.use("A", "Ape").why_not_use("A", "Ape") == WhyNot.USED_UP


def test_in_tombstone_a_copy_of_a_dude_is_buried() -> None:
    """HSD-R91."""
    scene = Scene("A B", variants=1 << Variant.TOMBSTONE).dude("A", "Heck Thomas").gear("A", "Understudy")
    scene.set_off("reveal", "Understudy").choose("Heck Thomas")
    assert scene.deadwood_of("A") == ["Understudy"]
    assert scene.lies("Heck Thomas")
