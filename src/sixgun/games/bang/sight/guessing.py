"""Cards a viewer cannot see, dealt anew so that they fit what the viewer knows.

Three sorts are told apart: cards that everybody knows to be in some hand (they were not among the discards when the
pile was made of these), cards of which only the viewer knows that, and all others, which may be in the pile as well.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.bits import has, size
from sixgun.engine.luck import pick, shuffle
from sixgun.engine.rule import rule, scratch_rule
from sixgun.engine.seats import NOBODY, Seat

from ..rules.answers import asks_for_answer, barrel_checks_left, fits, has_enough_answers, missed_has_begun
from ..rules.asking import whom
from ..rules.characters import can_pay_for_life
from ..state import State
from ..words import CARDS, SEATS, Zone
from .memory import EVERYBODY, UNTOLD
from .veil import eyes_of, veil_card

TRIES = 40  # deals before a less fitting one will do
FREELY, CAREFULLY, ANYHOW = (
    2,
    1,
    0,
)  # how hands are chosen: fairly; those first whose old cards are counted; or never mind


@scratch_rule
def deal_unseen_cards(game: State, viewer: Seat) -> None:
    """Hidden hands, what Kit Carlson looks at, and the pile."""
    cards = np.zeros(CARDS, np.int64)
    in_hands = gather(game, cards, 0, 2)
    mine = gather(game, cards, in_hands, 1)
    count = gather(game, cards, mine, 0)
    room, old_room = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for attempt in range(TRIES):
        measure(game, room, old_room)
        shuffle(game.luck, cards[:in_hands], in_hands)
        shuffle(game.luck, cards[in_hands:mine], mine - in_hands)
        shuffle(game.luck, cards[mine:count], count - mine)
        care = FREELY if attempt < TRIES // 2 else CAREFULLY if attempt < TRIES - 1 else ANYHOW
        if place_held(game, cards, in_hands, mine, room, old_room, care) or care == ANYHOW:
            fill(game, cards, mine, count, room)
            if answer_is_likely(game, viewer):
                return
            if care == ANYHOW:
                force_answer(game, viewer, cards, count)
                return
        for nth in range(count):
            take_back(game, viewer, int(cards[nth]))


@rule
def sort_of(game: State, card: int) -> int:
    """2: known by all to be in a hand; 1: known by the viewer; 0: may be in the pile."""
    if has(game.held[card], EVERYBODY):
        return 2
    return 1 if game.held[card] != 0 else 0


@rule
def gather(game: State, cards: Any, count: int, sort: int) -> int:
    """Append the unseen cards of one sort; the new number of cards."""
    for card in range(CARDS):
        if game.where[card] == Zone.UNSEEN and sort_of(game, card) == sort:
            cards[count] = card
            count += 1
    return count


@rule
def measure(game: State, room: Any, old_room: Any) -> None:
    """How many cards are missing in each hand, and how many of them are known not to be from the pile."""
    for seat in range(SEATS):
        room[seat] = game.hand_size[seat]
        old_room[seat] = game.old[seat]
    for card in range(CARDS):
        if game.where[card] < SEATS:
            seat = int(game.where[card])
            room[seat] -= 1
            if has(game.held[card], EVERYBODY) and old_room[seat] != UNTOLD:
                old_room[seat] -= 1


@rule
def place_held(game: State, cards: Any, in_hands: int, mine: int, room: Any, old_room: Any, care: int) -> bool:
    """Cards known to be in hands, those with the least choice first; False when they do not all fit."""
    for choices in range(1, SEATS + 1):
        for nth in range(mine):
            card = cards[nth]
            if size(possible_hands(game, card)) == choices:
                seat = choose_hand(game, card, nth < in_hands, room, old_room, care)
                if seat == NOBODY:
                    return False
                give(game, seat, card)
                room[seat] -= 1
                if nth < in_hands and old_room[seat] > 0:
                    old_room[seat] -= 1
    for seat in range(game.seats):
        if old_room[seat] > 0:
            return False
    return True


@rule
def possible_hands(game: State, card: int) -> int:
    """The hands that may hold a card, by what everybody knows and by what the viewer remembers."""
    hands = (1 << SEATS) - 1
    if game.suspects[card] != 0:
        hands &= int(game.suspects[card])
    if game.rumour[card] != 0:
        hands &= int(game.rumour[card])
    return hands


@rule
def choose_hand(game: State, card: int, public: bool, room: Any, old_room: Any, care: int) -> Seat:
    """A hand that may hold the card, by the room there is."""
    chosen, seen = NOBODY, 0
    hands = possible_hands(game, card) if care != ANYHOW else (1 << SEATS) - 1
    counted = False
    for seat in range(game.seats):
        counted = counted or (has(hands, seat) and room[seat] > 0 and old_room[seat] > 0)
    for seat in range(game.seats):
        places = int(room[seat])
        if care != ANYHOW and old_room[seat] != UNTOLD:
            places = int(old_room[seat]) if public else places - int(old_room[seat])
        if not has(hands, seat) or (care == CAREFULLY and public and counted and old_room[seat] == UNTOLD):
            places = 0
        if places > 0:
            seen += places
            if pick(game.luck, seen) < places:
                chosen = seat
    return chosen


@rule
def give(game: State, seat: Seat, card: int) -> None:
    """Into a hand; its owner knows it."""
    game.where[card] = seat
    game.known[card] = 1 << int(seat)
    game.held[card] |= 1 << int(seat)
    if game.suspects[card] == 0:
        game.suspects[card] = 1 << int(seat)
    if game.rumour[card] == 0:
        game.rumour[card] = 1 << int(seat)


@rule
def take_back(game: State, viewer: Seat, card: int) -> None:
    """As if it had not been dealt: only what the viewer knows of it is left."""
    game.where[card] = Zone.UNSEEN
    veil_card(game, viewer, card)


@rule
def fill(game: State, cards: Any, first: int, count: int, room: Any) -> None:
    """The other cards: hands first, then Kit Carlson's eyes, and the rest is the pile."""
    nth = first
    for drew in range(2):  # first the hands that cannot hold a card of the new pile
        for seat in range(game.seats):
            if has(game.drew, seat) == (drew == 1):
                for _ in range(room[seat]):
                    nth = deal_one(game, cards, nth, count, seat, drew == 1)
    looked_at = int(game.looked_at)
    for card in range(CARDS):
        looked_at -= int(game.where[card] == Zone.LOOKED_AT)
    for place in range(nth, count):
        game.where[cards[place]] = Zone.LOOKED_AT if place < nth + looked_at else Zone.PILE
        if place < nth + looked_at:
            game.known[cards[place]] = 1 << int(game.to_act)


