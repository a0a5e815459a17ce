"""A Duel: the two discard BANG! cards in turn, the challenged one first, until one of them does not.

Whoever is asked, is asked as when Indians! come (`losses.ask_for_bang`).
"""

from __future__ import annotations

from sixgun.engine.agenda import part, put
from sixgun.engine.rule import rule

from ..matters import DUEL
from ..state import State
from ..words import Spot
from .answers import spend
from .asking import open_for, whom


@rule
def open_duel(game: State, challenger: Spot, challenged: Spot, card: int) -> None:
    """BNG-106. Whoever loses it loses a life point to the challenger."""
    open_for(game, DUEL.kind, challenged, challenger)
    put(game, DUEL.card, card)
    put(game, DUEL.opponent, challenger)


@rule
def answer_duel(game: State, card: int) -> None:
    """BNG-106. It is the other duellist's turn."""
    spend(game, card)
    other = duel_opponent(game)
    put(game, DUEL.opponent, whom(game))
    put(game, DUEL.whom, other)


@rule
def duel_opponent(game: State) -> Spot:
    """The duellist who waits."""
    return part(game, DUEL.opponent)
