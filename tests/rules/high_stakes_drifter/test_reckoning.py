"""What a showdown and a game of High Stakes Drifter came to, in dollars: HSD-02, HSD-19, HSD-136 to HSD-139."""

from __future__ import annotations

from sixgun.engine.reckoning import Reckoning
from sixgun.games.high_stakes_drifter import GAME
from sixgun.games.high_stakes_drifter.rules.ending import end_game
from sixgun.games.high_stakes_drifter.words import Ending, Stage

from .. import reckonings
from .play import Play


def reckoned_up(scene: Play) -> Reckoning:
    """These scenes have no table that would do it."""
    assert GAME.telling.worth_a_look(scene.game) or scene.game.stage == Stage.OVER
    scene.table.reckoning = GAME.telling.reckoning(scene.game, GAME.names(scene.table.names))
    return reckonings.of(scene)


def test_a_showdown_tells_totals_and_the_pot() -> None:
    """HSD-136 to HSD-138. Of Pat Garrett and Black Bart the former has more skill."""
    scene = Play("A B").decks().pot(10).dude("A", "Pat Garrett", up=False, street=True, money=9)
    scene.dude("B", "Black Bart", up=False, street=True, money=4).shown_down()
    found = reckoned_up(scene)
    assert (found.title, found.headline) == ("Showdown for $23", "A takes $23")
    assert [tally.note for tally in found.tallies] == ["shows 5", "shows 1"]
    assert reckonings.totals(scene) == {"A": scene.stake_of("A"), "B": scene.stake_of("B")}


def test_stakes_decide_and_chips_on_cards_count_for_nobody() -> None:
    """HSD-02, HSD-03, HSD-19."""
    scene = Play("A B").decks().stakes(A=3, B=60).dude("A", "Pat Garrett", money=75)
    end_game(scene.game, Ending.ANTE)
    found = reckoned_up(scene)
    assert found.headline == "B wins with $60"
    assert [tally.note for tally in found.tallies] == ["", "$75 on cards counts for nobody"]
    assert list(reckonings.totals(scene).values()) == [60, 3]
    assert GAME.scores(scene.game) == [3, 60]
