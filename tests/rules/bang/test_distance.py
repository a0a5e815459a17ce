"""Distance and range: BNG-47 to BNG-55, BNG-70 to BNG-72."""

from __future__ import annotations

import pytest

from sixgun.games.bang.rules.aim import distance, reach

from .scene import Scene


def far(scene: Scene, one: str, other: str) -> int:
    return int(distance(scene.game, scene.spot(one), scene.spot(other)))


def test_the_shorter_way_round_and_neighbours_are_at_one() -> None:
    """BNG-47."""
    scene = Scene(6)
    assert [far(scene, "P1", f"P{n}") for n in (2, 3, 4, 5, 6)] == [1, 2, 3, 2, 1]


def test_the_eliminated_are_not_counted() -> None:
    """BNG-48."""
    scene = Scene(6).gone("P2")
    assert [far(scene, "P1", f"P{n}") for n in (3, 4, 5, 6)] == [1, 2, 2, 1]
    scene.gone("P3", "P4")
    assert [far(scene, "P1", f"P{n}") for n in (5, 6)] == [1, 1]


def test_mustang_and_scope_change_one_direction_only() -> None:
    """BNG-49, BNG-71, BNG-72."""
    scene = Scene(6).lay("P3", "Mustang 8♥").lay("P1", "Scope A♠")
    assert far(scene, "P1", "P3") == 2 + 1 - 1
    assert far(scene, "P3", "P1") == 2
    assert far(scene, "P5", "P3") == 3
    assert far(scene, "P1", "P4") == 2


def test_a_distance_is_never_below_one() -> None:
    """BNG-50, BNG-R47."""
    scene = Scene(4).is_("P1", "Rose Doolan").lay("P1", "Scope A♠")
    assert far(scene, "P1", "P2") == 1
    assert far(scene, "P1", "P3") == 1


def test_weapons_change_no_distance() -> None:
    """BNG-51, BNG-54, BNG-55."""
    scene = Scene(6).lay("P1", "Winchester 8♠").hand("P1", "Panic! Q♥, BANG! 4♦").hand("P3", "Beer 6♥")
    assert far(scene, "P1", "P3") == 2
    assert scene.can("play BANG! 4♦ at P3")
    assert scene.refused("play Panic! Q♥ at P3") == "BNG-54"


def test_a_bang_reaches_as_far_as_the_weapon() -> None:
    """BNG-52, BNG-70."""
    scene = Scene(7).hand("P1", "BANG! 4♦")
    assert scene.allowed("play BANG!") == ["play BANG! 4♦ at P2", "play BANG! 4♦ at P7"]
    assert scene.refused("play BANG! 4♦ at P3") == "BNG-52"
    scene.lay("P1", "Schofield K♠")
    assert len(scene.allowed("play BANG!")) == 4
    scene.lay("P1", "Remington K♣")
    assert len(scene.allowed("play BANG!")) == 6


@pytest.mark.parametrize(
    ("weapon", "range_"),
    [
        ("Volcanic 10♠", 1),
        ("Schofield Q♣", 2),
        ("Remington K♣", 3),
        ("Rev. Carabine A♣", 4),
        ("Winchester 8♠", 5),
    ],
)
def test_ranges(weapon: str, range_: int) -> None:
    """BNG-53."""
    scene = Scene(4).lay("P1", weapon)
    assert reach(scene.game, 0) == range_


def test_who_loses_his_weapon_has_the_colt() -> None:
    """BNG-70."""
    scene = Scene(4).lay("P1", "Winchester 8♠").turn_of("P2").hand("P2", "Cat Balou K♥")
    scene.play("P2", "play Cat Balou K♥ at P1")
    assert reach(scene.game, 0) == 1


def test_panic_means_distance_one_after_all_changes() -> None:
    """BNG-54, BNG-145."""
    scene = Scene(6).hand("P1", "Panic! Q♥").hand("P2", "Beer 6♥").hand("P3", "Beer 7♥").lay("P2", "Mustang 8♥")
    assert scene.allowed("play Panic!") == []
    scene.lay("P1", "Scope A♠")
    assert scene.allowed("play Panic!") == ["play Panic! Q♥ at P2", "play Panic! Q♥ at P3"]


def test_these_cards_ignore_distance() -> None:
    """BNG-55."""
    scene = Scene(7).hand("P1", "Duel 8♣, Cat Balou K♥, Jail 4♥, Gatling 10♥, Indians! K♦, Saloon 5♥")
    scene.hand("P4", "Beer 6♥").life("P4", 2)
    for name in ("Duel 8♣", "Cat Balou K♥", "Jail 4♥"):
        assert scene.can(f"play {name} at P4")
    scene.play("P1", "play Saloon 5♥")
    assert scene.life_of("P4") == 3
    scene.play("P1", "play Gatling 10♥").play("P4", "let it happen")
    scene.play("P1", "play Indians! K♦").play("P4", "let it happen")
    assert [scene.life_of(f"P{n}") for n in range(1, 8)] == [4, 2, 2, 1, 2, 2, 2]


def test_distance_range_and_eliminated_players() -> None:
    """BNG-S02, BNG-47, BNG-48, BNG-49, BNG-51, BNG-52, BNG-53, BNG-54, BNG-71, BNG-72, BNG-143, BNG-145."""
    scene = Scene(7).lay("P1", "Scope A♠, Schofield Q♣").lay("P4", "Mustang 8♥").lay("P3", "Mustang 9♥")
    scene.is_("P3", "Paul Regret").is_("P6", "Rose Doolan").lay("P6", "Volcanic 10♣").hand("P1", "BANG! 4♦")
    assert far(scene, "P1", "P4") == 3
    assert scene.refused("play BANG! 4♦ at P4") == "BNG-52"
    assert far(scene, "P4", "P1") == 3
    assert far(scene, "P4", "P3") == 3
    assert far(scene, "P6", "P1") == 1
    scene.turn_of("P6").hand("P6", "BANG! 5♦, Panic! Q♥")
    assert scene.can("play BANG! 5♦ at P1")
    assert scene.can("play Panic! Q♥ at P1")
    scene.gone("P2").turn_of("P1")
    assert far(scene, "P1", "P4") == 2
    assert scene.can("play BANG! 4♦ at P4")
