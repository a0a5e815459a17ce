"""The pure parts of the table's scripts, tested by Node's own runner where there is one."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

NODE = shutil.which("node")
_OLDEST = (20, 19)  # modules are known by what they say, without a package file


def _version() -> tuple[int, ...]:
    assert NODE is not None
    said = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


@pytest.mark.skipif(NODE is None or _version() < _OLDEST, reason="needs Node 20.19 or later")
@pytest.mark.parametrize("name", ["selection", "words"])
def test_the_scripts_of_the_table_pass_their_tests(name: str) -> None:
    assert NODE is not None
    place = Path(__file__).with_name(f"{name}.test.mjs")
    ran = subprocess.run([NODE, "--test", str(place)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
