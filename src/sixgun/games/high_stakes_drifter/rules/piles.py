"""Decks, hands and deadwoods: one row of kinds for each player, the deck first, then the hand, then the deadwood.

The deck has no order that anybody knows: a card is drawn at random when it is needed, which is the same as shuffling
it beforehand. The newest card of the deadwood comes first. In the quick-start game both players draw from the first
player's deck and bury to that deadwood (HSD-152, HSD-R69).
"""

from __future__ import annotations

from sixgun.engine.luck import pick
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..printed import type_of
from ..state import IN_DEADWOOD, State
from ..words import CardType, Told
from .chips import take_chip_away
from .saying import tell, whisper


@rule
def keeper(game: State, seat: Seat) -> Seat:
    """Whose deck and deadwood a player uses."""
    return 0 if game.quick_start == 1 else int(seat)


@rule
def in_pile(game: State, seat: Seat) -> int:
    """Cards of a player's row."""
    return int(game.in_deck[seat]) + int(game.in_hand[seat]) + int(game.in_deadwood[seat])


@rule
def hand_card(game: State, seat: Seat, nth: int) -> int:
    """The nth card of a hand."""
    return int(game.pile[seat, int(game.in_deck[seat]) + nth])


@rule
def deadwood_card(game: State, seat: Seat, nth: int) -> int:
    """The nth card of a player's deadwood, the newest first."""
    home = keeper(game, seat)
    return int(game.pile[home, int(game.in_deck[home]) + int(game.in_hand[home]) + nth])


@rule
def in_hand_but_aside(game: State, seat: Seat) -> int:
    """Cards of a hand that can still be picked."""
    return int(game.in_hand[seat]) - (int(game.aside) if seat == game.to_act else 0)


@rule
def holds(game: State, seat: Seat, card: int) -> bool:
    """Whether a card of that kind is in the hand and not yet set aside."""
    for nth in range(in_hand_but_aside(game, seat)):
        if hand_card(game, seat, nth) == card:
            return True
    return False


@rule
def next_held(game: State, seat: Seat, after: int) -> int:
    """The next kind of card in the hand, in the order of their numbers, set aside or not; NO_CARD after the last."""
    found = NO_CARD
    for nth in range(game.in_hand[seat]):
        card = hand_card(game, seat, nth)
        if card > after and (found == NO_CARD or card < found):
            found = card
    return found


@rule
def holds_type(game: State, seat: Seat, card_type: int) -> bool:
    """Whether a card of that type is in the hand."""
    for nth in range(in_hand_but_aside(game, seat)):
        if type_of(game, hand_card(game, seat, nth)) == card_type:
            return True
    return False


@rule
def take_out(game: State, seat: Seat, place: int) -> int:
    """The card at a place of a row, which closes up; the caller counts it out."""
    card = int(game.pile[seat, place])
    last = in_pile(game, seat) - 1
    for nth in range(place, last):
        game.pile[seat, nth] = game.pile[seat, nth + 1]
    game.pile[seat, last] = NO_CARD
    return card


@rule
def put_at(game: State, seat: Seat, place: int, card: int) -> None:
    """A card into a place of a row, which makes room; the caller counts it in."""
    for nth in range(in_pile(game, seat), place, -1):
        game.pile[seat, nth] = game.pile[seat, nth - 1]
    game.pile[seat, place] = card


@rule
def take_from_hand(game: State, seat: Seat, card: int) -> None:
    """A card of that kind leaves the hand."""
    for nth in range(in_hand_but_aside(game, seat)):
        if hand_card(game, seat, nth) == card:
            take_out(game, seat, int(game.in_deck[seat]) + nth)
            game.in_hand[seat] -= 1
            return


@rule
def put_into_hand(game: State, seat: Seat, card: int) -> None:
    """A card comes to the hand."""
    put_at(game, seat, int(game.in_deck[seat]), card)
    game.in_hand[seat] += 1


@rule
def put_into_deadwood(game: State, seat: Seat, card: int) -> None:
    """HSD-16, HSD-17. A card comes to the deadwood of its owner, on top."""
    home = keeper(game, seat)
    put_at(game, home, int(game.in_deck[home]) + int(game.in_hand[home]), card)
    game.in_deadwood[home] += 1


@rule
def take_from_deadwood(game: State, seat: Seat, card: int) -> None:
    """The newest card of that kind leaves the deadwood."""
    home = keeper(game, seat)
    for nth in range(game.in_deadwood[home]):
        if deadwood_card(game, seat, nth) == card:
            take_out(game, home, int(game.in_deck[home]) + int(game.in_hand[home]) + nth)
            game.in_deadwood[home] -= 1
            return


