"""Cards that leave saloon and street: buried, or back to a hand."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..codes import When
from ..state import State
from ..words import NO_SLOT, Told
from .chips import bury_chips_on
from .lasting import forget_card
from .money import money_home, money_to_pot
from .piles import put_into_deadwood, put_into_hand
from .saying import tell
from .slots import clear_slot, in_street, is_dude, is_fortune, is_up, owner_at
from .waiting import set_off


@rule
def leave_fight(game: State, seat: Seat) -> None:
    """A player is out of the shootout; a lead bettor who leaves is replaced when the effects are done (HSD-R35)."""
    game.fighting &= ~(1 << int(seat))
    game.fighter[seat] = NO_SLOT
    if game.lead == seat:
        game.stale = 1


@rule
def take_off(game: State, slot: int) -> None:
    """The slot is given up, and nothing refers to the card any more."""
    forget_card(game, slot)
    clear_slot(game, slot)


@rule
def bury_card(game: State, slot: int) -> None:
    """HSD-56, HSD-R57. To the owner's deadwood; a dude takes its gear and kicker chips along."""
    if is_dude(game, slot):
        bury_dude(game, slot)
    else:
        bury_one(game, slot)


@rule
def bury_one(game: State, slot: int) -> None:
    """A single card; the chips on it return to its owner's stake."""
    seat = owner_at(game, slot)
    set_off(game, When.BURIED, slot)
    money_home(game, slot)
    tell(game, Told.BURIED, seat, game.printed[slot], slot)
    put_into_deadwood(game, seat, int(game.printed[slot]))
    take_off(game, slot)


@rule
def bury_dude(game: State, slot: int) -> None:
    """HSD-141, HSD-R9, HSD-R58. The dude, its gear by position, its kicker chips; its player leaves the shootout."""
    let_go(game, slot)
    bury_one(game, slot)
    bury_what_was_on(game, slot)


@rule
def let_go(game: State, slot: int) -> None:
    """HSD-R57, HSD-R58. A dude leaves the table: out of the street its chips go to the pot, and its player is out."""
    seat = owner_at(game, slot)
    if in_street(game, slot):
        money_to_pot(game, slot)
    if game.fighter[seat] == slot:
        leave_fight(game, seat)


@rule
def bury_what_was_on(game: State, dude: int) -> None:
    """Gear in the order played, then kicker chips; the slot of the dude is empty already."""
    gear = first_gear_on(game, dude)
    while gear != NO_SLOT:
        bury_one(game, gear)
        gear = first_gear_on(game, dude)
    bury_chips_on(game, dude)


@rule
def first_gear_on(game: State, dude: int) -> int:
    """The gear that was played first on a dude; NO_SLOT for none."""
    for nth in range(game.lying):
        if game.host[game.order[nth]] == dude:
            return int(game.order[nth])
    return NO_SLOT


@rule
def bury_revealed_gear(game: State, dude: int) -> None:
    """HSD-117, HSD-143. The gear on a dude that lies face up."""
    nth = 0
    while nth < game.lying:
        slot = int(game.order[nth])
        if game.host[slot] == dude and is_up(game, slot):
            bury_one(game, slot)
        else:
            nth += 1


@rule
def bury_fortune_cards(game: State) -> None:
    """HSD-140. All fortune cards in the street, each to its owner's deadwood."""
    nth = 0
    while nth < game.lying:
        if is_fortune(game, game.order[nth]):
            bury_one(game, int(game.order[nth]))
        else:
            nth += 1


@rule
def bounce(game: State, slot: int) -> None:
    """Vocabulary `bounce`. Back to the owner's hand; what was on a dude is buried."""
    seat, dude = owner_at(game, slot), is_dude(game, slot)
    if dude:
        let_go(game, slot)
    money_home(game, slot)
    tell(game, Told.BOUNCED, seat, game.printed[slot] if is_up(game, slot) else -1, slot)
    put_into_hand(game, seat, int(game.printed[slot]))
    take_off(game, slot)
    if dude:
        bury_what_was_on(game, slot)
