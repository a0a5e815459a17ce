"""The catalogue's scenarios HSD-S1 to HSD-S13: quick start, decks, turns, challenges and betting."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.cardset import Deck
from sixgun.games.high_stakes_drifter.decks import check
from sixgun.games.high_stakes_drifter.variants import conflicts
from sixgun.games.high_stakes_drifter.words import Stage, Variant, WhyNot

from .book import TIN_STARS, swapped
from .play import Play


def sam_and_jane() -> Play:
    """A quick-start game; it is Sam's turn."""
    return Play("Sam Jane", quick_start=1)


def test_s1_playing_a_dude_face_down() -> None:
    """HSD-S1. HSD-155, HSD-157, HSD-159, HSD-160, HSD-R69, HSD-R77."""
    scene = sam_and_jane().hand("Sam", "Henry Meek").plays("Sam", "play", "Henry Meek")
    assert not scene.is_up("Henry Meek")
    assert scene.on_card("Henry Meek") == 6
    assert scene.stake_of("Sam") == 94
    assert scene.actions == 2
    assert scene.knows("Sam", "Henry Meek")
    assert not scene.knows("Jane", "Henry Meek")


def test_s2_playing_gear_face_down() -> None:
    """HSD-S2. HSD-158, HSD-160, HSD-19."""
    scene = sam_and_jane().hand("Sam", "Henry Meek, Plains Saddle")
    assert scene.refused("Sam", "play", "Plains Saddle") == WhyNot.NEEDS_A_DUDE
    scene.plays("Sam", "play", "Henry Meek").plays("Sam", "play", "Plains Saddle").plays("Sam", "choose", "Henry Meek")
    assert scene.on_dude("Henry Meek") == ["Plains Saddle"]
    assert not scene.is_up("Plains Saddle")
    assert scene.on_card("Plains Saddle") == 2
    assert scene.stake_of("Sam") == 92
    assert scene.actions == 1


def equipped(almanac: bool = True) -> Play:
    """The table of HSD-S3."""
    scene = sam_and_jane().stakes(Sam=90, Jane=89)
    scene.dude("Sam", "Henry Meek", up=False, money=6).gear("Sam", "Plains Saddle", up=False, money=2)
    scene.gear("Sam", "Worn Revolver", up=False, money=2)
    scene.dude("Jane", "Col. Frederick Benteen", up=False, money=7).gear("Jane", "Dazzling Smile", up=False, money=2)
    return scene.gear("Jane", "Town Almanac", up=False, money=2) if almanac else scene


def challenged() -> Play:
    scene = equipped().plays("Sam", "challenge").plays("Sam", "enter", "Henry Meek")
    assert scene.stakes_of("Sam Jane") == [85, 84]
    assert scene.in_pot == 10
    return scene


def in_quick_fight() -> Play:
    """HSD-S3 up to the second chance to bet."""
    scene = challenged().plays("Jane", "enter", "Col. Frederick Benteen").plays("Sam", "bet", 10)
    scene.plays("Jane", "call")
    assert scene.stakes_of("Sam Jane") == [75, 74]
    assert scene.in_pot == 30
    return scene.plays("Sam", "reveal", "Plains Saddle").plays("Jane", "reveal", "Dazzling Smile")


def test_s3_challenge_bet_and_gear() -> None:
    """HSD-S3. HSD-154, HSD-161, HSD-164 to HSD-168, HSD-R71, HSD-R72, HSD-R73."""
    assert equipped(almanac=False).refused("Sam", "challenge") == WhyNot.NEEDS_TWO_GEAR
    scene = in_quick_fight()
    assert scene.in_pot == 34
    assert scene.can("Sam", "bet", 1)
    declined = challenged().plays("Jane", "decline")
    assert declined.stake_of("Sam") == 95
    assert declined.stage != Stage.OVER
    folded = challenged().plays("Jane", "enter", "Col. Frederick Benteen").plays("Sam", "bet", 10)
    folded.plays("Jane", "fold")
    assert folded.stage == Stage.OVER
    assert folded.stakes_of("Sam Jane") == [102, 84]
    assert folded.winners == ["Sam"]


