"""What each game declares for reports, against games played step by step."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys

import pytest

from sixgun.engine.facts import plain_name
from sixgun.engine.game import Game
from sixgun.games.registry import find_game, game_names
from sixgun.simulation.firing import _named, _sources, fired_by
from sixgun.simulation.setup import Setup

# Interpreted, since a game or two would not be worth compiling: a watched game of each room.
WATCH = """
import sys
import numpy as np
from sixgun.games.registry import find_game
from sixgun.simulation.counting import counter, on_cpu, watcher
from sixgun.simulation.report import Summary
from sixgun.simulation.lab import Part
from sixgun.simulation.setup import Setup
for name in sys.argv[1:]:
    short = {"rounds": 1} if name == "outlaw-poker" else {}
    setup = Setup(find_game(name), ("gunhand", "random"), seed=3, chosen=short)
    told, plain = watcher(setup)(0, 1), counter(setup, on_cpu(setup))(0, 1)
    assert np.array_equal(told.numbers, plain.numbers), name
    summary = Summary(Part("", setup, 1, True, tally=told))
    assert sum(row.times for row in summary.occurrences("decision")) == summary.decisions, name
    assert sum(row.games for row in summary.occurrences("ending")) == 1, name
    assert sum(row.times for row in summary.occurrences("event")) > 3, name
    for sort, rows in summary.shares.items():
        assert all(0 <= row.rate <= 1 and row.seats <= setup.players for row in rows), (name, sort)
    missing = {sort.name for sort in setup.game.facts.sorts} - summary.shares.keys()
    print(name, "without", sorted(missing))
"""


def test_what_is_counted_in_a_game_is_what_was_decided_and_told_in_it() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", WATCH, *game_names()],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(game_names())


def test_every_sort_and_ending_has_its_words(game: Game) -> None:
    sheet = Setup(game).sheet(watched=True)
    for block in sheet.shares:
        assert all(block.items), block.name
        assert len(set(block.items)) == len(block.items), block.name
    names = [block.name for block in sheet.shares]
    assert len(set(names)) == len(names)
    assert game.facts.endings
    assert game.facts.verbs is not None


def test_what_is_only_whispered_is_left_out_of_events(game: Game) -> None:
    """The source says which events are told to everybody: a whisper is the twin of one of them, or a secret."""
    whispered, told = set[str](), set[str]()
    for _, tree in _sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("tell", "whisper"):
                low = node.func.id == "whisper" or isinstance(node.args[1], ast.UnaryOp)  # a kind below 0 is whispered
                (whispered if low else told).update(_named(node, "Told"))
    assert {event.name for event in game.facts.whispers} == whispered - told
    events = Setup(game).sheet(True).block("event")
    shown = {known_by for name, known_by in zip(events.items, events.ids, strict=True) if name}
    assert shown == {plain_name(event.name) for event in game.facts.told or () if event not in game.facts.whispers}


def test_events_and_decisions_have_plain_words(game: Game) -> None:
    """No name of a template, no number, no two alike."""
    sheet = Setup(game).sheet(True)
    for sort in ("event", "decision"):
        names = [name for name in sheet.block(sort).items if name]
        assert not [name for name in names if re.search(r"[{}_]|\bsome\b", name)]
        assert not [name for name in names if name.endswith("(2)")], names
    labels = {str(label) for label in game.facts.labels if isinstance(label, str)}
    assert game.facts.verbs is not None
    assert labels <= set(game.facts.verbs.names)


@pytest.mark.parametrize(
    ("game", "sort", "known_by", "words"),
    [
        ("25-outlaws", "decision", "let be", "rob nobody"),
        ("bang", "event", "by", "eliminates somebody"),
        ("bang", "event", "exploded", "the Dynamite explodes in front of somebody"),
        ("calaboose", "event", "placed", "places a card in a cell"),
        ("calaboose", "event", "nowhere", "a card fits in no other jail"),
    ],
)
def test_reports_call_things_as_people_do(game: str, sort: str, known_by: str, words: str) -> None:
    block = Setup(find_game(game)).sheet(True).block(sort)
    assert block.items[block.ids.index(known_by)] == words


def test_events_and_decisions_know_the_rules_they_show_at_work(game: Game) -> None:
    fired = fired_by(game)
    assert len(fired.rules) > 30
    told = {plain_name(event.name) for event in game.facts.told or ()}
    assert fired.events.keys() <= told
    assert game.facts.verbs is not None
    assert fired.decisions.keys() == {plain_name(name) for name in game.facts.verbs.names}
    for sort, found in (("event", fired.events), ("decision", fired.decisions)):
        assert found.keys() <= set(Setup(game).sheet(True).block(sort).ids)


@pytest.mark.parametrize(
    ("game", "decision", "rules"),
    [
        ("calaboose", "lock", ("CAL-17", "CAL-20", "CAL-35")),
        ("outlaw-poker", "flip", ("OP-20", "OP-31")),  # an outlaw flips cards by another function of that name
        ("outlaw-poker", "turn up", ("OP-R11",)),
        ("high-stakes-drifter", "discard", ("HSD-73",)),  # as do effects that make somebody discard
        ("bang", "expose", ("BNG-172", "BNG-175")),
    ],
)
def test_the_rules_behind_a_decision_are_those_of_the_function_that_carries_it_out(
    game: str, decision: str, rules: tuple[str, ...]
) -> None:
    assert fired_by(find_game(game)).decisions[decision] == rules


def test_the_rules_behind_an_event_are_those_of_the_function_that_tells_it() -> None:
    assert fired_by(find_game("calaboose")).events["placed"] == ("CAL-15",)
