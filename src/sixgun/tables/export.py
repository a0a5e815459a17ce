"""A finished match as a file of JSON lines, and what is wrong with such a file, if anything."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from sixgun.engine.errors import BadTranscript, SixgunError

from . import events as log
from .fairness import SECRET_BYTES
from .match import OVER, BrokenLog, Match, Row

MATCH_FILE = "sixgun match"
LONGEST_FILE = 8_000_000  # characters; a long match has some hundred thousand


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What kind of file this is."""

    file: str = MATCH_FILE
    format: int = log.FORMAT
    match: str


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event with its number, its time and its link of the chain; the body to the letter, as it was hashed."""

    seq: int
    at: int
    chain: str
    event: msgspec.Raw


class Closing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The end of the file."""

    events: int
    chain: str


def exported(match_id: str, rows: Sequence[Row]) -> str:
    """The file's text; persons and keys stay in the store."""
    entries = [Entry(seq=row.seq, at=row.at, chain=row.chain, event=msgspec.Raw(row.body.encode())) for row in rows]
    opened = log.decode(rows[0].body)
    assert isinstance(opened, log.Opened)
    lines = [Header(match=match_id, format=opened.format), *entries, Closing(events=len(rows), chain=rows[-1].chain)]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def is_match_file(text: str) -> bool:
    """Whether a text begins like an exported match, rather than a transcript."""
    try:
        return msgspec.json.decode(text.split("\n", 1)[0], type=Header).file == MATCH_FILE
    except msgspec.DecodeError:
        return False


def verify(text: str, name: str = "The file") -> Match:
    """Deal and play a finished match again from the revealed secret; BadTranscript says what is wrong."""
    match_id, rows = _read(text, name)
    match = Match(match_id, revealed_secret(rows, name))
    for row in rows:
        try:
            match.apply(row)
        except BrokenLog as wrong:
            raise BadTranscript(f"{name}, line {row.seq + 1}: {wrong}") from None
        except SixgunError as wrong:
            raise BadTranscript(f"{name}, line {row.seq + 1}: {wrong}") from None
        except Exception:  # a file may hold anything
            raise BadTranscript(f"{name}, line {row.seq + 1}: event {row.seq} cannot happen there.") from None
    if match.status != OVER:
        raise BadTranscript(f"{name} is of a match that was not finished.")
    return match


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be said about a file, for a page: verified, or in one sentence what is wrong."""

    verified: bool
    sentence: str
    match: str = ""
    game: str = ""
    title: str = ""
    events: int = 0
    moves: int = 0
    names: list[str] = []
    winners: list[int] = []
    scores: list[int] = []
    commitment: str = ""
    secret: str = ""
    chain: str = ""


def verify_text(text: str, name: str = "The file") -> Report:
    """A report on the text of a match file, whatever is in it; nothing is raised."""
    if len(text) > LONGEST_FILE:
        return Report(verified=False, sentence=f"{name} is longer than any match: {len(text):,} characters.")
    try:
        match = verify(text, name)
    except SixgunError as wrong:
        return Report(verified=False, sentence=str(wrong))
    assert match.result is not None
    return Report(
        verified=True,
        sentence=(
            f"Verified: {match.seq} events, {len(match.played)} moves of {match.game.title}. The chain is whole; every"
            " card follows from the secret, which fits the commitment made before the deal, and from the players'"
            " nonces; every move was allowed."
        ),
        match=match.id,
        game=match.game.name,
        title=match.game.title,
        events=match.seq,
        moves=len(match.played),
        names=list(match.names),
        winners=match.result.winners,
        scores=match.result.scores,
        commitment=match.opened.commitment,
        secret=match.result.secret,
        chain=match.chain,
    )


def verify_file(path: str | Path) -> Match:
    """Verify a file."""
    path = Path(path)
    try:
        return verify(path.read_text(encoding="utf-8"), path.name)
    except OSError as error:
        raise BadTranscript(f"The file {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadTranscript(f"{path.name} is not text in UTF-8, so not a match.") from None


def _read(text: str, name: str) -> tuple[str, list[Row]]:
    lines = text.splitlines()
    if not lines or not is_match_file(text):
        raise BadTranscript(f"{name} does not begin like an exported match.")
    header = msgspec.json.decode(lines[0], type=Header)
    if header.format not in log.FORMATS:
        raise BadTranscript(f"{name} is of format {header.format}; this program reads up to format {log.FORMAT}.")
    try:
        closing = msgspec.json.decode(lines[-1], type=Closing)
    except msgspec.DecodeError:
        raise BadTranscript(f"{name} is cut off: after line {len(lines)} the closing line is missing.") from None
    rows = []
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except msgspec.DecodeError:
            raise BadTranscript(f"{name}, line {number}, is not an event; the file is damaged.") from None
        rows.append(Row(entry.seq, entry.at, bytes(entry.event).decode(), entry.chain))
    if closing.events != len(rows) or not rows or closing.chain != rows[-1].chain:
        raise BadTranscript(f"{name} has {len(rows)} events, but its closing line speaks of {closing.events}.")
    return header.match, rows


def revealed_secret(rows: Sequence[Row], name: str) -> bytes:
    """The secret as the last events of a finished match tell it."""
    for row in rows:
        try:
            event = log.decode(row.body)
        except msgspec.DecodeError:
            raise BadTranscript(f"{name}, line {row.seq + 1}, holds no event this program knows.") from None
        if isinstance(event, log.Revealed):
            try:
                secret = bytes.fromhex(event.secret)
            except ValueError:
                secret = b""
            if len(secret) != SECRET_BYTES:
                raise BadTranscript(f"{name}, line {row.seq + 1}: a secret is {SECRET_BYTES} bytes in hexadecimal.")
            return secret
    raise BadTranscript(f"{name} reveals no secret: the match was not finished.")
