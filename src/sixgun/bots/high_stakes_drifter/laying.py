"""How a card is laid: face up for a dollar less, or face down, now and then with more on it than it costs."""

from __future__ import annotations

from sixgun.engine.luck import Luck, pick
from sixgun.engine.rule import rule
from sixgun.games.high_stakes_drifter.judge.actions import least_to_lay
from sixgun.games.high_stakes_drifter.moves import LAY_DOWN, LAY_UP, laying
from sixgun.games.high_stakes_drifter.printed import type_of
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.words import Ask, CardType

DUDES_DOWN = 50  # of a hundred dudes
GEAR_DOWN = 80  # concealed gear can be kept back, and its chips return (HSD-142)
BLUFFS = 12  # of a hundred cards laid face down
MOST_BLUFF = 4  # dollars
TO_SPARE = 40  # dollars, for whoever bluffs


@rule
def laying_in_mind(view: State, luck: Luck) -> int:
    """The face, or the amount."""
    mood = int(pick(luck, 100))
    if view.asking == Ask.FACE:
        down = DUDES_DOWN if type_of(view, int(view.in_mind)) == CardType.DUDE else GEAR_DOWN
        return LAY_DOWN if mood < down else LAY_UP
    price, stake = least_to_lay(view), int(view.stake[view.to_act])
    more = 1 + int(pick(luck, MOST_BLUFF))
    return laying(price + more if mood < BLUFFS and stake >= TO_SPARE + price + more else price)
