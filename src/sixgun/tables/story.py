"""The story of a match, each line with who may hear it; put into words when somebody listens."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from sixgun.engine.deeds import NOTHING, About, Listening
from sixgun.engine.game import Game
from sixgun.engine.seats import NOBODY, SPECTATOR, Seat
from sixgun.engine.speech import Names
from sixgun.engine.story import COLUMNS, Event, as_event

from . import closing
from . import events as log
from .pace import find_pace

EVERYBODY = -2
_NO_NAMES = Names(())

# What everybody does at every table before the cards are dealt, and after the house was away.
_CEREMONY = (log.Mixed, log.Brought, log.Invited, log.Resumed)
_WHY = {
    "empty": "A bot ({bot}) sits down as {name}.",
    "left": "A bot ({bot}) goes on for {name}, who has left.",
    "away": "A bot ({bot}) plays for {name}, who is away.",
    "time": "A bot ({bot}) plays for {name}, whose time is up.",
    "withheld": "A bot ({bot}) plays for {name}, who did not answer in time for the deal and may take the seat back.",
    "removed": "A bot ({bot}) goes on for {name}.",
    "idle": "A bot ({bot}) plays for {name}, who has taken too long to decide.",
}


class Line(NamedTuple):
    """A sentence, the number of its event, the one seat that may hear it, if not everybody, and where it comes from."""

    seq: int
    text: str
    only: Seat
    by: str = ""  # chat: who says it
    rail: bool = False  # chat: by somebody who only looks on
    about: About = NOTHING


class Story:
    """All lines so far. Words cost more than moves, so that most of them wait until somebody asks.

    What waits is kept as bytes: a house has hundreds of thousands of steps in memory, and Python's collector would
    look at every list and tuple again and again.
    """

    def __init__(self, game: Game) -> None:
        self._entries: list[list[Line] | bytes] = []
        self._seqs: list[int] = []
        self._names: list[Names] = []
        self._telling = game.telling
        self._numbers = game.state.dtype["story"].base  # how the bytes are to be read

    def say(self, seq: int, text: str, by: str = "", rail: bool = False, about: About = NOTHING) -> None:
        """A line for everybody."""
        self._entries.append([Line(seq, text, EVERYBODY, by, rail, about)])
        self._seqs.append(seq)
        self._names.append(_NO_NAMES)

    def tell(self, seq: int, page: bytes, names: Names) -> None:
        """What a step of the game told, as rows of numbers; nobody may change `names` afterwards."""
        if page:
            self._entries.append(page)
            self._seqs.append(seq)
            self._names.append(names)

    def __len__(self) -> int:
        """How many lines there are, without a word being found for them."""
        row = COLUMNS * self._numbers.itemsize
        return sum(len(entry) // row if isinstance(entry, bytes) else len(entry) for entry in self._entries)

    def copy(self) -> Story:
        """The same story, to be told on in another way."""
        twin = object.__new__(Story)
        twin.__dict__.update(self.__dict__)
        twin._entries = self._entries.copy()
        twin._seqs = self._seqs.copy()
        twin._names = self._names.copy()
        return twin

    @property
    def lines(self) -> list[Line]:
        """Everything, whispers included."""
        return [line for place in range(len(self._entries)) for line in self._lines(place)]

    def heard_by(self, viewer: Seat = SPECTATOR, since: int = 0) -> Iterator[Line]:
        """The lines after event number `since`, as this viewer heard them."""
        for place in range(bisect_right(self._seqs, since), len(self._entries)):
            for line in self._lines(place):
                if line.only in (EVERYBODY, viewer):
                    yield line

    def backwards(self, viewer: Seat, since: int = 0, before: int | None = None) -> Iterator[list[Line]]:
        """What this viewer heard after event `since` and before event `before`, step by step, the latest step first."""
        first = bisect_right(self._seqs, since)
        end = len(self._entries) if before is None else bisect_left(self._seqs, before)
        for place in range(end - 1, first - 1, -1):
            heard = [line for line in self._lines(place) if line.only in (EVERYBODY, viewer)]
            if heard:
                yield heard

    def _lines(self, place: int) -> list[Line]:
        entry = self._entries[place]
        if isinstance(entry, bytes):
            entry = self._entries[place] = self._in_words(place, entry)
        return entry

    def _in_words(self, place: int, page: bytes) -> list[Line]:
        told = map(as_event, np.frombuffer(page, self._numbers).reshape(-1, COLUMNS).tolist())
        return [self._line(place, event) for event in told]

    def _line(self, place: int, event: Event) -> Line:
        names = Listening(self._names[place])
        text = self._telling.event(event, names)
        only = event.seat if event.whispered else EVERYBODY
        return Line(self._seqs[place], text, only, about=names.about(text))


def sentence(event: log.Event, names: Names) -> str:
    """What the house says about an event; nothing about those the cards speak for."""
    words = _SENTENCES.get(type(event))
    return "" if words is None else words(event, names)


def about(event: log.Event) -> About:
    """Whom such a sentence names, and whether a story could do without it."""
    seat = getattr(event, "seat", NOBODY)
    return About("ceremony" if isinstance(event, _CEREMONY) else "", (seat,) if seat != NOBODY else ())


def speaker(event: log.Event, names: Names) -> str:
    """Who says something; nobody, unless it is chat."""
    if not isinstance(event, log.Said):
        return ""
    return event.name if event.seat == NOBODY else names[event.seat]


def _said(event: log.Said, names: Names) -> str:
    where = ", looking on" if event.seat == NOBODY else ""
    return f"{speaker(event, names)}{where}: {event.text}"


def _left(event: log.Left, names: Names) -> str:
    if event.by == NOBODY:
        return f"{names[event.seat]} leaves the table."
    return f"{names[event.by]}, the host, removes {names[event.seat]} from the table."


def _resumed(event: log.Resumed, names: Names) -> str:
    return "The house was away for a while; nobody loses time over it." if event.lost else ""


def _restarted(event: log.Restarted, names: Names) -> str:
    if event.reopened:
        return "Nobody showed the number pledged for the deal in time, so no cards are dealt. Deal again."
    return "The deal starts again, with a fresh secret of the house and fresh numbers from everybody."


_SENTENCES: dict[type[log.Event], Callable[[Any, Names], str]] = {
    log.Joined: lambda event, names: f"{event.name} sits down.",
    log.Left: _left,
    log.ClockSet: lambda event, names: f"{names[event.seat]} sets the clock. {find_pace(event.pace).words}",
    log.Invited: lambda event, names: f"{names[event.seat]} makes an invitation to this table.",
    log.Voted: lambda event, names: f"{names[event.seat]} votes for a bot to play for {names[event.about]}.",
    log.Brought: lambda event, names: f"{names[event.seat]} has chosen what to bring.",
    log.Mixed: lambda event, names: f"{names[event.seat]} adds a random number to the shuffle.",
    log.Restarted: _restarted,
    log.Covered: lambda event, names: _WHY[event.why].format(bot=event.bot, name=event.name),
    log.Undone: lambda event, names: f"{names[event.seat]} takes the last move back.",
    log.Returned: lambda event, names: f"{names[event.seat]} is back and plays on.",
    log.Dropped: lambda event, names: f"{names[event.seat]} has lost the connection.",
    log.Back: lambda event, names: f"{names[event.seat]} is connected again.",
    log.Resumed: _resumed,
    log.Said: _said,
    log.Hurried: lambda event, names: f"{names[event.seat]} lets the bots play on without pauses.",
    log.Rematched: lambda event, names: "There is a rematch.",
    log.Closed: lambda event, names: closing.WORDS[event.why],
}
