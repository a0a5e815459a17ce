"""The turn and the piles: BNG-17 to BNG-26."""

from __future__ import annotations

from sixgun.games.bang.words import Stage, Zone

from .scene import Scene


def test_dynamite_is_checked_before_jail_and_both_before_phase_1() -> None:
    """BNG-17, BNG-82."""
    scene = Scene(4).lay("P2", "Dynamite 2♥, Jail J♠").top("BANG! 2♦, Beer 6♥").begin("P2")
    turned = [event for event in scene.told() if "draws!" in event]
    assert ["Dynamite" in turned[0], "Jail" in turned[1]] == [True, True]
    assert scene.decider == "P2"
    assert scene.stage == Stage.PLAY
    assert scene.game.hand_size[1] == 2


def test_who_is_killed_by_dynamite_checks_no_jail() -> None:
    """BNG-17, BNG-23."""
    scene = Scene(4).lay("P2", "Dynamite 2♥, Jail J♠").life("P2", 3).top("Missed! 2♠").begin("P2")
    assert scene.eliminated == ["P2"]
    assert not [event for event in scene.told() if "Jail" in event and "draws!" in event]
    assert scene.turn == "P3"


def test_phase_1_brings_the_top_two_cards() -> None:
    """BNG-18."""
    scene = Scene(4).top("Beer 6♥, Gatling 10♥, Scope A♠").begin("P2")
    assert scene.hand_of("P2") == ["Beer 6♥", "Gatling 10♥"]


def test_any_number_of_cards_also_none() -> None:
    """BNG-19."""
    scene = Scene(4).hand("P1", "Beer 6♥, Beer 7♥, Saloon 5♥, Mustang 8♥")
    assert scene.can("stop playing cards")
    scene.play("P1", "play Beer 6♥", "play Beer 7♥", "play Saloon 5♥", "play Mustang 8♥")
    assert scene.hand_of("P1") == []
    assert scene.decider == "P1"
    assert scene.refused("play Beer 8♥") == "BNG-19"


def test_exactly_the_excess_over_the_life_points_is_discarded_in_an_order_of_choice() -> None:
    """BNG-20, BNG-R42."""
    scene = Scene(4).life("P1", 2).hand("P1", "BANG! 2♦, BANG! 3♦, BANG! 4♦, Beer 6♥").end("P1")
    assert scene.stage == Stage.DISCARD
    assert len(scene.allowed("discard")) == 4
    scene.play("P1", "discard Beer 6♥", "discard BANG! 3♦")
    assert scene.discards == ["Beer 6♥", "BANG! 3♦"]
    assert scene.hand_of("P1") == ["BANG! 2♦", "BANG! 4♦"]
    assert scene.turn == "P2"


def test_a_hand_as_large_as_the_life_loses_nothing() -> None:
    """BNG-20, BNG-21."""
    scene = Scene(4).life("P1", 2).hand("P1", "BANG! 2♦, BANG! 3♦").end("P1")
    assert scene.turn == "P2"
    assert len(scene.hand_of("P1")) == 2


def test_the_hand_limit_is_checked_only_in_phase_3() -> None:
    """BNG-21."""
    scene = Scene(4).life("P1", 1).hand("P1", "BANG! 2♦, BANG! 3♦, BANG! 4♦, Wells Fargo 3♥")
    scene.play("P1", "play Wells Fargo 3♥")
    assert scene.game.hand_size[0] == 6
    assert scene.stage == Stage.PLAY


def test_then_the_next_living_player_begins() -> None:
    """BNG-22."""
    scene = Scene(5).gone("P2").end("P1")
    assert scene.turn == "P3"
    assert scene.decider == "P3"


def test_whoever_dies_in_his_own_turn_has_no_phase_3() -> None:
    """BNG-23."""
    scene = Scene(4).turn_of("P2").life("P2", 1).hand("P2", "Duel J♠, Beer 6♥, Jail 4♥").hand("P3", "BANG! 10♦")
    scene.play("P2", "play Duel J♠ at P3").play("P3", "answer with BANG! 10♦").play("P2", "let it happen")
    scene.play("P2", "let it happen")
    assert scene.eliminated == ["P2"]
    assert scene.turn == "P3"
    assert scene.stage == Stage.PLAY


