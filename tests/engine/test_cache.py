"""The cache of compiled rules notices every change, in this package and in a stranger's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.engine.rule import _below

STRANGER = """
from sixgun.engine.rule import rule

@rule
def why_not(game, move):
    return 0

@rule
def step(game, move):
    pass

@rule
def legal(game, allowed):
    return ANSWER
"""

ASK = """
import numpy as np, stranger
from sixgun.engine.game import _play
print(_play(1, 1, stranger.why_not, stranger.step, stranger.legal)(np.zeros(1), 0, 0, np.zeros(1)))
"""


@pytest.mark.parametrize("as_package", [True, False])
def test_a_changed_rule_of_a_stranger_is_played_as_changed(tmp_path: Path, as_package: bool) -> None:
    source = tmp_path / "stranger" / "__init__.py" if as_package else tmp_path / "stranger.py"
    source.parent.mkdir(exist_ok=True)
    answers = []
    for answer in (3, 8, 8):
        source.write_text(STRANGER.replace("ANSWER", str(answer)), encoding="utf-8")
        given = {**os.environ, "PYTHONPATH": str(tmp_path), "SIXGUN_CACHE": str(tmp_path / "cache")}
        given["NUMBA_DISABLE_JIT"] = "0"  # the question is about compiled rules, whatever mode asks it
        run = subprocess.run([sys.executable, "-c", ASK], env=given, capture_output=True, text=True, check=True)
        answers.append(int(run.stdout))
    assert answers == [3, 8, 8]


def test_a_change_in_a_file_beside_a_strangers_is_noticed(tmp_path: Path) -> None:
    """Only the rule is imported from there: nothing in the stranger's own file changes."""
    (tmp_path / "stranger.py").write_text(f"from answers import ANSWER\n{STRANGER}", encoding="utf-8")
    answers = []
    for answer in (3, 8):
        (tmp_path / "answers.py").write_text(f"ANSWER = {answer}\n", encoding="utf-8")
        given = {**os.environ, "PYTHONPATH": str(tmp_path), "SIXGUN_CACHE": str(tmp_path / "cache")}
        given |= {"NUMBA_DISABLE_JIT": "0", "PYTHONDONTWRITEBYTECODE": "1"}
        run = subprocess.run([sys.executable, "-c", ASK], env=given, capture_output=True, text=True, check=True)
        answers.append(int(run.stdout))
    assert answers == [3, 8]


def test_a_change_in_one_game_leaves_the_others_compiled() -> None:
    below = {name: {path.name for path in _below(name)} for name in ("sixgun.games.calaboose.legal", "sixgun.bots.bot")}
    assert below["sixgun.games.calaboose.legal"] == {"engine", "calaboose"}
    assert below["sixgun.bots.bot"] == {"engine", "games", "bots", "simulation"}
