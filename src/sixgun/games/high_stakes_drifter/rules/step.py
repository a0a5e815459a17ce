"""What a move does. Trusts its caller to have asked the judge; runs on to the next decision."""

from __future__ import annotations

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import begin_step

from ..matters import DISCARDING
from ..moves import VERBS
from ..state import State
from ..words import Stage
from .answering import (
    agree,
    answer_card,
    answer_chip,
    answer_done,
    answer_face,
    answer_refusal,
    answer_slot,
    choose_chip,
    choose_player,
    name_chosen_stat,
    pick_to_discard,
    take_back,
)
from .betting import bet, call, check, fold, raise_by
from .challenges import decline, enter, issue_challenge, name_contested
from .cleaning import bury_it, reinvest
from .drafting import draft, keep_the_rest, leave_out
from .ending import stop_when_capped
from .fortune import pass_by, play_fortune, use_in_fortune_step
from .gearing import announce, reveal_none
from .piles import discard_aside, set_aside
from .playing import begin_kick, begin_play, choose_dude, lay, lay_down, lay_up, use_as_action
from .running import run_on
from .turns import draw_and_finish, spend_action, stop


@rule
def challenge(game: State) -> None:
    """HSD-70, HSD-91. The last action of a turn."""
    spend_action(game)
    issue_challenge(game)


@rule
def name_stat(game: State, stat: int) -> None:
    """The contested stat, or one that an effect asks for."""
    if kind_on_top(game) == NOTHING:
        name_contested(game, stat)
    else:
        name_chosen_stat(game, stat)


@rule
def play_chip(game: State, chip: int) -> None:
    """As an action, or because an effect says so."""
    if kind_on_top(game) == NOTHING:
        begin_kick(game, chip)
    else:
        answer_chip(game, chip)


@rule
def play(game: State, card: int) -> None:
    """As an action, in the fortune step, or put into play by an effect."""
    if kind_on_top(game) != NOTHING:
        answer_card(game, card)
    elif game.stage == Stage.FORTUNE:
        play_fortune(game, card)
    else:
        begin_play(game, card)


@rule
def choose(game: State, slot: int) -> None:
    """The dude a card or chip of one's turn is for, or what an effect asks for."""
    if kind_on_top(game) == NOTHING:
        choose_dude(game, slot)
    else:
        answer_slot(game, slot)


@rule
def face_up(game: State) -> None:
    """Of a card that is played or put into play."""
    if kind_on_top(game) == NOTHING:
        lay_up(game)
    else:
        answer_face(game, True)


@rule
def face_down(game: State) -> None:
    """Of a card that is played or put into play."""
    if kind_on_top(game) == NOTHING:
        lay_down(game)
    else:
        answer_face(game, False)


@rule
def discard(game: State, card: int) -> None:
    """HSD-73, or because an effect says so."""
    if kind_on_top(game) == DISCARDING.kind:
        pick_to_discard(game, card)
    else:
        set_aside(game, int(game.to_act), card)


@rule
def done(game: State) -> None:
    """No more cards to discard, to take back, or chips to leave out."""
    if kind_on_top(game) != NOTHING:
        answer_done(game)
    elif game.stage == Stage.STACK:
        keep_the_rest(game)
    else:
        discard_aside(game, int(game.to_act))
        draw_and_finish(game)


@rule
def use(game: State, slot: int, nth: int) -> None:
    """A [G] ability in one's turn, an [F] ability in the fortune step."""
    if game.stage == Stage.FORTUNE:
        use_in_fortune_step(game, slot, nth)
    else:
        use_as_action(game, slot, nth)


do = VERBS.each(
    stop=stop,
    challenge=challenge,
    decline=decline,
    check=check,
    call=call,
    fold=fold,
    reveal_none=reveal_none,
    pass_by=pass_by,
    reinvest=reinvest,
    bury=bury_it,
    done=done,
    agree=agree,
    refuse=answer_refusal,
    lay_up=face_up,
    lay_down=face_down,
    name_stat=name_stat,
    choose_player=choose_player,
    play_chip=play_chip,
    leave_out=leave_out,
    choose_chip=choose_chip,
    enter=enter,
    reveal=announce,
    choose=choose,
    play=play,
    discard=discard,
    take_back=take_back,
    draft=draft,
    use=use,
    lay=lay,
    bet=bet,
    raise_by=raise_by,
)


@rule
def step(game: State, move: int) -> None:
    """Carry out an allowed move, and everything that follows before the next decision."""
    begin_step(game)
    do(game, move)
    game.to_act = NOBODY
    run_on(game)
    stop_when_capped(game)
