"""The judge on the steps of an outlaw's action."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from .. import moves
from ..rules.abilities import target_of
from ..rules.grids import is_up, reachable
from ..rules.reach import discards_in_reach, effect_at_work, may_choose_grid, switch_partners
from ..state import State
from ..words import IRON_HAND, PLACES, SLOTS, Effect, Phase, Target, WhyNot


@rule
def effect_for(move: int) -> int:
    """Which effect has this step."""
    if move < moves.TURN_UP:
        return Effect.PEEK
    if move < moves.RELOAD:
        return Effect.FLIP
    if move < moves.SWITCH:
        return Effect.RELOAD
    if move < moves.TRADE:
        return Effect.SWAP_WITHIN
    if move < moves.KEEP:
        return Effect.SWAP_BETWEEN
    if move < moves.TAKE:
        return Effect.DRAW_PICK
    if move < moves.DETAIN:
        return Effect.DISCARD_PICK
    return Effect.SKIP


@rule
def why_not_in_outlaw(game: State, move: int) -> int:
    """OP-R37. Step by step, as the outlaw at work says."""
    if game.phase != Phase.OUTLAW:
        return WhyNot.NO_OUTLAW_AT_WORK
    if effect_for(move) != effect_at_work(game):
        return WhyNot.NOT_THIS_OUTLAW
    if move < moves.SWITCH:
        place = (move - moves.LOOK) % PLACES
        return why_not_aim(game, place // SLOTS, place % SLOTS, move < moves.RELOAD)
    if move < moves.TRADE:
        return why_not_switch(game, (move - moves.SWITCH) // SLOTS, (move - moves.SWITCH) % SLOTS)
    if move < moves.KEEP:
        return why_not_trade(game, (move - moves.TRADE) // PLACES, (move - moves.TRADE) % PLACES)
    if move < moves.TAKE:
        return why_not_keep(game, (move - moves.KEEP) // SLOTS, (move - moves.KEEP) % SLOTS)
    if move < moves.DETAIN:
        return why_not_take(game, (move - moves.TAKE) // SLOTS, (move - moves.TAKE) % SLOTS)
    return why_not_detain(game, move - moves.DETAIN)


@rule
def why_not_grid(game: State, seat: Seat) -> int:
    """Whose grid the outlaw is for."""
    if seat >= game.seats:
        return WhyNot.NO_SUCH_PLAYER
    if may_choose_grid(game, seat):
        return WhyNot.ALLOWED
    if target_of(game, game.playing) == Target.SELF:
        return WhyNot.ONLY_YOUR_OWN_GRID
    return WhyNot.NOT_YOUR_OWN_GRID if seat == game.to_act else WhyNot.ANOTHER_GRID_IS_NEXT


@rule
def why_not_aim(game: State, seat: Seat, slot: int, face_down: bool) -> int:
    """A slot for `peek`, `flip` or `reload`: of the right grid, in reach, of the right face, and not used yet."""
    reason = why_not_grid(game, seat)
    if reason != WhyNot.ALLOWED:
        return reason
    if has(game.used, slot):
        return WhyNot.SLOT_IS_USED
    if face_down:
        return WhyNot.NOT_FACE_DOWN if is_up(game, seat, slot) else WhyNot.ALLOWED
    return why_not_face_up(game, seat, slot)


@rule
def why_not_face_up(game: State, seat: Seat, slot: int) -> int:
    """OP-R9. A face-up card outside a locked Iron Hand."""
    if not has(reachable(game, seat), slot):
        return WhyNot.OUT_OF_REACH
    return WhyNot.ALLOWED if is_up(game, seat, slot) else WhyNot.NOT_FACE_UP


@rule
def why_not_switch(game: State, one: int, other: int) -> int:
    """Two different own cards; one pair has one number, so the left or upper card is named first."""
    if one >= other:
        return WhyNot.TWO_CARDS_FROM_LEFT_TO_RIGHT
    if has(switch_partners(game, one), other):
        return WhyNot.ALLOWED
    locked = game.locked[game.to_act] == 1
    return WhyNot.OUT_OF_REACH if has(IRON_HAND, one) and locked else WhyNot.FACE_UP_IN_THE_IRON_HAND


@rule
def why_not_trade(game: State, own: int, place: int) -> int:
    """An own face-up card for a face-up card of the one opponent."""
    reason = why_not_face_up(game, game.to_act, own)
    if reason != WhyNot.ALLOWED:
        return reason
    reason = why_not_grid(game, place // SLOTS)
    if reason != WhyNot.ALLOWED:
        return WhyNot.NOT_YOUR_OWN_GRID if place // SLOTS == game.to_act else reason
    return why_not_face_up(game, place // SLOTS, place % SLOTS)


@rule
def why_not_keep(game: State, nth: int, slot: int) -> int:
    """One of the drawn cards, for a card that an ordinary exchange could reach."""
    if nth >= game.in_hand:
        return WhyNot.NO_SUCH_DRAWN_CARD
    return WhyNot.ALLOWED if has(reachable(game, game.to_act), slot) else WhyNot.IRON_HAND_IS_LOCKED


@rule
def why_not_take(game: State, depth: int, slot: int) -> int:
    """One of the top discards, for a card that an ordinary exchange could reach."""
    if depth >= discards_in_reach(game):
        return WhyNot.TOO_DEEP
    return WhyNot.ALLOWED if has(reachable(game, game.to_act), slot) else WhyNot.IRON_HAND_IS_LOCKED


@rule
def why_not_detain(game: State, seat: Seat) -> int:
    """An opponent without a skip token."""
    reason = why_not_grid(game, seat)
    if reason != WhyNot.ALLOWED:
        return reason
    return WhyNot.DETAINED_ALREADY if game.tokens[seat] > 0 else WhyNot.ALLOWED
