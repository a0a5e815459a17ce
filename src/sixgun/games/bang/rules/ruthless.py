"""Ruthless Law: the Sheriff may not throw away a BANG! he could have shot (BNG-T42 to BNG-T45)."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule

from ..deck import FIRST
from ..state import State
from ..words import Kind, Spot
from .aim import is_reachable
from .characters import shoots_freely
from .ring import front, is_sheriff, player_of, stands

BANGS = int(FIRST[int(Kind.MISSED)])  # BANG! cards are the first ones of the deck


@rule
def has_a_shot_left(game: State, spot: Spot) -> bool:
    """BNG-57. One BANG! card a turn, unless he shoots freely."""
    return game.bangs == 0 or shoots_freely(game, spot)


@rule
def has_somebody_in_range(game: State, shooter: Spot) -> bool:
    """BNG-T45. Any living player in range counts."""
    for spot in range(game.spots):
        if stands(game, spot) and player_of(game, spot) != player_of(game, shooter):
            if is_reachable(game, shooter, spot):
                return True
    return False


@rule
def is_bound(game: State) -> bool:
    """The Sheriff in his turn, under Ruthless Law, whose allowance is not used up (BNG-T43)."""
    if game.ruthless == 0 or not is_sheriff(game, game.turn):
        return False
    return has_a_shot_left(game, front(game, game.turn))


@rule
def note_playable_bangs(game: State) -> None:
    """BNG-T43. At every decision of phase 2: which BANG! cards could be played now."""
    if is_bound(game) and has_somebody_in_range(game, front(game, game.turn)):
        for card in range(BANGS):
            if game.where[card] == game.turn:
                game.locked |= 1 << card


@rule
def is_locked(game: State, card: int) -> bool:
    """BNG-T42, BNG-T43."""
    return card < BANGS and is_bound(game) and has(game.locked, card)


@rule
def locked_in_hand(game: State) -> int:
    """Locked cards in the Sheriff's hand."""
    count = 0
    for card in range(BANGS):
        if game.where[card] == game.turn and is_locked(game, card):
            count += 1
    return count


@rule
def locks_bite(game: State) -> bool:
    """BNG-T44. Whether the unlocked cards cover what must be discarded."""
    excess = int(game.hand_size[game.turn]) - int(game.life[front(game, game.turn)])
    return excess <= int(game.hand_size[game.turn]) - locked_in_hand(game)


@rule
def must_shoot_first(game: State) -> bool:
    """BNG-T44. Phase 2 cannot end while the excess is covered only with a locked BANG! that can still be played."""
    if game.ruthless == 0 or locked_in_hand(game) == 0 or locks_bite(game):
        return False
    return has_somebody_in_range(game, front(game, game.turn))
