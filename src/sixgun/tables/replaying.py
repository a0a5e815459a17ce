"""A finished match step by step, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine.seats import SPECTATOR, Seat

from . import events as log
from .events import Row
from .match import Match
from .transcript import Transcript
from .views import View, view_of

_STEPS = (log.Dealt, log.Played, log.Undone, log.Revealed)


class _Finished(Match):
    """A match that is only looked at."""

    def why_not_undo(self, seat: Seat) -> str | None:
        """Nothing is taken back any more, and nobody need work out whether it could have been."""
        return "The game is over."


def is_step(event: log.Event) -> bool:
    """Whether there is something new to look at after an event."""
    return isinstance(event, _STEPS)


def replay_views(match_id: str, rows: Sequence[Row], viewer: Seat = SPECTATOR) -> list[View]:
    """A view for the deal and after every move: what a live view shows, with the story since the one before.

    Moves are not offered. What is said between two moves comes with the second. The secret is the revealed one, so
    that rows of an unfinished match are refused: BadTranscript.
    """
    match = _Finished(match_id, Transcript(match_id, rows, "The match").vault)
    frames: list[View] = []
    told = 0
    for row in rows:
        event = match.apply(row)
        if row is rows[-1] or is_step(event):
            frames.append(view_of(match, viewer, told, live=False))
            told = match.seq
    return frames
