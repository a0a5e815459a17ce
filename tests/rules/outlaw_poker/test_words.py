"""The game in words, on screens and in numbers."""

from __future__ import annotations

import numpy as np
import pytest

from sixgun.games.outlaw_poker import GAME
from sixgun.games.outlaw_poker.words import Told, WhyNot
from sixgun.tables.table import Table

from .scene import CUSTOM, Scene


def test_every_move_has_words_of_its_own() -> None:
    """No two of them sound alike, whoever sits at the table."""
    names = GAME.names(["Ann", "Bo", "Cy", "Di", "Ed", "Flo"])
    spoken = [" ".join(GAME.telling.phrase(move, names)) for move in range(GAME.move_space)]
    assert len(set(spoken)) == GAME.move_space


def test_every_refusal_has_a_sentence_and_a_rule() -> None:
    """Nobody is sent away without being told why."""
    for reason in WhyNot:
        if reason != WhyNot.ALLOWED:
            refusal = GAME.telling.refusals[reason]
            assert refusal.sentence.endswith(".")
            assert refusal.rule.startswith("OP-")


def test_the_table_reads_like_the_catalogue() -> None:
    """OP-08, OP-12."""
    scene = Scene("Ann Bo").turn("Ann").holds("Ann", "Deputy").grid("Bo", "4/4 | 3/2 | 7/7 | 1/0", True)
    assert scene.table.show(0).splitlines() == [
        "Outlaw Poker: round 1 of 10, Deck 40, 1 discard (6 on top)",
        "> Ann [  1/2   | (?)/(?) | (?)/(?) | (?)/(?)] open, outlaw; total 0 (you)",
        "  Bo  [  4/4   |   3/2   |   7/7   |   1/0  ] locked, grid 6; total 0",
        "Your outlaw: Deputy (each opponent loses 2 turns)",
    ]
    assert scene.table.question(0) == "Your turn: draw from the Deck or from the Discard Pile (6), or play your outlaw."
    assert scene.table.question(1) == "It is the turn of Ann."


def test_a_turn_as_a_story() -> None:
    """OP-17, OP-20, OP-31, OP-33."""
    scene = Scene("Ann Bo").turn("Ann").grid("Ann", "1/2 | 3/4 | 5/6 | 7/(8)").deck("12")
    before = scene.table.event_count
    scene.play("Ann", "draw deck", "discard and flip C4B")
    assert scene.table.events_for(0, before) == [
        "Ann draws 1 card from the Deck.",
        "Ann draws: 12.",
        "The 12 of Ann is discarded.",
        "Ann's C4B turns out to be 8.",
        "The Iron Hand of Ann is locked.",
        "All cards of Ann lie face up: everybody else has one last turn.",
    ]
    assert scene.table.question(1).startswith("Your last turn:")


def test_the_end_of_a_round_as_a_story() -> None:
    """OP-35, OP-39."""
    scene = Scene("Ann Bo", rounds=1).turn("Bo").last_turns("Ann", 1).totals(Ann=95)
    before = scene.table.event_count
    scene.play("Bo", "draw deck", "discard and skip")
    assert scene.table.events_for(1, before + 2) == [
        "The 9 of Bo is discarded.",
        "Bo skips.",
        "Column 2 of Ann: 3 over 4.",
        "Column 3 of Ann: 5 over 6.",
        "Column 4 of Ann: 7 over 8.",
        "Column 2 of Bo: 3 over 4.",
        "Column 3 of Bo: 5 over 6.",
        "Column 4 of Bo: 7 over 8.",
        "Ann scores 36 points.",
        "Bo scores 36 points.",
        "Ann has 131 points in all.",
        "Bo has 36 points in all.",
        "The game is over: the last round is scored.",
    ]
    assert scene.table.question(0) == "The game is over."