@rule
def draw_card(game: State, seat: Seat) -> int:
    """HSD-13, HSD-76, HSD-R23. A card from the deck, which is renewed if it is empty; NO_CARD when all is drawn."""
    home = keeper(game, seat)
    if game.in_deck[home] == 0:
        renew_deck(game, home, seat)
    left = int(game.in_deck[home])
    if left == 0:
        return NO_CARD
    place = int(pick(game.luck, left))
    card = int(game.pile[home, place])
    if home == seat:
        game.pile[home, place] = game.pile[home, left - 1]
        game.pile[home, left - 1] = card
        game.in_deck[home] -= 1
        game.in_hand[home] += 1
    else:
        take_out(game, home, place)
        game.in_deck[home] -= 1
        put_into_hand(game, seat, card)
    whisper(game, Told.GOT, seat, card, 0)
    return card


@rule
def renew_deck(game: State, home: Seat, drawer: Seat) -> None:
    """HSD-76. The cards of the deadwood become the deck of whoever draws, its kicker chips go back to the stack."""
    for nth in range(int(game.chips_out) - 1, -1, -1):
        if game.chip_on[nth] == IN_DEADWOOD and game.chip_by[nth] == home:
            take_chip_away(game, nth)
    cards = int(game.in_deadwood[home])
    if cards == 0:
        return
    hand = int(game.in_hand[home])
    for _ in range(cards):  # from behind the hand to before it
        card = take_out(game, home, hand)
        game.in_deadwood[home] -= 1
        put_at(game, home, 0, card)
        game.in_deck[home] += 1
        hand += 1
    tell(game, Told.RENEWED, drawer, cards, 0)


@rule
def draw_cards(game: State, seat: Seat, cards: int) -> int:
    """So many cards, or as many as there are (HSD-R24); returns how many."""
    drawn = 0
    while drawn < cards and draw_card(game, seat) != NO_CARD:
        drawn += 1
    if drawn > 0:
        tell(game, Told.DREW, seat, drawn, 0)
    return drawn


@rule
def draw_up_to(game: State, seat: Seat, cards: int) -> None:
    """HSD-74. Until the hand is full."""
    draw_cards(game, seat, cards - int(game.in_hand[seat]))


@rule
def set_aside(game: State, seat: Seat, card: int) -> None:
    """A card is picked to be discarded; nobody else sees it before all are picked."""
    deck, hand = int(game.in_deck[seat]), int(game.in_hand[seat])
    for nth in range(hand - int(game.aside)):
        if game.pile[seat, deck + nth] == card:
            for later in range(deck + nth, deck + hand - 1 - int(game.aside)):
                game.pile[seat, later] = game.pile[seat, later + 1]
            game.pile[seat, deck + hand - 1 - int(game.aside)] = card
            game.aside += 1
            return


@rule
def discard_aside(game: State, seat: Seat) -> int:
    """HSD-18, HSD-73. What has been picked goes to the deadwood in the order of picking; returns how many cards."""
    cards = int(game.aside)
    game.aside = 0
    first = int(game.in_hand[seat]) - 1
    for _ in range(cards):
        tell(game, Told.DISCARDED, seat, hand_card(game, seat, first), 0)
        first -= 1
    if keeper(game, seat) == seat:
        game.in_hand[seat] -= cards
        game.in_deadwood[seat] += cards
        return cards
    for _ in range(cards):
        card = take_out(game, seat, int(game.in_deck[seat]) + int(game.in_hand[seat]) - 1)
        game.in_hand[seat] -= 1
        put_into_deadwood(game, seat, card)
    return cards


@rule
def discard_hand(game: State, seat: Seat, one_by_one: bool) -> None:
    """Every card of the hand goes to the deadwood (HSD-50, HSD-181), told card by card or as a whole."""
    if not one_by_one:
        tell(game, Told.HAND_DISCARDED, seat, game.in_hand[seat], 0)
    while game.in_hand[seat] > 0:
        card = take_out(game, seat, int(game.in_deck[seat]))
        game.in_hand[seat] -= 1
        if one_by_one:
            tell(game, Told.DISCARDED, seat, card, 0)
        put_into_deadwood(game, seat, card)


@rule
def has_dude_in_hand(game: State, seat: Seat) -> bool:
    """HSD-50."""
    return holds_type(game, seat, CardType.DUDE)
