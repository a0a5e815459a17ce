"""Challenges, up to the start of a shootout: HSD-91 to HSD-100, HSD-R26 to HSD-R31."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.words import Ending, Stage, Stat, Told, WhyNot

from .play import Play
from .scene import card


def four() -> Play:
    """A, B and D have a dude; C has none."""
    scene = Play("A B C D").dude("A", "Pat Garrett").dude("B", "Jim Bridger", up=False).dude("D", "Black Bart")
    return scene.dude("A", "Luke Short")


def entered() -> Play:
    return four().plays("A", "challenge").plays("A", "name_stat", "luck").plays("A", "enter", "Pat Garrett")


def test_every_player_antes_taking_part_or_not() -> None:
    """HSD-91, HSD-92, HSD-R30. C has no dude."""
    scene = four().plays("A", "challenge")
    assert scene.stakes_of("A B C D") == [95, 95, 95, 95]
    assert scene.in_pot == 20
    assert scene.name_at(int(scene.game.challenger)) == "A"


@pytest.mark.parametrize("stat", ["smarts", "skill", "luck"])
def test_the_challenger_names_a_stat_and_then_enters_a_dude(stat: str) -> None:
    """HSD-93, HSD-94, HSD-R29. In this order, with nothing in between."""
    scene = four().plays("A", "challenge")
    assert scene.verbs() == ["name_stat"]
    assert scene.refused("A", "enter", "Pat Garrett") == WhyNot.NOT_ANSWERING
    scene.plays("A", "name_stat", stat)
    assert scene.game.contested == Stat[stat.upper()]
    assert scene.verbs() == ["enter"]
    assert scene.refused("A", "enter", "Black Bart") == WhyNot.NOT_YOURS
    assert scene.refused("A", "decline") == WhyNot.NOT_ANSWERING
    scene.plays("A", "enter", "Luke Short")
    assert scene.in_street("Luke Short")
    assert not scene.in_street("Pat Garrett")


def test_gear_and_chips_move_along() -> None:
    """HSD-94, HSD-R29. Revealed and concealed dudes alike."""
    for up in (True, False):
        scene = Play("A B").dude("A", "Pat Garrett", up=up).gear("A", "Worn Revolver", up=False)
        scene.chip("B", "Red Sky", "Pat Garrett").dude("B", "Jim Bridger")
        scene.plays("A", "challenge").plays("A", "name_stat", "luck").plays("A", "enter", "Pat Garrett")
        assert scene.in_street("Worn Revolver")
        assert scene.on_dude("Pat Garrett") == ["Worn Revolver"]
        assert scene.chips_on("Pat Garrett") == ["Red Sky A"]
        assert scene.is_up("Pat Garrett") == up


def test_answers_go_round_from_the_left_and_who_has_no_dude_declines() -> None:
    """HSD-95, HSD-96, HSD-97, HSD-R30."""
    scene = entered()
    assert scene.decider == "B"
    assert scene.refused("B", "enter", "Luke Short") == WhyNot.NOT_YOURS
    scene.plays("B", "enter", "Jim Bridger")
    assert scene.decider == "D"
    scene.plays("D", "decline")
    assert scene.in_street("Jim Bridger")
    assert not scene.in_street("Black Bart")
    assert scene.names_in(int(scene.game.fighting)) == ["A", "B"]
    assert scene.stake_of("D") == 95


@pytest.mark.parametrize(("challenger", "order"), [("A", "BCD"), ("B", "CDA"), ("C", "DAB"), ("D", "ABC")])
def test_whoever_challenges_the_left_neighbour_answers_first(challenger: str, order: str) -> None:
    """HSD-95."""
    dudes = {"A": "Pat Garrett", "B": "Jim Bridger", "C": "Luke Short", "D": "Black Bart"}
    scene = Play("A B C D").turn_of(challenger)
    for name, called in dudes.items():
        scene.dude(name, called)
    scene.plays(challenger, "challenge").plays(challenger, "name_stat", "luck")
    scene.plays(challenger, "enter", dudes[challenger])
    for name in order:
        assert scene.decider == name
        scene.plays(name, "enter", dudes[name])
    assert scene.names_in(int(scene.game.fighting)) == ["A", "B", "C", "D"]


def test_who_declined_takes_no_part_and_gets_nothing_back() -> None:
    """HSD-97, HSD-107."""
    scene = entered().plays("B", "enter", "Jim Bridger").plays("D", "decline")
    asked = set()
    while scene.stage == Stage.BET:
        asked.add(scene.decider)
        scene.plays(str(scene.decider), "check")
    scene.all_pass()
    assert asked == {"A", "B"}
    assert scene.stake_of("D") == 95


def test_when_the_shootout_begins_chips_on_revealed_cards_in_it_go_to_the_pot() -> None:
    """HSD-98, HSD-68. Not those on concealed cards, nor on cards that stay in the saloon."""
    scene = Play("A B").dude("A", "Pat Garrett", money=4).gear("A", "Worn Revolver", money=1)
    scene.gear("A", "Silver Spurs", up=False, money=9).dude("A", "Luke Short", money=3)
    scene.dude("B", "Jim Bridger", up=False, money=7).gear("B", "Lever-Action Rifle", money=2)
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    assert scene.in_pot == 10
    scene.plays("B", "enter", "Jim Bridger")
    assert scene.in_pot == 10 + 4 + 1 + 2
    left = ("Silver Spurs", "Luke Short", "Jim Bridger", "Pat Garrett")
    assert [scene.on_card(each) for each in left] == [9, 3, 7, 0]


def test_if_nobody_accepts_the_challenger_takes_the_pot_and_the_dude_goes_back() -> None:
    """HSD-99, HSD-R31. With all that is on it; nothing is buried and nobody draws."""
    scene = entered().decks(9).hand("B", "Fort Up")
    scene.plays("B", "decline").plays("D", "decline")
    assert scene.stakes_of("A B C D") == [95 + 20, 95, 95, 95]
    assert not scene.in_street("Pat Garrett")
    assert scene.counts("B") == (9, 1, 0)
    assert scene.game.challenger == -1
    assert scene.decider == "B"


def test_a_challenge_needs_a_dude_in_the_saloon_and_nothing_else() -> None:
    """HSD-R26. Low stakes are no obstacle; concealed dudes will do."""
    scene = Play("A B").stakes(A=5, B=5)
    assert scene.refused("A", "challenge") == WhyNot.NEEDS_A_DUDE
    assert scene.dude("A", "Black Bart", up=False).can("A", "challenge")


def test_a_challenge_with_a_stake_below_the_ante_ends_the_game_before_anybody_pays() -> None:
    """HSD-03, HSD-02, HSD-R27, HSD-R28. $5 is enough, $4 is not."""
    scene = Play("A B C").stakes(A=90, B=80, C=5).dude("A", "Black Bart").plays("A", "challenge")
    assert scene.stage == Stage.STAT
    scene = Play("A B C").stakes(A=90, B=95, C=4).dude("A", "Black Bart", money=20).plays("A", "challenge")
    assert scene.game.ending == Ending.ANTE
    assert scene.stakes_of("A B C") == [90, 95, 4]
    assert scene.winners == ["B"]


def test_the_steps_of_a_challenge_come_in_order() -> None:
    """HSD-100."""
    scene = Play("A B").dude("A", "Pat Garrett").gear("A", "Worn Revolver", up=False).dude("B", "Jim Bridger")
    stages = [scene.plays("A", "challenge").stage]
    stages.append(scene.plays("A", "name_stat", "skill").stage)
    stages.append(scene.plays("A", "enter", "Pat Garrett").stage)
    stages.append(scene.plays("B", "enter", "Jim Bridger").stage)
    stages.append(scene.all_check().stage)
    stages.append(scene.plays("A", "reveal", "Worn Revolver").stage)
    stages.append(scene.all_check().stage)
    stages.append(scene.all_pass().stage)
    assert [each.name for each in stages] == ["STAT", "ENTER", "ANSWER", "BET", "GEAR", "BET", "FORTUNE", "REINVEST"]


def test_a_challenge_without_any_dude_to_enter_is_off() -> None:
    """HSD-R123. B's Spite returns A's only dude to A's hand as soon as A has challenged."""
    spite = card("gear", "Spite", "challenge > foe_dude : bounce")
    scene = Play("A B", own=[spite]).dude("A", "Pat Garrett").dude("B", "Jim Bridger").gear("B", "Spite")
    scene.plays("A", "challenge").plays("B", "choose", "Pat Garrett")
    assert (scene.game.carried, scene.game.pot, scene.game.challenger) == (10, 0, -1)
    assert scene.hand_of("A") == ["Pat Garrett"]
    assert scene.decider == "A"


def test_the_story_of_a_challenge_begins_with_who_issues_it() -> None:
    """HSD-91, HSD-92."""
    scene = Play("A B").dude("A", "Pat Garrett").plays("A", "challenge")
    events = [int(row[0]) for row in scene.game.story[: scene.game.told]]
    assert events.index(Told.CHALLENGED) < events.index(Told.ANTES)
