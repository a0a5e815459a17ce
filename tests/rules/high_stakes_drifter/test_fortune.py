"""The fortune step: HSD-32, HSD-120, HSD-129 to HSD-134, HSD-R49 to HSD-R52, HSD-R62, HSD-R98 to HSD-R103."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.words import Stage, Stat, WhyNot

from .play import Play
from .scene import card


def three(over: str = "skill", **hands: str) -> Play:
    """A (skill 6, lead), B (5) and C (4) in the fortune step."""
    scene = Play("A B C").decks().dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", street=True)
    scene.dude("C", "Jim Bridger", street=True)
    for name, cards in hands.items():
        scene.hand(name, cards)
    return scene.to_fortune(over, "A")


def test_players_in_the_shootout_take_turns_from_the_lead_bettor() -> None:
    """HSD-129, HSD-130. One card or a pass, clockwise."""
    scene = three(A="Fort Up, Fort Up", C="High Noon Sun")
    assert scene.verbs() == ["pass_by", "play"]
    scene.plays("A", "play", "Fort Up")
    assert scene.decider == "B"
    assert scene.verbs() == ["pass_by"]
    scene.plays("B", "pass_by")
    assert scene.decider == "C"


def test_only_fortune_cards_are_played_and_only_then() -> None:
    """HSD-129, HSD-131, HSD-70."""
    scene = three(A="Fort Up, Worn Revolver, Black Bart")
    assert scene.refused("A", "play", "Worn Revolver") == WhyNot.ONLY_FORTUNE
    assert scene.refused("A", "play", "Black Bart") == WhyNot.ONLY_FORTUNE
    assert scene.refused("A", "play", "Gotcha Covered") == WhyNot.NOT_IN_YOUR_HAND
    scene = Play("A B").dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", street=True)
    scene.hand("A", "Fort Up").fight()
    assert scene.refused("A", "play", "Fort Up") != WhyNot.ALLOWED
    assert scene.refused("A", "pass_by") == WhyNot.NOT_FORTUNE


def test_a_fortune_card_is_paid_into_the_pot_and_lies_beside_the_dude() -> None:
    """HSD-131, HSD-32, HSD-24. Its modifiers are for the dude of its player."""
    scene = three(A="Fort Up").plays("A", "play", "Fort Up")
    assert scene.stake_of("A") == 95
    assert scene.in_pot == 5
    assert scene.in_street("Fort Up")
    assert scene.is_up("Fort Up")
    assert scene.stat("Heck Thomas", "skill") == 11
    assert scene.stat("Pat Garrett", "skill") == 5


def test_a_pass_is_not_final_and_all_must_pass_in_a_row() -> None:
    """HSD-130, HSD-133, HSD-R49."""
    scene = three(A="Fort Up", C="High Noon Sun")
    scene.plays("A", "pass_by").plays("B", "pass_by").plays("C", "play", "High Noon Sun").plays("A", "play", "Fort Up")
    scene.plays("B", "pass_by").plays("C", "pass_by")
    assert scene.stage == Stage.FORTUNE
    assert scene.decider == "A"
    assert scene.plays("A", "pass_by").stage == Stage.REINVEST


def test_everybody_is_asked_whatever_is_in_the_hand() -> None:
    """HSD-R49."""
    scene = three()
    for name in "ABC":
        assert scene.counts(name)[1] == 0
        scene.plays(name, "pass_by")


def test_enough_chips_must_be_paid_and_too_few_are_put_in_all() -> None:
    """HSD-132, HSD-120, HSD-119, HSD-R50. From then on cards are free for the rest of the shootout."""
    scene = three(A="Fort Up, Gotcha Covered").stakes(A=5).plays("A", "play", "Fort Up")
    assert scene.stake_of("A") == 0
    assert scene.names_in(int(scene.game.all_in)) == ["A"]
    scene = three(A="Fort Up, Gotcha Covered").stakes(A=3).plays("A", "play", "Fort Up")
    assert (scene.stake_of("A"), scene.in_pot) == (0, 3)
    scene.plays("B", "pass_by").plays("C", "pass_by").plays("A", "play", "Gotcha Covered")
    assert scene.in_pot == 3
    assert scene.stat("Heck Thomas", "skill") == 11


def test_an_all_in_player_plays_fortune_cards_free() -> None:
    """HSD-120, HSD-119."""
    scene = Play("A B").stakes(A=0).dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", street=True)
    scene.hand("A", "Fort Up").to_fortune().plays("A", "play", "Fort Up")
    assert (scene.stake_of("A"), scene.in_pot) == (0, 0)


def test_an_f_ability_is_used_instead_of_a_card_and_is_not_a_pass() -> None:
    """HSD-134, HSD-R51, HSD-R99. From a revealed card in saloon or street; it costs what it says."""
    scene = Play("A B").dude("A", "Wild Bill Hickok", street=True).dude("B", "Pat Garrett", street=True)
    scene.dude("B", "Annie Oakley").to_fortune().plays("A", "pass_by").plays("B", "use", "Annie Oakley")
    scene.plays("B", "choose", "Wild Bill Hickok")
    assert scene.stat("Wild Bill Hickok", "skill") == 8
    assert scene.decider == "A"
    scene.plays("A", "use", "Wild Bill Hickok")
    assert (scene.stake_of("A"), scene.in_pot) == (97, 3)
    assert scene.refused("B", "use", "Annie Oakley") == WhyNot.USED_UP
    scene.plays("B", "pass_by")
    assert scene.refused("A", "use", "Wild Bill Hickok") == WhyNot.USED_UP


def test_an_f_ability_needs_its_card_face_up_and_its_player_in_the_shootout() -> None:
    """HSD-134, HSD-R51, HSD-23."""
    scene = three().dude("A", "Annie Oakley", up=False)
    assert scene.refused("A", "use", "Annie Oakley") == WhyNot.CONCEALED
    scene = Play("A B C").dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", street=True)
    scene.dude("C", "Annie Oakley").to_fortune()
    asked = {str(scene.plays("A", "pass_by").decider)}
    assert asked == {"B"}
    assert scene.refused("B", "use", "Annie Oakley") == WhyNot.NOT_YOURS


def test_a_new_lead_does_not_change_the_order_of_the_fortune_step() -> None:
    """HSD-R52, HSD-R34, HSD-105."""
    scene = three(C="High Noon Sun").plays("A", "pass_by").plays("B", "pass_by").plays("C", "play", "High Noon Sun")
    assert scene.lead == "C"
    assert scene.decider == "A"


def test_a_target_must_be_taken_where_there_is_one() -> None:
    """HSD-R62, HSD-60. Concealed dudes included, unless the card says otherwise; with none the card does nothing."""
    scene = Play("A B C").dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", up=False, street=True)
    scene.dude("C", "Jim Bridger", street=True).dude("B", "Luke Short").hand("A", "Dust in the Eyes, Cold Feet")
    scene.to_fortune().plays("A", "play", "Dust in the Eyes")
    assert scene.verbs() == ["choose"]
    assert sorted(scene.can_choose()) == ["Jim Bridger", "Pat Garrett"]
    scene.plays("A", "choose", "Pat Garrett").plays("B", "pass_by").plays("C", "pass_by").plays(
        "A", "play", "Cold Feet"
    )
    assert scene.can_choose() == ["Jim Bridger"]
    scene = Play("A B").dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", up=False, street=True)
    scene.hand("A", "Cold Feet").to_fortune().plays("A", "play", "Cold Feet")
    assert scene.decider == "B"


def test_a_card_may_be_played_for_nothing() -> None:
    """HSD-R98, HSD-53. Echo of the Past as the only fortune card stays itself; an [F] ability needs a target."""
    scene = three(A="Echo of the Past").dude("A", "Poker Alice").plays("A", "play", "Echo of the Past")
    assert scene.stake_of("A") == 96
    assert scene.is_now("Echo of the Past") == "Echo of the Past"
    scene.plays("B", "pass_by").plays("C", "pass_by")
    assert scene.refused("A", "use", "Poker Alice") == WhyNot.NOTHING_TO_REACH


def test_all_bets_off_bars_cards_but_not_abilities_or_passing() -> None:
    """HSD-R99, HSD-59."""
    scene = three(A="All Bets Off", B="Fort Up").dude("B", "Annie Oakley").plays("A", "play", "All Bets Off")
    assert scene.refused("B", "play", "Fort Up") == WhyNot.FORBIDDEN
    assert scene.can("B", "use", "Annie Oakley")
    assert scene.can("B", "pass_by")


def test_a_demand_for_a_fortune_card_bars_the_pass_as_long_as_there_is_one() -> None:
    """HSD-R100, HSD-58."""
    own = [card("fortune", "Dare", "play > foes : must play_fortune @shootout")]
    scene = Play("A B", own=own).dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", street=True)
    scene.hand("A", "Dare").hand("B", "Fort Up").to_fortune().plays("A", "play", "Dare")
    assert scene.refused("B", "pass_by") == WhyNot.DEMANDED
    scene.plays("B", "play", "Fort Up").plays("A", "pass_by")
    assert scene.can("B", "pass_by")


def test_change_of_venue_names_one_of_the_two_other_stats() -> None:
    """HSD-R103, HSD-105. Bets and bars stay; the lead is judged anew."""
    scene = three(A="Change of Venue").plays("A", "play", "Change of Venue")
    assert scene.refused("A", "name_stat", "skill") == WhyNot.STAT_IS_CONTESTED
    scene.plays("A", "name_stat", "smarts")
    assert scene.game.contested == Stat.SMARTS
    assert scene.lead == "C"
    assert scene.names_in(int(scene.game.barred)) == ["A", "B", "C"]
    assert scene.all_pass().names_in(int(scene.game.won)) == ["C"]


def test_lottie_deno_makes_fortune_cards_cheaper() -> None:
    """HSD-58, HSD-131, HSD-R11."""
    scene = three(A="Fort Up").dude("A", "Lottie Deno").plays("A", "play", "Fort Up")
    assert scene.stake_of("A") == 96


def test_fortune_cards_of_a_player_who_has_left_stay_until_the_clean_up() -> None:
    """HSD-R107, HSD-140. They count for Lucky Streak, and their modifiers reach nobody."""
    own = [card("fortune", "Ambush", "play > foe_dude.street : bury")]
    scene = Play("A B C", own=own).decks().dude("A", "Heck Thomas", street=True).dude("B", "Pat Garrett", street=True)
    scene.dude("C", "Jim Bridger", street=True).hand("A", "Fort Up").hand("B", "Ambush").hand("C", "Lucky Streak")
    scene.to_fortune().plays("A", "play", "Fort Up").plays("B", "play", "Ambush").plays("B", "choose", "Heck Thomas")
    assert scene.lies("Fort Up")
    scene.plays("C", "play", "Lucky Streak")
    assert scene.stat("Jim Bridger", "luck") == 2 + 2 * 3
    scene.all_pass()
    assert not scene.lies("Fort Up")
    assert scene.deadwood_of("A") == ["Fort Up", "Heck Thomas"]
