"""What a move of 25 Outlaws asks of a player's time, and the answers that may be given ahead."""

from __future__ import annotations

from typing import Any

from sixgun.engine.answering import Ahead
from sixgun.engine.bits import has
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names

from ..moves import CHECK, FOLD, PASS, VERBS
from ..rules.poker import level
from ..rules.rows import is_in_game
from ..words import Phase

ease = VERBS.eases(pass_on="pass", let_be="pass", show_reward="light", fold="cost")


def ahead(game: Any, viewer: Seat, names: Names) -> list[Ahead]:
    """Stay out of the betting of this hand, or keep one's Rewards for another round (O25-R38)."""
    if game.phase in (Phase.GANG, Phase.LINE_UP, Phase.OVER) or viewer == NOBODY or not is_in_game(game, viewer):
        return []
    this_round = f"round {game.round_number}"
    answers = [Ahead("no-reward", "Play no Reward in this round's duels", this_round, lambda move: move == PASS)]
    if game.hand_is_on and has(int(game.playing), viewer):
        least = FOLD if level(game) else CHECK
        answers.append(Ahead("fold", "Check, or fold to any bet", this_round, lambda move: move == least))
    return answers
