"""The end of a table that has no result: taken down by its opener, or closed by the house when everybody is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import NOBODY

from . import events as log
from .chairs import CLOSED, OPEN, OVER
from .events import BrokenLog

if TYPE_CHECKING:
    from . import messages as say
    from .match import Match

WORDS: dict[log.WhyClosed, str] = {
    "taken down": "The table was taken down by its host.",
    "deserted": "The table was closed because nobody was here for a long time.",
    "abandoned": "The game was closed without a result because nobody was here for a long time.",
}


def closed(match: Match, event: log.Closed, actor: str | None) -> None:
    """Nothing happens here any more, and nobody has won."""
    if match.status == OVER or (event.why == "taken down" and match.status != OPEN):
        raise BrokenLog(f"Event {match.seq} closes a table that cannot be closed so.")
    match.status, match.since, match.closed = CLOSED, match.at, event.why
    match.decision = None
    match.wind()


def check_not_closed(match: Match) -> None:
    """MoveRefused at a table where nothing happens any more."""
    if match.closed is not None:
        raise MoveRefused(WORDS[match.closed])


def may_take_down(match: Match, person: str | None) -> bool:
    """Whether this person may take the table down now: its host or opener, before the deal is called."""
    return match.status == OPEN and not match.opened.hosted and _is_host(match, person)


def _is_host(match: Match, person: str | None) -> bool:
    """An opener who got up can still take the table down: it counts as theirs."""
    return person is not None and (person == match.opener or match.seat_of(person) == match.host != NOBODY)


def take_down(match: Match, person: str, command: say.Close) -> list[log.Event]:
    """The host closes a table that is not dealt."""
    if match.opened.hosted:
        raise MoveRefused("This is a table of a tournament: only its desk decides what becomes of it.")
    if not _is_host(match, person):
        raise MoveRefused("Only the host of this table, or whoever opened it, takes it down.")
    if match.status != OPEN:
        raise MoveRefused("The deal was called; a game is not taken down. You can leave it.")
    return [log.Closed(why="taken down")]
