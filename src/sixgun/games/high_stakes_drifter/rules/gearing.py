"""The gear step: concealed gear is announced one after the other and turned up together."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.windows import next_to_ask

from ..codes import Act
from ..state import State
from ..words import NO_SLOT, Stage, Told
from .money import money_to_pot
from .revealing import turn_up_together
from .saying import tell
from .shootouts import start_asking
from .slots import clear_set, is_up, put_in_set
from .standing import is_forbidden, is_permitted


@rule
def may_reveal(game: State, seat: Seat, slot: int) -> bool:
    """HSD-123. A concealed gear card on the player's own dude in the shootout, unless an ability forbids it."""
    dude = int(game.fighter[seat])
    if game.host[slot] != dude or is_up(game, slot):
        return False
    return not is_forbidden(game, Act.REVEAL_GEAR, seat, slot) and not is_forbidden(game, Act.REVEAL_GEAR, seat, dude)


@rule
def has_gear_to_reveal(game: State, seat: Seat) -> bool:
    """Whether there is one."""
    for nth in range(game.lying):
        if may_reveal(game, seat, int(game.order[nth])):
            return True
    return False


@rule
def is_barred(game: State, seat: Seat) -> bool:
    """HSD-127, HSD-R106. Whoever chose not to reveal gear is not asked again, unless an ability permits it."""
    return has(game.barred, seat) and not is_permitted(game, Act.REVEAL_GEAR, seat, NO_SLOT)


@rule
def go_on_announcing(game: State) -> None:
    """HSD-124, HSD-R46. The next player; one with no gear to reveal counts as choosing not to."""
    seat = next_to_ask(game.fighting, game.answered, int(game.asked), game.seats)
    if seat == NOBODY:
        close_announcements(game)
        return
    game.asked = seat
    if not is_barred(game, seat) and has_gear_to_reveal(game, seat):
        game.to_act = seat
    else:
        game.answered |= 1 << seat
        game.barred |= 1 << seat


@rule
def announce(game: State, slot: int) -> None:
    """HSD-124. Everybody sees which card, nobody yet what it is; the chips on it go to the pot."""
    seat = int(game.to_act)
    game.announced[seat] = slot
    game.answered |= 1 << seat
    money_to_pot(game, slot)
    tell(game, Told.ANNOUNCED, seat, slot, 0)


@rule
def reveal_none(game: State) -> None:
    """HSD-127."""
    seat = int(game.to_act)
    game.answered |= 1 << seat
    game.barred |= 1 << seat
    tell(game, Told.REVEALS_NONE, seat, 0, 0)


@rule
def close_announcements(game: State) -> None:
    """HSD-125, HSD-126, HSD-128. What was announced is turned up together; if nothing was, fortune cards follow."""
    clear_set(game.turned)
    revealed = 0
    for seat in range(game.seats):
        if game.announced[seat] != NO_SLOT:
            put_in_set(game.turned, int(game.announced[seat]))
            game.announced[seat] = NO_SLOT
            revealed += 1
    if revealed > 0:
        game.gear_steps = min(int(game.gear_steps) + 1, 100)
        game.stage = Stage.TURN_UP
        turn_up_together(game)
    else:
        start_asking(game)
        game.stage = Stage.FORTUNE
