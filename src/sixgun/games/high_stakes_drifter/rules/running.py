"""The one loop of the game: the matter on top is settled, or an effect begins, or the game goes on."""

from __future__ import annotations

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY

from ..state import State
from ..words import Stage
from .betting import go_on_betting, go_on_folding, open_round
from .challenges import call_off, go_on_after_move, go_on_answering
from .cleaning import clean_up, go_on_reinvesting, redraw
from .drafting import go_on_drafting, go_on_stacking
from .effects import settle_matter
from .fortune import go_on_with_fortune
from .gearing import go_on_announcing
from .shootouts import begin_round, begin_shootout, decide_early, is_decided, judge_lead
from .showdown import begin_showdown, compare, set_off_showdown
from .slots import has_dude_in_saloon
from .turns import begin_cycle, begin_end_of_turn, finish_cycle, go_on_acting, go_on_ending
from .waiting import has_waiting, start_next


@rule
def run_on(game: State) -> None:
    """Everything that follows before the next decision (HSD-R61)."""
    while game.to_act == NOBODY and game.stage != Stage.OVER:
        if kind_on_top(game) != NOTHING:
            settle_matter(game)
        elif has_waiting(game):
            start_next(game)
        else:
            go_on(game)


@rule
def go_on(game: State) -> None:
    """No effect is left to settle: the game itself goes on."""
    game.chain = 0
    if game.shootout == 1 and game.stale == 1 and game.fighting != 0:
        judge_lead(game)  # HSD-105, HSD-R34, HSD-R35: when all effects are done
    stage = int(game.stage)
    if stage < Stage.STAT:
        go_on_with_turn(game, stage)
    elif stage < Stage.SHOOTOUT:
        go_on_with_challenge(game, stage)
    elif stage == Stage.SHOOTOUT:
        begin_shootout(game)
    elif stage < Stage.PAID:
        go_on_with_shootout(game, stage)
    elif stage == Stage.PAID:
        clean_up(game)
    elif stage == Stage.REINVEST:
        go_on_reinvesting(game)
    else:
        redraw(game)


@rule
def go_on_with_turn(game: State, stage: int) -> None:
    """Before the game, and in a turn outside challenges."""
    if stage == Stage.DRAFT:
        go_on_drafting(game)
    elif stage == Stage.STACK:
        go_on_stacking(game)
    elif stage == Stage.CYCLE:
        begin_cycle(game)
    elif stage == Stage.TURN:
        game.stage = Stage.ACTIONS
    elif stage == Stage.ACTIONS:
        go_on_acting(game)
    elif stage == Stage.TURN_OVER:
        begin_end_of_turn(game)
    elif stage == Stage.TURN_END:
        go_on_ending(game)
    elif stage == Stage.DISCARD:
        game.to_act = game.turn
    else:
        finish_cycle(game)


@rule
def go_on_with_challenge(game: State, stage: int) -> None:
    """Until the shootout begins."""
    if stage == Stage.AFTER_MOVE:
        go_on_after_move(game)
    elif stage == Stage.ANSWER:
        go_on_answering(game)
    elif has_dude_in_saloon(game, int(game.challenger)):
        game.to_act = game.challenger
    else:
        call_off(game)


@rule
def go_on_with_shootout(game: State, stage: int) -> None:
    """From the first betting round to the comparison; a shootout with a single player left is decided."""
    if stage == Stage.FOLDED:
        go_on_folding(game)
        return
    if is_decided(game):
        decide_early(game)
        return
    if stage == Stage.ROUND:
        open_round(game)
    elif stage == Stage.BET:
        go_on_betting(game)
    elif stage == Stage.GEAR:
        go_on_announcing(game)
    elif stage == Stage.TURN_UP:
        begin_round(game)
    elif stage == Stage.FORTUNE:
        go_on_with_fortune(game)
    elif stage == Stage.SHOWDOWN:
        begin_showdown(game)
    elif stage == Stage.REVEALED:
        set_off_showdown(game)
    else:
        compare(game)
