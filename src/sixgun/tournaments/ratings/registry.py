"""Which game is rated how: by its own module here, or as a free-for-all."""

from __future__ import annotations

from functools import cache

from sixgun.engine.errors import UnknownName
from sixgun.games.registry import find_game

from . import bang
from .contract import Rater
from .free_for_all import free_for_all

_OWN = {rater.game: rater for rater in (bang.RATER,)}


@cache
def rater_of(game: str) -> Rater:
    """How a game is rated, whether it is still installed or not."""
    if game in _OWN:
        return _OWN[game]
    try:
        return free_for_all(find_game(game).high_wins)
    except UnknownName:
        return free_for_all(None)
