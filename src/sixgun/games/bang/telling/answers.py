"""What a move of BANG! asks of a player's time, and the answers that may be given ahead."""

from __future__ import annotations

from typing import Any

from sixgun.engine.answering import Ahead, Ease
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names

from ..deck import KIND
from ..moves import LET_HAPPEN, VERBS
from ..rules.ring import front, is_alive
from ..words import Kind, Stage

# Cards that do something for their player alone, without luck.
_QUIET = frozenset(
    {
        Kind.BEER,
        Kind.SCHOFIELD,
        Kind.VOLCANIC,
        Kind.REMINGTON,
        Kind.REV_CARABINE,
        Kind.WINCHESTER,
        Kind.BARREL,
        Kind.MUSTANG,
        Kind.SCOPE,
    }
)


def _play(game: Any, card: int) -> Ease:
    """Not the last card of the hand: some characters draw then (BNG-154)."""
    return "light" if KIND[card] in _QUIET and game.hand_size[game.to_act] > 1 and not game.matters else ""


def _excess(game: Any) -> int:
    """BNG-20. How many cards the player to act will have to discard."""
    return int(game.hand_size[game.to_act]) - int(game.life[front(game, game.to_act)])


def _stop(game: Any) -> Ease:
    return "light" if _excess(game) > 0 else ""


def _discard(game: Any, card: int) -> Ease:
    return "light" if game.stage == Stage.DISCARD and not game.matters and _excess(game) > 1 else ""


ease = VERBS.eases(play=_play, stop=_stop, discard=_discard, let_happen="pass", let_go="cost")


def ahead(game: Any, viewer: Seat, names: Names) -> list[Ahead]:
    """In other players' turns: take every hit; but whoever could be eliminated by it is asked."""
    if not Stage.DYNAMITE <= game.stage < Stage.OVER or viewer in (NOBODY, game.turn) or not is_alive(game, viewer):
        return []
    last = int(game.life[front(game, viewer)]) <= 1
    words = "Take every hit until my turn, except one that eliminates me"
    return [Ahead("let-happen", words, "", lambda move: last or move == LET_HAPPEN)]
