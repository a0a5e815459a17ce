"""What an outlaw's card says: one row of the game's ability table (OP-R27)."""

from __future__ import annotations

from sixgun.engine.rule import rule

from ..state import State
from ..vocabulary import AT


@rule
def effect_of(game: State, outlaw: int) -> int:
    """What it does."""
    return int(game.abilities[outlaw, AT.deed])


@rule
def amount_of(game: State, outlaw: int) -> int:
    """How many cards, steps or turns it is about."""
    return int(game.abilities[outlaw, AT.argument1])


@rule
def target_of(game: State, outlaw: int) -> int:
    """Whose grid it is for."""
    return int(game.abilities[outlaw, AT.scope])
