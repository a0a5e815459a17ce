"""Outlaw Poker at the desk: a game is ten rounds, and the lowest total wins; equal totals win together."""

from __future__ import annotations

from sixgun.games.outlaw_poker import GAME

from .contract import Question
from .plain import passes_left, summed

SCORING = summed(
    GAME,
    unit="points",
    source="OP-R32: all tied players win together",
    question=Question(name="scores", words="Grand total of all rounds", column="total", kind="amount", negative=True),
    more_questions=[
        Question(name="rounds", words="Rounds played (10 if left out)", kind="amount", each_seat=False, needed=False)
    ],
    next_game=passes_left("dealer", lambda result: result.get("rounds") or 10),  # OP-36; the deal goes round
)
