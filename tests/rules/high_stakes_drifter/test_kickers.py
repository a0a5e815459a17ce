"""Kicker chips: HSD-36 to HSD-40, HSD-54, HSD-86 to HSD-90, HSD-R20 to HSD-R22."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.engine.luck import seed_luck
from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.cardset import Chip
from sixgun.games.high_stakes_drifter.words import CHIPS_OUT, ChipColour, Stat, WhyNot

from .play import Play
from .records import seen
from .scene import Scene, card

CHIPS = house_set().chips


def test_four_colours_have_four_values_and_playing_costs_no_betting_chips() -> None:
    """HSD-36, HSD-37."""
    values = {ChipColour.WHITE: 1, ChipColour.RED: 5, ChipColour.BLUE: 10, ChipColour.GREEN: 25}
    for chip in CHIPS:
        scene = Play("A B").dude("A", "Black Bart", up=False).stack("A", chip.name)
        scene.kicks("A", chip.name, "Black Bart")
        assert scene.stake_of("A") == 100
        assert scene.on_card("Black Bart") == 0
        assert scene.actions == 2
        limit = values[chip.colour] - 1
        own = Play("A B").dude("B", "Canada Bill Jones").stack("A", chip.name)
        own.game.kicker_limit[own.card("Canada Bill Jones")] = limit
        assert own.refused("A", "play_chip", chip.name) == WhyNot.NO_CHIP_FITS
        own.game.kicker_limit[own.card("Canada Bill Jones")] = limit + 1
        assert own.can("A", "play_chip", chip.name)


@pytest.mark.parametrize("chip", CHIPS, ids=lambda chip: chip.name)
def test_each_side_of_each_chip_changes_one_stat_of_the_dude_it_is_on(chip: Chip) -> None:
    """HSD-39, HSD-54, HSD-87."""
    for side, (stat, change) in zip("AB", chip.sides, strict=True):
        scene = Play("A B").dude("B", "Canada Bill Jones").dude("B", "Black Bart").stack("A", chip.name)
        before = [scene.stat("Canada Bill Jones", each.name) for each in Stat]
        scene.kicks("A", chip.name, "Canada Bill Jones", side)
        after = [scene.stat("Canada Bill Jones", each.name) for each in Stat]
        assert [new - old for new, old in zip(after, before, strict=True)] == [
            change if each == stat else 0 for each in Stat
        ]
        assert [scene.stat("Black Bart", each) for each in ("smarts", "skill", "luck")] == [5, 1, 2]


def test_a_chip_comes_from_the_own_deck() -> None:
    """HSD-86, HSD-12."""
    scene = Play("A B").dude("A", "Pat Garrett").stack("A", "Hair Trigger").stack("B", "Penny Wise")
    assert scene.refused("A", "play_chip", "Penny Wise") == WhyNot.NO_SUCH_CHIP
    scene.kicks("A", "Hair Trigger", "Pat Garrett")
    assert scene.stack_of("A") == []
    assert scene.refused("A", "play_chip", "Hair Trigger") == WhyNot.NO_SUCH_CHIP


def test_a_chip_may_be_played_on_an_opponents_dude_but_on_dudes_only() -> None:
    """HSD-86."""
    scene = Play("A B").dude("B", "Pat Garrett").gear("B", "Worn Revolver").stack("A", "Trigger Itch")
    scene.plays("A", "play_chip", "Trigger Itch")
    assert scene.refused("A", "choose", "Worn Revolver") == WhyNot.NO_DUDE_THERE
    scene.flips("A").plays("A", "choose", "Pat Garrett")
    assert scene.stat("Pat Garrett", "skill") == 5 + 3 - 2


def test_without_a_dude_there_is_nothing_to_play_a_chip_on() -> None:
    """HSD-86, HSD-54."""
    scene = Play("A B").stack("A", "Trigger Itch")
    assert scene.refused("A", "play_chip", "Trigger Itch") == WhyNot.NO_CHIP_FITS


def test_chips_of_all_players_count_towards_the_limit_of_a_revealed_dude() -> None:
    """HSD-38, HSD-88, HSD-R22."""
    scene = (
        Play("A B").dude("A", "Pat Garrett").chip("B", "Red Sky", "Pat Garrett").stack("A", "Hair Trigger, Fast Draw")
    )
    assert scene.refused("A", "play_chip", "Fast Draw") == WhyNot.NO_CHIP_FITS
    assert scene.can("A", "play_chip", "Hair Trigger")  # exactly the limit of $10


def test_the_limit_is_taken_with_every_change_in_force() -> None:
    """HSD-R22. Faithful Hound: $10 more; when it goes, the chips stay."""
    scene = Play("A B").dude("A", "Pat Garrett").gear("A", "Faithful Hound").stack("A", "Fast Draw, Fast Draw")
    scene.kicks("A", "Fast Draw", "Pat Garrett").kicks("A", "Fast Draw", "Pat Garrett")
    assert scene.limit("Pat Garrett") == 20
    scene.dude("B", "Jim Bridger").gear("B", "Dynamite Crate", up=False)
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    scene.plays("B", "enter", "Jim Bridger").all_check().plays("B", "reveal", "Dynamite Crate")
    scene.plays("B", "choose", "Faithful Hound")
    assert scene.limit("Pat Garrett") == 10
    assert scene.chips_on("Pat Garrett") == ["Fast Draw A", "Fast Draw A"]


def test_a_concealed_dude_takes_any_value() -> None:
    """HSD-89."""
    scene = Play("A B").dude("B", "Black Bart", up=False).stack("A", "Dead Eye, Dead Eye, Dead Eye")
    for _ in range(3):
        scene.kicks("A", "Dead Eye", "Black Bart")
    assert scene.stat("Black Bart", "skill") == 15


@pytest.mark.parametrize(("chips", "left"), [(["Dead Eye"], 1), (["Dead Eye", "Penny Wise"], 0)])
def test_a_dude_turned_up_with_too_many_chips_loses_all_of_them(chips: list[str], left: int) -> None:
    """HSD-90, HSD-56, HSD-R21. Col. Frederick Benteen may carry $25; each chip goes to whoever played it."""
    scene = Play("A B").decks().dude("A", "Col. Frederick Benteen", up=False, street=True)
    scene.dude("B", "Black Bart", street=True)
    for name, chip in zip("AB", chips, strict=False):
        scene.chip(name, chip, "Col. Frederick Benteen")
    scene.shown_down("skill", "A")
    assert len(scene.chips_on("Col. Frederick Benteen")) == left
    assert (scene.chips_of("A") == ["Dead Eye"]) == (left == 0)
    assert (scene.chips_of("B") == ["Penny Wise"]) == (left == 0)


def test_either_side_comes_up_as_often_and_stays() -> None:
    """HSD-R20, HSD-54."""
    sides: Counter[str] = Counter()
    for seed in range(200):
        scene = Play("A B").dude("A", "Black Bart", up=False).stack("A", "Dead Eye").plays("A", "play_chip", "Dead Eye")
        seed_luck(scene.game.luck, seed)
        scene.plays("A", "choose", "Black Bart")
        sides.update(scene.chips_on("Black Bart"))
    assert 70 < sides["Dead Eye A"] < 130
    before = scene.chips_on("Black Bart")
    assert scene.plays("A", "stop").plays("B", "stop").chips_on("Black Bart") == before


def test_sixty_four_chips_may_be_out_of_the_decks() -> None:
    """HSD-R118."""
    scene = Play("A B").dude("A", "Black Bart", up=False).stack("A", "Penny Wise")
    for _ in range(CHIPS_OUT - 1):
        scene.buried_chip("B", "Penny Wise")
    assert scene.can("A", "play_chip", "Penny Wise")
    scene.buried_chip("B", "Penny Wise")
    assert scene.refused("A", "play_chip", "Penny Wise") == WhyNot.CHIPS_ARE_OUT


def caller(scope: str, then: str = "") -> Scene:
    """A's Caller lets A play kicker chips; Black Bart takes $5, the concealed Luke Short any value."""
    own = card("dude", "Caller", f"reveal > {scope} : kick{then}", kicker_limit=50)
    scene = Scene("A B C", own=[own]).dude("A", "Caller").dude("B", "Black Bart").dude("C", "Luke Short", up=False)
    return scene.deck("B", "Fort Up").deck("C", "Fort Up")


@pytest.mark.parametrize("scope", ["any_dude", "all_dudes"])
def test_nobody_learns_from_a_question_which_chips_the_stack_has_for_it(scope: str) -> None:
    """HSD-12, HSD-R10, HSD-R98. With the $25 chip alone Black Bart is no target, and only A knows."""
    views = []
    for chips in ("Dead Eye", "Dead Eye, Penny Wise"):
        scene = caller(scope).stack("A", chips).set_off("reveal", "Caller")
        assert scene.decider == "A"
        views.append(seen(scene.game, scene.seat("B")).tobytes())
    assert views[0] == views[1]


def test_a_dude_on_which_no_chip_may_be_played_is_passed_over_and_nothing_follows_for_it() -> None:
    """HSD-60, HSD-R98."""
    scene = caller("all_dudes", " ; then > chosen_owner : draw 1").stack("A", "Dead Eye, Dead Eye, Dead Eye")
    scene.set_off("reveal", "Caller").kick("Dead Eye").kick("Dead Eye")
    assert scene.decider is None
    assert [len(scene.chips_on(dude)) for dude in ("Caller", "Black Bart", "Luke Short")] == [1, 0, 1]
    assert [scene.hand_of(name) for name in "BC"] == [[], ["Fort Up"]]
