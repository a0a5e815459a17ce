"""The catalogue's scenarios HSD-S14 to HSD-S24: gear, fortune cards, showdown, clean-up, copies, the end of a game."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.words import Ending, Stage, Variant, WhyNot

from .play import Play


def test_s14_gear_reveal_rounds() -> None:
    """HSD-S14. HSD-83, HSD-101, HSD-108, HSD-123 to HSD-128, HSD-R46."""
    scene = Play("A B C").pot(30)
    scene.dude("A", "Pat Garrett", up=False, street=True).gear("A", "Lever-Action Rifle", up=False, money=3)
    scene.gear("A", "Worn Revolver", up=False, money=2)
    scene.dude("B", "Jim Bridger", up=False, street=True).gear("B", "Silver Spurs", up=False, money=4)
    scene.dude("C", "Cole Younger", up=False, street=True).gear("C", "Plains Saddle", up=False, money=5)
    scene.gear("C", "Trail Coffee", up=False, money=1).fight("skill", "A").all_check()
    scene.plays("A", "reveal", "Lever-Action Rifle")
    assert not scene.is_up("Lever-Action Rifle")
    scene.plays("B", "reveal_none").plays("C", "reveal", "Plains Saddle")
    assert scene.is_up("Lever-Action Rifle")
    assert scene.is_up("Plains Saddle")
    assert scene.in_pot == 38
    assert [scene.stat(each, "skill") for each in ("Pat Garrett", "Jim Bridger", "Cole Younger")] == [4, 0, 1]
    assert scene.decider == "A"
    scene.all_check().plays("A", "reveal", "Worn Revolver").plays("C", "reveal_none")
    assert scene.in_pot == 40
    scene.all_check()
    assert scene.stage == Stage.FORTUNE
    assert not scene.is_up("Silver Spurs")
    assert not scene.is_up("Trail Coffee")
    assert [scene.on_card(each) for each in ("Silver Spurs", "Trail Coffee")] == [4, 1]


def test_s15_fortune_step_and_going_all_in() -> None:
    """HSD-S15. HSD-120, HSD-129 to HSD-133, HSD-R49, HSD-R50."""
    scene = Play("A B C").stakes(A=20, B=9, C=2).pot(50)
    scene.dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", street=True)
    scene.dude("C", "Bill Tilghman", street=True).deck("C", "Trail Coffee, Steady Mule, Black Bart")
    scene.hand("A", "Dust in the Eyes").hand("B", "Fort Up").hand("C", "High Noon Sun, Ace in the Hole")
    scene.to_fortune("skill", "A").plays("A", "pass_by").plays("B", "play", "Fort Up")
    assert (scene.stake_of("B"), scene.in_pot) == (4, 55)
    scene.plays("C", "play", "High Noon Sun")
    assert (scene.stake_of("C"), scene.in_pot) == (0, 57)
    scene.plays("A", "play", "Dust in the Eyes").plays("A", "choose", "Pat Garrett")
    assert (scene.stake_of("A"), scene.in_pot) == (17, 60)
    scene.plays("B", "pass_by").plays("C", "play", "Ace in the Hole")
    assert scene.in_pot == 60
    assert scene.counts("C") == (1, 2, 0)
    scene.plays("C", "discard", scene.hand_of("C")[0])
    assert scene.counts("C") == (1, 1, 1)
    scene.plays("A", "pass_by").plays("B", "pass_by").plays("C", "pass_by")
    assert scene.stakes_of("A B C") == [17, 4, 60]  # Tilghman's 4 + 4 beats Thomas' 6 and Garrett's 5 + 5 - 4
    assert scene.stage == Stage.REINVEST


def nines(folding: bool) -> Play:
    """A and C have 9, B has 4; or A folds and B has 9 as well."""
    scene = Play("A B C").stakes(A=0, B=0, C=0).pot(47)
    scene.dude("A", "Pat Garrett", street=True).gear("A", "Lever-Action Rifle")
    scene.dude("B", "Bill Tilghman", street=True)
    if folding:
        scene.gear("B", "Sawed-Off Shotgun").stakes(A=1, B=1, C=1)
    return scene.dude("C", "Mary Fields", street=True).gear("C", "Deputy's Commission").gear("C", "Cavalry Sabre")


def test_s16_split_pot() -> None:
    """HSD-S16. HSD-136 to HSD-139."""
    scene = nines(folding=False).fight("skill", "A").all_pass()
    assert scene.stakes_of("A B C") == [24, 0, 23]
    assert scene.deadwood_of("B") == ["Bill Tilghman"]
    scene = nines(folding=True).fight("skill", "A").plays("A", "fold").all_check().all_pass()
    assert scene.stakes_of("A B C") == [1, 25, 24]


@pytest.mark.parametrize("reinvested", [True, False])
def test_s17_the_winners_clean_up(reinvested: bool) -> None:
    """HSD-S17. HSD-143, HSD-144, HSD-145, HSD-147, HSD-149, HSD-150, HSD-R56."""
    scene = Play("A B").decks().stakes(B=20).pot(63).dude("A", "Black Bart", street=True)
    scene.dude("B", "Heck Thomas", street=True).gear("B", "Lever-Action Rifle")
    scene.gear("B", "Silver Spurs", up=False, money=4).chip("B", "Hair Trigger", "Heck Thomas")
    scene.shown_down("skill", "A")
    assert scene.stake_of("B") == 83
    assert scene.deadwood_of("B") == ["Lever-Action Rifle"]
    if reinvested:
        scene.plays("B", "reinvest")
        assert scene.stake_of("B") == 78
        assert scene.on_card("Heck Thomas") == 5
        assert scene.is_up("Heck Thomas")
        assert not scene.in_street("Heck Thomas")
        assert not scene.in_street("Silver Spurs")
        assert not scene.is_up("Silver Spurs")
        assert scene.on_card("Silver Spurs") == 4
        assert scene.chips_on("Heck Thomas") == ["Hair Trigger A"]
    else:
        scene.plays("B", "bury")
        assert scene.stake_of("B") == 87
        assert scene.chips_of("B") == ["Hair Trigger"]
        assert not scene.lies("Heck Thomas")
        assert not scene.lies("Silver Spurs")


def test_s18_the_losers_clean_up_and_the_redraw() -> None:
    """HSD-S18. HSD-140, HSD-141, HSD-142, HSD-146, HSD-R21, HSD-R60."""
    scene = Play("A B C").stakes(A=10).dude("A", "Cole Younger", street=True).gear("A", "Worn Revolver")
    scene.gear("A", "Marked Coin", up=False, money=7).chip("B", "Bad Whiskey", "Cole Younger")
    scene.dude("B", "Heck Thomas", street=True).gear("B", "Lever-Action Rifle")
    scene.hand("A", "Black Bart, Black Bart, High Noon Sun").hand("C", ", ".join(["Black Bart"] * 5))
    scene.hand("B", ", ".join(["Black Bart"] * 4 + ["Fort Up"]))
    scene.decks(9).to_fortune("skill", "A").plays("B", "play", "Fort Up").plays("A", "play", "High Noon Sun").all_pass()
    scene.plays("B", "bury")
    assert scene.deadwood_of("A") == ["Marked Coin", "Worn Revolver", "Cole Younger", "High Noon Sun"]
    assert scene.chips_of("B") == ["Bad Whiskey"]
    assert "Fort Up" in scene.deadwood_of("B")
    assert scene.stake_of("A") == 10 - 3 + 7
    assert [scene.counts(name)[:2] for name in "ABC"] == [(6, 5), (8, 5), (9, 5)]


def must_be_reinvested() -> Play:
    scene = Play("A B C").decks().stakes(A=50)
    scene.dude("A", "Jim Beckwourth", street=True).dude("B", "Bill Tilghman", street=True)
    scene.dude("C", "Cole Younger", street=True).hand("B", "No Quarter").fight("smarts", "C")
    return scene.plays("A", "check").plays("B", "check").plays("C", "fold").plays("C", "reinvest")


def test_s19_cant_beats_must() -> None:
    """HSD-S19. HSD-59, HSD-58, HSD-144, HSD-R42, HSD-R66."""
    scene = must_be_reinvested().plays("A", "pass_by").plays("B", "play", "No Quarter").all_pass()
    assert scene.deadwood_of("A") == ["Jim Beckwourth"]
    assert scene.lies("Cole Younger")
    scene = must_be_reinvested().all_pass()
    assert scene.refused("A", "bury") == WhyNot.DEMANDED
    scene.plays("A", "reinvest")
    assert scene.on_card("Jim Beckwourth") == 6


def test_s20_the_impossible_is_skipped() -> None:
    """HSD-S20. HSD-60, HSD-62, HSD-66, HSD-R24."""
    scene = Play("A B").hand("A", "Calamity Jane").lays("A", "Calamity Jane", up=True)
    assert scene.on_card("Calamity Jane") == 5
    scene.plays("A", "agree")
    assert scene.chips_on("Calamity Jane") == []
    assert scene.verbs() == ["challenge", "stop"]
    scene = Play("A B").dude("A", "Calamity Jane", street=True).dude("B", "Pat Garrett", street=True)
    scene.deck("A", "Trail Coffee").hand("A", "Ace in the Hole, Black Bart").to_fortune("luck", "A")
    scene.plays("A", "play", "Ace in the Hole")
    assert scene.counts("A") == (0, 2, 0)
    scene.plays("A", "discard", "Black Bart")
    assert scene.hand_of("A") == ["Trail Coffee"]


def test_s21_the_deck_runs_out() -> None:
    """HSD-S21. HSD-73, HSD-74, HSD-75, HSD-76, HSD-77, HSD-R23."""
    scene = Play("A B").hand("A", "Pat Garrett, Black Bart, Fort Up, Trail Coffee").deck("A", "Steady Mule")
    scene.deadwood("A", ", ".join(["Luke Short"] * 7)).buried_chip("A", "Hair Trigger").buried_chip("A", "Fast Draw")
    scene.plays("A", "stop").plays("A", "discard", "Fort Up").plays("A", "discard", "Trail Coffee").plays("A", "done")
    assert scene.counts("A") == (7, 5, 0)
    assert {"Pat Garrett", "Black Bart", "Steady Mule"} <= set(scene.hand_of("A"))
    assert scene.stack_of("A") == ["Hair Trigger", "Fast Draw"]
    assert scene.decider == "B"
    scene = Play("A B").hand("A", ", ".join(["Luke Short"] * 7)).deck("A", "Steady Mule").plays("A", "stop")
    scene.plays("A", "discard", "Luke Short")
    assert scene.refused("A", "done") == WhyNot.TOO_MANY_CARDS
    scene.plays("A", "discard", "Luke Short").plays("A", "done")
    assert scene.counts("A") == (1, 5, 2)


def test_s22_an_ante_that_cannot_be_covered() -> None:
    """HSD-S22. HSD-02, HSD-03, HSD-19, HSD-R27, HSD-R28."""
    for stake, winners in ((62, ["A"]), (58, ["A", "C"])):
        scene = Play("A B C").stakes(A=stake, B=4, C=58).dude("A", "Black Bart", money=10)
        scene.dude("C", "Pat Garrett", money=20).turn_of("C").plays("C", "challenge")
        assert scene.stage == Stage.OVER
        assert scene.game.ending == Ending.ANTE
        assert scene.stakes_of("A B C") == [stake, 4, 58]
        assert scene.winners == winners


def test_s23_a_copy_card() -> None:
    """HSD-S23. HSD-33, HSD-34, HSD-35, HSD-61, HSD-82, HSD-R63, HSD-R65."""
    scene = Play("A B").dude("A", "Heck Thomas").dude("B", "Pat Garrett").gear("B", "Deputy's Commission")
    scene.hand("A", "Mirror Badge").lays("A", "Mirror Badge", up=True, on="Heck Thomas")
    scene.plays("A", "choose", "Deputy's Commission")
    assert scene.on_card("Mirror Badge") == 3
    assert scene.is_now("Mirror Badge") == "Deputy's Commission"
    assert scene.stat("Heck Thomas", "skill") == 10
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Heck Thomas")
    scene.plays("B", "enter", "Pat Garrett").plays("A", "check").plays("B", "fold")
    assert scene.deadwood_of("B") == ["Deputy's Commission"]
    assert scene.deadwood_of("A") == []
    assert scene.stat("Heck Thomas", "skill") == 10
    scene.plays("B", "bury")
    assert scene.deadwood_of("A") == ["Mirror Badge"]


def test_s23_a_copy_card_played_face_down() -> None:
    """HSD-S23. HSD-35, HSD-R63. It chooses only when it is turned up."""
    scene = Play("A B").dude("A", "Heck Thomas").dude("B", "Pat Garrett").gear("B", "Deputy's Commission")
    scene.hand("A", "Mirror Badge").lays("A", "Mirror Badge", on="Heck Thomas")
    assert scene.is_now("Mirror Badge") == "Mirror Badge"
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Heck Thomas")
    scene.plays("B", "enter", "Pat Garrett").all_check().plays("A", "reveal", "Mirror Badge")
    scene.plays("A", "choose", "Deputy's Commission")
    assert scene.is_now("Mirror Badge") == "Deputy's Commission"


def test_s24_tombstone_both_the_same() -> None:
    """HSD-S24. HSD-199, HSD-201, HSD-202, HSD-R57, HSD-R58, HSD-R91, HSD-R92."""
    scene = Play("A B", variants=1 << Variant.TOMBSTONE).pot(40).stakes(A=50, B=50)
    scene.dude("A", "Cole Younger", up=False, street=True, money=5)
    scene.dude("B", "Cole Younger", up=False, street=True, money=7).gear("B", "Silver Spurs", up=False, money=4)
    scene.decks(9, "Black Bart").shown_down("skill", "A")
    assert scene.game.carried == 52
    assert scene.deadwood_of("A") == ["Cole Younger"]
    assert scene.deadwood_of("B") == ["Silver Spurs", "Cole Younger"]
    assert scene.stakes_of("A B") == [50, 54]
    assert [scene.counts(name)[1] for name in "AB"] == [5, 5]
    scene.plays("A", "done").lays("B", "Black Bart").plays("B", "challenge")
    assert scene.in_pot == 62
