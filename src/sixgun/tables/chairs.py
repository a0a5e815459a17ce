"""The places at a table, and what happens to whoever sits there: bots that stand in, lines that break."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixgun.engine.seats import NOBODY

from . import events as log
from .events import BrokenLog

if TYPE_CHECKING:
    from .match import Match

OPEN, DEALING, PLAYING, OVER, CLOSED = "open", "dealing", "playing", "over", "closed"


@dataclass
class Chair:
    """A place at the table."""

    name: str = ""
    person: str | None = None
    bot: str | None = None

    @property
    def player(self) -> str:
        """Who decides here."""
        if self.bot is not None:
            return "bot" if self.person is None else "bot for person"
        return "empty" if self.person is None else "person"


def joined(match: Match, event: log.Joined, actor: str | None) -> None:
    """A person sits down; in a running game in the place of a bot."""
    match.chairs[event.seat] = Chair(event.name, actor)
    match.company.sits_down(event, actor, match.status == PLAYING)
    match.hurried = False
    match.clock.here[event.seat] = True
    match.wind()


def left(match: Match, event: log.Left, actor: str | None) -> None:
    """A person gets up; before the deal the chair is free again, with everything that belonged to it."""
    chair = match.chairs[event.seat]
    if event.by != NOBODY and chair.person is not None:
        match.company.removed.add(chair.person)
    match.company.gets_up(event.seat)
    chair.person = None
    if match.status == OPEN:
        chair.name = ""
        match.nonces.pop(event.seat, None)
        match.round.pledges[event.seat] = ""
        if event.seat in match.brings and not match.brings[event.seat].set_up:
            del match.brings[event.seat]


def brought(match: Match, event: log.Brought, actor: str | None) -> None:
    """A seat brings something to the deal, in place of what it brought before."""
    if match.status != OPEN:
        raise BrokenLog(f"Event {match.seq} brings something to a deal that was made before.")
    match.brings[event.seat] = event
    match.company.brought[actor or ""] += 1


def covered(match: Match, event: log.Covered, actor: str | None) -> None:
    """A bot decides for the seat, under the name of whoever sits there."""
    chair = match.chairs[event.seat]
    if match.status == PLAYING and chair.name != event.name:
        raise BrokenLog(f"Event {match.seq} calls {chair.name} by another name, {event.name}.")
    chair.bot, chair.name = event.bot, event.name
    if event.seat == match.to_act:
        match.ballot.votes.clear()
    match.take_backs.none()
    match.wind()


def returned(match: Match, event: log.Returned, actor: str | None) -> None:
    """A person decides again."""
    match.chairs[event.seat].bot = None
    match.hurried = False
    if event.seat == match.to_act:
        match.spending.at(len(match.played), event.seat).come_back()
    match.clock.here[event.seat] = True
    match.wind()


def dropped(match: Match, event: log.Dropped, actor: str | None) -> None:
    """The connection of a seat is lost."""
    match.clock.here[event.seat] = False
    match.flaps[event.seat] += 1


def back(match: Match, event: log.Back, actor: str | None) -> None:
    """The connection of a seat is there again."""
    match.clock.here[event.seat] = True
    match.flaps[event.seat] += 1
    match.ballot.came_back(event.seat, match.at)


def resumed(match: Match, event: log.Resumed, actor: str | None) -> None:
    """The house was away; nobody pays for that, in the game or in the deal."""
    if match.status == DEALING:
        match.clock.advance(match.at)
        match.round.since += event.lost
    else:
        match.clock.forgive(event.lost, match.at)
        match.ballot.forgive(event.lost, match.at)


def who_played(match: Match, chair: Chair) -> tuple[str | None, str | None]:
    """The person and the bot of a chair for whom a finished game counts.

    It does not count for a person for whom a bot made every decision: they may never have wished to play.
    """
    if match.company.never_decided(chair.person):
        return None, chair.bot or match.opened.bot
    return chair.person, chair.bot
