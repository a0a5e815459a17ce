"""Draw: which card of a pack to take, for a balanced deck; in Lowball, for a low one."""

from __future__ import annotations

from typing import Any

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.high_stakes_drifter.moves import drafting
from sixgun.games.high_stakes_drifter.printed import type_of
from sixgun.games.high_stakes_drifter.rules.drafting import left_in_pack, pack_start
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.valuing import pick_worth, usual_worths
from sixgun.games.high_stakes_drifter.words import PACK, STATS, CardType

from .strength import way


@rule
def picked(view: State, me: Seat, card_type: int) -> int:
    """How many dudes, gear or fortune cards I have picked so far."""
    count, start = 0, pack_start(view)
    for place in range(start + PACK):
        if place < start or place >= start + left_in_pack(view):
            count += int(type_of(view, int(view.pile[me, place])) == card_type)
    return count


@rule
def low_worth(view: State, card: int) -> int:
    """Lowball: cheap dudes that lack a stat; gear and fortune cards make mostly more of it."""
    if type_of(view, card) != CardType.DUDE:
        return -20
    lowest, points = int(view.stat[card, 0]), 0
    for stat in range(STATS):
        lowest = min(lowest, int(view.stat[card, stat]))
        points += int(view.stat[card, stat])
    return -4 * lowest - points - int(view.cost[card])


@rule
def pick_in_mind(view: State, allowed: Any, count: int) -> int:
    """The card to draft."""
    me, usual = int(view.to_act), usual_worths(view)
    held = (picked(view, me, CardType.DUDE), picked(view, me, CardType.GEAR), picked(view, me, CardType.FORTUNE))
    best, most = 0, 0
    for index in range(count):
        card = int(allowed[index]) - drafting(0)
        worth = pick_worth(view, card, held, usual) if way(view) > 0 else low_worth(view, card)
        if index == 0 or worth > most:
            best, most = index, worth
    return int(allowed[best])
