"""What interrupts a turn: the matters on the agenda and their parts."""

from __future__ import annotations

from sixgun.engine.agenda import kind_on_top, part
from sixgun.games.bang import matters
from sixgun.games.bang.matters import ALL, ANY, DUEL, GRAB, LOSS, SHOT
from sixgun.games.bang.rules.answers import barrel_checks_left, missed_has_begun, misses_needed
from sixgun.games.bang.rules.asking import by_whom, whom
from sixgun.games.bang.rules.duels import duel_opponent

from .scene import Scene


def test_every_matter_begins_with_whom_it_concerns_and_whose_card_it_was() -> None:
    for matter in ALL:
        assert matter._fields[: len(ANY)] == ANY._fields
    declared = [value for value in vars(matters).values() if hasattr(value, "_fields")]
    assert sorted(each.kind for each in declared) == list(range(len(ALL) + 1))


def test_a_shot_counts_the_missed_it_takes_and_the_barrels_left() -> None:
    """BNG-61, BNG-64, BNG-153."""
    scene = Scene(4).is_("P1", "Slab the Killer").is_("P2", "Jourdonnais").lay("P2", "Barrel Q♠")
    scene.hand("P1", "BANG! 4♦").hand("P2", "Missed! 2♠, Missed! 3♠").top("Beer 6♥").play("P1", "play BANG! 4♦ at P2")
    game = scene.game
    assert (kind_on_top(game), whom(game), by_whom(game)) == (SHOT.kind, 1, 0)
    assert (misses_needed(game), barrel_checks_left(game)) == (2, 2)
    scene.play("P2", "draw! for the Barrel")
    assert (misses_needed(game), barrel_checks_left(game)) == (1, 1)
    scene = Scene(4).is_("P1", "Slab the Killer").lay("P2", "Barrel Q♠")
    scene.hand("P1", "BANG! 4♦").hand("P2", "Missed! 2♠, Missed! 3♠").play("P1", "play BANG! 4♦ at P2")
    scene.play("P2", "answer with Missed! 2♠")
    assert missed_has_begun(scene.game)
    assert (misses_needed(scene.game), barrel_checks_left(scene.game)) == (1, 0)


def test_the_duellists_change_places_with_every_bang() -> None:
    """BNG-106."""
    scene = Scene(4).hand("P1", "Duel 8♣, BANG! 4♦").hand("P3", "BANG! 5♦, BANG! 6♦").play("P1", "play Duel 8♣ at P3")
    game = scene.game
    for asked, waits in ((2, 0), (0, 2), (2, 0)):
        assert (kind_on_top(game), whom(game), duel_opponent(game), by_whom(game)) == (DUEL.kind, asked, waits, 0)
        scene.play(scene.table.names[asked], scene.allowed("answer with BANG!")[0])


def test_a_loss_lies_on_top_of_what_caused_it_and_remembers_its_points() -> None:
    """BNG-80, BNG-110, BNG-R61."""
    scene = Scene(4).lay("P2", "Dynamite 2♥").top("Missed! 2♠").life("P2", 2).hand("P2", "Beer 6♥, Beer 7♥").begin("P2")
    assert (kind_on_top(scene.game), part(scene.game, LOSS.points), by_whom(scene.game)) == (LOSS.kind, 3, -1)
    scene = Scene(4).is_("P2", "Sid Ketchum").life("P2", 3).hand("P2", "Beer 6♥, Beer 7♥").hand("P1", "Panic! A♥")
    scene.play("P1", "play Panic! A♥ at P2")
    assert (kind_on_top(scene.game), part(scene.game, GRAB.warned)) == (GRAB.kind, 0)
