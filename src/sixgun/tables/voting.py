"""Where no clock runs: the others let a bot play for somebody who is connected and does not decide."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.words import plural

from . import events as log
from .chairs import PLAYING
from .pace import MINUTE, SECOND
from .rights import needs, own_seat
from .seating import covered

if TYPE_CHECKING:
    from . import messages as say
    from .match import Match

IDLE = 2 * MINUTE  # for one decision
BACK_AGAIN = 30 * SECOND  # what whoever has just come back has at least


@dataclass
class Ballot:
    """Who has voted about the decision that is open, and since when it is."""

    seat: Seat = NOBODY
    decision: int | None = None
    since: int = 0
    votes: set[Seat] = field(default_factory=set)

    def ask(self, seat: Seat, decision: int | None, since: int) -> None:
        """A person is asked; what others do meanwhile starts nothing anew."""
        if (seat, decision) != (self.seat, self.decision):
            self.seat, self.decision, self.since, self.votes = seat, decision, since, set()

    def forgive(self, lost: int, at: int) -> None:
        """The house was away."""
        self.since = min(at, self.since + lost)

    def came_back(self, seat: Seat, at: int) -> None:
        """Whoever comes back has a moment to look at the table."""
        if seat == self.seat:
            self.since = max(self.since, at - IDLE + BACK_AGAIN)

    @property
    def opens(self) -> int:
        """When votes are taken."""
        return self.since + IDLE


def voters(match: Match) -> set[Seat]:
    """Whose votes count: the other people who play and are connected."""
    playing = {seat for seat, chair in enumerate(match.chairs) if chair.person is not None and chair.bot is None}
    return {seat for seat in playing if match.clock.here[seat] and seat != match.to_act}


def votes_needed(match: Match) -> int:
    """More than half of them."""
    return len(voters(match)) // 2 + 1


def can_be_voted(match: Match) -> bool:
    """Whether a vote about the decision can come to something, now or when it has taken too long."""
    return why_no_vote(match) is None and bool(voters(match))


def why_no_vote(match: Match) -> str | None:
    """Why nobody votes about this decision, however long it takes; None when they may."""
    name = match.names[match.to_act]
    if match.opened.hosted:
        return "At a table of a tournament its desk decides what happens to somebody who does not play."
    if match.clock.pace.ticks:
        return "This table has a clock: a bot plays as soon as the time is up."
    if match.chairs[match.to_act].bot is not None:
        return f"A bot decides for {name}."
    if not match.clock.here[match.to_act]:
        return f"{name} has lost the connection; no vote is needed to let a bot play."
    return None


def vote(match: Match, person: str, command: say.Vote, now: int) -> list[log.Event]:
    """Vote for a bot in the seat that decides; the last vote that is needed brings it."""
    seat = own_seat(match, person)
    needs(match, PLAYING)
    why_not = why_no_vote(match)
    if why_not is not None:
        raise MoveRefused(why_not)
    if match.to_act == seat:
        raise MoveRefused("You decide now; play, or leave the table.")
    if seat not in voters(match) and match.chairs[seat].bot is not None:
        raise MoveRefused("A bot plays your seat; take the seat back first.")
    left = match.ballot.opens - now
    if left > 0:
        wait = plural(-(-left // SECOND), "second")
        raise MoveRefused(f"{match.names[match.to_act]} may take two minutes to decide; you can vote in {wait}.")
    counted = (match.ballot.votes | {seat}) & (voters(match) | {seat})
    enough = len(counted) >= votes_needed(match)
    if seat in match.ballot.votes and not enough:
        raise MoveRefused(f"You have voted; {plural(votes_needed(match) - len(counted), 'more vote')} will do.")
    cast: list[log.Event] = [] if seat in match.ballot.votes else [log.Voted(seat=seat, about=match.to_act)]
    return [*cast, covered(match, match.to_act, "idle")] if enough else cast


def voted(match: Match, event: log.Voted, actor: str | None) -> None:
    """A vote counts until the decision is made."""
    if match.status != PLAYING or event.about != match.to_act:
        raise log.BrokenLog(f"Event {match.seq} is a vote about somebody who does not decide.")
    match.ballot.votes.add(event.seat)
