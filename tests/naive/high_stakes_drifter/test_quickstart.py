"""The quick-start game, with the four examples of the rulebook."""

from __future__ import annotations

from .luck import StackedChance
from .pieces import Card, Options
from .quickstart import turn
from .referee import quick_start_game
from .scene import DOWN, FILE, Scene

SAM, JANE = 0, 1


def test_sam_plays_henry_meek_face_down_and_then_gear_on_him() -> None:
    """HSD-S1, HSD-S2: rulebook examples 1 and 2. HSD-155, HSD-157 to HSD-160, HSD-R69, HSD-R77, HSD-19."""
    scene = Scene([100, 100], quick=True)
    scene.hand(SAM, "Henry Meek", "Plains Saddle")
    scene.play(turn(scene.table, SAM))
    assert ("play_gear", "Plains Saddle") not in scene.allowed
    scene.does(SAM, ("play_dude", "Henry Meek"))
    (henry,) = scene.table.saloon
    assert (henry.face_up, henry.chips, scene.stakes[SAM], scene.table.actions_left) == (False, 6, 94, 2)
    scene.does(SAM, ("play_gear", "Plains Saddle"), ("dude", henry.number))
    (saddle,) = henry.gear
    assert (saddle.face_up, saddle.chips, scene.stakes[SAM], scene.table.actions_left) == (False, 2, 92, 1)


def duel(janes_gear: int = 2) -> tuple[Scene, Card, Card]:
    scene = Scene([90, 89], quick=True)
    henry = scene.dude(SAM, "Henry Meek", DOWN, 6)
    scene.gear(henry, "Plains Saddle", DOWN, 2)
    scene.gear(henry, "Worn Revolver", DOWN, 2)
    benteen = scene.dude(JANE, "Col. Frederick Benteen", DOWN, 7)
    for name in ["Dazzling Smile", "Town Almanac"][:janes_gear]:
        scene.gear(benteen, name, DOWN, 2)
    scene.hand(SAM, "Gotcha Covered")
    scene.hand(JANE, "Fort Up")
    scene.play(turn(scene.table, SAM))
    return scene, henry, benteen


def test_sam_challenges_jane_both_bet_and_reveal_gear() -> None:
    """HSD-S3: rulebook example 3. HSD-154, HSD-161, HSD-164 to HSD-168, HSD-R72."""
    scene, henry, benteen = duel()
    scene.does(SAM, ("challenge",), ("dude", henry.number))
    assert (scene.stakes, scene.table.pot) == ([85, 84], 10)
    scene.does(JANE, ("accept", benteen.number))
    scene.does(SAM, ("bet", 10))
    scene.does(JANE, ("call",))
    assert (scene.stakes, scene.table.pot) == ([75, 74], 30)
    scene.does(SAM, ("reveal_gear", henry.gear[0].number))
    scene.does(JANE, ("reveal_gear", benteen.gear[0].number))
    assert scene.table.pot == 34
    assert (scene.asked.seat, scene.asked.about) == (SAM, "bet")


def test_no_challenge_before_each_has_a_dude_with_two_gear_cards() -> None:
    """HSD-S3, HSD-161."""
    assert ("challenge",) not in duel(janes_gear=1)[0].allowed


def test_jane_declines_and_the_game_goes_on() -> None:
    """HSD-S3, HSD-R71."""
    scene, henry, _ = duel()
    scene.does(SAM, ("challenge",), ("dude", henry.number))
    scene.does(JANE, ("decline",))
    assert scene.stakes == [95, 84]
    assert scene.asked.about == "end_of_turn"
    assert henry in scene.table.saloon


def test_jane_does_not_match_the_bet_and_loses_the_game() -> None:
    """HSD-S3, HSD-R73, HSD-R75."""
    scene, henry, benteen = duel()
    scene.does(SAM, ("challenge",), ("dude", henry.number))
    scene.does(JANE, ("accept", benteen.number))
    scene.does(SAM, ("bet", 10))
    scene.does(JANE, ("fold",))
    assert scene.over
    assert (scene.stakes, scene.table.winners) == ([102, 84], [SAM])


def test_jane_wins_the_showdown_and_the_game() -> None:
    """HSD-S4: rulebook example 4. HSD-163, HSD-169 to HSD-172, HSD-R75."""
    scene, henry, benteen = duel()
    scene.does(SAM, ("challenge",), ("dude", henry.number))
    scene.does(JANE, ("accept", benteen.number))
    scene.does(SAM, ("bet", 10))
    scene.does(JANE, ("call",))
    scene.does(SAM, ("reveal_gear", henry.gear[0].number))
    scene.does(JANE, ("reveal_gear", benteen.gear[0].number))
    scene.does(SAM, ("check",))
    scene.does(JANE, ("check",))
    scene.does(SAM, ("decline",))
    scene.does(JANE, ("decline",))
    scene.does(SAM, ("play_fortune", "Gotcha Covered"))
    scene.does(JANE, ("play_fortune", "Fort Up"))
    assert (scene.stakes, scene.table.pot) == ([71, 69], 43)
    scene.does(SAM, ("pass",))
    scene.does(JANE, ("pass",))
    assert scene.totals(henry) == (9, 3, 10)
    assert scene.totals(benteen) == (5, 12, 5)
    assert scene.over
    assert (scene.stakes, scene.table.winners) == ([71, 125], [JANE])


def test_both_draw_from_one_deck_the_first_player_first() -> None:
    """HSD-152, HSD-156."""
    deck = FILE.decks["First Shootout"]
    referee = quick_start_game(FILE, deck, Options(quick_start=True), StackedChance())
    assert sorted(referee.hands[SAM].elements()) == sorted(deck.cards[:5])
    assert sorted(referee.hands[JANE].elements()) == sorted(deck.cards[5:10])
    assert referee.table.players[SAM].deck is referee.table.players[JANE].deck


def test_an_ante_that_cannot_be_covered_ends_the_quick_start_game() -> None:
    """HSD-R78."""
    scene, _, _ = duel()
    scene.table.players[JANE].stake = 4
    scene.does(SAM, ("challenge",))
    assert (scene.over, scene.stakes, scene.table.winners) == (True, [90, 4], [SAM])
