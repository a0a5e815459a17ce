"""Sitting down and getting up: who may have which seat, before the deal and in the running game."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import NOBODY, Seat

from . import events as log
from .chairs import CLOSED, DEALING, OPEN, OVER, PLAYING
from .names import check_apart, guest_name
from .pledging import pledged
from .rights import NOW, needs, own_seat
from .setting_up import brought

if TYPE_CHECKING:
    from . import messages as say
    from .match import Match

MOST_SITTINGS = 200  # of all strangers together before the deal; afterwards the host's invitation is needed
MOST_SITTINGS_EACH = 10
MOST_BROUGHT_EACH = 40  # times a person may say what to bring


def join(match: Match, person: str, command: say.Join) -> list[log.Event]:
    """Sit down, with what the person brings and pledges."""
    invitation = _invitation(match, command.invitation)
    why_not = why_not_sit(match, person, bool(invitation))
    if why_not is not None:
        raise MoveRefused(why_not)
    name = guest_name(command.name)
    seat = _wished_seat(match, person, command.seat)
    taken = [chair.name for place, chair in enumerate(match.chairs) if match.company.held.get(person) != place]
    check_apart(name, [*taken, *match.company.other_speakers(person)])
    # An invitation that was not needed is not used up.
    used = invitation if why_not_sit(match, person) is not None else ""
    opener = person == match.opener and not match.company.sat[person]
    joined: list[log.Event] = [log.Joined(seat=seat, name=name, host=opener, invitation=used)]
    if command.brings is not None:
        joined.append(_brought(match, person, seat, command.brings))
    if command.pledge and match.status == OPEN and match.opened.format >= log.WITH_PLEDGES:
        joined.append(pledged(match, person, seat, command.pledge))
    return joined


def why_not_sit(match: Match, person: str, invited: bool = False) -> str | None:
    """Why a person may not sit down at this table at all; None when they may."""
    company = match.company
    if match.status in (DEALING, OVER, CLOSED):
        return NOW[match.status]
    if match.seat_of(person) != NOBODY:
        return "You sit at this table already."
    if person in company.removed:
        return "The host has removed you from this table; you can watch."
    if match.opened.hosted and person not in company.held:
        return "This is a table of a tournament: its desk has seated the players, and nobody else sits down."
    if company.sat[person] >= MOST_SITTINGS_EACH:
        return f"You have sat down at this table {MOST_SITTINGS_EACH} times; that is enough."
    if match.status == PLAYING:
        return _why_not_now(match, person, invited)
    if is_invite_only(match) and not invited:
        return "So many have come and gone at this table that only people with the host's invitation may sit down."
    return None if free_seats(match, person) else "Every seat at this table is taken."


def _why_not_now(match: Match, person: str, invited: bool) -> str | None:
    """In a running game: one's own seat, or once in a match a bot's, where that gives nothing away and is wished."""
    company = match.company
    if person in company.held:
        chair = match.chairs[company.held[person]]
        return None if chair.person is None else f"{chair.name} has taken the seat that you left."
    if match.game.hidden_roles:
        return f"The game is under way. In {match.game.title} nobody takes over a seat, because its role is secret."
    if not match.opened.latecomers:
        return "The game is under way, and at this table nobody sits down after the deal."
    if is_invite_only(match) and not invited:
        return "Too many latecomers have come and gone; only people with the host's invitation may sit down."
    return None if free_seats(match, person) else "People play every seat at this table."


def free_seats(match: Match, person: str) -> list[Seat]:
    """The chairs without a person; in a running game that somebody has played in, only their own."""
    own = match.company.held.get(person) if match.status == PLAYING else None
    return [seat for seat, chair in enumerate(match.chairs) if chair.person is None and own in (None, seat)]


def seats_for(match: Match, person: str) -> dict[str, Any]:
    """What a viewer without a seat is shown: where they may sit down, why nowhere, and the seat they have left."""
    why_not = why_not_sit(match, person)
    free = free_seats(match, person) if why_not is None else []
    left = match.company.held.get(person, NOBODY) if match.status == PLAYING else NOBODY
    return {"free": free, "no_seat": why_not or "", "left": left}


def is_invite_only(match: Match) -> bool:
    """Whether strangers have used up what a table lets in by itself."""
    if match.status == PLAYING:
        return match.opened.latecomers and match.company.latecomers >= match.seats
    return match.company.sittings >= MOST_SITTINGS


def _wished_seat(match: Match, person: str, wish: Seat | None) -> Seat:
    free = free_seats(match, person)
    if wish is None:
        return free[0]
    if not 0 <= wish < match.seats:
        raise MoveRefused(f"The seats of this table are 0 to {match.seats - 1}; there is no seat {wish}.")
    if match.chairs[wish].person is not None:
        raise MoveRefused(f"{match.chairs[wish].name} sits there.")
    if wish not in free:
        raise MoveRefused("You have held another seat in this game and know its cards.")
    return wish


def _invitation(match: Match, code: str) -> str:
    """The hash of an invitation that is still good; "" for none."""
    made = invitation_of(code) if code else ""
    return made if made in match.company.invitations else ""


def invitation_of(code: str) -> str:
    """What the house is told of an invitation: who reads the log cannot use it."""
    return hashlib.sha256(f"sixgun invitation\n{code}".encode()).hexdigest()


def bring(match: Match, person: str, command: say.Bring) -> list[log.Event]:
    """Say what one's seat brings."""
    return [_brought(match, person, own_seat(match, person), command.brings)]


