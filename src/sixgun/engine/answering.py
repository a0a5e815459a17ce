"""What a move asks of a player's time, and the answers that a player may give ahead.

A screen asks twice before a move that cannot be taken back, and waits for its player. Some moves need neither. So a
game says which of its moves are light, which only let something happen, and which cost something. It also says which
answers a player may give ahead: a sentence, how long the answer holds, and the moves it leaves. If all answers that
hold leave one move, the player's screen makes it. The server gets only the move, so nobody learns that the answer was
given ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

# light: it can be taken back, so one tap is enough; pass: it lets something happen, and the screen gives it if it is
# the only answer; cost: it gives something up for good.
Ease = Literal["", "light", "pass", "cost"]


class Ahead(NamedTuple):
    """An answer that a player may give ahead."""

    id: str
    words: str  # "Pass until my turn"
    span: str  # it stands while this stays the same: "turn 12"
    leaves: Callable[[int], bool]  # whether a move is still to be thought about


class AheadShown(msgspec.Struct, frozen=True, kw_only=True):
    """The same for a screen: `leaves` has the moves of the decision that is open, where it is the viewer's."""

    id: str
    words: str
    span: str
    leaves: list[int]


def never(game: Any, move: int) -> Ease:
    """For a game that says nothing about its moves: every move is asked twice and waited for."""
    return ""
