"""The choice: what is worked out is looked up, what is weighed is compared."""

from __future__ import annotations

from typing import Any

from sixgun.engine.luck import Luck, pick
from sixgun.engine.rule import rule
from sixgun.games.outlaws25 import moves
from sixgun.games.outlaws25.rules.rows import gang_money
from sixgun.games.outlaws25.state import State
from sixgun.games.outlaws25.words import PLACES, ROUND_MINIMUM, SPOTS, Phase

from ..bot import Bot
from . import weighing as w
from .betting import bet_in_mind, swap_in_mind
from .splitting import split_in_mind

NOT_THERE = -1


@rule
def place_of(allowed: Any, count: int, move: int) -> int:
    """The place of a move in the list; NOT_THERE when it is not allowed."""
    for index in range(count):
        if allowed[index] == move:
            return index
    return NOT_THERE


@rule
def weigh(view: State, move: int) -> int:
    """What a move is worth beyond doing nothing."""
    if moves.BUY <= move < moves.END_TURN:
        return w.weigh_purchase(view, move - moves.BUY)
    if moves.HOLD_UP <= move < moves.LET_BE:
        return w.weigh_holdup(view, (move - moves.HOLD_UP) // SPOTS, (move - moves.HOLD_UP) % SPOTS)
    if move == moves.FIGHT:
        return w.weigh_fight(view)
    if move == moves.COWER:
        return w.weigh_cower(view)
    if moves.PLAY <= move < moves.SHOW_REWARD:
        place, choice = moves.carrier_and_choice(move)
        if move < moves.PLAY_AT:
            return w.weigh_play(view, place)
        if move < moves.PLAY_WANTED:
            return w.weigh_play_at(view, place, choice)
        if move < moves.PLAY_CARD:
            return w.weigh_play_wanted(view, place, choice)
        return w.NEVER
    if move >= moves.SHOW_REWARD or moves.PUT <= move < moves.CHECK:
        return w.NEVER
    return 0


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
def choose_with_sense(view: State, allowed: Any, count: int, luck: Luck) -> int:
    """What is being decided, decided."""
    phase = view.phase
    if phase == Phase.BETTING:
        for place in range(PLACES):
            if place_of(allowed, count, moves.playing_on_card(place, 0)) >= 0:
                which = swap_in_mind(view)
                if which >= 0:
                    return place_of(allowed, count, moves.playing_on_card(place, which))
        return place_of(allowed, count, bet_in_mind(view, luck))
    if (phase == Phase.SPLIT or phase == Phase.SPLIT_REST) and gang_money(view, int(view.to_act)) >= ROUND_MINIMUM:
        best = heaviest(view, allowed, count, luck)
        if weigh(view, int(allowed[best])) > 0:
            return best
        return place_of(allowed, count, split_in_mind(view))
    return heaviest(view, allowed, count, luck)


GUNHAND = Bot("gunhand", "Bets by the odds and by mood, robs the rich, and counts every dollar.", choose_with_sense)
