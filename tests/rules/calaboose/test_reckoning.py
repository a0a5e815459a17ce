"""What a game of Calaboose came to, gang by gang: CAL-41, CAL-73."""

from __future__ import annotations

from .. import reckonings
from .scene import Scene
from .test_series import finish


def test_gangs_add_up_to_the_score_and_the_games_before_are_one_of_the_amounts() -> None:
    """CAL-41, CAL-73, CAL-40."""
    scene = Scene("Ann Bo Cy", series_games=2, dealer=0).turn("Bo")
    assert scene.table.reckoning is None
    finish(scene, Ann="B B S S G", Bo="H _ S R R", Cy="S S S _ _")
    assert reckonings.totals(scene) == scene.scores() == {"Ann": 39, "Bo": 14, "Cy": 28}
    assert reckonings.amounts(scene, "Ann") == {"2 Bandits": "$20", "2 Card Sharks": "$15", "1 Gunslinger": "$4"}
    first = reckonings.of(scene)
    assert (first.title, first.headline) == ("Game 1 of 2", "Ann leads with $39")
    assert first.why == "The draw pile is gone, and Bo had no card left."
    assert not any(tally.won for tally in first.tallies)
    scene.play("Bo", "deal the next game")
    assert scene.table.reckoning is None
    finish(scene, Ann="G G _ _ _", Bo="B B G G _", Cy="S R _ _ _")
    assert reckonings.totals(scene) == scene.scores()
    assert reckonings.amounts(scene, "Ann") == {"2 Gunslingers": "$10", "Games before": "$39"}
    last = reckonings.of(scene)
    assert last.headline == "Ann wins with $49"
    assert [scene.table.names[tally.seat] for tally in last.tallies if tally.won] == scene.winners


def test_who_locked_the_fifth_cell_is_why_the_game_ended() -> None:
    """CAL-35."""
    scene = Scene("Ann Bo").jail("Ann", "B* B* B* S* S").hand("Ann", "H H").hand("Bo", "H H").turn("Ann")
    scene.play("Ann", "lock cell 5")
    found = reckonings.of(scene)
    assert found.why == "Ann locked all five cells, and that ended the game."
    assert found.tallies[0].note == "all five cells locked"
    assert reckonings.totals(scene) == scene.scores() == {"Ann": 50, "Bo": 0}
