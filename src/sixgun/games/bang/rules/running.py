"""The one loop of the game: the matter on top is worked off, or the turn goes on, until somebody must decide."""

from __future__ import annotations

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY

from ..matters import CHECK, DUEL, FALL, GRAB, LOSS, RAID, ROBBERY, SHOT, STORE, STRIP, VOLLEY
from ..state import State
from ..words import Stage
from .asking import ask, whom
from .draws import settle_check
from .falls import settle_fall, settle_strip
from .losses import ask_for_bang, settle_loss
from .robbing import settle_grab, settle_robbery
from .shots import settle_shot
from .store import settle_store
from .turns import go_on_with_turn
from .volleys import settle_volley


@rule
def run_on(game: State) -> None:
    """BNG-35. Everything that follows before the next decision."""
    while game.to_act == NOBODY and game.stage != Stage.OVER:
        settle(game, kind_on_top(game))


@rule
def settle(game: State, matter: int) -> None:
    """One step of the matter on top, or of the turn."""
    if matter == NOTHING:
        go_on_with_turn(game)
    elif matter == SHOT.kind:
        settle_shot(game)
    elif matter == RAID.kind or matter == DUEL.kind:
        ask_for_bang(game)
    elif matter == VOLLEY.kind:
        settle_volley(game)
    elif matter == CHECK.kind:
        settle_check(game)
    elif matter == LOSS.kind:
        settle_loss(game)
    elif matter == FALL.kind:
        settle_fall(game)
    elif matter == STRIP.kind:
        settle_strip(game)
    elif matter == ROBBERY.kind:
        settle_robbery(game)
    elif matter == GRAB.kind:
        settle_grab(game)
    elif matter == STORE.kind:
        settle_store(game)
    else:  # Sid Ketchum's second card, Kit Carlson's third
        ask(game, whom(game))
