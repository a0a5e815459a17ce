"""Who knows what a card on the table is."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..matters import EFFECT
from ..rules.slots import is_taken, knows_card
from ..state import State
from ..words import TABLE, Phase

WAITING_SLOT, WAITING_CARD, WAITING_ROW = 1, 2, 3  # in a row of `waiting`
EVERYBODY = -1  # in `knows`: the card once lay face up
_FIELDS = EFFECT._fields  # where the parts stand in a row of the agenda
_KIND, _SLOT, _PHASE = _FIELDS.index("kind"), _FIELDS.index("slot"), _FIELDS.index("phase")


@rule
def is_known(game: State, viewer: Seat, slot: int) -> bool:
    """HSD-R8. Revealed, one's own, looked at, once face up before all eyes, or used openly right now."""
    return knows_card(game, viewer, slot) or game.knows[slot] == EVERYBODY or is_at_work(game, slot)


@rule
def is_at_work(game: State, slot: int) -> bool:
    """HSD-67. Whoever uses an ability says what it does, even if the card stays face down."""
    for nth in range(game.matters):
        if game.agenda[nth, _KIND] == EFFECT.kind and game.agenda[nth, _SLOT] == slot:
            if game.agenda[nth, _PHASE] != Phase.MAY:
                return True
    return False


@rule
def is_secret(game: State, viewer: Seat, source: int) -> bool:
    """Whether an ability comes from a concealed card that the viewer does not know; a card that has left is known."""
    return 0 <= source < TABLE and is_taken(game, source) and not is_known(game, viewer, source)
