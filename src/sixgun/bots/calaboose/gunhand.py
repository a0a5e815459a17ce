"""Gunhand, who plays Calaboose with sense: a good gang, a good defence, and no gifts to the leader.

Every move is tried on the veiled table, the standing after it is weighed, and the table is put back.
All weights are tenths of a point of bounty.
"""

from __future__ import annotations

from sixgun.engine.bits import size
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.calaboose.jails import is_locked, jail_bounty
from sixgun.games.calaboose.legal import attack_on, pair_source
from sixgun.games.calaboose.moves import NOWHERE, VERBS, place_of
from sixgun.games.calaboose.state import State
from sixgun.games.calaboose.words import CELLS, JAIL_KINDS, KINDS, Card

from ..bot import Bot
from ..choosing import heaviest_by, seat_to_act
from .reasons import why

POINT = 10
UNKNOWN_PRISONER = 10 * POINT  # a locked card one cannot see: its owner had a reason
SAFE = 4 * POINT  # a locked cell
WIN = 10_000
WEAK_HAND = 4  # a hand whose types, by their numbers, add up to less is worth trading
FREED_CELL = 8 * POINT  # room for something better
JAIL_BREAK = 8 * POINT  # the card itself: as much as one cell
DIGIT = 3  # bits: enough to count the cells of a jail


@rule
def promise(view: State, kind: int, gang: int, helpers: int, empty: int) -> int:
    """What a gang is worth, and a third of what the cards in hand could still make of it."""
    worth = int(view.bounty[kind, gang - 1]) if gang > 0 else 0
    grown = min(CELLS, gang + min(helpers, empty))
    hope = int(view.bounty[kind, grown - 1]) - worth if grown > gang else 0
    return POINT * worth + POINT * max(0, hope) // 3


@rule
def faces_in(view: State, seat: Seat) -> int:
    """What a jail shows, in one number: how many cells with each face, DIGIT bits a face."""
    faces = 0
    for cell in range(CELLS):
        faces += 1 << DIGIT * (int(view.jail[seat, cell]) - HIDDEN)
    return faces


@rule
def cells_showing(faces: int, face: int) -> int:
    """How many cells of a jail show this type, are empty (NO_CARD) or HIDDEN."""
    return (faces >> DIGIT * (face - HIDDEN)) & ((1 << DIGIT) - 1)


@rule
def jail_value(view: State, seat: Seat, me: Seat) -> int:
    """How good a jail is for its owner, as far as one can see; one's own hand counts as hope."""
    faces = faces_in(view, seat)
    empty = cells_showing(faces, NO_CARD)
    value = UNKNOWN_PRISONER * cells_showing(faces, HIDDEN)
    for kind in range(JAIL_KINDS):
        gang = cells_showing(faces, kind)
        helpers = int(view.hand[seat, kind]) if seat == me else 1 if gang > 0 else 0
        if gang > 0 or helpers > 0:
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
def weigh_from_hand(view: State, me: Seat, card: int, place: int) -> int:
    """A card leaves the hand for a place on the table."""
    view.hand[me, card] -= 1
    value = with_card_at(view, place, card, me) - worth_keeping(card)
    view.hand[me, card] += 1
    return value


@rule
def weigh_lock(view: State, me: Seat, cell: int) -> int:
    """A locked gang is safe; the fifth lock ends the game."""
    if size(view.locked[me]) == CELLS - 1:
        return if_it_ended_now(view, me)
    card = view.jail[me, cell]
    gang = 0
    for other in range(CELLS):
        if view.jail[me, other] == card:
            gang += 1
    share = POINT * int(view.bounty[card, gang - 1]) // (2 * gang)
    return standing(view, me) + SAFE + share


@rule
def weigh_place(view: State, me: Seat, card: int, cell: int) -> int:
    """Into one's own jail."""
    return weigh_from_hand(view, me, card, place_of(me, cell))


@rule
def weigh_send(view: State, me: Seat, card: int, seat: Seat, cell: int) -> int:
    """Into another's."""
    return weigh_from_hand(view, me, card, place_of(seat, cell))


@rule
def weigh_send_nowhere(view: State, me: Seat, card: int) -> int:
    """That ends the game."""
    return if_it_ended_now(view, me)


@rule
def weigh_whiskey(view: State, me: Seat, partner: Seat) -> int:
    """Trade a hand without promise."""
    strength = 0
    for kind in range(KINDS):
        strength += int(view.hand[me, kind]) * kind
    return standing(view, me) + (WEAK_HAND - strength) * POINT


@rule
def weigh_jail_break(view: State, me: Seat, kind: int) -> int:
    """Break out a type that is worth nothing and fills the jail."""
    now = standing(view, me)
    freed = 0
    for cell in range(CELLS):
        if view.jail[me, cell] == kind and not is_locked(view, me, cell):
            freed += 1
    if freed == 0:
        return now - POINT
    return now + freed * FREED_CELL - int(view.bounty[kind, freed - 1]) * POINT - JAIL_BREAK


@rule
def gladly(view: State, me: Seat) -> int:
    """Better than the other answer, whenever it may be given."""
    return 1


@rule
def otherwise(view: State, me: Seat) -> int:
    """The answer that is left."""
    return 0


@rule
def weigh_let_stay(view: State, me: Seat, cell: int) -> int:
    """The arriving card becomes a prisoner."""
    return with_card_at(view, place_of(me, cell), int(view.attack_card[attack_on(view, cell)]), me)


@rule
def weigh_pair(view: State, me: Seat, cell: int, source: int, seat: Seat, one: int, other: int) -> int:
    """Both cards land in another jail."""
    card = int(view.attack_card[attack_on(view, cell)])
    before = view.jail[seat, one]
    view.jail[seat, one] = card
    value = weigh_sent_on(view, me, pair_source(source, card), place_of(seat, other))
    view.jail[seat, one] = before
    return value


@rule
def weigh_defence(view: State, me: Seat, cell: int, source: int, target: int) -> int:
    """Turn the card away and send the Defender where it hurts."""
    return weigh_sent_on(view, me, source, target)


@rule
def weigh_sent_on(view: State, me: Seat, source: int, target: int) -> int:
    """The Defender leaves the hand or its cell and lands in another jail."""
    if source < KINDS:
        if target == NOWHERE:
            return if_it_ended_now(view, me)
        return weigh_from_hand(view, me, source, target)
    cell = source - KINDS
    defender = int(view.jail[me, cell])
    view.jail[me, cell] = NO_CARD
    value = if_it_ended_now(view, me) if target == NOWHERE else with_card_at(view, target, defender, me)
    view.jail[me, cell] = defender
    return value


weigh = VERBS.each(
    given="view, me",
    place=weigh_place,
    lock=weigh_lock,
    send=weigh_send,
    send_nowhere=weigh_send_nowhere,
    play_whiskey=weigh_whiskey,
    play_jail_break=weigh_jail_break,
    end_turn=otherwise,
    let_be=otherwise,
    stop=gladly,
    keep=otherwise,
    swap=gladly,
    deal=otherwise,
    let_stay=weigh_let_stay,
    defend=weigh_defence,
    defend_as_pair=weigh_pair,
)


heaviest = heaviest_by(weigh, me=seat_to_act)

GUNHAND = Bot("gunhand", "Builds one good gang, defends it, and hurts whoever leads.", heaviest, why=why, skill=1)
