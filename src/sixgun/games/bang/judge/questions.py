"""Which kind of decision a player has to take, by whose character, and which rules a move runs through."""

from __future__ import annotations

from sixgun.engine.questions import matter_or_stage
from sixgun.engine.rule import rule

from ..deck import KIND
from ..moves import VERBS, answering, playing, playing_at
from ..rules.ring import front
from ..state import State
from ..words import CARDS, CHARACTERS, SPOTS, Kind

_KINDS = len(Kind)
_VERBS = len(VERBS.names)
_PLAY, _PLAY_AT, _ANSWER = int(playing(0)), int(playing_at(0, 0)), int(answering(0))
_which = VERBS.which


@rule
def question_of(game: State) -> int:
    """The matter or the stage, and the character who decides: what it can do is what is looked at."""
    who = int(game.character[front(game, game.to_act)]) + 1
    return matter_or_stage(game) * (CHARACTERS + 1) + who


@rule
def work_of(move: int) -> int:
    """The verb; where a card is played, what kind of card."""
    if _PLAY <= move < _PLAY + CARDS:
        return _VERBS + int(KIND[move - _PLAY])
    if _PLAY_AT <= move < _PLAY_AT + CARDS * SPOTS:
        return _VERBS + _KINDS + int(KIND[(move - _PLAY_AT) // SPOTS])
    if _ANSWER <= move < _ANSWER + CARDS:
        return _VERBS + 2 * _KINDS + int(KIND[move - _ANSWER])
    return int(_which(move))
