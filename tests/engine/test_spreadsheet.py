"""Names in a CSV are shown, never computed, and come back as they were."""

from __future__ import annotations

import csv
import io

import pytest

from sixgun.engine.spreadsheet import csv_text, guarded, unguarded


@pytest.mark.parametrize("name", ["=1+1", "+A1", "-A1", "@SUM(A1)", "\tx", "\rx", "'=1+1", "''=1+1"])
def test_what_looks_like_a_formula_is_text(name: str) -> None:
    assert guarded(name) == f"'{name}"
    assert unguarded(f"'{name}") == name


@pytest.mark.parametrize("cell", ["Ann", "O'Hara", "'Doc'", "-0.012345", "+5", 7, -7, None, ""])
def test_everything_else_stays_as_it_is(cell: object) -> None:
    assert guarded(cell) == cell
    assert not isinstance(cell, str) or unguarded(cell) == cell


def test_a_whole_sheet_is_guarded() -> None:
    text = csv_text(["card", "games"], [["=1+1", 5], ["Ace, or so", -5]])
    assert list(csv.reader(io.StringIO(text))) == [["card", "games"], ["'=1+1", "5"], ["Ace, or so", "-5"]]
