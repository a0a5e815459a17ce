"""Kicker chips: in a deck's stack, on a dude, or in a deadwood (HSD-36 to HSD-40)."""

from __future__ import annotations

from sixgun.engine.luck import pick
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..state import IN_DEADWOOD, State
from ..words import CHIPS_OUT, NO_SLOT, SIDES, ChipColour, Told
from .saying import tell


@rule
def chip_value(game: State, chip: int) -> int:
    """HSD-37. By its colour."""
    colour = int(game.chip_colour[chip])
    if colour == ChipColour.WHITE:
        return 1
    if colour == ChipColour.RED:
        return 5
    return 10 if colour == ChipColour.BLUE else 25


@rule
def chip_kind(game: State, nth: int) -> int:
    """Which kicker chip the nth one out is."""
    return int(game.chip[nth]) // SIDES


@rule
def chip_side(game: State, nth: int) -> int:
    """The side it shows."""
    return int(game.chip[nth]) % SIDES


@rule
def chips_value_on(game: State, dude: int) -> int:
    """The summed value of the kicker chips on a dude, whoever played them (HSD-R22)."""
    value = 0
    for nth in range(game.chips_out):
        if game.chip_on[nth] == dude:
            value += chip_value(game, chip_kind(game, nth))
    return value


@rule
def chips_on(game: State, dude: int) -> int:
    """How many kicker chips are on a dude."""
    count = 0
    for nth in range(game.chips_out):
        count += int(game.chip_on[nth] == dude)
    return count


@rule
def chips_add(game: State, dude: int, stat: int) -> int:
    """HSD-87. What the sides showing add to a stat of a dude."""
    change = 0
    for nth in range(game.chips_out):
        if game.chip_on[nth] == dude:
            kind, side = chip_kind(game, nth), chip_side(game, nth)
            if game.chip_stat[kind, side] == stat:
                change += int(game.chip_change[kind, side])
    return change


@rule
def has_room_for_chip(game: State) -> bool:
    """HSD-R118. Whether another kicker chip can leave its deck."""
    return game.chips_out < CHIPS_OUT


@rule
def lay_chip(game: State, seat: Seat, chip: int, dude: int) -> None:
    """HSD-54, HSD-87, HSD-R20. A chip of the stack is flipped and lies on the dude."""
    nth = int(game.chips_out)
    game.stack[seat, chip] -= 1
    side = int(pick(game.luck, SIDES))
    game.chip[nth] = chip * SIDES + side
    game.chip_on[nth] = dude
    game.chip_by[nth] = seat
    game.chips_out += 1
    tell(game, Told.KICKED, seat, chip * SIDES + side, dude)


@rule
def flip_chip(game: State, nth: int) -> None:
    """HSD-R20. Either side with equal chance."""
    side = int(pick(game.luck, SIDES))
    game.chip[nth] = chip_kind(game, nth) * SIDES + side
    tell(game, Told.FLIPPED, game.chip_by[nth], game.chip[nth], game.chip_on[nth])


@rule
def turn_chip(game: State, nth: int) -> None:
    """To its other side."""
    game.chip[nth] = chip_kind(game, nth) * SIDES + 1 - chip_side(game, nth)
    tell(game, Told.FLIPPED, game.chip_by[nth], game.chip[nth], game.chip_on[nth])


@rule
def take_chip_away(game: State, nth: int) -> None:
    """It goes back to the stack of its owner."""
    game.stack[game.chip_by[nth], chip_kind(game, nth)] += 1
    last = int(game.chips_out) - 1
    for later in range(nth, last):
        game.chip[later] = game.chip[later + 1]
        game.chip_on[later] = game.chip_on[later + 1]
        game.chip_by[later] = game.chip_by[later + 1]
    game.chip[last] = NO_CARD
    game.chip_on[last] = NO_SLOT
    game.chip_by[last] = NOBODY
    game.chips_out = last


@rule
def bury_chip(game: State, nth: int) -> None:
    """HSD-56, HSD-R21. To the deadwood of whoever played it."""
    tell(game, Told.CHIP_BURIED, game.chip_by[nth], chip_kind(game, nth), game.chip_on[nth])
    game.chip_on[nth] = IN_DEADWOOD


@rule
def bury_chips_on(game: State, dude: int) -> None:
    """Every kicker chip on a dude is buried."""
    for nth in range(game.chips_out):
        if game.chip_on[nth] == dude:
            bury_chip(game, nth)
