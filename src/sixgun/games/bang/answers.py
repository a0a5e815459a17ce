"""Who is asked for an answer, and which cards are one."""

from __future__ import annotations

from sixgun.engine.rule import rule

from .characters import can_pay_for_life, serves_as
from .deck import KIND
from .matters import COUNT, EXTRA, SPOT, top, top_kind
from .ring import count_standing, front, player_of
from .state import State
from .words import CARDS, Kind, Matter, Spot

BEGUN = -1  # of a shot's Barrel checks: a Missed! has been played, the rest of them must follow (BNG-153)


@rule
def beer_works(game: State) -> bool:
    """BNG-90, BNG-169, BNG-182. Not when only two are left."""
    return count_standing(game) > 2


@rule
def beer_can_save(game: State, spot: Spot) -> bool:
    """BNG-88, BNG-182. One-on-one only the exposed character."""
    return beer_works(game) and front(game, player_of(game, spot)) == spot


@rule
def fits(game: State, spot: Spot, card: int) -> bool:
    """BNG-59, BNG-88, BNG-103, BNG-106. Missed! against a shot, BANG! for Indians! or a Duel, Beer to stay alive."""
    matter = top_kind(game)
    if matter == Matter.SHOT:
        return serves_as(game, spot, card, Kind.MISSED)
    if matter == Matter.RAID or matter == Matter.DUEL:
        return serves_as(game, spot, card, Kind.BANG)
    return matter == Matter.LOSS and KIND[card] == Kind.BEER and beer_can_save(game, spot)


@rule
def count_answers(game: State) -> int:
    """Cards in the hand of whoever is concerned that fit the matter in hand."""
    spot = top(game, SPOT)
    seat = player_of(game, spot)
    count = 0
    for card in range(CARDS):
        if game.where[card] == seat and fits(game, spot, card):
            count += 1
    return count


@rule
def answers_needed(game: State) -> int:
    """BNG-61, BNG-153. Cards that must be played together."""
    return top(game, COUNT) if top_kind(game) == Matter.SHOT else 1


@rule
def is_asked(game: State) -> bool:
    """BNG-R62. Everybody with a hand is asked, whatever is in it: who is asked tells nobody what they hold."""
    spot = top(game, SPOT)
    matter = top_kind(game)
    if matter == Matter.SHOT and top(game, EXTRA) > 0:  # a Barrel to check
        return True
    if can_pay_for_life(game, spot):
        return True
    if game.skip_impossible == 1:
        return count_answers(game) >= answers_needed(game)
    if matter == Matter.LOSS and not beer_can_save(game, spot):
        return False
    return game.hand_size[player_of(game, spot)] > 0
