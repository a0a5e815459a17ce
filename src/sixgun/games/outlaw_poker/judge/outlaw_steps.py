"""The judge on the steps of an outlaw's action (OP-R37). The outlaw at work is the right one for the step."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..rules.abilities import target_of
from ..rules.grids import is_up, reachable, reachable_face_up
from ..rules.reach import aims_left, can_be_detained, discards_in_reach, may_choose_grid, switch_partners
from ..state import State
from ..words import IRON_HAND, Target, WhyNot


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
def why_not_face_down(game: State, seat: Seat, slot: int) -> int:
    """A slot for `peek` or `flip`: of the right grid, face down, and not used yet."""
    reason = why_not_grid(game, seat)
    if reason != WhyNot.ALLOWED:
        return reason
    if has(aims_left(game, seat), slot):
        return WhyNot.ALLOWED
    return WhyNot.SLOT_IS_USED if has(game.used, slot) else WhyNot.NOT_FACE_DOWN


@rule
def why_not_reload(game: State, seat: Seat, slot: int) -> int:
    """A slot for `reload`: of the right grid, face up, in reach, and not used yet."""
    reason = why_not_grid(game, seat)
    if reason != WhyNot.ALLOWED:
        return reason
    if has(aims_left(game, seat), slot):
        return WhyNot.ALLOWED
    return WhyNot.SLOT_IS_USED if has(game.used, slot) else why_not_face_up(game, seat, slot)


@rule
def why_not_face_up(game: State, seat: Seat, slot: int) -> int:
    """OP-R9. A face-up card outside a locked Iron Hand."""
    if has(reachable_face_up(game, seat), slot):
        return WhyNot.ALLOWED
    return WhyNot.OUT_OF_REACH if is_up(game, seat, slot) else WhyNot.NOT_FACE_UP


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
def why_not_trade(game: State, own: int, seat: Seat, slot: int) -> int:
    """An own face-up card for a face-up card of the one opponent."""
    reason = why_not_face_up(game, game.to_act, own)
    if reason != WhyNot.ALLOWED:
        return reason
    reason = why_not_grid(game, seat)
    if reason != WhyNot.ALLOWED:
        return WhyNot.NOT_YOUR_OWN_GRID if seat == game.to_act else reason
    return why_not_face_up(game, seat, slot)


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
    return WhyNot.ALLOWED if can_be_detained(game, seat) else WhyNot.DETAINED_ALREADY
