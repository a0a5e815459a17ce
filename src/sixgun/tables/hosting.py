"""What the host of a table may do: call the deal, set the clock, remove people, invite others.

The host is whoever opened the table; when they have left it is the person who has sat there longest. At a
table of a tournament the desk is the host, and no person has these rights.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.errors import MoveRefused
from sixgun.engine.words import SEAT_NAMES

from . import events as log
from .chairs import OPEN, OVER, PLAYING
from .dealing import check_deal, people
from .fairness import is_number
from .names import alike
from .pace import MINUTE, Pace, find_pace
from .rights import check_host, needs, own_seat
from .seating import gone

if TYPE_CHECKING:
    from . import messages as say
    from .match import Match

LEFT_STANDING = MINUTE  # without anything happening, before others deal in the place of a host who is not connected
MOST_ROUNDS = 50  # of the deal
MOST_CLOCKS = 20  # times the clock is set
MOST_INVITATIONS = 100


def deal(match: Match, person: str, host_is_here: bool, now: int) -> list[log.Event]:
    """Call the deal; a host who has closed the page and left the table standing keeps nobody from it."""
    left_standing = not host_is_here and now - match.at >= LEFT_STANDING
    if match.opened.hosted or not left_standing:
        check_host(match, person, "deals")
    own_seat(match, person)
    return called(match)


def called(match: Match) -> list[log.Event]:
    """The deal is called: bots for the empty chairs; the rest follows when everybody has pledged and shown a nonce."""
    needs(match, OPEN)
    check_deal(match)
    if match.round.number > MOST_ROUNDS:
        raise MoveRefused("The deal was called off too often at this table; open another one.")
    bots = _bots_for_the_deal(match)
    if match.opened.format >= log.WITH_PLEDGES and match.opened.seed is None:
        return [*bots, log.Called()]
    names = [chair.name for chair in match.chairs]
    for bot in bots:
        names[bot.seat] = bot.name
    return [*bots, log.Dealt(names=names)]


def _bots_for_the_deal(match: Match) -> list[log.Covered]:
    """Bots for the empty chairs, no two names alike."""
    found: list[log.Covered] = []
    taken = [*(chair.name for chair in match.chairs), *match.company.speakers.values()]
    for seat, chair in enumerate(match.chairs):
        if chair.person is None and chair.bot is None:
            usual = (SEAT_NAMES[seat], *SEAT_NAMES, *(f"Seat {number + 1}" for number in range(seat, 1_000)))
            name = next(name for name in usual if alike(name, taken) is None)
            taken.append(name)
            found.append(log.Covered(seat=seat, bot=match.opened.bot, why="empty", name=name))
    return found


def remove(match: Match, person: str, command: say.Remove) -> list[log.Event]:
    """Take somebody's seat away for the rest of this match; in a running game a bot goes on."""
    host = check_host(match, person, "removes people")
    if match.status == OVER:
        raise MoveRefused("The game is over; there is nobody to remove.")
    needs(match, OPEN, PLAYING)
    if not 0 <= command.seat < match.seats or match.chairs[command.seat].person is None:
        raise MoveRefused("No person sits there.")
    if command.seat == host:
        raise MoveRefused("You are the host; to give up your own seat, leave the table.")
    return gone(match, log.Left(seat=command.seat, by=host), "removed")


def set_clock(match: Match, person: str, command: say.SetClock) -> list[log.Event]:
    """Play by another clock from now on; each clock has one time bank a seat, however often it is set."""
    host = check_host(match, person, "sets the clock")
    needs(match, OPEN, PLAYING)
    pace = find_pace(command.pace)
    if pace == match.clock.pace:
        raise MoveRefused(f"This is the clock already. {pace.words}")
    if match.to_act == host and people(match) != [host] and _is_slower(pace, match.clock.pace):
        raise MoveRefused("You decide now and others wait; set a slower clock while somebody else decides.")
    if match.clocks_set >= MOST_CLOCKS:
        raise MoveRefused(f"The clock was set {MOST_CLOCKS} times at this table; that is enough.")
    return [log.ClockSet(seat=host, pace=pace.name)]


def _is_slower(one: Pace, other: Pace) -> bool:
    """Whether decisions may take longer by one clock than by the other."""
    return other.ticks and (not one.ticks or one.decision > other.decision)


def invite(match: Match, person: str, command: say.Invite) -> list[log.Event]:
    """Let one person in, whoever brings the code; the house is told its hash."""
    host = check_host(match, person, "invites people")
    needs(match, OPEN, PLAYING)
    if not is_number(command.invitation):
        raise MoveRefused("An invitation is a SHA-256 in 64 small hexadecimal digits.")
    if match.company.invited >= MOST_INVITATIONS:
        raise MoveRefused(f"There were {MOST_INVITATIONS} invitations to this table; that is enough.")
    return [log.Invited(seat=host, invitation=command.invitation)]


def clock_set(match: Match, event: log.ClockSet, actor: str | None) -> None:
    """The clock is another one."""
    match.clock.change(find_pace(event.pace))
    match.clocks_set += 1
    match.wind()


def invited(match: Match, event: log.Invited, actor: str | None) -> None:
    """An invitation is good for one sitting."""
    match.company.invitations.add(event.invitation)
    match.company.invited += 1
