"""Which kind of decision a player has to take, and how far the round is."""

from __future__ import annotations

from sixgun.engine.bits import size
from sixgun.engine.rule import rule

from ..state import State
from ..words import SLOTS, Phase

_PHASES = len(Phase)
_NEAR_END = 3  # no last turns yet, one, or more
_TURNED = SLOTS + 1  # so many cards of the player may lie face up, none among them


@rule
def question_of(game: State) -> int:
    """The phase or the outlaw at work, how many cards the player has face up, and how near the end of the round is."""
    what = int(game.phase)
    if what == Phase.OUTLAW:
        what = _PHASES + int(game.playing)
    last = min(int(game.last_turns), _NEAR_END - 1)
    return (what * _TURNED + size(int(game.up[game.to_act]))) * _NEAR_END + last
