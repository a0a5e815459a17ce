"""Reinvesting: HSD-118, HSD-143 to HSD-150, HSD-R42 to HSD-R44, HSD-R56, HSD-R66."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.words import Stage, WhyNot

from .play import Play
from .scene import card


def won(up: bool = True, stake: int = 50) -> Play:
    """A has won with Heck Thomas ($6), who carries Trail Coffee ($3, concealed) and a kicker chip."""
    scene = Play("A B").decks().stakes(A=stake).dude("A", "Heck Thomas", up=up, street=True)
    scene.gear("A", "Trail Coffee", up=False, money=3).chip("A", "Hair Trigger", "Heck Thomas")
    return scene.dude("B", "Black Bart", street=True).shown_down()


def test_a_winner_moves_the_dude_back_to_the_saloon_for_its_cost_less_a_dollar() -> None:
    """HSD-145, HSD-147, HSD-148, HSD-149, HSD-150."""
    scene = won().plays("A", "reinvest")
    assert not scene.in_street("Heck Thomas")
    assert not scene.in_street("Trail Coffee")
    assert scene.on_card("Heck Thomas") == 5
    assert scene.stake_of("A") == 45
    assert scene.on_dude("Heck Thomas") == ["Trail Coffee"]
    assert scene.on_card("Trail Coffee") == 3
    assert scene.chips_on("Heck Thomas") == ["Hair Trigger A"]


def test_a_dude_that_was_concealed_until_the_showdown_counts_as_revealed() -> None:
    """HSD-149, HSD-135."""
    assert won(up=False).plays("A", "reinvest").on_card("Heck Thomas") == 5


def test_a_winner_who_does_not_reinvest_buries_all_and_gets_the_chips_of_concealed_gear() -> None:
    """HSD-144, HSD-R56."""
    scene = won().plays("A", "bury")
    assert scene.deadwood_of("A") == ["Trail Coffee", "Heck Thomas"]
    assert scene.chips_of("A") == ["Hair Trigger"]
    assert scene.stake_of("A") == 53


def test_who_cannot_pay_does_not_reinvest() -> None:
    """HSD-148, HSD-147. Everybody sees that a revealed dude cannot be paid for, so there is no question."""
    scene = won(stake=4)
    assert not scene.lies("Heck Thomas")
    assert scene.stake_of("A") == 7
    assert won(stake=5).can("A", "reinvest")


def test_a_loser_is_not_asked() -> None:
    """HSD-147, HSD-141."""
    scene = won()
    assert not scene.lies("Black Bart")
    assert scene.plays("A", "bury").stage == Stage.DISCARD


@pytest.mark.parametrize(("up", "price"), [(True, 5), (False, 6)])
def test_a_folder_may_reinvest_a_concealed_dude_at_its_printed_cost(up: bool, price: int) -> None:
    """HSD-118, HSD-147, HSD-148, HSD-R43. It stays concealed, and nothing more may be laid on it."""
    scene = (
        Play("A B").decks().dude("A", "Heck Thomas", up=up, street=True, money=9).gear("A", "Trail Coffee", up=False)
    )
    scene.chip("B", "Dead Eye", "Heck Thomas").dude("B", "Pat Garrett", street=True).fight("skill", "A")
    scene.plays("A", "fold").plays("A", "reinvest")
    assert scene.on_card("Heck Thomas") == price
    assert scene.is_up("Heck Thomas") == up
    assert scene.chips_on("Heck Thomas") == ["Dead Eye A"]  # an overflow stays unchecked
    assert scene.on_dude("Heck Thomas") == ["Trail Coffee"]


def test_whether_a_concealed_dude_can_be_paid_for_is_a_secret() -> None:
    """HSD-R43, HSD-R66. A folder is asked although the stake does not reach."""
    scene = Play("A B").stakes(A=5).decks().dude("A", "Heck Thomas", up=False, street=True)
    scene.dude("B", "Pat Garrett", street=True).fight("skill", "B").plays("B", "check").plays("A", "fold")
    assert scene.refused("A", "reinvest") == WhyNot.CANNOT_PAY_BACK
    assert scene.plays("A", "bury").deadwood_of("A") == ["Heck Thomas"]


def test_chips_on_a_folders_concealed_gear_stay_or_return() -> None:
    """HSD-R44, HSD-150, HSD-117."""
    for verb, stake in (("reinvest", 95), ("bury", 108)):
        scene = Play("A B C").decks().dude("A", "Heck Thomas", street=True).gear("A", "Trail Coffee", up=False, money=8)
        scene.gear("A", "Worn Revolver").dude("B", "Pat Garrett", street=True).dude("C", "Jim Bridger", street=True)
        scene.fight().plays("A", "fold").plays("A", verb)
        assert scene.stake_of("A") == stake
        assert "Worn Revolver" in scene.deadwood_of("A")
        assert scene.lies("Trail Coffee") == (verb == "reinvest")


def test_a_later_bar_does_not_undo_a_folders_reinvestment() -> None:
    """HSD-R42, HSD-59."""
    scene = Play("A B C").decks().dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", street=True)
    scene.dude("C", "Jim Bridger", street=True).hand("B", "No Quarter").fight().plays("A", "fold")
    scene.plays("A", "reinvest").plays("B", "check").plays("C", "check").plays("B", "play", "No Quarter").all_pass()
    assert scene.lies("Heck Thomas")
    assert not scene.lies("Pat Garrett")
    assert scene.stage == Stage.DISCARD


def test_a_dude_that_must_be_reinvested_is_unless_it_cannot_be_paid_for() -> None:
    """HSD-R66, HSD-58, HSD-60. Borrowed Time demands it of its player's dude."""
    for stake, is_asked in ((50, True), (4, False)):
        scene = Play("A B").decks().stakes(A=stake).dude("A", "Heck Thomas", street=True).hand("A", "Borrowed Time")
        scene.dude("B", "Black Bart", street=True).to_fortune().plays("A", "play", "Borrowed Time").all_pass()
        if is_asked:
            assert scene.refused("A", "bury") == WhyNot.DEMANDED
            scene.plays("A", "reinvest")
        assert scene.lies("Heck Thomas") == is_asked


