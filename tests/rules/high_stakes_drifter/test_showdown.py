"""Showdown and clean-up: HSD-135 to HSD-146, HSD-R53 to HSD-R60."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.words import Stage

from .play import Play
from .scene import card


def test_concealed_dudes_are_turned_up_and_their_chips_go_to_the_pot() -> None:
    """HSD-135, HSD-62, HSD-R53."""
    scene = Play("A B").decks().pot(10).dude("A", "Pat Garrett", up=False, street=True, money=9)
    scene.dude("B", "Black Bart", up=False, street=True, money=4).shown_down()
    assert scene.is_up("Pat Garrett")
    assert scene.stake_of("A") == 100 + 10 + 9 + 4


def test_gear_that_was_not_revealed_does_not_count() -> None:
    """HSD-136, HSD-25."""
    scene = Play("A B").decks().pot(10).dude("A", "Pat Garrett", street=True).dude("B", "Bill Tilghman", street=True)
    scene.gear("B", "Worn Revolver", up=False).shown_down()
    assert scene.names_in(int(scene.game.won)) == ["A"]


def test_every_modifier_counts_in_the_comparison() -> None:
    """HSD-136. A dude's ability, gear, a kicker chip and a fortune card."""
    scene = Play("A B").decks().pot(10).dude("A", "Wyatt Earp", street=True).dude("B", "Seth Bullock", street=True)
    scene.gear("B", "Trail Coffee").chip("B", "Steady Hand", "Seth Bullock").hand("B", "Borrowed Time")
    scene.to_fortune().plays("A", "pass_by").plays("B", "play", "Borrowed Time")
    assert scene.stat("Seth Bullock", "skill") == 5 + 1 + 1 + 1 + 1 - 1
    scene.all_pass()
    assert scene.stake_of("A") == 112


@pytest.mark.parametrize("stat", ["smarts", "skill", "luck"])
def test_the_contested_stat_decides_and_no_other(stat: str) -> None:
    """HSD-136, HSD-137. Black Bart has smarts 5, skill 1, luck 2; Pat Garrett 4, 5, 2."""
    scene = Play("A B").decks().stakes(A=0, B=0).pot(10).dude("A", "Black Bart", street=True)
    scene.dude("B", "Pat Garrett", street=True).shown_down(stat, "A")
    assert scene.names_in(int(scene.game.won)) == {"smarts": ["A"], "skill": ["B"], "luck": ["A", "B"]}[stat]


@pytest.mark.parametrize(
    ("challenger", "folds", "stakes"),
    [("A", "", [24, 0, 23]), ("B", "", [23, 1, 23]), ("B", "B", [23, 0, 24])],
)
def test_a_pot_is_shared_and_the_rest_goes_to_the_challenger_or_to_the_left(
    challenger: str, folds: str, stakes: list[int]
) -> None:
    """HSD-138, HSD-139, HSD-R55. Also to a challenger who is still in but has lost."""
    scene = Play("A B C").decks().stakes(A=0, B=0, C=0).pot(47).dude("A", "Pat Garrett", street=True)
    scene.dude("B", "Black Bart", street=True).dude("C", "Mary Fields", street=True)
    if folds:
        scene.stakes(A=1, B=1, C=1)
    scene.fight("skill", challenger)
    while scene.stage == Stage.BET:
        scene.plays(str(scene.decider), "fold" if scene.decider == folds else "check")
        if "bury" in scene.verbs():
            scene.plays(str(scene.decider), "bury")
    scene.all_pass()
    extra = 1 if folds else 0
    assert scene.stakes_of("A B C") == [each + extra for each in stakes]


def test_stats_have_neither_floor_nor_ceiling() -> None:
    """HSD-R54."""
    scene = Play("A B").decks().dude("A", "Canada Bill Jones", street=True).dude("B", "Black Bart", street=True)
    scene.chip("B", "Marked Man", "Canada Bill Jones").chip("A", "Marked Man", "Black Bart")
    scene.gear("A", "Rabbit's Foot Fob").gear("A", "Marked Coin").gear("A", "Four-Leaf Clover")
    assert scene.stat("Canada Bill Jones", "skill") == -5
    assert scene.stat("Canada Bill Jones", "luck") == 16
    assert scene.stat("Black Bart", "skill") == -4
    assert scene.shown_down().names_in(int(scene.game.won)) == ["B"]


