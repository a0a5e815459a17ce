"""Reinvesting: a dude goes back from the street to the saloon instead of into the deadwood."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..codes import Act
from ..state import State
from ..words import NO_SLOT, Told
from .leaving import leave_fight
from .money import lay_money
from .saying import tell
from .shootouts import come_back
from .slots import is_up
from .standing import is_forbidden


@rule
def reinvestment(game: State, dude: int) -> int:
    """HSD-148, HSD-149, HSD-R11, HSD-R43, HSD-R65. The printed cost, one dollar less for a dude that is face up."""
    cost = int(game.cost[game.printed[dude]])
    return max(0, cost - 1) if is_up(game, dude) else cost


@rule
def can_reinvest(game: State, seat: Seat, dude: int) -> bool:
    """HSD-59, HSD-R66. Nothing forbids it and the stake suffices."""
    return not is_forbidden(game, Act.REINVEST, seat, dude) and game.stake[seat] >= reinvestment(game, dude)


@rule
def may_be_asked_to_reinvest(game: State, seat: Seat, dude: int) -> bool:
    """A question is left out only if everybody can see its answer; the cost of a concealed dude is a secret."""
    if is_forbidden(game, Act.REINVEST, seat, dude):
        return False
    return not is_up(game, dude) or game.stake[seat] >= reinvestment(game, dude)


@rule
def put_back(game: State, seat: Seat, dude: int) -> None:
    """HSD-145, HSD-147, HSD-150. Chips are laid on the dude; kicker chips and concealed gear stay on it."""
    lay_money(game, seat, dude, reinvestment(game, dude))
    come_back(game, dude)
    if game.fighter[seat] != NO_SLOT:
        leave_fight(game, seat)
    tell(game, Told.REINVESTED, seat, dude, game.money[dude])
