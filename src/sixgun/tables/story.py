"""The story of a match, each line with who may hear it; put into words when somebody listens."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from sixgun.engine.game import Names, Telling
from sixgun.engine.seats import NOBODY, SPECTATOR, Seat
from sixgun.engine.story import as_event

from . import events as log

EVERYBODY = -2

_WHY = {
    "empty": "A bot ({bot}) sits down as {name}.",
    "left": "A bot ({bot}) goes on for {name}, who has left.",
    "away": "A bot ({bot}) plays for {name}, who is away.",
    "time": "A bot ({bot}) plays for {name}, whose time is up.",
}


class Line(NamedTuple):
    """A sentence, the number of its event, the one seat that may hear it, if not everybody, and where it comes from."""

    seq: int
    text: str
    only: Seat
    rail: bool = False  # said by somebody who only looks on


class _Told(NamedTuple):
    """What a step of the game told, still in numbers."""

    seq: int
    rows: Sequence[Sequence[int]]
    telling: Telling
    names: Names

    def in_words(self) -> list[Line]:
        """The same as lines."""
        told = map(as_event, self.rows)
        return [
            Line(self.seq, self.telling.event(event, self.names), event.seat if event.whispered else EVERYBODY)
            for event in told
        ]


class Story:
    """All lines so far. Words cost more than moves, so that most of them wait until somebody asks."""

    def __init__(self) -> None:
        self._entries: list[list[Line] | _Told] = []
        self._seqs: list[int] = []

    def say(self, seq: int, text: str, rail: bool = False) -> None:
        """A line for everybody."""
        self._entries.append([Line(seq, text, EVERYBODY, rail)])
        self._seqs.append(seq)

    def tell(self, seq: int, told: Sequence[Sequence[int]], telling: Telling, names: Names) -> None:
        """What a step of the game told, as its rows; nobody may change `names` afterwards."""
        if told:
            self._entries.append(_Told(seq, told, telling, names))
            self._seqs.append(seq)

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

    def _lines(self, place: int) -> list[Line]:
        entry = self._entries[place]
        if isinstance(entry, _Told):
            entry = self._entries[place] = entry.in_words()
        return entry


def sentence(event: log.Event, names: Names) -> str:
    """What the house says about an event; nothing about those the cards speak for."""
    words = _SENTENCES.get(type(event))
    return "" if words is None else words(event, names)


def _said(event: log.Said, names: Names) -> str:
    return f"{event.name}, looking on: {event.text}" if event.seat == NOBODY else f"{names[event.seat]}: {event.text}"


def _resumed(event: log.Resumed, names: Names) -> str:
    return "The house was away for a while; nobody loses time over it." if event.lost else ""


_SENTENCES: dict[type[log.Event], Callable[[Any, Names], str]] = {
    log.Joined: lambda event, names: f"{event.name} sits down.",
    log.Left: lambda event, names: f"{names[event.seat]} leaves the table.",
    log.Mixed: lambda event, names: f"{names[event.seat]} adds to the chance of the deal.",
    log.Covered: lambda event, names: _WHY[event.why].format(bot=event.bot, name=event.name),
    log.Undone: lambda event, names: f"{names[event.seat]} takes the last move back.",
    log.Returned: lambda event, names: f"{names[event.seat]} is back and plays on.",
    log.Dropped: lambda event, names: f"{names[event.seat]} has lost the connection.",
    log.Back: lambda event, names: f"{names[event.seat]} is connected again.",
    log.Resumed: _resumed,
    log.Said: _said,
    log.Rematched: lambda event, names: "There is a rematch.",
}
