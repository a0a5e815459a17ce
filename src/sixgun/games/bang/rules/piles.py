"""Cards on the move: draw pile, discard pile, hands, cards in play. Who learns what by it is in `sight.memory`."""

from __future__ import annotations

from sixgun.engine.luck import pick
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell, whisper

from ..deck import KIND, SLOT
from ..sight.memory import (
    forget,
    has_drawn,
    see_entering,
    see_inheritance,
    see_inherited,
    see_leaving,
    see_reshuffle,
    see_robbery,
)
from ..state import State
from ..words import CARDS, Spot, Told, Zone

HALF = CARDS // 2  # cards: not too many to be the bits of a number


@rule
def take_top(game: State) -> int:
    """BNG-24, BNG-26. The top card of the pile leaves it, into nobody's hand yet; NO_CARD when both piles are empty."""
    renew_pile(game)
    if game.pile == 0:
        return NO_CARD
    card = NO_CARD
    if game.tops > 0:
        game.tops -= 1
        card = int(game.on_top[game.tops])
        game.on_top[game.tops] = NO_CARD
    else:  # nobody knows the order, so any card of the pile may be its top card
        nth = pick(game.luck, int(game.pile))
        for other in range(CARDS):
            if game.where[other] == Zone.PILE:
                nth -= 1
                if nth < 0:
                    card = other
                    break
    game.where[card] = Zone.OPEN
    game.pile -= 1
    return card


@rule
def lay_on_top(game: State, card: int) -> None:
    """BNG-141. Back onto the pile, to be drawn next."""
    game.where[card] = Zone.TOP
    game.on_top[game.tops] = card
    game.tops += 1
    game.pile += 1


@rule
def renew_pile(game: State) -> None:
    """BNG-24, BNG-25, BNG-R48. As soon as the pile is empty the discards become the new one."""
    if game.pile > 0 or game.discards == 0:
        return
    tell(game, Told.RESHUFFLED, NOBODY, game.discards, 0)
    see_reshuffle(game)
    game.pile = game.discards
    for nth in range(game.discards):
        game.where[game.discard[nth]] = Zone.PILE
        game.discard[nth] = NO_CARD
    game.discards = 0


@rule
def enter_hand(game: State, seat: Seat, card: int, eyes: int) -> None:
    """A card comes into a hand; `eyes` are those who know which."""
    game.where[card] = seat
    game.hand_size[seat] += 1
    see_entering(game, seat, card, eyes)


@rule
def leave_hand(game: State, seat: Seat, card: int) -> None:
    """A card leaves a hand; the caller says where it goes."""
    game.hand_size[seat] -= 1
    see_leaving(game, seat, card)


@rule
def draw_card(game: State, seat: Seat) -> int:
    """The top card of the pile into a hand, unseen by the others; NO_CARD when there is none."""
    card = take_top(game)
    if card != NO_CARD:
        has_drawn(game, seat)
        enter_hand(game, seat, card, game.known[card])  # whoever put it on top knows who has it now
        whisper(game, Told.GOT, seat, card, 0)
        renew_pile(game)
    return card


@rule
def draw_cards(game: State, seat: Seat, count: int) -> None:
    """So many cards from the pile, as far as there are any."""
    drawn = 0
    for _ in range(count):
        drawn += int(draw_card(game, seat) != NO_CARD)
    if drawn > 0:
        tell(game, Told.DREW, seat, drawn, 0)


@rule
def discard(game: State, card: int) -> None:
    """BNG-10. Onto the discard pile, for all to see."""
    game.where[card] = Zone.DISCARDS
    game.discard[game.discards] = card
    game.discards += 1
    forget(game, card)


@rule
def discard_from_hand(game: State, seat: Seat, card: int) -> None:
    """Out of a hand onto the discard pile."""
    leave_hand(game, seat, card)
    discard(game, card)


@rule
def lay(game: State, spot: Spot, card: int) -> None:
    """BNG-28. In front of a character, for all to see."""
    game.where[card] = Zone.IN_PLAY
    game.in_play[spot, SLOT[KIND[card]]] = card
    forget(game, card)


@rule
def lift(game: State, spot: Spot, slot: int) -> int:
    """A card in play leaves its place; the caller says where it goes."""
    card = int(game.in_play[spot, slot])
    game.in_play[spot, slot] = NO_CARD
    return card


@rule
def lies_before(game: State, card: int, spot: Spot) -> bool:
    """Whether the card is in play in front of this character."""
    return SLOT[KIND[card]] >= 0 and game.in_play[spot, SLOT[KIND[card]]] == card


@rule
def hand_of(game: State, seat: Seat) -> tuple[int, int]:
    """The cards of a hand as two sets, since they are too many for one: those below HALF, and those from there on."""
    low, high = 0, 0
    for card in range(HALF):
        low |= int(game.where[card] == seat) << card
        high |= int(game.where[HALF + card] == seat) << card
    return low, high


@rule
def random_card(game: State, seat: Seat) -> int:
    """BNG-41. Any card of a hand that is not empty, every one equally likely."""
    nth = pick(game.luck, int(game.hand_size[seat]))
    for card in range(CARDS):
        if game.where[card] == seat:
            nth -= 1
            if nth < 0:
                return card
    return NO_CARD


@rule
def hand_over(game: State, owner: Seat, taker: Seat, card: int) -> None:
    """A card goes from hand to hand, unseen by the others."""
    change_hands(game, owner, taker, card)
    see_robbery(game, owner, taker, card)


@rule
def inherit_hand(game: State, owner: Seat, heir: Seat) -> None:
    """A whole hand goes over."""
    see_inheritance(game, owner, heir)
    for card in range(CARDS):
        if game.where[card] == owner:
            change_hands(game, owner, heir, card)
            see_inherited(game, owner, heir, card)
            whisper(game, Told.INHERITED_WHICH, heir, card, owner)


@rule
def change_hands(game: State, owner: Seat, taker: Seat, card: int) -> None:
    """Out of one hand, into another."""
    game.where[card] = taker
    game.hand_size[owner] -= 1
    game.hand_size[taker] += 1
