"""Every card of the house set is played; and the abilities that no other file is about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.cardset import Card
from sixgun.games.high_stakes_drifter.moves import VERBS
from sixgun.games.high_stakes_drifter.words import CardType, Stage, Stat, WhyNot

from .play import Play

CARDS = house_set().cards
DUDES, GEAR, FORTUNE = ([card for card in CARDS if card.type == kind] for kind in CardType)
STATS = tuple(stat.name for stat in Stat)


def totals(scene: Play, called: str) -> list[int]:
    return [scene.stat(called, stat) for stat in STATS]


def called(card: Card) -> str:
    return card.name


def test_every_card_with_an_ability_is_named_by_a_test() -> None:
    """HSD-57. Cards without one are played below."""
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [card.name for card in CARDS if card.clauses and card.name not in tests] == []


@pytest.mark.parametrize("card", DUDES, ids=called)
def test_every_dude_is_played_up_and_down_and_fights(card: Card) -> None:
    """HSD-27, HSD-28, HSD-29, HSD-78, HSD-79."""
    foe = "Mary Fields" if card.name == "Luke Short" else "Luke Short"  # luck 3, both of them
    scene = Play("A B").hand("A", card.name).dude("B", foe).lays("A", card.name, up=True)
    if scene.game.matters:
        scene.plays("A", "refuse")
    assert scene.on_card(card.name) == card.cost - 1
    assert totals(scene, card.name) == list(card.stats)
    assert scene.limit(card.name) == card.kicker_limit
    scene = Play("A B").hand("A", card.name).dude("B", foe).lays("A", card.name)
    assert scene.on_card(card.name) == card.cost
    assert totals(scene, card.name) == [0, 0, 0]
    scene.plays("A", "challenge").plays("A", "name_stat", "luck").plays("A", "enter", card.name)
    scene.plays("B", "enter", foe).all_check().all_pass()
    if scene.game.matters:
        scene.plays("A", "refuse")
    won = {"B"} if card.stats[Stat.LUCK] < 3 else {"A"} if card.stats[Stat.LUCK] > 3 else {"A", "B"}
    assert set(scene.names_in(int(scene.game.won))) == won or card.name == "Doc Holliday"


@pytest.mark.parametrize("card", GEAR, ids=called)
def test_every_gear_card_is_played_and_revealed(card: Card) -> None:
    """HSD-27, HSD-31, HSD-81, HSD-82, HSD-123. Alone on the table, so that it has nothing to reach."""
    scene = Play("A B").dude("A", "Canada Bill Jones").hand("A", card.name)
    scene.lays("A", card.name, up=True, on="Canada Bill Jones")
    assert scene.on_card(card.name) == card.cost - 1
    extra = 2 if card.name == "House Deck" else 0  # on a Gambler
    assert totals(scene, "Canada Bill Jones") == [2 + card.stats[0], card.stats[1], 6 + card.stats[2] + extra]
    scene = Play("A B").dude("A", "Canada Bill Jones").dude("B", "Black Bart").hand("A", card.name)
    scene.lays("A", card.name, on="Canada Bill Jones").plays("A", "challenge").plays("A", "name_stat", "luck")
    assert totals(scene, "Canada Bill Jones") == [2, 0, 6]
    scene.plays("A", "enter", "Canada Bill Jones").plays("B", "enter", "Black Bart").all_check()
    scene.plays("A", "reveal", card.name)
    assert scene.in_pot == 10 + card.cost
    assert scene.is_up(card.name)


@pytest.mark.parametrize("card", FORTUNE, ids=called)
def test_every_fortune_card_is_played(card: Card) -> None:
    """HSD-27, HSD-32, HSD-131."""
    scene = Play("A B").decks().dude("A", "Luke Short", street=True).dude("B", "Black Bart", street=True)
    scene.hand("A", card.name).to_fortune("luck", "A").plays("A", "play", card.name)
    assert scene.stake_of("A") == 100 - card.cost
    assert scene.in_pot == card.cost + (3 if card.name == "Up the Ante" else 0)
    if card.name != "Lucky Streak":
        assert totals(scene, "Luke Short") == [5 + card.stats[0], 4 + card.stats[1], 3 + card.stats[2]]
    for _ in range(9):
        if scene.stage == Stage.FORTUNE and scene.verbs() == ["pass_by"]:
            break
        scene.plays(str(scene.decider), *first_answer(scene))
    scene.all_pass()
    if card.name == "Spitting Image":  # it has become a dude, and stays (HSD-R105)
        assert scene.is_now(card.name) == "Luke Short"
    else:
        assert card.name in scene.deadwood_of("A")


def first_answer(scene: Play) -> tuple[Any, ...]:
    """The first of the moves that can be made, for questions whose answer does not matter."""
    verb, parts = VERBS.taken_apart(scene.listed()[0])
    return (verb, *parts.values())


def fight(gear: str, over: str = "skill", host: str = "Pat Garrett", foe: str = "Black Bart") -> Play:
    """A's dude with a concealed gear card against a foe of B, up to the gear step."""
    scene = Play("A B").decks().dude("A", host, street=True).gear("A", gear, up=False)
    return scene.dude("B", foe, street=True).fight(over, "A").all_check()


def test_frank_james_counts_other_outlaws() -> None:
    """HSD-57. +1 luck for each other revealed Outlaw dude of his player."""
    scene = Play("A B").dude("A", "Frank James").dude("A", "Cole Younger").dude("A", "Johnny Ringo", up=False)
    assert scene.dude("A", "Pat Garrett").dude("B", "Black Bart").stat("Frank James", "luck") == 4