def test_s4_fortune_cards_and_showdown() -> None:
    """HSD-S4. HSD-163, HSD-169, HSD-170, HSD-171, HSD-172, HSD-R75."""
    scene = in_quick_fight().hand("Sam", "Gotcha Covered").hand("Jane", "Fort Up").all_check().nobody_reveals()
    scene.plays("Sam", "play", "Gotcha Covered").plays("Jane", "play", "Fort Up")
    assert scene.stakes_of("Sam Jane") == [71, 69]
    assert scene.in_pot == 43
    scene.all_pass()
    assert [scene.stat("Henry Meek", each) for each in ("smarts", "skill", "luck")] == [9, 3, 10]
    assert [scene.stat("Col. Frederick Benteen", each) for each in ("smarts", "skill", "luck")] == [5, 12, 5]
    assert scene.stage == Stage.OVER
    assert scene.stakes_of("Sam Jane") == [71, 125]
    assert scene.on_card("Worn Revolver") == scene.on_card("Town Almanac") == 2
    assert scene.winners == ["Jane"]


def legal(deck: Deck, *variants: Variant) -> bool:
    return check(deck, house_set(), variants) == []


def test_s5_deck_limits() -> None:
    """HSD-S5. HSD-04, HSD-41 to HSD-45, HSD-183, HSD-194, HSD-203, HSD-R3, HSD-R79."""
    revolver, third, earp, benteen = (
        swapped(TIN_STARS, "steady_mule", each)
        for each in ("worn_revolver", "deputys_commission", "wyatt_earp", "col_frederick_benteen")
    )
    short = Deck("Short", TIN_STARS.cards[1:], TIN_STARS.kickers)
    light = Deck("Light", TIN_STARS.cards, TIN_STARS.kickers[:-1])
    assert legal(TIN_STARS)
    assert not any(legal(deck) for deck in (revolver, third, earp, benteen, short, light))
    for_deuces = [refusal.sentence for refusal in check(earp, house_set(), [Variant.DEUCES_WILD])]
    assert any("Worn Revolver" in each for each in for_deuces)
    assert not any("Wyatt Earp" in each for each in for_deuces)
    assert all(legal(deck, Variant.TRES_AMIGOS) for deck in (third, earp, benteen))
    assert not legal(TIN_STARS, Variant.ON_YOUR_LONESOME)
    assert conflicts([Variant.DEUCES_WILD, Variant.TRES_AMIGOS])


def test_s6_a_starting_hand_without_dudes() -> None:
    """HSD-S6. HSD-13, HSD-16, HSD-17, HSD-49, HSD-50, HSD-51, HSD-R5."""
    scene = Play.dealt("A B", {"A": "30 Trail Coffee, 24 Fort Up"}, first_player=1)
    assert scene.counts("A") == (44, 5, 5)
    assert set(scene.hand_of("A")) <= {"Trail Coffee", "Fort Up"}
    assert scene.counts("B") in {(49, 5, 0), (44, 5, 5)}


def test_s7_face_up_face_down_and_paying_more() -> None:
    """HSD-S7. HSD-53, HSD-65, HSD-69, HSD-70, HSD-78 to HSD-82, HSD-R12, HSD-R13, HSD-R14."""
    scene = Play("A B").hand("A", "Pat Garrett, Cole Younger, Lever-Action Rifle, Trail Coffee")
    scene.plays("A", "play", "Pat Garrett")
    assert scene.refused("A", "lay", 5) == WhyNot.NOT_LAYING
    scene.plays("A", "lay_up")
    assert scene.stake_of("A") == 96
    scene.plays("A", "play", "Cole Younger").plays("A", "lay_down")
    assert scene.refused("A", "lay", 4) == WhyNot.TOO_LITTLE
    scene.plays("A", "lay", 9)
    assert scene.stake_of("A") == 87
    scene.lays("A", "Lever-Action Rifle", up=True, on="Pat Garrett")
    assert scene.stake_of("A") == 85
    assert scene.stat("Pat Garrett", "skill") == 9
    assert scene.stage == Stage.DISCARD
    assert scene.refused("A", "play", "Trail Coffee") == WhyNot.NOT_ACTING


