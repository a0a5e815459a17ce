"""High Stakes Drifter as far as decks need it: the real game once it is announced, a stand-in until then.

The stand-in is played by the rules of Calaboose, with an options record that holds decks.
"""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import entry_points
from typing import Any

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.game import Game
from sixgun.engine.options import Option
from sixgun.engine.record import i8, i16
from sixgun.games import calaboose
from sixgun.games.calaboose.words import CELLS, JAIL_KINDS, KINDS
from sixgun.games.high_stakes_drifter import state
from sixgun.games.high_stakes_drifter.brings import BRINGS
from sixgun.games.high_stakes_drifter.cards import CARD_FILE, card_tables
from sixgun.games.high_stakes_drifter.words import VARIANT_TITLES, Variant, word
from sixgun.games.registry import GROUP

NAME = "high-stakes-drifter"


class Options(state.Options):
    """The options of the game, and what a deal of Calaboose needs."""

    dealer = i8()
    series_games = i8()
    huckster_swap = i8()
    count = i8(KINDS)
    beats = i8(JAIL_KINDS)
    duels = i8()
    bounty = i16(JAIL_KINDS, CELLS)


def _tables(file: CardFile) -> dict[str, Any]:
    assert calaboose.GAME.card_file
    theirs = calaboose.GAME.card_tables(CardFile.read(calaboose.GAME.card_file))
    return {**theirs, **card_tables(file)}


STAND_IN = replace(
    calaboose.GAME,
    name=NAME,
    title="High Stakes Drifter",
    pitch="Stare down the other side of the street, bet on it, and shoot it out.",
    options=Options,
    option_sheet=(
        *calaboose.OPTIONS,
        *(Option.switch(word(variant), VARIANT_TITLES[variant], "HSD-174") for variant in Variant),
        Option.switch("quick_start", "The quick-start game", "HSD-150"),
    ),
    card_file=CARD_FILE,
    card_tables=_tables,
    card_words=lambda file: calaboose.GAME.words_of(),
    brings=BRINGS,
)


class _Entry:
    """An entry point as an installed package would have it."""

    name = NAME

    def load(self) -> Game:
        return STAND_IN


def entries(group: str) -> list[Any]:
    """What is announced, and the stand-in unless the game is."""
    real = list(entry_points(group=group))
    return real if group != GROUP or any(entry.name == NAME for entry in real) else [*real, _Entry()]


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Announce the game."""
    monkeypatch.setattr("sixgun.games.registry.entry_points", entries)
