"""The pure parts of the table's scripts, tested by Node's own runner."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from sixgun.web.saloon import Saloon
from sixgun.web.static import FOLDER

from .test_types import check
from .visiting import Browser

FOUND = check.programs()
_OLDEST = (20, 19)  # modules are known by what they say, without a package file


def _version() -> tuple[int, ...]:
    assert FOUND is not None
    said = subprocess.run([FOUND[0], "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


@pytest.mark.skipif(FOUND is None or _version() < _OLDEST, reason="needs Node 20.19 or later")
@pytest.mark.parametrize("name", ["answers", "fairness", "lines", "selection", "words"])
def test_the_scripts_of_the_table_pass_their_tests(name: str) -> None:
    assert FOUND is not None
    place = Path(__file__).with_name(f"{name}.test.mjs")
    ran = subprocess.run([FOUND[0], "--test", str(place)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_scripts_are_sent_without_the_comments_above_things_and_every_line_keeps_its_number(
    browser: Browser, room: Saloon
) -> None:
    for name in ("table/table.js", "table/selection.js", "vendor/lit.js"):
        sent = browser.get(room.static.address(name)).text.split("\n")
        source = (FOLDER / name).read_text().split("\n")
        left_out = [was for was, line in zip(source, sent, strict=True) if was != line]
        assert bool(left_out) == name.startswith("table/")  # the licences of others stay
        assert all(line.lstrip().startswith(("/**", "*")) for line in left_out)