def test_s7_looking_at_a_concealed_dude() -> None:
    """HSD-S7. HSD-84, HSD-85, HSD-R17."""
    scene = Play("A B C").dude("A", "Bat Masterson").dude("B", "Jim Bridger", up=False)
    scene.dude("B", "Black Bart", up=False)
    scene.plays("A", "use", "Bat Masterson").plays("A", "choose", "Jim Bridger")
    assert scene.knows("A", "Jim Bridger")
    assert not scene.knows("C", "Jim Bridger")
    assert scene.actions == 2
    assert scene.refused("A", "use", "Bat Masterson") == WhyNot.USED_UP
    scene = Play("A B").dude("A", "Bat Masterson", up=False).dude("B", "Jim Bridger", up=False)
    assert scene.refused("A", "use", "Bat Masterson") == WhyNot.CONCEALED


def test_s8_kicker_limit_of_a_revealed_dude() -> None:
    """HSD-S8. HSD-37, HSD-38, HSD-39, HSD-54, HSD-86, HSD-87, HSD-88, HSD-R22."""
    scene = Play("A B").dude("A", "Jim Bridger").stack("A", "Hair Trigger")
    scene.stack("B", "Bad Whiskey, Trigger Itch, Bent Copper").dude("B", "Canada Bill Jones")
    scene.kicks("A", "Hair Trigger", "Jim Bridger", side="A")
    assert scene.stat("Jim Bridger", "skill") == 6
    scene.plays("A", "stop").plays("B", "play_chip", "Bad Whiskey")
    assert scene.refused("B", "choose", "Jim Bridger") == WhyNot.OVER_THE_LIMIT
    scene.flips("A").plays("B", "choose", "Canada Bill Jones")
    scene.kicks("B", "Trigger Itch", "Jim Bridger", side="A")
    assert scene.stat("Jim Bridger", "skill") == 4
    scene.plays("B", "play_chip", "Bent Copper")
    assert scene.refused("B", "choose", "Jim Bridger") == WhyNot.OVER_THE_LIMIT
    assert scene.stakes_of("A B") == [100, 100]


def test_s9_kicker_overflow_on_a_concealed_dude() -> None:
    """HSD-S9. HSD-56, HSD-64, HSD-89, HSD-90, HSD-R21, HSD-R33, HSD-R53."""
    scene = Play("A B").dude("A", "Maj. Marcus Reno", up=False).dude("B", "Pat Garrett")
    scene.stack("A", "Dead Eye").stack("B", "Penny Wise")
    scene.kicks("A", "Dead Eye", "Maj. Marcus Reno", side="A").plays("A", "stop")
    scene.kicks("B", "Penny Wise", "Maj. Marcus Reno", side="B")
    assert scene.stat("Maj. Marcus Reno", "skill") == 5
    scene.plays("B", "challenge").plays("B", "name_stat", "skill").plays("B", "enter", "Pat Garrett")
    scene.plays("A", "enter", "Maj. Marcus Reno").all_check().all_pass()
    assert scene.chips_of("A") == ["Dead Eye"]
    assert scene.chips_of("B") == ["Penny Wise"]
    assert scene.stake_of("B") == 105  # Garrett's skill of 5 beats Reno's 4


def test_s10_everybody_antes_and_nobody_accepts() -> None:
    """HSD-S10. HSD-71, HSD-72, HSD-92 to HSD-95, HSD-97, HSD-99, HSD-R25, HSD-R29, HSD-R31."""
    scene = Play("A B C D").stakes(A=50, B=50, C=20, D=7).turn_of("A", actions=2)
    scene.dude("A", "Kate Horony", up=False, money=5)
    for name, called in (("B", "Jim Bridger"), ("C", "Pat Garrett"), ("D", "Black Bart")):
        scene.dude(name, called)
    scene.plays("A", "challenge")
    assert scene.stakes_of("A B C D") == [45, 45, 15, 2]
    assert scene.in_pot == 20
    scene.plays("A", "name_stat", "luck").plays("A", "enter", "Kate Horony")
    scene.hand("A", "Trail Coffee")
    scene.plays("B", "decline").plays("C", "decline").plays("D", "decline")
    assert scene.stake_of("A") == 65
    assert not scene.in_street("Kate Horony")
    assert not scene.is_up("Kate Horony")
    assert scene.on_card("Kate Horony") == 5
    assert scene.stage == Stage.DISCARD
    assert Play("A B").dude("A", "Kate Horony").first_turn("A").refused("A", "challenge") == WhyNot.FIRST_TURN


