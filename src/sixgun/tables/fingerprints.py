"""Of which program a log is: what it says can be compared where records are laid out and moves are worded alike."""

from __future__ import annotations

import hashlib
from functools import cache

from sixgun.engine.game import Game
from sixgun.engine.words import SEAT_NAMES


@cache
def layout_of(game: Game) -> str:
    """How the record is laid out, which is what digests are taken of."""
    return _short(repr(game.state.dtype.descr))


@cache
def wording_of(game: Game) -> str:
    """What all the moves are called."""
    names = game.names(SEAT_NAMES)
    return _short("\n".join(" ".join(game.telling.phrase(move, names)) for move in range(game.move_space)))


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]
