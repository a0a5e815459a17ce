"""Which scoring a game has at the desk: its own module, or the plain one."""

from __future__ import annotations

from sixgun.engine.game import Game
from sixgun.games.registry import find_game

from . import bang, calaboose, high_stakes_drifter, outlaw_poker, outlaws25
from .contract import Scoring
from .plain import plain_scoring

_OWN = {
    module.SCORING.game: module.SCORING for module in (bang, calaboose, high_stakes_drifter, outlaw_poker, outlaws25)
}


def find_scoring(game: str | Game) -> Scoring:
    """How results of a game become points; a game announced by others has its scores added up."""
    room = find_game(game) if isinstance(game, str) else game
    return _OWN.get(room.name) or plain_scoring(room)
