"""What money is spent on before the deal: characters at an auction, and cards of the last game."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.bang.deck import KIND
from sixgun.games.bang.rules.enlisting import lowest_bid
from sixgun.games.bang.state import State
from sixgun.games.bang.words import HUNDRED

from .hand import UNKNOWN_CARD, WORTH

# What a character is worth in dollars, in the order of their names: $100, and $100 for each per cent of games that
# gunhands win more often with it than with the weakest one (`sixgun simulate bang --games 30000 --bots gunhand`).
CHARACTER_WORTH = np.array([500] * 16, np.int64)
MOST_OF_PURSE = 60  # per cent of the money that one character may cost: the rest is for the games to come
CARD_PURSE = 3000  # dollars below which every dollar is better kept than a card
GOOD_CARD = UNKNOWN_CARD + 10  # a kept card takes the place of a random one


@rule
def character_value(view: State, me: Seat, character: int) -> int:
    """Dollars I would pay for a character."""
    money = max(0, int(view.money[me]))
    return min(int(CHARACTER_WORTH[character]), max(HUNDRED, money * MOST_OF_PURSE // 100))


@rule
def weigh_keeping(view: State, me: Seat, feelings: Any) -> int:
    """The character of the last game, if it is worth its price; 0 is to let it go."""
    return character_value(view, me, int(view.had[me])) - int(view.price[me])


@rule
def weigh_putting_up(view: State, me: Seat, feelings: Any, character: int) -> int:
    """The character I want most."""
    return int(CHARACTER_WORTH[character])


@rule
def weigh_bid(view: State, me: Seat, feelings: Any, hundreds: int) -> int:
    """The least bid, as long as the character is worth it; 0 is to pass."""
    if hundreds > lowest_bid(view):
        return -hundreds
    return character_value(view, me, int(view.bid_on)) - hundreds * HUNDRED


@rule
def weigh_kept_card(view: State, me: Seat, feelings: Any, card: int) -> int:
    """A Barrel or a Mustang, when there is money to spare; 0 is to keep no more."""
    if view.money[me] < CARD_PURSE:
        return -1
    return int(WORTH[KIND[card]]) - GOOD_CARD
