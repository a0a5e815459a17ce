"""Which kind of decision a player has to take."""

from __future__ import annotations

from sixgun.engine.questions import STAGES, matter_or_stage
from sixgun.engine.rule import rule

from ..state import State
from ..words import Ask

MATTERS = 10  # more than there are


@rule
def question_of(game: State) -> int:
    """A choice made part by part comes first; then the matter on top, or else the stage."""
    if game.asking != Ask.NOTHING:
        return STAGES + MATTERS + int(game.asking)
    return matter_or_stage(game)
