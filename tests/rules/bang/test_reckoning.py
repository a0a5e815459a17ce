"""How a game of BANG! ended, in words: BNG-114, BNG-120 to BNG-125."""

from __future__ import annotations

from .. import reckonings
from .scene import Scene
from .test_elimination import kill


def test_winners_come_first_with_their_roles_and_no_bare_number() -> None:
    """BNG-121, BNG-124: one point in the score for each."""
    scene = kill(Scene(7).gone("P2", "P3", "P5", "P6"), "P4", "P7")
    found = reckonings.of(scene)
    assert found.headline == "The Law wins: P1, P3 and P7"
    assert found.why == "All Outlaws and the Renegade are out; the Sheriff lives."
    names = scene.table.names
    won = {names[tally.seat]: tally.total for tally in found.tallies if tally.won}
    assert {name: int(name in won) for name in names} == scene.scores()
    assert list(won) == [names[tally.seat] for tally in found.tallies[:3]]
    assert won == {"P1": "won as Sheriff", "P3": "won as Deputy", "P7": "won as Deputy"}
    assert {tally.side for tally in found.tallies} == {"Winners", "The others"}
    assert not any(tally.total.strip("01") == "" for tally in found.tallies)


def test_who_took_out_whom_is_told_in_order() -> None:
    """BNG-114, BNG-115, BNG-120: a Gatling that would kill two ends with the first that decides the game."""
    scene = Scene(4).roles("Outlaw Renegade Sheriff Outlaw").life("P2", 1).life("P3", 1)
    scene.hand("P1", "Gatling 10♥")
    assert scene.table.reckoning is None
    scene.play("P1", "play Gatling 10♥")
    found = reckonings.of(scene)
    assert found.deeds == ["P1 took out P2 (Renegade).", "P1 took out P3 (Sheriff)."]
    assert found.headline == "The Outlaws win: P1 and P4"


def test_when_nobody_wins_roles_are_told_all_the_same() -> None:
    """BNG-R64."""
    scene = Scene(4, max_turns=3)
    scene.game.turns = 3
    scene.end("P1")
    found = reckonings.of(scene)
    assert (found.headline, found.why) == ("Nobody wins", "The last turn has been played.")
    assert sorted(tally.total for tally in found.tallies) == ["Outlaw", "Outlaw", "Renegade", "Sheriff"]
