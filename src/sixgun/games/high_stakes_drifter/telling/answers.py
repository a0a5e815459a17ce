"""What a move of High Stakes Drifter asks of a player's time, and the answers that may be given ahead."""

from __future__ import annotations

from typing import Any

from sixgun.engine.answering import Ahead, Ease
from sixgun.engine.bits import has
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names

from ..moves import CHECK, DECLINE, FOLD, PASS, REVEAL_NONE, VERBS
from ..words import Stage


def _play(game: Any, card: int) -> Ease:
    """In one's turn the rest of the choice follows: on which dude, which way up, for how much (HSD-78, HSD-81)."""
    return "light" if game.stage == Stage.ACTIONS and not game.matters else ""


def _discard(game: Any, card: int) -> Ease:
    """At the end of one's turn (HSD-73). The last card that an ability asks for is gone at once."""
    return "" if game.matters else "light"


ease = VERBS.eases(
    decline="pass",
    reveal_none="pass",
    pass_by="pass",
    refuse="pass",
    discard=_discard,
    play=_play,
    lay="light",
    lay_up="light",
    lay_down="light",
    play_chip="light",
    fold="cost",
    bury="cost",
)


def ahead(game: Any, viewer: Seat, names: Names) -> list[Ahead]:
    """In other players' turns: accept no challenge (HSD-95), stay out of the bets, add nothing to a shootout."""
    if not Stage.TURN <= game.stage < Stage.OVER or viewer in (NOBODY, game.turn) or not has(int(game.playing), viewer):
        return []
    least = FOLD if game.opened else CHECK
    return [
        Ahead("decline", "Decline every challenge until my turn", "", lambda move: move == DECLINE),
        Ahead("fold", "Check, or fold to any bet, until my turn", "", lambda move: move == least),
        Ahead("add-nothing", "Reveal no gear and play no fortune card", "", lambda move: move in (REVEAL_NONE, PASS)),
    ]
