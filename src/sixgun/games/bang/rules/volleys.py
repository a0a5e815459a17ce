"""Gatling and Indians!: they go round the table and come to one character after the other."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, part, put
from sixgun.engine.rule import rule

from ..deck import KIND
from ..matters import RAID, VOLLEY
from ..state import State
from ..words import Kind, Spot
from .answers import spend
from .asking import by_whom, open_for, whom
from .ring import player_of, stands
from .shots import open_shot


@rule
def open_volley(game: State, by: Spot, card: int) -> None:
    """BNG-101, BNG-103. From its own player to the left."""
    open_for(game, VOLLEY.kind, by, by)
    put(game, VOLLEY.card, card)


@rule
def settle_volley(game: State) -> None:
    """BNG-105, BNG-184. Clockwise, one after the other; they spare their own player."""
    by, card = by_whom(game), part(game, VOLLEY.card)
    spot = whom(game)
    while True:
        spot = spot + 1 if spot + 1 < game.spots else 0
        if spot == by:
            close_matter(game)
            return
        if stands(game, spot) and player_of(game, spot) != player_of(game, by):
            break
    put(game, VOLLEY.whom, spot)
    if KIND[card] == Kind.GATLING:
        open_shot(game, spot, by, card, 1)  # never two: it is no BANG! card (BNG-102, BNG-152)
    else:
        open_raid(game, spot, by, card)


@rule
def open_raid(game: State, spot: Spot, by: Spot, card: int) -> None:
    """BNG-103. Indians! have come to this character."""
    open_for(game, RAID.kind, spot, by)
    put(game, RAID.card, card)


@rule
def answer_raid(game: State, card: int) -> None:
    """BNG-103. A BANG! is discarded, not played (BNG-34)."""
    spend(game, card)
    close_matter(game)
