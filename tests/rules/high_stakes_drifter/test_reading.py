"""Reading a stat: what is printed, kicker chips, gear, fortune cards, and what abilities add."""

from __future__ import annotations

import pytest

from .scene import Scene, card


def test_a_dude_has_its_printed_stats_and_none_while_concealed() -> None:
    """HSD-R33."""
    scene = Scene("A B").dude("A", "Pat Garrett").dude("B", "Jim Bridger", up=False)
    assert [scene.stat("Pat Garrett", stat) for stat in ("smarts", "skill", "luck")] == [4, 5, 2]
    assert scene.stat("Jim Bridger", "skill") == 0


def test_kicker_chips_and_revealed_gear_count_on_a_concealed_dude_too() -> None:
    """HSD-S9, HSD-S11, HSD-R33."""
    scene = Scene("A B").dude("A", "Maj. Marcus Reno", up=False).chip("A", "Dead Eye", "Maj. Marcus Reno")
    scene.gear("A", "Lever-Action Rifle").gear("A", "Worn Revolver", up=False)
    assert scene.stat("Maj. Marcus Reno", "skill") == 5 + 4


def test_a_fortune_card_changes_only_its_players_dude_in_the_shootout() -> None:
    """HSD-32, HSD-R107."""
    scene = Scene("A B").dude("A", "Henry Meek", street=True).gear("A", "Plains Saddle").dude("A", "Luke Short")
    scene.dude("B", "Col. Frederick Benteen", street=True).fortune("A", "Gotcha Covered").shootout("luck")
    assert [scene.stat("Henry Meek", stat) for stat in ("smarts", "skill", "luck")] == [9, 3, 10]
    assert scene.stat("Luke Short", "luck") == 3
    scene.game.fighter[0] = -1
    assert scene.stat("Henry Meek", "luck") == 7


def test_a_static_clause_counts_while_its_condition_holds() -> None:
    """Wyatt Earp: `challenger` and `in_street`, on revealed opposing dudes in the street."""
    scene = Scene("A B C").dude("A", "Wyatt Earp", street=True).dude("B", "Pat Garrett", street=True)
    scene.dude("B", "Luke Short").dude("C", "Jim Bridger", up=False, street=True).shootout("skill", challenger="A")
    assert scene.stat("Pat Garrett", "skill") == 4
    assert scene.stat("Luke Short", "skill") == 4
    assert scene.stat("Jim Bridger", "skill") == 0
    assert scene.stat("Wyatt Earp", "skill") == 9
    scene.game.challenger = 1
    assert scene.stat("Pat Garrett", "skill") == 5


def test_mates_are_other_revealed_dudes_of_the_same_player_and_faction() -> None:
    """Virgil Earp."""
    scene = Scene("A B").dude("A", "Virgil Earp").dude("A", "Pat Garrett").dude("A", "Bill Tilghman", up=False)
    scene.dude("A", "Luke Short").dude("B", "Heck Thomas")
    assert scene.stat("Virgil Earp", "skill") == 8


def test_faction_gear_asks_for_its_dudes_faction() -> None:
    """HSD-S23: +2 and, on a Law dude, +2 more; not while the dude is concealed."""
    scene = Scene("A B").dude("A", "Heck Thomas").gear("A", "Deputy's Commission")
    assert scene.stat("Heck Thomas", "skill") == 10
    scene.dude("A", "Luke Short").gear("A", "Cavalry Sabre")
    assert scene.stat("Luke Short", "skill") == 6
    scene = Scene("A B").dude("A", "Heck Thomas", up=False).gear("A", "Deputy's Commission")
    assert scene.stat("Heck Thomas", "skill") == 2


def test_the_kicker_limit_counts_revealed_gear_and_never_falls_below_zero() -> None:
    """Lt. Henry Flipper, Faithful Hound."""
    scene = Scene("A B", own=[card("gear", "Ball and Chain", "static > host : limit -99")])
    scene.dude("A", "Lt. Henry Flipper").gear("A", "Worn Revolver").gear("A", "Town Almanac", up=False)
    assert scene.limit("Lt. Henry Flipper") == 20
    scene.gear("A", "Faithful Hound")
    assert scene.limit("Lt. Henry Flipper") == 35
    scene.gear("A", "Ball and Chain")
    assert scene.limit("Lt. Henry Flipper") == 0


COUNTED = {
    "gear": 2,
    "chips": 1,
    "fortunes": 3,
    "foes": 2,
    "mates": 1,
    "hand": 4,
    "deadwood": 2,
}


@pytest.mark.parametrize(("counter", "count"), COUNTED.items())
def test_a_value_is_multiplied_by_what_is_counted(counter: str, count: int) -> None:
    """The counters of the vocabulary, each different from one."""
    scene = Scene("A B C", own=[card("dude", "Tester", f"static > self : mod luck +10*{counter}")])
    scene.dude("A", "Tester", street=True).gear("A", "Worn Revolver").gear("A", "Town Almanac")
    scene.gear("A", "Silver Spurs", up=False).chip("B", "Steady Hand", "Tester").dude("A", "Pat Garrett")
    scene.dude("B", "Jim Bridger", street=True).dude("C", "Luke Short", street=True)
    scene.fortune("B", "High Noon Sun").fortune("B", "Quick Thinking").fortune("C", "High Noon Sun")
    scene.hand("A", "Luke Short, Luke Short, Fort Up, Fort Up").deadwood("A", "Fort Up, Black Bart").shootout()
    assert scene.stat("Tester", "luck") == 3 + 10 * count


