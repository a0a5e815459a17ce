"""Playing dudes and gear: HSD-22 to HSD-35, HSD-53 to HSD-67, HSD-78 to HSD-85, HSD-R11 to HSD-R19."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.words import TABLE, Stage, WhyNot

from .play import Play
from .scene import card


def test_a_dude_is_played_into_the_saloon_with_its_cost_on_it() -> None:
    """HSD-53, HSD-78, HSD-22."""
    scene = Play("A B").hand("A", "Heck Thomas").lays("A", "Heck Thomas")
    assert scene.on_card("Heck Thomas") == 6
    assert scene.stake_of("A") == 94
    assert not scene.in_street("Heck Thomas")
    assert scene.counts("A")[1] == 0


@pytest.mark.parametrize(("called", "price"), [("Heck Thomas", 5), ("Black Bart", 2)])
def test_a_dude_played_face_up_costs_a_dollar_less_and_never_more(called: str, price: int) -> None:
    """HSD-79, HSD-R12. No amount is asked for."""
    scene = Play("A B").hand("A", called).plays("A", "play", called).plays("A", "lay_up")
    assert scene.on_card(called) == price
    assert scene.stake_of("A") == 100 - price
    assert scene.is_up(called)


def test_more_may_be_laid_on_a_card_played_face_down_up_to_the_whole_stake() -> None:
    """HSD-80, HSD-83, HSD-R13."""
    scene = Play("A B").stakes(A=20).hand("A", "Heck Thomas").plays("A", "play", "Heck Thomas").plays("A", "lay_down")
    assert scene.refused("A", "lay", 5) == WhyNot.TOO_LITTLE
    assert scene.can("A", "lay", 6)
    assert scene.refused("A", "lay", 21) == WhyNot.TOO_MUCH
    scene.plays("A", "lay", 20)
    assert scene.stake_of("A") == 0
    scene = Play("A B").dude("A", "Pat Garrett").hand("A", "Trail Coffee")
    scene.lays("A", "Trail Coffee", on="Pat Garrett", money=40)
    assert scene.on_card("Trail Coffee") == 40


def test_the_surplus_on_a_dude_is_lost_with_the_shootout() -> None:
    """HSD-80, HSD-135."""
    scene = Play("A B").dude("A", "Black Bart", up=False, street=True, money=30).dude("B", "Pat Garrett", street=True)
    scene.shown_down("skill", "A")
    assert scene.stake_of("B") == 130


def test_a_card_is_not_played_for_less_than_its_price() -> None:
    """HSD-R14. All in is for shootouts only."""
    scene = Play("A B").stakes(A=4).hand("A", "Heck Thomas, Pat Garrett")
    assert scene.refused("A", "play", "Heck Thomas") == WhyNot.TOO_EXPENSIVE
    scene.plays("A", "play", "Pat Garrett")
    assert scene.refused("A", "lay_down") == WhyNot.TOO_EXPENSIVE
    assert scene.plays("A", "lay_up").stake_of("A") == 0


def test_no_price_falls_below_nothing() -> None:
    """HSD-R11. A free dude face up, and one made cheaper than it costs."""
    own = [card("dude", "Tramp", cost=0), card("dude", "Agent", "static > me : cost any -9")]
    scene = Play("A B", own=own).hand("A", "Tramp, Pat Garrett").lays("A", "Tramp", up=True)
    assert scene.on_card("Tramp") == 0
    assert scene.stake_of("A") == 100
    scene.dude("A", "Agent").plays("A", "play", "Pat Garrett").plays("A", "lay_down").plays("A", "lay", 0)
    assert scene.stake_of("A") == 100


def test_gear_goes_below_an_own_dude_in_the_saloon() -> None:
    """HSD-81, HSD-R16. Never on an opponent's, and not without a dude."""
    scene = Play("A B").dude("B", "Jim Bridger").hand("A", "Worn Revolver")
    assert scene.refused("A", "play", "Worn Revolver") == WhyNot.NEEDS_A_DUDE
    scene.dude("A", "Pat Garrett", up=False).plays("A", "play", "Worn Revolver")
    assert scene.refused("A", "choose", "Jim Bridger") == WhyNot.NOT_YOURS
    scene.plays("A", "choose", "Pat Garrett").plays("A", "lay_down").plays("A", "lay", 2)
    assert scene.on_dude("Pat Garrett") == ["Worn Revolver"]
    assert scene.stake_of("A") == 98


