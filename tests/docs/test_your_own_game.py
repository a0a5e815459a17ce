"""`docs/your-own-game.md` is done as it says: its files are written, installed, played, and put to the laws."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"^`([\w./]+)`.*?^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's package, written to a folder of its own and installed into another."""
    folder, target = tmp_path_factory.mktemp("highdraw"), tmp_path_factory.mktemp("site")
    for name, text in FILE.findall(PAGE):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "--target", str(target), str(folder)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target


def run(command: list[str], site: Path, **environment: str) -> str:
    path = os.pathsep.join((str(ROOT / "src"), str(site)))  # this tree, wherever another one is installed from
    given = {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", **environment}
    done = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_has_the_four_files_it_promises() -> None:
    names = [name for name, _ in FILE.findall(PAGE)]
    assert names == ["pyproject.toml", "highdraw/state.py", "highdraw/rules.py", "highdraw/__init__.py"]


def test_the_commands_of_the_page_play_the_new_game(installed: Path) -> None:
    lines = [line for block in COMMANDS.findall(PAGE) for line in block.splitlines() if line.startswith("sixgun ")]
    told = [run([sys.executable, "-m", "sixgun.cli.main", *line.split()[1:]], installed) for line in lines]
    assert " win" in told[0]
    assert "2,000 games of 3" in told[1]


@pytest.mark.parametrize("mode", ["interpreted", "compiled"])
def test_the_laws_of_the_house_hold_for_the_new_game(installed: Path, mode: str) -> None:
    laws = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/laws", "-k", "high-draw"]
    told = run(laws, installed, NUMBA_DISABLE_JIT="1" if mode == "interpreted" else "0")
    assert " passed" in told
    assert "failed" not in told
