"""Revealing gear in a shootout: HSD-123 to HSD-128, HSD-R34, HSD-R46 to HSD-R48, HSD-R106."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.sight.veil import veil
from sixgun.games.high_stakes_drifter.words import Stage, WhyNot

from .play import Play


def armed() -> Play:
    """A (skill 6, two gear cards), B (5, one) and C (4, none); nobody has bet."""
    scene = Play("A B C").decks().dude("A", "Heck Thomas", street=True).gear("A", "Trail Coffee", up=False, money=5)
    scene.gear("A", "Town Almanac", up=False, money=2).dude("B", "Pat Garrett", street=True)
    scene.gear("B", "Worn Revolver", up=False, money=3).dude("C", "Jim Bridger", street=True)
    return scene.fight().all_check()


def test_one_concealed_card_from_the_own_dude_in_the_shootout() -> None:
    """HSD-123."""
    scene = (
        armed().dude("A", "Luke Short").gear("A", "Marked Coin", up=False).gear("A", "Pocket Ledger", on="Heck Thomas")
    )
    assert scene.stage == Stage.GEAR
    assert scene.refused("A", "reveal", "Worn Revolver") == WhyNot.NOT_YOUR_GEAR
    assert scene.refused("A", "reveal", "Marked Coin") == WhyNot.NOT_YOUR_GEAR
    assert scene.refused("A", "reveal", "Pocket Ledger") == WhyNot.NOT_YOUR_GEAR  # face up already
    assert scene.refused("A", "reveal", "Heck Thomas") == WhyNot.NOT_YOUR_GEAR
    scene.plays("A", "reveal", "Town Almanac")
    assert scene.decider == "B"


def test_announced_one_after_the_other_and_turned_up_together() -> None:
    """HSD-124, HSD-125. The chips go to the pot at once; what the card is shows only when all have announced."""
    scene = armed().plays("A", "reveal", "Trail Coffee")
    assert scene.in_pot == 5
    assert not scene.is_up("Trail Coffee")
    view = scene.game.copy()
    veil(view, scene.seat("B"))
    assert view.announced[0] == scene.slot("Trail Coffee")
    assert view.kind[scene.slot("Trail Coffee")] != scene.card("Trail Coffee")
    scene.plays("B", "reveal", "Worn Revolver")
    assert scene.in_pot == 8
    assert scene.is_up("Trail Coffee")
    assert scene.is_up("Worn Revolver")


def test_after_a_reveal_there_is_another_betting_round_and_another_chance() -> None:
    """HSD-101, HSD-126, HSD-105. It begins with the lead bettor of that moment."""
    scene = armed().plays("A", "reveal_none").plays("B", "reveal", "Worn Revolver")
    assert scene.stage == Stage.BET
    assert scene.lead == scene.decider == "B"
    assert scene.can("B", "bet", 1)


def test_who_reveals_none_is_not_asked_again_but_goes_on_betting() -> None:
    """HSD-127, HSD-R46. C has no gear and counts as choosing not to."""
    scene = armed().plays("A", "reveal_none").plays("B", "reveal", "Worn Revolver")
    assert scene.names_in(int(scene.game.barred)) == ["A", "C"]
    scene.plays("B", "check").plays("C", "check").plays("A", "check")
    assert scene.stage == Stage.FORTUNE
    assert not scene.is_up("Trail Coffee")


def test_when_nobody_reveals_the_fortune_step_begins_without_a_bet() -> None:
    """HSD-128, HSD-129."""
    scene = armed().plays("A", "reveal_none").plays("B", "reveal_none")
    assert scene.stage == Stage.FORTUNE
    assert scene.refused("A", "reveal", "Trail Coffee") == WhyNot.NOT_REVEALING
    assert scene.refused("A", "bet", 1) == WhyNot.NOT_BETTING


def test_spare_ace_lifts_the_bar_on_its_player_but_not_the_end_of_the_step() -> None:
    """HSD-R106, HSD-127, HSD-128."""
    scene = (
        armed().gear("A", "Spare Ace", on="Heck Thomas").plays("A", "reveal_none").plays("B", "reveal", "Worn Revolver")
    )
    scene.all_check()
    assert scene.can("A", "reveal", "Trail Coffee")
    scene.plays("A", "reveal_none")
    assert scene.stage == Stage.FORTUNE


def test_a_new_lead_bettor_does_not_interrupt_the_announcements() -> None:
    """HSD-R34. Cards revealed together are judged once, after their effects."""
    scene = armed().plays("A", "reveal", "Town Almanac")
    assert scene.lead == "A"
    scene.plays("B", "reveal", "Worn Revolver")
    assert scene.lead == "B"


def test_a_card_turned_up_by_an_effect_pays_its_chips_and_brings_no_betting_round() -> None:
    """HSD-R47, HSD-128. Wanted Poster turns up a dude in the gear step, Sleeve Derringer itself in the fortune step."""
    scene = Play("A B").dude("A", "Heck Thomas", street=True).gear("A", "Wanted Poster", up=False)
    scene.gear("A", "Sleeve Derringer", up=False, money=6).dude("B", "Black Bart", up=False, street=True, money=9)
    scene.fight().all_check().plays("A", "reveal", "Wanted Poster").plays("A", "choose", "Black Bart")
    assert scene.is_up("Black Bart")
    assert scene.in_pot == 9
    scene.all_check().plays("A", "reveal_none").plays("A", "use", "Sleeve Derringer")
    assert scene.in_pot == 15
    assert scene.stage == Stage.FORTUNE


def test_all_are_face_up_before_any_ability_resolves() -> None:
    """HSD-R48. The lead bettor's ability first, then the next; Dynamite Crate finds the other's card face up."""
    scene = Play("A B").dude("A", "Heck Thomas", street=True).gear("A", "Worn Revolver", up=False)
    scene.dude("B", "Pat Garrett", street=True).gear("B", "Dynamite Crate", up=False)
    scene.fight("skill", "A").all_check().plays("A", "reveal", "Worn Revolver").plays("B", "reveal", "Dynamite Crate")
    assert scene.can_choose() == ["Worn Revolver"]
    scene.plays("B", "choose", "Worn Revolver")
    assert scene.deadwood_of("A") == ["Worn Revolver"]
    assert scene.lead == "B"  # 5 + 2 against 6, judged after the effects


def test_kicker_chips_are_checked_before_abilities() -> None:
    """HSD-R48, HSD-90."""
    scene = Play("A B").dude("A", "Heck Thomas", street=True).gear("A", "Wanted Poster", up=False)
    scene.dude("B", "Poker Alice", up=False, street=True).chip("B", "Dead Eye", "Poker Alice")
    scene.fight().all_check().plays("A", "reveal", "Wanted Poster").plays("A", "choose", "Poker Alice")
    assert scene.chips_on("Poker Alice") == []
    assert scene.chips_of("B") == ["Dead Eye"]


def test_pearl_handled_pair_bars_raises_in_the_round_that_follows() -> None:
    """HSD-59, HSD-101. `forbid raise @round` ends with that round."""
    scene = armed().gear("B", "Pearl-Handled Pair", on="Pat Garrett", up=False).plays("A", "reveal", "Town Almanac")
    scene.plays("B", "reveal", "Pearl-Handled Pair")
    assert scene.lead == "B"
    scene.plays("B", "bet", 1)
    assert scene.refused("C", "raise_by", 1) == WhyNot.FORBIDDEN
    scene.plays("C", "call").plays("A", "call").plays("B", "reveal", "Worn Revolver").plays("A", "reveal_none")
    scene.plays("B", "bet", 1)
    assert scene.can("C", "raise_by", 1)
