"""Gunhand, who plays Calaboose with sense: a good gang, a good defence, and no gifts to the leader.

Every move is tried on the veiled table, the standing after it is weighed, and the table is put back.
All weights are tenths of a point of bounty.
"""

from __future__ import annotations

from typing import Any

from sixgun.engine.luck import Luck, pick
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.calaboose import moves
from sixgun.games.calaboose.jails import jail_bounty
from sixgun.games.calaboose.legal import attack_on, pair_source
from sixgun.games.calaboose.moves import NOWHERE, defence_parts, pair_parts
from sixgun.games.calaboose.state import State
from sixgun.games.calaboose.words import CELLS, JAIL_KINDS, KINDS, PLACES, Card

from .bot import Bot

POINT = 10
UNKNOWN_PRISONER = 10 * POINT  # a locked card one cannot see: its owner had a reason
SAFE = 4 * POINT  # a locked cell
WIN = 10_000
NOTHING = -1_000_000


@rule
def promise(view: State, kind: int, gang: int, helpers: int, empty: int) -> int:
    """What a gang is worth, and a third of what the cards in hand could still make of it."""
    worth = int(view.bounty[kind, gang - 1]) if gang > 0 else 0
    grown = min(CELLS, gang + min(helpers, empty))
    hope = int(view.bounty[kind, grown - 1]) - worth if grown > gang else 0
    return POINT * worth + POINT * max(0, hope) // 3


@rule
def jail_value(view: State, seat: Seat, me: Seat) -> int:
    """How good a jail is for its owner, as far as one can see; one's own hand counts as hope."""
    value = 0
    empty = 0
    for cell in range(CELLS):
        if view.jail[seat, cell] == NO_CARD:
            empty += 1
        elif view.jail[seat, cell] == HIDDEN:
            value += UNKNOWN_PRISONER
    for kind in range(JAIL_KINDS):
        gang = 0
        for cell in range(CELLS):
            if view.jail[seat, cell] == kind:
                gang += 1
        helpers = int(view.hand[seat, kind]) if seat == me else 1 if gang > 0 else 0
        value += promise(view, kind, gang, helpers, empty)
    return value


@rule
def standing(view: State, me: Seat) -> int:
    """My jail against the best and the average of the others."""
    best = 0
    total = 0
    for seat in range(view.seats):
        if seat != me:
            value = jail_value(view, seat, me)
            best = max(best, value)
            total += value
    return 2 * jail_value(view, me, me) - best - total // (int(view.seats) - 1)


@rule
def if_it_ended_now(view: State, me: Seat) -> int:
    """Ending the game is right for whoever leads, and wrong for everybody else."""
    mine = int(view.total[me]) + jail_bounty(view, me)
    for seat in range(view.seats):
        hidden = 0
        for cell in range(CELLS):
            if view.jail[seat, cell] == HIDDEN:
                hidden += UNKNOWN_PRISONER // POINT
        if seat != me and int(view.total[seat]) + jail_bounty(view, seat) + hidden >= mine:
            return -WIN
    return WIN


@rule
def worth_keeping(card: int) -> int:
    """Strong cards in hand are tomorrow's Defenders."""
    if card == Card.BAD_LAWMAN:
        return 6 * POINT
    if card == Card.GUNSLINGER:
        return 4 * POINT
    return card * POINT // 2


@rule
def with_card_at(view: State, place: int, card: int, me: Seat) -> int:
    """The standing if that place held that card."""
    seat, cell = place // CELLS, place % CELLS
    before = view.jail[seat, cell]
    view.jail[seat, cell] = card
    value = standing(view, me)
    view.jail[seat, cell] = before
    return value