def test_reinvesting_is_not_made_cheaper_by_abilities_about_prices() -> None:
    """HSD-148 and the vocabulary's `cost`."""
    own = [card("dude", "Agent", "static > me : cost any -3")]
    scene = Play("A B", own=own).decks().dude("A", "Agent").dude("A", "Heck Thomas", street=True)
    scene.dude("B", "Black Bart", street=True).shown_down().plays("A", "reinvest")
    assert scene.on_card("Heck Thomas") == 5


def test_a_reinvested_dude_is_the_last_to_have_arrived() -> None:
    """HSD-R95, HSD-145. Its gear follows it in the order it had."""
    scene = Play("A B").decks().dude("A", "Heck Thomas", street=True).gear("A", "Trail Coffee", up=False)
    scene.gear("A", "Town Almanac", up=False).dude("A", "Luke Short").dude("B", "Black Bart", street=True)
    scene.shown_down().plays("A", "reinvest")
    order = [scene.cards.cards[scene.game.printed[slot]].name for slot in scene.game.order[: scene.game.lying]]
    assert order == ["Luke Short", "Heck Thomas", "Trail Coffee", "Town Almanac"]


def test_there_is_nothing_to_reinvest_at_other_times() -> None:
    """HSD-147."""
    scene = Play("A B").dude("A", "Heck Thomas")
    assert scene.refused("A", "reinvest") == WhyNot.NOT_REINVESTING
    assert scene.refused("A", "bury") == WhyNot.NOT_REINVESTING


def test_what_the_clean_up_sets_off_resolves_before_a_winner_is_asked() -> None:
    """HSD-R120. Both Faithful Hounds are buried first; then each of their players draws a card."""
    scene = Play("A B").decks().dude("A", "Heck Thomas", street=True).gear("A", "Faithful Hound")
    scene.dude("B", "Black Bart", street=True).gear("B", "Faithful Hound").shown_down()
    assert scene.can("A", "reinvest")
    assert not scene.lies("Faithful Hound")
    assert [len(scene.hand_of(name)) for name in "AB"] == [1, 1]