def test_smoke_pot_may_turn_its_dude_face_down() -> None:
    """HSD-63, HSD-R62. When turned up; declining leaves the dude as it is."""
    scene = fight("Smoke Pot").plays("A", "reveal", "Smoke Pot").plays("A", "agree")
    assert not scene.is_up("Pat Garrett")
    scene = fight("Smoke Pot").plays("A", "reveal", "Smoke Pot").plays("A", "refuse")
    assert scene.is_up("Pat Garrett")


@pytest.mark.parametrize(
    ("gear", "stat", "of_faction", "other"),
    [
        ("Deputy's Commission", "skill", "Heck Thomas", "Johnny Ringo"),
        ("Cavalry Sabre", "skill", "Capt. Myles Keogh", "Ben Thompson"),
        ("Road Agent's Mask", "smarts", "Johnny Ringo", "Heck Thomas"),
        ("House Deck", "luck", "Kate Horony", "Capt. Myles Keogh"),
        ("Prairie Schooner", "skill", "Charles Goodnight", "Bill Tilghman"),
    ],
)
def test_gear_of_a_faction_is_worth_more_on_a_dude_of_it(gear: str, stat: str, of_faction: str, other: str) -> None:
    """HSD-29, HSD-57, HSD-64. Not while the dude is concealed."""
    added = {}
    for dude, up in ((of_faction, True), (of_faction, False), (other, True)):
        bare, geared = (Play("A B").dude("A", dude, up=up) for _ in range(2))
        added[dude, up] = geared.gear("A", gear).stat(dude, stat) - bare.stat(dude, stat)
    more = 1 if gear == "Prairie Schooner" else 2
    assert added[of_faction, True] == added[other, True] + more
    assert added[of_faction, False] == added[other, True]


def test_prairie_schooner_draws_when_its_dude_enters_the_street() -> None:
    """HSD-94, HSD-96. Face up only."""
    for up in (True, False):
        scene = Play("A B").decks().dude("A", "Charles Goodnight").gear("A", "Prairie Schooner", up=up)
        scene.plays("A", "challenge").plays("A", "name_stat", "luck").dude("B", "Black Bart")
        scene.plays("A", "enter", "Charles Goodnight")
        assert scene.counts("A")[1] == int(up)


def test_snake_oil_swaps_printed_smarts_and_skill() -> None:
    """HSD-57. For this shootout, before modifiers."""
    scene = fight("Snake Oil", over="luck", host="Black Bart", foe="Luke Short").gear(
        "A", "Worn Revolver", on="Black Bart"
    )
    assert (scene.stat("Black Bart", "smarts"), scene.stat("Black Bart", "skill")) == (5, 4)
    scene.plays("A", "reveal", "Snake Oil")
    assert (scene.stat("Black Bart", "smarts"), scene.stat("Black Bart", "skill")) == (1, 8)
    scene.all_check().all_pass().plays("A", "reinvest").plays("B", "bury")
    assert scene.stat("Black Bart", "smarts") == 5


def test_carpetbag_of_cash_brings_gear_back_from_the_deadwood() -> None:
    """HSD-16 and the vocabulary's `salvage`. When its dude wins, before anything is buried."""
    scene = fight("Carpetbag of Cash").deadwood("A", "Fort Up, Worn Revolver")
    scene.plays("A", "reveal", "Carpetbag of Cash").all_check().all_pass()
    assert scene.refused("A", "take_back", "Carpetbag of Cash") == WhyNot.NOT_IN_DEADWOOD
    scene.plays("A", "take_back", "Worn Revolver")
    assert "Worn Revolver" in scene.hand_of("A")


def test_telegraph_key_may_change_the_contested_stat() -> None:
    """HSD-R103."""
    scene = (
        fight("Telegraph Key").plays("A", "reveal", "Telegraph Key").plays("A", "agree").plays("A", "name_stat", "luck")
    )
    assert scene.game.contested == Stat.LUCK
    scene = fight("Telegraph Key").plays("A", "reveal", "Telegraph Key").plays("A", "refuse")
    assert scene.game.contested == Stat.SKILL


def test_tall_tale_takes_four_smarts_for_the_shootout() -> None:
    """HSD-32, HSD-R54."""
    scene = Play("A B").decks().dude("A", "Luke Short", street=True).dude("B", "Maj. Marcus Reno", street=True)
    scene.hand("A", "Tall Tale").to_fortune("smarts", "A").plays("A", "play", "Tall Tale")
    assert scene.plays("A", "choose", "Maj. Marcus Reno").stat("Maj. Marcus Reno", "smarts") == -2


def test_up_the_ante_makes_opponents_in_the_shootout_pay() -> None:
    """HSD-32, HSD-60. Three dollars each, or what is left."""
    scene = Play("A B C D").stakes(C=2).dude("A", "Luke Short", street=True).dude("B", "Black Bart", street=True)
    scene.dude("C", "Pat Garrett", street=True).hand("A", "Up the Ante").to_fortune("smarts", "A")
    scene.plays("A", "play", "Up the Ante")
    assert scene.stakes_of("A B C D") == [98, 97, 0, 100]
    assert scene.in_pot == 2 + 3 + 2
    assert scene.names_in(int(scene.game.all_in)) == ["C"]