def test_an_empty_pile_is_renewed_in_the_middle_of_drawing() -> None:
    """BNG-24."""
    scene = Scene(4).hand("P1", "Wells Fargo 3♥").discarded("Beer 6♥, Beer 7♥").top("Scope A♠").pile(1)
    scene.play("P1", "play Wells Fargo 3♥")
    hand = scene.hand_of("P1")
    assert "Scope A♠" in hand
    assert len(hand) == 3
    assert scene.game.discards == 0
    assert scene.game.pile == 1


def test_the_pile_is_renewed_as_soon_as_it_is_empty() -> None:
    """BNG-24, BNG-R48."""
    scene = Scene(4).hand("P1", "Stagecoach 9♠").discarded("Beer 6♥, Beer 7♥").pile(2)
    scene.play("P1", "play Stagecoach 9♠")
    assert scene.game.pile == 3
    assert scene.discards == []


def test_a_turned_card_is_not_shuffled_in_but_a_brown_card_just_played_is() -> None:
    """BNG-25, BNG-R48."""
    scene = Scene(4).hand("P1", "BANG! 4♦").lay("P2", "Barrel Q♠").discarded("Beer 6♥").top("Scope A♠").pile(1)
    scene.play("P1", "play BANG! 4♦ at P2").play("P2", "draw! for the Barrel")
    assert scene.game.pile == 2  # the Beer and the BANG!
    assert scene.discards == ["Scope A♠"]


def test_cards_of_the_store_are_not_shuffled_in() -> None:
    """BNG-25."""
    scene = Scene(4).hand("P1", "General Store 9♣").discarded("Beer 6♥, Beer 7♥, Beer 8♥").pile(2)
    scene.play("P1", "play General Store 9♣")
    assert (scene.game.where == Zone.OPEN).sum() == 4
    assert scene.game.pile == 2


def test_with_both_piles_empty_draws_are_skipped() -> None:
    """BNG-26, BNG-R49."""
    scene = Scene(4).hand("P1", "Wells Fargo 3♥").pile(0)
    scene.play("P1", "play Wells Fargo 3♥")
    assert scene.hand_of("P1") == ["Wells Fargo 3♥"]  # renewed by the card itself: the shuffle is tried at the draw
    scene = Scene(4).pile(0).begin("P2")
    assert scene.hand_of("P2") == []
    assert scene.decider == "P2"


def test_with_both_piles_empty_a_check_fails_and_dynamite_does_not_explode() -> None:
    """BNG-26, BNG-R49."""
    scene = Scene(4).lay("P2", "Jail J♠").pile(0).begin("P2")
    assert scene.turn == "P3"
    scene = Scene(4).lay("P2", "Dynamite 2♥").pile(0).begin("P2")
    assert scene.in_front_of("P3") == ["Dynamite 2♥"]
    assert scene.life_of("P2") == 4
    scene = Scene(4).hand("P1", "BANG! 4♦").lay("P2", "Barrel Q♠").pile(0)
    scene.play("P1", "play BANG! 4♦ at P2")
    scene.game.where[scene.game.discard[0]] = Zone.LEFT_OUT
    scene.game.discards = 0
    scene.play("P2", "draw! for the Barrel")
    assert scene.life_of("P2") == 3


def test_general_store_over_a_reshuffle() -> None:
    """BNG-S15, BNG-24, BNG-25, BNG-27, BNG-96, BNG-97."""
    scene = Scene(4).turn_of("P2").hand("P2", "General Store 9♣").pile(2)
    nine = "Missed! 2♠, Missed! 3♠, Missed! 4♠, Missed! 5♠, Missed! 6♠, Missed! 7♠, Missed! 8♠, Beer 6♥, Beer 7♥"
    scene.game.where[[25, 26, 27, 28, 29, 30, 31, 37, 38]] = Zone.PILE
    scene.discarded(nine).play("P2", "play General Store 9♣")
    assert scene.game.pile == 8
    assert scene.game.discards == 0
    order = []
    while scene.game.matters:
        order.append(scene.decider)
        scene.play(str(scene.decider), scene.allowed("take")[0])
    assert order == ["P2", "P3", "P4"]  # the last player gets the last card unasked
    assert [int(scene.game.hand_size[seat]) for seat in range(4)] == [1, 1, 1, 1]
