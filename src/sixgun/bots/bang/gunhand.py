"""Which decision it is, and the move that looks best."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.luck import Luck, pick
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.games.bang import moves
from sixgun.games.bang.deck import KIND
from sixgun.games.bang.matters import STORE
from sixgun.games.bang.rules.asking import card_of, whom
from sixgun.games.bang.state import State
from sixgun.games.bang.words import OWN

from ..bot import Bot
from .answers import weigh_answer, weigh_choice, weigh_discard, weigh_draw, weigh_ketchum
from .beliefs import feelings_of
from .guns import front_value
from .hand import worth
from .plays import weigh_loot, weigh_play

LEAST = -1_000_000
# One-on-one: how good the sixteen characters are, in the order of their names.
POWER = np.array([55, 60, 65, 45, 75, 65, 65, 50, 50, 55, 50, 75, 85, 70, 35, 90], np.int64)


@rule
def weigh(view: State, me: Seat, feelings: Any, move: int) -> int:
    """How good a move looks, beside the others of the same decision."""
    if move < moves.EXPOSE:
        return int(POWER[move - moves.PICK])
    if move < moves.FROM_PILE:
        spot = me * OWN + move - moves.EXPOSE
        return front_value(view, spot) + int(POWER[view.character[spot]])
    if move < moves.PLAY:
        return weigh_draw(view, me, feelings, move)
    if move < moves.PLAY_AT:
        return weigh_play(view, me, feelings, move - moves.PLAY, NOBODY)
    if move < moves.END:
        card, spot = moves.card_and_spot(move)
        return weigh_play(view, me, feelings, card, spot)
    if move == moves.END:
        return 0
    if move <= moves.PASS:
        return weigh_answer(view, me, feelings, move)
    if move < moves.TAKE_UNSEEN:
        return weigh_ketchum(view, me, move - moves.KETCHUM)
    if move < moves.CHOOSE:
        return weigh_taking(view, me, feelings, move)
    if move < moves.PUT_BACK:
        return weigh_choice(view, move - moves.CHOOSE)
    if move < moves.DISCARD:
        return -worth(view, me, move - moves.PUT_BACK)
    return weigh_discard(view, me, move - moves.DISCARD)


@rule
def weigh_taking(view: State, me: Seat, feelings: Any, move: int) -> int:
    """The best card of General Store, or what hurts the most to lose."""
    card = NO_CARD if move == moves.TAKE_UNSEEN else move - moves.TAKE
    if kind_on_top(view) == STORE.kind:
        return worth(view, me, card)
    return weigh_loot(view, me, feelings, int(KIND[card_of(view)]), whom(view), card)


@rule
def choose_with_sense(view: State, allowed: Any, count: int, luck: Luck) -> int:
    """The move that looks best; among equals, any."""
    if count == 1:
        return 0
    me = int(view.to_act)
    feelings = feelings_of(view, me)
    best, choice, equals = LEAST, 0, 0
    for index in range(count):
        value = weigh(view, me, feelings, int(allowed[index]))
        if value > best:
            best, choice, equals = value, index, 1
        elif value == best:
            equals += 1
            if pick(luck, equals) == 0:
                choice = index
    return choice


GUNHAND = Bot("gunhand", "Guesses who is who by who shot whom, and shoots the right people.", choose_with_sense)
