"""The quick-start game: two players, one deck, one shootout."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.printed import card_numbers
from sixgun.games.high_stakes_drifter.words import STAKE, Ending, Stage, Told, WhyNot

from .play import Play
from .scene import card

FIRST_SHOOTOUT = house_set().decks[2].deck


def quick(own: list[str] | None = None) -> Play:
    """Sam and Jane; Sam has the turn."""
    return Play("Sam Jane", own, quick_start=1)


def equipped(own: list[str] | None = None) -> Play:
    """Each has a dude with two gear cards, all concealed; those of HSD-S3."""
    scene = quick(own).stakes(Sam=90, Jane=89)
    scene.dude("Sam", "Henry Meek", up=False, money=6).gear("Sam", "Plains Saddle", up=False, money=2)
    scene.gear("Sam", "Worn Revolver", up=False, money=2)
    scene.dude("Jane", "Col. Frederick Benteen", up=False, money=7).gear("Jane", "Dazzling Smile", up=False, money=2)
    return scene.gear("Jane", "Town Almanac", up=False, money=2)


def fighting(own: list[str] | None = None) -> Play:
    """Sam has challenged with Henry Meek, and Jane has accepted with Benteen."""
    scene = equipped(own).plays("Sam", "challenge").plays("Sam", "enter", "Henry Meek")
    return scene.plays("Jane", "enter", "Col. Frederick Benteen")


def in_fortune_step(own: list[str] | None = None) -> Play:
    """Nobody has bet or revealed gear."""
    return fighting(own).all_check().nobody_reveals()


def test_two_players_have_equal_stakes_and_no_kicker_chips() -> None:
    """HSD-151, HSD-155, HSD-R69."""
    scene = Play.dealt("Sam Jane", quick_start=1)
    assert scene.stakes_of("Sam Jane") == [STAKE, STAKE]
    assert not scene.game.stack.any()
    assert scene.refused(str(scene.decider), "play_chip", "Dead Eye") == WhyNot.NO_KICKERS


def test_both_draw_five_cards_from_the_same_deck() -> None:
    """HSD-152, HSD-153, HSD-156. Together hands and deck are the one quick-start deck."""
    scene = Play.dealt("Sam Jane", quick_start=1)
    assert scene.counts("Sam") == scene.counts("Jane") == (44, 5, 0)
    there = [*scene.game.pile[0, :49], *scene.game.pile[1, :5]]
    assert sorted(there) == sorted(card_numbers(FIRST_SHOOTOUT.cards, house_set()))


def test_the_first_player_is_drawn_and_draws_first() -> None:
    """HSD-156."""
    scenes = [Play.dealt("Sam Jane", quick_start=1, seed=seed) for seed in range(8)]
    assert {scene.decider for scene in scenes} == {"Sam", "Jane"}
    for scene in scenes:
        drew = [seat for seat, cards, _ in scene.told(Told.DREW)]
        assert drew == [scene.game.first, 1 - scene.game.first]


def test_a_hand_without_dudes_is_not_exchanged() -> None:
    """HSD-R70."""
    gear = [house_set().card_numbers["worn_revolver"]] * 54
    scene = Play.dealt("Sam Jane", quick_start=1, quick_start_deck=gear)
    assert scene.counts("Sam") == scene.counts("Jane") == (44, 5, 0)


def test_discards_of_both_go_to_one_deadwood_which_becomes_the_deck_again() -> None:
    """HSD-153, HSD-162, HSD-R69."""
    scene = quick().turn_of("Jane").deck("Sam", "Fort Up").deadwood("Sam", "Black Bart, Luke Short")
    scene.hand("Jane", "Henry Meek, Plains Saddle, Town Almanac, Trail Coffee").hand("Sam", "Mary Fields")
    scene.plays("Jane", "stop").plays("Jane", "discard", "Henry Meek").plays("Jane", "discard", "Trail Coffee")
    scene.plays("Jane", "done")
    assert scene.counts("Jane") == (2, 5, 0)  # one from the deck, then two of the four from the deadwood
    assert scene.hand_of("Sam") == ["Mary Fields"]
    assert scene.decider == "Sam"
    assert [seat for seat, _, _ in scene.told(Told.RENEWED)] == [1]  # Jane draws, so Jane shuffles


def test_a_dude_is_laid_face_down_with_exactly_its_cost_and_nothing_is_asked() -> None:
    """HSD-157, HSD-159, HSD-160, HSD-R77. HSD-S1."""
    scene = quick().hand("Sam", "Henry Meek, Plains Saddle")
    assert scene.refused("Sam", "play", "Plains Saddle") == WhyNot.NEEDS_A_DUDE
    scene.plays("Sam", "play", "Henry Meek")
    assert (scene.on_card("Henry Meek"), scene.stake_of("Sam"), scene.actions) == (6, 94, 2)
    assert not scene.is_up("Henry Meek")
    assert not scene.knows("Jane", "Henry Meek")


def test_gear_is_laid_face_down_beside_a_dude_with_its_cost() -> None:
    """HSD-158, HSD-160, HSD-R77. HSD-S2."""
    scene = quick().dude("Sam", "Henry Meek", up=False).hand("Sam", "Plains Saddle")
    scene.plays("Sam", "play", "Plains Saddle").plays("Sam", "choose", "Henry Meek")
    assert scene.on_dude("Henry Meek") == ["Plains Saddle"]
    assert not scene.is_up("Plains Saddle")
    assert (scene.on_card("Plains Saddle"), scene.stake_of("Sam"), scene.actions) == (2, 98, 2)


def test_a_card_that_costs_more_than_the_stake_cannot_be_played() -> None:
    """HSD-157, HSD-R14."""
    scene = quick().stakes(Sam=5).hand("Sam", "Henry Meek")
    assert scene.refused("Sam", "play", "Henry Meek") == WhyNot.TOO_EXPENSIVE


def test_three_actions_make_a_turn() -> None:
    """HSD-160."""
    scene = quick().hand("Sam", "Black Bart, Luke Short, Mary Fields, Pat Garrett")
    for dude in ("Black Bart", "Luke Short", "Mary Fields"):
        scene.plays("Sam", "play", dude)
    assert scene.stage == Stage.DISCARD


def test_a_challenge_needs_a_dude_with_two_gear_cards_of_each_player() -> None:
    """HSD-161, HSD-R113. It is tested at each challenge; three gear cards on two dudes are not enough."""
    assert equipped().can("Sam", "challenge")
    for missing in ("Sam", "Jane"):
        scene = quick()
        for name, dude, other in (("Sam", "Henry Meek", "Luke Short"), ("Jane", "Mary Fields", "Black Bart")):
            scene.dude(name, dude, up=False).gear(name, "Plains Saddle", up=False)
            if name == missing:
                scene.dude(name, other, up=False)
            scene.gear(name, "Worn Revolver", up=False)
        assert scene.refused("Sam", "challenge") == WhyNot.NEEDS_TWO_GEAR


def test_a_challenge_costs_both_an_ante_and_no_stat_is_named() -> None:
    """HSD-154, HSD-164, HSD-165."""
    scene = equipped().plays("Sam", "challenge")
    assert (scene.stakes_of("Sam Jane"), scene.in_pot) == ([85, 84], 10)
    assert scene.verbs() == ["enter"]
    scene.plays("Sam", "enter", "Henry Meek").plays("Jane", "enter", "Col. Frederick Benteen")
    assert scene.in_street("Henry Meek")
    assert scene.in_street("Plains Saddle")
    assert scene.in_street("Town Almanac")
    assert (scene.stage, scene.decider) == (Stage.BET, "Sam")


def test_a_dude_without_gear_may_fight_as_well() -> None:
    """HSD-165, HSD-R113."""
    scene = equipped().dude("Sam", "Luke Short", up=False).dude("Jane", "Black Bart", up=False)
    scene.plays("Sam", "challenge").plays("Sam", "enter", "Luke Short").plays("Jane", "enter", "Black Bart")
    assert scene.stage == Stage.BET


def test_a_declined_challenge_brings_the_antes_and_the_game_goes_on() -> None:
    """HSD-R71."""
    scene = equipped().hand("Sam", "Luke Short").plays("Sam", "challenge").plays("Sam", "enter", "Henry Meek")
    scene.plays("Jane", "decline")
    assert scene.stakes_of("Sam Jane") == [95, 84]
    assert scene.stage == Stage.DISCARD  # the actions of the turn are over
    assert not scene.in_street("Henry Meek")
    assert scene.on_card("Henry Meek") == 6


def test_a_short_stake_ends_the_game_before_anybody_antes() -> None:
    """HSD-R78."""
    scene = equipped().stakes(Jane=4).plays("Sam", "challenge")
    assert scene.game.ending == Ending.ANTE
    assert (scene.stakes_of("Sam Jane"), scene.winners) == ([90, 4], ["Sam"])


def test_one_bet_and_its_match_make_a_betting_round() -> None:
    """HSD-166, HSD-R72. No raises, and nobody folds where nothing was bet."""
    scene = fighting()
    assert scene.verbs() == ["bet", "check"]
    assert scene.refused("Sam", "fold") == WhyNot.NO_FOLD_YET
    scene.plays("Sam", "bet", 10)
    assert scene.verbs() == ["call", "fold"]
    assert scene.refused("Jane", "raise_by", 5) == WhyNot.NO_RAISES
    scene.plays("Jane", "call")
    assert (scene.stakes_of("Sam Jane"), scene.in_pot, scene.stage) == ([75, 74], 30, Stage.GEAR)


def test_after_a_check_the_other_bets_and_the_challenger_matches_or_folds() -> None:
    """HSD-R72."""
    scene = fighting().plays("Sam", "check")
    assert scene.verbs() == ["bet", "check"]
    scene.plays("Jane", "bet", 4)
    assert (scene.decider, scene.verbs()) == ("Sam", ["call", "fold"])


def test_a_bet_may_be_matched_with_all_that_is_left() -> None:
    """HSD-R72."""
    scene = equipped().stakes(Jane=8).plays("Sam", "challenge").plays("Sam", "enter", "Henry Meek")
    scene.plays("Jane", "enter", "Col. Frederick Benteen").plays("Sam", "bet", 20).plays("Jane", "call")
    assert (scene.stake_of("Jane"), scene.in_pot, scene.stage) == (0, 33, Stage.GEAR)


def test_whoever_does_not_match_loses_the_shootout_and_it_was_the_only_one() -> None:
    """HSD-172, HSD-R73, HSD-R75. HSD-S3: $102 to $84; what lies on Henry Meek counts for nobody."""
    scene = fighting().plays("Sam", "bet", 10).plays("Jane", "fold")
    assert scene.game.ending == Ending.FIRST_SHOOTOUT
    assert (scene.stakes_of("Sam Jane"), scene.winners) == ([102, 84], ["Sam"])
    assert scene.on_card("Henry Meek") == 6


def test_gear_is_turned_up_together_and_another_betting_round_follows() -> None:
    """HSD-163, HSD-167, HSD-168. The challenger is again first to bet, whoever shows more."""
    scene = fighting().all_check().plays("Sam", "reveal", "Plains Saddle")
    assert not scene.is_up("Plains Saddle")
    scene.plays("Jane", "reveal", "Dazzling Smile")
    assert scene.is_up("Plains Saddle")
    assert scene.is_up("Dazzling Smile")
    assert (scene.in_pot, scene.stage, scene.decider) == (14, Stage.BET, "Sam")
    assert scene.stat("Henry Meek", "luck") == 2
    assert scene.stat("Henry Meek", "skill") == 1  # Worn Revolver is still face down


def test_one_card_is_enough_for_another_round_and_declining_is_final() -> None:
    """HSD-168, HSD-R70."""
    scene = fighting().all_check().plays("Sam", "reveal_none").plays("Jane", "reveal", "Dazzling Smile").all_check()
    assert (scene.stage, scene.decider) == (Stage.GEAR, "Jane")
    scene.plays("Jane", "reveal", "Town Almanac").all_check()
    assert scene.stage == Stage.FORTUNE


def test_without_gear_no_further_betting_round_is_held() -> None:
    """HSD-169, HSD-R113."""
    scene = fighting().all_check().nobody_reveals()
    assert (scene.stage, scene.decider) == (Stage.FORTUNE, "Sam")


def test_fortune_cards_are_played_in_turns_until_both_stop() -> None:
    """HSD-163, HSD-169."""
    scene = in_fortune_step().hand("Sam", "Gotcha Covered, High Noon Sun").hand("Jane", "Fort Up")
    scene.plays("Sam", "play", "Gotcha Covered").plays("Jane", "play", "Fort Up")
    assert (scene.stakes_of("Sam Jane"), scene.in_pot) == ([81, 79], 19)
    scene.plays("Sam", "pass_by")
    assert scene.decider == "Jane"
    assert scene.stat("Henry Meek", "luck") == 3
    scene.plays("Jane", "pass_by")
    assert scene.stage == Stage.OVER


def test_the_highest_single_stat_of_any_kind_wins_the_pot_and_the_game_is_over() -> None:
    """HSD-170, HSD-171, HSD-172, HSD-R75. Smarts 6 of Henry Meek against skill 7 of Benteen."""
    scene = in_fortune_step().all_pass()
    assert scene.is_up("Henry Meek")
    assert scene.is_up("Col. Frederick Benteen")
    assert scene.game.ending == Ending.FIRST_SHOOTOUT
    assert scene.stakes_of("Sam Jane") == [85, 84 + 10 + 6 + 7]
    assert scene.winners == ["Jane"]
    assert [scene.on_card(gear) for gear in ("Plains Saddle", "Worn Revolver", "Town Almanac")] == [2, 2, 2]
    assert scene.lies("Henry Meek")  # nothing is cleaned up


@pytest.mark.parametrize(("laid", "stakes", "winners"), [(5, [55, 54], ["Sam"]), (4, [54, 54], ["Sam", "Jane"])])
def test_equal_highest_stats_split_the_pot_and_equal_stakes_win_together(
    laid: int, stakes: list[int], winners: list[str]
) -> None:
    """HSD-R74. An odd dollar goes to the challenger. Skill 6 of Cole Younger against luck 6 of Canada Bill Jones."""
    scene = equipped().stakes(Sam=50, Jane=50).dude("Sam", "Cole Younger", up=False, money=laid)
    scene.dude("Jane", "Canada Bill Jones", up=False, money=4).plays("Sam", "challenge")
    scene.plays("Sam", "enter", "Cole Younger").plays("Jane", "enter", "Canada Bill Jones")
    scene.all_check().nobody_reveals().all_pass()
    assert (scene.stakes_of("Sam Jane"), scene.winners) == (stakes, winners)


@pytest.mark.parametrize(("kind", "works"), [("dude", False), ("gear", True)])
def test_abilities_of_gear_work_and_those_of_dudes_do_not(kind: str, works: bool) -> None:
    """HSD-163, HSD-R76."""
    own = [card(kind, "Charm", "static > all_dudes.street : mod luck +9")]
    scene = quick(own)
    if kind == "dude":
        scene.dude("Sam", "Charm", street=True)
    else:
        scene.dude("Sam", "Black Bart", street=True).gear("Sam", "Charm")
    scene.dude("Jane", "Henry Meek", street=True)
    assert scene.stat("Henry Meek", "luck") == (14 if works else 5)
