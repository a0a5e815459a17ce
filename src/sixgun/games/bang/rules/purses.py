"""Money that is spent before the cards are dealt: what a player can afford, fees, and amounts in the story."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell

from ..state import State
from ..words import CHARACTERS, HUNDRED, MOST_HUNDREDS

TOLD = 128  # an event's number is one of 256, from -128 on


@rule
def hundreds_of(game: State, seat: Seat) -> int:
    """BNG-T60, BNG-R72. How many hundreds a player can bid."""
    return min(MOST_HUNDREDS, max(0, int(game.money[seat])) // HUNDRED)


@rule
def can_pay(game: State, seat: Seat, fee: int) -> bool:
    """BNG-T51, BNG-T67, BNG-R67. Nobody spends more than the total so far; what costs nothing everybody can pay."""
    return fee == 0 or game.money[seat] >= fee


@rule
def pay(game: State, seat: Seat, fee: int) -> None:
    """BNG-T47, BNG-T61, BNG-T66. A fee leaves the game."""
    game.money[seat] -= fee
    game.spent[seat] += fee


@rule
def tell_amount(game: State, kind: int, seat: Seat, hundreds: int, character: int) -> None:
    """An amount of money and a character in the two small numbers of an event."""
    tell(game, kind, seat, hundreds % TOLD, hundreds // TOLD * CHARACTERS + character - TOLD)


def amount_told(what: int, where: int) -> tuple[int, int]:
    """The hundreds and the character that an event speaks of."""
    high, character = divmod(where + TOLD, CHARACTERS)
    return high * TOLD + what, character


@rule
def tell_price(game: State, kind: int, cheap: int, seat: Seat, character: int, price: int) -> None:
    """A price in whole hundreds; or, with the kind `cheap`, one below a hundred dollars (BNG-T65)."""
    if price < HUNDRED:
        tell(game, cheap, seat, price, character)
    else:
        tell_amount(game, kind, seat, price // HUNDRED, character)
