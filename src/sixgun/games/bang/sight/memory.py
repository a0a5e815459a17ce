"""What everybody can tell of hidden cards, kept up to date as cards move.

`known`: who knows where a card is. `held`: who knows that it is in some hand and not in the pile. `suspects` and
`rumour`: whose hand that may be, as everybody can tell, or as those can who once knew. `fresh`, `drew` and `old`: what
follows from a reshuffle, since every discard was seen.
"""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..state import State
from ..words import CARDS, SEATS

EVERYBODY = 7  # the bit of `known` and `held` that stands for all seats and for spectators
ALL_EYES = (1 << (EVERYBODY + 1)) - 1
UNTOLD = -1  # of `old`: nobody can say how many


@rule
def forget(game: State, card: int) -> None:
    """A card that everybody sees is no secret: nothing need be remembered of it."""
    game.known[card] = 0
    game.held[card] = 0
    game.suspects[card] = 0
    game.rumour[card] = 0
    game.fresh[card] = 0


@rule
def only_one_knows(game: State, seat: Seat, card: int) -> None:
    """A card that one player looks at."""
    game.known[card] = 1 << int(seat)


@rule
def see_entering(game: State, seat: Seat, card: int, eyes: int) -> None:
    """A card has come into a hand, and everybody sees into whose; `eyes` are those who know which card."""
    know_in_hand(game, seat, card, eyes)
    game.suspects[card] = 1 << int(seat)
    game.rumour[card] = 1 << int(seat)


@rule
def know_in_hand(game: State, seat: Seat, card: int, eyes: int) -> None:
    """Who knows that a card is in this hand: its owner, and the `eyes`."""
    game.known[card] = int(eyes) | (1 << int(seat))
    game.held[card] |= game.known[card]
    if has(game.held[card], EVERYBODY) and game.old[seat] != UNTOLD:
        game.old[seat] += 1


@rule
def see_leaving(game: State, seat: Seat, card: int) -> None:
    """A card has left a hand; of an empty hand everything is known."""
    if game.hand_size[seat] == 0:
        game.old[seat] = 0
    elif has(game.held[card], EVERYBODY) and game.old[seat] != UNTOLD:
        game.old[seat] -= 1


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
def has_drawn(game: State, seat: Seat) -> None:
    """This hand may hold cards of the new pile."""
    game.drew |= 1 << int(seat)


@rule
def drew_if_the_owner_did(game: State, owner: Seat, taker: Seat) -> None:
    """Whoever takes a card from a hand that has drawn may hold one of the new pile too."""
    game.drew |= int(has(game.drew, owner)) << int(taker)


@rule
def see_reshuffle(game: State) -> None:
    """The discards, which everybody has seen, become the new pile."""
    for card in range(CARDS):
        game.fresh[card] = 0
    for nth in range(game.discards):
        game.fresh[game.discard[nth]] = 1
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
def see_robbery(game: State, owner: Seat, taker: Seat, robbed: int) -> None:
    """A card has gone from hand to hand, unseen: what the others knew of that hand may be wrong now."""
    both = (1 << int(owner)) | (1 << int(taker))
    was_last = game.hand_size[owner] == 0
    all_or_none_old = game.old[owner] == 0 or game.old[owner] == game.hand_size[owner] + 1
    for card in range(CARDS):
        if not was_last and (game.where[card] == owner or card == robbed):
            game.known[card] &= both
        if has(game.suspects[card], owner):
            game.suspects[card] |= 1 << int(taker)
        if has(game.rumour[card], owner):
            game.rumour[card] |= 1 << int(taker)
    drew_if_the_owner_did(game, owner, taker)
    see_leaving(game, owner, robbed)
    know_in_hand(game, taker, robbed, int(game.known[robbed]) | both)
    if not all_or_none_old:  # nobody can tell which sort has gone over
        game.old[taker] = UNTOLD
        game.old[owner] = 0 if was_last else UNTOLD


@rule
def see_inheritance(game: State, owner: Seat, heir: Seat) -> None:
    """A whole hand is about to go over: whatever was said of the owner's hand is true of the heir's."""
    for card in range(CARDS):
        game.suspects[card] = succeeded(int(game.suspects[card]), owner, heir)
        game.rumour[card] = succeeded(int(game.rumour[card]), owner, heir)
    drew_if_the_owner_did(game, owner, heir)
    if game.old[owner] == UNTOLD:
        game.old[heir] = UNTOLD


@rule
def see_inherited(game: State, owner: Seat, heir: Seat, card: int) -> None:
    """A card of that hand has gone over: whoever knew it still does, and owner and heir know all."""
    see_leaving(game, owner, card)
    know_in_hand(game, heir, card, int(game.known[card]) | (1 << int(owner)))


@rule
def succeeded(seats: int, owner: Seat, heir: Seat) -> int:
    """A set of seats in which the heir has taken the owner's place."""
    return (seats & ~(1 << int(owner))) | (1 << int(heir)) if has(seats, owner) else seats
