"""What is hidden from whom."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.luck import WORDS
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import veil_story

from ..state import MOST_ON_TOP, State
from ..words import CARDS, NO_ROLE, SEATS, Zone
from .memory import EVERYBODY


@rule
def veil(game: State, viewer: Seat) -> None:
    """Erase what `viewer` may not know; hidden cards are UNSEEN, in the pile or in a hand."""
    for word in range(WORDS):
        game.luck[word] = 0
    for seat in range(game.seats):
        if seat != viewer and not has(game.shown, seat) and game.role[seat] != NO_ROLE:
            game.role[seat] = HIDDEN
        if seat != viewer:
            game.choice[seat] = NO_CARD
    if viewer == NOBODY or viewer != game.turn:
        game.locked = 0
    veil_top(game, viewer)
    for card in range(CARDS):
        veil_card(game, viewer, card)
    veil_story(game, viewer)


@rule
def veil_top(game: State, viewer: Seat) -> None:
    """BNG-141. Whoever put a card back on top knows it; for the others the pile is just a pile."""
    if game.tops > 0 and not has(game.known[game.on_top[0]], viewer if viewer != NOBODY else EVERYBODY):
        for place in range(MOST_ON_TOP):
            game.on_top[place] = NO_CARD
        game.tops = 0


@rule
def eyes_of(viewer: Seat) -> int:
    """The bits of `known` and `held` that tell this viewer something."""
    return (1 << EVERYBODY) | (1 << int(viewer) if viewer != NOBODY else 0)


@rule
def veil_card(game: State, viewer: Seat, card: int) -> None:
    """A card and what is known of it, as far as the viewer knows."""
    eyes = eyes_of(viewer)
    zone = game.where[card]
    hidden = zone == Zone.PILE or zone == Zone.TOP or zone == Zone.LOOKED_AT or zone < SEATS
    if hidden and zone != viewer and int(game.known[card]) & eyes == 0:
        game.where[card] = Zone.UNSEEN
    game.known[card] &= eyes
    game.held[card] &= eyes
    if game.where[card] == Zone.UNSEEN:
        game.suspects[card] &= -int(has(game.held[card], EVERYBODY))
        game.rumour[card] &= -int(viewer != NOBODY and has(game.held[card], viewer))
