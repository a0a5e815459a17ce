"""The showdown, paying out, cleaning up; copy cards and Tombstone."""

from __future__ import annotations

import pytest

from .challenge import the_challenge, to_the_showdown
from .laying import bury
from .pieces import Card, Story
from .scene import DOWN, UP, A, B, C, Scene
from .showdown import clean_up, pay_out, showdown
from .table import Table
from .turns import turn


def from_the_showdown(table: Table) -> Story:
    yield from showdown(table)
    yield from clean_up(table, pay_out(table))


@pytest.mark.parametrize(("folded", "stakes"), [(False, [24, 0, 23]), (True, [0, 24, 23])])
def test_a_split_pot_and_its_odd_chip(folded: bool, stakes: list[int]) -> None:
    """HSD-S16. HSD-136 to HSD-139."""
    scene = Scene([0, 0, 0])
    dudes = [scene.dude(A, "Annie Oakley"), scene.dude(B, "Annie Oakley" if folded else "Bill Tilghman")]
    dudes.append(scene.dude(C, "Annie Oakley"))
    scene.fight(A, "skill", *dudes, pot=47)
    if folded:
        del scene.table.street[A]
    pay_out(scene.table)
    assert [player.stake for player in scene.table.players] == stakes


def test_an_odd_chip_goes_to_a_losing_challenger_at_the_showdown() -> None:
    """HSD-139, HSD-R55."""
    scene = Scene([0, 0, 0])
    scene.fight(
        A, "skill", scene.dude(A, "Black Bart"), scene.dude(B, "Heck Thomas"), scene.dude(C, "Heck Thomas"), pot=47
    )
    assert pay_out(scene.table) == [B, C]
    assert [player.stake for player in scene.table.players] == [1, 23, 23]


@pytest.mark.parametrize("reinvests", [True, False])
def test_the_winner_buries_revealed_gear_and_may_reinvest(reinvests: bool) -> None:
    """HSD-S17. HSD-143 to HSD-145, HSD-147, HSD-149, HSD-150, HSD-R56."""
    scene = Scene([0, 20])
    heck, bart = scene.dude(B, "Heck Thomas"), scene.dude(A, "Black Bart")
    rifle, spurs = scene.gear(heck, "Lever-Action Rifle", UP), scene.gear(heck, "Silver Spurs", DOWN, 4)
    chip = scene.kicker(heck, "Hair Trigger")
    scene.deck(B, *["Trail Coffee"] * 9)
    scene.fight(A, "skill", heck, bart, pot=63)
    scene.play(from_the_showdown(scene.table))
    assert scene.stakes[B] == 83
    assert scene.table.players[B].deadwood == [rifle]
    scene.does(B, ("reinvest",) if reinvests else ("bury",))
    if reinvests:
        assert (scene.stakes[B], heck.zone, heck.face_up, heck.chips) == (78, "saloon", UP, 5)
        assert (heck.gear, spurs.chips, heck.kickers) == ([spurs], 4, [chip])
    else:
        assert scene.stakes[B] == 87
        assert scene.table.players[B].deadwood == [rifle, heck, spurs]
        assert scene.table.players[B].deadwood_chips == [chip]


def test_the_loser_buries_everything_and_all_players_draw_to_five() -> None:
    """HSD-S18. HSD-140 to HSD-142, HSD-146, HSD-R21, HSD-R60."""
    scene = Scene([10, 20, 20])
    cole, wyatt = scene.dude(A, "Cole Younger"), scene.dude(B, "Wyatt Earp")
    revolver, coin = scene.gear(cole, "Worn Revolver", UP), scene.gear(cole, "Marked Coin", DOWN, 7)
    whiskey = scene.kicker(cole, "Bad Whiskey", owner=B)
    for seat, size in ((A, 2), (B, 4), (C, 5)):
        scene.hand(seat, *["Trail Coffee"] * size)
        scene.deck(seat, *["Steady Mule"] * 5)
    scene.fight(A, "skill", cole, wyatt)
    cards = [scene.fortune(A, "Quick Thinking"), scene.fortune(B, "Fort Up")]
    scene.play(from_the_showdown(scene.table))
    assert scene.stakes[A] == 17
    scene.does(B, ("bury",))
    assert scene.table.players[A].deadwood == [cards[0], cole, revolver, coin]
    assert scene.table.players[B].deadwood == [cards[1], wyatt]
    assert scene.table.players[B].deadwood_chips == [whiskey]
    assert [len(player.hand) for player in scene.table.players] == [5, 5, 5]
    assert [len(player.deck) for player in scene.table.players] == [2, 4, 5]


