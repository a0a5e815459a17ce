"""How to win at this table."""

from __future__ import annotations

from typing import Any

from ..rules.ending import plays
from ..words import ANTE, Variant


def goal(game: Any) -> str:
    """HSD-02, HSD-03, HSD-172, HSD-192."""
    if game.quick_start:
        return "After the first shootout, the player with the biggest stake wins."
    if plays(game, Variant.LAST_MAN_STANDING):
        return "Be the last player with dollars in the stake."
    return f"When somebody cannot pay the ${ANTE} ante, the player with the biggest stake wins."
