"""A game written down: a file of JSON lines, the same for a game played alone and for a match of strangers.

First a header, then the log, event by event, each with its link of the chain; last a line that counts the events and
repeats the last link, so that a file that lost its tail is noticed and never half believed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from sixgun.engine.errors import BadTranscript, SixgunError
from sixgun.engine.game import Game
from sixgun.engine.plainfile import text_of_file
from sixgun.engine.wholefile import write_whole

from . import events as log
from . import first_format
from .events import Row
from .fairness import SECRET_BYTES, Vault
from .match import BrokenLog, Match, installed_game

MATCH_FILE = "sixgun match"
ALONE = "alone"  # stands for the match's address in the file of a game that was played in no house
LONGEST_FILE = 8_000_000  # characters; a long match has some hundred thousand


class _Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of the file."""


class Header(_Line, frozen=True, kw_only=True):
    """What kind of file this is."""

    file: str = MATCH_FILE
    format: int = log.FORMAT
    match: str


class Entry(_Line, frozen=True, kw_only=True):
    """An event with its number, its time and its link of the chain; the body to the letter, as it was hashed."""

    seq: int
    at: int
    chain: str
    event: msgspec.Raw


class Closing(_Line, frozen=True, kw_only=True):
    """The end of the file."""

    events: int
    chain: str