@pytest.mark.parametrize("no_quarter", [True, False])
def test_cant_beats_must(no_quarter: bool) -> None:
    """HSD-S19: the rulebook's case. HSD-58, HSD-59, HSD-144, HSD-R42, HSD-R66."""
    scene = Scene([50, 50, 50])
    jim, bart, cole = scene.dude(A, "Jim Beckwourth"), scene.dude(B, "Black Bart"), scene.dude(C, "Cole Younger")
    scene.hand(B, "No Quarter")
    scene.deck(A, *["Trail Coffee"] * 9)
    scene.fight(A, "skill", jim, bart, cole)
    scene.play(betting_to_clean_up(scene.table))
    scene.does(A, ("check",))
    scene.does(B, ("check",))
    scene.does(C, ("fold",), ("reinvest",))
    scene.does(A, ("pass",))
    if no_quarter:
        scene.does(B, ("play_fortune", "No Quarter"))
        scene.does(A, ("pass",))
    scene.does(B, ("pass",))
    assert scene.allowed == [("bury",) if no_quarter else ("reinvest",)]
    scene.does(A, scene.allowed[0])
    assert jim.zone == ("deadwood" if no_quarter else "saloon")
    assert jim.chips == (0 if no_quarter else 6)
    assert cole.zone == "saloon"


def betting_to_clean_up(table: Table) -> Story:
    yield from to_the_showdown(table)
    yield from clean_up(table, pay_out(table))


def test_a_mirror_badge_becomes_a_deputys_commission() -> None:
    """HSD-S23. HSD-33 to HSD-35, HSD-61, HSD-82, HSD-R63, HSD-R65."""
    scene = Scene([100, 100])
    heck, pat = scene.dude(A, "Heck Thomas"), scene.dude(B, "Pat Garrett")
    commission = scene.gear(pat, "Deputy's Commission", UP)
    scene.hand(A, "Mirror Badge")
    scene.play(turn(scene.table, A))
    scene.does(A, ("play_gear", "Mirror Badge"), ("dude", heck.number), ("face", "up"))
    scene.does(A, ("target_card", commission.number))
    (badge,) = heck.gear
    assert (badge.chips, badge.now.name, scene.total(heck, "skill")) == (3, "Deputy's Commission", 10)
    bury(scene.table, [commission])
    assert scene.total(heck, "skill") == 10
    bury(scene.table, [badge])
    assert badge.now.name == "Mirror Badge"
    assert scene.stakes[A] == 100  # HSD-R57


def test_an_understudy_of_a_dude_lies_in_the_saloon() -> None:
    """HSD-R64, HSD-R65: with its own cost and the copied `reveal` ability."""
    scene = Scene([100, 100])
    heck, belle = scene.dude(A, "Heck Thomas"), scene.dude(B, "Belle Starr")
    scene.hand(A, "Understudy")
    scene.hand(B, "Trail Coffee")
    scene.play(turn(scene.table, A))
    scene.does(A, ("play_gear", "Understudy"), ("dude", heck.number), ("face", "up"), ("target_card", belle.number))
    copy = scene.table.saloon[-1]
    assert (copy.now.name, copy.printed.cost, copy.chips, heck.gear) == ("Belle Starr", 6, 5, [])
    scene.does(A, ("yes",), ("target_player", B))
    assert scene.referee.deadwoods[B] == ["Trail Coffee"]


