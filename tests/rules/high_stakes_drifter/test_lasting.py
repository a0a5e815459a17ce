"""What is in force: bans, demands, permissions, prices, the lead, ties, blanked cards; and how long (HSD-R101)."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.rules.leaving import bury_card
from sixgun.games.high_stakes_drifter.rules.slots import set_face
from sixgun.games.high_stakes_drifter.rules.standing import cost_change, is_blank, leaders, wins_ties
from sixgun.games.high_stakes_drifter.words import MOST_LASTING, CardType

from .scene import Scene, card


def street(*own: str) -> Scene:
    scene = Scene("A B C", own=list(own)).dude("A", "Pat Garrett", street=True).dude("B", "Jim Bridger", street=True)
    return scene.dude("C", "Luke Short", street=True).shootout()


def test_a_ban_beats_a_demand_and_a_permission() -> None:
    """HSD-59, HSD-S19: Jim Beckwourth and No Quarter."""
    scene = Scene("A B").dude("A", "Jim Beckwourth", street=True).dude("B", "Jim Bridger", street=True).shootout()
    scene.fortune("B", "No Quarter")
    assert scene.demanded("reinvest", "A", "Jim Beckwourth")
    assert not scene.demanded("reinvest", "B", "Jim Bridger")
    scene.set_off("play", "No Quarter")
    assert scene.forbidden("reinvest", "A", "Jim Beckwourth")
    assert scene.forbidden("reinvest", "B")
    assert not scene.demanded("reinvest", "A", "Jim Beckwourth")
    scene.end("shootout")
    assert scene.demanded("reinvest", "A", "Jim Beckwourth")


def test_a_ban_may_be_on_a_player_or_on_a_card() -> None:
    scene = street(
        card("gear", "Lock", "static > host : forbid raise"), card("gear", "Gag", "turnup > foes : forbid bet @turn")
    )
    scene.gear("A", "Lock").gear("A", "Gag").set_off("turnup", "Gag")
    assert scene.forbidden("raise", "A", "Pat Garrett")
    assert not scene.forbidden("raise", "A")
    assert not scene.forbidden("raise", "B", "Jim Bridger")
    assert [scene.forbidden("bet", name) for name in "ABC"] == [False, True, True]


def test_eight_players_fit_one_effect() -> None:
    """Seats are bits of a small number with a sign."""
    scene = Scene("A B C D E F G H").dude("A", "Pat Garrett", street=True).fortune("A", "No Quarter").shootout()
    scene.set_off("play", "No Quarter")
    assert all(scene.forbidden("reinvest", name) for name in "ABCDEFGH")
    assert int(scene.game.lasts) == 1


def test_custer_may_not_fold_and_spare_ace_may_go_on() -> None:
    """`static ? in_street > me : forbid fold`, `permit reveal_gear`."""
    scene = (
        Scene("A B")
        .dude("A", "Gen. George Custer", street=True)
        .gear("A", "Spare Ace")
        .dude("B", "Luke Short")
        .shootout()
    )
    assert scene.forbidden("fold", "A")
    assert not scene.forbidden("fold", "B")
    assert scene.permitted("reveal_gear", "A")
    set_face(scene.game, scene.slot("Spare Ace"), False)
    assert not scene.permitted("reveal_gear", "A")


def test_prices_change_by_type() -> None:
    """Lottie Deno, and `any`."""
    scene = street(
        card("dude", "Merchant", "static > everyone : cost any +2"),
        card("gear", "Coupon", "turnup > me : cost gear -3 @game"),
    )
    scene.dude("A", "Lottie Deno").dude("B", "Merchant").gear("A", "Coupon", on="Pat Garrett").set_off(
        "turnup", "Coupon"
    )
    scene.set_off("turnup", "Coupon").end("turn")
    prices = [[cost_change(scene.game, seat, kind) for kind in CardType] for seat in range(2)]
    assert prices == [[2, -4, 1], [2, 2, 2]]


def test_the_lead_and_ties() -> None:
    """Kit Carson, Four-Leaf Clover."""
    scene = (
        Scene("A B C")
        .dude("A", "Pat Garrett", street=True)
        .gear("A", "Four-Leaf Clover")
        .dude("B", "Kit Carson", street=True)
    )
    scene.shootout()
    assert leaders(scene.game) == 0b010
    assert (wins_ties(scene.game, scene.slot("Pat Garrett")), wins_ties(scene.game, scene.slot("Kit Carson"))) == (
        True,
        False,
    )


def test_a_blanked_card_neither_acts_nor_adds() -> None:
    """Jammed Cylinder."""
    scene = Scene("A B").dude("A", "Pat Garrett", street=True).fortune("A", "Jammed Cylinder").shootout()
    scene.dude("B", "Heck Thomas", street=True).gear("B", "Deputy's Commission").set_off("play", "Jammed Cylinder")
    assert scene.stat("Heck Thomas", "skill") == 10
    scene.choose("Deputy's Commission")
    assert scene.stat("Heck Thomas", "skill") == 6
    assert scene.end("shootout").stat("Heck Thomas", "skill") == 10


def test_a_static_clause_can_blank_others_but_not_what_blanks_it() -> None:
    scene = street(
        card("gear", "Damp", "static > all_gear : blank"), card("gear", "Towel", "turnup > any_gear : blank @turn")
    )
    scene.gear("A", "Damp").gear("A", "Worn Revolver").gear("B", "Silver Spurs")
    assert all(is_blank(scene.game, scene.slot(name)) for name in ("Damp", "Worn Revolver", "Silver Spurs"))
    assert not is_blank(scene.game, scene.slot("Pat Garrett"))
    set_face(scene.game, scene.slot("Damp"), False)
    assert scene.stat("Pat Garrett", "skill") == 8
    scene.gear("B", "Towel").set_off("turnup", "Towel").choose("Damp")
    set_face(scene.game, scene.slot("Damp"), True)
    assert scene.stat("Pat Garrett", "skill") == 8


def test_a_blanked_card_sets_nothing_off() -> None:
    scene = (
        street(card("gear", "Towel", "turnup > any_gear : blank @turn")).gear("A", "Towel").gear("A", "Faithful Hound")
    )
    scene.deck("A", "Fort Up").set_off("turnup", "Towel").choose("Faithful Hound").set_off("buried", "Faithful Hound")
    assert scene.hand_of("A") == []


ENDS = {
    "round": ("round", "shootout", "turn"),
    "shootout": ("shootout", "turn"),
    "turn": ("turn",),
    "stay": (),
    "game": (),
}


@pytest.mark.parametrize(("duration", "ends"), ENDS.items())
def test_each_duration_ends_in_its_time(duration: str, ends: tuple[str, ...]) -> None:
    """HSD-R101: `round` ends with the shootout at the latest; nothing that speaks of a shootout outlives the turn."""
    for until in ("round", "shootout", "turn"):
        scene = street(card("gear", "Charm", f"turnup > host : mod skill +4 @{duration}")).gear("A", "Charm")
        assert scene.set_off("turnup", "Charm").stat("Pat Garrett", "skill") == 9
        assert scene.end(until).stat("Pat Garrett", "skill") == (5 if until in ends else 9)


def test_a_static_clause_stops_when_its_card_is_concealed_or_leaves() -> None:
    """Duration `while`, HSD-R101."""
    scene = street(card("gear", "Charm", "static ? pot_min:5 > foe_dudes : mod skill -4"))
    scene.gear("A", "Charm", on="Pat Garrett").pot(5)
    assert scene.stat("Jim Bridger", "skill") == 0
    assert scene.pot(4).stat("Jim Bridger", "skill") == 4
    set_face(scene.pot(5).game, scene.slot("Charm"), False)
    assert scene.stat("Jim Bridger", "skill") == 4
    set_face(scene.game, scene.slot("Charm"), True)
    assert scene.stat("Jim Bridger", "skill") == 0
    bury_card(scene.game, scene.slot("Charm"))
    assert scene.stat("Jim Bridger", "skill") == 4


def test_a_hidden_static_clause_works_only_face_down() -> None:
    """Flag `hidden`, HSD-R19."""
    scene = street(card("gear", "Charm", "static hidden > host : mod skill +4")).gear("A", "Charm", on="Pat Garrett")
    assert scene.stat("Pat Garrett", "skill") == 5
    set_face(scene.game, scene.slot("Charm"), False)
    assert scene.stat("Pat Garrett", "skill") == 9


def test_what_a_card_has_brought_about_goes_on_without_it() -> None:
    """HSD-R101; what it counts is still counted on the same dude."""
    scene = (
        street(card("gear", "Charm", "turnup > host : mod skill +4*gear @turn"))
        .gear("A", "Charm")
        .gear("A", "Steady Mule")
    )
    assert scene.set_off("turnup", "Charm").stat("Pat Garrett", "skill") == 13
    bury_card(scene.game, scene.slot("Charm"))
    assert scene.stat("Pat Garrett", "skill") == 9


def test_an_effect_on_a_card_ends_when_the_card_leaves() -> None:
    """HSD-R101: whatever its duration, and whoever takes the place."""
    scene = street(card("gear", "Charm", "turnup > foe_dude : mod skill +4 @game")).gear("A", "Charm")
    scene.set_off("turnup", "Charm").choose("Luke Short")
    bury_card(scene.game, scene.slot("Luke Short"))
    assert scene.dude("C", "Black Bart").stat("Black Bart", "skill") == 1


def test_when_there_is_no_room_a_new_effect_is_dropped() -> None:
    """HSD-R118."""
    scene = street(card("gear", "Charm", "turnup > host : mod skill +1 @game ; then > me : draw 1")).gear("A", "Charm")
    for _ in range(MOST_LASTING):
        scene.set_off("turnup", "Charm")
    assert scene.stat("Pat Garrett", "skill") == 5 + MOST_LASTING
    scene.deck("A", "Fort Up").set_off("turnup", "Charm")
    assert (scene.stat("Pat Garrett", "skill"), scene.hand_of("A")) == (5 + MOST_LASTING, [])
