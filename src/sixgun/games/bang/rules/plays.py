"""What each card does when it is played."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell

from ..deck import KIND, SLOT
from ..state import State
from ..words import Kind, Slot, Spot, Told
from .characters import missed_needed
from .drinks import drink, open_saloon
from .duels import open_duel
from .piles import discard, discard_from_hand, draw_cards, lay, leave_hand, lift
from .ring import front, remember_attack
from .robbing import open_robbery
from .shots import open_shot
from .store import open_store
from .volleys import open_volley

STAGECOACH_CARDS = 2
WELLS_FARGO_CARDS = 3


@rule
def play(game: State, card: int) -> None:
    """BNG-27, BNG-28. A brown card is discarded and then takes effect, a blue one is laid down."""
    seat = int(game.to_act)
    if SLOT[KIND[card]] >= 0:
        lay_card(game, card, front(game, seat))
        return
    tell(game, Told.PLAYED, seat, card, 0)
    discard_from_hand(game, seat, card)
    take_effect(game, seat, card)


@rule
def play_at(game: State, card: int, target: Spot) -> None:
    """BNG-27, BNG-28, BNG-179. The same at somebody, or in front of one's other character."""
    seat = int(game.to_act)
    if SLOT[KIND[card]] >= 0:
        lay_card(game, card, target)
        return
    tell(game, Told.PLAYED_AT, seat, card, target)
    discard_from_hand(game, seat, card)
    take_aim(game, front(game, seat), card, target)


@rule
def lay_card(game: State, card: int, spot: Spot) -> None:
    """BNG-28, BNG-30. A new weapon replaces the old one, which is discarded."""
    seat = int(game.to_act)
    leave_hand(game, seat, card)
    tell(game, Told.LAID, seat, card, spot)
    if KIND[card] == Kind.JAIL:
        remember_attack(game, front(game, seat), spot)
    if SLOT[KIND[card]] == Slot.WEAPON and game.in_play[spot, Slot.WEAPON] != NO_CARD:
        tell(game, Told.REPLACED, seat, game.in_play[spot, Slot.WEAPON], spot)
        discard(game, lift(game, spot, Slot.WEAPON))
    lay(game, spot, card)


@rule
def take_aim(game: State, by: Spot, card: int, target: Spot) -> None:
    """BNG-56, BNG-98, BNG-100, BNG-106. Cards with a target."""
    kind = KIND[card]
    if kind != Kind.PANIC and kind != Kind.CAT_BALOU:  # whether these hurt depends on what is taken
        remember_attack(game, by, target)
    if kind == Kind.DUEL:
        open_duel(game, by, target, card)
    elif kind == Kind.PANIC or kind == Kind.CAT_BALOU:
        open_robbery(game, target, by, card)
    else:  # BANG!, or Calamity Janet's Missed! (BNG-131)
        game.bangs += 1
        open_shot(game, target, by, card, missed_needed(game, by))


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
        open_volley(game, front(game, seat), card)
