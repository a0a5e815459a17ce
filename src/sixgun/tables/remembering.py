"""What is remembered of a finished match for good: who sat there, who won with what, and the result for ratings."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec

from .chairs import OVER, who_played
from .store import Ended

if TYPE_CHECKING:
    from .match import Match

_LOG = logging.getLogger(__name__)


class SeatRemembered(msgspec.Struct, frozen=True):
    """Who sat there at the end and has decided anything; else the bot that did."""

    name: str
    person: str | None = None
    bot: str | None = None
    total: str = ""  # what the player came to, as players say it: "$120"; empty for older matches


class Remembered(msgspec.Struct, frozen=True, kw_only=True):
    """What has to be known of a finished match when its log is gone."""

    match: str
    game: str
    private: bool
    at: int  # when it ended
    seats: list[SeatRemembered]
    result: dict[str, Any]
    headline: str = ""  # who won, and with what: "Ann wins with $120"; empty for older matches


def remembered(match: Match) -> Remembered:
    """A finished match in short."""
    assert match.position is not None
    reckoning = match.position.reckoning
    totals = {tally.seat: tally.total for tally in reckoning.tallies} if reckoning is not None else {}
    return Remembered(
        match=match.id,
        game=match.game.name,
        private=match.opened.private,
        at=match.since,
        seats=[
            SeatRemembered(chair.name, *who_played(match, chair), totals.get(seat, ""))
            for seat, chair in enumerate(match.chairs)
        ],
        result=match.position.result,
        headline=reckoning.headline if reckoning is not None else "",
    )


def counts(match: Match) -> bool:
    """Whether a match stands in the records of its players; a guided first game does not."""
    return match.status == OVER and not match.opened.lesson


def ended(match: Match) -> Ended | None:
    """The result of a match that has just ended, for the store; None when it cannot be told now.

    Trouble here must not keep the last move from being stored: the housekeeper tries again.
    """
    try:
        kept = remembered(match) if counts(match) else None
    except Exception:
        _LOG.exception("the result of a match cannot be told")
        return None
    played = enumerate(who_played(match, chair)[0] for chair in match.chairs)
    people = [(seat, person) for seat, person in played if person is not None]
    memory = None if kept is None else msgspec.json.encode(kept).decode()
    return Ended(match.id, match.game.name, match.opened.private, match.since, memory, people if memory else ())


def recalled(memory: str) -> Remembered | None:
    """What was remembered, out of the store; None for a damaged row, which is nobody else's trouble."""
    try:
        return msgspec.json.decode(memory, type=Remembered)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        _LOG.warning("the result of a match is damaged: %s", error)
        return None
