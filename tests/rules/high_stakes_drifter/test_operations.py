"""What abilities do: every one-off operation, what was impossible, and what `then` makes of it (HSD-60, HSD-R97)."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.words import Told, WhyNot

from .scene import Scene, card


def charm(ability: str, players: str = "A B C", **fields: int) -> Scene:
    """A's Pat Garrett with a charm in the street, against B's Jim Bridger and C's concealed Luke Short."""
    scene = Scene(players, own=[card("gear", "Charm", f"turnup {ability}", **fields)])
    scene.dude("A", "Pat Garrett", street=True).gear("A", "Charm").dude("B", "Jim Bridger", street=True)
    return scene.dude("C", "Luke Short", up=False, street=True, money=5).shootout()


def test_cards_are_drawn_as_far_as_there_are_any() -> None:
    """HSD-S20, HSD-R97: one of two is enough for `then`."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).fortune("A", "Ace in the Hole").shootout()
    scene.deck("A", "Fort Up").hand("A", "Black Bart").set_off("play", "Ace in the Hole")
    assert scene.decider == "A"
    scene.discard("Fort Up")
    assert (scene.hand_of("A"), scene.deadwood_of("A")) == (["Black Bart"], ["Fort Up"])


def test_then_does_not_follow_what_has_not_taken_place() -> None:
    """HSD-R97."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).fortune("A", "Ace in the Hole").shootout()
    scene.hand("A", "Black Bart").set_off("play", "Ace in the Hole")
    assert (scene.decider, scene.hand_of("A")) == (None, ["Black Bart"])


def test_discarded_cards_are_picked_one_by_one_and_go_together() -> None:
    """HSD-R9: the order of picking; nothing shows before the last pick."""
    scene = charm("> foes : discard 2").hand("B", "Fort Up, Black Bart, Town Almanac").hand("C", "Fort Up")
    scene.set_off("turnup", "Charm")
    assert scene.decider == "B"
    scene.discard("Town Almanac")
    assert scene.deadwood_of("B") == []
    scene.discard("Fort Up")
    assert (scene.decider, scene.deadwood_of("B")) == ("C", ["Fort Up", "Town Almanac"])
    scene.discard("Fort Up")
    assert (scene.hand_of("C"), scene.hand_of("B")) == ([], ["Black Bart"])


def test_ditched_cards_are_random() -> None:
    scene = charm("> foes : ditch 2").hand("B", "Fort Up, Black Bart, Town Almanac").hand("C", "Fort Up")
    scene.set_off("turnup", "Charm")
    assert (len(scene.hand_of("B")), len(scene.deadwood_of("B")), scene.deadwood_of("C")) == (1, 2, ["Fort Up"])


def test_a_buried_dude_takes_everything_along_and_its_player_is_out() -> None:
    """HSD-R57, HSD-R58."""
    scene = charm("> foe_dude : bury").gear("C", "Worn Revolver", up=False, money=3)
    scene.chip("B", "Bad Whiskey", "Luke Short").set_off("turnup", "Charm").choose("Luke Short")
    assert scene.deadwood_of("C") == ["Worn Revolver", "Luke Short"]
    assert (scene.stake_of("C"), int(scene.game.pot)) == (103, 5)
    assert scene.buried_chips() == ["Bad Whiskey A"]
    assert scene.names_in(int(scene.game.fighting)) == ["A", "B"]


def test_a_bounced_dude_goes_to_the_hand_and_what_was_on_it_is_buried() -> None:
    scene = charm("> foe_dude : bounce").gear("C", "Worn Revolver").chip("B", "Bad Whiskey", "Luke Short")
    scene.set_off("turnup", "Charm").choose("Luke Short")
    assert (scene.hand_of("C"), scene.deadwood_of("C")) == (["Luke Short"], ["Worn Revolver"])
    assert scene.buried_chips() == ["Bad Whiskey A"]


def test_conceal_and_reveal_turn_a_card_over() -> None:
    """HSD-R47: the chips of a card of the shootout go to the pot when it is turned up."""
    scene = charm("> foe_dude : reveal ; then > chosen : conceal").set_off("turnup", "Charm").choose("Luke Short")
    assert (scene.is_up("Luke Short"), int(scene.game.pot)) == (False, 5)
    assert [Told(kind).name for kind in scene.game.story[: scene.game.told, 0]][-2:] == ["TURNED_UP", "TURNED_DOWN"]


@pytest.mark.parametrize(
    "ability", ["> foe_dude : reveal ; then > me : draw 1", "> my_dude : conceal ; then > me : draw 1"]
)
def test_a_card_that_already_is_so_does_not_count_as_changed(ability: str) -> None:
    """HSD-R97."""
    scene = charm(ability).deck("A", "Fort Up").set_off("turnup", "Charm")
    if "conceal" in ability:
        scene.choose("Pat Garrett")
        assert scene.hand_of("A") == ["Fort Up"]
        scene.set_off("turnup", "Charm").choose("Pat Garrett")
        assert len(scene.hand_of("A")) == 1
    else:
        assert scene.choose("Jim Bridger").hand_of("A") == []


