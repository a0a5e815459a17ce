"""The hard cap on decisions: a defined result, counted even in the middle of a series."""

from __future__ import annotations

from sixgun.games.calaboose.ending import MOST_DECISIONS
from sixgun.games.calaboose.words import Ending

from .scene import Scene


def test_a_capped_game_scores_the_jails_as_they_lie_and_loses_no_card() -> None:
    scene = Scene("Ann Bo").hand("Ann", "B B B B B").jail("Ann", "B B _ _ _").jail("Bo", "S _ _ _ _")
    before = scene.cards()
    scene.game.decisions = MOST_DECISIONS - 1
    scene.play("Ann", "send Bandit to Bo cell 2")
    assert scene.ending == Ending.CAPPED
    assert scene.game.capped == 1
    assert scene.game.attacks == 0
    assert not scene.game.attack_at.any()
    assert scene.discards == "B"
    assert scene.scores() == {"Ann": 20, "Bo": 2}
    assert scene.cards() == before


def test_a_cap_is_remembered_to_the_end_of_the_series() -> None:
    scene = Scene("Ann Bo", series_games=2)
    scene.game.decisions = MOST_DECISIONS - 1
    scene.play("Ann", "place Huckster in cell 1")
    scene.play("Ann" if scene.decider == "Ann" else "Bo", "deal the next game")
    assert scene.game.decisions == 0
    assert scene.game.capped == 1
