"""Jails and what lies on them: who beats whom, where a card may go, what a gang is worth."""

from __future__ import annotations

from sixgun.engine.bits import has, size
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from .state import State
from .words import ALL_CELLS, CELLS, JAIL_KINDS, SEATS

EMPTY = 1 << NO_CARD - HIDDEN  # an empty cell as a set of faces


@rule
def beats(game: State, card: int, other: int) -> bool:
    """CAL-23, CAL-24, CAL-64 to CAL-66. One relation serves covering and defending (CAL-R3)."""
    return has(game.beats[card], other)


@rule
def duels(game: State, card: int) -> bool:
    """CAL-61. A Gunslinger may defend against its own kind."""
    return has(game.duels, card)


@rule
def is_locked(game: State, seat: Seat, cell: int) -> bool:
    """CAL-53."""
    return has(game.locked[seat], cell)


@rule
def has_defended(game: State, seat: Seat, cell: int) -> bool:
    """CAL-R14. Each card may be Defender only once a turn."""
    return has(game.defended[seat], cell)


@rule
def frozen_cells(game: State, seat: Seat) -> int:
    """CAL-R17. The cells of a jail where a card has arrived and is not answered yet."""
    cells = 0
    for attack in range(game.attacks):
        place = int(game.attack_at[attack])
        if place // CELLS == seat:
            cells |= 1 << place % CELLS
    return cells


@rule
def cells_with(game: State, seat: Seat, faces: int) -> int:
    """The cells of a jail that show one of `faces`: bit 0 is HIDDEN, bit 1 NO_CARD, then come the types."""
    cells = 0
    for cell in range(CELLS):
        face = int(game.jail[seat, cell]) - HIDDEN
        cells |= ((faces >> face) & 1) << cell
    return cells


@rule
def empty_cells(game: State, seat: Seat) -> int:
    """The cells of a jail without a prisoner."""
    return cells_with(game, seat, EMPTY)


@rule
def is_full(game: State, seat: Seat) -> bool:
    """CAL-18. Locked cards fill their cells too (CAL-R11)."""
    return empty_cells(game, seat) == 0


@rule
def closed_places(game: State, sender: Seat) -> int:
    """CAL-19, CAL-22, CAL-R17. Places nothing can be sent to: locked, frozen, or in the sender's own jail."""
    places = -1 << int(game.seats) * CELLS | ALL_CELLS << int(sender) * CELLS
    for seat in range(SEATS):
        places |= int(game.locked[seat]) << seat * CELLS
    for attack in range(game.attacks):
        places |= 1 << int(game.attack_at[attack])
    return places


@rule
def places_for(game: State, card: int, closed: int) -> int:
    """CAL-23. The places a card may be sent to: an empty cell, or over a lower card."""
    may_cover = (int(game.beats[card]) << -HIDDEN) | EMPTY
    places = 0
    for seat in range(SEATS):  # a fixed number of turns, which the compiler unrolls
        places |= cells_with(game, seat, may_cover) << seat * CELLS
    return places & ~closed


@rule
def cells_of(places: int, seat: Seat) -> int:
    """The part of a set of places that lies in one jail, as a set of cells."""
    return (places >> int(seat) * CELLS) & ALL_CELLS


@rule
def takes_a_pair(game: State, places: int) -> bool:
    """CAL-R15. A pair needs two of the places in one jail."""
    for seat in range(game.seats):
        if size(cells_of(places, seat)) >= 2:
            return True
    return False


@rule
def jail_bounty(game: State, seat: Seat) -> int:
    """CAL-41. Each gang by its size, locked cards included (CAL-21); hands are worth nothing (CAL-11)."""
    bounty = 0
    for kind in range(JAIL_KINDS):
        gang = 0
        for cell in range(CELLS):
            if game.jail[seat, cell] == kind:
                gang += 1
        if gang > 0:
            bounty += int(game.bounty[kind, gang - 1])
    return bounty
