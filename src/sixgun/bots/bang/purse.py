"""What money is spent on before the deal: characters at an auction, and cards of the last game."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.bang.deck import KIND
from sixgun.games.bang.rules.auctions import lowest_bid
from sixgun.games.bang.state import State
from sixgun.games.bang.words import HUNDRED

from .hand import UNKNOWN_CARD, WORTH
from .harm import NEVER

# Games of five that a gunhand wins with each character, in the order of their names: per mille of 9,000 games each
# (`sixgun simulate bang --games 30000 --bots gunhand`).
WINS = np.array([463, 417, 420, 387, 446, 418, 335, 341, 299, 297, 334, 358, 374, 386, 352, 335], np.int64)
FEWEST_WINS = int(WINS.min())
WIN = 2500  # dollars that a victory brings, more or less (BNG-T05)
MOST_OF_PURSE = 60  # per cent of the money that one character may cost: there are games to come
CARD_PURSE = 3000  # dollars below which no card is worth its fee
GOOD_CARD = UNKNOWN_CARD + 10  # what a kept card must be worth then: it takes the place of a random one
RICHER = 500  # dollars more for which one is content with a card worth one less


@rule
def character_value(view: State, me: Seat, character: int) -> int:
    """Dollars I would pay: the least bid, and what the character wins more often than the weakest one."""
    better = (int(WINS[character]) - FEWEST_WINS) * WIN // 1000
    money = max(0, int(view.money[me]))
    return HUNDRED + min(better, money * MOST_OF_PURSE // 100)


@rule
def weigh_keeping(view: State, me: Seat, feelings: Any) -> int:
    """The character of the last game, if it is worth its price; 0 is to let it go."""
    return character_value(view, me, int(view.had[me])) - int(view.price[me])


@rule
def weigh_putting_up(view: State, me: Seat, feelings: Any, character: int) -> int:
    """The character I want most."""
    return int(WINS[character])


@rule
def weigh_bid(view: State, me: Seat, feelings: Any, hundreds: int) -> int:
    """The least bid, as long as the character is worth it; 0 is to pass."""
    if hundreds > lowest_bid(view):
        return -hundreds
    return character_value(view, me, int(view.bid_on)) - hundreds * HUNDRED


@rule
def weigh_kept_card(view: State, me: Seat, feelings: Any, card: int) -> int:
    """A Barrel or a Mustang when there is money to spare, a long gun when there is plenty; 0 is to keep no more."""
    if view.money[me] < CARD_PURSE:
        return NEVER
    return int(WORTH[KIND[card]]) - GOOD_CARD + (int(view.money[me]) - CARD_PURSE) // RICHER
