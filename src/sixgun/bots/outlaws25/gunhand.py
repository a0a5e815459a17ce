"""The choice: what is weighed is compared, what is worked out is looked up."""

from __future__ import annotations

from typing import Any

from sixgun.engine.luck import Luck
from sixgun.engine.rule import rule
from sixgun.games.outlaws25.rules.rows import gang_money
from sixgun.games.outlaws25.state import State
from sixgun.games.outlaws25.words import ROUND_MINIMUM, Phase

from ..bot import Bot
from ..choosing import heaviest_by, place_of
from .betting import bet_in_mind
from .reasons import why
from .splitting import split_in_mind
from .weighing import weigh

heaviest = heaviest_by(weigh)


@rule
def is_worked_out(view: State) -> bool:
    """Bets, and splits of a gang that can play on."""
    if view.phase == Phase.SPLIT or view.phase == Phase.SPLIT_REST:
        return gang_money(view, int(view.to_act)) >= ROUND_MINIMUM
    return view.phase == Phase.BETTING


@rule
def choose_with_sense(view: State, allowed: Any, count: int, luck: Luck) -> int:
    """A Reward that helps is played first; then the bet or the split that I have in mind."""
    best = heaviest(view, allowed, count, luck)
    if not is_worked_out(view) or weigh(view, int(allowed[best])) > 0:
        return best
    in_mind = bet_in_mind(view, luck) if view.phase == Phase.BETTING else split_in_mind(view)
    return place_of(allowed, count, in_mind)


GUNHAND = Bot("gunhand", "Bets by the odds, sometimes bluffs, and robs the rich.", choose_with_sense, why=why, skill=1)
