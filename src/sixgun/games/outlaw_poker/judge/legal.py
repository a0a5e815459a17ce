"""The judge: why a move is refused, or ALLOWED. Everybody who wants to know asks here."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY

from .. import moves
from ..rules.abilities import effect_of
from ..rules.grids import cards_face_down, is_up, reachable
from ..rules.reach import has_a_target, holds_outlaw
from ..state import State
from ..words import DiscardReturn, Effect, Phase, WhyNot
from .outlaw_steps import why_not_in_outlaw


@rule
def why_not(game: State, move: int) -> int:
    """The reason why the player to act may not make `move`; ALLOWED when there is none."""
    if game.phase == Phase.OVER:
        return WhyNot.GAME_IS_OVER
    if move < 0 or move >= moves.MOVES:
        return WhyNot.NO_SUCH_MOVE
    if move == moves.DEAL:
        return WhyNot.ALLOWED if game.phase == Phase.SCORED else WhyNot.NOTHING_TO_DEAL
    if game.phase == Phase.SCORED:
        return WhyNot.DEAL_FIRST
    if move >= moves.LOOK:
        return why_not_in_outlaw(game, move)
    if game.phase == Phase.OUTLAW:
        return WhyNot.OUTLAW_AT_WORK
    if move < moves.SWAP:
        return why_not_begin(game, move)
    return why_not_use(game, move)


@rule
def why_not_begin(game: State, move: int) -> int:
    """OP-17, OP-24. A turn begins with an outlaw or with one draw, and neither is taken back (OP-R35)."""
    if game.phase == Phase.DRAWN:
        return WhyNot.OUTLAW_COMES_FIRST if move == moves.PLAY_OUTLAW else WhyNot.DREW_ALREADY
    if move == moves.PLAY_OUTLAW:
        return why_not_play_outlaw(game)
    if move == moves.DRAW_DECK:
        return WhyNot.ALLOWED if can_choose_deck(game) else WhyNot.DECK_IS_GONE
    if move == moves.DRAW_DISCARD:
        return WhyNot.ALLOWED if game.discards > 0 else WhyNot.NOTHING_DISCARDED
    if can_choose_deck(game) or game.discards > 0:
        return WhyNot.CARDS_CAN_BE_DRAWN
    return WhyNot.ALLOWED


@rule
def can_choose_deck(game: State) -> bool:
    """OP-R18. It has a card, or two discards lie there; past the limit of rebuilds, choosing it ends the round."""
    return game.pile > 0 or game.discards > 1


@rule
def why_not_play_outlaw(game: State) -> int:
    """OP-24 to OP-26, OP-R25. An unplayed outlaw that has something to do."""
    seat = game.to_act
    if not holds_outlaw(game, seat):
        return WhyNot.OUTLAW_IS_SPENT
    outlaw = int(game.outlaw[seat])
    if has_a_target(game, outlaw):
        return WhyNot.ALLOWED
    if effect_of(game, outlaw) == Effect.SKIP and game.closer != NOBODY:
        return WhyNot.LAST_TURNS_ARE_SAFE
    return WhyNot.OUTLAW_HAS_NO_TARGET


@rule
def why_not_use(game: State, move: int) -> int:
    """OP-18 to OP-23. What the drawn card can be used for."""
    if game.phase != Phase.DRAWN:
        return WhyNot.DRAW_FIRST
    if move < moves.FLIP:
        return why_not_swap(game, move - moves.SWAP)
    if game.from_discards == 1 and game.discard_return == DiscardReturn.NEVER:
        return WhyNot.DISCARD_IS_KEPT
    if move < moves.SKIP:
        return WhyNot.FACE_UP_ALREADY if is_up(game, game.to_act, move - moves.FLIP) else WhyNot.ALLOWED
    return why_not_skip(game)


@rule
def why_not_swap(game: State, slot: int) -> int:
    """OP-18, OP-19, OP-31. With any own card that is not in a locked Iron Hand."""
    return WhyNot.ALLOWED if has(reachable(game, game.to_act), slot) else WhyNot.IRON_HAND_IS_LOCKED


@rule
def why_not_skip(game: State) -> int:
    """OP-21 to OP-23, OP-R7, OP-R12. On the first column or on the last card, and not with the old discard."""
    if game.from_discards == 1 and game.discard_return != DiscardReturn.ALWAYS:
        return WhyNot.NO_SKIP_WITH_A_DISCARD
    if game.locked[game.to_act] == 1 and cards_face_down(game, game.to_act) > 1:
        return WhyNot.A_FLIP_IS_DUE
    return WhyNot.ALLOWED