def test_a_dude_carries_any_amount_of_gear_revealed_or_concealed() -> None:
    """HSD-R16."""
    for up in (True, False):
        scene = Play("A B").dude("A", "Pat Garrett", up=up)
        for _ in range(12):
            scene.gear("A", "Trail Coffee", up=False)
        scene.hand("A", "Steady Mule").lays("A", "Steady Mule", on="Pat Garrett")
        assert len(scene.on_dude("Pat Garrett")) == 13


def test_gear_played_face_up_costs_a_dollar_less_and_brings_no_betting_round() -> None:
    """HSD-82, HSD-101."""
    scene = Play("A B").dude("A", "Pat Garrett").dude("B", "Jim Bridger").hand("A", "Worn Revolver")
    scene.lays("A", "Worn Revolver", up=True, on="Pat Garrett")
    assert scene.on_card("Worn Revolver") == 1
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    scene.plays("B", "enter", "Jim Bridger").plays("A", "check").plays("B", "check")
    assert scene.stage == Stage.FORTUNE


def test_gear_helps_the_dude_it_was_played_on_and_no_other() -> None:
    """HSD-31, HSD-28."""
    scene = Play("A B").dude("A", "Pat Garrett").dude("A", "Jim Bridger").hand("A", "Worn Revolver")
    scene.lays("A", "Worn Revolver", up=True, on="Pat Garrett")
    assert scene.stat("Pat Garrett", "skill") == 8
    assert scene.stat("Jim Bridger", "skill") == 4


def test_what_has_been_begun_must_be_finished() -> None:
    """HSD-78, HSD-81."""
    scene = Play("A B").dude("A", "Pat Garrett").hand("A", "Worn Revolver, Black Bart").plays("A", "play", "Black Bart")
    assert scene.refused("A", "play", "Worn Revolver") == WhyNot.FINISH_FIRST
    assert scene.refused("A", "stop") == WhyNot.FINISH_FIRST
    assert scene.refused("A", "choose", "Pat Garrett") == WhyNot.NOTHING_ASKED


def test_a_card_must_be_face_up_to_influence_the_game() -> None:
    """HSD-23, HSD-25, HSD-61 to HSD-65, HSD-62, HSD-63, HSD-64. In saloon and street; turned down it stops again."""
    for street in (False, True):
        scene = Play("A B").dude("A", "Virgil Earp", up=False, street=street).dude("A", "Pat Garrett")
        scene.gear("A", "Worn Revolver", on="Virgil Earp", up=False)
        assert scene.stat("Virgil Earp", "skill") == 0
        up = Play("A B").dude("A", "Virgil Earp", street=street).dude("A", "Pat Garrett")
        up.gear("A", "Worn Revolver", on="Virgil Earp")
        assert up.stat("Virgil Earp", "skill") == 7 + 1 + 3
    scene = Play("A B").dude("A", "Kit Carson", street=True).dude("B", "Pat Garrett", street=True)
    scene.hand("B", "Back to the Bunkhouse").to_fortune("luck", "B")
    assert scene.lead == "A"
    scene.plays("A", "pass_by").plays("B", "play", "Back to the Bunkhouse").plays("B", "choose", "Kit Carson")
    assert not scene.is_up("Kit Carson")
    assert scene.lead == "B"


def test_abilities_go_beyond_the_rulebook_and_are_followed_against_it() -> None:
    """HSD-57, HSD-58. A fourth action, and a challenge on the first turn."""
    own = [card("dude", "Hothead", "static > me : permit challenge")]
    scene = Play("A B", own=own).first_turn("B").dude("B", "Buffalo Bill Cody").plays("A", "stop")
    assert scene.decider == "B"
    assert scene.actions == 4
    assert scene.refused("B", "challenge") == WhyNot.FIRST_TURN
    assert scene.dude("B", "Hothead").can("B", "challenge")


def test_cant_wins_against_may_and_must() -> None:
    """HSD-59. A ban on challenges holds against a permission and a demand."""
    own = [
        card("dude", "Hothead", "static > me : permit challenge", "static > me : must challenge"),
        card("dude", "Preacher", "static > everyone : forbid challenge"),
    ]
    scene = Play("A B", own=own).dude("A", "Hothead")
    assert scene.refused("A", "stop") == WhyNot.DEMANDED
    scene.dude("B", "Preacher")
    assert scene.refused("A", "challenge") == WhyNot.FORBIDDEN
    assert scene.can("A", "stop")


