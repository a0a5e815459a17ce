"""The choice: what is weighed is compared, what is worked out is looked up."""

from __future__ import annotations

from typing import Any

from sixgun.engine.luck import Luck, pick
from sixgun.engine.rule import rule
from sixgun.games.outlaws25.rules.rows import gang_money
from sixgun.games.outlaws25.state import State
from sixgun.games.outlaws25.words import ROUND_MINIMUM, Phase

from ..bot import Bot
from .betting import bet_in_mind
from .splitting import split_in_mind
from .weighing import weigh

NOT_THERE = -1


@rule
def place_of(allowed: Any, count: int, move: int) -> int:
    """The place of a move in the list; NOT_THERE when it is not allowed. Nothing near it will do."""
    for index in range(count):
        if allowed[index] == move:
            return index
    return NOT_THERE


@rule
def heaviest(view: State, allowed: Any, count: int, luck: Luck) -> int:
    """The place of the move that is worth most; among equals, chance."""
    best, place, equals = weigh(view, int(allowed[0])), 0, 1
    for index in range(1, count):
        value = weigh(view, int(allowed[index]))
        if value > best:
            best, place, equals = value, index, 1
        elif value == best:
            equals += 1
            if pick(luck, equals) == 0:
                place = index
    return place


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


GUNHAND = Bot("gunhand", "Bets by the odds and by mood, robs the rich, and counts every dollar.", choose_with_sense)
