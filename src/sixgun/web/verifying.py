"""An exported match checked step by step, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from sixgun.engine.errors import SixgunError
from sixgun.games.registry import find_game
from sixgun.tables import events as log
from sixgun.tables.export import Closing, Entry, Header, is_match_file, verify
from sixgun.tables.fairness import commitment
from sixgun.tables.match import Match
from sixgun.tables.rulings import LONGEST_CARDS

_STEPS = (
    "Is the file whole?",
    "Is every line as it was written?",
    "Is the seal the one from before the deal?",
    "Do cards and moves come out the same?",
)


@dataclass(frozen=True)
class Check:
    """One step: passed, failed, or never reached."""

    title: str
    state: str
    words: str


@dataclass
class Report:
    """What came of it."""

    checks: list[Check] = field(default_factory=list)
    match: Match | None = None

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return self.match is not None


class _Wrong(Exception):
    """What is wrong, in a sentence."""


def checked(text: str) -> Report:
    """Every step until one fails. Deals and plays the whole match, so not for the event loop."""
    report = Report()
    steps = iter(_STEPS)
    try:
        match_id, entries = _whole(text)
        _passed(report, next(steps), f"Yes: {len(entries)} events, and a closing line that counts them.")
        _chained(match_id, entries)
        words = f"Yes: each carries the fingerprint of all before it, and the last is {entries[-1].chain[:12]}."
        _passed(report, next(steps), words)
        events = _known(entries)
        _passed(report, next(steps), _sealed(events))
        match = _played(text, events)
    except (_Wrong, SixgunError) as wrong:
        report.checks.append(Check(_STEPS[len(report.checks)], "failed", str(wrong)))
        report.checks += [Check(title, "unreached", "Not looked at.") for title in _STEPS[len(report.checks) :]]
        return report
    moves = len(match.played)
    _passed(report, next(steps), f"Yes: dealt and played again, {moves} moves lead to the same result.")
    report.match = match
    return report


def _passed(report: Report, title: str, words: str) -> None:
    report.checks.append(Check(title, "passed", words))


def _whole(text: str) -> tuple[str, list[Entry]]:
    lines = text.splitlines()
    if not lines or not is_match_file(text):
        raise _Wrong("It does not begin like a match exported from Sixgun.")
    try:
        closing = msgspec.json.decode(lines[-1], type=Closing)
    except msgspec.DecodeError:
        raise _Wrong(f"It is cut off: after line {len(lines)} the closing line is missing.") from None
    entries = []
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            entries.append(msgspec.json.decode(line, type=Entry))
        except msgspec.DecodeError:
            raise _Wrong(f"Line {number} is not an event; the file is damaged.") from None
    if not entries or closing.events != len(entries):
        raise _Wrong(f"It has {len(entries)} events, but its closing line speaks of {closing.events}.")
    return msgspec.json.decode(lines[0], type=Header).match, entries


def _chained(match_id: str, entries: Sequence[Entry]) -> None:
    link = ""
    for number, entry in enumerate(entries, start=1):
        link = log.chained(link, match_id, entry.seq, entry.at, bytes(entry.event).decode())
        if entry.seq != number or entry.chain != link:
            raise _Wrong(f"Event {number} does not fit the chain: it, or one before it, was changed.")


def _known(entries: Sequence[Entry]) -> list[log.Event]:
    events = []
    for entry in entries:
        try:
            events.append(log.decode(bytes(entry.event).decode()))
        except msgspec.DecodeError:
            raise _Wrong(f"Event {entry.seq} is none that this program knows.") from None
    return events


def _sealed(events: Sequence[log.Event]) -> str:
    seals = [event.commitment for event in events if isinstance(event, log.Opened)]
    secrets = [event.secret for event in events if isinstance(event, log.Revealed)]
    if not secrets:
        raise _Wrong("The secret was never shown: the match was not finished.")
    try:
        opened = commitment(bytes.fromhex(secrets[0]))
    except ValueError:
        opened = ""
    if seals != [opened]:
        raise _Wrong("No: the secret shown at the end is not the one that was sealed before the deal.")
    return f"Yes: SHA-256 of the secret begins with {opened[:12]}, as the first event said."


def _played(text: str, events: Sequence[log.Event]) -> Match:
    """The match dealt and played again. The file may be anybody's, so nothing in it is taken for granted."""
    first = events[0]
    if not isinstance(first, log.Opened):
        raise _Wrong("The first event is not the opening of a table.")
    find_game(first.game).checked_seats(first.seats)
    if len(first.cards or "") > LONGEST_CARDS:
        raise _Wrong(f"A card file has at most {LONGEST_CARDS:,} characters.")
    try:
        return verify(text)
    except SixgunError:
        raise
    except Exception:  # whatever a forger thought of: numbers that fit nowhere, moves of no game
        raise _Wrong("No: something in this file cannot have happened at any table.") from None