def test_a_gear_ability_takes_an_action_and_needs_a_revealed_dude() -> None:
    """HSD-84, HSD-85, HSD-65, HSD-R17. It costs nothing unless it says so."""
    scene = Play("A B").dude("A", "Nellie Cashman").gear("A", "Worn Revolver").dude("A", "Pat Garrett")
    scene.plays("A", "use", "Nellie Cashman").plays("A", "choose", "Worn Revolver").plays("A", "choose", "Pat Garrett")
    assert scene.on_dude("Pat Garrett") == ["Worn Revolver"]
    assert scene.actions == 2
    assert scene.stake_of("A") == 100
    assert scene.refused("A", "use", "Nellie Cashman") == WhyNot.USED_UP
    own = [card("dude", "Busy", "gear pay:1 > me : draw 1")]
    scene = Play("A B", own=own).dude("A", "Busy").deck("A", "Fort Up, Fort Up, Fort Up, Fort Up")
    scene.plays("A", "use", "Busy").plays("A", "use", "Busy").plays("A", "use", "Busy")
    assert scene.stage == Stage.DISCARD
    assert scene.on_card("Busy") == 3


def test_entering_face_up_is_being_revealed_but_not_being_turned_up() -> None:
    """HSD-66, HSD-R18. Belle Starr works when played face up, Field Glasses do not."""
    scene = Play("A B").hand("A", "Belle Starr, Field Glasses").hand("B", "Fort Up").dude("B", "Jim Bridger", up=False)
    scene.lays("A", "Belle Starr", up=True).plays("A", "agree").plays("A", "choose_player", "B")
    assert scene.deadwood_of("B") == ["Fort Up"]
    scene.lays("A", "Field Glasses", up=True, on="Belle Starr")
    assert scene.decider == "A"
    assert not scene.knows("A", "Jim Bridger")


def test_some_abilities_work_only_face_down() -> None:
    """HSD-67, HSD-R19."""
    scene = Play("A B").dude("A", "Pat Garrett", street=True).gear("A", "Sleeve Derringer", up=False, money=3)
    scene.gear("A", "Sleeve Derringer").dude("B", "Jim Bridger", street=True).to_fortune()
    down, up = (int(slot) for slot in scene.game.order[1:3])
    assert scene.refused("A", "use", up) == WhyNot.NOT_CONCEALED
    scene.plays("A", "use", down)
    assert scene.stat("Pat Garrett", "skill") == 5 + 3 + 3
    assert scene.in_pot == 3


def test_a_card_put_into_play_enters_with_either_face_and_no_chips() -> None:
    """HSD-55, HSD-R15. It comes from the hand, and its cost is not paid."""
    for verb in ("lay_up", "lay_down"):
        scene = Play("A B").dude("A", "Pat Garrett", street=True).dude("B", "Jim Bridger", street=True)
        scene.hand("A", "Reinforcements, Wyatt Earp").to_fortune().plays("A", "play", "Reinforcements")
        scene.plays("A", "agree").plays("A", "play", "Wyatt Earp").plays("A", verb)
        assert scene.on_card("Wyatt Earp") == 0
        assert scene.stake_of("A") == 95
        assert scene.is_up("Wyatt Earp") == (verb == "lay_up")
        assert not scene.in_street("Wyatt Earp")


def test_an_own_copy_card_becomes_what_it_copies_but_keeps_its_cost() -> None:
    """HSD-33, HSD-34, HSD-35, HSD-R65. Name, type, stats and ability; reinvesting costs its own $6 less $1."""
    scene = Play("A B").dude("A", "Pat Garrett").dude("B", "Wyatt Earp").hand("A", "Understudy")
    scene.lays("A", "Understudy", up=True, on="Pat Garrett").plays("A", "choose", "Wyatt Earp")
    assert scene.is_now("Understudy") == "Wyatt Earp"
    assert scene.on_dude("Pat Garrett") == []
    assert scene.on_card("Understudy") == 5
    assert scene.stat("Understudy", "skill") == 9
    scene.decks().plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Understudy")
    scene.plays("B", "enter", "Wyatt Earp")
    assert scene.stat("Wyatt Earp", "skill") == 8
    scene.all_check().all_pass().plays("A", "reinvest")
    assert scene.on_card("Understudy") == 5


def test_the_table_holds_eighty_cards() -> None:
    """HSD-R118. Beyond that a card cannot be played."""
    scene = Play("A B").dude("A", "Pat Garrett").hand("A", "Black Bart, Trail Coffee")
    for _ in range(TABLE - 2):
        scene.gear("A", "Steady Mule", up=False)
    assert scene.can("A", "play", "Black Bart")
    scene.gear("A", "Steady Mule", up=False)
    assert scene.refused("A", "play", "Black Bart") == WhyNot.TABLE_IS_FULL
    assert scene.refused("A", "play", "Trail Coffee") == WhyNot.TABLE_IS_FULL
