"""Panic!, Cat Balou and everything else that takes a card away from somebody."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, part, put
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell, whisper

from ..deck import KIND, SLOT
from ..matters import GRAB, ROBBERY
from ..sight.memory import ALL_EYES
from ..state import State
from ..words import Grab, Kind, Spot, Told
from .asking import ask, by_whom, open_for, whom
from .characters import can_pay_for_life
from .piles import discard, discard_from_hand, draw_card, enter_hand, hand_over, lift, random_card
from .ring import cards_in_front, player_of, remember_attack


@rule
def open_robbery(game: State, target: Spot, by: Spot, card: int) -> None:
    """BNG-98, BNG-100. With Panic! or Cat Balou."""
    open_for(game, ROBBERY.kind, target, by)
    put(game, ROBBERY.card, card)


@rule
def settle_robbery(game: State) -> None:
    """BNG-98, BNG-100. What is taken is chosen by the player of the card, if there is anything to choose."""
    spot = whom(game)
    in_front = cards_in_front(game, spot)
    if game.hand_size[player_of(game, spot)] == 0 and in_front == 1:
        rob_play(game, only_card(game, spot))
    elif in_front == 0:
        rob_hand(game)
    else:
        ask(game, by_whom(game))


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
    spot, by, robbing = whom(game), by_whom(game), part(game, ROBBERY.card)
    close_matter(game)
    lift(game, spot, int(SLOT[KIND[card]]))
    if KIND[card] != Kind.JAIL and KIND[card] != Kind.DYNAMITE:  # whoever takes these away does a kindness
        remember_attack(game, by, spot)
    if KIND[robbing] == Kind.PANIC:
        tell(game, Told.STOLE, player_of(game, by), card, spot)
        enter_hand(game, player_of(game, by), card, ALL_EYES)
    else:
        tell(game, Told.DISCARDED, player_of(game, spot), card, 0)
        discard(game, card)


@rule
def rob_hand(game: State) -> None:
    """BNG-41. A random card of the hand."""
    spot, by, robbing = whom(game), by_whom(game), part(game, ROBBERY.card)
    close_matter(game)
    goes = Grab.TO_HAND if KIND[robbing] == Kind.PANIC else Grab.TO_DISCARDS
    remember_attack(game, by, spot)
    open_grab(game, spot, by, goes)


@rule
def open_grab(game: State, owner: Spot, taker: Spot, goes: int) -> None:
    """BNG-41. A random card is taken out of a hand; `goes` is a Grab."""
    open_for(game, GRAB.kind, owner, taker)
    put(game, GRAB.goes, goes)


@rule
def settle_grab(game: State) -> None:
    """BNG-41, BNG-R61. Sid Ketchum has his chance first; then a random card goes, if there still is one."""
    spot, by, goes = whom(game), by_whom(game), part(game, GRAB.goes)
    if can_pay_for_life(game, spot) and part(game, GRAB.warned) == 0:
        ask(game, spot)
        return
    close_matter(game)
    owner, taker = player_of(game, spot), player_of(game, by)
    if game.hand_size[owner] > 0:
        grab(game, owner, taker, goes)
    elif goes == Grab.TO_HAND_OR_DRAW:
        if draw_card(game, taker) != NO_CARD:
            tell(game, Told.DREW, taker, 1, 0)


@rule
def decline_to_pay(game: State) -> None:
    """BNG-R61. Sid Ketchum lets the card go without paying for life first."""
    put(game, GRAB.warned, 1)


@rule
def grab(game: State, owner: Seat, taker: Seat, goes: int) -> None:
    """What is taken, taker and owner know; what is discarded, everybody."""
    card = random_card(game, owner)
    if goes == Grab.TO_DISCARDS:
        tell(game, Told.DISCARDED, owner, card, 0)
        discard_from_hand(game, owner, card)
    else:
        tell(game, Told.GRABBED, taker, owner, 0)
        whisper(game, Told.GRABBED_WHICH, taker, card, owner)
        whisper(game, Told.GRABBED_WHICH, owner, card, taker)
        hand_over(game, owner, taker, card)
