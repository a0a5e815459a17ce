"""High Stakes Drifter at the desk: the stake in front of a player when the game ends, and nothing else."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter import GAME

from .contract import Question
from .plain import passes_left, summed

SCORING = summed(
    GAME,
    unit="dollars",
    source="HSD-R28: players tied for the biggest stake win together",
    question=Question(name="stakes", words="Stake at the end, without chips on cards", column="stake", kind="amount"),
    next_game=passes_left("first_player"),
)
