"""Who may ask for what, in sentences that say why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import NOBODY, Seat

from .chairs import CLOSED, DEALING, OPEN, OVER, PLAYING

if TYPE_CHECKING:
    from .match import Match

NOW = {
    OPEN: "The cards are not dealt yet.",
    DEALING: "The cards are being dealt; it takes a few seconds.",
    PLAYING: "The game is under way.",
    OVER: "The game is over.",
    CLOSED: "The table is closed.",
}


def own_seat(match: Match, person: str) -> Seat:
    """Where a person sits; MoveRefused for a spectator."""
    seat = match.seat_of(person)
    if seat == NOBODY:
        raise MoveRefused("You do not sit at this table.")
    return seat


def needs(match: Match, *statuses: str) -> None:
    """MoveRefused unless the match is at one of these points."""
    if match.status not in statuses:
        raise MoveRefused(NOW[match.status])


def check_host(match: Match, person: str, does: str) -> Seat:
    """The host's seat; MoveRefused for everybody else, with the name of whom to ask."""
    seat = own_seat(match, person)
    if match.opened.hosted:
        raise MoveRefused(f"This is a table of a tournament: only its desk {does}.")
    if seat != match.host:
        raise MoveRefused(f"Only the host of this table {does}; the host is {match.names[match.host]}.")
    return seat
