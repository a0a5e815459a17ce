"""How much of a story is sent at once: the latest lines, and older ones in pages for whoever asks.

A view has a fixed size whatever was said before it, and spectators cannot push players' words out of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from sixgun.engine.seats import Seat

from .story import Line, Story

Kind = Literal["story", "chat"]
KINDS: tuple[Kind, ...] = ("story", "chat")
_AROUND_A_LINE = 55  # bytes: its number, the names of its fields, and what it is about
MOST_PASSED_OVER = 300  # steps of the game that words are found for in search of chat, which costs time


@dataclass(frozen=True)
class Room:
    """What fits: lines, and bytes of them."""

    lines: int
    bytes: int


FRESH = {"story": Room(150, 12_000), "chat": Room(50, 10_000), "rail": Room(15, 3_000)}
PAGE = Room(100, 16_000)


class _Left:
    """What is left of a room."""

    def __init__(self, room: Room) -> None:
        self._lines, self._bytes = room.lines, room.bytes

    @property
    def is_used_up(self) -> bool:
        return self._lines <= 0 or self._bytes <= 0

    def take(self, step: list[Line]) -> None:
        self._lines -= len(step)
        self._bytes -= sum(len(line.text.encode()) + len(line.by.encode()) + _AROUND_A_LINE for line in step)


class Recalled(NamedTuple):
    """Some lines of a story, the oldest first, and whether there are older ones of each kind."""

    lines: list[Line]
    earlier: list[Kind]


def latest(story: Story, viewer: Seat, since: int = 0) -> Recalled:
    """What a view has of the story after event number `since`."""
    left = {kind: _Left(room) for kind, room in FRESH.items()}
    found: list[list[Line]] = []
    full: set[Kind] = set()
    passed_over = 0
    for step in story.backwards(viewer, since):
        if passed_over >= MOST_PASSED_OVER or len(full) == len(KINDS):
            full.update(KINDS)
            break
        kind = kind_of(step[0])
        if step[0].rail and left["rail"].is_used_up:
            continue  # it falls out of the view, and the players' words before it stay
        if left[kind].is_used_up:
            full.add(kind)
            passed_over += kind == "story"
            continue
        for room in (left[kind], left["rail"]) if step[0].rail else (left[kind],):
            room.take(step)
        found.append(step)
    return Recalled(_in_order(found), _sorted(full))


def page_before(story: Story, viewer: Seat, before: int, kinds: Iterable[Kind]) -> Recalled:
    """The page of lines of these kinds that comes before event number `before`."""
    left = _Left(PAGE)
    found: list[list[Line]] = []
    for step in story.backwards(viewer, before=before):
        if kind_of(step[0]) not in kinds:
            continue
        if left.is_used_up:
            return Recalled(_in_order(found), _sorted(kinds))
        left.take(step)
        found.append(step)
    return Recalled(_in_order(found), [])


def kind_of(line: Line) -> Kind:
    """Whether somebody says it or it happens."""
    return "chat" if line.by else "story"


def _in_order(steps: list[list[Line]]) -> list[Line]:
    return [line for step in reversed(steps) for line in step]


def _sorted(kinds: Iterable[Kind]) -> list[Kind]:
    return [kind for kind in KINDS if kind in kinds]
