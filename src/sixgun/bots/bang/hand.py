"""What a card is worth in the hand: to keep, to take, to pay with, to throw away."""

from __future__ import annotations

import numpy as np

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.bang.deck import KIND, SLOT
from sixgun.games.bang.rules.aim import FIRST_WEAPON, reach
from sixgun.games.bang.rules.characters import serves_as
from sixgun.games.bang.rules.drinks import beer_works
from sixgun.games.bang.rules.ring import front, has_in_play, is_character
from sixgun.games.bang.state import State
from sixgun.games.bang.words import CARDS, Character, Kind, Slot, Spot

UNKNOWN_CARD = 38
USELESS = 3
PLENTY = 2  # BANG! cards; more of them are worth less
# BANG!, Missed!, Beer, Panic!, Cat Balou, Duel, Stagecoach, General Store, Indians!, Gatling, Saloon, Wells Fargo,
# Schofield, Volcanic, Remington, Rev. Carabine, Winchester, Jail, Barrel, Mustang, Scope, Dynamite
WORTH = np.array(
    [30, 40, 60, 42, 38, 28, 60, 30, 30, 50, 25, 80, 28, 36, 32, 36, 40, 35, 58, 52, 36, 6],
    np.int64,
)


@rule
def count_in_hand(view: State, me: Seat, kind: int) -> int:
    """My cards that serve as that kind."""
    count = 0
    for card in range(CARDS):
        if view.where[card] == me and serves_as(view, front(view, me), card, kind):
            count += 1
    return count


@rule
def worth(view: State, me: Seat, card: int) -> int:
    """What a card is worth to me."""
    kind, spot = int(KIND[card]), front(view, me)
    value = int(WORTH[kind])
    if kind == Kind.BEER:
        return value if beer_works(view) else USELESS
    if kind == Kind.BANG and count_in_hand(view, me, Kind.BANG) > PLENTY:
        return value - 8 if not is_character(view, spot, Character.WILLY_THE_KID) else value + 8
    if kind == Kind.MISSED and view.life[spot] <= 2:
        return value + 15
    if SLOT[kind] == Slot.WEAPON:
        longer = int(view.weapon_range[kind - FIRST_WEAPON]) > reach(view, spot)
        return value if longer or kind == Kind.VOLCANIC else USELESS
    if SLOT[kind] > Slot.JAIL and has_in_play(view, spot, int(SLOT[kind])):
        return USELESS
    return value


@rule
def price(view: State, me: Seat, card: int) -> int:
    """What it costs to play a card now instead of keeping it; little if the hand is too full to keep it."""
    too_full = view.hand_size[me] > view.life[front(view, me)]
    return worth(view, me, card) // (10 if too_full else 4)


@rule
def cheapest(view: State, me: Seat, but: int) -> int:
    """What the least of my other cards is worth."""
    least = 1000
    for card in range(CARDS):
        if view.where[card] == me and card != but:
            least = min(least, worth(view, me, card))
    return least


@rule
def life_value(view: State, spot: Spot) -> int:
    """What my next life point is worth: the fewer there are, the more."""
    life = int(view.life[spot])
    if life <= 1:
        return 250
    return 150 if life == 2 else 100 if life == 3 else 70
