"""What each card does when it is played, and what is taken, discarded and paid."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from .answers import beer_works
from .attacks import shoot
from .characters import missed_needed
from .deck import KIND, SLOT
from .losses import heal
from .matters import COUNT, SPOT, ask, note, pop, push, say, top
from .ring import front, is_alive, next_alive, player_of, remember_attack, stands
from .state import State
from .stock import (
    ALL_EYES,
    discard,
    discard_from_hand,
    draw_cards,
    enter_hand,
    lay,
    leave_hand,
    lift,
    renew_pile,
    take_top,
)
from .words import CARDS, Kind, Matter, Slot, Spot, Told, Zone

STAGECOACH_CARDS = 2
WELLS_FARGO_CARDS = 3


@rule
def play_card(game: State, card: int, target: Spot) -> None:
    """BNG-27, BNG-28. A brown card is discarded and then takes effect, a blue one is laid down."""
    seat = int(game.to_act)
    if SLOT[KIND[card]] >= 0:
        lay_card(game, seat, card, front(game, seat) if target == NOBODY else target)
        return
    if target == NOBODY:
        say(game, Told.PLAYED, seat, card, 0)
    else:
        say(game, Told.PLAYED_AT, seat, card, target)
    discard_from_hand(game, seat, card)
    if target == NOBODY:
        take_effect(game, seat, card)
    else:
        take_aim(game, front(game, seat), card, target)


@rule
def lay_card(game: State, seat: Seat, card: int, spot: Spot) -> None:
    """BNG-28, BNG-30. A new weapon replaces the old one, which is discarded."""
    leave_hand(game, seat, card)
    say(game, Told.LAID, seat, card, spot)
    if KIND[card] == Kind.JAIL:
        remember_attack(game, front(game, seat), spot)
    if SLOT[KIND[card]] == Slot.WEAPON and game.in_play[spot, Slot.WEAPON] != NO_CARD:
        say(game, Told.REPLACED, seat, game.in_play[spot, Slot.WEAPON], spot)
        discard(game, lift(game, spot, Slot.WEAPON))
    lay(game, spot, card)


@rule
def take_aim(game: State, by: Spot, card: int, target: Spot) -> None:
    """BNG-56, BNG-98, BNG-100, BNG-106. Cards with a target."""
    kind = KIND[card]
    if kind != Kind.PANIC and kind != Kind.CAT_BALOU:  # whether these hurt depends on what is taken
        remember_attack(game, by, target)
    if kind == Kind.DUEL:
        push(game, Matter.DUEL, target, by, card, 0, by)
    elif kind == Kind.PANIC or kind == Kind.CAT_BALOU:
        push(game, Matter.ROBBERY, target, by, card, 0, 0)
    else:  # BANG!, or Calamity Janet's Missed! (BNG-131)
        game.bangs += 1
        shoot(game, target, by, card, missed_needed(game, by))


@rule
def take_effect(game: State, seat: Seat, card: int) -> None:
    """BNG-85, BNG-92, BNG-94 to BNG-96, BNG-101, BNG-103. Cards without a target."""
    kind = KIND[card]
    if kind == Kind.BEER:
        drink(game, seat, card)
    elif kind == Kind.SALOON:
        open_saloon(game)
    elif kind == Kind.STAGECOACH:
        draw_cards(game, seat, STAGECOACH_CARDS)
    elif kind == Kind.WELLS_FARGO:
        draw_cards(game, seat, WELLS_FARGO_CARDS)
    elif kind == Kind.GENERAL_STORE:
        open_store(game, seat)
    else:  # Gatling or Indians!
        push(game, Matter.VOLLEY, front(game, seat), front(game, seat), card, 0, 0)


@rule
def drink(game: State, seat: Seat, card: int) -> None:
    """BNG-85 to BNG-87, BNG-90. One life point for oneself, while more than two are left."""
    if beer_works(game):
        heal(game, front(game, seat))
    else:
        say(game, Told.NO_EFFECT, seat, card, 0)


@rule
def open_saloon(game: State) -> None:
    """BNG-92, BNG-93, BNG-184. Everybody, however few they are."""
    for spot in range(game.spots):
        if stands(game, spot):
            heal(game, spot)


@rule
def open_store(game: State, seat: Seat) -> None:
    """BNG-96, BNG-185. As many cards as there are living players."""
    opened = 0
    for player in range(game.seats):
        if is_alive(game, player):
            card = take_top(game)
            if card != NO_CARD:
                say(game, Told.OPENED, NOBODY, card, 0)
                opened += 1
                renew_pile(game)
    push(game, Matter.STORE, front(game, seat), front(game, seat), 0, opened, 0)


@rule
def work_off_store(game: State) -> None:
    """BNG-97. Each in turn takes one; the last player gets the last card."""
    if top(game, COUNT) == 0:
        pop(game)
    elif top(game, COUNT) > 1:
        ask(game, top(game, SPOT))
    else:
        for card in range(CARDS):
            if game.where[card] == Zone.OPEN:
                take_from_store(game, card)


@rule
def take_from_store(game: State, card: int) -> None:
    """BNG-96. Openly, into the hand; then it is the next player's turn to choose."""
    seat = player_of(game, top(game, SPOT))
    say(game, Told.TOOK, seat, card, 0)
    enter_hand(game, seat, card, ALL_EYES)
    note(game, COUNT, top(game, COUNT) - 1)
    note(game, SPOT, front(game, next_alive(game, seat)))