def test_concealing_can_be_forbidden_for_a_card() -> None:
    """Act `conceal`."""
    own = [
        card("gear", "Lamp", "static > host : forbid conceal"),
        card("gear", "Charm", "turnup > foe_dudes : conceal"),
    ]
    scene = (
        Scene("A B C", own=own).dude("A", "Pat Garrett").gear("A", "Charm").dude("B", "Jim Bridger").gear("B", "Lamp")
    )
    scene.dude("C", "Heck Thomas").set_off("turnup", "Charm")
    assert (scene.is_up("Jim Bridger"), scene.is_up("Heck Thomas")) == (True, False)


def test_a_turned_up_dude_with_too_many_chips_loses_them() -> None:
    """HSD-90: Wanted Poster on a dude with $26 of chips."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).gear("A", "Wanted Poster")
    scene.dude("B", "Maj. Marcus Reno", up=False, street=True).chip("A", "Dead Eye", "Maj. Marcus Reno")
    scene.chip("B", "Penny Wise", "Maj. Marcus Reno").shootout().set_off("turnup", "Wanted Poster")
    scene.choose("Maj. Marcus Reno")
    assert (scene.is_up("Maj. Marcus Reno"), len(scene.buried_chips())) == (True, 2)


def test_chips_are_flipped_turned_buried_and_returned() -> None:
    scene = charm("> host_chips : turn ; then > any_chip : unkick ; then > all_chips : bury")
    scene.chip("A", "Heads Up", "Pat Garrett").chip("B", "Penny Wise", "Pat Garrett", side="B")
    scene.chip("C", "Bent Copper", "Jim Bridger").set_off("turnup", "Charm")
    assert scene.chips_on("Pat Garrett") == ["Heads Up B", "Penny Wise A"]
    scene.choose_chip(0)
    assert int(scene.game.stack[0, scene.kicker("Heads Up")]) == 1
    assert scene.buried_chips() == ["Penny Wise A", "Bent Copper A"]


def test_every_chip_of_a_scope_goes_back_though_the_others_move_up() -> None:
    scene = charm("> host_chips : unkick ; then > chosen : turn").chip("A", "Heads Up", "Pat Garrett")
    scene.chip("B", "Penny Wise", "Jim Bridger").chip("B", "Penny Wise", "Pat Garrett").chip(
        "C", "Dead Eye", "Pat Garrett"
    )
    scene.set_off("turnup", "Charm")
    assert (scene.chips_on("Pat Garrett"), scene.chips_on("Jim Bridger")) == ([], ["Penny Wise A"])
    assert [int(scene.game.stack[seat].sum()) for seat in range(3)] == [1, 1, 1]


def test_flipped_chips_land_on_either_side() -> None:
    """Fickle Finger, HSD-R20."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).fortune("A", "Fickle Finger").shootout()
    for _ in range(12):
        scene.chip("B", "Bent Copper", "Pat Garrett")
    scene.set_off("play", "Fickle Finger")
    assert set(scene.chips_on("Pat Garrett")) == {"Bent Copper A", "Bent Copper B"}


def test_a_kicker_chip_played_by_an_ability_keeps_to_the_limit() -> None:
    """Calamity Jane; HSD-88, HSD-89, HSD-R98: a dude is a target only if a chip may be played on it."""
    scene = Scene("A B").dude("A", "Calamity Jane").dude("B", "Black Bart").dude("B", "Luke Short", up=False)
    scene.stack("A", "Fast Draw, Heads Up").chip("A", "Hair Trigger", "Black Bart").set_off("reveal", "Calamity Jane")
    assert scene.agree().can_choose() == ["Calamity Jane", "Luke Short"]
    scene.choose("Luke Short").kick("Fast Draw")
    assert [name[:-2] for name in scene.chips_on("Luke Short")] == ["Fast Draw"]
    assert int(scene.game.stack[0].sum()) == 1


def test_without_kicker_chips_the_question_is_put_but_nothing_comes_of_it() -> None:
    """HSD-S20, HSD-R98."""
    scene = Scene("A B").dude("A", "Calamity Jane").set_off("reveal", "Calamity Jane")
    assert scene.decider == "A"
    assert scene.agree().decider is None
    assert scene.game.matters == 0