@rule
def deal_one(game: State, cards: Any, nth: int, count: int, seat: Seat, any_card: bool) -> int:
    """The next card that may be in this hand changes places with the next one; how many cards are dealt."""
    if nth == count:
        return nth
    for place in range(nth, count):
        if any_card or game.fresh[cards[place]] == 0:
            card = cards[place]
            cards[place] = cards[nth]
            cards[nth] = card
            break
    give(game, seat, cards[nth])
    return nth + 1


@rule
def answer_is_likely(game: State, viewer: Seat) -> bool:
    """BNG-R62. Where impossible questions are skipped, whoever is asked has an answer."""
    if game.skip_impossible == 0 or game.to_act == viewer or not asks_for_answer(kind_on_top(game)):
        return True
    if barrel_checks_left(game) > 0 or missed_has_begun(game):
        return True
    return can_pay_for_life(game, whom(game)) or has_enough_answers(game)


@rule
def force_answer(game: State, viewer: Seat, cards: Any, count: int) -> None:
    """An unlikely answer: a fitting card of the pile changes places with one of the hand."""
    seat, spot = int(game.to_act), whom(game)
    for nth in range(count):
        card = int(cards[nth])
        if game.where[card] == Zone.PILE and fits(game, spot, card) and not has_enough_answers(game):
            for other in range(count):
                back = int(cards[other])
                may_go = game.where[back] == seat and int(game.held[back]) & eyes_of(viewer) == 0
                if may_go and not fits(game, spot, back):
                    take_back(game, viewer, back)
                    game.where[back] = Zone.PILE
                    give(game, seat, card)
                    break
