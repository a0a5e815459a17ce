"""Transcripts as the first program wrote them: a header, the moves, and a closing line with the digest of the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sixgun.engine.errors import BadTranscript

FORMAT = 1
WORDING = "first"  # stands for the words of moves in these files: they do not say which program worded them


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything the deal depended on."""

    sixgun: int
    game: str
    rules: str
    seats: int
    seed: int
    names: list[str]
    options: dict[str, int]
    cards: str | None = None  # the text of an own card file


class Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One move."""

    seat: int
    move: int
    words: str


class Closing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The end of the file."""

    moves: int
    digest: str
    over: bool


class Old(msgspec.Struct, frozen=True):
    """A whole file."""

    header: Header
    lines: list[Line]
    closing: Closing


class _Mark(msgspec.Struct):
    sixgun: int


def is_old(first_line: str) -> bool:
    """Whether a file begins like one of these."""
    try:
        msgspec.json.decode(first_line, type=_Mark)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def read(rows: Sequence[str], name: str) -> Old:
    """The lines of a file; the error says what is wrong and where."""
    header = _decode(rows[0], Header, f"{name}, line 1, is not the header of a transcript")
    if header.sixgun != FORMAT:
        raise BadTranscript(f"{name} is of format {header.sixgun}; this program reads format {FORMAT}.")
    lines = [
        _decode(row, Line, f"{name}, line {number}, is not a move; the file is damaged or cut off")
        for number, row in enumerate(rows[1:-1], start=2)
    ]
    closing = _decode(rows[-1], Closing, f"{name} is cut off: after line {len(rows)} the closing line is missing")
    if closing.moves != len(lines):
        raise BadTranscript(f"{name} has {len(lines)} moves but its closing line counts {closing.moves}.")
    return Old(header, lines, closing)


def _decode(row: str, kind: Any, problem: str) -> Any:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.DecodeError, RecursionError):
        raise BadTranscript(f"{problem}.") from None
