"""The list of allowed moves, sorted and without duplicates. A law proves that it agrees with the judge."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has, list_members
from sixgun.engine.rule import rule

from ..moves import (
    DEAL,
    DRAW_DECK,
    DRAW_DISCARD,
    PASS,
    PLAY_OUTLAW,
    SKIP,
    detaining,
    flipping,
    keeping,
    looking,
    reloading,
    swapping,
    switching,
    taking,
    trading,
    turning_up,
)
from ..rules.grids import reachable, reachable_face_up
from ..rules.reach import (
    aims_left,
    can_be_detained,
    can_choose_deck,
    can_choose_discard,
    discards_in_reach,
    effect_at_work,
    flippable,
    may_choose_grid,
    switch_partners,
)
from ..state import State
from ..words import SEATS, SLOTS, Effect, Phase, WhyNot
from .legal import why_not_play_outlaw, why_not_skip

MOST_MOVES = SLOTS * (SEATS - 1) * SLOTS + 1  # every own card for every card of five opponents, and a spare place


@rule
def legal(game: State, allowed: Any) -> int:
    """Write the allowed moves into `allowed`; return how many."""
    if game.phase == Phase.TURN:
        return list_begin(game, allowed)
    if game.phase == Phase.DRAWN:
        return list_uses(game, allowed)
    if game.phase == Phase.OUTLAW:
        return list_outlaw(game, allowed)
    if game.phase == Phase.SCORED:
        allowed[0] = DEAL
        return 1
    return 0


@rule
def list_begin(game: State, allowed: Any) -> int:
    """How a turn can begin; passing only where there is nothing to draw (OP-R13, OP-R18)."""
    count = 0
    if why_not_play_outlaw(game) == WhyNot.ALLOWED:
        allowed[count] = PLAY_OUTLAW
        count += 1
    if can_choose_deck(game):
        allowed[count] = DRAW_DECK
        count += 1
    if can_choose_discard(game):
        allowed[count] = DRAW_DISCARD
        count += 1
    elif not can_choose_deck(game):
        allowed[count] = PASS
        count += 1
    return count


@rule
def list_uses(game: State, allowed: Any) -> int:
    """What can be done with the drawn card."""
    seat = int(game.to_act)
    count = list_members(reachable(game, seat), SLOTS, swapping(0), allowed, 0)
    count = list_members(flippable(game), SLOTS, flipping(0), allowed, count)
    if why_not_skip(game) == WhyNot.ALLOWED:
        allowed[count] = SKIP
        count += 1
    return count


@rule
def list_outlaw(game: State, allowed: Any) -> int:
    """The next step of the outlaw at work."""
    effect = effect_at_work(game)
    if effect == Effect.PEEK:
        return list_aims(game, looking(0, 0), allowed, 0)
    if effect == Effect.FLIP:
        return list_aims(game, turning_up(0, 0), allowed, 0)
    if effect == Effect.RELOAD:
        return list_aims(game, reloading(0, 0), allowed, 0)
    if effect == Effect.SWAP_WITHIN:
        return list_switches(game, allowed)
    if effect == Effect.SWAP_BETWEEN:
        return list_trades(game, allowed)
    if effect == Effect.DRAW_PICK:
        return list_exchanges(game, keeping(0, 0), int(game.in_hand), allowed)
    if effect == Effect.DISCARD_PICK:
        return list_exchanges(game, taking(0, 0), discards_in_reach(game), allowed)
    return list_detentions(game, allowed)


@rule
def list_aims(game: State, first: int, allowed: Any, count: int) -> int:
    """A slot of the grid in question, or of any opponent's while none is chosen."""
    for seat in range(game.seats):
        if may_choose_grid(game, seat):
            count = list_members(aims_left(game, seat), SLOTS, first + seat * SLOTS, allowed, count)
    return count


@rule
def list_switches(game: State, allowed: Any) -> int:
    """Two own cards."""
    count = 0
    for one in range(SLOTS):
        count = list_members(switch_partners(game, one), SLOTS, switching(one, 0), allowed, count)
    return count


@rule
def list_trades(game: State, allowed: Any) -> int:
    """An own card and an opponent's."""
    mine = reachable_face_up(game, game.to_act)
    count = 0
    for own in range(SLOTS):
        if has(mine, own):
            count = list_aims(game, trading(own, 0, 0), allowed, count)
    return count


@rule
def list_exchanges(game: State, first: int, cards: int, allowed: Any) -> int:
    """One of some cards, and the player's own slot it goes to."""
    slots = reachable(game, game.to_act)
    count = 0
    for nth in range(cards):
        count = list_members(slots, SLOTS, first + nth * SLOTS, allowed, count)
    return count


@rule
def list_detentions(game: State, allowed: Any) -> int:
    """An opponent without a skip token."""
    count = 0
    for seat in range(game.seats):
        if may_choose_grid(game, seat) and can_be_detained(game, seat):
            allowed[count] = detaining(seat)
            count += 1
    return count
