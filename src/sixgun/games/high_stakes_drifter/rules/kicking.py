"""Kicker chips played by an ability, and what stands in a chip's way (HSD-86 to HSD-90, vocabulary `kick`)."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, open_matter, part, put
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..codes import Act, When
from ..matters import KICKING
from ..state import State
from ..words import WhyNot
from .chips import chip_value, chips_value_on, has_room_for_chip, lay_chip
from .slots import is_up
from .standing import is_forbidden
from .totals import limit_of
from .waiting import set_off_with


@rule
def why_not_kick(game: State, seat: Seat, chip: int, dude: int) -> int:
    """HSD-86, HSD-88, HSD-89. Why a player cannot play a kicker chip on a dude."""
    if chip >= game.chips or game.stack[seat, chip] <= 0:
        return WhyNot.NO_SUCH_CHIP
    if not has_room_for_chip(game):
        return WhyNot.CHIPS_ARE_OUT
    if is_forbidden(game, Act.PLAY_KICKER, seat, dude):
        return WhyNot.FORBIDDEN
    if is_up(game, dude) and chips_value_on(game, dude) + chip_value(game, chip) > limit_of(game, dude):
        return WhyNot.OVER_THE_LIMIT
    return WhyNot.ALLOWED


@rule
def can_kick(game: State, seat: Seat, dude: int) -> bool:
    """HSD-R98. Whether some chip of a player's stack may be played on a dude."""
    for chip in range(game.chips):
        if why_not_kick(game, seat, chip, dude) == WhyNot.ALLOWED:
            return True
    return False


@rule
def kick(game: State, seat: Seat, chip: int, dude: int) -> None:
    """HSD-87. A kicker chip is played on a dude, by an action or by an ability."""
    lay_chip(game, seat, chip, dude)
    set_off_with(game, When.KICKED, dude)


@rule
def open_kicking(game: State, seat: Seat, dude: int) -> None:
    """Vocabulary `kick`: which chip?"""
    open_matter(game, KICKING.kind)
    put(game, KICKING.seat, seat)
    put(game, KICKING.dude, dude)


@rule
def settle_kicking(game: State) -> None:
    """The question, or nothing where no chip may be played (HSD-60)."""
    seat = part(game, KICKING.seat)
    if can_kick(game, seat, part(game, KICKING.dude)):
        game.to_act = seat
    else:
        close_matter(game)


@rule
def why_not_play_chip(game: State, chip: int) -> int:
    """Whether the chip that an ability asks for may be this one."""
    return why_not_kick(game, part(game, KICKING.seat), chip, part(game, KICKING.dude))


@rule
def play_chip(game: State, chip: int) -> None:
    """The answer."""
    seat, dude = part(game, KICKING.seat), part(game, KICKING.dude)
    close_matter(game)
    game.to_act = NOBODY
    game.took_place = 1
    kick(game, seat, chip, dude)
