"""What a line carries for screens is in its words: nobody learns from an arrow what the sentence does not tell."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any, get_args

import pytest

from sixgun.engine.deeds import Listening
from sixgun.engine.game import Game
from sixgun.engine.speech import Deed, Names
from sixgun.engine.story import Event, as_event
from sixgun.games.registry import find_game
from sixgun.tables.story import Line, Story

from .positions import FEW, games_in_play, play_on
from .test_words import numbers

# Players whose names are in no other word, so that a name in a text is always that player's.
SOME = 3 if FEW else 12  # games, each under another setting
PLAYERS = ("Qann", "Qbob", "Qcyd", "Qdie", "Qedd", "Qflo", "Qgus", "Qhal")


@cache
def lines(game: Game) -> list[Line]:
    """The stories of some random games, whispers included."""
    names, told = game.names(PLAYERS), []
    for table, luck in islice(games_in_play(game, each=1), SOME):
        story = Story(game)
        for number, _ in enumerate(told_steps(table, luck)):
            page = table.record.story[: int(table.record.told)].tobytes()
            story.tell(number, page, names)
        told += story.lines
    return told


def told_steps(table: Any, luck: random.Random) -> Iterator[bool]:
    """The deal and every move."""
    yield True
    for _ in play_on(table, luck):
        yield True


def unsaid(line: Line, names: Names) -> list[str]:
    """What a line is about that its text does not say."""
    about, text = line.about, line.text
    seats = [names[seat] for seat in about.who if names[seat] not in text]
    cards = [card for card in about.cards if card not in text]
    dice = [str(die) for die in about.dice if str(die) not in text]
    return [*seats, *cards, *dice, *([about.money] if about.money not in text else [])]


def test_a_line_is_about_nothing_that_its_text_does_not_say(game: Game) -> None:
    names = game.names(PLAYERS)
    for line in lines(game):
        assert unsaid(line, names) == [], line
        assert line.about.deed in get_args(Deed)


def test_everybody_whom_a_text_names_is_somebody_it_is_about(game: Game) -> None:
    """So that a story can be filtered by player; only the winners of a whole game are a list of their own."""
    for line in lines(game):
        named = {seat for seat, name in enumerate(PLAYERS) if name in line.text}
        assert named == set(line.about.who) or "win" in line.text, line


def test_a_rule_that_a_line_cites_exists(game: Game) -> None:
    cited = {line.about.rule for line in lines(game)} - {""}
    assert cited <= numbers(game) or not numbers(game)


@pytest.mark.parametrize("name", ["25-outlaws", "bang", "calaboose", "high-stakes-drifter", "outlaw-poker"])
def test_the_stories_of_our_games_have_deeds_to_show_cards_to_look_up_and_ceremony_to_skip(name: str) -> None:
    """A law that would hold of empty lines proves nothing."""
    told = lines(find_game(name))
    deeds = {line.about.deed for line in told}
    assert "ceremony" in deeds
    assert len(deeds) > len(("", "ceremony"))
    assert any(line.about.cards for line in told)
    assert any(len(line.about.who) == 1 for line in told)


def test_a_telling_that_looks_somebody_up_and_does_not_say_it_tells_nothing_by_that(game: Game) -> None:
    """The law itself is tried: whoever is only looked up is left out."""

    def curious(told: Event, names: Names) -> str:
        names.who(1)
        names.money("$1000")
        return game.telling.event(told, names).replace("Qbob", "somebody")

    leaky = replace(game, telling=replace(game.telling, event=curious))
    names = game.names(PLAYERS)
    heard = Listening(names)
    table, luck = next(games_in_play(leaky, each=1))
    next(step for step in told_steps(table, luck) if table.record.told)
    about = heard.about(leaky.telling.event(as_event(table.record.story[0].tolist()), heard))
    assert 1 not in about.who
    assert about.money == ""
