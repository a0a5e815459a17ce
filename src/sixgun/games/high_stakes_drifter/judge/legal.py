"""The judge: why a move is refused, or ALLOWED. Everybody who wants to know asks here."""

from __future__ import annotations

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.rule import rule

from ..codes import Act, When
from ..moves import MOVES, VERBS
from ..rules.answering import (
    why_not_agree,
    why_not_answer_card,
    why_not_answer_chip,
    why_not_answer_done,
    why_not_answer_face,
    why_not_answer_slot,
    why_not_choose_chip,
    why_not_choose_player,
    why_not_name_chosen,
    why_not_pick_to_discard,
    why_not_refuse,
    why_not_take_back,
)
from ..rules.drafting import left_in_pack, pack_start
from ..rules.piles import holds, in_hand_but_aside
from ..rules.standing import is_demanded
from ..rules.using import why_not_use
from ..state import State
from ..words import HAND, Stage, WhyNot
from .actions import (
    demanded_acts,
    why_not_act,
    why_not_challenge,
    why_not_choose_in_turn,
    why_not_face_in_turn,
    why_not_lay,
    why_not_play_chip_in_turn,
    why_not_play_in_turn,
    why_not_stop,
)
from .fights import (
    at_stage,
    fortune_demands,
    why_not_bet,
    why_not_bury,
    why_not_call,
    why_not_check,
    why_not_decline,
    why_not_enter,
    why_not_fold,
    why_not_fortune,
    why_not_pass,
    why_not_raise_by,
    why_not_reinvest,
    why_not_reveal,
    why_not_reveal_none,
)


@rule
def why_not_done(game: State) -> int:
    """HSD-75. A hand of more than five has to be cut first."""
    if kind_on_top(game) != NOTHING:
        return why_not_answer_done(game)
    if game.stage == Stage.STACK:
        return WhyNot.ALLOWED
    if game.stage != Stage.DISCARD:
        return WhyNot.NOT_DISCARDING
    return WhyNot.TOO_MANY_CARDS if in_hand_but_aside(game, int(game.to_act)) > HAND else WhyNot.ALLOWED


@rule
def why_not_discard(game: State, card: int) -> int:
    """HSD-73. Any card of the hand, at the end of the turn or for an effect."""
    if kind_on_top(game) != NOTHING:
        return why_not_pick_to_discard(game, card)
    if game.stage != Stage.DISCARD:
        return WhyNot.NOT_DISCARDING
    return WhyNot.ALLOWED if holds(game, int(game.to_act), card) else WhyNot.NOT_IN_YOUR_HAND


@rule
def why_not_name_stat(game: State, stat: int) -> int:
    """HSD-93, or a stat that an effect asks for."""
    if kind_on_top(game) != NOTHING:
        return why_not_name_chosen(game, stat)
    return WhyNot.ALLOWED if game.stage == Stage.STAT else WhyNot.NOT_NAMING


@rule
def why_not_lay_up(game: State) -> int:
    """HSD-79."""
    if kind_on_top(game) != NOTHING:
        return why_not_answer_face(game)
    return why_not_face_in_turn(game, True)


@rule
def why_not_lay_down(game: State) -> int:
    """HSD-80."""
    if kind_on_top(game) != NOTHING:
        return why_not_answer_face(game)
    return why_not_face_in_turn(game, False)


@rule
def why_not_play_chip(game: State, chip: int) -> int:
    """HSD-86, or `kick`."""
    if kind_on_top(game) != NOTHING:
        return why_not_answer_chip(game, chip)
    return why_not_play_chip_in_turn(game, chip)


@rule
def why_not_choose(game: State, slot: int) -> int:
    """A dude for a card or chip, or what an effect asks for."""
    if kind_on_top(game) != NOTHING:
        return why_not_answer_slot(game, slot)
    return why_not_choose_in_turn(game, slot)


@rule
def why_not_play(game: State, card: int) -> int:
    """HSD-78, HSD-81, HSD-131, or put into play."""
    if kind_on_top(game) != NOTHING:
        return why_not_answer_card(game, card)
    return why_not_fortune(game, card) if game.stage == Stage.FORTUNE else why_not_play_in_turn(game, card)


@rule
def why_not_draft(game: State, card: int) -> int:
    """HSD-187. A card of the pack in one's hands."""
    if game.stage != Stage.DRAFT:
        return WhyNot.NOT_DRAFTING
    start = pack_start(game)
    for place in range(start, start + left_in_pack(game)):
        if game.pile[game.to_act, place] == card:
            return WhyNot.ALLOWED
    return WhyNot.NOT_IN_PACK


@rule
def why_not_leave_out(game: State, chip: int) -> int:
    """HSD-R90."""
    if game.stage != Stage.STACK:
        return WhyNot.NOT_STACKING
    return WhyNot.ALLOWED if game.stack[game.to_act, chip] > 0 else WhyNot.NO_SUCH_CHIP


@rule
def why_not_use_now(game: State, slot: int, nth: int) -> int:
    """HSD-84, HSD-134."""
    seat = int(game.to_act)
    if at_stage(game, Stage.FORTUNE):
        reason = why_not_use(game, seat, slot, nth, When.FORTUNE)
        if reason != WhyNot.ALLOWED:
            return reason
        demands = fortune_demands(game)
    else:
        reason = why_not_act(game)
        if reason == WhyNot.ALLOWED:
            reason = why_not_use(game, seat, slot, nth, When.GEAR)
        if reason != WhyNot.ALLOWED:
            return reason
        demands = demanded_acts(game)
    if demands == 0 or (demands & 1 << Act.USE_ABILITY != 0 and is_demanded(game, Act.USE_ABILITY, seat, slot)):
        return WhyNot.ALLOWED
    return WhyNot.DEMANDED


judge = VERBS.each(
    stop=why_not_stop,
    challenge=why_not_challenge,
    decline=why_not_decline,
    check=why_not_check,
    call=why_not_call,
    fold=why_not_fold,
    reveal_none=why_not_reveal_none,
    pass_by=why_not_pass,
    reinvest=why_not_reinvest,
    bury=why_not_bury,
    done=why_not_done,
    agree=why_not_agree,
    refuse=why_not_refuse,
    lay_up=why_not_lay_up,
    lay_down=why_not_lay_down,
    name_stat=why_not_name_stat,
    choose_player=why_not_choose_player,
    play_chip=why_not_play_chip,
    leave_out=why_not_leave_out,
    choose_chip=why_not_choose_chip,
    enter=why_not_enter,
    reveal=why_not_reveal,
    choose=why_not_choose,
    play=why_not_play,
    discard=why_not_discard,
    take_back=why_not_take_back,
    draft=why_not_draft,
    use=why_not_use_now,
    lay=why_not_lay,
    bet=why_not_bet,
    raise_by=why_not_raise_by,
)


@rule
def why_not(game: State, move: int) -> int:
    """The reason why the player to act may not make `move`; ALLOWED when there is none."""
    if game.stage == Stage.OVER:
        return WhyNot.GAME_IS_OVER
    if move < 0 or move >= MOVES:
        return WhyNot.NO_SUCH_MOVE
    return judge(game, move)
