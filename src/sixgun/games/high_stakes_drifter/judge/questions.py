"""Which kind of decision a player has to take, and how many cards there are to look at."""

from __future__ import annotations

from sixgun.engine.questions import MATTERS, STAGES, matter_or_stage
from sixgun.engine.rule import rule

from ..state import State
from ..words import Ask

_CROWDS = 20  # how full the table is, in pairs of cards


@rule
def question_of(game: State) -> int:
    """What is asked, and how full the table is: most rules go through all cards on it."""
    return asked(game) * _CROWDS + min(int(game.lying) // 2, _CROWDS - 1)


@rule
def asked(game: State) -> int:
    """A choice made part by part comes first; then the matter on top, or else the stage."""
    if game.asking != Ask.NOTHING:
        return STAGES + MATTERS + int(game.asking)
    return matter_or_stage(game)
