"""Playing dudes, gear and kicker chips as actions of a turn, part by part."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..printed import type_of
from ..state import State
from ..words import NO_SLOT, Ask, CardType, Told
from .kicking import kick
from .money import lay_money
from .piles import take_from_hand
from .revealing import comes_face_up
from .saying import tell
from .slots import lay_card
from .standing import cost_change
from .turns import spend_action
from .using import use_ability


@rule
def price_of(game: State, seat: Seat, card: int, up: bool) -> int:
    """HSD-78, HSD-79, HSD-81, HSD-82, HSD-R11. The cost with its changes, one dollar less face up, never below 0."""
    cost = int(game.cost[card]) + cost_change(game, seat, type_of(game, card))
    return max(0, cost - 1) if up else max(0, cost)


@rule
def begin_play(game: State, card: int) -> None:
    """A dude or gear is picked from the hand; the rest is asked part by part."""
    game.in_mind = card
    if type_of(game, card) == CardType.GEAR:
        game.asking = Ask.ON
    else:
        settle_face(game)


@rule
def choose_dude(game: State, slot: int) -> None:
    """HSD-81, HSD-86. The dude that gear or a kicker chip is for."""
    if game.asking == Ask.CHIP_ON:
        kick_as_action(game, slot)
    else:
        game.in_mind_on = slot
        settle_face(game)


@rule
def settle_face(game: State) -> None:
    """HSD-157, HSD-158, HSD-R77. In the quick-start game all cards are laid face down, with exactly their cost."""
    game.asking = Ask.FACE
    if game.quick_start == 1:
        lay_from_hand(game, False, price_of(game, int(game.to_act), int(game.in_mind), False))


@rule
def lay_up(game: State) -> None:
    """HSD-79, HSD-R12. Face up, with exactly its price."""
    lay_from_hand(game, True, price_of(game, int(game.to_act), int(game.in_mind), True))


@rule
def lay_down(game: State) -> None:
    """HSD-80. Face down; how much is laid on it is asked."""
    game.asking = Ask.AMOUNT


@rule
def lay(game: State, amount: int) -> None:
    """HSD-80, HSD-83. Its price or more."""
    lay_from_hand(game, False, amount)


@rule
def lay_from_hand(game: State, up: bool, amount: int) -> None:
    """HSD-53. All parts are said: the card lies in the saloon with chips on it."""
    seat, card, host = int(game.to_act), int(game.in_mind), int(game.in_mind_on)
    forget_mind(game)
    take_from_hand(game, seat, card)
    slot = lay_card(game, seat, card, type_of(game, card), up, host)
    lay_money(game, seat, slot, amount)
    spend_action(game)
    if up:
        tell(game, Told.PLAYED, seat, card, slot)
        comes_face_up(game, slot)
    else:
        tell(game, Told.PLAYED_DOWN, seat, slot, 0)


@rule
def forget_mind(game: State) -> None:
    """Nothing is being chosen part by part any more."""
    game.asking = Ask.NOTHING
    game.in_mind = NO_CARD
    game.in_mind_on = NO_SLOT


@rule
def begin_kick(game: State, chip: int) -> None:
    """HSD-86. A kicker chip is picked; the dude is asked next."""
    game.in_mind = chip
    game.asking = Ask.CHIP_ON


@rule
def kick_as_action(game: State, dude: int) -> None:
    """HSD-54, HSD-87. The chip is flipped and lies on the dude; no betting chips are paid (HSD-37)."""
    chip = int(game.in_mind)
    forget_mind(game)
    spend_action(game)
    kick(game, int(game.to_act), chip, dude)


@rule
def use_as_action(game: State, slot: int, nth: int) -> None:
    """HSD-84, HSD-85. A [G] ability takes an action."""
    spend_action(game)
    use_ability(game, int(game.to_act), slot, nth)