def test_kicker_chips_can_be_forbidden_on_a_dude() -> None:
    """Act `play_kicker`."""
    own = [card("gear", "Lamp", "static > host : forbid play_kicker")]
    scene = Scene("A B", own=own).dude("A", "Calamity Jane").dude("B", "Jim Bridger").gear("B", "Lamp")
    assert scene.stack("A", "Heads Up").set_off("reveal", "Calamity Jane").agree().can_choose() == ["Calamity Jane"]


def test_a_dude_is_put_into_play_face_by_face() -> None:
    """HSD-55, HSD-R15: Reinforcements; what is being said stays hidden."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).fortune("A", "Reinforcements").shootout()
    scene.hand("A", "Fort Up, Luke Short, Worn Revolver").set_off("play", "Reinforcements").agree().put("Luke Short")
    assert (scene.decider, len(scene.hand_of("A"))) == ("A", 3)
    scene.face_down()
    assert (scene.is_up("Luke Short"), scene.in_street("Luke Short"), scene.hand_of("A")) == (
        False,
        False,
        ["Fort Up", "Worn Revolver"],
    )


def test_a_dude_put_into_play_face_up_begins_to_work() -> None:
    """HSD-R18: `reveal` is set off by entering face up."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).fortune("A", "Reinforcements").shootout()
    scene.dude("B", "Luke Short", street=True).hand("A", "Belle Starr").hand("B", "Fort Up")
    scene.set_off("play", "Reinforcements").agree().put("Belle Starr").face_up()
    assert scene.agree().choose_player("B").hand_of("B") == []


def test_gear_is_put_on_an_own_dude_and_a_fortune_card_takes_effect() -> None:
    scene = charm("> everyone : put any").hand("A", "Worn Revolver").hand("B", "Ace in the Hole").hand("C", "")
    scene.deck("B", "Fort Up, Fort Up").set_off("turnup", "Charm").put("Worn Revolver")
    assert scene.can_choose() == ["Pat Garrett"]
    scene.choose("Pat Garrett").face_up()
    assert (scene.stat("Pat Garrett", "skill"), scene.in_street("Worn Revolver")) == (8, True)
    scene.put("Ace in the Hole")
    assert (scene.decider, scene.hand_of("B")) == ("B", ["Fort Up", "Fort Up"])
    assert scene.stat("Jim Bridger", "luck") == 3


def test_nothing_is_put_where_it_has_no_place() -> None:
    """HSD-60: gear without a dude, a fortune card outside a shootout."""
    own = [card("dude", "Smith", "reveal > foes : put gear ; then > me : draw 1", "reveal > me : put fortune")]
    scene = (
        Scene("A B", own=own).dude("A", "Smith").hand("B", "Worn Revolver").hand("A", "Fort Up").deck("A", "Fort Up")
    )
    assert scene.set_off("reveal", "Smith").decider is None
    assert scene.hand_of("A") == ["Fort Up"]


def test_money_goes_to_the_pot_out_of_it_and_between_stakes() -> None:
    """HSD-R39: giving the last dollar is being all in."""
    scene = charm("> foes : give 3 ; then > me : skim 9 ; then > foes : take 2").stakes(B=3, C=10)
    scene.set_off("turnup", "Charm")
    assert [scene.stake_of(name) for name in "ABC"] == [108, 0, 5]
    assert (int(scene.game.pot), scene.names_in(int(scene.game.all_in))) == (0, ["B"])


def test_without_a_shootout_nothing_goes_to_or_from_the_pot() -> None:
    own = [
        card(
            "dude",
            "Smith",
            "reveal > foes : give 3 ; then > me : draw 1",
            "reveal > me : skim 3",
            "reveal > foes : take 1",
        )
    ]
    scene = Scene("A B", own=own).dude("A", "Smith").pot(9).deck("A", "Fort Up").set_off("reveal", "Smith")
    assert (scene.stake_of("A"), scene.stake_of("B"), int(scene.game.pot), scene.hand_of("A")) == (101, 99, 9, [])


