"""What is answered, paid, taken and thrown away."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.bang.deck import KIND
from sixgun.games.bang.matters import DUEL, GRAB, KETCHUM, LOSS, STORE, STRIP
from sixgun.games.bang.rules.answers import answers_needed
from sixgun.games.bang.rules.asking import asked_spot, card_of, whom
from sixgun.games.bang.rules.draws import draw_purpose, explodes, is_heart
from sixgun.games.bang.rules.duels import duel_opponent
from sixgun.games.bang.rules.ring import is_character, player_of
from sixgun.games.bang.state import State
from sixgun.games.bang.words import Character, Draw, Role, Spot

from .beliefs import must_protect
from .hand import UNKNOWN_CARD, cheapest, life_value, worth
from .harm import wound
from .plays import weigh_loot

FREE = 1000  # a Barrel check costs nothing
STAY_ALIVE = 2000
DEAR = -50  # a friend to whom one rather loses a Duel
NOT_NOW = -1
SPARE = 30  # a card too many in phase 3


@rule
def weigh_check(view: State, me: Seat, feelings: Any) -> int:
    """A Barrel is always asked first."""
    return FREE


@rule
def weigh_answer(view: State, me: Seat, feelings: Any, card: int) -> int:
    """A card if my life is worth more than it; 0 is to let it happen."""
    matter, spot = kind_on_top(view), asked_spot(view)
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
def weigh_payment(view: State, me: Seat, feelings: Any, card: int) -> int:
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
def weigh_pile(view: State, me: Seat, feelings: Any) -> int:
    """Phase 1: a card of the pile."""
    return UNKNOWN_CARD


@rule
def weigh_top_discard(view: State, me: Seat, feelings: Any) -> int:
    """Phase 1: Pedro Ramirez knows what he takes."""
    return worth(view, me, int(view.discard[view.discards - 1]))


@rule
def weigh_hand_of(view: State, me: Seat, feelings: Any, seat: Seat) -> int:
    """Phase 1: Jesse Jones takes it from a foe."""
    return UNKNOWN_CARD + UNKNOWN_CARD * int(feelings[seat]) // 100


@rule
def weigh_choice(view: State, me: Seat, feelings: Any, card: int) -> int:
    """Lucky Duke: a Heart for Jail and Barrel, for Dynamite anything that does not explode."""
    if draw_purpose(view) == Draw.DYNAMITE:
        return 0 if explodes(card) else 1
    return int(is_heart(card))


@rule
def weigh_discard(view: State, me: Seat, feelings: Any, card: int) -> int:
    """The least card first; who loses all cards leaves the least for Pedro Ramirez."""
    if kind_on_top(view) == STRIP.kind:
        return worth(view, me, card)
    return -worth(view, me, card)


@rule
def weigh_return(view: State, me: Seat, feelings: Any, card: int) -> int:
    """Kit Carlson puts the least card back."""
    return -worth(view, me, card)


@rule
def weigh_unseen(view: State, me: Seat, feelings: Any) -> int:
    """Panic! and Cat Balou: a card out of the hand."""
    return weigh_loot(view, me, feelings, int(KIND[card_of(view)]), whom(view), NO_CARD)


@rule
def weigh_taking(view: State, me: Seat, feelings: Any, card: int) -> int:
    """The best card of General Store, or what hurts the most to lose."""
    if kind_on_top(view) == STORE.kind:
        return worth(view, me, card)
    return weigh_loot(view, me, feelings, int(KIND[card_of(view)]), whom(view), card)
