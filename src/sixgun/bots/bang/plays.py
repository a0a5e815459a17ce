"""Phase 2, card by card."""

from __future__ import annotations

from typing import Any

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.bang.deck import KIND, SLOT
from sixgun.games.bang.rules.aim import reach
from sixgun.games.bang.rules.drinks import beer_works
from sixgun.games.bang.rules.ring import front, is_character, player_of, stands
from sixgun.games.bang.state import State
from sixgun.games.bang.words import SLOTS, Character, Kind, Slot, Spot

from .beliefs import must_protect
from .guns import weigh_laying
from .hand import UNKNOWN_CARD, life_value, price, worth
from .harm import NEVER, TURN_IN_JAIL, weigh_duel, weigh_jail, weigh_shot, weigh_volley

NEW_CARDS = 300  # first of all: they may change everything
FIRST_CHOICE = 45  # of General Store
EACH_CHOICE = 25  # what the others get there
SUZY_DRAWS = 25


@rule
def weigh_play(view: State, me: Seat, feelings: Any, card: int) -> int:
    """What playing a card brings, less what it would be worth in the hand; 0 is to keep it."""
    kind = int(KIND[card])
    if SLOT[kind] >= 0:
        return weigh_laying(view, me, feelings, kind, front(view, me)) + last_card_bonus(view, me)
    return weigh_untargeted(view, me, feelings, kind) - price(view, me, card) + last_card_bonus(view, me)


@rule
def weigh_play_at(view: State, me: Seat, feelings: Any, card: int, target: Spot) -> int:
    """The same for a card that is played at somebody, or laid in front of one's other character."""
    kind = int(KIND[card])
    if SLOT[kind] >= 0 and kind != Kind.JAIL:
        return weigh_laying(view, me, feelings, kind, target) + last_card_bonus(view, me)
    return weigh_targeted(view, me, feelings, kind, target) - price(view, me, card) + last_card_bonus(view, me)


@rule
def last_card_bonus(view: State, me: Seat) -> int:
    """Suzy Lafayette draws when her hand is empty."""
    last = view.hand_size[me] == 1 and is_character(view, front(view, me), Character.SUZY_LAFAYETTE)
    return SUZY_DRAWS if last else 0


@rule
def weigh_untargeted(view: State, me: Seat, feelings: Any, kind: int) -> int:
    """Brown cards for oneself or for all."""
    mine = front(view, me)
    if kind == Kind.STAGECOACH or kind == Kind.WELLS_FARGO:
        return NEW_CARDS
    if kind == Kind.BEER:
        return life_value(view, mine) if beer_works(view) and view.life[mine] < view.most_life[mine] else 0
    if kind == Kind.SALOON:
        return weigh_saloon(view, me, feelings)
    if kind == Kind.GENERAL_STORE:
        value = FIRST_CHOICE
        for seat in range(view.seats):
            value -= EACH_CHOICE * int(feelings[seat]) // 100
        return value
    return weigh_volley(view, me, feelings, kind)


@rule
def weigh_saloon(view: State, me: Seat, feelings: Any) -> int:
    """A life point for everybody who misses one."""
    value = 0
    for spot in range(view.spots):
        if stands(view, spot) and view.life[spot] < view.most_life[spot]:
            seat = player_of(view, spot)
            value += life_value(view, spot) if seat == me else -int(feelings[seat]) // 2
    return value


@rule
def weigh_targeted(view: State, me: Seat, feelings: Any, kind: int, target: Spot) -> int:
    """Cards played at somebody."""
    if kind == Kind.DUEL:
        return weigh_duel(view, me, feelings, target)
    if kind == Kind.JAIL:
        return weigh_jail(view, me, feelings, target)
    if kind != Kind.PANIC and kind != Kind.CAT_BALOU:
        return weigh_shot(view, me, feelings, target)
    best = NEVER
    if view.hand_size[player_of(view, target)] > 0:
        best = weigh_loot(view, me, feelings, kind, target, NO_CARD)
    for slot in range(SLOTS):
        if view.in_play[target, slot] != NO_CARD:
            best = max(best, weigh_loot(view, me, feelings, kind, target, int(view.in_play[target, slot])))
    return best


@rule
def weigh_loot(view: State, me: Seat, feelings: Any, robbing: int, spot: Spot, card: int) -> int:
    """A card in play, or NO_CARD for one out of the hand: what it is to them, and with Panic! to me."""
    owner = player_of(view, spot)
    burden = card != NO_CARD and (SLOT[KIND[card]] == Slot.JAIL or SLOT[KIND[card]] == Slot.DYNAMITE)
    if must_protect(view, me, owner) and not burden:
        return NEVER
    loss = -TURN_IN_JAIL if burden else loss_of(view, spot, card)
    gain = 0
    if robbing == Kind.PANIC:
        gain = worth(view, me, card) if card != NO_CARD else UNKNOWN_CARD
    return loss * int(feelings[owner]) // 100 + gain // 2


@rule
def loss_of(view: State, spot: Spot, card: int) -> int:
    """What a card is to its owner: what lies in front is mostly better than what is in the hand."""
    if card == NO_CARD:
        return UNKNOWN_CARD
    if SLOT[KIND[card]] == Slot.WEAPON:
        return 15 * reach(view, spot) if KIND[card] != Kind.VOLCANIC else 2 * UNKNOWN_CARD
    return UNKNOWN_CARD + 20 if KIND[card] == Kind.BARREL or KIND[card] == Kind.MUSTANG else UNKNOWN_CARD
