"""A player's own chance: pledged by its hash before the deal, shown when the list is fixed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import Seat

from . import events as log
from .chairs import DEALING, OPEN, OVER, PLAYING
from .fairness import is_number
from .fairness import pledge as pledge_of
from .names import clean
from .rights import own_seat

if TYPE_CHECKING:
    from . import messages as say
    from .match import Match

LONGEST_NONCE = 128
MOST_PLEDGES_EACH = 80  # more than there are rounds of a deal; nobody can use up what the others may pledge


def pledge(match: Match, person: str, command: say.Pledge) -> list[log.Event]:
    """Add chance to this round of the deal."""
    seat = own_seat(match, person)
    if match.opened.format < log.WITH_PLEDGES:
        raise MoveRefused("This table was opened by an older program, which takes no pledges.")
    if match.status not in (OPEN, DEALING) or match.round.frozen:
        raise MoveRefused("The list of pledges is fixed; chance is added before that.")
    if command.round != match.round.number:
        raise MoveRefused(f"The deal is in round {match.round.number}, not in round {command.round}.")
    return [pledged(match, person, seat, command.pledge)]


def pledged(match: Match, person: str, seat: Seat, pledge: str) -> log.Pledged:
    """A pledge that nobody has made before."""
    if not is_number(pledge):
        raise MoveRefused("A pledge is a SHA-256 in 64 small hexadecimal digits.")
    if pledge in match.pledges_made:
        raise MoveRefused("This pledge was made at this table before; every round needs a fresh one.")
    if match.company.pledged[person] >= MOST_PLEDGES_EACH:
        raise MoveRefused("You have changed your pledge too often; the one that you made stands.")
    return log.Pledged(seat=seat, pledge=pledge)


def nonce(match: Match, person: str, command: say.Nonce) -> list[log.Event]:
    """Show what was pledged."""
    seat = own_seat(match, person)
    if match.opened.format < log.WITH_PLEDGES:
        return _unpledged(match, seat, command)
    if match.status in (PLAYING, OVER):
        raise MoveRefused("The cards are dealt; nonces are shown before that.")
    if not match.round.frozen:
        raise MoveRefused("The list of pledges is not fixed yet; keep your nonce to yourself until then.")
    if seat not in match.round.missing:
        shown = match.round.pledges[seat]
        raise MoveRefused("Your nonce is shown already." if shown else "You have pledged no nonce for this deal.")
    if not is_number(command.nonce) or pledge_of(match.id, command.nonce) != match.round.pledges[seat]:
        raise MoveRefused("This is not the nonce that you pledged.")
    return [log.Mixed(seat=seat, nonce=command.nonce)]


def _unpledged(match: Match, seat: Seat, command: say.Nonce) -> list[log.Event]:
    """At a table from before there were pledges."""
    if match.status != OPEN:
        raise MoveRefused("The cards are dealt; chance is added before the deal.")
    if seat in match.nonces:
        raise MoveRefused("Your chance is in the deal already.")
    return [log.Mixed(seat=seat, nonce=clean(command.nonce, LONGEST_NONCE, "A nonce"))]
