"""What the cards say and the table has chosen is given to a game once, by the deal, and never changes."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from sixgun.engine.game import Game
from sixgun.engine.record import KEPT

from .positions import Playing, field_bytes, play_on, settings, start


def given_in(game: Game, record: Any) -> dict[str, bytes]:
    """The fields that are given, as they are in a record."""
    return {name: value for name, value in field_bytes(record).items() if name in given_fields(game)}


def given_fields(game: Game) -> list[str]:
    """Their names; every game is given the number of seats."""
    return [name for name, field in game.state.fields.items() if field.given]


def test_what_is_given_stays_as_the_options_have_it(game: Game) -> None:
    """A GPU keeps one copy of it for all games (`engine/gpurecord.py`)."""
    assert "seats" in given_fields(game)
    for number, chosen in enumerate(settings(game)):
        luck = random.Random(f"{game.name} {number}")
        options = given_in(game, game.settled(**chosen)[0])
        table: Playing = start(game, luck.getrandbits(62), **chosen)
        for step, _ in enumerate(play_on(table, luck)):
            if step % 5 == 0:
                assert given_in(game, table.record) == options
        assert given_in(game, table.record) == options
        for viewer in table.viewers:
            view = table.veiled(viewer)
            assert given_in(game, view) == options
            game.imagine(view, viewer, 7)
            assert given_in(game, view) == options


def test_a_deal_leaves_nothing_of_what_was_there_before(game: Game) -> None:
    for number, chosen in enumerate(settings(game)):
        options, fresh, used = game.settled(**chosen), game.state.empty(), game.state.empty()
        for name, field in game.state.fields.items():
            if name not in KEPT:
                used[name] = np.random.default_rng(number).integers(-100, 100, (1, *field.shape))
        for games in (fresh, used):
            game.deal(games[0], options[0], number)
        assert field_bytes(used[0]) == field_bytes(fresh[0])
