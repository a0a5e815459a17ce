"""The judge: why a move is refused, or ALLOWED. Everybody who wants to know asks here."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from . import moves
from .aim import distance, is_reachable
from .characters import can_draw_from_discards, can_draw_from_hands
from .deck import KIND, SLOT
from .legal_answers import (
    holds,
    why_not_answer,
    why_not_check,
    why_not_choose,
    why_not_discard,
    why_not_ketchum,
    why_not_pass,
    why_not_put_back,
    why_not_take,
)
from .ring import cards_in_front, front, has_in_play, is_alive, is_character, is_sheriff, player_of, stands
from .ruthless import has_a_shot_left, must_shoot_first
from .state import State
from .turns import can_expose
from .words import OWN, Character, Kind, Slot, Spot, Stage, WhyNot


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


@rule
def why_not_play(game: State, card: int, target: Spot) -> int:
    """BNG-34, BNG-35. One's own cards, in one's own phase 2, when nothing else is being carried out."""
    if game.matters > 0:
        return WhyNot.ANSWER_FIRST
    if game.stage != Stage.PLAY:
        return WhyNot.NOT_YOUR_PHASE_2
    if not holds(game, card):
        return WhyNot.NOT_IN_YOUR_HAND
    if target == NOBODY:
        return why_not_untargeted(game, int(KIND[card]))
    return why_not_target(game, int(KIND[card]), target)


@rule
def needs_target(kind: int) -> bool:
    """BNG-37. Cards that are played at somebody; Missed! as a BANG! is one (BNG-130)."""
    return kind <= Kind.MISSED or kind == Kind.PANIC or kind == Kind.CAT_BALOU or kind == Kind.DUEL or kind == Kind.JAIL


@rule
def is_only_an_answer(game: State, kind: int) -> bool:
    """BNG-60, BNG-130. Missed! is no ordinary play, but for Calamity Janet."""
    if kind != Kind.MISSED:
        return False
    return not is_character(game, front(game, game.to_act), Character.CALAMITY_JANET)


@rule
def why_not_untargeted(game: State, kind: int) -> int:
    """BNG-28, BNG-36. Any brown card without a target; a blue one in front of the character that acts."""
    if is_only_an_answer(game, kind):
        return WhyNot.ONLY_AN_ANSWER
    if needs_target(kind):
        return WhyNot.NEEDS_A_TARGET
    return why_not_lay(game, kind, front(game, game.to_act)) if SLOT[kind] >= 0 else WhyNot.ALLOWED


@rule
def why_not_lay(game: State, kind: int, spot: Spot) -> int:
    """BNG-29, BNG-31. Not where a card of the same name lies; another weapon is replaced (BNG-30)."""
    there = int(game.in_play[spot, SLOT[kind]])
    if there == NO_CARD or (SLOT[kind] == Slot.WEAPON and KIND[there] != kind):
        return WhyNot.ALLOWED
    return WhyNot.SAME_NAME_IN_PLAY


@rule
def why_not_target(game: State, kind: int, target: Spot) -> int:
    """BNG-37. Somebody who stands there, is not oneself, and can be a target of this card."""
    seat = int(game.to_act)
    if is_only_an_answer(game, kind):
        return WhyNot.ONLY_AN_ANSWER
    if target >= game.spots or not stands(game, target):
        return WhyNot.NOBODY_THERE
    if not needs_target(kind):
        return why_not_lay_beside(game, kind, target)
    if player_of(game, target) == seat:
        return WhyNot.NOT_YOURSELF if target == front(game, seat) else WhyNot.OWN_CHARACTER
    if kind <= Kind.MISSED:
        return why_not_shoot(game, front(game, seat), target)
    if kind == Kind.JAIL:
        return why_not_jail(game, target)
    if kind == Kind.DUEL:
        return WhyNot.ALLOWED
    return why_not_rob(game, kind, front(game, seat), target)


@rule
def why_not_lay_beside(game: State, kind: int, target: Spot) -> int:
    """BNG-179. One-on-one a blue card may be laid in front of one's covered character too."""
    mine = player_of(game, target) == game.to_act and target != front(game, game.to_act)
    return why_not_lay(game, kind, target) if mine and SLOT[kind] >= 0 else WhyNot.TAKES_NO_TARGET


@rule
def why_not_shoot(game: State, shooter: Spot, target: Spot) -> int:
    """BNG-52, BNG-57, BNG-131. One BANG! a turn, within range."""
    if not has_a_shot_left(game, shooter):
        return WhyNot.ONE_BANG_A_TURN
    return WhyNot.ALLOWED if is_reachable(game, shooter, target) else WhyNot.OUT_OF_RANGE


@rule
def why_not_jail(game: State, target: Spot) -> int:
    """BNG-73 to BNG-75, BNG-168, BNG-183. Anybody but the Sheriff, and nobody twice."""
    if is_sheriff(game, player_of(game, target)):
        return WhyNot.NOT_THE_SHERIFF
    return WhyNot.JAILED_ALREADY if has_in_play(game, target, Slot.JAIL) else WhyNot.ALLOWED


@rule
def why_not_rob(game: State, kind: int, robber: Spot, target: Spot) -> int:
    """BNG-37, BNG-54, BNG-98, BNG-100. Panic! at distance 1, Cat Balou anywhere; there must be a card."""
    if kind == Kind.PANIC and distance(game, robber, target) > 1:
        return WhyNot.NOT_AT_DISTANCE_1
    if game.hand_size[player_of(game, target)] == 0 and cards_in_front(game, target) == 0:
        return WhyNot.NOTHING_TO_TAKE
    return WhyNot.ALLOWED


@rule
def why_not_end(game: State) -> int:
    """BNG-19, BNG-T44. At any time in phase 2, unless Ruthless Law forbids it."""
    if game.matters > 0:
        return WhyNot.ANSWER_FIRST
    if game.stage != Stage.PLAY:
        return WhyNot.NOT_YOUR_PHASE_2
    return WhyNot.SHOOT_FIRST if must_shoot_first(game) else WhyNot.ALLOWED
