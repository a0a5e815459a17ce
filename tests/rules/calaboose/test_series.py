"""Several games in a row: CAL-73, CAL-74."""

from __future__ import annotations

from sixgun.games.calaboose import OPTIONS
from sixgun.games.calaboose.words import Ending, Phase

from .scene import Scene


def finish(scene: Scene, **jails: str) -> None:
    """These are the jails when the Badge holder, with the draw pile gone, places a last card: a Huckster."""
    for name, cells in jails.items():
        scene.jail(name, cells)
    holder = scene.badge
    scene.pile("").hand(holder, "H")
    scene.play(holder, scene.allowed("place Huckster")[0])
    assert scene.ending == Ending.OUT_OF_CARDS


def test_three_games_are_added_up_the_deal_moves_left_and_a_tie_is_shared() -> None:
    """CAL-73, CAL-74, CAL-R29, CAL-R30, CAL-S19."""
    scene = Scene("Ann Bo Cy", series_games=3, dealer=0).turn("Bo")
    dealers = [scene.table.names[scene.game.dealer]]
    finish(scene, Ann="B B S S G", Bo="H _ S R R", Cy="S S S _ _")
    assert scene.scores() == {"Ann": 39, "Bo": 14, "Cy": 28}
    scene.play("Bo", "deal the next game")
    dealers.append(scene.table.names[scene.game.dealer])
    finish(scene, Ann="G G _ _ _", Bo="B B G G _", Cy="S R _ _ _")
    assert scene.scores() == {"Ann": 39 + 10, "Bo": 14 + 30, "Cy": 28 + 5}
    scene.play("Cy", "deal the next game")
    dealers.append(scene.table.names[scene.game.dealer])
    finish(scene, Ann="B B S _ _", Bo="B B R G _", Cy="S S S B G")
    assert scene.scores() == {"Ann": 71, "Bo": 71, "Cy": 66}
    assert scene.table.over
    assert scene.winners == ["Ann", "Bo"]
    assert dealers == ["Ann", "Bo", "Cy"]


def test_a_finished_game_of_a_series_waits_for_the_next_deal() -> None:
    """CAL-73."""
    scene = Scene("Ann Bo", series_games=3)
    assert scene.refused("deal the next game") == "CAL-73"
    finish(scene, Ann="B B _ _ _", Bo="R _ _ _ _")
    assert scene.phase == Phase.SCORED
    assert scene.winners == []
    assert scene.refused("place Huckster in cell 1") == "CAL-73"
    assert scene.allowed() == ["deal the next game"]


def test_every_game_of_a_series_starts_from_all_the_cards_and_empty_jails() -> None:
    """CAL-03, CAL-05, CAL-12, CAL-R30."""
    scene = Scene("Ann Bo Cy", series_games=3, dealer=0).discard("G Wh S S").jail("Bo", "R _ L _ _")
    everything = scene.jail("Ann", "B* B* B* B* B").cards()
    scene.play("Ann", "lock cell 5").play("Bo", "deal the next game")
    assert scene.cards() == everything
    assert [scene.jail_of(name) for name in ("Ann", "Bo", "Cy")] == ["_ _ _ _ _"] * 3
    assert [len(scene.hand_of(name).split()) for name in ("Ann", "Bo", "Cy")] == [5, 5, 5]
    assert scene.game.pile == everything.total() - 15
    assert scene.discards == ""
    assert scene.ending == Ending.NONE
    assert scene.badge == scene.decider == "Cy"


def test_a_single_game_is_the_default_and_three_are_recommended() -> None:
    """CAL-74, CAL-R30."""
    (option,) = (option for option in OPTIONS if option.name == "series_games")
    assert option.default == 1
    assert "three are recommended" in option.source
    scene = Scene("Ann Bo")
    finish(scene, Ann="B B _ _ _", Bo="R _ _ _ _")
    assert scene.table.over
    assert scene.winners == ["Ann"]
