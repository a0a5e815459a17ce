"""Interpreted and compiled, the same text plays the same games, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from sixgun.engine.game import Game
from sixgun.engine.rule import INTERPRETED

from .games import fingerprints

WHOLE_GAMES = 200
LONG_GAMES = 40  # of games that take half an hour at a table, and as many seconds interpreted
SHORT = 20  # minutes


def test_interpreted_and_compiled_games_are_alike_after_every_step(game: Game) -> None:
    count = WHOLE_GAMES if game.minutes <= SHORT else LONG_GAMES
    command = [sys.executable, "-W", "error", "-m", "tests.twins.games", game.name, str(count)]
    other = subprocess.run(  # always the other mode: two interpreted runs would agree about anything
        command,
        cwd=Path(__file__).resolve().parents[2],
        env={**os.environ, "NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 0, other.stderr
    assert other.stdout.split() == fingerprints(game, count)
