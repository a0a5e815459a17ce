"""What is answered, paid, taken and thrown away."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.bang import moves
from sixgun.games.bang.matters import DUEL, GRAB, KETCHUM, LOSS, STRIP
from sixgun.games.bang.rules.answers import answers_needed
from sixgun.games.bang.rules.asking import asked_spot
from sixgun.games.bang.rules.draws import draw_purpose, explodes, is_heart
from sixgun.games.bang.rules.duels import duel_opponent
from sixgun.games.bang.rules.ring import is_character, player_of
from sixgun.games.bang.state import State
from sixgun.games.bang.words import Character, Draw, Role, Spot

from .beliefs import must_protect
from .hand import UNKNOWN_CARD, cheapest, life_value, worth
from .harm import wound

FREE = 1000  # a Barrel check costs nothing
STAY_ALIVE = 2000
DEAR = -50  # a friend to whom one rather loses a Duel
NOT_NOW = -1
SPARE = 30  # a card too many in phase 3


@rule
def weigh_answer(view: State, me: Seat, feelings: Any, move: int) -> int:
    """A check first, then a card if my life is worth more than it; 0 is to let it happen."""
    if move == moves.PASS:
        return 0
    if move == moves.CHECK:
        return FREE
    matter, spot = kind_on_top(view), asked_spot(view)
    card = move - moves.ANSWER
    if matter == LOSS.kind:
        return STAY_ALIVE - worth(view, me, card)
    value = life_value(view, spot) - worth(view, me, card) * max(1, answers_needed(view))
    if is_character(view, spot, Character.BART_CASSIDY) and view.life[spot] > 2:
        value -= UNKNOWN_CARD  # he gets a card for the wound
    if matter == DUEL.kind:
        other = duel_opponent(view)
        if gives_way(view, me, feelings, spot, other):
            return NOT_NOW
        value += wound(view, me, feelings, other) // 2
    return value


@rule
def gives_way(view: State, me: Seat, feelings: Any, spot: Spot, other: Spot) -> bool:
    """Whether I rather lose a Duel: to a friend if I survive it; a Deputy even dies so that the Sheriff does not."""
    if feelings[player_of(view, other)] >= DEAR:
        return False
    if view.life[spot] > 1:
        return True
    last_of_sheriff = must_protect(view, me, player_of(view, other)) and view.life[other] == 1
    return last_of_sheriff and view.role[me] == Role.DEPUTY


@rule
def weigh_ketchum(view: State, me: Seat, card: int) -> int:
    """Sid Ketchum pays two cards: to stay alive, when he is weak, or with cards he would throw away."""
    matter, spot = kind_on_top(view), asked_spot(view)
    if matter == KETCHUM.kind:
        return -worth(view, me, card)
    cost = worth(view, me, card) + cheapest(view, me, card)
    if matter == LOSS.kind:
        return STAY_ALIVE - cost
    if matter != NOTHING and matter != GRAB.kind:
        return NOT_NOW  # there is still the rescue
    too_many = max(0, int(view.hand_size[me]) - int(view.life[spot]))
    return life_value(view, spot) * 2 // 3 - cost + SPARE * min(3, too_many)


@rule
def weigh_draw(view: State, me: Seat, feelings: Any, move: int) -> int:
    """Phase 1: Pedro Ramirez knows what he takes, Jesse Jones takes it from a foe."""
    if move == moves.FROM_PILE:
        return UNKNOWN_CARD
    if move == moves.FROM_DISCARDS:
        return worth(view, me, int(view.discard[view.discards - 1]))
    return UNKNOWN_CARD + UNKNOWN_CARD * int(feelings[move - moves.FROM_HAND]) // 100


@rule
def weigh_choice(view: State, card: int) -> int:
    """Lucky Duke: a Heart for Jail and Barrel, for Dynamite anything that does not explode."""
    if draw_purpose(view) == Draw.DYNAMITE:
        return 0 if explodes(card) else 1
    return int(is_heart(card))


@rule
def weigh_discard(view: State, me: Seat, card: int) -> int:
    """The least card first; who loses all cards leaves the least for Pedro Ramirez."""
    if kind_on_top(view) == STRIP.kind:
        return worth(view, me, card)
    return -worth(view, me, card)
