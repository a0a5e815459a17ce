"""A guided first game: the game's lesson.toml.

The deal is the same for everybody, and its seed is public. The others play what the file says as long as the learner
does. A step says something and points at spots of the table. A step with a move waits until the learner makes it; a
step without one is read and closed. Moves are in the words of the game, with the usual names of the seats (Ann, Bo,
...); the learner is Ann. A text calls the others `{Bo}`, so that it fits their names at the table.

    seed = 7
    seats = 3

    [[steps]]
    title = "Your jail"
    text = "These five cells are yours."
    point = ["cell.0.0"]

    [[steps]]
    meanwhile = ["place Bandit in cell 1"]      # what the others do before
    title = "Start a gang"
    text = "Tap the Bandit, then the first cell."
    move = "place Bandit in cell 1"             # its spots are pointed at

Here the file is read and its shape is checked; tables/lessons.py checks it against the rules.
"""

from __future__ import annotations

import string
import tomllib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from .errors import BadOption
from .words import SEAT_NAMES

LONGEST_TEXT = 230  # characters: a step is read beside the table, on a phone too
LONGEST_TITLE = 40
LEARNER = 0  # the seat of whoever learns


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to learn."""

    title: str
    text: str
    move: str = ""  # what the learner does; empty: only to read
    point: list[str] = []  # spots of the table; a move has its own
    meanwhile: list[str] = []  # what the others do before it

    def said(self, names: Sequence[str]) -> str:
        """The text with the names that the players have at this table."""
        return self.text.format_map(dict(zip(SEAT_NAMES, names, strict=False)))


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first turns of a game, by doing."""

    seed: int
    seats: int
    options: dict[str, int | str] = {}
    steps: list[Step]

    @classmethod
    def read(cls, place: Path) -> Lesson:
        """The lesson in a file; BadOption says what is wrong with it."""
        try:
            lesson = msgspec.convert(tomllib.loads(place.read_text(encoding="utf-8")), cls)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadOption(f"The lesson {place} cannot be read: {error}") from None
        for number, step in enumerate(lesson.steps, start=1):
            if wrong := _wrong(step, lesson.seats):
                raise BadOption(f"The lesson {place}, step {number} ({step.title}): {wrong}")
        if not any(step.move for step in lesson.steps):
            raise BadOption(f"The lesson {place} has no step with a move; it needs at least one.")
        return lesson


def _wrong(step: Step, seats: int) -> str:
    """What is wrong with a step as it is written, in a sentence; nothing when all is well."""
    if len(step.text) > LONGEST_TEXT or not step.text:
        return f"the text has 1 to {LONGEST_TEXT} characters, not {len(step.text)}."
    if step.move and step.point:
        return "a step with a move points at what has to be tapped, and at nothing else."
    if len(step.title) > LONGEST_TITLE or not step.title:
        return f"the title has 1 to {LONGEST_TITLE} characters, not {len(step.title)}."
    try:
        called = {name for _, name, _, _ in string.Formatter().parse(step.text) if name is not None}
    except ValueError as error:
        return f"the braces in the text do not match: {error}."
    unknown = sorted(called - set(SEAT_NAMES[:seats]))
    if unknown:
        return f"nobody at this table is called {', '.join(unknown)}; the chairs are {', '.join(SEAT_NAMES[:seats])}."
    return ""
