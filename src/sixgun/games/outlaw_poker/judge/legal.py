"""The judge: why a move is refused, or ALLOWED. Everybody who wants to know asks here."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY
from sixgun.engine.verbs import always

from ..moves import MOVES, PLAY_OUTLAW, VERBS
from ..rules.abilities import effect_of
from ..rules.grids import cards_face_down, reachable
from ..rules.reach import (
    can_choose_deck,
    can_choose_discard,
    effect_at_work,
    flippable,
    has_a_target,
    holds_outlaw,
    keeps_the_discard,
)
from ..state import State
from ..words import DiscardReturn, Effect, Phase, WhyNot
from . import outlaw_steps


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
def why_not_draw_deck(game: State) -> int:
    """OP-17, OP-R18. It has a card, or can be rebuilt."""
    return WhyNot.ALLOWED if can_choose_deck(game) else WhyNot.DECK_IS_GONE


@rule
def why_not_draw_discard(game: State) -> int:
    """OP-17. A card lies there."""
    return WhyNot.ALLOWED if can_choose_discard(game) else WhyNot.NOTHING_DISCARDED


@rule
def why_not_pass(game: State) -> int:
    """OP-R13, OP-R18. Only where there is nothing to draw."""
    return WhyNot.CARDS_CAN_BE_DRAWN if can_choose_deck(game) or can_choose_discard(game) else WhyNot.ALLOWED


@rule
def why_not_swap(game: State, slot: int) -> int:
    """OP-18, OP-19, OP-31. With any own card that is not in a locked Iron Hand."""
    return WhyNot.ALLOWED if has(reachable(game, game.to_act), slot) else WhyNot.IRON_HAND_IS_LOCKED


@rule
def why_not_flip(game: State, slot: int) -> int:
    """OP-20, OP-R7. An own face-down card, unless the drawn card has to be kept."""
    if has(flippable(game), slot):
        return WhyNot.ALLOWED
    return WhyNot.DISCARD_IS_KEPT if keeps_the_discard(game) else WhyNot.FACE_UP_ALREADY


@rule
def why_not_skip(game: State) -> int:
    """OP-21 to OP-23, OP-R7, OP-R12. On the first column or on the last card, and not with the old discard."""
    if keeps_the_discard(game):
        return WhyNot.DISCARD_IS_KEPT
    if game.from_discards == 1 and game.discard_return != DiscardReturn.ALWAYS:
        return WhyNot.NO_SKIP_WITH_A_DISCARD
    if game.locked[game.to_act] == 1 and cards_face_down(game, game.to_act) > 1:
        return WhyNot.A_FLIP_IS_DUE
    return WhyNot.ALLOWED


asked_in = VERBS.lookup(
    play_outlaw=Phase.TURN,
    draw_deck=Phase.TURN,
    draw_discard=Phase.TURN,
    pass_turn=Phase.TURN,
    swap=Phase.DRAWN,
    flip=Phase.DRAWN,
    skip=Phase.DRAWN,
    look=Phase.OUTLAW,
    turn_up=Phase.OUTLAW,
    reload=Phase.OUTLAW,
    switch=Phase.OUTLAW,
    trade=Phase.OUTLAW,
    keep=Phase.OUTLAW,
    take=Phase.OUTLAW,
    detain=Phase.OUTLAW,
    deal=Phase.SCORED,
)

NO_EFFECT = -1
effect_with = VERBS.lookup(
    play_outlaw=NO_EFFECT,
    draw_deck=NO_EFFECT,
    draw_discard=NO_EFFECT,
    pass_turn=NO_EFFECT,
    swap=NO_EFFECT,
    flip=NO_EFFECT,
    skip=NO_EFFECT,
    look=Effect.PEEK,
    turn_up=Effect.FLIP,
    reload=Effect.RELOAD,
    switch=Effect.SWAP_WITHIN,
    trade=Effect.SWAP_BETWEEN,
    keep=Effect.DRAW_PICK,
    take=Effect.DISCARD_PICK,
    detain=Effect.SKIP,
    deal=NO_EFFECT,
)

judge = VERBS.each(
    play_outlaw=why_not_play_outlaw,
    draw_deck=why_not_draw_deck,
    draw_discard=why_not_draw_discard,
    pass_turn=why_not_pass,
    swap=why_not_swap,
    flip=why_not_flip,
    skip=why_not_skip,
    look=outlaw_steps.why_not_face_down,
    turn_up=outlaw_steps.why_not_face_down,
    reload=outlaw_steps.why_not_reload,
    switch=outlaw_steps.why_not_switch,
    trade=outlaw_steps.why_not_trade,
    keep=outlaw_steps.why_not_keep,
    take=outlaw_steps.why_not_take,
    detain=outlaw_steps.why_not_detain,
    deal=always,
)


@rule
def why_not_now(game: State, asked: int, move: int) -> int:
    """OP-17, OP-24, OP-R35. A turn begins with an outlaw or with one draw, and neither is taken back."""
    if asked == Phase.SCORED:
        return WhyNot.NOTHING_TO_DEAL
    if game.phase == Phase.SCORED:
        return WhyNot.DEAL_FIRST
    if asked == Phase.OUTLAW:
        return WhyNot.NO_OUTLAW_AT_WORK
    if game.phase == Phase.OUTLAW:
        return WhyNot.OUTLAW_AT_WORK
    if asked == Phase.DRAWN:
        return WhyNot.DRAW_FIRST
    return WhyNot.OUTLAW_COMES_FIRST if move == PLAY_OUTLAW else WhyNot.DREW_ALREADY


@rule
def why_not(game: State, move: int) -> int:
    """The reason why the player to act may not make `move`; ALLOWED when there is none."""
    if game.phase == Phase.OVER:
        return WhyNot.GAME_IS_OVER
    if move < 0 or move >= MOVES:
        return WhyNot.NO_SUCH_MOVE
    asked = asked_in(move)
    if game.phase != asked:
        return why_not_now(game, asked, move)
    if asked == Phase.OUTLAW and effect_with(move) != effect_at_work(game):
        return WhyNot.NOT_THIS_OUTLAW
    return judge(game, move)
