"""BANG! in words: sentences, the table as text, moves that people type."""

from __future__ import annotations

import random

import pytest

from sixgun.games.bang.cards import CARD_NAMES
from sixgun.games.bang.words import Told
from sixgun.tables.table import Table

from .scene import Scene


def test_a_card_may_be_typed_with_letters_for_suits() -> None:
    """BNG-19."""
    scene = Scene(4).hand("P1", "BANG! 4♦, BANG! 4♣")
    scene.play("P1", "bang 4d p2")
    assert scene.discards == ["BANG! 4♦"]


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_every_line_of_a_table_fits_a_terminal(seats: int) -> None:
    """Names are short here; long ones may spill."""
    table = Table("bang", seats=seats, seed=2)
    luck = random.Random(2)
    for _ in range(150):
        if table.over:
            break
        for viewer in (-1, 0):
            assert max(map(len, table.show(viewer).splitlines())) <= 80
        assert table.question(table.to_act or 0)
        table.play(luck.choice(table.legal.tolist()))
    assert all(event.endswith(".") for event in table.events)


def test_every_event_has_a_sentence() -> None:
    """A story of one line for each kind of event."""
    scene = Scene(4)
    telling = scene.table.game.telling
    from sixgun.engine.story import Event

    for kind in Told:
        told = telling.event(Event(int(kind), 0, 1, 1, whispered=False), scene.table.names)
        assert told.endswith("."), kind


def test_the_question_says_who_attacks_whom_with_what_and_what_may_be_answered() -> None:
    """BNG-59, BNG-150."""
    scene = Scene(4).is_("P1", "Slab the Killer").hand("P1", "BANG! 4♦").hand("P2", "Beer 6♥").lay("P2", "Barrel Q♠")
    scene.play("P1", "play BANG! 4♦ at P2")
    asked = scene.table.question(1)
    for words in ("P1 shoots at P2 with BANG! 4♦", "2 Missed! needed", "Barrel", "lose a life point"):
        assert words in asked
    assert scene.table.question(2).startswith("P2 is shot at: P1 shoots at P2")


def test_the_table_shows_life_range_distance_and_what_lies_in_front() -> None:
    """BNG-06, BNG-28, BNG-47, BNG-53."""
    scene = Scene(4).is_("P2", "Rose Doolan").life("P2", 2).lay("P2", "Schofield K♠, Mustang 8♥").hand("P1", "Beer 6♥")
    text = scene.table.show(0)
    for words in ("Rose Doolan", "●●○○", "range 2", "Distance 2", "Schofield K♠, Mustang 8♥", "Your hand: Beer 6♥"):
        assert words in text


def test_cards_have_names_of_their_own() -> None:
    """Eighty cards, eighty names; two Stagecoaches look alike but for a mark."""
    assert len(set(CARD_NAMES)) == 80
    assert "Stagecoach 9♠ II" in CARD_NAMES


def test_a_hit_says_what_it_costs() -> None:
    """BNG-56, BNG-88: one life point of several, the last one, and then there is nothing left to lose but the game."""
    scene = Scene(4).hand("P1", "BANG! 4♦, BANG! 4♣").life("P2", 2).lay("P1", "Volcanic 10♠")
    scene.hand("P2", "Missed! 3♠, Beer 6♥").play("P1", "play BANG! 4♦ at P2")
    give_up = next(int(move) for move in scene.table.moves() if "let it happen" in move.words)
    assert scene.table.note(give_up) == "lose a life point"
    scene.play("P2", "let it happen").play("P1", "play BANG! 4♣ at P2")
    assert scene.table.note(give_up) == "lose your last life point"
    scene.play("P2", "let it happen")
    assert scene.table.question(1).startswith("You are about to be eliminated")
    assert scene.table.note(give_up) == "you are eliminated"
