"""The moves that abilities ask for."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top, part
from sixgun.engine.rule import rule

from ..matters import DISCARDING, EFFECT, KICKING, PUTTING, SALVAGING
from ..moves import (
    AGREE,
    DONE,
    LAY_DOWN,
    LAY_UP,
    REFUSE,
    choosing,
    choosing_chip,
    choosing_player,
    discarding,
    naming,
    playing,
    playing_chip,
    taking_back,
)
from ..rules.asides import why_not_discard, why_not_take_back
from ..rules.effects import why_not_choose, why_not_choose_chip, why_not_choose_player, why_not_name_stat
from ..rules.kicking import why_not_play_chip
from ..rules.putting import why_not_face, why_not_put, why_not_stop_putting
from ..state import State
from ..words import TABLE, Phase, Stat, WhyNot

_STATS = len(Stat)


@rule
def list_move(allowed: Any, count: int, move: int, why_not: int) -> int:
    """One more move if it is allowed; the new length of the list."""
    if why_not != WhyNot.ALLOWED:
        return count
    allowed[count] = move
    return count + 1


@rule
def list_effect_moves(game: State, allowed: Any, count: int) -> int:
    """Every answer to the matter of abilities on top, sorted; the new length of the list."""
    kind = kind_on_top(game)
    if kind == EFFECT.kind:
        return list_answers(game, allowed, count)
    if kind == DISCARDING.kind or kind == SALVAGING.kind or kind == PUTTING.kind:
        return list_cards(game, allowed, count, kind)
    if kind == KICKING.kind:
        for chip in range(game.chips):
            count = list_move(allowed, count, playing_chip(chip), why_not_play_chip(game, chip))
        return count
    return list_slots(game, allowed, count)


@rule
def list_answers(game: State, allowed: Any, count: int) -> int:
    """What the ability at work asks for."""
    phase = part(game, EFFECT.phase)
    if phase == Phase.MAY:
        count = list_move(allowed, count, AGREE, WhyNot.ALLOWED)
        return list_move(allowed, count, REFUSE, WhyNot.ALLOWED)
    if phase == Phase.STAT:
        for stat in range(_STATS):
            count = list_move(allowed, count, naming(stat), why_not_name_stat(game, stat))
        return count
    for seat in range(game.seats):
        count = list_move(allowed, count, choosing_player(seat), why_not_choose_player(game, seat))
    for nth in range(game.chips_out):
        count = list_move(allowed, count, choosing_chip(nth), why_not_choose_chip(game, nth))
    return list_slots(game, allowed, count)


@rule
def list_slots(game: State, allowed: Any, count: int) -> int:
    """Cards on the table that can be chosen."""
    for slot in range(TABLE):
        count = list_move(allowed, count, choosing(slot), why_not_choose(game, slot))
    return count


@rule
def list_cards(game: State, allowed: Any, count: int, kind: int) -> int:
    """Cards of a hand or deadwood, and how a card is put into play."""
    if kind == SALVAGING.kind:
        count = list_move(allowed, count, DONE, WhyNot.ALLOWED)
    if kind == PUTTING.kind:
        count = list_move(allowed, count, DONE, why_not_stop_putting(game))
        count = list_move(allowed, count, LAY_UP, why_not_face(game))
        count = list_move(allowed, count, LAY_DOWN, why_not_face(game))
        count = list_slots(game, allowed, count)
    for card in range(game.cards):
        if kind == DISCARDING.kind:
            count = list_move(allowed, count, discarding(card), why_not_discard(game, card))
        elif kind == SALVAGING.kind:
            count = list_move(allowed, count, taking_back(card), why_not_take_back(game, card))
        else:
            count = list_move(allowed, count, playing(card), why_not_put(game, card))
    return count
