"""`docs/tournaments/running.md` is done as it says: its commands run a tournament, one after the other."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from sixgun.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "tournaments" / "running.md").read_text(encoding="utf-8")
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_commands_of_the_page_run_a_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIXGUN_DATA", str(tmp_path))
    lines = [line for block in COMMANDS.findall(PAGE) for line in block.splitlines()]
    assert len(lines) == 11
    said = []
    for line in lines:
        monkeypatch.setattr("sys.argv", shlex.split(line))
        with pytest.raises(SystemExit) as left:
            main()
        told = capsys.readouterr()
        assert not left.value.code, f"{line}\n{told.err}"
        said.append(told.out)
    assert "Bo: $3,000" in said[4]
    assert "Hal was alive too" in said[8]
    assert (tmp_path / "round-1.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "open.json").exists()
    assert "final standings" in said[10]


def test_the_page_names_every_command() -> None:
    from sixgun.cli.tournament import app

    named = set(re.findall(r"`([a-z]+)", PAGE))
    assert {each.name for each in app.registered_commands} <= named