def test_notes_name_the_cards_a_move_is_about() -> None:
    """OP-R26. What one has looked at is named, what one has not is not."""
    scene = Scene().turn("Ann").holds("Ann", "Lookout")
    assert scene.table.note(0) == "Lookout: look at 3 face-down cards of your own grid"
    scene.play("Ann", "play outlaw", "look at Ann C2T", "look at Ann C2B", "look at Ann C3T").idle("Bo", "Cy")
    scene.play("Ann", "draw discard")
    notes = {move.words: scene.table.note(move) for move in scene.table.moves()}
    assert notes["swap with C1T"] == "the 1"
    assert notes["swap with C2T"] == "the hidden 3"
    assert notes["swap with C4T"] == "face down"


EFFECTS = [
    ("peek", 1, "opponent"),
    ("flip", 2, "opponent"),
    ("swap_within", 2, "self"),
    ("swap_between", 2, "opponent"),
    ("draw_pick", 2, "self"),
    ("discard_pick", 1, "self"),
    ("reload", 1, "self"),
    ("skip", 1, "opponent"),
]


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_has_a_question_notes_and_a_story(effect: tuple[str, int, str]) -> None:
    """OP-R27, OP-R37."""
    scene = Scene("Ann Bo Cy", effect=effect).turn("Ann").holds("Ann", CUSTOM).play("Ann", "play outlaw")
    assert scene.table.question(0).startswith("Custom Outlaw 1: choose ")
    assert scene.table.question(1).startswith("Ann chooses ")
    assert scene.table.view(1)["outlaw_at_work"]["name"] == "Custom Outlaw 1"
    while scene.decider == "Ann" and scene.game.playing >= 0:
        move = scene.table.moves()[0]
        assert isinstance(scene.table.note(move), str)
        scene.table.play(move)
    assert all(line.endswith(".") for line in scene.table.events)


def test_every_event_has_a_sentence() -> None:
    """Whatever can be seen happening can be told."""
    from sixgun.engine.story import Event

    for kind in [*Told, Told.REVEALED + 1, Told.REVEALED + 2, Told.REVEALED + 3]:
        what = 1 if kind in (Told.ENDED, Told.PLAYED, Told.OUTLAW_DEALT) else 3
        line = GAME.telling.event(Event(int(kind), 0, what, 4, whispered=False), GAME.names(["Ann", "Bo"]))
        assert line.endswith(".")


def test_an_observation_names_its_numbers() -> None:
    """OP-08, OP-12, OP-R26."""
    scene = Scene("Ann Bo").turn("Bo").holds("Bo", "Deputy").grid("Bo", "W/2 | (3)/(4) | (5)/(6) | (7)/(8)", True)
    out = np.zeros(GAME.slices.length, np.float32)
    GAME.observe(scene.veiled("Bo"), 1, out)
    grids = out[GAME.slices["grids"]].reshape(6, 8, 21)
    assert grids[0, 0, 0] == 1
    assert grids[0, 2, 20] == 1
    assert grids[1, 0, scene.kind("1")] == 1
    assert grids[2:].sum() == 0
    assert out[GAME.slices["locked"]].tolist() == [1, 0, 0, 0, 0, 0]
    assert out[GAME.slices["my_outlaw"]].tolist() == [0, 0, 0, 0, 0, 1, 0, 0]
    assert out[GAME.slices["to_act"]].tolist()[:2] == [1, 0]
    GAME.observe(scene.veiled(None), -1, out)
    assert out[GAME.slices["my_outlaw"]].sum() == 0


def test_the_record_is_small() -> None:
    """The promise of the room: under 512 bytes a game, and none of them unused, since bytes are compared."""
    layout = GAME.state.dtype
    assert layout.itemsize < 512
    assert layout.itemsize == sum(layout[name].itemsize for name in layout.names or ())


def test_a_whole_game_can_be_told() -> None:
    """OP-36. Every screen at every step, for every viewer."""
    table = Table("outlaw-poker", seats=3, seed=11, rounds=2)
    while not table.over:
        for viewer in (-1, 0, 1, 2):
            assert table.show(viewer).startswith("Outlaw Poker: round")
            assert table.view(viewer)["viewer"] == viewer
            assert table.question(viewer)
        table.play(int(table.legal[len(table.legal) // 2]))
    assert all(line.endswith(".") for line in table.events)
    assert len(table.winners) >= 1
