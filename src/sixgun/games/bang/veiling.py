"""What a viewer knows of a single card."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from .state import State
from .stock import EVERYBODY
from .words import SEATS, Zone


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
