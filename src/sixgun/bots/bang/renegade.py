"""The Renegade's own way to win: the others wear each other down, and the Sheriff falls last, by his hand.

He lies low: whoever shoots little is shot at little, and keeps cards for the end. What he does do goes against the
stronger side. The numbers are the best of some sixty combinations, tried in 2,000 games of four to seven players each.
"""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.games.bang.deal import ROLES
from sixgun.games.bang.rules.ending import players_alive
from sixgun.games.bang.rules.ring import front, is_alive, is_sheriff
from sixgun.games.bang.state import State
from sixgun.games.bang.words import Role

LAST_BULLET = 1  # with it the Sheriff might die before the others do, and the Renegade loses
SPARED = -150
WANTS_DEPUTY = 70
WANTS_OUTLAW = 90
DEPUTY_COUNTS = 4  # life points; an Outlaw counts less, because the Outlaws' quarrel is with the Sheriff
OUTLAW_COUNTS = 3
TILT = 24  # how much a life point's advantage turns him against that side
MOST_TILT = 80
CALM = 25  # per cent of all this, until the final duel


@rule
def renegade_wants(view: State, role: int) -> int:
    """How much the Renegade wants somebody of this role dead, while more than two players live."""
    if role == Role.SHERIFF:
        return SPARED if sheriff_needs_help(view) else 0
    if role == Role.DEPUTY:
        return (WANTS_DEPUTY + advantage_of_law(view)) * CALM // 100
    return (WANTS_OUTLAW - advantage_of_law(view)) * CALM // 100 if role == Role.OUTLAW else 0


@rule
def sheriff_needs_help(view: State) -> bool:
    """Whether one more wound could end the game for the Outlaws; before that a Gatling may hit the Sheriff too."""
    return players_alive(view) > 2 and sheriff_life(view) <= LAST_BULLET


@rule
def advantage_of_law(view: State) -> int:
    """How much stronger the Law is than the Outlaws; below zero if it is weaker."""
    law = sheriff_life(view) + DEPUTY_COUNTS * count_alive(view, Role.DEPUTY)
    outlaws = OUTLAW_COUNTS * count_alive(view, Role.OUTLAW)
    return max(-MOST_TILT, min(MOST_TILT, TILT * (law - outlaws)))


@rule
def sheriff_life(view: State) -> int:
    """The Sheriff's bullets."""
    for seat in range(view.seats):
        if is_sheriff(view, seat):
            return int(view.life[front(view, seat)])
    return 0


@rule
def count_alive(view: State, role: int) -> int:
    """How many of a role are in the game: all there were, but for the dead, who have shown theirs."""
    count = 0
    for seat in range(view.seats):
        count += int(ROLES[view.seats, seat] == role)
        count -= int(view.role[seat] == role and not is_alive(view, seat))
    return count
