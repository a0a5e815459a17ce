"""What a move does. Trusts its caller to have asked the judge; runs on to the next decision."""

from __future__ import annotations

from sixgun.engine.dice import TIED
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import begin_step

from ..moves import VERBS
from ..state import State
from ..words import SHERIFF_SPOT, Phase
from .duels import begin_duel, pass_window, roll_dice, winning_side
from .ending import stop_when_capped
from .gangs import line_up, take_gang
from .holdups import (
    begin_holdup,
    cower,
    fight,
    half_of_victim,
    hold_up,
    issue_wanted_card,
    let_everybody_be,
    pay_robber,
    settle_holdup,
)
from .plays import play, play_on
from .poker import bet, call, check, fold, open_hand, raise_to
from .rewards import buy, show_reward
from .rounds import all_are_ready, give_up, put, start_round
from .rows import turn_after
from .sheriffs import draw_sheriffs, face_next_sheriff, settle_with_sheriff
from .showdown import hide, show


@rule
def end_turn(game: State) -> None:
    """A buying turn is over; or a gang below $100 has nothing left to hope for."""
    if game.phase == Phase.BUYING:
        game.to_act = turn_after(game, game.to_act)
    else:
        give_up(game)


@rule
def pass_on(game: State) -> None:
    """No Reward is played."""
    if game.phase == Phase.DISMISS:
        begin_duel(game, int(game.sheriff_for[game.sheriff_now]), SHERIFF_SPOT)
    elif game.phase == Phase.COWERING:
        pay_robber(game, half_of_victim(game))
    else:
        pass_window(game)


@rule
def run_on(game: State) -> None:
    """O25-18. What follows when nobody is left to ask in a phase."""
    phase = game.phase
    if phase == Phase.ANTE:
        open_hand(game)
        draw_sheriffs(game)
    elif phase == Phase.SHERIFFS:
        face_next_sheriff(game)
    elif phase == Phase.BEFORE_ROLL:
        roll_dice(game)
    elif phase == Phase.AFTER_ROLL:
        end_duel(game)
    elif phase == Phase.BUYING:
        begin_holdup(game)
    elif phase == Phase.WANTED:
        issue_wanted_card(game)
    elif phase == Phase.ROUND_START:
        start_round(game)
    else:
        all_are_ready(game)


@rule
def end_duel(game: State) -> None:
    """O25-80. Whoever is higher wins; a tie has opened the window again (O25-81)."""
    one, other = int(game.duellist[0]), int(game.duellist[1])
    side = winning_side(game)
    if side == TIED:
        return
    if other == SHERIFF_SPOT:
        settle_with_sheriff(game, side == 1)
    elif side == 0:
        settle_holdup(game, one, other)
    else:
        settle_holdup(game, other, one)


carry_out = VERBS.each(
    take_gang=take_gang,
    line_up=line_up,
    put=put,
    check=check,
    call=call,
    fold=fold,
    bet=bet,
    raise_to=raise_to,
    show=show,
    hide=hide,
    buy=buy,
    end_turn=end_turn,
    hold_up=hold_up,
    let_be=let_everybody_be,
    fight=fight,
    cower=cower,
    pass_on=pass_on,
    play=play,
    play_at=play_on,
    play_wanted=play_on,
    play_card=play_on,
    show_reward=show_reward,
)


@rule
def step(game: State, move: int) -> None:
    """Carry out an allowed move; while nobody has to decide, go on (O25-18, O25-129)."""
    begin_step(game)
    carry_out(game, move)
    while game.to_act == NOBODY and game.phase != Phase.OVER:
        run_on(game)
    stop_when_capped(game)
