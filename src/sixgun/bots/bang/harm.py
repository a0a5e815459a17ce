"""What it is worth to hurt somebody, and how likely it is to succeed."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.bang.rules.characters import barrel_checks, missed_needed, serves_as
from sixgun.games.bang.rules.ring import front, is_character, player_of, stands
from sixgun.games.bang.state import State
from sixgun.games.bang.words import CARDS, Character, Kind, Spot

from .beliefs import must_protect
from .hand import count_in_hand, life_value

SURE = 100
MOST_CARDS = 12
NEVER = -100_000
# The chance that a hand of so many cards has no Missed!, or no BANG!.
NO_MISSED = np.array([int(100 * 0.85**cards) for cards in range(MOST_CARDS)], np.int64)
NO_BANG = np.array([int(100 * 0.69**cards) for cards in range(MOST_CARDS)], np.int64)
BARREL_FAILS = 75
TURN_IN_JAIL = 60  # what a foe's lost turn is worth


@rule
def seen_in_hand(view: State, spot: Spot, kind: int) -> int:
    """Cards I know in that player's hand that serve as that kind."""
    count = 0
    for card in range(CARDS):
        if view.where[card] == player_of(view, spot) and serves_as(view, spot, card, kind):
            count += 1
    return count


@rule
def chance_without(view: State, spot: Spot, kind: int) -> int:
    """The chance that a player cannot, or will not, answer with a card of that kind."""
    cards = min(MOST_CARDS - 1, int(view.hand_size[player_of(view, spot)]))
    chance = int(NO_MISSED[cards]) if kind == Kind.MISSED else int(NO_BANG[cards])
    if is_character(view, spot, Character.CALAMITY_JANET):
        chance = int(NO_MISSED[cards]) * int(NO_BANG[cards]) // SURE
    return chance // 4 if seen_in_hand(view, spot, kind) > 0 else chance


@rule
def hit_chance(view: State, target: Spot, needed: int) -> int:
    """The chance that a shot is not cancelled; Slab the Killer's takes two Missed!."""
    chance = chance_without(view, target, Kind.MISSED)
    for _ in range(barrel_checks(view, target)):
        chance = chance * BARREL_FAILS // SURE
    for _ in range(needed - 1):
        chance = SURE - (SURE - chance) * (SURE - chance) // SURE
    return chance


@rule
def wound(view: State, me: Seat, feelings: Any, spot: Spot) -> int:
    """What it is worth that this character loses a life point: its last ones count most."""
    value = int(feelings[player_of(view, spot)])
    if view.life[spot] == 1:
        value *= 2
    elif view.life[spot] == 2:
        value = value * 3 // 2
    if is_character(view, spot, Character.EL_GRINGO) or is_character(view, spot, Character.BART_CASSIDY):
        value -= 10 if view.life[spot] > 1 else 0  # he gets a card for it
    return value


@rule
def weigh_shot(view: State, me: Seat, feelings: Any, target: Spot) -> int:
    """A BANG! at somebody."""
    if must_protect(view, me, player_of(view, target)):
        return NEVER
    needed = missed_needed(view, front(view, me))
    return wound(view, me, feelings, target) * hit_chance(view, target, needed) // SURE


@rule
def weigh_duel(view: State, me: Seat, feelings: Any, target: Spot) -> int:
    """A Duel is won with more BANG! cards than the other has; a lost one costs me a life point."""
    if must_protect(view, me, player_of(view, target)):
        return NEVER
    mine = count_in_hand(view, me, Kind.BANG)
    chance = SURE - (SURE - chance_without(view, target, Kind.BANG)) // (1 + mine * mine)
    gain = wound(view, me, feelings, target) * chance
    return (gain - life_value(view, front(view, me)) * (SURE - chance)) // SURE


@rule
def weigh_volley(view: State, me: Seat, feelings: Any, kind: int) -> int:
    """Gatling or Indians!: everybody else, friend or foe."""
    value = 0
    for spot in range(view.spots):
        if stands(view, spot) and player_of(view, spot) != me:
            if must_protect(view, me, player_of(view, spot)):
                return NEVER
            chance = hit_chance(view, spot, 1) if kind == Kind.GATLING else chance_without(view, spot, Kind.BANG)
            value += wound(view, me, feelings, spot) * chance // SURE
    return value


@rule
def weigh_jail(view: State, me: Seat, feelings: Any, target: Spot) -> int:
    """Jail mostly costs a turn; Lucky Duke gets out of it more easily."""
    value = TURN_IN_JAIL * int(feelings[player_of(view, target)]) // SURE
    return value // 2 if is_character(view, target, Character.LUCKY_DUKE) else value