def _brought(match: Match, person: str, seat: Seat, what: Any) -> log.Brought:
    if match.status != OPEN:
        raise MoveRefused("The cards are dealt; what a seat brings is said before the deal.")
    if match.game.brings is not None and match.game.brings.at_set_up:
        raise MoveRefused(f"In {match.game.title} whoever sets up the table says what the seats bring.")
    if seat in match.brings and match.brings[seat].set_up:
        raise MoveRefused("What this seat brings was settled when the table was set up.")
    if match.company.brought[person] >= MOST_BROUGHT_EACH:
        raise MoveRefused("You have changed what you bring too often; what you bring now stands.")
    return brought(match, seat, what)


def leave(match: Match, person: str, command: say.Leave) -> list[log.Event]:
    """Get up on purpose; in a running game a bot goes on."""
    seat = own_seat(match, person)
    if match.status == OVER:
        raise MoveRefused("The game is over; there is nothing to leave.")
    needs(match, OPEN, PLAYING)
    if match.opened.hosted and match.status == OPEN:
        raise MoveRefused("The desk of the tournament keeps this seat for you; whoever drops out says so there.")
    return gone(match, log.Left(seat=seat), "left")


def gone(match: Match, left: log.Left, why: log.Why) -> list[log.Event]:
    """A person has no seat any more; in a running game a bot has it."""
    if match.status == PLAYING and match.chairs[left.seat].bot is None:
        return [left, covered(match, left.seat, why)]
    return [left]


def covered(match: Match, seat: Seat, why: log.Why) -> log.Covered:
    """The house's bot goes on for a person."""
    return log.Covered(seat=seat, bot=match.opened.bot, why=why, name=match.names[seat])


def take_seat_back(match: Match, person: str, command: say.TakeSeatBack) -> list[log.Event]:
    """From the bot that stood in."""
    seat = own_seat(match, person)
    needs(match, PLAYING)
    if match.chairs[seat].bot is None:
        raise MoveRefused("You have your seat; no bot plays it.")
    why_not = match.spending.why_not_return(match, seat)
    if why_not is not None:
        raise MoveRefused(why_not)
    return [log.Returned(seat=seat)]


def cover(match: Match, person: str, command: say.Cover, now: int) -> list[log.Event]:
    """Let a bot play for somebody whose connection is gone."""
    own_seat(match, person)
    needs(match, PLAYING)
    if not 0 <= command.seat < match.seats or match.chairs[command.seat].bot is not None:
        raise MoveRefused("No person decides for that seat.")
    name = match.names[command.seat]
    if match.clock.pace.turn_based:
        raise MoveRefused(f"This table is played turn by turn. A bot plays for {name} only when the time is up.")
    if match.clock.here[command.seat]:
        raise MoveRefused(f"{name} is connected and will decide.")
    grace = match.clock.grace_left(command.seat, now)
    if grace > 0:
        seconds = -(-grace // 1000)
        raise MoveRefused(f"{name} has lost the connection and still has {seconds} seconds to come back.")
    return [covered(match, command.seat, "away")]