def test_s11_lead_bettor_and_ties() -> None:
    """HSD-S11. HSD-64, HSD-102 to HSD-105, HSD-R33, HSD-R34."""
    scene = Play("A B C").dude("A", "Kate Horony", up=False, street=True).gear("A", "Worn Revolver", up=False)
    scene.chip("A", "Hair Trigger", "Kate Horony").dude("B", "Pat Garrett", street=True)
    scene.dude("C", "Black Bart", up=False, street=True).gear("C", "Lever-Action Rifle")
    scene.chip("C", "Steady Hand", "Black Bart").fight("skill", "A")
    assert [scene.stat(each, "skill") for each in ("Kate Horony", "Pat Garrett", "Black Bart")] == [2, 5, 5]
    assert scene.lead == scene.decider == "B"
    scene.all_check().plays("A", "reveal", "Worn Revolver")
    assert scene.stat("Kate Horony", "skill") == 5
    assert scene.lead == scene.decider == "A"


def test_s12_three_raises() -> None:
    """HSD-S12. HSD-106, HSD-109 to HSD-113, HSD-R36, HSD-R37."""
    scene = Play("A B C").stakes(A=40, B=40, C=40).pot(15)
    for name, called in (("A", "Heck Thomas"), ("B", "Pat Garrett"), ("C", "Jim Bridger")):
        scene.dude(name, called, street=True)
    scene.fight("skill", "A").plays("A", "bet", 5).plays("B", "raise_by", 5).plays("C", "raise_by", 10)
    assert scene.stakes_of("A B C") == [35, 30, 20]
    scene.plays("A", "raise_by", 5)
    assert scene.stake_of("A") == 15
    assert scene.refused("B", "raise_by", 1) == WhyNot.NO_MORE_RAISES
    scene.plays("B", "call")
    assert scene.stake_of("B") == 15
    scene.plays("C", "call")
    assert scene.stakes_of("A B C") == [15, 15, 15]
    assert scene.in_pot == 90
    assert scene.stage == Stage.FORTUNE


@pytest.mark.parametrize("reinvested", [True, False])
def test_s13_folding_a_concealed_dude(reinvested: bool) -> None:
    """HSD-S13. HSD-115, HSD-116, HSD-117, HSD-118, HSD-148, HSD-150, HSD-R42, HSD-R43, HSD-R44."""
    scene = Play("A B C").stakes(B=30).pot(40)
    scene.dude("A", "Jim Bridger", street=True).dude("C", "Pat Garrett", street=True)
    scene.dude("B", "Cole Younger", up=False, street=True, money=9).gear("B", "Worn Revolver")
    scene.gear("B", "Silver Spurs", up=False, money=6)
    scene.fight("luck", "B").plays("C", "check").plays("A", "check").plays("B", "fold")
    assert scene.in_pot == 49
    assert scene.deadwood_of("B") == ["Worn Revolver"]
    if reinvested:
        scene.plays("B", "reinvest")
        assert scene.stake_of("B") == 25
        assert scene.on_card("Cole Younger") == 5
        assert not scene.is_up("Cole Younger")
        assert not scene.in_street("Cole Younger")
        assert scene.on_dude("Cole Younger") == ["Silver Spurs"]
        assert scene.on_card("Silver Spurs") == 6
    else:
        scene.plays("B", "bury")
        assert scene.deadwood_of("B") == ["Silver Spurs", "Cole Younger", "Worn Revolver"]
        assert scene.stake_of("B") == 36
