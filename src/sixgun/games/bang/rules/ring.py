"""Who sits where: players, and the characters that stand for them."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has, size
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..state import State
from ..words import DUELLISTS, OWN, Role, Spot

MOST_ATTACKS = 100  # that are counted


@rule
def is_one_on_one(game: State) -> bool:
    """BNG-171. Two players, two characters each."""
    return game.seats == DUELLISTS


@rule
def player_of(game: State, spot: Spot) -> Seat:
    """Whose character stands there."""
    return int(spot) // OWN if game.seats == DUELLISTS else int(spot)


def spots_of(game: Any, seat: Seat) -> list[Spot]:
    """A player's characters, for screens and reports."""
    return [seat * OWN + nth for nth in range(OWN)] if is_one_on_one(game) else [seat]


@rule
def front(game: State, seat: Seat) -> Spot:
    """BNG-176. The character that acts for a player: the exposed one."""
    return int(game.exposed[seat])


@rule
def stands(game: State, spot: Spot) -> bool:
    """Whether the character is in the game; it is until the rescue window has closed (BNG-91)."""
    return has(game.standing, spot)


@rule
def is_alive(game: State, seat: Seat) -> bool:
    """BNG-113. Whether the player is in the game; the exposed character stands as long as any does."""
    return stands(game, game.exposed[seat])


@rule
def count_standing(game: State) -> int:
    """Characters in the game."""
    count = 0
    for spot in range(game.spots):
        count += int(has(game.standing, spot))
    return count


@rule
def next_alive(game: State, seat: Seat) -> Seat:
    """BNG-11. The next living player to the left."""
    for step in range(1, int(game.seats) + 1):
        other = (int(seat) + step) % int(game.seats)
        if is_alive(game, other):
            return other
    return NOBODY


@rule
def is_character(game: State, spot: Spot, character: int) -> bool:
    """Whether this character stands at the spot: its ability counts there."""
    return game.character[spot] == character


@rule
def is_sheriff(game: State, seat: Seat) -> bool:
    """The one role that always lies open (BNG-03)."""
    return game.role[seat] == Role.SHERIFF


@rule
def has_in_play(game: State, spot: Spot, slot: int) -> bool:
    """Whether a blue card of that sort lies in front of the character."""
    return game.in_play[spot, slot] != NO_CARD


@rule
def steps_between(game: State, spot: Spot, other: Spot) -> int:
    """BNG-47, BNG-48. Places from one character to another, the shorter way round; who is eliminated is not counted."""
    if spot == other:
        return 0
    lower, higher = min(int(spot), int(other)), max(int(spot), int(other))
    between = (1 << higher) - (2 << lower)
    beyond = ~(between | (1 << lower) | (1 << higher))
    return 1 + min(size(int(game.standing) & between), size(int(game.standing) & beyond))


@rule
def cards_in_front(game: State, spot: Spot) -> int:
    """Blue cards in front of a character."""
    count = 0
    for slot in range(game.in_play.shape[1]):
        count += int(game.in_play[spot, slot] != NO_CARD)
    return count


@rule
def remember_attack(game: State, by: Spot, target: Spot) -> None:
    """What everybody has seen, and may draw conclusions from."""
    attacker, victim = player_of(game, by), player_of(game, target)
    if game.attacks[attacker, victim] < MOST_ATTACKS:
        game.attacks[attacker, victim] += 1
