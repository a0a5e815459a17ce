"""The rules of every game compile for CUDA as they are, and play the same games. No GPU is needed to see that."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from sixgun.bots.registry import bot_names
from sixgun.engine.game import Game
from sixgun.engine.rule import INTERPRETED
from sixgun.games.registry import find_game, game_names
from sixgun.simulation.devices import NO_GPU

from .gpu import digests, first_difference, main

GAMES = 40


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")
@pytest.mark.parametrize("name", game_names())
def test_the_kernels_compile_and_play_the_games_of_the_cpu(name: str, tmp_path: Path) -> None:
    """In a process of its own, with nothing compiled for the CPU: what that imports once hid what was missing here."""
    pytest.importorskip("numba.cuda", reason="the gpu extra is not installed")
    game, ours = find_game(name), tmp_path / "ours.json"
    ours.write_text(json.dumps(digests([game], GAMES, usual=True)), encoding="utf-8")
    comparison = ["--pretended", "--usual", "--games", str(GAMES), "--against", str(ours), name]
    theirs = subprocess.run(
        [sys.executable, "-m", "tests.twins.gpu", *comparison],
        cwd=Path(__file__).resolve().parents[2],
        env={**os.environ, "SIXGUN_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert theirs.returncode == 0, theirs.stdout + theirs.stderr
    assert theirs.stdout.count("the same") == len(bot_names(game))


def test_a_difference_between_gpu_and_cpu_is_found_and_named(game: Game) -> None:
    ours, theirs = game.state.empty(3), game.state.empty(3)
    assert first_difference(ours, theirs) == ""
    theirs["to_act"][1:] += 1
    assert first_difference(ours, theirs) == "to_act in 2 games, first in 1"


def test_without_a_gpu_the_comparison_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    with patch("tests.twins.gpu.what_is_missing", return_value=NO_GPU):
        assert main(["bang"]) == 2
    assert capsys.readouterr().err.strip() == NO_GPU
