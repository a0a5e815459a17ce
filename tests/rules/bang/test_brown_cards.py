"""Brown cards: BNG-85 to BNG-109."""

from __future__ import annotations

from .scene import Scene


def test_beer_regains_one_life_point_for_its_player_alone() -> None:
    """BNG-85, BNG-87."""
    scene = Scene(4).life("P1", 2).life("P2", 1).hand("P1", "Beer 6♥, Beer 7♥")
    assert scene.allowed("play Beer") == ["play Beer 6♥", "play Beer 7♥"]
    assert scene.refused("play Beer 6♥ at P2") == "BNG-28"
    scene.play("P1", "play Beer 6♥")
    assert [scene.life_of("P1"), scene.life_of("P2")] == [3, 1]


def test_nothing_raises_life_above_the_start() -> None:
    """BNG-86, BNG-36."""
    scene = Scene(4).life("P1", 4, 5).hand("P1", "Beer 6♥, Beer 7♥, Saloon 5♥")
    scene.play("P1", "play Beer 6♥")
    assert scene.life_of("P1") == 5
    scene.play("P1", "play Beer 7♥", "play Saloon 5♥")
    assert scene.life_of("P1") == 5


def test_beer_out_of_turn_only_against_the_last_hit() -> None:
    """BNG-88, BNG-34."""
    scene = Scene(4).life("P2", 1).hand("P2", "Beer 6♥").hand("P1", "BANG! 4♦").play("P1", "play BANG! 4♦ at P2")
    assert scene.refused("answer with Beer 6♥") == "BNG-60"
    scene.play("P2", "let it happen").play("P2", "answer with Beer 6♥")
    assert scene.life_of("P2") == 1
    assert scene.decider == "P1"
    scene = Scene(4).life("P2", 2).hand("P2", "Beer 6♥").hand("P1", "BANG! 4♦").play("P1", "play BANG! 4♦ at P2")
    scene.play("P2", "let it happen")
    assert scene.decider == "P1"
    assert scene.hand_of("P2") == ["Beer 6♥"]


def test_one_beer_for_each_missing_point() -> None:
    """BNG-89, BNG-R35."""
    scene = Scene(4).life("P2", 2).hand("P2", "Beer 6♥, Beer 8♥").lay("P2", "Dynamite 2♥").top("Missed! 2♠").begin("P2")
    assert scene.life_of("P2") == -1
    scene.play("P2", "answer with Beer 6♥")
    assert scene.life_of("P2") == 0
    assert scene.decider == "P2"
    scene.play("P2", "answer with Beer 8♥")
    assert scene.life_of("P2") == 1


def test_with_two_players_left_beer_does_nothing_and_saves_nobody() -> None:
    """BNG-90."""
    scene = Scene(4).gone("P2", "P4").life("P1", 2).hand("P1", "Beer 6♥, Duel 8♣").play("P1", "play Beer 6♥")
    assert scene.life_of("P1") == 2
    assert scene.discards == ["Beer 6♥"]
    scene.life("P3", 1).hand("P3", "Beer 7♥").play("P1", "play Duel 8♣ at P3").play("P3", "let it happen")
    assert scene.winners == ["P1"]


def test_the_player_being_hit_still_counts() -> None:
    """BNG-91, BNG-R36."""
    scene = Scene(4).gone("P2").life("P3", 1).hand("P3", "Beer 7♥").hand("P1", "Duel 8♣")
    scene.play("P1", "play Duel 8♣ at P3").play("P3", "let it happen").play("P3", "answer with Beer 7♥")
    assert scene.life_of("P3") == 1


def test_saloon_is_for_all_and_no_beer() -> None:
    """BNG-92, BNG-93, BNG-R39."""
    scene = Scene(4).life("P1", 1).life("P2", 3).gone("P3").hand("P1", "Saloon 5♥").play("P1", "play Saloon 5♥")
    assert [scene.life_of(name) for name in ("P1", "P2", "P3", "P4")] == [2, 4, 0, 4]
    scene = Scene(4).gone("P2", "P4").life("P1", 1).life("P3", 2).hand("P1", "Saloon 5♥").play("P1", "play Saloon 5♥")
    assert [scene.life_of("P1"), scene.life_of("P3")] == [2, 3]
    scene = Scene(4).life("P2", 1).hand("P2", "Saloon 5♥").hand("P1", "BANG! 4♦").play("P1", "play BANG! 4♦ at P2")
    scene.play("P2", "let it happen")
    assert scene.refused("answer with Saloon 5♥") == "BNG-60"
    scene.play("P2", "let it happen")
    assert scene.eliminated == ["P2"]


