"""Before a game of two players: each picks two characters, and chooses who is exposed first."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell

from ..state import State
from ..words import DUELLISTS, OWN, Spot, Stage, Told
from .starting import fill_hand, set_life
from .turns import start_turn


@rule
def pick_character(game: State, character: int) -> None:
    """BNG-171. One at a time, in turn, until both have two."""
    seat = int(game.to_act)
    spot = seat * OWN
    if game.character[spot] != NO_CARD:
        spot += 1
    game.character[spot] = character
    tell(game, Told.PICKED, seat, character, 0)
    set_life(game, spot)
    game.to_act = 1 - seat
    if game.character[DUELLISTS * OWN - 1] != NO_CARD and game.character[OWN - 1] != NO_CARD:
        game.stage = Stage.UNCOVER
        game.to_act = 0


@rule
def choose_first_exposed(game: State, seat: Seat, spot: Spot) -> None:
    """BNG-172, BNG-187. Both choose in secret; then the cards are dealt, and the loser of the lot begins."""
    game.choice[seat] = spot
    tell(game, Told.CHOSE, seat, 0, 0)
    game.to_act = seat + 1
    if seat + 1 == DUELLISTS:
        for player in range(DUELLISTS):
            game.exposed[player] = game.choice[player]
            game.choice[player] = NO_CARD
            tell(game, Told.EXPOSED, player, game.exposed[player], 0)
            fill_hand(game, player)
        start_turn(game, game.turn)
