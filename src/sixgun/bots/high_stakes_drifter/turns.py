"""The actions of a turn: when to challenge, what to spend on cards, and how the game could end now."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.high_stakes_drifter.printed import type_of
from sixgun.games.high_stakes_drifter.rules.ending import plays, somebody_is_short
from sixgun.games.high_stakes_drifter.rules.playing import price_of
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.words import ANTE, STATS, CardType, Variant

from ..choosing import NEVER
from .building import ENOUGH_DUDES, POINT, best_chip_worth, best_dude, best_gear_worth, best_lead, dude_worth
from .chances import best_share
from .guessing import SURE
from .strength import ANY_STAT, dudes_in_saloon

AT_ONCE = 10_000
FIRST = 200  # before anything else
RESERVE = 2 * ANTE  # dollars that no card is worth
SECOND_DUDE = 50  # dollars of a stake that can afford one


@rule
def ends_the_game(view: State) -> bool:
    """HSD-03. Whether a challenge now would be the end."""
    return somebody_is_short(view) and not plays(view, Variant.LAST_MAN_STANDING)


@rule
def is_ahead(view: State, me: Seat, dollars: int) -> bool:
    """Whether I would have the biggest stake after spending so much."""
    for seat in range(view.seats):
        if seat != me and has(view.playing, seat) and view.stake[seat] >= int(view.stake[me]) - dollars:
            return False
    return True


@rule
def can_spend(view: State, me: Seat, dollars: int) -> bool:
    """Enough is left for the next antes; and a lead that wins when somebody challenges is not given away."""
    if view.stake[me] - dollars < RESERVE:
        return False
    return not ends_the_game(view) or is_ahead(view, me, dollars) or not is_ahead(view, me, 0)


@rule
def challengers_share(view: State, me: Seat) -> int:
    """My share in the stat that suits me best."""
    if view.quick_start == 1:
        return best_share(view, me, ANY_STAT)
    best = 0
    for stat in range(STATS):
        best = max(best, best_share(view, me, stat))
    return best


@rule
def rivals(view: State, me: Seat) -> int:
    """How many others could accept a challenge."""
    count = 0
    for seat in range(view.seats):
        count += int(seat != me and has(view.playing, seat) and dudes_in_saloon(view, seat) > 0)
    return count


@rule
def weigh_challenge(view: State) -> int:
    """The end of the game if I am ahead; otherwise the last action of a turn: who stays out loses the ante.

    A share counts those who may stay out, so even a small chance against those who come makes it more than fair.
    """
    me = int(view.to_act)
    if ends_the_game(view):
        return AT_ONCE if is_ahead(view, me, 0) else NEVER
    others, worth = rivals(view, me), 1
    if others > 0:
        fair = SURE // (others + 1)
        worth = (challengers_share(view, me) - fair * 11 // 10) // 10
    return worth + FIRST if worth > 0 and view.actions == 1 else worth


@rule
def weigh_play_in_turn(view: State, card: int) -> int:
    """A dude if I lack one, gear that suits a dude."""
    me = int(view.to_act)
    price = price_of(view, me, card, view.quick_start == 0)
    if not can_spend(view, me, price):
        return NEVER
    if type_of(view, card) == CardType.GEAR:
        worth = best_gear_worth(view, card, me)
        return FIRST // 2 + worth if worth > 0 else -1
    count = dudes_in_saloon(view, me)
    if count == 0:
        return FIRST + dude_worth(view, card)
    if count >= ENOUGH_DUDES or view.stake[me] < SECOND_DUDE or view.quick_start == 1:
        return -1
    better = dude_worth(view, card) - POINT * best_lead(view, best_dude(view, me))
    return FIRST // 2 + better if better > -2 * POINT else -1


@rule
def weigh_chip_in_turn(view: State, chip: int) -> int:
    """A kicker chip costs nothing but the action."""
    worth = best_chip_worth(view, chip, int(view.to_act))
    return FIRST // 2 + worth if worth >= POINT else -1