def test_set_replaces_the_base_and_the_latest_one_counts() -> None:
    """Vocabulary `set`: modifiers still apply; nothing while concealed."""
    own = [
        card("fortune", "First", "play > foe_dude.street : set luck 0 @shootout"),
        card("fortune", "Second", "play > foe_dude.street : set luck 9 @turn"),
    ]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett", street=True).dude("B", "Kate Horony", street=True)
    scene.gear("B", "Rabbit's Foot Fob").fortune("A", "First").fortune("A", "Second").shootout()
    scene.set_off("play", "First").choose("Kate Horony")
    assert scene.stat("Kate Horony", "luck") == 3
    scene.set_off("play", "Second").choose("Kate Horony")
    assert scene.stat("Kate Horony", "luck") == 12
    scene.end("shootout")
    assert scene.stat("Kate Horony", "luck") == 12
    scene.end("turn")
    assert scene.stat("Kate Horony", "luck") == 7


def test_swaps_happen_one_after_the_other_after_set() -> None:
    """Vocabulary `swap`, oldest first."""
    own = [
        card("gear", "One", "turnup > host : swap smarts skill @shootout"),
        card("gear", "Two", "turnup > host : swap skill luck @shootout"),
        card("gear", "Three", "turnup > host : set smarts 20 @shootout"),
    ]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett", street=True)
    scene.gear("A", "One").gear("A", "Two").gear("A", "Three").shootout()
    scene.set_off("turnup", "One").set_off("turnup", "Two")
    assert [scene.stat("Pat Garrett", stat) for stat in ("smarts", "skill", "luck")] == [5, 2, 4]
    scene.set_off("turnup", "Three")
    assert [scene.stat("Pat Garrett", stat) for stat in ("smarts", "skill", "luck")] == [5, 2, 20]


def test_static_set_and_swap_are_older_than_effects() -> None:
    own = [
        card("gear", "Still", "static > host : set skill 1", "static > host : swap skill luck"),
        card("gear", "New", "turnup > host : set luck 8 @turn"),
    ]
    scene = Scene("A B", own=own).dude("A", "Pat Garrett").gear("A", "Still").gear("A", "New")
    assert [scene.stat("Pat Garrett", stat) for stat in ("smarts", "skill", "luck")] == [4, 2, 1]
    scene.set_off("turnup", "New")
    assert [scene.stat("Pat Garrett", stat) for stat in ("smarts", "skill", "luck")] == [4, 8, 1]


def test_contested_follows_the_stat_that_is_contested_when_it_is_read() -> None:
    """Doc Holliday: `mod contested`."""
    scene = Scene("A B").dude("A", "Doc Holliday", street=True).dude("B", "Wild Bill Hickok", street=True)
    scene.shootout("skill").set_off("showdown", "Doc Holliday")
    assert (scene.stat("Doc Holliday", "skill"), scene.stat("Doc Holliday", "luck")) == (10, 3)
    scene.game.contested = 2
    assert (scene.stat("Doc Holliday", "skill"), scene.stat("Doc Holliday", "luck")) == (8, 5)


def test_conditions_of_static_clauses_read_totals_without_such_clauses() -> None:
    """HSD-R102. Neither switches the other on, nor itself off; both are added at once."""
    own = [
        card(
            "dude",
            "Proud",
            "static ? stat_max:skill:3 > self : mod skill +5",
            "static ? stat_min:skill:8 > self : mod luck +5",
        ),
        card("gear", "Leaders Hat", "static ? lead > host : mod skill +2"),
    ]
    scene = Scene("A B", own=own).dude("A", "Proud", street=True).gear("A", "Leaders Hat")
    scene.dude("B", "Luke Short", street=True).shootout()
    assert (scene.stat("Proud", "skill"), scene.stat("Proud", "luck")) == (10, 3)
    scene.game.lead = 1
    assert scene.stat("Proud", "skill") == 8


@pytest.mark.parametrize(
    ("word", "own_skill", "holds"),
    [
        ("ahead", 5, True),
        ("ahead", 4, False),
        ("level", 4, True),
        ("level", 5, False),
        ("level", 3, False),
        ("behind", 3, True),
        ("behind", 4, False),
    ],
)
def test_ahead_behind_and_level_compare_with_the_best_opposing_dude(word: str, own_skill: int, holds: bool) -> None:
    own = [card("dude", "Tester", f"static ? {word} > self : mod luck +5", skill=own_skill)]
    scene = Scene("A B C", own=own).dude("A", "Tester", street=True).dude("B", "Luke Short", street=True)
    scene.dude("C", "Black Bart", street=True).shootout("skill")
    assert scene.stat("Tester", "luck") == (8 if holds else 3)


def test_in_the_quick_start_game_dudes_have_no_abilities() -> None:
    """HSD-R76."""
    scene = Scene("A B", quick_start=1).dude("A", "Virgil Earp").dude("A", "Pat Garrett")
    scene.gear("A", "Deputy's Commission")
    assert (scene.stat("Virgil Earp", "skill"), scene.stat("Pat Garrett", "skill")) == (7, 9)
