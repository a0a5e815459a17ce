"""Which kind of decision a game has come to, as a number: games alike are played together on a GPU.

What counts is which rules run, and how often their loops go round. So a game may tell apart more than the question: how
many cards are on the table, whether the round is about to end.
"""

from __future__ import annotations

from typing import Any

from .agenda import NOTHING, kind_on_top
from .rule import rule

MOST_QUESTIONS = 1022  # numbers from 0 to below this; larger ones count as the last
STAGES = 30  # more than any game has
MATTERS = 14  # and kinds of matters, NOTHING among them


@rule
def phase_of(game: Any) -> int:
    """For games that go from phase to phase."""
    return int(game.phase)


@rule
def matter_or_stage(game: Any) -> int:
    """For games with an agenda: the matter on top, or else the stage; below STAGES + MATTERS."""
    kind = kind_on_top(game)
    return int(game.stage) if kind == NOTHING else STAGES + kind
