"""25 Outlaws at the desk: dollars on the Outlaws of gangs still in the game; more Outlaws part equal gangs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixgun.engine.words import plural
from sixgun.games.outlaws25 import GAME

from ..errors import BadResult
from .answers import answers
from .contract import Question, Settings
from .plain import passes_left, summed, with_scores

MOST_OUTLAWS = 5  # of one colour (O25-04)

_DOLLARS = Question(name="dollars", words="Dollars on living Outlaws", kind="amount")
_OUTLAWS = Question(name="outlaws", words="Outlaws alive, 0 for a gang out of the game", kind="amount")


def check(entered: Mapping[str, Any], seats: int, settings: Settings) -> dict[str, Any]:
    """O25-R66. The gang with the most dollars wins, then the one with more Outlaws; a gang that is out has nothing."""
    gangs = entered.get("gangs")
    if gangs is not None:  # a game played here
        out = [gang["left_because"] is not None for gang in gangs]
        told = {name: [0 if gone else gang[name] for gang, gone in zip(gangs, out, strict=True)] for name in _NAMES}
        entered = {**entered, **told}
    said = answers([_DOLLARS, _OUTLAWS], entered, seats)
    for seat, (dollars, outlaws) in enumerate(zip(said["dollars"], said["outlaws"], strict=True)):
        if dollars and not outlaws:
            raise BadResult(
                f"Seat {seat + 1} has ${dollars} but no Outlaw to carry them; a gang out of the game has $0.",
                question="dollars",
                seat=seat,
            )
        if outlaws > MOST_OUTLAWS:
            sentence = f"Seat {seat + 1} has {plural(outlaws, 'Outlaw')}; a gang has at most {MOST_OUTLAWS}."
            raise BadResult(sentence, question="outlaws", seat=seat)
    if not any(said["outlaws"]):
        raise BadResult("Somebody has an Outlaw left at the end of every game.", question="outlaws")
    scores = [dollars + outlaws for dollars, outlaws in zip(said["dollars"], said["outlaws"], strict=True)]
    return {**entered, **said, **with_scores(scores, GAME)}


_NAMES = (_DOLLARS.name, _OUTLAWS.name)

SCORING = summed(
    GAME,
    unit="dollars",
    source="O25-R66: a shared win",
    question=_DOLLARS,
    more_questions=[_OUTLAWS],
    check=check,
    points_of=lambda result: result["dollars"],
    next_game=passes_left("dealer"),
)
