"""Conditions of triggered clauses: tested on full totals when the clause would resolve."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..state import State
from .reading import comparing, testing
from .totals import total

_both_hold = testing(comparing(total))


@rule
def condition_holds(game: State, row: int, seat: Seat, source: int) -> bool:
    """Whether both conditions of a clause hold for its controller and its card."""
    return bool(_both_hold(game, row, seat, source))
