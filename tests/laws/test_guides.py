"""How to play: every game explains itself, with rules and cards that there are, in words of its own."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sixgun.engine.game import Game
from sixgun.engine.guide import SURPRISES, Guide, Sheet, Step, drawn, said
from sixgun.engine.seeking import find, places
from sixgun.games.catalogue import catalogue, numbers_in
from sixgun.games.registry import find_game, game_names
from sixgun.web.icons import icon

NUMBER = re.compile(r"\b[A-Z0-9]+-[RST]?\d+\b")


@pytest.fixture(params=[name for name in game_names() if find_game(name).guide_file])
def game(request: Any) -> Game:
    """Every game that comes with a guide; an own game need not."""
    return find_game(request.param)


def test_every_game_of_the_house_has_a_guide() -> None:
    games = map(find_game, game_names())
    assert all(game.guide_file for game in games if game.state.__module__.startswith("sixgun.games."))


def guide_of(game: Game) -> Guide:
    assert game.guide is not None
    return game.guide


def steps_of(guide: Guide) -> list[Step]:
    chapters = [Step(title=c.title, text=c.text, picture=c.picture, rules=c.rules) for c in guide.chapters]
    return [guide.aim, *chapters, *(step for chapter in guide.chapters for step in chapter.steps)]


def test_a_guide_has_a_goal_a_turn_an_example_three_surprises_and_an_end(game: Game) -> None:
    guide = guide_of(game)
    assert guide.goal.endswith(".")
    assert len(guide.turn.steps) >= 3
    assert len(guide.example.steps) == 3
    assert len(guide.surprises) == SURPRISES
    assert all(step.picture and step.rules for step in [guide.aim, *guide.surprises, *guide.turn.steps])
    assert len(guide.ends) >= 2
    assert len(guide.words) >= 15


def test_every_rule_a_guide_names_exists(game: Game) -> None:
    guide, entries = guide_of(game), catalogue(game).entries
    named = [number for step in steps_of(guide) for number in [*step.rules, *numbers_in(step.text)]]
    named += [term.rule for term in guide.words]
    named += [number for sheet in [*guide.sheets, *sheets_of(game)] for number in sheet.rules]
    named += [number for text in guide.ends for number in NUMBER.findall(text)]
    assert [number for number in named if number not in entries] == []
    assert all(NUMBER.search(text) for text in guide.ends)


def test_every_picture_is_made_of_cards_of_the_game_and_can_be_told(game: Game) -> None:
    called = game.names(["Ann", "Bo"]).called
    for step in steps_of(guide_of(game)):
        pieces = drawn(step.picture, called)
        assert bool(said(pieces)) == bool(pieces), step.title
        assert all(icon(piece.card.icon) for piece in pieces if piece.card and piece.card.icon)


def test_no_word_is_explained_twice_and_every_sentence_is_short(game: Game) -> None:
    words = guide_of(game).words
    names = [term.word.lower() for term in words]
    assert len(set(names)) == len(names)
    assert names == sorted(names)
    assert all(term.text.endswith(".") and len(term.text) <= 125 for term in words)


def sheets_of(game: Game) -> list[Sheet]:
    return list(game.sheets(game.settled()[0], game.words_of()))


def test_the_rows_of_a_table_are_as_long_as_its_head(game: Game) -> None:
    for sheet in [*guide_of(game).sheets, *sheets_of(game)]:
        assert len(sheet.rows) > 2
        assert {len(row) for row in sheet.rows} == {len(sheet.rows[0])}


@pytest.mark.parametrize(
    ("question", "anchor"),
    [("how do I win", "goal"), ("How do I win?", "goal"), ("what is the goal", "goal"), ("when is it over", "ends")],
)
def test_a_question_finds_its_answer_first(game: Game, question: str, anchor: str) -> None:
    assert find(guide_of(game), question)[0].anchor == anchor


def test_every_word_is_found_by_its_name(game: Game) -> None:
    guide = guide_of(game)
    for term in guide.words:
        found = [place.title for place in find(guide, term.word)]
        assert term.word in found[:6], term.word
    assert len({place.anchor for place in places(guide) if place.anchor.startswith("word-")}) == len(guide.words)
