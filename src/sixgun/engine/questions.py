"""Which kind of decision a game has come to, as a small number: games alike are played together on a GPU."""

from __future__ import annotations

from typing import Any

from .agenda import NOTHING, kind_on_top
from .rule import rule

STAGES = 30  # more than any game has


@rule
def phase_of(game: Any) -> int:
    """For games that go from phase to phase."""
    return int(game.phase)


@rule
def matter_or_stage(game: Any) -> int:
    """For games with an agenda: the matter on top, or else the stage."""
    kind = kind_on_top(game)
    return int(game.stage) if kind == NOTHING else STAGES + kind
