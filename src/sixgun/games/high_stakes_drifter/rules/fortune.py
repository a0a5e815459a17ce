"""The fortune step: fortune cards and [F] abilities, until all have passed in a row."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.windows import next_to_ask

from ..codes import When
from ..state import State
from ..words import NO_SLOT, CardType, Stage, Told
from .money import pay_into_pot
from .piles import take_from_hand
from .saying import tell
from .slots import lay_card, set_place
from .standing import cost_change
from .using import use_ability
from .waiting import set_off


@rule
def go_on_with_fortune(game: State) -> None:
    """HSD-130, HSD-133, HSD-R49. Everybody in the shootout is asked, whatever is in the hand."""
    seat = next_to_ask(game.fighting, game.answered, int(game.asked), game.seats)
    if seat == NOBODY:
        game.stage = Stage.SHOWDOWN
    else:
        game.asked = seat
        game.to_act = seat


@rule
def pass_by(game: State) -> None:
    """HSD-130."""
    game.answered |= 1 << int(game.to_act)
    tell(game, Told.PASSED, game.to_act, 0, 0)


@rule
def fortune_price(game: State, seat: Seat, card: int) -> int:
    """HSD-120, HSD-131, HSD-R50. The cost, the whole stake where it is too small, nothing for whoever is all in."""
    if has(game.all_in, seat):
        return 0
    cost = max(0, int(game.cost[card]) + cost_change(game, seat, CardType.FORTUNE))
    return min(cost, int(game.stake[seat]))


@rule
def play_fortune(game: State, card: int) -> None:
    """HSD-131, HSD-132. Paid into the pot, shown to all, laid beside the dude; its effect follows."""
    seat = int(game.to_act)
    price = fortune_price(game, seat, card)
    take_from_hand(game, seat, card)
    pay_into_pot(game, seat, price)
    tell(game, Told.FORTUNE, seat, card, price)
    lay_fortune(game, seat, card)
    game.answered = 0


@rule
def lay_fortune(game: State, seat: Seat, card: int) -> None:
    """A fortune card comes to the street face up, and its abilities resolve."""
    slot = lay_card(game, seat, card, CardType.FORTUNE, True, NO_SLOT)
    set_place(game, slot, True)
    game.stale = 1
    set_off(game, When.PLAY, slot)


@rule
def use_in_fortune_step(game: State, slot: int, nth: int) -> None:
    """HSD-134, HSD-R51, HSD-R99. An [F] ability instead of a card: not a pass."""
    game.answered = 0
    use_ability(game, int(game.to_act), slot, nth)
