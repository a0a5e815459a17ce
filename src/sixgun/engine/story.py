"""The story of a step: what happened, for those who may know it.

Each event is a row of four small numbers: kind, seat, and two that the kind explains. A row whose
kind is negative was whispered: only the seat in it may hear. `game.story` holds the rows of the last
step, `game.told` how many there are; they are written only while somebody watches. A row that does not fit is counted
and not written; Python callers of the step then refuse it (StoryTooLong), in every mode.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .rule import rule
from .seats import Seat

COLUMNS = 4


class Event(NamedTuple):
    """One line of the story, as numbers."""

    kind: int
    seat: Seat
    what: int
    where: int
    whispered: bool


@rule
def begin_step(game: Any) -> None:
    """Every step starts here: one more decision, and a blank page."""
    game.decisions += 1
    if game.told > 0:
        begin_story(game)


@rule
def begin_story(game: Any) -> None:
    """A blank page."""
    for row in range(game.story.shape[0]):
        for column in range(COLUMNS):
            game.story[row, column] = 0
    game.told = 0


@rule
def tell(game: Any, kind: int, seat: Seat, what: int, where: int) -> None:
    """Tell everybody."""
    if game.watched == 0:
        return
    row = int(game.told)
    game.told = row + 1
    if row < game.story.shape[0]:
        game.story[row, 0] = kind
        game.story[row, 1] = seat
        game.story[row, 2] = what
        game.story[row, 3] = where


@rule
def whisper(game: Any, kind: int, seat: Seat, what: int, where: int) -> None:
    """Tell the seat alone."""
    tell(game, -kind, seat, what, where)


@rule
def veil_story(game: Any, viewer: Seat) -> None:
    """Strike out what was whispered to others, and close the gaps: not even the number of whispers is told."""
    kept = 0
    written = min(int(game.told), game.story.shape[0])
    for row in range(written):
        if game.story[row, 0] > 0 or game.story[row, 1] == viewer:
            for column in range(COLUMNS):
                game.story[kept, column] = game.story[row, column]
            kept += 1
    for row in range(kept, written):
        for column in range(COLUMNS):
            game.story[row, column] = 0
    game.told = kept


def as_event(row: Sequence[int]) -> Event:
    """A row of the story with names to its numbers."""
    kind, seat, what, where = row
    return Event(abs(kind), seat, what, where, whispered=kind < 0)
