"""The rules of every game compile for CUDA as they are. No GPU is needed to see that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from sixgun.engine.game import Game
from sixgun.engine.rule import INTERPRETED
from sixgun.games.registry import game_names
from sixgun.simulation.devices import NO_GPU

from .gpu import first_difference, main


@pytest.mark.parametrize("name", game_names())
def test_the_rules_compile_for_cuda(name: str, tmp_path: Path) -> None:
    """In a process of its own, with nothing compiled for the CPU: what that imports once hid what was missing here."""
    pytest.importorskip("numba.cuda", reason="the gpu extra is not installed")
    compiled = subprocess.run(
        [sys.executable, "-m", "tests.twins.cuda", name],
        cwd=Path(__file__).resolve().parents[2],
        env={**os.environ, "SIXGUN_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert compiled.returncode == 0, compiled.stderr
    assert compiled.stdout.count(".visible .entry") == 4


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")
def test_so_do_the_kernels_that_put_games_in_order_and_write_them_out() -> None:
    pytest.importorskip("numba.cuda", reason="the gpu extra is not installed")
    from .cuda import ptx_of_sorting

    assert [ptx.count(".visible .entry") for ptx in ptx_of_sorting()] == [1] * 5


def test_a_difference_between_gpu_and_cpu_is_found_and_named(game: Game) -> None:
    ours, theirs = game.state.empty(3), game.state.empty(3)
    assert first_difference(ours, theirs) == ""
    theirs["to_act"][1:] += 1
    assert first_difference(ours, theirs) == "to_act in 2 games, first in 1"


def test_without_a_gpu_the_comparison_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    with patch("tests.twins.gpu.what_is_missing", return_value=NO_GPU):
        assert main(["bang"]) == 2
    assert capsys.readouterr().err.strip() == NO_GPU
