"""Dollars on their way: between stakes, cards and the pot. None is ever made or lost."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..state import State
from ..words import HUNDRED, Stage
from .saying import tell
from .slots import owner_at

_MOST_PAID = 30_000


@rule
def tell_money(game: State, kind: int, seat: Seat, amount: int) -> None:
    """An event about an amount: hundreds and the rest are told apart."""
    tell(game, kind, seat, int(amount) % HUNDRED, int(amount) // HUNDRED)


@rule
def pay_into_pot(game: State, seat: Seat, amount: int) -> None:
    """From a stake; whoever is left with nothing in a shootout is all in (HSD-R39)."""
    game.stake[seat] -= amount
    game.pot += amount
    note_paid(game, seat, amount)
    note_all_in(game, seat)


@rule
def note_paid(game: State, seat: Seat, amount: int) -> None:
    """What a player has put into the pot of this challenge; abilities that take from it may let that grow for long."""
    game.paid[seat] = min(int(game.paid[seat]) + int(amount), _MOST_PAID)


@rule
def note_all_in(game: State, seat: Seat) -> None:
    """HSD-R39. A player in the shootout without chips in the stake is all in until it is over."""
    if game.shootout == 1 and game.stake[seat] == 0 and has(game.fighting, seat):
        game.all_in |= 1 << int(seat)


@rule
def lay_money(game: State, seat: Seat, slot: int, amount: int) -> None:
    """From a stake onto a card."""
    game.stake[seat] -= amount
    game.money[slot] += amount
    note_all_in(game, seat)


@rule
def money_to_pot(game: State, slot: int) -> None:
    """The betting chips on a card go to the pot (HSD-98, HSD-115, HSD-124, HSD-135)."""
    amount = int(game.money[slot])
    game.money[slot] = 0
    game.pot += amount
    note_paid(game, owner_at(game, slot), amount)


@rule
def money_home(game: State, slot: int) -> None:
    """The betting chips on a card return to its owner's stake (HSD-142, HSD-R57)."""
    amount = int(game.money[slot])
    game.money[slot] = 0
    game.stake[owner_at(game, slot)] += amount


@rule
def ring_start(game: State) -> Seat:
    """HSD-R61, HSD-R95. With whom effects start: lead bettor, challenger, or the player whose turn it is.

    Abilities of the showdown go by who led when it began, though the lead may have changed (HSD-R53).
    """
    if game.stage == Stage.COMPARE:
        return int(game.asked)
    if game.shootout == 1 and game.lead >= 0:
        return int(game.lead)
    return int(game.challenger) if game.challenger >= 0 else int(game.turn)
