"""A shot: a BANG! at one character, or Gatling's turn to it. Missed! and Barrels cancel it."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, put
from sixgun.engine.rule import rule
from sixgun.engine.story import tell

from ..matters import SHOT
from ..state import State
from ..words import Spot, Told
from .answers import is_asked, misses_needed, spend
from .asking import ask, open_for, whom
from .characters import barrel_checks
from .losses import take_the_hit
from .ring import player_of


@rule
def open_shot(game: State, target: Spot, by: Spot, card: int, needed: int) -> None:
    """BNG-56, BNG-101. So many Missed! effects cancel it."""
    open_for(game, SHOT.kind, target, by)
    put(game, SHOT.card, card)
    put(game, SHOT.misses_needed, needed)
    put(game, SHOT.barrel_checks, barrel_checks(game, target))


@rule
def settle_shot(game: State) -> None:
    """BNG-56, BNG-59, BNG-62. Cancelled, answered, or a hit."""
    if misses_needed(game) <= 0:
        tell(game, Told.MISSED, player_of(game, whom(game)), whom(game), 0)
        close_matter(game)
    elif is_asked(game):
        ask(game, whom(game))
    else:
        take_the_hit(game)


@rule
def answer_shot(game: State, card: int) -> None:
    """BNG-59, BNG-61, BNG-65. One Missed! effect; once they are being played there are no more Barrel checks."""
    spend(game, card)
    put(game, SHOT.misses_needed, misses_needed(game) - 1)
    put(game, SHOT.begun, 1)


@rule
def let_barrel_hold(game: State, holds: bool) -> None:
    """BNG-63. A Heart counts as one Missed!."""
    tell(game, Told.CHECKED, player_of(game, whom(game)), int(holds), 0)
    if holds:
        put(game, SHOT.misses_needed, misses_needed(game) - 1)