def test_tombstone_buries_both_and_carries_the_pot_over() -> None:
    """HSD-S24. HSD-199, HSD-201, HSD-202, HSD-R57, HSD-R58, HSD-R91, HSD-R92."""
    scene = Scene([50, 50], "tombstone")
    first, second = scene.dude(A, "Cole Younger", DOWN, 5), scene.dude(B, "Cole Younger", DOWN, 7)
    spurs = scene.gear(second, "Silver Spurs", DOWN, 4)
    other = scene.dude(A, "Pat Garrett")
    for seat in (A, B):
        scene.deck(seat, *["Trail Coffee"] * 9)
    scene.fight(A, "skill", first, second, pot=40)
    scene.play(from_the_showdown(scene.table))
    assert scene.over
    assert (scene.table.carried, scene.table.pot, scene.stakes) == (52, 0, [50, 54])
    assert scene.table.players[B].deadwood == [second, spurs]
    assert [len(player.hand) for player in scene.table.players] == [5, 5]
    scene.play(the_challenge(scene.table, A))
    assert scene.table.pot == 62
    assert other in scene.table.saloon


def test_tombstone_lets_the_older_dude_stay() -> None:
    """HSD-200, HSD-R114."""
    scene = Scene([50, 50], "tombstone")
    scene.dude(B, "Belle Starr")
    scene.hand(A, "Belle Starr")
    scene.play(turn(scene.table, A))
    scene.does(A, ("play_dude", "Belle Starr"), ("face", "up"))
    assert [dude.owner for dude in scene.table.saloon] == [B]
    assert (scene.stakes[A], scene.asked.about) == (50, "action")


def showdown_of(scene: Scene, *names: str) -> list[int]:
    """Who wins a pot of $10 over skill."""
    dudes: list[Card] = [scene.dude(seat, name) for seat, name in enumerate(names)]
    scene.fight(A, "skill", *dudes, pot=10)
    return pay_out(scene.table)


def test_lowball_and_high_low_have_other_winners() -> None:
    """HSD-190, HSD-191, HSD-193, HSD-R85."""
    names = ("Heck Thomas", "Black Bart", "Pat Garrett")  # skill 6, 1, 5
    assert showdown_of(Scene([0, 0, 0]), *names) == [A]
    assert showdown_of(Scene([0, 0, 0], "lowball"), *names) == [B]
    assert showdown_of(Scene([0, 0, 0], "high_low"), *names) == [A, B]
    assert showdown_of(Scene([0, 0], "high_low"), "Heck Thomas", "Heck Thomas") == [A, B]


def test_a_four_leaf_clover_wins_ties() -> None:
    """Operation `tie`."""
    scene = Scene([0, 0])
    heck = scene.dude(B, "Heck Thomas")
    scene.gear(heck, "Four-Leaf Clover", UP)
    scene.fight(A, "skill", scene.dude(A, "Heck Thomas"), heck, pot=10)
    assert pay_out(scene.table) == [B]


def test_doc_holliday_gets_two_more_when_behind() -> None:
    """Trigger `showdown`, condition `behind`."""
    scene = Scene([50, 50])
    doc, annie = scene.dude(A, "Doc Holliday", DOWN), scene.dude(B, "Annie Oakley")
    scene.fight(A, "skill", doc, annie, pot=10)
    scene.play(from_the_showdown(scene.table))
    assert scene.asked.seat == A
    assert scene.total(doc, "skill") == 10


def test_jesse_james_takes_two_dollars_of_each_opponent_at_the_showdown() -> None:
    """Trigger `win`, operation `take`."""
    scene = Scene([50, 50, 50])
    jesse, bart = scene.dude(A, "Jesse James"), scene.dude(B, "Black Bart")
    scene.fight(A, "skill", jesse, bart, pot=10)
    scene.play(from_the_showdown(scene.table))
    assert scene.stakes == [62, 48, 50]


@pytest.mark.parametrize(("side_pots", "stakes"), [(False, [25, 0, 0]), (True, [9, 16, 0])])
def test_side_pots_are_an_option_that_is_off(side_pots: bool, stakes: list[int]) -> None:
    """HSD-R40. A has put in $3 and wins everything; with side pots only $3 of what each has put in."""
    scene = Scene([0, 0, 0], side_pots=side_pots)
    dudes = [scene.dude(A, "Annie Oakley"), scene.dude(B, "Heck Thomas"), scene.dude(C, "Black Bart")]
    scene.fight(A, "skill", *dudes, pot=25)
    scene.table.paid = [3, 11, 11]
    assert pay_out(scene.table) == [A]
    assert [player.stake for player in scene.table.players] == stakes