def test_doc_holliday_looks_at_the_totals_before_they_are_compared() -> None:
    """HSD-R53, HSD-136. `showdown` abilities come after all dudes are face up."""
    scene = Play("A B").decks().dude("A", "Doc Holliday", up=False, street=True)
    scene.dude("B", "Annie Oakley", up=False, street=True).shown_down()
    assert scene.names_in(int(scene.game.won)) == ["A"]
    assert scene.stat("Doc Holliday", "skill") == 10


def test_kicker_chips_are_checked_before_totals_are_compared() -> None:
    """HSD-R53, HSD-90."""
    scene = Play("A B").decks().dude("A", "Maj. Marcus Reno", up=False, street=True)
    scene.chip("A", "Dead Eye", "Maj. Marcus Reno").dude("B", "Pat Garrett", street=True).shown_down()
    assert scene.names_in(int(scene.game.won)) == ["B"]


def test_reveal_abilities_at_the_showdown_start_with_the_lead_bettor() -> None:
    """HSD-R53, HSD-66. B led when the showdown began."""
    scene = (
        Play("A B").decks().dude("A", "Belle Starr", up=False, street=True).hand("A", "Fort Up").hand("B", "Fort Up")
    )
    scene.dude("B", "Belle Starr", up=False, street=True).gear("B", "Trail Coffee").shown_down()
    assert scene.decider == "B"
    scene.plays("B", "refuse")
    assert scene.decider == "A"


def test_four_leaf_clover_wins_ties() -> None:
    """HSD-137, HSD-58."""
    scene = Play("A B").decks().dude("A", "Pat Garrett", street=True).dude("B", "Mary Fields", street=True)
    scene.gear("B", "Four-Leaf Clover").shown_down()
    assert scene.names_in(int(scene.game.won)) == ["B"]


def test_jesse_james_takes_two_dollars_from_each_at_the_showdown() -> None:
    """HSD-138 and the vocabulary's `win`: after the pot is paid out. Concealed he would have been turned up."""
    scene = Play("A B C").decks().pot(15).dude("A", "Jesse James", street=True).dude("B", "Pat Garrett", street=True)
    scene.dude("C", "Jim Bridger", street=True).fight("smarts", "A").plays("A", "check").plays("B", "fold")
    scene.plays("B", "bury").plays("C", "check").all_pass()
    assert scene.stakes_of("A B C") == [117, 100, 98]


def test_losers_bury_everything_and_get_the_chips_of_concealed_gear_back() -> None:
    """HSD-140, HSD-141, HSD-142, HSD-16, HSD-R9, HSD-R21. Dude, gear by position, chips."""
    scene = Play("A B").decks().dude("A", "Black Bart", street=True).gear("A", "Trail Coffee")
    scene.gear("A", "Town Almanac", up=False, money=7).chip("A", "Penny Wise", "Black Bart")
    scene.chip("B", "Bent Copper", "Black Bart").dude("B", "Pat Garrett", street=True).hand("A", "High Noon Sun")
    scene.to_fortune().plays("B", "pass_by").plays("A", "play", "High Noon Sun").plays("B", "pass_by")
    scene.gear("B", "Worn Revolver").plays("A", "pass_by")
    assert scene.deadwood_of("A") == ["Town Almanac", "Trail Coffee", "Black Bart", "High Noon Sun"]
    assert scene.stake_of("A") == 97 + 7
    assert scene.chips_of("A") == ["Penny Wise"]
    assert scene.chips_of("B") == ["Bent Copper"]


