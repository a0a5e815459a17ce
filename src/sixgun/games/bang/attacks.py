"""Shots, Indians! and Duels: who is asked, and what follows from the answer."""

from __future__ import annotations

from sixgun.engine.rule import rule

from .answers import BEGUN, is_asked
from .characters import barrel_checks
from .deck import KIND
from .losses import lose_life
from .matters import BY, CARD, COUNT, EXTRA, SPOT, ask, note, pop, push, say, top
from .ring import player_of, stands
from .state import State
from .stock import discard_from_hand
from .words import Kind, Matter, Spot, Told


@rule
def shoot(game: State, target: Spot, by: Spot, card: int, needed: int) -> None:
    """BNG-56, BNG-101. A shot at one character, which may be cancelled."""
    push(game, Matter.SHOT, target, by, card, needed, barrel_checks(game, target))


@rule
def work_off_shot(game: State) -> None:
    """BNG-56, BNG-59, BNG-62. Cancelled, answered, or a hit."""
    spot = top(game, SPOT)
    if top(game, COUNT) <= 0:
        say(game, Told.MISSED, player_of(game, spot), spot, 0)
        pop(game)
    elif is_asked(game):
        ask(game, spot)
    else:
        take_the_hit(game)


@rule
def take_the_hit(game: State) -> None:
    """BNG-56, BNG-103, BNG-107. Whoever does not answer loses a life point to the player of the card."""
    spot, by = top(game, SPOT), top(game, BY)
    pop(game)
    lose_life(game, spot, by, 1)


@rule
def answer_shot(game: State, card: int) -> None:
    """BNG-59, BNG-61, BNG-65. One Missed! effect; once they are being played there are no more Barrel checks."""
    spend(game, card)
    note(game, COUNT, top(game, COUNT) - 1)
    note(game, EXTRA, BEGUN)


@rule
def spend(game: State, card: int) -> None:
    """An answer goes to the discard pile."""
    seat = player_of(game, top(game, SPOT))
    say(game, Told.ANSWERED, seat, card, 0)
    discard_from_hand(game, seat, card)


@rule
def work_off_volley(game: State) -> None:
    """BNG-105, BNG-184. Gatling and Indians! go round clockwise, one after the other, and spare their own player."""
    by, card = top(game, BY), top(game, CARD)
    spot = top(game, SPOT)
    while True:
        spot = spot + 1 if spot + 1 < game.spots else 0
        if spot == by:
            pop(game)
            return
        if stands(game, spot) and player_of(game, spot) != player_of(game, by):
            break
    note(game, SPOT, spot)
    if KIND[card] == Kind.GATLING:
        shoot(game, spot, by, card, 1)  # never two: it is no BANG! card (BNG-102, BNG-152)
    else:
        push(game, Matter.RAID, spot, by, card, 0, 0)


@rule
def work_off_raid_or_duel(game: State) -> None:
    """BNG-103, BNG-107. A BANG! or a life point."""
    if is_asked(game):
        ask(game, top(game, SPOT))
    else:
        take_the_hit(game)


@rule
def answer_raid(game: State, card: int) -> None:
    """BNG-103. A BANG! is discarded, not played (BNG-34)."""
    spend(game, card)
    pop(game)


@rule
def answer_duel(game: State, card: int) -> None:
    """BNG-106. It is the other duellist's turn."""
    spend(game, card)
    spot, other = top(game, SPOT), top(game, EXTRA)
    note(game, SPOT, other)
    note(game, EXTRA, spot)
