"""The judge: why a move is refused, or ALLOWED. Everybody who wants to know asks here."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..moves import MOVES, VERBS
from ..rules.characters import can_draw_from_discards, can_draw_from_hands
from ..rules.ring import is_alive, stands
from ..rules.turns import can_expose
from ..state import State
from ..words import OWN, Stage, WhyNot
from .answers import (
    why_not_answer,
    why_not_check,
    why_not_choose,
    why_not_discard,
    why_not_let_happen,
    why_not_pay,
    why_not_put_back,
    why_not_take,
    why_not_take_unseen,
)
from .before_the_deal import (
    why_not_bid,
    why_not_keep_card,
    why_not_keep_character,
    why_not_keep_no_more,
    why_not_offered_character,
    why_not_pass,
    why_not_put_up,
)
from .plays import why_not_play, why_not_play_at, why_not_stop


@rule
def why_not_pick(game: State, character: int) -> int:
    """BNG-171, BNG-T64, BNG-T65. Any character that nobody has; where they are auctioned, one of those left."""
    if game.stage == Stage.ENLIST:
        return why_not_offered_character(game, character)
    if game.stage != Stage.PICK:
        return WhyNot.NOT_PICKING
    for spot in range(game.spots):
        if game.character[spot] == character:
            return WhyNot.CHARACTER_IS_TAKEN
    return WhyNot.ALLOWED


@rule
def why_not_expose(game: State, which: int) -> int:
    """BNG-172, BNG-175. At the start, and at the start of one's turn."""
    if game.stage == Stage.UNCOVER:
        return WhyNot.ALLOWED
    if game.stage != Stage.EXPOSE or game.matters > 0:
        return WhyNot.NOT_EXPOSING
    spot = int(game.to_act) * OWN + which
    if not stands(game, spot):
        return WhyNot.NOT_AMONG_YOURS
    return WhyNot.ALLOWED if can_expose(game, game.to_act, spot) else WhyNot.IN_JAIL


@rule
def why_not_drawing(game: State) -> int:
    """BNG-18, BNG-137, BNG-144. Only Jesse Jones and Pedro Ramirez have a choice in phase 1."""
    return WhyNot.ALLOWED if game.stage == Stage.DRAW and game.matters == 0 else WhyNot.NOT_DRAWING


@rule
def why_not_draw_from_discards(game: State) -> int:
    """BNG-144. Pedro Ramirez, if there is a discard."""
    reason = why_not_drawing(game)
    if reason != WhyNot.ALLOWED:
        return reason
    return WhyNot.ALLOWED if can_draw_from_discards(game, game.to_act) else WhyNot.NOT_PEDRO


@rule
def why_not_draw_from_hand(game: State, other: Seat) -> int:
    """BNG-137. Jesse Jones, from any other player who has a card."""
    reason = why_not_drawing(game)
    if reason != WhyNot.ALLOWED:
        return reason
    if not can_draw_from_hands(game, game.to_act):
        return WhyNot.NOT_JESSE
    if other >= game.seats or not is_alive(game, other):
        return WhyNot.NOBODY_THERE
    if other == game.to_act:
        return WhyNot.NOT_YOURSELF
    return WhyNot.ALLOWED if game.hand_size[other] > 0 else WhyNot.HAND_IS_EMPTY


judge = VERBS.each(
    pick=why_not_pick,
    expose=why_not_expose,
    draw_from_pile=why_not_drawing,
    draw_from_discards=why_not_draw_from_discards,
    draw_from_hand=why_not_draw_from_hand,
    play=why_not_play,
    play_at=why_not_play_at,
    stop=why_not_stop,
    check=why_not_check,
    answer=why_not_answer,
    let_happen=why_not_let_happen,
    pay=why_not_pay,
    take_unseen=why_not_take_unseen,
    take=why_not_take,
    choose=why_not_choose,
    put_back=why_not_put_back,
    discard=why_not_discard,
    keep_character=why_not_keep_character,
    let_go=why_not_keep_character,
    put_up=why_not_put_up,
    bid=why_not_bid,
    pass_on=why_not_pass,
    keep_card=why_not_keep_card,
    keep_no_more=why_not_keep_no_more,
)


@rule
def why_not(game: State, move: int) -> int:
    """The reason why the player to act may not make `move`; ALLOWED when there is none."""
    if game.stage == Stage.OVER:
        return WhyNot.GAME_IS_OVER
    if move < 0 or move >= MOVES:
        return WhyNot.NO_SUCH_MOVE
    return judge(game, move)
