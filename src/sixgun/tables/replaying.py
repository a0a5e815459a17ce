"""A finished match step by step, as one viewer saw it, or with everybody's cards on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from sixgun.engine.seats import SPECTATOR, Seat
from sixgun.engine.tabletop import Tabletop

from . import events as log
from .events import Row
from .match import Match
from .transcript import Transcript
from .views import View, view_of

ALL_HANDS: Seat = -2  # no seat: what everybody saw, put together; only a finished match is looked at so
_STEPS = (log.Dealt, log.Played, log.Undone, log.Revealed)


class _Finished(Match):
    """A match that is only looked at."""

    def why_not_undo(self, seat: Seat) -> str | None:
        """Nothing is taken back any more, and nobody need work out whether it could have been."""
        return "The game is over."


def is_step(event: log.Event) -> bool:
    """Whether there is something new to look at after an event."""
    return isinstance(event, _STEPS)


class Replay(NamedTuple):
    """A finished match to look at again: a view for each step, and the steps at which a turn begins."""

    frames: list[View]
    turns: list[int]


def replayed(match_id: str, rows: Sequence[Row], viewer: Seat = SPECTATOR) -> Replay:
    """A view for the deal and after every move: what a live view shows, with the story since the one before.

    Moves are not offered. What is said between two moves comes with the second. The secret is the revealed one, so
    that rows of an unfinished match are refused: BadTranscript.
    """
    match = _Finished(match_id, Transcript(match_id, rows, "The match").vault)
    replay = Replay([], [])
    told, turn = 0, None
    for row in rows:
        event = match.apply(row)
        if row is rows[-1] or is_step(event):
            if match.position is not None and (now := match.game.telling.turn(match.position.games[0])) != turn:
                turn = now
                replay.turns.append(len(replay.frames))
            replay.frames.append(_seen(match, viewer, told))
            told = match.seq
    return replay


def _seen(match: Match, viewer: Seat, told: int) -> View:
    if viewer != ALL_HANDS:
        return view_of(match, viewer, told, live=False)
    view = view_of(match, SPECTATOR, told, live=False)
    return view if view.table is None else msgspec.structs.replace(view, table=all_hands(match, view.table))


def all_hands(match: Match, table: Tabletop) -> Tabletop:
    """A spectator's table with every player as that player sees themselves, the cards in hand face up."""
    assert match.position is not None
    players = []
    for player in table.players:
        own = match.game.telling.tabletop(match.position.veiled(player.seat), player.seat, match.names)
        mine = next(each for each in own.players if each.seat == player.seat)
        hand = [msgspec.structs.replace(zone, label=_theirs(zone.label)) for zone in own.hand]
        players.append(msgspec.structs.replace(mine, zones=[*mine.zones, *hand]))
    return msgspec.structs.replace(table, players=players)


def _theirs(label: str) -> str:
    """Of "Your hand" the hand."""
    return label.removeprefix("Your ").capitalize()


def replay_views(match_id: str, rows: Sequence[Row], viewer: Seat = SPECTATOR) -> list[View]:
    """The views alone."""
    return replayed(match_id, rows, viewer).frames
