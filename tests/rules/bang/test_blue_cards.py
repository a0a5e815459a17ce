"""Jail and Dynamite: BNG-73 to BNG-84."""

from __future__ import annotations

import pytest

from sixgun.games.bang.words import Stage

from .scene import Scene


def test_jail_goes_to_anybody_at_any_distance_but_the_sheriff_and_nobody_twice() -> None:
    """BNG-73, BNG-74, BNG-75."""
    scene = Scene(7).turn_of("P2").hand("P2", "Jail 4♥").lay("P3", "Jail 10♠")
    assert scene.refused("play Jail 4♥ at P1") == "BNG-74"
    assert scene.refused("play Jail 4♥ at P3") == "BNG-75"
    assert scene.allowed("play Jail") == [f"play Jail 4♥ at P{n}" for n in (4, 5, 6, 7)]


def test_a_heart_frees_and_the_turn_is_played() -> None:
    """BNG-76."""
    scene = Scene(4).lay("P2", "Jail J♠").top("Beer 6♥").begin("P2")
    assert scene.decider == "P2"
    assert scene.stage == Stage.PLAY
    assert scene.game.hand_size[1] == 2
    assert scene.discards == ["Beer 6♥", "Jail J♠"]


def test_otherwise_the_turn_is_skipped_with_all_its_phases() -> None:
    """BNG-76, BNG-77."""
    hand = "BANG! 4♦, BANG! 5♦, BANG! 6♦, BANG! 7♦, BANG! 8♦, BANG! 9♦"
    scene = Scene(4).lay("P2", "Jail J♠").hand("P2", hand).top("BANG! 2♦").begin("P2")
    assert scene.turn == "P3"
    assert len(scene.hand_of("P2")) == 6
    assert scene.discards == ["BANG! 2♦", "Jail J♠"]
    assert scene.in_front_of("P2") == []


def test_a_jailed_player_answers_like_anybody() -> None:
    """BNG-78."""
    scene = Scene(4).lay("P2", "Jail J♠, Barrel Q♠").hand("P1", "BANG! 4♦, Duel 8♣").hand("P2", "Missed! 3♠, BANG! 5♦")
    scene.play("P1", "play BANG! 4♦ at P2")
    assert scene.can("draw! for the Barrel")
    scene.play("P2", "answer with Missed! 3♠").play("P1", "play Duel 8♣ at P2").play("P2", "answer with BANG! 5♦")
    assert scene.life_of("P1") == 3
    assert scene.in_front_of("P2") == ["Jail J♠", "Barrel Q♠"]


def test_dynamite_is_first_checked_at_the_start_of_its_players_next_turn() -> None:
    """BNG-79, BNG-81."""
    scene = Scene(4).hand("P1", "Dynamite 2♥").play("P1", "play Dynamite 2♥")
    assert scene.in_front_of("P1") == ["Dynamite 2♥"]
    for name in ("P1", "P2", "P3", "P4"):
        assert scene.decider == name
        assert not [event for event in scene.told() if "draws!" in event]
        if name == "P4":
            scene.top("Jail 10♠")
        scene.hand(name, "").end(name)
    assert [event for event in scene.told() if "draws!" in event] == ["P1 draws! for the Dynamite: Jail 10♠."]
    assert scene.in_front_of("P1") == []
    assert scene.in_front_of("P2") == ["Dynamite 2♥"]


def test_an_explosion_costs_three_life_points_and_the_card() -> None:
    """BNG-80, BNG-83."""
    scene = Scene(4).is_("P2", "El Gringo").lay("P2", "Dynamite 2♥").hand("P1", "Beer 6♥").top("Stagecoach 9♠")
    scene.begin("P2")
    assert scene.life_of("P2") == 1
    assert scene.discards == ["Stagecoach 9♠", "Dynamite 2♥"]
    assert scene.hand_of("P1") == ["Beer 6♥"]
    assert scene.decider == "P2"


@pytest.mark.parametrize(("turned", "explodes"), [("Missed! 2♠", True), ("Jail 10♠", False), ("Dynamite 2♥", False)])
def test_it_moves_on_to_the_next_living_player_otherwise(turned: str, explodes: bool) -> None:
    """BNG-81, BNG-44, BNG-45."""
    scene = Scene(5).gone("P3").lay("P2", "Dynamite 2♥")
    scene.top(turned if turned != "Dynamite 2♥" else "Beer 6♥").begin("P2")
    assert scene.in_front_of("P4") == ([] if explodes else ["Dynamite 2♥"])


def test_nobody_killed_who_dies_of_dynamite() -> None:
    """BNG-83, BNG-116."""
    scene = Scene(5).lay("P2", "Dynamite 2♥").life("P2", 2).top("Missed! 2♠").begin("P2")
    assert scene.eliminated == ["P2"]
    assert scene.killer_of("P2") is None
    assert scene.game.hand_size.tolist() == [0, 0, 2, 0, 0, 0, 0]  # nobody but P3, whose turn has begun, has drawn


def test_panic_takes_dynamite_and_cat_balou_discards_it() -> None:
    """BNG-84, BNG-99."""
    scene = Scene(4).lay("P2", "Dynamite 2♥").hand("P1", "Panic! Q♥").play("P1", "play Panic! Q♥ at P2")
    assert scene.hand_of("P1") == ["Dynamite 2♥"]
    scene.play("P1", "play Dynamite 2♥")
    assert scene.in_front_of("P1") == ["Dynamite 2♥"]
    scene = Scene(4).lay("P2", "Dynamite 2♥").hand("P1", "Cat Balou K♥").play("P1", "play Cat Balou K♥ at P2")
    assert scene.discards == ["Cat Balou K♥", "Dynamite 2♥"]


def test_dynamite_before_jail() -> None:
    """BNG-S06, BNG-17, BNG-21, BNG-44, BNG-46, BNG-77, BNG-78, BNG-80, BNG-81, BNG-82, BNG-83."""
    hand = "BANG! 4♦, BANG! 5♦, BANG! 6♦, BANG! 7♦, Missed! 3♠"
    scene = Scene(5).lay("P3", "Dynamite 2♥, Jail J♠").hand("P3", hand).top("Stagecoach 9♠, Volcanic 10♣").begin("P3")
    assert scene.life_of("P3") == 1
    assert scene.discards == ["Stagecoach 9♠", "Dynamite 2♥", "Volcanic 10♣", "Jail J♠"]
    assert len(scene.hand_of("P3")) == 5
    assert scene.turn == "P4"
    other = Scene(5).lay("P3", "Dynamite 2♥, Jail J♠").top("Jail 10♠, Volcanic 10♣").begin("P3")
    assert other.in_front_of("P4") == []  # it has gone on to P4, who has checked it at once
    assert other.life_of("P3") == 4
