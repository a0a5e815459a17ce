"""Whoever looks for a file finds it in the tables of the documentation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sixgun

PACKAGE = Path(sixgun.__file__).parent
DOCS = PACKAGE.parents[1] / "docs"
FIRST_CELL = re.compile(r"^\| ([\w./*{}, ]+?) \|", re.MULTILINE)
PAGES = ("architecture.md", "lab.md", "tournaments/desk.md")
NAMED = {
    name.removesuffix(".py")
    for page in PAGES
    for cell in FIRST_CELL.findall((DOCS / page).read_text(encoding="utf-8"))
    for name in re.findall(r"[\w.]+", cell)
}


@pytest.mark.parametrize("folder", ["engine", "simulation", "tables", "tournaments", "web"])
def test_every_module_stands_in_a_table(folder: str) -> None:
    modules = {path.stem for path in (PACKAGE / folder).glob("*.py")} - {"__init__", "__main__"}
    assert len(modules) > 10
    assert sorted(modules - NAMED) == []
