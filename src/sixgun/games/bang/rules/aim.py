"""Distance and range."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule

from ..deck import KIND
from ..state import State
from ..words import COLT, Kind, Slot, Spot
from .characters import has_built_in_mustang, has_built_in_scope
from .ring import has_in_play, steps_between

FIRST_WEAPON = int(Kind.SCHOFIELD)


@rule
def distance(game: State, viewer: Spot, target: Spot) -> int:
    """BNG-47, BNG-49, BNG-50. The shorter way round; Mustang and Paul Regret add, Scope and Rose Doolan take off."""
    farther = int(has_in_play(game, target, Slot.MUSTANG)) + int(has_built_in_mustang(game, target))
    nearer = int(has_in_play(game, viewer, Slot.SCOPE)) + int(has_built_in_scope(game, viewer))
    return max(1, steps_between(game, viewer, target) + farther - nearer)


@rule
def weapon(game: State, spot: Spot) -> int:
    """The kind of weapon in play; NO_CARD for the Colt .45."""
    card = int(game.in_play[spot, Slot.WEAPON])
    return int(KIND[card]) if card >= 0 else NO_CARD


@rule
def reach(game: State, spot: Spot) -> int:
    """BNG-52, BNG-53, BNG-70. How far a BANG! goes; weapons change no distance (BNG-51)."""
    kind = weapon(game, spot)
    return int(game.weapon_range[kind - FIRST_WEAPON]) if kind >= 0 else COLT


@rule
def is_reachable(game: State, shooter: Spot, target: Spot) -> bool:
    """BNG-52, BNG-56. Within range of the shooter's weapon."""
    return distance(game, shooter, target) <= reach(game, shooter)
