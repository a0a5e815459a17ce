"""What a move asks of a player's time, and the answers that a player may give ahead.

A screen asks twice before a move that cannot be taken back, and waits for its player. Neither is needed for every move:
a game says which of its moves are light, which only let something happen, and which cost something. It also says which
answers may be given ahead: a sentence, how long it stands, and the moves it leaves. Where everything that stands leaves
one move, the player's screen makes it. The house is told the move and nothing else, so that nobody learns of an answer
that was given ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

# light: it can be taken back, so that nobody asks twice; pass: it lets something happen, and as the only answer it
# needs nobody; cost: something is given up for good.
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
    """A game that says nothing about its moves: each is asked about and waited for."""
    return ""
