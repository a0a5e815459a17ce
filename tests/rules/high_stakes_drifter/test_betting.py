"""Betting rounds: HSD-101 to HSD-122, HSD-R33 to HSD-R42, HSD-R45, HSD-R94, HSD-R100."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.words import Stage, WhyNot

from .play import Play
from .scene import card


def three(**stakes: int) -> Play:
    """A shootout of A (skill 6), B (5) and C (4), in which A leads."""
    scene = Play("A B C").decks().stakes(**stakes).dude("A", "Heck Thomas", street=True)
    return scene.dude("B", "Pat Garrett", street=True).dude("C", "Jim Bridger", street=True)


@pytest.mark.parametrize(("stat", "lead"), [("skill", "A"), ("smarts", "C"), ("luck", "A")])
def test_the_highest_showing_stat_leads_and_begins(stat: str, lead: str) -> None:
    """HSD-102, HSD-105, HSD-106. Smarts 4, 4, 5; luck 3, 2, 2."""
    scene = three().fight(stat, "B")
    assert scene.lead == scene.decider == lead


def test_gear_chips_and_abilities_count_for_the_lead() -> None:
    """HSD-102, HSD-R33. On a concealed dude as well."""
    scene = Play("A B").dude("A", "Heck Thomas", street=True).dude("B", "Black Bart", up=False, street=True)
    assert scene.gear("B", "Lever-Action Rifle").chip("B", "Fast Draw", "Black Bart").fight().lead == "B"
    scene = Play("A B").dude("A", "Heck Thomas", street=True).dude("B", "Kit Carson", street=True)
    assert scene.fight("luck", "A").lead == "B"


@pytest.mark.parametrize(("challenger", "lead"), [("A", "B"), ("B", "B"), ("C", "C"), ("D", "B")])
def test_a_tie_for_the_lead_goes_to_the_challenger_or_the_nearest_clockwise(challenger: str, lead: str) -> None:
    """HSD-103, HSD-104. B and C are level."""
    scene = Play("A B C D").dude("A", "Black Bart", street=True).dude("B", "Pat Garrett", street=True)
    scene.dude("C", "Mary Fields", street=True).dude("D", "Jim Bridger", street=True)
    assert scene.fight("skill", challenger).lead == lead


def test_check_is_open_until_somebody_bets() -> None:
    """HSD-108, HSD-109. After a bet one calls, raises or folds."""
    scene = three().fight().plays("A", "check")
    assert scene.verbs() == ["bet", "check", "fold"]
    assert scene.refused("B", "call") == WhyNot.NO_BET_YET
    assert scene.refused("B", "raise_by", 1) == WhyNot.NO_BET_YET
    scene.plays("B", "bet", 4)
    assert scene.verbs() == ["call", "fold", "raise_by"]
    assert scene.refused("C", "check") == WhyNot.ALREADY_BET
    assert scene.refused("C", "bet", 5) == WhyNot.ALREADY_BET
    scene.plays("C", "call")
    assert scene.decider == "A"  # who checked has to answer the bet


def test_a_bet_is_at_least_a_dollar_and_at_most_the_stake() -> None:
    """HSD-106, HSD-R36."""
    scene = three(A=30).fight()
    assert scene.refused("A", "bet", 0) == WhyNot.AT_LEAST_ONE
    assert scene.can("A", "bet", 1)
    assert scene.refused("A", "bet", 31) == WhyNot.TOO_MUCH
    scene.plays("A", "bet", 30)
    assert scene.stake_of("A") == 0
    assert scene.in_pot == 30
    assert scene.refused("B", "raise_by", 71) == WhyNot.TOO_MUCH
    assert scene.can("B", "raise_by", 70)


def test_antes_chips_from_cards_and_fortune_cards_are_no_part_of_a_bet() -> None:
    """HSD-R36, HSD-110."""
    scene = Play("A B").dude("A", "Heck Thomas", money=5).dude("B", "Pat Garrett", money=4)
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Heck Thomas")
    scene.plays("B", "enter", "Pat Garrett").plays("A", "bet", 3).plays("B", "call")
    assert scene.stakes_of("A B") == [92, 92]
    assert scene.in_pot == 10 + 9 + 6


def test_a_call_costs_the_current_bet_less_what_one_has_bet_already() -> None:
    """HSD-110, HSD-111."""
    scene = three().fight().plays("A", "bet", 10).plays("B", "raise_by", 7)
    assert scene.stake_of("B") == 83
    scene.plays("C", "call")
    assert scene.stake_of("C") == 83
    scene.plays("A", "call")
    assert scene.stakes_of("A B C") == [83, 83, 83]
    assert scene.stage == Stage.FORTUNE


def test_bets_of_several_rounds_add_up() -> None:
    """HSD-R94, HSD-110, HSD-R37, HSD-112. C is all in for less and owes nothing more; raises start anew."""
    scene = three(C=3).gear("A", "Trail Coffee", up=False)
    scene.fight().plays("A", "bet", 10).plays("B", "raise_by", 5).plays("C", "call").plays("A", "raise_by", 1)
    scene.plays("B", "raise_by", 1)
    assert scene.refused("A", "raise_by", 1) == WhyNot.NO_MORE_RAISES
    scene.plays("A", "call").plays("A", "reveal", "Trail Coffee")
    assert scene.stakes_of("A B C") == [83, 83, 0]
    scene.plays("A", "bet", 4).plays("B", "raise_by", 2).plays("A", "call")
    assert scene.stakes_of("A B C") == [77, 77, 0]
    assert scene.in_pot == 23 + 23 + 3


def test_three_raises_in_a_round_for_all_together() -> None:
    """HSD-112, HSD-R37. The opening bet is none; after the third only calling and folding remain."""
    scene = three().fight().plays("A", "bet", 1).plays("B", "raise_by", 1).plays("C", "raise_by", 1)
    scene.plays("A", "raise_by", 1)
    assert scene.verbs() == ["call", "fold"]


def test_all_in_above_the_bet_is_a_raise() -> None:
    """HSD-R37, HSD-119."""
    scene = three(B=25).fight().plays("A", "bet", 20).plays("B", "raise_by", 5)
    assert scene.game.raises == 1
    assert scene.stake_of("B") == 0
    scene.plays("C", "call").plays("A", "call")
    assert scene.stakes_of("A B C") == [75, 0, 75]


def test_the_round_ends_when_all_have_called_the_last_bet() -> None:
    """HSD-113, HSD-109."""
    scene = three().fight().plays("A", "bet", 5).plays("B", "call").plays("C", "raise_by", 5).plays("A", "call")
    assert scene.decider == "B"
    assert scene.plays("B", "call").stage == Stage.FORTUNE


def test_the_round_ends_when_all_but_one_have_folded() -> None:
    """HSD-114, HSD-R45. The last one wins without gear, fortune or showdown step, and the dude stays concealed."""
    scene = Play("A B").decks().pot(10).dude("A", "Heck Thomas", up=False, street=True, money=8)
    scene.gear("A", "Worn Revolver", up=False, money=2).dude("B", "Pat Garrett", street=True).hand("A", "Fort Up")
    scene.gear("A", "Trail Coffee").fight("luck", "A").plays("B", "fold").plays("B", "bury")
    assert scene.stake_of("A") == 100 + 10 + 8
    assert not scene.is_up("Heck Thomas")
    assert scene.deadwood_of("A") == ["Trail Coffee"]
    scene.plays("A", "reinvest")
    assert scene.on_card("Heck Thomas") == 6
    assert scene.on_card("Worn Revolver") == 2
    assert scene.counts("B")[1] == 5


def test_only_players_in_the_shootout_bet() -> None:
    """HSD-107, HSD-109."""
    scene = Play("A B C").dude("A", "Heck Thomas", street=True).dude("C", "Pat Garrett", street=True)
    scene.dude("B", "Jim Bridger").fight().plays("A", "check")
    assert scene.decider == "C"
    assert scene.plays("C", "check").stage == Stage.FORTUNE


def test_folding_takes_a_player_out_with_what_is_in_the_pot() -> None:
    """HSD-115, HSD-116, HSD-117, HSD-118, HSD-R38. Also without facing a bet."""
    scene = three(A=50).gear("A", "Worn Revolver").gear("A", "Trail Coffee", up=False, money=6)
    scene.fight().plays("A", "bet", 20).plays("B", "raise_by", 1).plays("C", "call").plays("A", "fold")
    assert scene.stake_of("A") == 30
    assert scene.deadwood_of("A") == ["Worn Revolver"]
    scene.plays("A", "bury")
    assert scene.stake_of("A") == 36  # the chips on concealed gear return (HSD-R44)
    assert scene.names_in(int(scene.game.fighting)) == ["B", "C"]
    assert scene.all_pass().stake_of("A") == 36
    scene = three().fight()
    assert scene.can("A", "fold")


def test_nobody_folds_in_another_step() -> None:
    """HSD-R38."""
    scene = three().gear("A", "Trail Coffee", up=False).fight().all_check()
    assert scene.refused("A", "fold") == WhyNot.NOT_BETTING
    scene.plays("A", "reveal_none")
    assert scene.refused("A", "fold") == WhyNot.NOT_BETTING


def test_a_fold_is_carried_out_at_once() -> None:
    """HSD-R42. Chips to the pot, fold abilities, revealed gear buried, then the question."""
    scene = Play("A B C").decks().pot(20).dude("A", "Butch Cassidy", street=True).gear("A", "Faithful Hound")
    scene.dude("B", "Pat Garrett", street=True).dude("C", "Jim Bridger", street=True).fight("smarts", "A")
    scene.plays("A", "fold")
    assert scene.stake_of("A") == 103  # he skims $3
    assert scene.in_pot == 17
    assert scene.deadwood_of("A") == ["Faithful Hound"]
    assert scene.counts("A")[1] == 1  # the hound's card
    assert scene.verbs() == ["bury", "reinvest"]
    scene.plays("A", "reinvest")
    assert scene.on_card("Butch Cassidy") == 6
    assert (scene.lead, scene.decider) == ("C", "B")


def test_the_lead_is_judged_anew_when_the_lead_bettor_leaves() -> None:
    """HSD-R35, HSD-R34. The circuit under way runs on; the next step begins with the new lead bettor."""
    scene = three().gear("C", "Trail Coffee", up=False).gear("B", "Steady Mule", up=False).fight()
    scene.plays("A", "fold").plays("A", "bury")
    assert scene.decider == "B"
    assert scene.lead == "B"
    scene.all_check()
    assert scene.stage == Stage.GEAR
    assert scene.decider == "B"


def test_who_cannot_match_a_bet_goes_all_in_and_stays() -> None:
    """HSD-119, HSD-R39, HSD-R40. Nothing unmatched is returned, and the winner takes the whole pot."""
    scene = three(A=40, B=10).pot(15).gear("B", "Lever-Action Rifle", up=False)
    scene.fight().plays("A", "bet", 40).plays("B", "call").plays("C", "call")
    assert scene.stakes_of("A B C") == [0, 0, 60]
    assert scene.names_in(int(scene.game.all_in)) == ["A", "B"]
    scene.plays("B", "reveal", "Lever-Action Rifle")  # an all-in player still reveals gear
    assert scene.stage == Stage.FORTUNE  # the betting round was held without a question (HSD-R41)
    scene.all_pass()
    assert scene.stake_of("B") == 15 + 40 + 10 + 40


def test_side_pots_pay_a_player_who_was_all_in_no_more_than_that_from_each() -> None:
    """HSD-R40. A table may choose them."""
    scene = Play("A B C", side_pots=1).decks().stakes(A=40, B=10).dude("A", "Heck Thomas", street=True)
    scene.dude("B", "Wyatt Earp", street=True).dude("C", "Jim Bridger", street=True)
    scene.fight("skill", "C").plays("B", "check").plays("C", "check").plays("A", "bet", 40)
    scene.plays("B", "call").plays("C", "call").all_pass()
    assert scene.stakes_of("A B C") == [60, 30, 60]
    assert scene.names_in(int(scene.game.won)) == ["B"]


def test_all_in_players_are_skipped_in_betting_rounds() -> None:
    """HSD-R39, HSD-R41. Nobody bets when all others are all in, but a bet can still be answered."""
    scene = three(A=5).gear("B", "Trail Coffee", up=False).fight().plays("A", "bet", 5)
    scene.plays("B", "call").plays("C", "call").plays("B", "reveal", "Trail Coffee")
    assert {scene.decider} <= {"B", "C"}
    first = str(scene.decider)
    scene.plays(first, "check").plays("C" if first == "B" else "B", "check")
    assert scene.stage == Stage.FORTUNE
    scene = Play("A B").stakes(A=5).dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", street=True)
    scene.fight().plays("A", "bet", 5)
    assert scene.refused("B", "raise_by", 1) == WhyNot.NOBODY_CAN_ANSWER
    assert scene.verbs() == ["call", "fold"]


def test_a_round_with_one_player_who_could_bet_asks_nobody() -> None:
    """HSD-R41, HSD-101."""
    scene = three(A=0, C=0).fight()
    assert scene.stage == Stage.FORTUNE
    assert scene.names_in(int(scene.game.all_in)) == ["A", "C"]


def test_all_in_lasts_until_the_shootout_is_over_even_if_chips_come_back() -> None:
    """HSD-R39, HSD-120."""
    scene = Play("A B").stakes(A=5).dude("A", "Heck Thomas", street=True).gear("A", "Trail Coffee", up=False, money=3)
    scene.dude("B", "Pat Garrett", street=True).hand("A", "Fort Up").hand("B", "Spooked Horses")
    scene.fight().plays("A", "bet", 5).plays("B", "call").plays("A", "reveal_none").plays("A", "pass_by")
    scene.plays("B", "play", "Spooked Horses").plays("B", "choose", "Trail Coffee")
    assert scene.stake_of("A") == 3
    scene.plays("A", "play", "Fort Up")
    assert scene.stake_of("A") == 3


def test_abilities_that_bar_everything_leave_the_mildest_answer() -> None:
    """HSD-R100. Check or call; calling can be neither barred nor demanded."""
    own = [card("dude", "Boss", *[f"static > foes : forbid {act}" for act in ("check", "fold", "bet", "raise")])]
    scene = Play("A B", own=own).dude("A", "Boss", street=True).dude("B", "Black Bart", street=True)
    scene.fight().plays("A", "check")
    assert scene.verbs() == ["check"]
    scene = Play("A B", own=own).dude("A", "Boss", street=True).dude("B", "Black Bart", street=True)
    scene.fight().plays("A", "bet", 3)
    assert scene.verbs() == ["call"]


def test_two_demands_that_cannot_both_be_met_leave_the_choice() -> None:
    """HSD-R100, HSD-58."""
    own = [card("dude", "Boss", "static > foes : must fold", "static > foes : must raise")]
    scene = Play("A B", own=own).dude("A", "Boss", street=True).dude("B", "Black Bart", street=True)
    scene.fight().plays("A", "bet", 3)
    assert scene.verbs() == ["fold", "raise_by"]
    assert scene.refused("B", "call") == WhyNot.DEMANDED


def test_custer_is_never_folded() -> None:
    """HSD-59, HSD-106. `forbid fold` while he is revealed in the shootout."""
    scene = Play("A B").dude("A", "Gen. George Custer", street=True).dude("B", "Black Bart", street=True).fight()
    assert scene.refused("A", "fold") == WhyNot.FORBIDDEN
    assert scene.plays("A", "check").can("B", "fold")
