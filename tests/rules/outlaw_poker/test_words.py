"""The game in words, on screens and in numbers."""

from __future__ import annotations

import numpy as np
import pytest

from sixgun.engine.story import Event
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


def test_the_question_says_what_can_be_done() -> None:
    """OP-17, OP-24."""
    scene = Scene("Ann Bo").turn("Ann").holds("Ann", "Deputy")
    mine = scene.table.tabletop(0)
    assert mine.heading == "Your turn: draw"
    assert mine.hint == "Draw from the Deck or from the Discard Pile, or play the Deputy instead."
    assert mine.rule == "OP-24"
    assert scene.table.tabletop(1).heading == "Ann's turn"
    scene.holds("Ann", "Deputy").deck("").discards("")
    scene.game.outlaw[0] = -1
    assert scene.table.tabletop(0).heading == "Your turn: nothing to draw"


def test_a_turn_as_a_story() -> None:
    """OP-17, OP-20, OP-31, OP-33."""
    scene = Scene("Ann Bo").turn("Ann").grid("Ann", "1/2 | 3/4 | 5/6 | 7/(8)").deck("12")
    before = scene.table.event_count
    scene.play("Ann", "draw deck", "discard and flip 4 bottom")
    assert scene.table.events_for(0, before) == [
        "Ann draws 1 card from the Deck.",
        "Ann draws: 12.",
        "Ann's 12 is discarded.",
        "Ann's card in column 4, bottom is turned up: 8.",
        "Ann's Iron Hand is locked.",
        "Ann's cards are all face up: everybody else has one last turn.",
    ]
    assert scene.table.tabletop(1).heading == "Your last turn: draw"


def test_the_end_of_a_round_as_a_story() -> None:
    """OP-35, OP-39."""
    scene = Scene("Ann Bo", rounds=1).turn("Bo").last_turns("Ann", 1).totals(Ann=95)
    before = scene.table.event_count
    scene.play("Bo", "draw deck", "discard and skip")
    assert scene.table.events_for(1, before + 2) == [
        "Bo's 9 is discarded.",
        "Bo does not turn up a card.",
        "Ann's column 2: 3 over 4.",
        "Ann's column 3: 5 over 6.",
        "Ann's column 4: 7 over 8.",
        "Bo's column 2: 3 over 4.",
        "Bo's column 3: 5 over 6.",
        "Bo's column 4: 7 over 8.",
        "Ann scores 36 points.",
        "Bo scores 36 points.",
        "Ann has 131 points in all.",
        "Bo has 36 points in all.",
        "The game is over: the last round is scored.",
    ]
    assert scene.table.tabletop(0).heading == "The game is over"


def test_notes_name_the_cards_a_move_is_about() -> None:
    """OP-R26. What one has looked at is named, what one has not is not."""
    scene = Scene().turn("Ann").holds("Ann", "Lookout")
    assert scene.table.note(0) == "Lookout: look at 3 face-down cards of your own grid"
    scene.play("Ann", "play outlaw", "look at Ann 2 top", "look at Ann 2 bottom", "look at Ann 3 top").idle("Bo", "Cy")
    scene.play("Ann", "draw discard")
    notes = {move.words: scene.table.note(move) for move in scene.table.moves()}
    assert notes["swap with column 1, top"] == "the 1"
    assert notes["swap with column 2, top"] == "the hidden 3"
    assert notes["swap with column 4, top"] == "a face-down card"


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
    mine, others = scene.table.tabletop(0), scene.table.tabletop(1)
    assert mine.heading.startswith("Custom Outlaw 1: ")
    assert mine.hint.startswith("Choose ")
    assert (others.heading, others.hint) == ("Ann plays an outlaw", mine.heading)
    assert next(zone for zone in others.middle if zone.label == "Outlaw at work").cards[0].name == "Custom Outlaw 1"
    while scene.decider == "Ann" and scene.game.playing >= 0:
        move = scene.table.moves()[0]
        assert isinstance(scene.table.note(move), str)
        scene.table.play(move)
    assert all(line.endswith(".") for line in scene.table.events)


def test_every_event_has_a_sentence() -> None:
    """Whatever can be seen happening can be told."""
    for kind in Told:
        line = GAME.telling.event(Event(int(kind), 0, 1, 4, whispered=False), GAME.names(["Ann", "Bo"]))
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
            assert table.tabletop(viewer).heading in table.show(viewer)
        table.play(int(table.legal[len(table.legal) // 2]))
    assert all(line.endswith(".") for line in table.events)
    assert len(table.winners) >= 1
