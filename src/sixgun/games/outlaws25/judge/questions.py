"""Which kind of decision a player has to take, and how near the end of the round of questions is."""

from __future__ import annotations

from sixgun.engine.bits import size
from sixgun.engine.rule import rule

from ..state import State
from ..words import PLACES, SEATS

_REWARDS = PLACES + 1  # so many Rewards a player may have, none among them


@rule
def question_of(game: State) -> int:
    """The phase, how many others have still to act in it, and how many Rewards the player has."""
    to_come = size(int(game.playing) & ~int(game.acted))
    return (int(game.phase) * (SEATS + 1) + to_come) * _REWARDS + rewards_of(game)


@rule
def rewards_of(game: State) -> int:
    """How many Rewards lie before the player who decides."""
    rewards = 0
    for place in range(PLACES):
        rewards += int(game.reward[game.to_act, place] >= 0)
    return rewards
