"""Cold Hands: a cycle of antes, turns and one challenge (HSD-177 to HSD-182)."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.words import UNLIMITED, Ending, Stage, Variant, WhyNot

from .play import Play
from .scene import card

COLD = 1 << Variant.COLD_HANDS


def cycle(players: str = "A B C", own: list[str] | None = None, variants: int = 0) -> Play:
    """A cycle is about to begin; A has the badge."""
    scene = Play(players, own, variants=COLD | variants)
    scene.game.stage = Stage.CYCLE
    scene.game.laps = 1
    return scene.on()


def all_stop(scene: Play) -> Play:
    """Nobody takes an action in the turns that are left of the cycle."""
    cycles = int(scene.game.laps)
    while scene.stage == Stage.ACTIONS and scene.game.laps == cycles:
        scene.plays(str(scene.decider), "stop")
    return scene


def test_the_first_hand_is_drawn_once_and_all_ante_before_the_first_turn() -> None:
    """HSD-177, HSD-178, HSD-R80."""
    scene = Play.dealt("A B C", cold_hands=1, first_player=1)
    assert [scene.game.in_hand[seat] for seat in range(3)] == [5, 5, 5]
    assert (scene.stakes_of("A B C"), scene.in_pot) == ([95, 95, 95], 15)
    assert (scene.stage, scene.decider) == (Stage.ACTIONS, "B")


def test_each_player_has_a_turn_of_three_actions_from_the_badge_clockwise() -> None:
    """HSD-179, HSD-R80, HSD-R83. Nobody discards or draws at the end of a turn."""
    scene = cycle().hand("A", "Pat Garrett, Luke Short").deck("A", "Fort Up").stack("A", "Dead Eye, Fast Draw")
    assert (scene.decider, scene.actions) == ("A", 3)
    scene.lays("A", "Pat Garrett").kicks("A", "Dead Eye", "Pat Garrett").kicks("A", "Fast Draw", "Pat Garrett")
    assert (scene.decider, scene.actions) == ("B", 3)
    assert scene.hand_of("A") == ["Luke Short"]
    scene.plays("B", "stop")
    assert scene.decider == "C"


def test_nobody_challenges_in_a_turn() -> None:
    """HSD-179, HSD-180."""
    scene = cycle().dude("A", "Pat Garrett")
    assert scene.refused("A", "challenge") == WhyNot.NO_CHALLENGE_NOW


def test_after_the_turns_the_badge_holder_challenges_without_another_ante() -> None:
    """HSD-180, HSD-R80. It is no obstacle that this is the first cycle (HSD-72)."""
    scene = cycle().dude("A", "Pat Garrett").dude("B", "Jim Bridger").dude("C", "Luke Short")
    scene.first_turn("A", "B", "C")
    all_stop(scene)
    assert (scene.stage, scene.decider) == (Stage.STAT, "A")
    assert (scene.stakes_of("A B C"), scene.in_pot) == ([95, 95, 95], 15)


def test_without_a_dude_of_the_badge_holder_the_next_player_with_one_challenges() -> None:
    """HSD-R81."""
    scene = all_stop(cycle().dude("C", "Luke Short"))
    assert (scene.stage, scene.decider) == (Stage.STAT, "C")


def test_without_any_dude_the_pot_is_kept_and_the_next_cycle_begins() -> None:
    """HSD-182, HSD-R81, HSD-R92. The antes of two cycles lie in the pot, and B has the badge."""
    scene = cycle().hand("A", "Worn Revolver").deck("A", "Fort Up, High Noon Sun, Gotcha Covered, Trail Coffee")
    all_stop(scene)
    assert (scene.stakes_of("A B C"), scene.in_pot) == ([90, 90, 90], 30)
    assert (scene.stage, scene.decider) == (Stage.ACTIONS, "B")
    assert "Worn Revolver" in scene.deadwood_of("A") + scene.hand_of("A")


def test_after_the_shootout_every_hand_is_discarded_and_five_new_cards_are_drawn() -> None:
    """HSD-181, HSD-182, HSD-R83. Also the hand of somebody who declined; nobody draws before that."""
    scene = cycle().dude("A", "Pat Garrett").dude("B", "Jim Bridger").dude("C", "Luke Short")
    for name in "ABC":
        scene.hand(name, "Worn Revolver, Fort Up").deck(name, ", ".join(["Trail Coffee"] * 9))
    all_stop(scene).plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    scene.plays("B", "enter", "Jim Bridger").plays("C", "decline").all_check().all_pass()
    assert [scene.hand_of(name) for name in "ABC"] == [["Trail Coffee"] * 5] * 3
    assert [scene.counts(name) for name in "ABC"] == [(4, 5, 3), (4, 5, 3), (4, 5, 2)]
    assert scene.decider == "B"  # the badge has gone to the left
    assert scene.lies("Luke Short")


def test_winner_and_loser_bury_what_lies_in_the_street() -> None:
    """HSD-181, HSD-R82, HSD-R56. The winner is not asked to reinvest; chips on concealed gear return."""
    scene = cycle("A B").dude("A", "Pat Garrett").chip("A", "Hair Trigger", "Pat Garrett")
    scene.gear("A", "Worn Revolver", up=False, money=7).dude("B", "Jim Bridger")
    all_stop(scene).plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    scene.plays("B", "enter", "Jim Bridger").all_check().nobody_reveals().all_pass()
    assert not scene.lies("Pat Garrett")
    assert not scene.lies("Worn Revolver")
    assert not scene.lies("Jim Bridger")
    assert scene.chips_of("A") == ["Hair Trigger"] or scene.stack_of("A") == ["Hair Trigger"]
    assert scene.stakes_of("A B") == [95 + 10 + 7 - 5, 95 - 5]  # and the antes of the next cycle


def test_a_folder_may_reinvest() -> None:
    """HSD-R82. That dude has left the street before the shootout ends, and stays from cycle to cycle (HSD-R83)."""
    scene = cycle("A B").dude("A", "Pat Garrett").dude("B", "Jim Bridger")
    all_stop(scene).plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    scene.plays("B", "enter", "Jim Bridger").plays("A", "fold").plays("A", "reinvest")
    assert scene.lies("Pat Garrett")
    assert scene.on_card("Pat Garrett") == 4
    assert not scene.lies("Jim Bridger")
    assert scene.stage == Stage.ACTIONS


def test_an_unopposed_challenge_ends_the_cycle_too() -> None:
    """HSD-R82, HSD-R31. The dude goes back as it was; hands are discarded."""
    scene = cycle("A B").dude("A", "Pat Garrett", up=False, money=5).hand("B", "Fort Up").deck("B", "Trail Coffee")
    all_stop(scene).plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    assert scene.stakes_of("A B") == [95 + 10 - 5, 95 - 5]
    assert scene.lies("Pat Garrett")
    assert scene.on_card("Pat Garrett") == 5
    assert not scene.is_up("Pat Garrett")
    assert scene.decider == "B"
    assert sorted(scene.hand_of("B")) == ["Fort Up", "Trail Coffee"]  # the deck ran out (HSD-R111)


def test_a_new_deck_already_has_the_hand_just_discarded() -> None:
    """HSD-R111, HSD-76."""
    scene = cycle("A B").hand("A", "Fort Up, High Noon Sun, Trail Coffee, Worn Revolver, Steady Mule")
    scene.deck("A", "Gotcha Covered, Marked Coin")
    all_stop(scene)
    assert {"Gotcha Covered", "Marked Coin"} < set(scene.hand_of("A"))
    assert scene.counts("A") == (2, 5, 0)


def test_a_hand_without_dudes_is_exchanged_at_the_initial_draw_only() -> None:
    """HSD-R111, HSD-50."""
    gear = "54 Trail Coffee"
    scene = Play.dealt("A B", {"A": gear, "B": gear}, cold_hands=1, first_player=0)
    assert scene.counts("A") == (44, 5, 5)
    all_stop(scene)
    assert scene.counts("A") == (39, 5, 10)


def test_a_short_stake_at_the_antes_of_a_cycle_ends_the_game() -> None:
    """HSD-R80."""
    scene = Play("A B", variants=COLD).stakes(A=50, B=4)
    scene.game.stage = Stage.CYCLE
    scene.on()
    assert scene.game.ending == Ending.ANTE
    assert (scene.stakes_of("A B"), scene.winners) == ([50, 4], ["A"])


def test_it_is_repeated_until_somebody_cannot_ante() -> None:
    """HSD-182. Two players whose hands never hold a dude: the pot belongs to nobody (HSD-R68)."""
    gear = "54 Trail Coffee"
    scene = Play.dealt("A B", {"A": gear, "B": gear}, cold_hands=1)
    scene.each("stop", Stage.ACTIONS)
    assert scene.game.ending == Ending.ANTE
    assert (scene.stakes_of("A B"), int(scene.game.carried)) == ([0, 0], 200)


def test_every_turn_of_a_cycle_is_a_turn_for_abilities() -> None:
    """HSD-R111. Triggers of the turn, and what can be used once a turn."""
    own = [card("dude", "Scout", "turn_start > me : draw 1", "turn_end > me : draw 1", "gear > me : draw 1 #1")]
    scene = Play("A B", own, variants=COLD).dude("B", "Scout").deck("B", ", ".join(["Trail Coffee"] * 20))
    scene.game.stage = Stage.CYCLE
    scene.plays("A", "stop")
    assert len(scene.hand_of("B")) == 1
    scene.plays("B", "use", "Scout", 2)
    assert scene.refused("B", "use", "Scout", 2) == WhyNot.USED_UP
    assert scene.actions == 2
    scene.plays("B", "stop")
    assert len(scene.hand_of("B")) == 3
    scene.plays("B", "name_stat", "skill").plays("B", "enter", "Scout")  # no action is taken for it
    assert (scene.decider, len(scene.hand_of("B"))) == ("B", 6)  # five new ones, and one for the next turn
    assert scene.can("B", "use", "Scout", 2)


def test_an_effect_of_a_turn_ends_with_that_turn_of_the_cycle() -> None:
    """HSD-R111."""
    own = [card("dude", "Scout", "gear > self : mod skill +5 @turn #1")]
    scene = cycle("A B", own).dude("A", "Scout").plays("A", "use", "Scout", 0)
    assert scene.stat("Scout", "skill") == 8
    scene.plays("A", "stop")
    assert scene.stat("Scout", "skill") == 3


def test_in_whirlwind_only_the_very_first_turn_of_the_game_has_three_actions() -> None:
    """HSD-R93, HSD-205. Not the first turn of the second cycle, in which the first player is the last to act."""
    gear = "54 Trail Coffee"
    scene = Play.dealt("A B", {"A": gear, "B": gear}, cold_hands=1, whirlwind=1, first_player=0)
    assert (scene.decider, scene.actions) == ("A", 3)
    scene.plays("A", "stop")
    assert scene.actions == UNLIMITED
    scene.plays("B", "stop").plays("B", "stop")
    assert (scene.decider, scene.actions) == ("A", UNLIMITED)


def test_a_hundred_cycles_are_a_hundred_turns_of_everybody() -> None:
    """HSD-R67, HSD-179."""
    scene = cycle("A B C").dude("A", "Pat Garrett")
    scene.game.laps = scene.game.max_turns - 1
    all_stop(scene).plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    assert scene.game.ending == Ending.TURN_LIMIT
