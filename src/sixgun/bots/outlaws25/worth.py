"""What a gang, an Outlaw and a duel are worth, in dollars, and the chances they hang on, in thousandths."""

from __future__ import annotations

import numpy as np

from sixgun.engine.bits import size
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.outlaws25.rules.rows import gang_money
from sixgun.games.outlaws25.state import State
from sixgun.games.outlaws25.words import PLACES, ROUND_MINIMUM, SET, SHERIFFS

SURE = 1000
# The chance that a side ahead by 0, 1, 2, ... before the dice wins the duel, ties rolled again.
LEAD_WINS = np.array([500, 677, 813, 909, 971, 1000], np.int16)
IN_THE_GAME = 150  # a gang that may go on, beside its money: half of what it began with
LIFE = 60  # an Outlaw beside its money: two Rewards, or what it anted in five or six hands
THEIR_LIFE = 30  # another gang's Outlaw dead: good for all others too, so half of that


@rule
def gang_worth(dollars: int, outlaws: int) -> int:
    """O25-122. A gang without Outlaws is out of the game; one below $100 leaves it when the next round starts."""
    if outlaws == 0 or dollars < ROUND_MINIMUM:
        return 0
    return IN_THE_GAME + dollars + LIFE * outlaws


@rule
def worth_with(view: State, seat: Seat, change: int, deaths: int) -> int:
    """What a gang is worth after a change of its money and some deaths."""
    return gang_worth(gang_money(view, seat) + change, size(view.living[seat]) - deaths)


@rule
def duel_chance(lead: int) -> int:
    """The chance to win a duel with that lead before the dice."""
    if lead >= 0:
        return int(LEAD_WINS[min(lead, 5)])
    return SURE - int(LEAD_WINS[min(-lead, 5)])


@rule
def might_be(view: State, spot: int, outlaw: int) -> bool:
    """Whether that Outlaw of the set may lie at the spot, as far as I know."""
    seat, place = spot // PLACES, spot % PLACES
    if view.outlaw[seat, place] >= 0:
        return view.outlaw[seat, place] == outlaw
    for elsewhere in range(PLACES):
        if view.outlaw[seat, elsewhere] == outlaw:
            return False
    return True


@rule
def chance_against(view: State, one: int, other: int) -> int:
    """The chance of one Outlaw against another, averaged over who they may be; Rewards aside."""
    wins, ways = 0, 0
    for mine in range(SET):
        if might_be(view, one, mine):
            speed = int(view.speed[view.colour[one // PLACES], mine])
            for theirs in range(SET):
                if might_be(view, other, theirs):
                    wins += duel_chance(speed - int(view.speed[view.colour[other // PLACES], theirs]))
                    ways += 1
    return wins // max(1, ways)


@rule
def chance_against_sheriffs(view: State, spot: int) -> int:
    """The chance of an Outlaw against any Sheriff; some may be in the box, but who comes is chance anyway."""
    wins, ways = 0, 0
    for outlaw in range(SET):
        if might_be(view, spot, outlaw):
            speed = int(view.speed[view.colour[spot // PLACES], outlaw])
            for sheriff in range(SHERIFFS):
                wins += duel_chance(speed - int(view.sheriff_speed[sheriff]))
                ways += 1
    return wins // max(1, ways)


@rule
def wanted_cards(view: State, spot: int) -> int:
    """How many Sheriffs an Outlaw may still have to meet."""
    cards = 0
    for rank in range(view.wanted.shape[2]):
        cards += int(view.wanted[spot // PLACES, spot % PLACES, rank])
    return cards
