"""The rules compile for CUDA as they are, but for a game that is not known to yet. No GPU is needed to see that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.games.registry import game_names

LONG = ("high-stakes-drifter",)  # did not end within 400 s of one core: `make soak` tries again
WANTED = [name for name in game_names() if name not in LONG or "SIXGUN_LONG_COMPILES" in os.environ]


@pytest.mark.parametrize("name", WANTED)
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
    assert ".visible .entry" in compiled.stdout
