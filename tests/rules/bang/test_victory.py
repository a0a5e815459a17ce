"""Victory: BNG-120 to BNG-125; the length guard: BNG-R64."""

from __future__ import annotations

from sixgun.games.bang import GAME
from sixgun.games.bang.words import Ending

from .scene import Scene
from .test_elimination import kill


def test_victory_is_checked_after_every_single_elimination() -> None:
    """BNG-120, BNG-R31: a Gatling that would kill two ends with the first that decides the game."""
    scene = Scene(4).roles("Outlaw Renegade Sheriff Outlaw").life("P2", 1).life("P3", 1).life("P4", 1)
    scene.hand("P1", "Gatling 10♥").play("P1", "play Gatling 10♥")
    assert scene.eliminated == ["P2", "P3"]
    assert scene.life_of("P4") == 1
    assert scene.ending == Ending.OUTLAWS
    assert scene.decider is None
    assert scene.refused("stop playing cards") == "BNG-120"


def test_the_law_wins_when_outlaws_and_renegade_are_gone() -> None:
    """BNG-121, BNG-124."""
    scene = kill(Scene(7).gone("P2", "P3", "P5", "P6"), "P4", "P7")
    assert scene.ending == Ending.LAW
    assert scene.winners == ["P1", "P3", "P7"]


def test_the_renegade_wins_alone_if_he_is_the_only_one_alive() -> None:
    """BNG-122."""
    scene = kill(Scene(5).gone("P2", "P3", "P4"), "P1", "P5")
    assert scene.ending == Ending.RENEGADE
    assert scene.winners == ["P5"]
    assert scene.table.scores == [0, 0, 0, 0, 1]


def test_otherwise_the_outlaws_win_when_the_sheriff_falls_even_dead_ones() -> None:
    """BNG-123, BNG-124."""
    scene = kill(Scene(5).gone("P2", "P4"), "P1", "P5")
    assert scene.ending == Ending.OUTLAWS
    assert scene.winners == ["P2", "P4"]


def test_the_game_goes_on_while_the_renegade_and_the_sheriff_live() -> None:
    """BNG-125."""
    scene = kill(Scene(5).gone("P2"), "P4")
    assert scene.ending == Ending.NONE
    assert scene.decider == "P1"


def test_who_wins_when_the_sheriff_falls() -> None:
    """BNG-S20, BNG-120, BNG-122, BNG-123, BNG-124, BNG-125."""
    scene = Scene(7).gone("P2", "P4", "P6", "P3")
    assert scene.ending == Ending.NONE
    kill(scene, "P1", "P5")
    assert scene.winners == ["P2", "P4", "P6"]
    scene = kill(Scene(7).gone("P2", "P4", "P6", "P3", "P7"), "P1", "P5")
    assert scene.winners == ["P5"]


def test_after_the_last_turn_nobody_wins() -> None:
    """BNG-R64."""
    scene = Scene(4, max_turns=3)
    scene.game.turns = 2
    scene.end("P1")
    assert scene.turn == "P2"
    scene.hand("P2", "").end("P2")
    assert scene.ending == Ending.TURN_LIMIT
    assert scene.winners == []
    assert scene.decider is None
    result = GAME.result_of(scene.game)
    assert result["ending"] == "turn_limit"
    assert result["victories"] == [None, None, None, None]


def test_a_result_tells_roles_survivors_killers_turns_and_victories() -> None:
    """BNG-T31, BNG-R18: what a series needs to know of a game."""
    scene = kill(Scene(5).gone("P2").lay("P1", "Scope A♠, Barrel Q♠"), "P4")
    scene.hand("P1", "Duel J♠").life("P5", 1).play("P1", "play Duel J♠ at P5")
    result = GAME.result_of(scene.game)
    assert result["ending"] == "law"
    assert result["roles"] == ["Sheriff", "Outlaw", "Deputy", "Outlaw", "Renegade"]
    assert result["survived"] == [True, False, True, False, False]
    assert result["eliminated_by"] == [None, None, None, 0, 0]
    assert result["victories"] == ["Sheriff", None, "Deputy", None, None]
    assert result["in_front"][0] == ["Barrel Q♠", "Scope A♠"]
    assert not result["final_duel"]
    assert GAME.result_of(kill(Scene(4).gone("P2", "P4"), "P3").game)["final_duel"]


def test_a_turn_counts_as_played_when_phase_1_begins() -> None:
    """BNG-T31, BNG-R18."""
    scene = Scene(4).lay("P2", "Jail J♠").top("BANG! 2♦").end("P1")
    assert scene.turn == "P3"
    assert scene.game.turns_played[:4].tolist() == [0, 0, 1, 0]
    scene = Scene(4).lay("P2", "Dynamite 2♥").life("P2", 1).top("Missed! 2♠").end("P1")
    assert scene.game.turns_played[:4].tolist() == [0, 0, 1, 0]
