"""Calaboose with something to bring: who brings the deal deals, openly or hidden. And one that talks too much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.metadata import entry_points
from typing import Any

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Brings, Game
from sixgun.engine.rule import rule
from sixgun.engine.story import tell
from sixgun.games.calaboose import GAME
from sixgun.games.calaboose.step import step

DEAL = {"deal": "yes"}


def _checked(value: Any, cards: CardFile | None) -> Any:
    if value != DEAL:
        raise BadOption(f"A player brings the deal, not {value!r}.")
    return value


def _filled(options: Any, brings: Sequence[Any], cards: CardFile | None) -> None:
    dealers = [seat for seat, value in enumerate(brings) if value is not None]
    if len(dealers) > 1:
        raise BadOption("Only one player can bring the deal.")
    if dealers:
        options.dealer = dealers[0]


def _toy(hidden: bool) -> Game:
    brings = Brings(words="The deal.", check=_checked, fill=_filled, hidden=hidden)
    return replace(GAME, name="hidden-toy" if hidden else "open-toy", title="Toy", brings=brings)


@rule
def _chatty_step(game: Any, move: int) -> None:
    """Every move is told at more length than there is room for."""
    step(game, move)
    for _ in range(200):
        tell(game, 1, 0, 0, 0)


CHATTY_TOY = replace(GAME, name="chatty-toy", title="Chatty Toy", step=_chatty_step)
OPEN_TOY, HIDDEN_TOY = _toy(hidden=False), _toy(hidden=True)


class _Entry:
    """An entry point as an installed package would have it."""

    def __init__(self, game: Game) -> None:
        self.name, self._game = game.name, game

    def load(self) -> Game:
        return self._game


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Announce the toys as a package would."""

    def entries(group: str) -> list[Any]:
        return [*entry_points(group=group), *map(_Entry, (OPEN_TOY, HIDDEN_TOY, CHATTY_TOY))]

    monkeypatch.setattr("sixgun.games.registry.entry_points", entries)