def test_a_winner_buries_revealed_gear_before_reinvesting() -> None:
    """HSD-143, HSD-144."""
    scene = Play("A B").decks().dude("A", "Pat Garrett", street=True).gear("A", "Worn Revolver")
    scene.gear("A", "Trail Coffee", up=False).dude("B", "Black Bart", street=True).shown_down()
    assert scene.deadwood_of("A") == ["Worn Revolver"]
    assert scene.verbs() == ["bury", "reinvest"]
    scene.plays("A", "bury")
    assert scene.deadwood_of("A") == ["Trail Coffee", "Pat Garrett", "Worn Revolver"]


def test_several_winners_are_asked_clockwise_from_the_challenger() -> None:
    """HSD-R59, HSD-143."""
    scene = Play("A B C").decks().dude("A", "Pat Garrett", street=True).dude("B", "Mary Fields", street=True)
    scene.dude("C", "Ben Thompson", street=True).shown_down("skill", "B")
    assert scene.decider == "B"
    scene.plays("B", "bury")
    assert scene.decider == "C"
    scene.plays("C", "reinvest")
    assert scene.decider == "A"


def test_all_players_draw_to_five_and_nobody_discards_for_it() -> None:
    """HSD-146, HSD-R60. Those who declined too; then the turn player's turn ends as usual."""
    scene = Play("A B C").decks(20).dude("A", "Pat Garrett", street=True).dude("B", "Black Bart", street=True)
    scene.hand("C", ", ".join(["Fort Up"] * 7)).hand("B", "Fort Up").shown_down().plays("A", "reinvest")
    assert [scene.counts(name)[1] for name in "ABC"] == [5, 5, 7]
    assert scene.stage == Stage.DISCARD
    assert scene.decider == "A"


def test_a_dude_removed_by_an_effect_is_out_and_its_chips_are_in_the_pot() -> None:
    """HSD-R57, HSD-R58, HSD-R45. Chips on its gear go home; the last player left wins without a showdown."""
    own = [card("fortune", "Ambush", "play > foe_dude.street : bury")]
    scene = Play("A B", own=own).decks().pot(10).dude("A", "Pat Garrett", up=False, street=True, money=6)
    scene.dude("B", "Black Bart", up=False, street=True, money=5).gear("B", "Trail Coffee", up=False, money=3)
    scene.chip("A", "Penny Wise", "Black Bart").hand("A", "Ambush")
    scene.to_fortune().plays("A", "play", "Ambush").plays("A", "choose", "Black Bart")
    assert scene.deadwood_of("B") == ["Trail Coffee", "Black Bart"]
    assert scene.chips_of("A") == ["Penny Wise"]
    assert scene.stake_of("B") == 103
    assert scene.stake_of("A") == 99 + 10 + 1 + 5 + 6
    assert not scene.is_up("Pat Garrett")


def test_when_nobody_is_left_the_pot_is_carried_over() -> None:
    """HSD-R58, HSD-202."""
    own = [card("fortune", "Avalanche", "play > all_dudes.street : bury")]
    scene = Play("A B", own=own).decks().pot(10).dude("A", "Pat Garrett", street=True)
    scene.dude("B", "Black Bart", street=True).hand("A", "Avalanche").to_fortune().plays("A", "play", "Avalanche")
    assert scene.game.carried == 11
    assert scene.stage == Stage.DISCARD


def test_no_dollar_that_reaches_the_pot_after_it_was_paid_out_is_lost() -> None:
    """HSD-R57, HSD-R92. Gear that is turned up by a winner's ability pays into an empty pot: it is carried over."""
    own = [card("dude", "Peacock", "win > host_gear.down : reveal", skill=9)]
    scene = Play("A B", own=own).decks().dude("A", "Peacock", street=True).gear("A", "Trail Coffee", up=False, money=8)
    scene.dude("B", "Black Bart", street=True).shown_down().plays("A", "choose", "Trail Coffee").plays("A", "reinvest")
    assert scene.game.carried + scene.game.pot == 8
    scene.plays("A", "done").dude("B", "Luke Short").plays("B", "challenge")
    assert scene.in_pot == 18
