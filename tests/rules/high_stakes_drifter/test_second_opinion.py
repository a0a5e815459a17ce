"""Rules about which the room once differed from the naive referee."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.words import Stage, Told, Variant

from .play import Play
from .scene import card


def arrivals(scene: Play, name: str) -> list[str]:
    """A player's dudes in the saloon in the order of arrival."""
    game, seat = scene.game, scene.seat(name)
    slots = [int(slot) for slot in game.order[: game.lying] if int(game.lies[slot]) & 7 == seat]
    return [scene.cards.cards[game.printed[slot]].name for slot in slots if game.host[slot] < 0]


def test_a_dude_that_nobody_accepted_comes_back_as_the_latest_arrival() -> None:
    """HSD-R31, HSD-R95. As a reinvested dude does."""
    scene = Play("A B").decks().dude("A", "Heck Thomas", money=5).dude("A", "Pat Garrett", money=4)
    scene.gear("A", "Worn Revolver", on="Heck Thomas").gear("A", "Trail Coffee", on="Heck Thomas")
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Heck Thomas")
    assert arrivals(scene, "A") == ["Pat Garrett", "Heck Thomas"]
    assert scene.on_dude("Heck Thomas") == ["Worn Revolver", "Trail Coffee"]


def test_the_lead_is_judged_anew_before_a_folder_reinvests() -> None:
    """HSD-R35."""
    scene = Play("A B C").dude("A", "Jim Bridger", street=True).dude("B", "Heck Thomas", street=True)
    scene.dude("C", "Pat Garrett", street=True).fight("skill", "A")
    assert scene.lead == "B"
    scene.plays("B", "fold")
    assert scene.stage == Stage.FOLDED
    assert scene.lead == "C"


def test_a_folded_dude_is_neither_in_the_street_nor_in_the_saloon_for_abilities() -> None:
    """HSD-R121. Wyatt Earp takes a point of skill from opposing dudes in the shootout, and no longer from this one."""
    scene = Play("A B C").dude("A", "Wyatt Earp", street=True).dude("B", "Heck Thomas", street=True)
    scene.dude("C", "Pat Garrett", street=True).fight("skill", "A")
    assert scene.stat("Heck Thomas", "skill") == 5
    while scene.decider != "B":
        scene.plays(str(scene.decider), "check")
    scene.plays("B", "fold")
    assert scene.stage == Stage.FOLDED
    assert scene.stat("Heck Thomas", "skill") == 6
    assert scene.stat("Pat Garrett", "skill") == 4


def test_showdown_abilities_go_by_who_led_when_the_showdown_began() -> None:
    """HSD-R53. B leads when it begins; turning up gives A the lead, but B's ability still comes first."""
    own = [card("dude", name, "showdown > me : skim 1", skill=skill) for name, skill in (("Fast", 9), ("Slow", 1))]
    scene = Play("A B", own=own).pot(30).dude("A", "Fast", up=False, street=True)
    scene.dude("B", "Slow", up=False, street=True).gear("B", "Worn Revolver").to_fortune("skill", "A")
    assert scene.lead == "B"
    scene.all_pass()
    assert scene.lead == "A"
    assert [seat for seat, _, _ in scene.told(Told.SKIMMED)] == [scene.seat("B"), scene.seat("A")]


def test_only_the_very_first_turn_of_whirlwind_is_limited_in_later_cycles_of_cold_hands_too() -> None:
    """HSD-205, HSD-R93. The player who began has any number of actions when the badge has moved on."""
    scene = Play.dealt("A B", first_player=0, cold_hands=1, whirlwind=1)
    assert scene.decider == "A"
    assert scene.actions == 3
    scene.plays("A", "stop").plays("B", "stop")  # nobody has a dude: the next cycle begins with B
    assert scene.decider == "B"
    scene.plays("B", "stop")
    assert scene.decider == "A"
    assert scene.actions > 3
    assert scene.game.variants >> Variant.WHIRLWIND & 1


def test_the_chips_on_the_last_dude_of_a_quick_start_stay_there_when_the_other_folds() -> None:
    """HSD-R73, HSD-R75, HSD-S3. Unlike HSD-R45."""
    scene = Play("A B", quick_start=1).stakes(A=85, B=84).pot(10)
    scene.dude("A", "Henry Meek", up=False, street=True, money=6)
    scene.dude("B", "Col. Frederick Benteen", up=False, street=True, money=7)
    scene.game.contested = -1
    scene.game.challenger = scene.game.turn = scene.game.badge = 0
    scene.game.stage = Stage.SHOOTOUT
    scene.plays("A", "bet", 10).plays("B", "fold")
    assert scene.stakes_of("A B") == [102, 84]
    assert scene.on_card("Henry Meek") == 6


