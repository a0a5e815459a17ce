"""Guided first games: every lesson against the real rules, at a live table, and what is wrong with a bad one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game
from sixgun.games.registry import find_game
from sixgun.tables import messages as say
from sixgun.tables.lessons import LessonShown, script_of
from sixgun.tables.match import OVER, PLAYING
from sixgun.tables.transcript import Transcript
from sixgun.tables.verifying import verify
from sixgun.tables.views import View
from sixgun.tournaments.ratings.collecting import Collector

from .saloon import Saloon


def guided(saloon: Saloon, game: str = "calaboose", name: str = "Zoe") -> str:
    """A lesson with Zoe at the table, dealt."""
    match = saloon.does("Zoe", say.Create, game=game, lesson=True).match
    saloon.does("Zoe", say.Join, match=match, name=name)
    saloon.does("Zoe", say.Deal, match=match)
    return match


def seen(saloon: Saloon, match: str) -> tuple[View, LessonShown]:
    """The table when it is Zoe's to decide, or over."""
    while (view := saloon.view("Zoe", match)).status == PLAYING and view.to_act != view.viewer:
        saloon.house.driver.tend(match)
    assert view.lesson is not None
    return view, view.lesson


def plays(saloon: Saloon, match: str, move: int) -> None:
    saloon.does("Zoe", say.Play, match=match, decision=saloon.view("Zoe", match).decision, move=move)


def test_every_step_of_every_lesson_is_allowed_and_points_at_what_lies_there(game: Game) -> None:
    script = script_of(game)
    steps = [step for group in script.steps.values() for step in group]
    assert [number for number, *_ in steps] == list(range(1, script.total + 1))
    assert sum(move is not None for _, _, move, _ in steps) >= 4
    assert all(spots for _, step, move, spots in steps if step.point)


def test_whoever_follows_a_lesson_is_led_through_all_of_it_and_then_plays_on(saloon: Saloon, game: Game) -> None:
    match, read = guided(saloon, game.name), list[int]()
    while True:
        view, lesson = seen(saloon, match)
        read += [page.number for page in lesson.pages]
        if not lesson.pages or lesson.pages[-1].move is None:
            break
        assert all("{" not in page.text for page in lesson.pages)
        plays(saloon, match, lesson.pages[-1].move)
    assert read == list(range(1, lesson.steps + 1))
    assert view.status == PLAYING
    assert lesson.followed
    plays(saloon, match, view.moves[0].move)
    assert seen(saloon, match)[1].pages == []


def test_whoever_plays_something_else_leaves_the_lesson_and_the_game_goes_on(saloon: Saloon) -> None:
    match = guided(saloon)
    view, lesson = seen(saloon, match)
    wanted = lesson.pages[-1].move
    plays(saloon, match, next(each.move for each in view.moves if each.move != wanted))
    view, lesson = seen(saloon, match)
    assert view.moves
    assert not lesson.followed
    assert lesson.pages == []


def test_a_text_calls_everybody_by_the_name_they_have(saloon: Saloon) -> None:
    match = guided(saloon, name="Cy")  # so that the bot in that chair is called otherwise
    names = [seat.name for seat in saloon.view("Zoe", match).seats]
    assert names[0] == "Cy"
    plays(saloon, match, seen(saloon, match)[1].pages[-1].move or 0)
    text = seen(saloon, match)[1].pages[0].text
    assert text.startswith(f"{names[2]} sends a Card Shark")
    assert names[2] != "Cy"


def test_the_deal_of_a_lesson_is_open_and_the_same_for_everybody(saloon: Saloon) -> None:
    one, other = guided(saloon), guided(saloon)
    lesson = find_game("calaboose").lesson
    assert lesson is not None
    views = [saloon.view("Zoe", match) for match in (one, other)]
    assert views[0].table == views[1].table
    assert [view.lesson and view.lesson.seed for view in views] == [lesson.seed] * 2
    assert views[0].commitment == ""
    stranger = saloon.view("Xi", one).lesson
    assert stranger is not None
    assert stranger.pages == []
    assert one not in [sign.match for sign in saloon.house.lobby("Xi").public]
    assert "nobody sits down after the deal" in saloon.refused("Xi", say.Join, match=one, name="Xi")


def test_a_finished_lesson_is_true_counts_nowhere_and_is_followed_by_a_real_game(saloon: Saloon) -> None:
    match = guided(saloon)
    while (view := seen(saloon, match)[0]).status == PLAYING:
        plays(saloon, match, view.moves[-1].move)
    assert view.status == OVER
    assert verify(Transcript.from_text(saloon.house.export(match), "the lesson")).opened.lesson
    with Collector(saloon.house).ratings() as (ratings, complete):
        assert complete
        assert not ratings.games
    again = saloon.does("Zoe", say.Rematch, match=match).match
    assert saloon.view("Zoe", again).lesson is None
    assert saloon.view("Zoe", again).commitment


STEP = '[[steps]]\ntitle = "One"\n'
WRONG = {
    'text = "Go {Nobody}."\nmove = "place Bandit in cell 1"': "nobody at this table is called Nobody; the chairs are",
    'text = "{"\nmove = "place Bandit in cell 1"': "the braces in the text do not match",
    'text = ""\nmove = "place Bandit in cell 1"': "the text has 1 to 230 characters, not 0",
    'text = "Go."': "has no step with a move",
    'text = "Go."\nmove = "place Bandit in cell 1"\npoint = ["cell.0.0"]': "points at what has to be tapped",
    'text = "Go."\nmove = "lock cell 1"': "“lock cell 1” is not allowed there; Ann may “place huckster in cell 1”",
    'text = "Go."\nmeanwhile = ["place Bandit in cell 1"]\nmove = "x"': "is not for Ann to decide",
    'text = "Go."\npoint = ["moon"]\n[[steps]]\ntitle = "Two"\ntext = "Go."\nmove = "place Bandit in cell 1"': (
        "there is no spot moon on the table; there are cell.0.0"
    ),
    'text = "Go."\nmove = 3': "cannot be read: Expected `str`, got `int` - at `$.steps[0].move`",
}


@pytest.mark.parametrize(("step", "sentence"), WRONG.items())
def test_a_lesson_that_cannot_be_played_says_what_is_wrong_with_it(tmp_path: Path, step: str, sentence: str) -> None:
    place = tmp_path / "lesson.toml"
    place.write_text(f"seed = 117\nseats = 3\noptions = {{ dealer = 2 }}\n{STEP}{step}\n", encoding="utf-8")
    with pytest.raises(BadOption) as wrong:
        script_of(replace(find_game("calaboose"), lesson_file=place))
    assert sentence in str(wrong.value)


def test_a_game_without_a_lesson_says_so(saloon: Saloon) -> None:
    with pytest.raises(BadOption, match="Nobody has written a guided game of Calaboose yet"):
        script_of(replace(find_game("calaboose"), lesson_file=None))
