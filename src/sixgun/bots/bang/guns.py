"""Blue cards of one's own: guns and how far they reach, protection, and the risk of Dynamite."""

from __future__ import annotations

from typing import Any

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.games.bang.deck import SLOT
from sixgun.games.bang.rules.aim import FIRST_WEAPON, distance, reach, weapon
from sixgun.games.bang.rules.ring import front, is_character, next_alive, player_of, stands
from sixgun.games.bang.state import State
from sixgun.games.bang.words import Character, Kind, Slot, Spot

from .beliefs import must_protect, sheriff_of
from .hand import count_in_hand, life_value

READY = 100  # a useful blue card lies in front of me rather than in my hand
COVERED = 30  # less, in front of the character that does not act
EXPLODES = 13  # per cent


@rule
def weigh_laying(view: State, me: Seat, feelings: Any, kind: int, spot: Spot) -> int:
    """A blue card in front of one of my characters."""
    value = READY
    if kind == Kind.DYNAMITE:
        return weigh_dynamite(view, me, feelings)
    if SLOT[kind] == Slot.WEAPON:
        better = gun_value(view, me, feelings, kind) - gun_value(view, me, feelings, weapon(view, spot))
        if better <= 0:
            return -1
        value += min(better, READY)
    elif kind == Kind.BARREL or kind == Kind.MUSTANG:
        value += 50
    return value if spot == front(view, me) else value - COVERED


@rule
def gun_value(view: State, me: Seat, feelings: Any, kind: int) -> int:
    """The foes a weapon reaches, the best of them most; and that I could shoot more than once."""
    spot = front(view, me)
    far = int(view.weapon_range[kind - FIRST_WEAPON]) if kind != NO_CARD else 1
    best, total = 0, 0
    for target in range(view.spots):
        if stands(view, target) and player_of(view, target) != me and distance(view, spot, target) <= far:
            foe = max(0, int(feelings[player_of(view, target)]))
            best = max(best, foe)
            total += foe
    freely = kind == Kind.VOLCANIC or is_character(view, spot, Character.WILLY_THE_KID)
    more_shots = min(3, count_in_hand(view, me, Kind.BANG)) - 1 if freely else 0
    return best + total // 4 + best * max(0, more_shots) // 2


@rule
def weigh_dynamite(view: State, me: Seat, feelings: Any) -> int:
    """It comes to me first and then to the left; never where it could come to a Sheriff I must protect."""
    sheriff = sheriff_of(view)
    if sheriff != NOBODY and must_protect(view, me, sheriff):
        return -1
    value = -EXPLODES * min(3, int(view.life[front(view, me)])) * life_value(view, front(view, me)) // 100
    chance = EXPLODES
    seat = next_alive(view, me)
    while seat != me:
        chance = chance * (100 - EXPLODES) // 100
        value += chance * 3 * int(feelings[seat]) // 100
        seat = next_alive(view, seat)
    return value


@rule
def front_value(view: State, spot: Spot) -> int:
    """One-on-one: how good it is to have this character act: life, gun, and what it can do."""
    return 25 * int(view.life[spot]) + 10 * reach(view, spot)
