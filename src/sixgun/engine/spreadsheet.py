"""CSV that a spreadsheet shows as it is, whatever people call their cards and themselves."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import Any

_QUOTE = "'"  # before a text: show it, do not compute it
_FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for a formula
_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")


def csv_text(header: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Rows under a header, each cell guarded."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([guarded(cell) for cell in row] for row in rows)
    return text.getvalue()


def guarded(cell: Any) -> Any:
    """A text that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers."""
    if isinstance(cell, str) and _looks_like_a_formula(cell) and not _NUMBER.fullmatch(cell):
        return _QUOTE + cell
    return cell


def unguarded(cell: str) -> str:
    """The text that `guarded` was given."""
    return cell[1:] if cell[:1] == _QUOTE and _looks_like_a_formula(cell[1:]) else cell


def _looks_like_a_formula(text: str) -> bool:
    """With apostrophes before it, too: otherwise one that somebody typed would be lost on the way back."""
    return text.lstrip(_QUOTE).startswith(_FORMULA)
