"""The list of changes, line by line. Nothing is ever erased: what no longer holds is struck through."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.engine.dates import moment
from sixgun.tournaments.changes import said, struck
from sixgun.tournaments.tournament import Change, Tournament

MOST_SHOWN = 200


@dataclass(frozen=True)
class Line:
    """One change."""

    number: int
    when: str  # for the `datetime` of a time
    clock: str
    title: str
    words: str
    by: str
    struck: bool = False  # no longer holds


def lines(tournament: Tournament) -> list[Line]:
    """The newest first."""
    gone = set(struck(tournament))
    return [_line(tournament, change, change.number in gone) for change in tournament.changes[:-MOST_SHOWN:-1]]


def clock_of(at: int) -> tuple[str, str]:
    """A time for machines, and for people without a script: the hour of the world."""
    when = moment(at)
    return when.isoformat(timespec="seconds"), f"{when:%H:%M}"


def _line(tournament: Tournament, change: Change, gone: bool) -> Line:
    when, clock = clock_of(change.at)
    title, words = said(tournament, change.event)
    return Line(change.number, when, clock, title, words, change.event.by, gone)