def test_stagecoach_brings_two_and_wells_fargo_three() -> None:
    """BNG-94, BNG-95."""
    scene = Scene(4).hand("P1", "Stagecoach 9♠, Wells Fargo 3♥").play("P1", "play Stagecoach 9♠")
    assert scene.game.hand_size[0] == 3
    scene.play("P1", "play Wells Fargo 3♥")
    assert scene.game.hand_size[0] == 5


def test_general_store_gives_one_card_to_each_living_player_in_turn() -> None:
    """BNG-96, BNG-97, BNG-113."""
    scene = Scene(5).gone("P4").turn_of("P3").hand("P3", "General Store Q♠")
    scene.top("Beer 6♥, Gatling 10♥, Scope A♠, Mustang 8♥").play("P3", "play General Store Q♠")
    assert len(scene.allowed("take")) == 4
    scene.play("P3", "take Scope A♠")
    assert scene.refused("take Scope A♠") == "BNG-97"
    scene.play("P5", "take Beer 6♥").play("P1", "take Mustang 8♥")
    hands = [scene.hand_of(f"P{n}") for n in range(1, 6)]
    assert hands == [["Mustang 8♥"], ["Gatling 10♥"], ["Scope A♠"], [], ["Beer 6♥"]]
    assert scene.sees_hand("nobody", "P5") == ["Beer 6♥"]


def test_panic_takes_a_card_of_the_hand_or_one_in_play_of_choice() -> None:
    """BNG-98, BNG-99."""
    scene = Scene(4).lay("P2", "Scope A♠, Mustang 8♥").hand("P2", "Beer 6♥").hand("P1", "Panic! Q♥, Panic! J♥")
    scene.lay("P1", "Scope A♠").lay("P2", "Barrel Q♠")
    scene.play("P1", "play Panic! Q♥ at P2")
    assert scene.allowed() == ["take an unseen card of the hand", "take Barrel Q♠", "take Mustang 8♥"]
    scene.play("P1", "take Barrel Q♠", "play Barrel Q♠")
    assert scene.in_front_of("P1") == ["Barrel Q♠", "Scope A♠"]
    scene.play("P1", "play Panic! J♥ at P2", "take an unseen card of the hand")
    assert scene.hand_of("P1") == ["Beer 6♥"]
    assert scene.game.discards == 2


def test_cat_balou_discards_a_card_of_anybody() -> None:
    """BNG-100."""
    scene = Scene(7).lay("P4", "Scope A♠").hand("P4", "Beer 6♥").hand("P1", "Cat Balou K♥, Cat Balou 9♦")
    scene.play("P1", "play Cat Balou K♥ at P4", "take Scope A♠")
    assert scene.discards == ["Cat Balou K♥", "Scope A♠"]
    scene.play("P1", "play Cat Balou 9♦ at P4")
    assert scene.discards[-1] == "Beer 6♥"


def test_gatling_is_a_shot_at_everybody_else_and_no_bang() -> None:
    """BNG-101, BNG-102, BNG-152."""
    scene = Scene(4).is_("P1", "Slab the Killer").hand("P1", "Gatling 10♥, BANG! 4♦").hand("P2", "Missed! 3♠")
    scene.lay("P3", "Barrel Q♠").top("Beer 6♥").play("P1", "play Gatling 10♥").play("P2", "answer with Missed! 3♠")
    scene.play("P3", "draw! for the Barrel")
    assert [scene.life_of(f"P{n}") for n in (1, 2, 3, 4)] == [4, 4, 4, 3]
    assert scene.game.bangs == 0
    assert scene.can("play BANG! 4♦ at P2")


