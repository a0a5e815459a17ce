"""Choices that do not go together are refused before anything is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game
from sixgun.engine.options import Option

HIGH, LOW = (Option.switch(name, f"{name} wins", "RULE-1") for name in ("high", "low"))


def not_both(chosen: Mapping[str, int]) -> None:
    if chosen["high"] and chosen["low"]:
        raise BadOption(f"High and low cannot be combined at a table of {chosen['seats']}.")


def picky(game: Game) -> Game:
    """The game with two switches that exclude each other."""
    return replace(game, option_sheet=(*game.option_sheet, HIGH, LOW), agree=not_both)


def test_a_game_says_which_choices_do_not_go_together(game: Game) -> None:
    with pytest.raises(BadOption, match=f"at a table of {game.usual_seats}"):
        picky(game).settled(high="yes", low="yes")


def test_choices_are_heard_settled_and_with_defaults(game: Game) -> None:
    heard: list[Mapping[str, int]] = []
    replace(game, agree=heard.append).settled()
    assert heard[0]["seats"] == game.usual_seats
    assert heard[0].keys() == {"seats", *(option.name for option in game.option_sheet)}
    assert all(type(value) is int for value in heard[0].values())
