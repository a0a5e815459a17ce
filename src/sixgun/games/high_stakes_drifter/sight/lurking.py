"""Abilities of concealed cards that wait for their turn, or for a yes or no (flag `hidden`): which they may be."""

from __future__ import annotations

from sixgun.engine.abilities import NO_ROW, after_rows, first_row, number_in
from sixgun.engine.agenda import kind_on_top, part, put
from sixgun.engine.luck import pick
from sixgun.engine.piles import HIDDEN
from sixgun.engine.rule import rule

from ..codes import Mark, When
from ..matters import EFFECT
from ..rules.slots import type_at
from ..state import State
from ..vocabulary import AT
from .guessing import first_of_type
from .knowing import WAITING_CARD, WAITING_ROW, WAITING_SLOT

_SET_OFF = int(Mark.HIDDEN)
_ASKED = int(Mark.HIDDEN | Mark.MAY)


@rule
def imagine_abilities(game: State) -> None:
    """The cards are such that have such an ability."""
    if kind_on_top(game) == EFFECT.kind and part(game, EFFECT.row) == HIDDEN:
        card = settle_card(game, part(game, EFFECT.slot), _ASKED)
        put(game, EFFECT.card, card)
        put(game, EFFECT.row, row_that_lurks(game, card, _ASKED))
    for nth in range(game.waits):
        if game.waiting[nth, WAITING_ROW] == HIDDEN:
            card = settle_card(game, int(game.waiting[nth, WAITING_SLOT]), _SET_OFF)
            game.waiting[nth, WAITING_CARD] = card
            game.waiting[nth, WAITING_ROW] = row_that_lurks(game, card, _SET_OFF)


@rule
def settle_card(game: State, slot: int, flags: int) -> int:
    """What the card in a slot is, from now on if it has been open."""
    if game.kind[slot] == HIDDEN:
        card = card_that_lurks(game, type_at(game, slot), flags)
        game.kind[slot] = card
        game.printed[slot] = card
    return int(game.kind[slot])


@rule
def card_that_lurks(game: State, card_type: int, flags: int) -> int:
    """Any card of the type that can be set off while it is concealed."""
    chosen, found = first_of_type(game, card_type), 0
    for card in range(first_of_type(game, card_type), first_of_type(game, card_type + 1)):
        if row_that_lurks(game, card, flags) != NO_ROW:
            found += 1
            if pick(game.luck, found) == 0:
                chosen = card
    return chosen


@rule
def row_that_lurks(game: State, card: int, flags: int) -> int:
    """HSD-67, HSD-R96. Its first clause with these flags that is set off face down; NO_ROW for none."""
    for row in range(first_row(game, card), after_rows(game, card)):
        when = number_in(game, row, AT.trigger)
        used = when == When.GEAR or when == When.FORTUNE  # by its player, so it never waits unseen
        if number_in(game, row, AT.flags) & flags == flags and not used and when != When.STATIC:
            return row
    return NO_ROW
