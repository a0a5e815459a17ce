"""Setting up: gangs, rows, and the roll for the first Dealer."""

from __future__ import annotations

from sixgun.engine.bits import lowest, size
from sixgun.engine.dice import highest, roll_for_each
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.singles import pick_card
from sixgun.engine.story import tell, whisper

from ..moves import ORDER
from ..sayings import Told
from ..state import State
from ..words import ALL_PLACES, DIE, PLACES, SET, START_MONEY, Phase
from .rows import players


@rule
def take_gang(game: State, colour: int) -> None:
    """O25-04, O25-R7. In seat order; when all have chosen, the gangs are shuffled."""
    seat = int(game.to_act)
    game.colour[seat] = colour
    tell(game, Told.GANG, seat, colour, 0)
    game.to_act = seat + 1
    if game.to_act == game.seats:
        for other in range(game.seats):
            keep_three(game, other)
        game.phase = Phase.LINE_UP
        game.to_act = 0


@rule
def keep_three(game: State, seat: Seat) -> None:
    """O25-05, O25-06, O25-10. Three of the five, by chance, with $100 each; only the owner looks."""
    left = (1 << SET) - 1
    for place in range(PLACES):
        outlaw = pick_card(left, game.luck)
        left &= ~(1 << outlaw)
        game.outlaw[seat, place] = outlaw
        game.money[seat, place] = START_MONEY
        whisper(game, Told.DREW_OUTLAW, seat, int(game.colour[seat]) * SET + outlaw, 0)
    game.living[seat] = ALL_PLACES


@rule
def line_up(game: State, order: int) -> None:
    """O25-08, O25-R8. The row in the order its owner likes, for the whole game."""
    seat = int(game.to_act)
    one, two, three = int(game.outlaw[seat, 0]), int(game.outlaw[seat, 1]), int(game.outlaw[seat, 2])
    for place in range(PLACES):
        which = ORDER[order, place]
        game.outlaw[seat, place] = one if which == 0 else two if which == 1 else three
    tell(game, Told.LINED_UP, seat, 0, 0)
    game.to_act = seat + 1
    if game.to_act == game.seats:
        game.to_act = NOBODY
        game.round_number = 1
        roll_for_first_dealer(game)
        tell(game, Told.ROUND, game.dealer, 1, 0)
        game.phase = Phase.ANTE


@rule
def roll_for_first_dealer(game: State) -> None:
    """O25-17, O25-R6. The highest die deals; those who tie for it roll again."""
    if game.dealer == NOBODY:
        rolling = players(game)
        while size(rolling) > 1:
            roll_for_each(game.luck, DIE, rolling, game.rolls)
            for seat in range(game.seats):
                if game.rolls[seat] > 0:
                    tell(game, Told.ROLLED_TO_DEAL, seat, game.rolls[seat], 0)
            rolling = highest(game.rolls, rolling)
        game.dealer = lowest(rolling)
    tell(game, Told.FIRST_DEALER, game.dealer, 0, 0)
