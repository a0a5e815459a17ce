"""General Store: open cards, and everybody takes one in turn."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, part, put
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell

from ..matters import STORE
from ..sight.memory import ALL_EYES
from ..state import State
from ..words import CARDS, Told, Zone
from .asking import ask, open_for, whom
from .piles import enter_hand, renew_pile, take_top
from .ring import front, is_alive, next_alive, player_of


@rule
def open_store(game: State, seat: Seat) -> None:
    """BNG-96, BNG-185. As many cards as there are living players."""
    opened = 0
    for player in range(game.seats):
        if is_alive(game, player):
            card = take_top(game)
            if card != NO_CARD:
                tell(game, Told.OPENED, NOBODY, card, 0)
                opened += 1
                renew_pile(game)
    open_for(game, STORE.kind, front(game, seat), front(game, seat))
    put(game, STORE.cards_left, opened)


@rule
def settle_store(game: State) -> None:
    """BNG-97. Each in turn takes one; the last player gets the last card."""
    if cards_left(game) == 0:
        close_matter(game)
    elif cards_left(game) > 1:
        ask(game, whom(game))
    else:
        for card in range(CARDS):
            if game.where[card] == Zone.OPEN:
                take_from_store(game, card)


@rule
def take_from_store(game: State, card: int) -> None:
    """BNG-96. Openly, into the hand; then it is the next player's turn to choose."""
    seat = player_of(game, whom(game))
    tell(game, Told.TOOK, seat, card, 0)
    enter_hand(game, seat, card, ALL_EYES)
    put(game, STORE.cards_left, cards_left(game) - 1)
    put(game, STORE.whom, front(game, next_alive(game, seat)))


@rule
def cards_left(game: State) -> int:
    """Cards of General Store that nobody has taken."""
    return part(game, STORE.cards_left)
