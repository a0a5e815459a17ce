"""Calaboose at the desk: bounties add up over the series, the highest sum wins, and equal sums win together."""

from __future__ import annotations

from sixgun.games.calaboose import GAME

from .contract import Question
from .plain import passes_left, summed

SCORING = summed(
    GAME,
    unit="dollars",
    source="CAL-R29: a shared win",
    question=Question(
        name="scores",
        words="Bounty of the jail, added up over the games of the series",
        column="bounty",
        kind="amount",
        negative=True,
    ),
    more_questions=[
        Question(
            name="games", words="Games of the series (1 if left out)", kind="amount", each_seat=False, needed=False
        )
    ],
    # CAL-R30. The deal moves one seat left each game, also inside a series.
    next_game=passes_left("dealer", lambda result: result.get("games") or 1),
)
