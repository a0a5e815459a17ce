"""Cards that come to lie face up, or are turned down again."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..codes import When
from ..state import State
from ..words import TABLE, Told, Variant
from .chips import bury_chips_on, chips_value_on
from .ending import plays
from .leaving import bury_dude
from .money import money_to_pot, ring_start
from .saying import tell
from .scopes import is_in_street
from .slots import (
    clear_set,
    drop_from_set,
    is_dude,
    is_in_set,
    is_taken,
    is_up,
    owner_at,
    put_in_set,
    set_face,
)
from .totals import limit_of
from .waiting import set_off


@rule
def turn_up_one(game: State, slot: int) -> None:
    """Vocabulary `reveal`. A single card is turned up."""
    clear_set(game.turned)
    put_in_set(game.turned, slot)
    turn_up_together(game)


@rule
def turn_up_together(game: State) -> None:
    """HSD-125, HSD-135, HSD-R48. All of `turned` first; then kicker check, Tombstone, abilities in order."""
    for slot in range(TABLE):
        if is_in_set(game.turned, slot):
            set_face(game, slot, True)
            tell(game, Told.TURNED_UP, owner_at(game, slot), game.kind[slot], slot)
            if game.shootout == 1 and is_in_street(game, slot):
                money_to_pot(game, slot)  # HSD-R47
                game.stale = 1
    check_kicker_limits(game)
    bury_namesakes(game)
    seat = ring_start(game)
    for _ in range(game.seats):
        set_off_turned(game, seat)
        seat = (seat + 1) % int(game.seats)
    clear_set(game.turned)


@rule
def check_kicker_limits(game: State) -> None:
    """HSD-90, HSD-R22. A dude that is turned up with more kicker chips than it may carry loses them all."""
    for slot in range(TABLE):
        if is_in_set(game.turned, slot) and is_dude(game, slot):
            if chips_value_on(game, slot) > limit_of(game, slot):
                bury_chips_on(game, slot)


@rule
def set_off_turned(game: State, seat: Seat) -> None:
    """HSD-66, HSD-R48. The `reveal` and `turnup` abilities of a player's cards that have been turned up together."""
    fighter = int(game.fighter[seat])
    for phase in range(2):  # HSD-R95: the dude in the shootout and its gear first
        for nth in range(game.lying):
            slot = int(game.order[nth])
            first = slot == fighter or (fighter >= 0 and game.host[slot] == fighter)
            if is_in_set(game.turned, slot) and owner_at(game, slot) == seat and first == (phase == 0):
                set_off(game, When.REVEAL, slot)
                set_off(game, When.TURNUP, slot)


@rule
def comes_face_up(game: State, slot: int) -> None:
    """HSD-R18, HSD-R114. A card has entered face up: Tombstone, then its `reveal` abilities."""
    if game.shootout == 1 and is_in_street(game, slot):
        game.stale = 1
    clear_set(game.turned)
    put_in_set(game.turned, slot)
    bury_namesakes(game)
    if is_in_set(game.turned, slot):
        drop_from_set(game.turned, slot)
        set_off(game, When.REVEAL, slot)


@rule
def has_namesake(game: State, slot: int) -> bool:
    """HSD-199. Whether another revealed dude is the same one."""
    for other in range(TABLE):
        if other != slot and is_taken(game, other) and is_dude(game, other) and is_up(game, other):
            if game.kind[other] == game.kind[slot]:
                return True
    return False


@rule
def bury_namesakes(game: State) -> None:
    """HSD-199 to HSD-201, HSD-R91. Tombstone: of those just revealed, every dude that lies face up elsewhere too."""
    if not plays(game, Variant.TOMBSTONE):
        return
    doomed = 0
    for slot in range(TABLE):
        if is_in_set(game.turned, slot) and is_dude(game, slot) and has_namesake(game, slot):
            doomed += 1
            game.used[slot] |= 1 << 6  # marked, so that all are found before the first is buried
    for slot in range(TABLE):
        if doomed > 0 and is_taken(game, slot) and game.used[slot] >> 6 & 1 == 1:
            tell(game, Told.TWICE, owner_at(game, slot), game.kind[slot], slot)
            bury_dude(game, slot)


@rule
def turn_down(game: State, slot: int) -> None:
    """HSD-63. A revealed card is concealed; kicker chips and betting chips stay."""
    set_face(game, slot, False)
    tell(game, Told.TURNED_DOWN, owner_at(game, slot), game.kind[slot], slot)
