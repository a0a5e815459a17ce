"""Experience: cards that lay in front of a player when the last game was decided, kept for money.

Until the deal they lie in front of their owners again, for all to see; what is not kept goes back to the deck.
"""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell

from ..deck import KIND, SLOT
from ..sight.memory import ALL_EYES
from ..state import State
from ..words import HUNDRED, SLOTS, Stage, Told, Zone
from .piles import enter_hand, lift
from .purses import can_pay, pay
from .ring import cards_in_front, front
from .starting import deal_hands, first_player

FEE = 500  # dollars a card (BNG-T47)


@rule
def go_on_to_cards(game: State) -> None:
    """BNG-T54, BNG-T68, BNG-R25. Experience comes after the characters and before the deal, the Sheriff first."""
    ask_to_keep_cards(game, first_player(game))


@rule
def can_keep_cards(game: State, seat: Seat) -> bool:
    """BNG-T49 to BNG-T51, BNG-R22. With a card in front, $500, and fewer kept cards than starting life points."""
    if cards_in_front(game, front(game, seat)) == 0 or not can_pay(game, seat, FEE):
        return False
    return game.hand_size[seat] < game.most_life[front(game, seat)]


@rule
def ask_to_keep_cards(game: State, seat: Seat) -> None:
    """BNG-T54, BNG-R25. Clockwise from the Sheriff; then the cards are dealt."""
    while not can_keep_cards(game, seat):
        put_cards_back(game, seat)
        seat = int(seat) + 1 if int(seat) + 1 < game.seats else 0
        if seat == first_player(game):
            deal_hands(game)
            return
    game.stage = Stage.KEEP_CARDS
    game.to_act = seat


@rule
def keep_card(game: State, card: int) -> None:
    """BNG-T47, BNG-T48, BNG-T52, BNG-R23, BNG-R24. For $500 into the hand, openly, instead of a dealt one."""
    seat = int(game.to_act)
    lift(game, front(game, seat), int(SLOT[KIND[card]]))
    take_kept_card(game, seat, card)
    pay(game, seat, FEE)
    tell(game, Told.KEPT_CARD, seat, card, FEE // HUNDRED)
    ask_to_keep_cards(game, seat)


@rule
def take_kept_card(game: State, seat: Seat, card: int) -> None:
    """BNG-T48, BNG-T53. Into the starting hand; everybody has seen it."""
    enter_hand(game, seat, card, ALL_EYES)
    game.kept[seat, SLOT[KIND[card]]] = card


@rule
def keep_no_more(game: State) -> None:
    """BNG-T46. Nobody has to keep anything."""
    tell(game, Told.KEEPS_NO_MORE, game.to_act, 0, 0)
    put_cards_back(game, game.to_act)
    ask_to_keep_cards(game, game.to_act)


@rule
def put_cards_back(game: State, seat: Seat) -> None:
    """BNG-T53. What is not kept is in the deck when it is shuffled."""
    for slot in range(SLOTS):
        card = lift(game, front(game, seat), slot)
        if card != NO_CARD:
            game.where[card] = Zone.PILE
            game.pile += 1