def test_another_stat_is_contested() -> None:
    """HSD-R103: one of the two others."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).fortune("A", "Change of Venue").shootout("skill")
    scene.set_off("play", "Change of Venue")
    assert len(scene.answers()) == 2
    scene.name_stat("luck")
    assert (int(scene.game.contested), int(scene.game.stale)) == (2, 1)
    scene = charm("> me : contest skill ; then > me : draw 1").deck("A", "Fort Up").set_off("turnup", "Charm")
    assert scene.hand_of("A") == []


def test_a_named_stat_is_changed() -> None:
    """`mod choice`."""
    scene = charm("> my_dudes : mod choice +4 @turn").set_off("turnup", "Charm").name_stat("luck")
    assert [scene.stat("Pat Garrett", stat) for stat in ("smarts", "skill", "luck")] == [4, 5, 6]


def test_peek_shows_a_concealed_card_to_one_player() -> None:
    """Field Glasses."""
    scene = Scene("A B C").dude("A", "Pat Garrett", street=True).gear("A", "Field Glasses")
    scene.dude("B", "Luke Short", up=False, street=True).shootout().set_off("turnup", "Field Glasses")
    scene.choose("Luke Short")
    assert [scene.knows(name, "Luke Short") for name in "ABC"] == [True, True, False]


def test_look_shows_a_hand_to_the_controller_alone() -> None:
    """Bass Reeves: two dollars into the pot, then the opponent discards."""
    scene = Scene("A B").dude("A", "Bass Reeves", street=True).dude("B", "Luke Short", street=True).shootout()
    scene.hand("B", "Fort Up, Black Bart").use("A", "Bass Reeves").choose_player("B")
    seen = [int(row[2]) for row in scene.game.story[: scene.game.told] if row[0] == -Told.LOOKED and row[1] == 0]
    assert sorted(seen) == sorted([scene.card("Fort Up"), scene.card("Black Bart")])
    assert (scene.decider, scene.stake_of("A"), int(scene.game.pot)) == ("B", 98, 2)
    assert scene.discard("Black Bart").hand_of("B") == ["Fort Up"]
    assert scene.why_not_use("A", "Bass Reeves") == WhyNot.USED_UP


def test_cards_are_salvaged_as_long_as_the_player_likes() -> None:
    scene = charm("> me : salvage gear 3").deadwood("A", "Fort Up, Worn Revolver, Town Almanac, Steady Mule")
    scene.set_off("turnup", "Charm").take_back("Town Almanac").take_back("Worn Revolver").done()
    assert (sorted(scene.hand_of("A")), scene.deadwood_of("A")) == (
        ["Town Almanac", "Worn Revolver"],
        ["Fort Up", "Steady Mule"],
    )
    scene = charm("> me : salvage dude 1").deadwood("A", "Fort Up").set_off("turnup", "Charm")
    assert scene.decider is None


def test_gear_moves_to_another_dude_in_the_same_place() -> None:
    """Nellie Cashman; HSD-R98."""
    scene = (
        Scene("A B").dude("A", "Nellie Cashman").dude("A", "Pat Garrett").gear("A", "Worn Revolver", up=False, money=2)
    )
    scene.dude("B", "Luke Short").turn_of("A").use("A", "Nellie Cashman", when="gear").choose("Worn Revolver")
    assert scene.can_choose() == ["Nellie Cashman"]
    scene.choose("Nellie Cashman")
    slot = scene.slot("Worn Revolver")
    assert (scene.game.host[slot], scene.game.money[slot], scene.is_up("Worn Revolver")) == (
        scene.slot("Nellie Cashman"),
        2,
        False,
    )
    scene = Scene("A B").dude("A", "Nellie Cashman").gear("A", "Worn Revolver").turn_of("A")
    assert scene.why_not_use("A", "Nellie Cashman", when="gear") == WhyNot.NOTHING_TO_REACH


def test_more_actions_on_ones_own_turn() -> None:
    """Buffalo Bill Cody."""
    scene = Scene("A B").dude("A", "Buffalo Bill Cody").turn_of("A").set_off("turn_start", "Buffalo Bill Cody")
    assert int(scene.game.actions) == 4
    scene.turn_of("B").set_off("turn_start", "Buffalo Bill Cody")
    assert int(scene.game.actions) == 3


def test_may_can_be_declined_and_what_follows_too() -> None:
    scene = charm("may > me : draw 1 ; then > me : draw 1").deck("A", "Fort Up, Fort Up").set_off("turnup", "Charm")
    assert scene.refuse().hand_of("A") == []
    assert len(scene.set_off("turnup", "Charm").agree().hand_of("A")) == 2


def test_nobody_is_asked_about_what_plainly_reaches_nothing() -> None:
    """HSD-60: Loaded Dice without a kicker chip on its dude."""
    scene = Scene("A B").dude("A", "Pat Garrett").gear("A", "Loaded Dice").set_off("turnup", "Loaded Dice")
    assert scene.decider is None


def test_payment_goes_onto_the_card_outside_a_shootout() -> None:
    """Flag `pay:n`; not affordable is not usable."""
    own = [card("dude", "Banker", "gear pay:4 > me : draw 1", "reveal pay:4 > me : draw 1")]
    scene = Scene("A B", own=own).dude("A", "Banker").deck("A", "Fort Up, Fort Up").stakes(A=6).turn_of("A")
    scene.use("A", "Banker", when="gear")
    assert (scene.stake_of("A"), int(scene.game.money[scene.slot("Banker")]), scene.hand_of("A")) == (2, 4, ["Fort Up"])
    assert scene.why_not_use("A", "Banker", when="gear") == WhyNot.CANNOT_PAY
    assert len(scene.set_off("reveal", "Banker").hand_of("A")) == 1
