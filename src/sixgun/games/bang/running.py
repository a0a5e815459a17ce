"""The one loop of the game: the matter on top is worked off, or the turn goes on, until somebody must decide."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY

from .attacks import work_off_raid_or_duel, work_off_shot, work_off_volley
from .checks import work_off_check
from .losses import work_off_fall, work_off_loss, work_off_strip
from .matters import NOTHING, SPOT, ask, top, top_kind
from .plays import work_off_store
from .robbing import work_off_grab, work_off_robbery
from .state import State
from .turns import go_on_with_turn
from .words import Matter, Stage


@rule
def run_on(game: State) -> None:
    """BNG-35. Everything that follows before the next decision."""
    while game.to_act == NOBODY and game.stage != Stage.OVER:
        work_off(game, top_kind(game))


@rule
def work_off(game: State, matter: int) -> None:
    """One step of the matter on top, or of the turn."""
    if matter == NOTHING:
        go_on_with_turn(game)
    elif matter == Matter.SHOT:
        work_off_shot(game)
    elif matter == Matter.RAID or matter == Matter.DUEL:
        work_off_raid_or_duel(game)
    elif matter == Matter.VOLLEY:
        work_off_volley(game)
    elif matter == Matter.CHECK:
        work_off_check(game)
    elif matter == Matter.LOSS:
        work_off_loss(game)
    elif matter == Matter.FALL:
        work_off_fall(game)
    elif matter == Matter.STRIP:
        work_off_strip(game)
    elif matter == Matter.ROBBERY:
        work_off_robbery(game)
    elif matter == Matter.GRAB:
        work_off_grab(game)
    elif matter == Matter.STORE:
        work_off_store(game)
    else:  # Sid Ketchum's second card, Kit Carlson's third
        ask(game, top(game, SPOT))
