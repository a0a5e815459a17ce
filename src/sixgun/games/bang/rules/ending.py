"""Victory, the ends the rulebook does not speak of, and what a game was worth."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import close_all
from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell

from ..state import State
from ..words import HUNTERS, NO_ROLE, Ending, Role, Stage, Told
from .ring import is_alive

MOST_DECISIONS = 30_000  # a thousand turns are far shorter


@rule
def players_alive(game: State) -> int:
    """How many players are in the game."""
    count = 0
    for seat in range(game.seats):
        count += int(is_alive(game, seat))
    return count


@rule
def anybody_lives(game: State, role: int) -> bool:
    """Whether a player of that role is alive."""
    for seat in range(game.seats):
        if game.role[seat] == role and is_alive(game, seat):
            return True
    return False


@rule
def judge_victory(game: State, victim: Seat, killer: Seat) -> None:
    """BNG-120. After every single elimination."""
    if game.seats > HUNTERS:
        judge_sides(game)
    else:
        judge_lone_fighters(game, victim, killer)


@rule
def judge_sides(game: State) -> None:
    """BNG-121 to BNG-125. Law, Outlaws or Renegade."""
    ending, winners = Ending.OUTLAWS, side(game, Role.OUTLAW)
    if anybody_lives(game, Role.SHERIFF):
        if anybody_lives(game, Role.OUTLAW) or anybody_lives(game, Role.RENEGADE):
            return
        ending, winners = Ending.LAW, side(game, Role.SHERIFF) | side(game, Role.DEPUTY)
    elif players_alive(game) == 1 and anybody_lives(game, Role.RENEGADE):
        ending, winners = Ending.RENEGADE, side(game, Role.RENEGADE)
    end_game(game, ending, winners)


@rule
def side(game: State, role: int) -> int:
    """BNG-124. All seats of a role, dead or alive."""
    members = 0
    for seat in range(game.seats):
        members |= int(game.role[seat] == role) << seat
    return members


@rule
def target_of(role: int) -> int:
    """BNG-163. Three players: the Deputy hunts the Renegade, he the Outlaw, and he the Deputy."""
    if role == Role.DEPUTY:
        return Role.RENEGADE
    return Role.OUTLAW if role == Role.RENEGADE else Role.DEPUTY


@rule
def judge_lone_fighters(game: State, victim: Seat, killer: Seat) -> None:
    """BNG-165, BNG-166, BNG-170, BNG-173. Whoever eliminates their own target, or is the last one alive."""
    ending, winner = Ending.LAST_ALIVE, NOBODY
    if players_alive(game) == 1:
        winner = last_alive(game)
    hunts = killer != NOBODY and game.role[victim] != NO_ROLE
    if hunts and is_alive(game, killer) and game.role[victim] == target_of(int(game.role[killer])):
        ending, winner = Ending.TARGET, int(killer)
    if winner != NOBODY:
        end_game(game, ending, 1 << winner)


@rule
def last_alive(game: State) -> Seat:
    """The first player who lives, and of one the only one."""
    seat = 0
    while not is_alive(game, seat):
        seat += 1
    return seat


@rule
def end_game(game: State, ending: int, winners: int) -> None:
    """BNG-04, BNG-120. The game is over at once; roles are shown, and what was in the air is dropped."""
    game.stage = Stage.OVER
    game.to_act = NOBODY
    game.ending = ending
    game.winners = winners
    close_all(game)
    tell(game, Told.ENDED, NOBODY, ending, winners)
    for seat in range(game.seats):
        if game.role[seat] != NO_ROLE and not has(game.shown, seat):
            tell(game, Told.ROLE_SHOWN, seat, game.role[seat], 0)
            game.shown |= 1 << seat


@rule
def stop_when_capped(game: State) -> None:
    """The hard cap on decisions: like the turn limit, nobody wins (BNG-R64)."""
    if game.decisions >= MOST_DECISIONS and game.stage != Stage.OVER:
        game.capped = 1
        end_game(game, Ending.CAPPED, 0)


@rule
def outcome(game: State, scores: Any) -> None:
    """BNG-121 to BNG-124. One point for every member of the side that won."""
    for seat in range(game.seats):
        scores[seat] = 1 if has(game.winners, seat) else 0
