"""Who is probably who, by what everybody has seen; and how much one wants whom dead."""

from __future__ import annotations

import numpy as np

from sixgun.engine.piles import HIDDEN
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.games.bang.cards import ROLE_NAMES
from sixgun.games.bang.deal import ROLES
from sixgun.games.bang.rules.ending import players_alive, target_of
from sixgun.games.bang.rules.ring import is_alive, is_one_on_one, is_sheriff
from sixgun.games.bang.state import State
from sixgun.games.bang.words import HUNTERS, Role

from .renegade import renegade_wants, sheriff_needs_help

FOE = 100  # somebody one wants dead; the lower below 0, the dearer a friend
HUNTER = 60  # of three players: who wants me dead, but is not my target
MOST_GUILT = 3
GRUDGE = 5  # for each attack on me
MOST_GRUDGE = 20
# How well a role explains a player's guilt: from -3, shoots at the Sheriff's enemies, to 3, shoots at the Sheriff.
EXPLAINS = np.array(
    [
        [0, 0, 0, 0, 0, 0, 0],  # the Sheriff is never hidden
        [32, 16, 8, 4, 2, 1, 1],
        [1, 1, 2, 4, 8, 16, 32],
        [8, 8, 6, 4, 4, 3, 3],
    ],
    np.int64,
)
# How much each role (row) wants each role dead; the Renegade is of many minds (`renegade`).
WANTS = np.array(
    [
        [0, -100, 100, 80],
        [-200, -60, 100, 80],
        [100, 40, -60, 20],
    ],
    np.int64,
)


@rule
def sheriff_of(view: State) -> Seat:
    """The seat of the Sheriff; NOBODY in the games without one."""
    for seat in range(view.seats):
        if is_sheriff(view, seat):
            return seat
    return NOBODY


@rule
def side_of(view: State, seat: Seat, sheriff: Seat) -> int:
    """What shooting at this player says: 2 or 1, that one is against the Law; -1, that one is for it; 0, nothing."""
    if view.role[seat] == Role.SHERIFF:
        return 2
    if view.role[seat] == Role.DEPUTY:
        return 1
    if view.role[seat] == Role.OUTLAW:
        return -1
    return -1 if view.role[seat] == HIDDEN and view.attacks[seat, sheriff] > 0 else 0


@rule
def guilt(view: State, seat: Seat, sheriff: Seat) -> int:
    """From -3 to 3: how much a player has done against the Law."""
    done = 0
    for victim in range(view.seats):
        done += int(view.attacks[seat, victim]) * side_of(view, victim, sheriff)
    return max(-MOST_GUILT, min(MOST_GUILT, done))


@rule
def still_hidden(view: State, role: int) -> int:
    """How many of a role are among the players whose role I do not know."""
    count = 0
    for seat in range(view.seats):
        count += int(ROLES[view.seats, seat] == role) - int(view.role[seat] == role)
    return count


@rule
def likelihood(view: State, seat: Seat, role: int) -> int:
    """How likely a player has a role, beside the other roles: by how many there are, and by what was done."""
    if view.role[seat] != HIDDEN:
        return int(view.role[seat] == role)
    return still_hidden(view, role) * int(EXPLAINS[role, MOST_GUILT + guilt(view, seat, sheriff_of(view))])


@rule
def must_protect(view: State, me: Seat, seat: Seat) -> bool:
    """A Deputy never hurts the Sheriff, nor does the Renegade when it could be his death before all the others'."""
    if not is_sheriff(view, seat) or seat == me:
        return False
    return view.role[me] == Role.DEPUTY or (view.role[me] == Role.RENEGADE and sheriff_needs_help(view))


@rule
def wants(view: State, me: Seat, role: int) -> int:
    """How much I want somebody of this role dead."""
    return renegade_wants(view, role) if view.role[me] == Role.RENEGADE else int(WANTS[view.role[me], role])


@rule
def feeling_for(view: State, me: Seat, seat: Seat) -> int:
    """How much I want a player dead, on the average over who it may be."""
    if is_one_on_one(view) or players_alive(view) == 2:
        return FOE
    if view.seats == HUNTERS:
        return FOE if view.role[seat] == target_of(int(view.role[me])) else HUNTER
    wanted, ways = 0, 0
    for role in range(len(ROLE_NAMES)):
        likely = likelihood(view, seat, role)
        wanted += likely * wants(view, me, role)
        ways += likely
    grudge = min(MOST_GRUDGE, GRUDGE * int(view.attacks[seat, me])) if view.role[seat] == HIDDEN else 0
    return wanted // max(1, ways) + grudge


@rule
def feeling_at(view: State, me: Seat, seat: Seat) -> int:
    """How much I want the player in a seat dead; 0 for myself and for who is, and where nobody sits."""
    if seat >= view.seats or seat == me or not is_alive(view, seat):
        return 0
    return feeling_for(view, me, seat)


@rule
def feelings_of(view: State, me: Seat) -> tuple[int, int, int, int, int, int, int]:
    """How much I want each player dead. One by one, since a GPU has no room for a new array."""
    return (
        feeling_at(view, me, 0),
        feeling_at(view, me, 1),
        feeling_at(view, me, 2),
        feeling_at(view, me, 3),
        feeling_at(view, me, 4),
        feeling_at(view, me, 5),
        feeling_at(view, me, 6),
    )
