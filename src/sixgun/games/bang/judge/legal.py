"""The judge: why a move is refused, or ALLOWED. Everybody who wants to know asks here."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from .. import moves
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
    why_not_ketchum,
    why_not_pass,
    why_not_put_back,
    why_not_take,
)
from .plays import why_not_end, why_not_play


@rule
def why_not(game: State, move: int) -> int:
    """The reason why the player to act may not make `move`; ALLOWED when there is none."""
    if game.stage == Stage.OVER:
        return WhyNot.GAME_IS_OVER
    if move < 0 or move >= moves.MOVES:
        return WhyNot.NO_SUCH_MOVE
    if move < moves.EXPOSE:
        return why_not_pick(game, move - moves.PICK)
    if move < moves.FROM_PILE:
        return why_not_expose(game, move - moves.EXPOSE)
    if move < moves.PLAY:
        return why_not_draw(game, move)
    if move < moves.PLAY_AT:
        return why_not_play(game, move - moves.PLAY, NOBODY)
    if move < moves.END:
        card, spot = moves.card_and_spot(move)
        return why_not_play(game, card, spot)
    if move == moves.END:
        return why_not_end(game)
    if move == moves.CHECK:
        return why_not_check(game)
    if move < moves.PASS:
        return why_not_answer(game, move - moves.ANSWER)
    if move == moves.PASS:
        return why_not_pass(game)
    if move < moves.TAKE_UNSEEN:
        return why_not_ketchum(game, move - moves.KETCHUM)
    if move < moves.CHOOSE:
        return why_not_take(game, move)
    if move < moves.PUT_BACK:
        return why_not_choose(game, move - moves.CHOOSE)
    if move < moves.DISCARD:
        return why_not_put_back(game, move - moves.PUT_BACK)
    return why_not_discard(game, move - moves.DISCARD)


@rule
def why_not_pick(game: State, character: int) -> int:
    """BNG-171. Any character that nobody has."""
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
def why_not_draw(game: State, move: int) -> int:
    """BNG-18, BNG-137, BNG-144. Only Jesse Jones and Pedro Ramirez have a choice in phase 1."""
    seat = int(game.to_act)
    if game.stage != Stage.DRAW or game.matters > 0:
        return WhyNot.NOT_DRAWING
    if move == moves.FROM_PILE:
        return WhyNot.ALLOWED
    if move == moves.FROM_DISCARDS:
        return WhyNot.ALLOWED if can_draw_from_discards(game, seat) else WhyNot.NOT_PEDRO
    return why_not_draw_from(game, seat, move - moves.FROM_HAND)


@rule
def why_not_draw_from(game: State, seat: Seat, other: Seat) -> int:
    """BNG-137. Any other player who has a card."""
    if not can_draw_from_hands(game, seat):
        return WhyNot.NOT_JESSE
    if other >= game.seats or not is_alive(game, other):
        return WhyNot.NOBODY_THERE
    if other == seat:
        return WhyNot.NOT_YOURSELF
    return WhyNot.ALLOWED if game.hand_size[other] > 0 else WhyNot.HAND_IS_EMPTY
