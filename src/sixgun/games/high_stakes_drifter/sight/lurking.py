"""Abilities of concealed cards that have been set off and wait for their turn (flag `hidden`)."""

from __future__ import annotations

from sixgun.engine.abilities import NO_ROW, after_rows, first_row, has_flag, number_in
from sixgun.engine.luck import pick
from sixgun.engine.piles import HIDDEN
from sixgun.engine.rule import rule

from ..codes import Mark, When
from ..rules.slots import type_at
from ..state import State
from ..vocabulary import AT
from .guessing import first_of_type
from .veil import WAITING_CARD, WAITING_ROW, WAITING_SLOT


@rule
def imagine_waiting(game: State) -> None:
    """The card is one that has such an ability."""
    for nth in range(game.waits):
        if game.waiting[nth, WAITING_CARD] == HIDDEN:
            slot = int(game.waiting[nth, WAITING_SLOT])
            if game.kind[slot] == HIDDEN:
                card = card_that_lurks(game, type_at(game, slot))
                game.kind[slot] = card
                game.printed[slot] = card
            game.waiting[nth, WAITING_CARD] = game.kind[slot]
            game.waiting[nth, WAITING_ROW] = row_that_lurks(game, int(game.kind[slot]))


@rule
def card_that_lurks(game: State, card_type: int) -> int:
    """Any card of the type that can be set off while it is concealed."""
    chosen, found = first_of_type(game, card_type), 0
    for card in range(first_of_type(game, card_type), first_of_type(game, card_type + 1)):
        if row_that_lurks(game, card) != NO_ROW:
            found += 1
            if pick(game.luck, found) == 0:
                chosen = card
    return chosen


@rule
def row_that_lurks(game: State, card: int) -> int:
    """HSD-67, HSD-R96. Its first clause that is set off face down; NO_ROW for none."""
    for row in range(first_row(game, card), after_rows(game, card)):
        when = number_in(game, row, AT.trigger)
        used = when == When.GEAR or when == When.FORTUNE  # by its player, so it never waits unseen
        if has_flag(game, row, AT.flags, Mark.HIDDEN) and not used and when != When.STATIC and when != When.THEN:
            return row
    return NO_ROW
