"""The pure parts of the table's scripts, tested by Node's own runner."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from .test_types import check

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
