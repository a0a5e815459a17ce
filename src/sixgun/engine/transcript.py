"""A game written down: a header, then the moves, then a closing line; one JSON object a line.

The closing line counts the moves and carries a digest of the final record, so that a file that lost its
tail, or a rule that changed under it, is noticed and never half believed.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from .errors import BadTranscript

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything the deal depended on."""

    sixgun: int = FORMAT
    game: str
    rules: str
    seats: int
    seed: int
    names: list[str]
    options: dict[str, int]
    cards: str | None = None  # the text of an own card file


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move; the words are for people, the number counts."""

    seat: int
    move: int
    words: str


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of the file."""

    moves: int
    digest: str
    over: bool


class Transcript(msgspec.Struct, frozen=True):
    """A whole file."""

    header: Header
    lines: list[Line]
    closing: Closing

    def to_text(self) -> str:
        """The file's text."""
        rows = [self.header, *self.lines, self.closing]
        return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)

    def write(self, path: str | Path) -> None:
        """Save the file."""
        try:
            Path(path).write_text(self.to_text(), encoding="utf-8")
        except OSError as error:
            raise BadTranscript(f"The transcript cannot be written to {path}: {error.strerror}.") from None

    @classmethod
    def from_text(cls, text: str, name: str = "The transcript") -> Transcript:
        """Read a file's text; the error says what is wrong and where."""
        rows = text.splitlines()
        if not rows:
            raise BadTranscript(f"{name} is empty.")
        header = _decode(rows[0], Header, f"{name}, line 1, is not the header of a transcript")
        if header.sixgun != FORMAT:
            raise BadTranscript(f"{name} is of format {header.sixgun}; this program reads format {FORMAT}.")
        lines = [
            _decode(row, Line, f"{name}, line {number}, is not a move; the file is damaged or cut off")
            for number, row in enumerate(rows[1:-1], start=2)
        ]
        missing_end = f"{name} is cut off: after line {len(rows)} the closing line is missing"
        closing = _decode(rows[-1], Closing, missing_end)
        if closing.moves != len(lines):
            raise BadTranscript(f"{name} has {len(lines)} moves but its closing line counts {closing.moves}.")
        return cls(header, lines, closing)

    @classmethod
    def read(cls, path: str | Path) -> Transcript:
        """Read a file."""
        path = Path(path)
        try:
            return cls.from_text(path.read_text(encoding="utf-8"), path.name)
        except OSError as error:
            raise BadTranscript(f"The transcript {path} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BadTranscript(f"{path.name} is not text in UTF-8, so not a transcript.") from None


def digest(game: Any) -> str:
    """A short fingerprint of a record."""
    return hashlib.sha256(game.tobytes()).hexdigest()[:16]


def _decode(row: str, kind: Any, problem: str) -> Any:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise BadTranscript(f"{problem}.") from None
