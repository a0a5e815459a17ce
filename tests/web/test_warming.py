"""Which rules are prepared first: after a restart those of the tables in play, then what somebody waits for."""

from __future__ import annotations

import threading

import pytest

from sixgun.games.registry import find_game
from sixgun.web import warming
from sixgun.web.warming import Warming

_LONG = 20  # seconds that a failing test takes


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games in the order in which they were prepared; nothing is compiled."""
    names: list[str] = []
    monkeypatch.setattr(warming, "warm_up", lambda game: names.append(game.name))
    monkeypatch.setattr(warming, "INTERPRETED", True)
    return names


def test_after_a_restart_the_games_in_play_come_first_and_the_others_later(prepared: list[str]) -> None:
    ready = threading.Event()
    games = [find_game(name) for name in ("calaboose", "outlaw-poker", "25-outlaws")]
    told = Warming(games, lambda name: ready.set() if told.is_ready("25-outlaws") else None)
    told.start(["25-outlaws"])
    assert ready.wait(_LONG)
    told.stop()
    assert prepared == ["25-outlaws"]


def test_a_game_that_somebody_waits_for_is_not_put_off(prepared: list[str]) -> None:
    ready = threading.Event()
    games = [find_game(name) for name in ("calaboose", "outlaw-poker", "25-outlaws")]
    told = Warming(games, lambda name: ready.set() if told.is_ready("outlaw-poker") else None)
    told.start(["25-outlaws"])
    told.hurry("outlaw-poker")
    assert ready.wait(_LONG)
    told.stop()
    assert sorted(prepared) == ["25-outlaws", "outlaw-poker"]


def test_with_no_table_in_play_all_are_prepared(prepared: list[str]) -> None:
    games = [find_game(name) for name in ("calaboose", "outlaw-poker")]
    ready = threading.Event()
    told = Warming(games, lambda name: ready.set() if all(told.is_ready(game.name) for game in games) else None)
    told.start()
    assert ready.wait(_LONG)
    told.stop()
    assert sorted(prepared) == ["calaboose", "outlaw-poker"]