@rule
def weigh(view: State, move: int, me: Seat) -> int:
    """How good a move looks."""
    if move < moves.LOCK:
        return weigh_from_hand(view, move // CELLS, moves.place_of(me, move % CELLS), me)
    if move < moves.SEND:
        return weigh_lock(view, move - moves.LOCK, me)
    if move < moves.SEND_NOWHERE:
        card, place = (move - moves.SEND) // PLACES, (move - moves.SEND) % PLACES
        return weigh_from_hand(view, card, place, me)
    if move < moves.BAD_WHISKEY:
        return if_it_ended_now(view, me)
    if move < moves.END_TURN:
        return weigh_x_card(view, move, me)
    if move >= moves.PASS:
        return weigh_answer(view, move, me)
    return 1 if move == moves.SWAP or move == moves.STOP else 0


@rule
def weigh_from_hand(view: State, card: int, place: int, me: Seat) -> int:
    """A card leaves the hand for a place on the table."""
    view.hand[me, card] -= 1
    value = with_card_at(view, place, card, me) - worth_keeping(card)
    view.hand[me, card] += 1
    return value


@rule
def weigh_lock(view: State, cell: int, me: Seat) -> int:
    """A locked gang is safe; the fifth lock ends the game."""
    locks = 0
    for other in range(CELLS):
        locks += (int(view.locked[me]) >> other) & 1
    if locks == CELLS - 1:
        return if_it_ended_now(view, me)
    card = view.jail[me, cell]
    gang = 0
    for other in range(CELLS):
        if view.jail[me, other] == card:
            gang += 1
    share = POINT * int(view.bounty[card, gang - 1]) // (2 * gang)
    return standing(view, me) + SAFE + share


@rule
def weigh_x_card(view: State, move: int, me: Seat) -> int:
    """Trade a hand without promise; break out a type that is worth nothing and fills the jail."""
    now = standing(view, me)
    if move < moves.JAIL_BREAK:
        strength = 0
        for kind in range(KINDS):
            strength += int(view.hand[me, kind]) * kind
        return now + (4 - strength) * POINT
    kind = move - moves.JAIL_BREAK
    freed = 0
    for cell in range(CELLS):
        if view.jail[me, cell] == kind and (int(view.locked[me]) >> cell) & 1 == 0:
            freed += 1
    if freed == 0:
        return now - POINT
    return now + (freed * 8 - int(view.bounty[kind, freed - 1])) * POINT - 8 * POINT


@rule
def weigh_answer(view: State, move: int, me: Seat) -> int:
    """Let the arriving card stay, or turn it away and send the Defender where it hurts."""
    if move < moves.DEFEND:
        cell = move - moves.PASS
        return with_card_at(view, moves.place_of(me, cell), int(view.attack_card[attack_on(view, cell)]), me)
    if move < moves.DEFEND_PAIR:
        _, source, target = defence_parts(move)
        return weigh_defence(view, source, target, me)
    cell, source, seat, one, other = pair_parts(move)
    card = int(view.attack_card[attack_on(view, cell)])
    before = view.jail[seat, one]
    view.jail[seat, one] = card
    value = weigh_defence(view, pair_source(source, card), moves.place_of(seat, other), me)
    view.jail[seat, one] = before
    return value


@rule
def weigh_defence(view: State, source: int, target: int, me: Seat) -> int:
    """The Defender leaves the hand or its cell and lands in another jail."""
    if source < KINDS:
        if target == NOWHERE:
            return if_it_ended_now(view, me)
        return weigh_from_hand(view, source, target, me)
    cell = source - KINDS
    defender = int(view.jail[me, cell])
    view.jail[me, cell] = NO_CARD
    value = if_it_ended_now(view, me) if target == NOWHERE else with_card_at(view, target, defender, me)
    view.jail[me, cell] = defender
    return value


@rule
def choose_with_sense(view: State, allowed: Any, count: int, luck: Luck) -> int:
    """The move that looks best; among equals, any."""
    me = int(view.to_act)
    best = NOTHING
    choice = 0
    equals = 0
    for index in range(count):
        value = weigh(view, allowed[index], me)
        if value > best:
            best, choice, equals = value, index, 1
        elif value == best:
            equals += 1
            if pick(luck, equals) == 0:
                choice = index
    return choice


GUNHAND = Bot("gunhand", "Builds one good gang, defends it, and hurts whoever leads.", choose_with_sense)
