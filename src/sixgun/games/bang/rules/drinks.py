"""Beer and Saloon."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell

from ..state import State
from ..words import Spot, Told
from .ring import count_standing, front, player_of, stands


@rule
def heal(game: State, spot: Spot) -> None:
    """BNG-86. One life point, never above the starting amount."""
    if game.life[spot] < game.most_life[spot]:
        game.life[spot] += 1
        tell(game, Told.HEALED, player_of(game, spot), game.life[spot], spot)


@rule
def beer_works(game: State) -> bool:
    """BNG-90, BNG-169, BNG-182. Not when only two are left."""
    return count_standing(game) > 2


@rule
def beer_can_save(game: State, spot: Spot) -> bool:
    """BNG-88, BNG-182. One-on-one only the exposed character."""
    return beer_works(game) and front(game, player_of(game, spot)) == spot


@rule
def drink(game: State, seat: Seat, card: int) -> None:
    """BNG-85 to BNG-87, BNG-90. One life point for oneself, while more than two are left."""
    if beer_works(game):
        heal(game, front(game, seat))
    else:
        tell(game, Told.NO_EFFECT, seat, card, 0)


@rule
def open_saloon(game: State) -> None:
    """BNG-92, BNG-93, BNG-184. Everybody, however few they are."""
    for spot in range(game.spots):
        if stands(game, spot):
            heal(game, spot)
