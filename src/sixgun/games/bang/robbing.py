"""Panic!, Cat Balou and everything else that takes cards away; and what Sid Ketchum pays."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from .characters import can_pay_for_life
from .deck import KIND, SLOT
from .losses import heal
from .matters import BY, CARD, COUNT, EXTRA, SPOT, ask, murmur, pop, push, say, top, top_kind
from .ring import cards_in_front, player_of, remember_attack
from .state import State
from .stock import ALL_EYES, discard, discard_from_hand, draw_card, enter_hand, hand_over, lift, random_card
from .words import Grab, Kind, Matter, Spot, Told


@rule
def work_off_robbery(game: State) -> None:
    """BNG-98, BNG-100. What is taken is chosen by the player of the card, if there is anything to choose."""
    spot = top(game, SPOT)
    in_front = cards_in_front(game, spot)
    if game.hand_size[player_of(game, spot)] == 0 and in_front == 1:
        rob_play(game, only_card(game, spot))
    elif in_front == 0:
        rob_hand(game)
    else:
        ask(game, top(game, BY))


@rule
def only_card(game: State, spot: Spot) -> int:
    """The one card in front of a character."""
    slot = 0
    while game.in_play[spot, slot] == NO_CARD:
        slot += 1
    return int(game.in_play[spot, slot])


@rule
def rob_play(game: State, card: int) -> None:
    """BNG-98, BNG-99, BNG-100. Panic! brings a card in play to the hand, Cat Balou to the discard pile."""
    spot, by, robbing = top(game, SPOT), top(game, BY), top(game, CARD)
    pop(game)
    lift(game, spot, int(SLOT[KIND[card]]))
    if KIND[card] != Kind.JAIL and KIND[card] != Kind.DYNAMITE:  # whoever takes these away does a kindness
        remember_attack(game, by, spot)
    if KIND[robbing] == Kind.PANIC:
        say(game, Told.STOLE, player_of(game, by), card, spot)
        enter_hand(game, player_of(game, by), card, ALL_EYES)
    else:
        say(game, Told.DISCARDED, player_of(game, spot), card, 0)
        discard(game, card)


@rule
def rob_hand(game: State) -> None:
    """BNG-41. A random card of the hand."""
    spot, by, robbing = top(game, SPOT), top(game, BY), top(game, CARD)
    pop(game)
    goes = Grab.TO_HAND if KIND[robbing] == Kind.PANIC else Grab.TO_DISCARDS
    remember_attack(game, by, spot)
    push(game, Matter.GRAB, spot, by, 0, 0, goes)


@rule
def work_off_grab(game: State) -> None:
    """BNG-41, BNG-R61. Sid Ketchum has his chance first; then a random card goes, if there still is one."""
    spot, by, goes = top(game, SPOT), top(game, BY), top(game, EXTRA)
    if can_pay_for_life(game, spot) and top(game, COUNT) == 0:
        ask(game, spot)
        return
    pop(game)
    owner, taker = player_of(game, spot), player_of(game, by)
    if game.hand_size[owner] > 0:
        grab(game, owner, taker, goes)
    elif goes == Grab.TO_HAND_OR_DRAW:
        if draw_card(game, taker) != NO_CARD:
            say(game, Told.DREW, taker, 1, 0)


@rule
def grab(game: State, owner: Seat, taker: Seat, goes: int) -> None:
    """What is taken, taker and owner know; what is discarded, everybody."""
    card = random_card(game, owner)
    if goes == Grab.TO_DISCARDS:
        say(game, Told.DISCARDED, owner, card, 0)
        discard_from_hand(game, owner, card)
    else:
        say(game, Told.GRABBED, taker, owner, 0)
        murmur(game, Told.GRABBED_WHICH, taker, card, owner)
        murmur(game, Told.GRABBED_WHICH, owner, card, taker)
        hand_over(game, owner, taker, card)


@rule
def pay_card(game: State, spot: Spot, card: int) -> None:
    """BNG-146. Sid Ketchum discards two cards, one after the other, for one life point."""
    seat = player_of(game, spot)
    say(game, Told.DISCARDED, seat, card, 0)
    discard_from_hand(game, seat, card)
    if top_kind(game) == Matter.KETCHUM:
        pop(game)
        heal(game, spot)
    else:
        push(game, Matter.KETCHUM, spot, NOBODY, 0, 0, 0)
