"""Who knows what a card on the table is."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..matters import EFFECT
from ..rules.slots import knows_card
from ..state import State

EVERYBODY = -1  # in `knows`: the card once lay face up
_KIND, _SLOT = (EFFECT._fields.index(name) for name in ("kind", "slot"))  # in a row of the agenda


@rule
def is_known(game: State, viewer: Seat, slot: int) -> bool:
    """HSD-R8. Revealed, one's own, looked at, once face up before all eyes, or used openly right now."""
    return knows_card(game, viewer, slot) or game.knows[slot] == EVERYBODY or is_at_work(game, slot)


@rule
def is_at_work(game: State, slot: int) -> bool:
    """HSD-67. Whoever uses an ability says what it does, even if the card stays face down."""
    for nth in range(game.matters):
        if game.agenda[nth, _KIND] == EFFECT.kind and game.agenda[nth, _SLOT] == slot:
            return True
    return False
