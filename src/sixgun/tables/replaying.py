"""A finished match step by step, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine.seats import SPECTATOR, Seat

from . import events as log
from .export import revealed_secret
from .match import Match, Row
from .views import View, view_of

_STEPS = (log.Dealt, log.Played, log.Undone, log.Revealed)


class _Finished(Match):
    """A match that is only looked at."""

    def why_not_undo(self, seat: Seat) -> str | None:
        """Nothing is taken back any more, and nobody need work out whether it could have been."""
        return "The game is over."


def replay_views(match_id: str, rows: Sequence[Row], viewer: Seat = SPECTATOR) -> list[View]:
    """A view for the deal and after every move: what a live view shows, with the story since the one before.

    Moves are not offered. What is said between two moves comes with the second. The secret is the revealed one, so
    that rows of an unfinished match are refused: BadTranscript.
    """
    match = _Finished(match_id, revealed_secret(rows, "The match"))
    frames: list[View] = []
    told = 0
    for row in rows:
        match.apply(row)
        if row is rows[-1] or log.kind_in(row.body) in _STEP_NAMES:
            frames.append(view_of(match, viewer, told, live=False))
            told = match.seq
    return frames


_STEP_NAMES = frozenset(step.__struct_config__.tag for step in _STEPS)