def test_more_actions_come_to_nothing_once_a_challenge_is_issued() -> None:
    """HSD-71, vocabulary `action`. So the clause has not taken place, and its `then` does not follow."""
    own = [card("dude", "Hustler", "fortune > me : action 2 #1 ; then > me : skim 1")]
    scene = Play("A B", own=own).pot(10).dude("A", "Hustler", street=True).dude("B", "Jim Bridger", street=True)
    scene.to_fortune("skill", "A")
    actions = scene.actions
    while scene.decider != "A":
        scene.plays(str(scene.decider), "pass_by")
    scene.plays("A", "use", "Hustler")
    assert scene.actions == actions
    assert scene.in_pot == 10


def test_becoming_a_copy_by_an_ability_does_not_reopen_the_question_who_leads() -> None:
    """HSD-105, HSD-R34. Nothing was played or revealed. Of several targets the first is copied."""
    own = [card("fortune", "Chameleon", "fortune > all_gear.up : copy #1", cost=0)]
    scene = Play("A B", own=own).dude("A", "Jim Bridger", street=True).dude("B", "Pat Garrett", street=True)
    scene.gear("B", "Worn Revolver").gear("B", "Lever-Action Rifle").hand("A", "Chameleon").to_fortune("skill", "A")
    assert scene.lead == "B"
    scene.plays("B", "pass_by").plays("A", "play", "Chameleon").plays("B", "pass_by").plays("A", "use", "Chameleon")
    copied = scene.told(Told.COPIED)
    assert [what for _, what, _ in copied] == [scene.card("Worn Revolver")]
    assert scene.lead == "B"


def test_cold_hands_passes_over_a_badge_holder_whose_dudes_cannot_challenge() -> None:
    """HSD-59, HSD-R81, HSD-R124. B, the next player with a dude that may, is the challenger."""
    own = [card("dude", "Coward", "static > self : forbid challenge")]
    scene = Play("A B", own=own, variants=1 << Variant.COLD_HANDS).dude("A", "Coward").dude("B", "Pat Garrett")
    scene.turn_of("B").game.badge = scene.seat("A")
    scene.plays("B", "stop")
    assert (scene.stage, scene.decider) == (Stage.STAT, "B")


def test_what_lasts_for_a_betting_round_ends_when_all_but_one_have_folded() -> None:
    """HSD-114, duration `round`."""
    own = [card("dude", "Braggart", "round > self : mod skill +2 @round")]
    scene = Play("A B", own=own).decks().dude("A", "Braggart", street=True).dude("B", "Jim Bridger", street=True)
    scene.fight("skill", "A")
    assert scene.stat("Braggart", "skill") == 5
    scene.plays("B", "fold").plays("B", "bury")
    assert (scene.stage, scene.decider) == (Stage.REINVEST, "A")
    assert scene.stat("Braggart", "skill") == 3


def quick_start_shootout() -> Play:
    """A and B in the shootout of a quick-start game, before the first bet."""
    scene = Play("A B", quick_start=1).pot(10).dude("A", "Henry Meek", up=False, street=True)
    scene.dude("B", "Col. Frederick Benteen", up=False, street=True).gear("B", "Worn Revolver")
    scene.game.contested = -1
    scene.game.challenger = scene.game.turn = scene.game.badge = 0
    scene.game.stage = Stage.SHOOTOUT
    return scene


def test_nothing_is_buried_when_a_quick_start_ends_with_a_fold() -> None:
    """HSD-R73, HSD-R75."""
    scene = quick_start_shootout().plays("A", "bet", 5).plays("B", "fold")
    assert scene.stage == Stage.OVER
    assert scene.on_dude("Col. Frederick Benteen") == ["Worn Revolver"]


def test_a_quick_start_has_no_contested_stat_to_change() -> None:
    """HSD-165, HSD-171, vocabulary `contest`. Nobody is asked for a stat."""
    scene = quick_start_shootout().hand("A", "Change of Venue")
    scene.all_check().nobody_reveals().plays("A", "play", "Change of Venue")
    assert (scene.stage, scene.decider) == (Stage.FORTUNE, "B")
    assert scene.game.contested == -1


def test_abilities_of_winning_do_not_resolve_in_a_quick_start() -> None:
    """HSD-172, HSD-R75. The game is over with the pot: the gear brings nothing any more."""
    own = [card("gear", "Lucky Chip", "win > foes : take 5")]
    scene = Play("A B", own=own, quick_start=1).pot(10).dude("A", "Henry Meek", up=False, street=True)
    scene.gear("A", "Lucky Chip").dude("B", "Col. Frederick Benteen", up=False, street=True)
    scene.game.contested = -1
    scene.game.challenger = scene.game.turn = scene.game.badge = 0
    scene.game.stage = Stage.SHOOTOUT
    scene.plays("A", "bet", 5).plays("B", "fold")
    assert scene.stage == Stage.OVER
    assert scene.stakes_of("A B") == [110, 100]
