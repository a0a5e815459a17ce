"""Losing life points, and the last chance to be rescued."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, part, put
from sixgun.engine.rule import rule
from sixgun.engine.story import tell

from ..matters import LOSS
from ..state import State
from ..words import Grab, Spot, Told
from .answers import is_asked, spend
from .asking import ask, by_whom, open_for, whom
from .characters import bart_cassidy, el_gringo
from .drinks import heal
from .falls import fall
from .ring import player_of
from .robbing import open_grab


@rule
def lose_life(game: State, spot: Spot, by: Spot, points: int) -> None:
    """BNG-110. First the points are subtracted; then see `settle_loss`."""
    game.life[spot] -= points
    tell(game, Told.LOST, player_of(game, spot), points, spot)
    open_for(game, LOSS.kind, spot, by)
    put(game, LOSS.points, points)


@rule
def take_the_hit(game: State) -> None:
    """BNG-56, BNG-103, BNG-107. Whoever does not answer loses a life point to the player of the card."""
    spot, by = whom(game), by_whom(game)
    close_matter(game)
    lose_life(game, spot, by, 1)


@rule
def ask_for_bang(game: State) -> None:
    """BNG-103, BNG-107. Indians! and Duels: a BANG! or a life point."""
    if is_asked(game):
        ask(game, whom(game))
    else:
        take_the_hit(game)


@rule
def settle_loss(game: State) -> None:
    """BNG-110, BNG-111, BNG-127. The rescue; then elimination, or else what a survivor gets for the loss."""
    spot, by, points = whom(game), by_whom(game), part(game, LOSS.points)
    if game.life[spot] > 0:
        close_matter(game)
        bart_cassidy(game, spot, points)
        if el_gringo(game, spot, by):
            open_grab(game, by, spot, Grab.TO_HAND)
    elif part(game, LOSS.given_up) == 0 and is_asked(game):
        ask(game, spot)
    else:
        close_matter(game)
        fall(game, spot, by)


@rule
def answer_loss(game: State, card: int) -> None:
    """BNG-88, BNG-89. One Beer for each missing point."""
    spend(game, card)
    heal(game, whom(game))


@rule
def give_up(game: State) -> None:
    """BNG-62, BNG-111. Nobody is forced to be rescued."""
    put(game, LOSS.given_up, 1)
