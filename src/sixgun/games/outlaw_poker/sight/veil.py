"""Who knows what: the veil over a game."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.luck import WORDS
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import veil_story

from ..state import State
from ..words import SLOTS


@rule
def veil(game: State, viewer: Seat) -> None:
    """Erase what `viewer` may not know. Erased cards are counted among the unseen ones they came from."""
    for word in range(WORDS):
        game.luck[word] = 0
    for seat in range(game.seats):
        if seat != viewer and game.outlaw[seat] != NO_CARD:
            game.outlaw[seat] = HIDDEN
        veil_grid(game, seat, viewer)
    if game.from_discards == 0 and game.to_act != viewer:
        veil_drawn_cards(game)
    veil_story(game, viewer)


@rule
def veil_grid(game: State, seat: Seat, viewer: Seat) -> None:
    """OP-09, OP-R26. Card backs, but for what the viewer has looked at."""
    unseen = game.backs if game.rebuilds > 0 else game.deck
    for slot in range(SLOTS):
        card = int(game.grid[seat, slot])
        if card >= 0 and not has(game.up[seat], slot) and not knows(game, seat, slot, viewer):
            unseen[card] += 1
            game.grid[seat, slot] = HIDDEN


@rule
def knows(game: State, seat: Seat, slot: int, viewer: Seat) -> bool:
    """Whether the viewer has looked at this face-down card."""
    return viewer != NOBODY and has(game.seen_by[seat, slot], viewer)


@rule
def veil_drawn_cards(game: State) -> None:
    """What somebody else holds out of the Deck.

    If the Deck was rebuilt in the middle of the drawing, the earlier cards are of the older lot of unseen cards. Where
    that lot was itself a rebuilt Deck, drawn to its end, everybody can tell which cards they are, but not their order.
    """
    early = int(game.before_rebuild)
    for nth in range(game.in_hand):
        card = int(game.drawn[nth])
        if nth < early and game.rebuilds > 1:
            sort_in(game, nth)
        elif card >= 0:
            unseen = game.backs if nth < early else game.deck
            unseen[card] += 1
            game.drawn[nth] = HIDDEN


@rule
def sort_in(game: State, nth: int) -> None:
    """Move a drawn card forward to where it belongs among those before it."""
    while nth > 0 and game.drawn[nth] < game.drawn[nth - 1]:
        card = game.drawn[nth]
        game.drawn[nth] = game.drawn[nth - 1]
        game.drawn[nth - 1] = card
        nth -= 1
