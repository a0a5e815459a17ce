"""Effects that have been set off and wait for their turn (HSD-R61).

What one effect sets off, or one moment of the game, waits in clockwise order from the player with whom effects start,
behind everything that waited before. A row has the seat (with a mark while its group is still growing), the card (see
sources.py), what it was, and the clause (below zero when the card has just been turned up).
"""

from __future__ import annotations

from sixgun.engine.abilities import NO_ROW, after_rows, find_row, first_row, number_in
from sixgun.engine.agenda import open_matter, put
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat, steps_clockwise

from ..matters import EFFECT
from ..state import State
from ..vocabulary import AT
from ..words import MOST_CHAIN, MOST_WAITING, SEATS
from .money import ring_start
from .slots import in_street, is_dude, is_fortune, is_gear, is_in_set, owner_at
from .sources import face_fits, has_abilities, is_used
from .standing import is_blank

_SEAT, _SLOT, _CARD, _ROW = range(4)
_PARTS = 4
_NEW = SEATS  # added to the seat of an effect whose group is still growing


@rule
def set_off(game: State, when: int, slot: int) -> None:
    """HSD-R96. Every ability of a card with this trigger that may act now, as printed."""
    if not has_abilities(game, slot):
        return
    kind = int(game.kind[slot])
    for row in range(first_row(game, kind), after_rows(game, kind)):
        if may_act(game, row, when, slot):
            line_up(game, row, slot, place_for(game, owner_at(game, slot)), _NEW)


@rule
def may_act(game: State, row: int, when: int, slot: int) -> bool:
    """Face up, or face down for `hidden`; not blanked, and a #1 not yet used."""
    if number_in(game, row, AT.trigger) != when or not face_fits(game, row, slot):
        return False
    return not is_used(game, slot, int(game.kind[slot]), row) and not is_blank(game, slot)


@rule
def place_for(game: State, seat: Seat) -> int:
    """Behind everything of the same group that belongs to this player or to one before in the circle."""
    start, place = ring_start(game), int(game.waits)
    steps = steps_clockwise(start, seat, game.seats)
    while place > 0 and game.waiting[place - 1, _SEAT] >= _NEW:
        other = int(game.waiting[place - 1, _SEAT]) - _NEW
        if steps_clockwise(start, other, game.seats) <= steps:
            return place
        place -= 1
    return place


@rule
def line_up(game: State, row: int, slot: int, place: int, mark: int) -> None:
    """An effect takes its place, marked if its group may still grow; when too many wait it is dropped."""
    if game.waits >= MOST_WAITING:
        return
    for nth in range(int(game.waits), place, -1):
        for part in range(_PARTS):
            game.waiting[nth, part] = game.waiting[nth - 1, part]
    game.waiting[place, _SEAT] = owner_at(game, slot) + mark
    game.waiting[place, _SLOT] = slot
    game.waiting[place, _CARD] = game.kind[slot]
    game.waiting[place, _ROW] = -row - 1 if is_in_set(game.turned, slot) else row
    game.waits += 1


@rule
def set_off_with(game: State, when: int, dude: int) -> None:
    """HSD-R95. The dude, its gear in the order played and, in the shootout, its player's fortune cards."""
    seat = owner_at(game, dude)
    set_off(game, when, dude)
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if is_gear(game, slot) and game.host[slot] == dude:
            set_off(game, when, slot)
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if is_fortune(game, slot) and owner_at(game, slot) == seat and game.fighter[seat] == dude:
            set_off(game, when, slot)


@rule
def set_off_all(game: State, when: int, seat: Seat) -> None:
    """HSD-R95. All cards of a player: the dude in the street with all that goes with it, then those in the saloon."""
    if not is_awaited(game, when):
        return
    for phase in range(2):
        for nth in range(game.lying):
            slot = int(game.order[nth])
            if is_dude(game, slot) and owner_at(game, slot) == seat and in_street(game, slot) == (phase == 0):
                set_off_with(game, when, slot)


@rule
def is_awaited(game: State, when: int) -> bool:
    """Whether some card on the table has an ability with this trigger; mostly none has, and there is nothing to do."""
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if has_abilities(game, slot) and find_row(game, int(game.kind[slot]), 0, AT.trigger, when) != NO_ROW:
            return True
    return False


@rule
def has_waiting(game: State) -> bool:
    """Whether an effect waits."""
    return game.waits > 0


@rule
def start_next(game: State) -> None:
    """HSD-R61. The first in line begins; after too many in one chain the rest is dropped."""
    if game.chain >= MOST_CHAIN:
        while game.waits > 0:
            drop_first(game)
        game.chain = 0
        return
    seat, row = int(game.waiting[0, _SEAT]) % _NEW, int(game.waiting[0, _ROW])
    slot, card = int(game.waiting[0, _SLOT]), int(game.waiting[0, _CARD])
    drop_first(game)
    for nth in range(game.waits):
        game.waiting[nth, _SEAT] = int(game.waiting[nth, _SEAT]) % _NEW
    open_effect(game, seat, slot, card, row if row >= 0 else -row - 1)
    put(game, EFFECT.turned, 0 if row >= 0 else 1)


@rule
def drop_first(game: State) -> None:
    """The line moves up."""
    last = int(game.waits) - 1
    for part in range(_PARTS):
        for nth in range(last):
            game.waiting[nth, part] = game.waiting[nth + 1, part]
        game.waiting[last, part] = 0
    game.waits = last


@rule
def open_effect(game: State, seat: Seat, slot: int, card: int, row: int) -> None:
    """An ability begins with one of its clauses."""
    game.chain += 1
    open_matter(game, EFFECT.kind)
    put(game, EFFECT.seat, seat)
    put(game, EFFECT.slot, slot)
    put(game, EFFECT.card, card)
    put(game, EFFECT.row, row)
    put(game, EFFECT.stat, -1)