@dataclass(frozen=True)
class Transcript:
    """A whole file. It is in one piece; whether it is true is for `verifying` to say."""

    match: str
    rows: Sequence[Row]
    name: str = "The transcript"  # in sentences about it
    had_chain: bool = True  # False for a file of the first format, whose links are made while it is read

    def to_text(self) -> str:
        """The file's text; persons and keys stay in the store."""
        opened = log.decode(self.rows[0].body)
        assert isinstance(opened, log.Opened)
        lines: list[_Line] = [Header(match=self.match, format=opened.format)]
        lines += [
            Entry(seq=row.seq, at=row.at, chain=row.chain, event=msgspec.Raw(row.body.encode())) for row in self.rows
        ]
        lines.append(Closing(events=len(self.rows), chain=self.rows[-1].chain))
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    def write(self, path: str | Path) -> None:
        """Save the file."""
        try:
            write_whole(Path(path), self.to_text().encode())
        except OSError as error:
            raise BadTranscript(f"The transcript cannot be written to {path}: {error.strerror}.") from None

    @classmethod
    def from_text(cls, text: str, name: str = "The transcript") -> Transcript:
        """Read a file's text; the error says what is wrong and where."""
        if len(text) > LONGEST_FILE:
            raise BadTranscript(f"{name} is longer than any game: {len(text):,} characters.")
        lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
        if lines == [""]:
            raise BadTranscript(f"{name} is empty.")
        if first_format.is_old(lines[0]):
            return _rewritten(first_format.read(lines, name), name)
        header = _header(lines[0], name)
        if header.format not in log.FORMATS:
            raise BadTranscript(f"{name} is of format {header.format}; this program reads up to format {log.FORMAT}.")
        closing = _decode(lines[-1], Closing, f"{name} is cut off: after line {len(lines)} the closing line is missing")
        rows = []
        for number, line in enumerate(lines[1:-1], start=2):
            entry = _decode(line, Entry, f"{name}, line {number}, is not an event; the file is damaged")
            rows.append(Row(entry.seq, entry.at, bytes(entry.event).decode(), entry.chain))
        if not rows or closing.events != len(rows):
            raise BadTranscript(f"{name} has {len(rows)} events, but its closing line counts {closing.events}.")
        if closing.chain != rows[-1].chain:
            raise BadTranscript(f"{name}: the closing line does not fit the chain.")
        return cls(header.match, rows, name)

    @classmethod
    def read(cls, path: str | Path) -> Transcript:
        """Read a file."""
        path = Path(path)
        try:
            return cls.from_text(text_of_file(path, LONGEST_FILE), path.name)
        except OSError as error:
            raise BadTranscript(f"The transcript {path} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BadTranscript(f"{path.name} is not text in UTF-8, so not a transcript.") from None

    @property
    def opened(self) -> log.Opened:
        """How the table was set up; BadTranscript when the file does not begin with that."""
        first = _event(self.rows[0], self.name)
        if not isinstance(first, log.Opened):
            raise BadTranscript(f"{self.name}: the first event is not the opening of a table.")
        return first

    @property
    def events(self) -> Iterator[log.Event]:
        """Everything that happened."""
        return (_event(row, self.name) for row in self.rows)

    @property
    def moves(self) -> list[log.Played]:
        """Every move that was made, those taken back too."""
        return [event for event in self.events if isinstance(event, log.Played)]

    @property
    def vault(self) -> Vault:
        """The secrets as the end of the match tells them; nothing for a game that has a seed."""
        if self.opened.seed is not None:
            return lambda number: b""
        for row in reversed(self.rows):
            event = _event(row, self.name)
            if isinstance(event, log.Revealed):
                return _secrets(event, f"{self.name}, line {row.seq + 1}")
        raise BadTranscript(f"{self.name} reveals no secret: the match was not finished.")


class Recorder:
    """Writes down a game played alone: it is dealt and played again, so that the file says only what comes out."""

    def __init__(
        self,
        opened: log.Opened,
        names: Sequence[str],
        brings: Sequence[Any] = (),
        find: Callable[[str], Game] = installed_game,
        wording: str = "",  # of a file that has its own words for the moves; else they are this program's
    ) -> None:
        self.match = Match(ALONE, find=find)
        self._rows = self.match.happen(msgspec.structs.replace(opened, wording=wording), 0)
        for seat, what in enumerate(brings):
            if what is not None:
                self._happen(log.Brought(seat=seat, what=what))
        self._happen(log.Dealt(names=list(names)))

    def play(self, move: int, words: str | None = None) -> None:
        """The player to act makes a move; a file may have its own words for it."""
        match = self.match
        if match.decision is None:
            raise BrokenLog("A move is made after the end of the game.")
        if words is None:
            words = match.words(move) if 0 <= move < match.game.move_space else ""
        self._happen(log.Played(seat=match.to_act, move=move, words=words, decision=match.decision, by="person"))

    def _happen(self, event: log.Event) -> None:
        self._rows += self.match.happen(event, 0)

    def written(self, name: str = "The transcript", had_chain: bool = True) -> Transcript:
        """The game so far."""
        return Transcript(ALONE, self._rows, name, had_chain)


def _rewritten(old: first_format.Old, name: str) -> Transcript:
    """A transcript of the first format as one of today; BadTranscript when the game does not come out as it says."""
    header = old.header
    opened = log.Opened(
        game=header.game,
        rules=header.rules,
        seats=header.seats,
        options=header.options,
        cards=header.cards,
        seed=header.seed,
    )
    number = 1
    try:
        recorder = Recorder(opened, header.names, wording=first_format.WORDING)
        for line in old.lines:
            number += 1
            if line.seat != recorder.match.to_act:
                raise BrokenLog(f"This is a move of seat {line.seat}, which had no decision to make.")
            recorder.play(line.move, line.words)
    except Exception as wrong:
        raise wrong_at(name, number, wrong) from None
    if (recorder.match.result is not None) != old.closing.over:  # its digest is of a record that is laid out anew
        raise BadTranscript(f"{name} ends in another position than it says; the file was changed.")
    return recorder.written(name, had_chain=False)


def wrong_at(name: str, line: int, wrong: Exception) -> BadTranscript:
    """What is wrong with a line, in one sentence; a file may hold anything, so whatever it led to is told."""
    if isinstance(wrong, SixgunError):
        return BadTranscript(f"{name}, line {line}: {wrong}")
    return BadTranscript(f"{name}, line {line}: this cannot have happened at any table.")


def _header(line: str, name: str) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, RecursionError):
        raise BadTranscript(f"{name} does not begin like a match or a game of Sixgun.") from None
    if header.file != MATCH_FILE:
        raise BadTranscript(f"{name} does not begin like a match or a game of Sixgun.")
    return header


def _decode(line: str, kind: Any, problem: str) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, RecursionError):
        raise BadTranscript(f"{problem}.") from None


def _event(row: Row, name: str) -> log.Event:
    try:
        return log.decode(row.body)
    except (msgspec.DecodeError, RecursionError):
        raise BadTranscript(f"{name}, line {row.seq + 1}, holds no event this program knows.") from None


def _secrets(event: log.Revealed, where: str) -> Vault:
    try:
        told = [bytes.fromhex(secret) for secret in (*event.earlier, event.secret)]
    except ValueError:
        told = [b""]
    if any(len(secret) != SECRET_BYTES for secret in told):
        raise BadTranscript(f"{where}: a secret is {SECRET_BYTES} bytes in hexadecimal.")
    return log.secrets_in(event)
