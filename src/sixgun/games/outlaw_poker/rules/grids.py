"""Grids: what lies face up, what is in reach, turning cards up, and the lock of the Iron Hand."""

from __future__ import annotations

from sixgun.engine.bits import has, size
from sixgun.engine.piles import HIDDEN, draw
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell

from ..state import State
from ..words import ALL_SLOTS, IRON_HAND, ROWS, SLOTS, Told


@rule
def place_of(seat: Seat, slot: int) -> int:
    """The number of a slot among all slots of the table."""
    return int(seat) * SLOTS + slot


@rule
def face_down(game: State, seat: Seat) -> int:
    """OP-08, OP-R14. The face-down slots of a grid; all of them are in columns 2 to 4."""
    return ALL_SLOTS & ~int(game.up[seat])


@rule
def cards_face_down(game: State, seat: Seat) -> int:
    """How many cards a player has still to turn."""
    return size(face_down(game, seat))


@rule
def reachable(game: State, seat: Seat) -> int:
    """OP-31, OP-32, OP-R9. A locked Iron Hand is out of everybody's reach; every other slot is in it (OP-R15)."""
    return ALL_SLOTS & ~IRON_HAND if game.locked[seat] == 1 else ALL_SLOTS


@rule
def reachable_face_up(game: State, seat: Seat) -> int:
    """The face-up slots that something can still happen to."""
    return reachable(game, seat) & int(game.up[seat])


@rule
def is_up(game: State, seat: Seat, slot: int) -> bool:
    """Whether a slot lies face up."""
    return has(game.up[seat], slot)


@rule
def touch(game: State, seat: Seat, slot: int) -> None:
    """OP-31, OP-R8, OP-R11. The owner's first own choice in columns 2 to 4 locks the Iron Hand."""
    if slot >= ROWS and game.locked[seat] == 0:
        game.locked[seat] = 1
        tell(game, Told.LOCKED, seat, 0, 0)


@rule
def look_under(game: State, seat: Seat, slot: int) -> int:
    """The card in a slot; an untouched face-down one is drawn from the unseen cards now."""
    if game.grid[seat, slot] == HIDDEN:
        unseen = game.backs if game.rebuilds > 0 else game.deck
        game.grid[seat, slot] = draw(unseen, game.luck)
    return int(game.grid[seat, slot])


@rule
def lay(game: State, seat: Seat, slot: int, card: int) -> None:
    """Put a card face up into a slot."""
    game.grid[seat, slot] = card
    game.up[seat] |= 1 << slot
    game.seen_by[seat, slot] = 0


@rule
def turn_up(game: State, seat: Seat, slot: int) -> int:
    """OP-20. A card is turned face up for everybody."""
    card = look_under(game, seat, slot)
    lay(game, seat, slot, card)
    return card
