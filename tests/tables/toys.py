"""Calaboose with something to bring: who brings the deal deals. Open in one toy, hidden in the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.metadata import entry_points
from typing import Any

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Brings, Game
from sixgun.games.calaboose import GAME

DEAL = {"deal": "yes"}


def _checked(value: Any, cards: CardFile | None) -> Any:
    if value != DEAL:
        raise BadOption(f"A player brings the deal, not {value!r}.")
    return value


def _filled(options: Any, brings: Sequence[Any]) -> None:
    dealers = [seat for seat, value in enumerate(brings) if value is not None]
    if len(dealers) > 1:
        raise BadOption("Only one player can bring the deal.")
    options.dealer = dealers[0]


def _toy(hidden: bool) -> Game:
    brings = Brings(words="The deal.", check=_checked, fill=_filled, hidden=hidden)
    return replace(GAME, name="hidden-toy" if hidden else "open-toy", title="Toy", brings=brings)


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
        return [*entry_points(group=group), _Entry(OPEN_TOY), _Entry(HIDDEN_TOY)]

    monkeypatch.setattr("sixgun.games.registry.entry_points", entries)
