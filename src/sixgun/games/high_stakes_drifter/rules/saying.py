"""The story of a step, as far as its page goes.

A step can bring more than a page holds: eight players get new cards, or cards of one's own set off a long chain. A
story that does not fit would make the move impossible, so the last things are left out; the table itself shows them.
"""

from __future__ import annotations

from sixgun.engine import story
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..state import MOST_EVENTS, State
from ..words import Told

_SMALL = 127  # numbers of a story are bytes
_HALF = MOST_EVENTS // 2

_tell = story.tell


@rule
def small(number: int) -> int:
    """A number as a story can write it; only cards of one's own have greater ones."""
    return max(-_SMALL, min(_SMALL, int(number)))


@rule
def tell(game: State, kind: int, seat: Seat, what: int, where: int) -> None:
    """Tell everybody. The last line is kept for the end of the game."""
    if game.told < MOST_EVENTS - 1 or (kind == Told.ENDED and game.told < MOST_EVENTS):
        _tell(game, kind, seat, small(what), small(where))


@rule
def whisper(game: State, kind: int, seat: Seat, what: int, where: int) -> None:
    """Tell the seat alone, which also sees it in its hand: half a page is enough for that."""
    if game.told < _HALF:
        tell(game, -kind, seat, what, where)
