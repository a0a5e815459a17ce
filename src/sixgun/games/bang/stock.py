"""Cards on the move: draw pile, discard pile, hands, cards in play; and who knows where they are."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.luck import pick
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from .deck import KIND, SLOT
from .matters import murmur, say
from .state import State
from .words import CARDS, SEATS, Spot, Told, Zone

EVERYBODY = 7  # the bit of `known` and `held` that stands for all seats and for spectators
ALL_EYES = (1 << (EVERYBODY + 1)) - 1
UNTOLD = -1  # of `old`: nobody can say how many


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
def renew_pile(game: State) -> None:
    """BNG-24, BNG-25, BNG-R48. As soon as the pile is empty the discards become the new one."""
    if game.pile > 0 or game.discards == 0:
        return
    say(game, Told.RESHUFFLED, NOBODY, game.discards, 0)
    game.pile = game.discards
    for card in range(CARDS):
        game.fresh[card] = 0
    for nth in range(game.discards):
        game.where[game.discard[nth]] = Zone.PILE
        game.fresh[game.discard[nth]] = 1
        game.discard[nth] = NO_CARD
    game.discards = 0
    game.drew = 0
    if game.looked_at == 0:  # what Kit Carlson looks at may go back to the pile, and nobody else can tell which
        remember_hands(game)


@rule
def remember_hands(game: State) -> None:
    """Every discard was seen, so everybody knows what is in the new pile; all other cards out of sight are in hands."""
    holders = 0
    for seat in range(game.seats):
        holders |= int(game.hand_size[seat] > 0) << seat
        game.old[seat] = game.hand_size[seat]
    for card in range(CARDS):
        if game.where[card] < SEATS and not has(game.held[card], EVERYBODY):
            game.held[card] |= 1 << EVERYBODY
            game.suspects[card] = holders


@rule
def enter_hand(game: State, seat: Seat, card: int, eyes: int) -> None:
    """A card comes into a hand; `eyes` are those who know which."""
    game.where[card] = seat
    game.hand_size[seat] += 1
    game.known[card] = int(eyes) | (1 << int(seat))
    game.held[card] |= game.known[card]
    game.suspects[card] = 1 << int(seat)
    game.rumour[card] = 1 << int(seat)
    if has(game.held[card], EVERYBODY) and game.old[seat] != UNTOLD:
        game.old[seat] += 1


@rule
def leave_hand(game: State, seat: Seat, card: int) -> None:
    """A card leaves a hand; the caller says where it goes."""
    game.hand_size[seat] -= 1
    if game.hand_size[seat] == 0:
        game.old[seat] = 0
    elif has(game.held[card], EVERYBODY) and game.old[seat] != UNTOLD:
        game.old[seat] -= 1


@rule
def draw_card(game: State, seat: Seat) -> int:
    """The top card of the pile into a hand, unseen by the others; NO_CARD when there is none."""
    card = take_top(game)
    if card != NO_CARD:
        game.drew |= 1 << int(seat)
        enter_hand(game, seat, card, game.known[card])  # whoever put it on top knows who has it now
        murmur(game, Told.GOT, seat, card, 0)
        renew_pile(game)
    return card


@rule
def draw_cards(game: State, seat: Seat, count: int) -> None:
    """So many cards from the pile, as far as there are any."""
    drawn = 0
    for _ in range(count):
        drawn += int(draw_card(game, seat) != NO_CARD)
    if drawn > 0:
        say(game, Told.DREW, seat, drawn, 0)


@rule
def show_card(game: State, seat: Seat, card: int) -> None:
    """A card of a hand is shown to everybody."""
    if not has(game.held[card], EVERYBODY) and game.old[seat] != UNTOLD:
        game.old[seat] += 1
    game.known[card] = ALL_EYES
    game.held[card] = ALL_EYES
    game.suspects[card] = 1 << int(seat)
    game.rumour[card] = 1 << int(seat)


@rule
def discard(game: State, card: int) -> None:
    """BNG-10. Onto the discard pile, for all to see."""
    game.where[card] = Zone.DISCARDS
    game.discard[game.discards] = card
    game.discards += 1
    forget(game, card)


@rule
def forget(game: State, card: int) -> None:
    """A card that everybody sees is no secret: nothing need be remembered of it."""
    game.known[card] = 0
    game.held[card] = 0
    game.suspects[card] = 0
    game.rumour[card] = 0
    game.fresh[card] = 0


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
    """A card goes from hand to hand, unseen by the others; what they knew of that hand may be wrong now."""
    both = (1 << int(owner)) | (1 << int(taker))
    is_last = game.hand_size[owner] == 1
    all_or_none_old = game.old[owner] == 0 or game.old[owner] == game.hand_size[owner]
    if not is_last:
        for other in range(CARDS):
            if game.where[other] == owner:
                game.known[other] &= both
    eyes = int(game.known[card]) | both
    for other in range(CARDS):
        if has(game.suspects[other], owner):
            game.suspects[other] |= 1 << int(taker)
        if has(game.rumour[other], owner):
            game.rumour[other] |= 1 << int(taker)
    suspects, rumour = int(game.suspects[card]), int(game.rumour[card])
    game.drew |= int(has(game.drew, owner)) << int(taker)
    leave_hand(game, owner, card)
    enter_hand(game, taker, card, eyes)
    game.suspects[card] = suspects
    game.rumour[card] = rumour
    if not all_or_none_old:
        game.old[taker] = UNTOLD
        game.old[owner] = 0 if is_last else UNTOLD


@rule
def inherit_hand(game: State, owner: Seat, heir: Seat) -> None:
    """A whole hand goes over: whoever knew a card of it still does, and owner and heir know all."""
    old = int(game.old[owner])
    game.drew |= int(has(game.drew, owner)) << int(heir)
    for card in range(CARDS):
        suspects = succeeded(int(game.suspects[card]), owner, heir)
        rumour = succeeded(int(game.rumour[card]), owner, heir)
        if game.where[card] == owner:
            leave_hand(game, owner, card)
            enter_hand(game, heir, card, int(game.known[card]) | (1 << int(owner)))
            murmur(game, Told.INHERITED_WHICH, heir, card, owner)
        game.suspects[card] = suspects
        game.rumour[card] = rumour
    if old == UNTOLD:
        game.old[heir] = UNTOLD


@rule
def succeeded(seats: int, owner: Seat, heir: Seat) -> int:
    """A set of seats in which the heir has taken the owner's place."""
    return (seats & ~(1 << int(owner))) | (1 << int(heir)) if has(seats, owner) else seats