def test_indians_ask_everybody_else_for_a_bang() -> None:
    """BNG-103, BNG-104."""
    scene = Scene(4).hand("P1", "Indians! K♦, BANG! 4♦").hand("P2", "BANG! 5♦").hand("P3", "Missed! 3♠")
    scene.play("P1", "play Indians! K♦").play("P2", "answer with BANG! 5♦")
    assert scene.refused("answer with Missed! 3♠") == "BNG-60"
    scene.play("P3", "let it happen")
    assert [scene.life_of(f"P{n}") for n in (1, 2, 3, 4)] == [4, 4, 3, 3]


def test_players_are_handled_one_after_the_other_clockwise() -> None:
    """BNG-105, BNG-R31."""
    scene = (
        Scene(5)
        .turn_of("P3")
        .hand("P3", "Indians! K♦")
        .life("P4", 1)
        .gone("P1")
        .roles("Outlaw Sheriff Outlaw Deputy Renegade")
    )
    scene.hand("P4", "Beer 6♥").hand("P5", "BANG! 4♦").hand("P2", "BANG! 5♦").play("P3", "play Indians! K♦")
    assert scene.decider == "P4"
    scene.play("P4", "let it happen")
    assert scene.decider == "P4"  # rescue comes before the next player
    scene.play("P4", "let it happen")
    assert scene.eliminated == ["P1", "P4"]
    assert scene.decider == "P5"
    scene.play("P5", "answer with BANG! 4♦")
    assert scene.decider == "P2"


def test_a_duel_goes_to_and_fro_and_the_first_without_a_bang_loses() -> None:
    """BNG-106, BNG-107, BNG-108, BNG-109."""
    scene = Scene(7).hand("P1", "Duel 8♣, BANG! 4♦, BANG! 5♦").hand("P4", "BANG! 6♦, Missed! 3♠").lay("P4", "Barrel Q♠")
    scene.play("P1", "play Duel 8♣ at P4")
    assert scene.decider == "P4"
    assert scene.allowed() == ["answer with BANG! 6♦", "let it happen"]
    scene.play("P4", "answer with BANG! 6♦").play("P1", "answer with BANG! 4♦").play("P4", "let it happen")
    assert [scene.life_of("P1"), scene.life_of("P4")] == [4, 3]
    assert scene.can("play BANG! 5♦ at P2")
    scene = Scene(4).hand("P1", "Duel 8♣").hand("P2", "BANG! 6♦").play("P1", "play Duel 8♣ at P2")
    scene.play("P2", "answer with BANG! 6♦")
    assert scene.life_of("P1") == 3


def test_indians() -> None:
    """BNG-S10, BNG-62, BNG-66, BNG-103, BNG-104, BNG-105, BNG-132, BNG-134, BNG-135."""
    scene = Scene(5).hand("P1", "Indians! K♦, Beer 6♥, Beer 7♥, Beer 8♥").is_("P2", "Calamity Janet")
    scene.hand("P2", "Missed! 4♠").is_("P3", "Jourdonnais").lay("P3", "Barrel Q♠").hand("P3", "Missed! 6♠")
    scene.is_("P4", "El Gringo").life("P4", 3).hand("P4", "BANG! 5♦").hand("P5", "BANG! J♦")
    scene.play("P1", "play Indians! K♦").play("P2", "answer with Missed! 4♠")
    assert scene.allowed() == ["let it happen"]
    scene.play("P3", "let it happen").play("P4", "let it happen").play("P5", "answer with BANG! J♦")
    assert [scene.life_of(f"P{n}") for n in range(1, 6)] == [4, 4, 3, 2, 4]
    assert scene.game.hand_size[:5].tolist() == [2, 0, 1, 2, 0]


def test_a_duel_with_suzy_lafayette() -> None:
    """BNG-S11, BNG-106, BNG-107, BNG-108, BNG-109, BNG-154, BNG-155, BNG-156."""
    scene = Scene(4).hand("P1", "Duel Q♦, BANG! 6♣, BANG! 7♣").is_("P3", "Suzy Lafayette").hand("P3", "BANG! 8♦")
    scene.lay("P3", "Barrel K♠").play("P1", "play Duel Q♦ at P3").play("P3", "answer with BANG! 8♦")
    assert scene.hand_of("P3") == []
    scene.play("P1", "answer with BANG! 6♣")
    assert scene.life_of("P3") == 3
    assert len(scene.hand_of("P3")) == 1
    assert scene.decider == "P1"
    assert scene.can("play BANG! 7♣ at P2")
