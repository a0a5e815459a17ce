"""The story of a match in words, each line with who may hear it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from sixgun.engine.game import Names, Telling
from sixgun.engine.seats import SPECTATOR, Seat

from . import events as log

EVERYBODY = -2

_WHY = {
    "empty": "A bot ({bot}) sits down as {name}.",
    "left": "A bot ({bot}) goes on for {name}, who has left.",
    "away": "A bot ({bot}) plays for {name}, who is away.",
    "time": "A bot ({bot}) plays for {name}, whose time is up.",
}


class Line(NamedTuple):
    """A sentence, the number of its event, and the one seat that may hear it, if not everybody."""

    seq: int
    text: str
    only: Seat


class Story:
    """All lines so far."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def say(self, seq: int, text: str) -> None:
        """A line for everybody."""
        self.lines.append(Line(seq, text, EVERYBODY))

    def tell(self, seq: int, told: Iterable[Any], telling: Telling, names: Names) -> None:
        """What a step of the game told."""
        for event in told:
            self.lines.append(Line(seq, telling.event(event, names), event.seat if event.whispered else EVERYBODY))

    def heard_by(self, viewer: Seat = SPECTATOR, since: int = 0) -> Iterator[Line]:
        """The lines after event number `since`, as this viewer heard them."""
        first = bisect_right(self.lines, since, key=lambda line: line.seq)
        return (line for line in self.lines[first:] if line.only in (EVERYBODY, viewer))


def sentence(event: log.Event, names: Names) -> str:
    """What the house says about an event; nothing about those the cards speak for."""
    if isinstance(event, log.Covered):
        return _WHY[event.why].format(bot=event.bot, name=event.name)
    seat = getattr(event, "seat", None)
    name = "" if seat is None else names[seat]
    match event:
        case log.Joined():
            return f"{event.name} sits down."
        case log.Left():
            return f"{name} leaves the table."
        case log.Mixed():
            return f"{name} adds to the chance of the deal."
        case log.Undone():
            return f"{name} takes the last move back."
        case log.Returned():
            return f"{name} is back and plays on."
        case log.Dropped():
            return f"{name} has lost the connection."
        case log.Back():
            return f"{name} is connected again."
        case log.Resumed() if event.lost:
            return "The house was away for a while; nobody loses time over it."
        case log.Said():
            return f"{name}: {event.text}"
        case log.Rematched():
            return "There is a rematch."
    return ""
