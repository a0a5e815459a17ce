"""The game in words: moves, refusals, events, questions, and the table as text and JSON."""

from __future__ import annotations

import json
import random

import pytest

from sixgun.engine.story import Event
from sixgun.games.outlaws25 import GAME, moves
from sixgun.games.outlaws25.sayings import Told, WhyNot
from sixgun.tables.table import Table

from .scene import Scene

NAMES = GAME.names(("P0", "P1", "P2", "P3", "P4"))


def test_every_move_has_words_of_its_own() -> None:
    """O25-18."""
    words = [" ".join(GAME.telling.phrase(move, NAMES)) for move in range(GAME.move_space)]
    assert len(set(words)) == len(words)


def test_every_refusal_has_a_sentence_and_a_rule() -> None:
    """O25-18, O25-127."""
    refusals = WhyNot.refusals()
    assert set(refusals) == set(WhyNot) - {WhyNot.ALLOWED}
    assert all(refusal.sentence.endswith(".") and refusal.rule.startswith("O25-") for refusal in refusals.values())
    scene = Scene("P0 P1")
    assert GAME.why_not(scene.game, -1) == GAME.why_not(scene.game, GAME.move_space) == WhyNot.NO_SUCH_MOVE


@pytest.mark.parametrize("kind", list(Told))
def test_every_event_is_a_sentence(kind: Told) -> None:
    """O25-91."""
    said = GAME.telling.event(Event(kind, 1, 1, 1, whispered=False), NAMES)
    assert said.endswith(".")
    assert "  " not in said


def test_a_whole_game_can_be_told_and_read() -> None:
    """O25-18, O25-126: every question, every list of moves by its words, every view."""
    chance = random.Random(5)
    table = Table("25-outlaws", seats=3, seed=3, names=("P0", "P1", "P2"))
    while not table.over:
        assert table.to_act is not None
        legal = table.moves()
        move = chance.choice(legal)
        assert table.read(move.words) == move
        assert table.question(table.to_act)
        assert table.question() != table.question(table.to_act)
        assert isinstance(table.note(move), str)
        json.dumps(table.view(table.to_act))
        assert table.show(table.to_act)
        table.play(move.words)
    assert table.winners
    assert table.question() == "The game is over."
    assert "wins" in table.events[-1] or "The richest gang wins" in table.events[-1]
    assert list(Table.replay(table.transcript()))[-1].scores == table.scores


def test_a_note_says_what_a_move_would_cost_or_mean() -> None:
    """O25-105, O25-89."""
    scene = Scene("P0 P1").hands("Kd").play("P1", "bet $20")
    assert scene.table.note(moves.CALL) == "$20 more"
    scene = Scene("P0 P1").holdup().outlaw("P1", "L", money=70, reward="Fast Horse").balance()
    scene.play("P0", "hold up P1's left with your left")
    assert scene.table.note(moves.COWER) == "costs $40"
    assert scene.table.note(moves.playing(0)) == "Fast Horse"


def test_the_table_shows_what_lies_open() -> None:
    """O25-R69."""
    scene = Scene("P0 P1").outlaw("P1", "L", speed=4, reward="Pardon", wanted="K").hands("Kd", P1="As Ah")
    seen, own = scene.sees("P0"), scene.sees("P1")
    assert (seen["ante"], seen["pot"], seen["bank"], seen["flop"]) == (10, 20, 0, "Kd")
    assert (seen["seats"][1]["cards"], seen["seats"][1]["hand"]) == (["??", "??"], None)
    assert (own["seats"][1]["cards"], own["seats"][1]["hand"]) == (["As", "Ah"], "pair")
    left, mine = seen["seats"][1]["outlaws"][0], own["seats"][1]["outlaws"][0]
    assert (left["money"], left["name"], left["reward"], left["wanted"]) == (100, None, "?", ["King"])
    assert (mine["speed"], mine["reward"]) == (4, "Pardon")


def test_the_record_is_small_and_has_no_gaps() -> None:
    """O25-03: gaps would be bytes that nobody sets, and two equal games could differ in them."""
    dtype = GAME.state.dtype
    assert dtype.itemsize == sum(field[0].itemsize for field in (dtype.fields or {}).values())
    assert dtype.itemsize < 1024
