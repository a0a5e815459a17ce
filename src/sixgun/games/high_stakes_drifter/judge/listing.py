"""The list of allowed moves, sorted and without duplicates. A law proves that it agrees with the judge."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.bits import list_range
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY

from ..codes import When
from ..moves import (
    BURY,
    CALL,
    CHALLENGE,
    CHECK,
    DECLINE,
    DONE,
    FOLD,
    LAY_DOWN,
    LAY_UP,
    PASS,
    REINVEST,
    REVEAL_NONE,
    STOP,
    betting,
    choosing,
    discarding,
    drafting,
    entering,
    laying,
    leaving_out,
    naming,
    playing,
    playing_chip,
    raising,
    revealing,
    using,
)
from ..rules.answering import list_answers
from ..rules.piles import next_held
from ..rules.slots import slots_used
from ..rules.using import first_clause_for
from ..state import State
from ..words import MOST_CLAUSES, MOST_MONEY, STATS, Ask, Stage, WhyNot
from .actions import (
    least_to_lay,
    why_not_challenge,
    why_not_choose_in_turn,
    why_not_face_in_turn,
    why_not_play_chip_in_turn,
    why_not_play_in_turn,
    why_not_stop,
)
from .fights import (
    most_to_raise,
    why_not_bet,
    why_not_bury,
    why_not_call,
    why_not_check,
    why_not_decline,
    why_not_enter,
    why_not_fold,
    why_not_fortune,
    why_not_pass,
    why_not_raise_by,
    why_not_reinvest,
    why_not_reveal,
    why_not_reveal_none,
)
from .legal import why_not_discard, why_not_done, why_not_draft, why_not_leave_out, why_not_use_now

MOST_MOVES = MOST_MONEY + 512  # every amount there can be, and the rest


@rule
def add(allowed: Any, count: int, move: int, reason: int) -> int:
    """Write the move; it stays in the list if nothing speaks against it."""
    allowed[count] = move
    return count + int(reason == WhyNot.ALLOWED)


@rule
def legal(game: State, allowed: Any) -> int:
    """Write the allowed moves into `allowed`; return how many."""
    if game.to_act == NOBODY:
        return 0
    if kind_on_top(game) != NOTHING:
        return list_answers(game, allowed)
    if game.asking != Ask.NOTHING:
        return list_parts(game, allowed)
    stage = int(game.stage)
    if stage == Stage.ACTIONS:
        return list_actions(game, allowed)
    if stage == Stage.BET:
        return list_bets(game, allowed)
    if stage == Stage.FORTUNE:
        return list_fortune(game, allowed)
    if stage < Stage.STAT:
        return list_cards(game, allowed, stage)
    return list_others(game, allowed, stage)


@rule
def list_actions(game: State, allowed: Any) -> int:
    """HSD-70. No more actions, a challenge, kicker chips, cards of the hand, [G] abilities."""
    count = add(allowed, 0, STOP, why_not_stop(game))
    count = add(allowed, count, CHALLENGE, why_not_challenge(game))
    for chip in range(game.chips):
        if game.stack[game.to_act, chip] > 0:
            count = add(allowed, count, playing_chip(chip), why_not_play_chip_in_turn(game, chip))
    card = next_held(game, game.to_act, NO_CARD)
    while card != NO_CARD:
        count = add(allowed, count, playing(card), why_not_play_in_turn(game, card))
        card = next_held(game, game.to_act, card)
    return list_uses(game, allowed, count, When.GEAR)


@rule
def list_uses(game: State, allowed: Any, count: int, when: int) -> int:
    """HSD-84, HSD-134. The abilities that can be used now."""
    for slot in range(slots_used(game)):
        if first_clause_for(game, slot, when) >= 0:
            for nth in range(MOST_CLAUSES):
                count = add(allowed, count, using(slot, nth), why_not_use_now(game, slot, nth))
    return count


@rule
def list_parts(game: State, allowed: Any) -> int:
    """The rest of what has been begun: a dude, a face, an amount."""
    count = 0
    if game.asking == Ask.FACE:
        count = add(allowed, 0, LAY_UP, why_not_face_in_turn(game, True))
        return add(allowed, count, LAY_DOWN, why_not_face_in_turn(game, False))
    if game.asking == Ask.AMOUNT:
        return list_range(laying(least_to_lay(game)), laying(int(game.stake[game.to_act]) + 1), allowed, 0)
    for slot in range(slots_used(game)):
        count = add(allowed, count, choosing(slot), why_not_choose_in_turn(game, slot))
    return count


@rule
def list_bets(game: State, allowed: Any) -> int:
    """HSD-106, HSD-109. Check, call, fold, and every amount."""
    count = add(allowed, 0, CHECK, why_not_check(game))
    count = add(allowed, count, CALL, why_not_call(game))
    count = add(allowed, count, FOLD, why_not_fold(game))
    if why_not_bet(game, 1) == WhyNot.ALLOWED:
        count = list_range(betting(1), betting(int(game.stake[game.to_act]) + 1), allowed, count)
    if why_not_raise_by(game, 1) == WhyNot.ALLOWED:
        count = list_range(raising(1), raising(most_to_raise(game) + 1), allowed, count)
    return count


@rule
def list_fortune(game: State, allowed: Any) -> int:
    """HSD-130. Pass, a fortune card, an [F] ability."""
    count = add(allowed, 0, PASS, why_not_pass(game))
    card = next_held(game, game.to_act, int(game.dudes) + int(game.gears) - 1)
    while card != NO_CARD:
        count = add(allowed, count, playing(card), why_not_fortune(game, card))
        card = next_held(game, game.to_act, card)
    return list_uses(game, allowed, count, When.FORTUNE)


@rule
def list_cards(game: State, allowed: Any, stage: int) -> int:
    """Cards to draft or to discard, kicker chips to leave out."""
    count = 0
    if stage == Stage.DRAFT:
        for card in range(game.cards):
            count = add(allowed, count, drafting(card), why_not_draft(game, card))
        return count
    count = add(allowed, 0, DONE, why_not_done(game))
    if stage == Stage.STACK:
        for chip in range(game.chips):
            count = add(allowed, count, leaving_out(chip), why_not_leave_out(game, chip))
        return count
    card = next_held(game, game.to_act, NO_CARD)
    while card != NO_CARD:
        count = add(allowed, count, discarding(card), why_not_discard(game, card))
        card = next_held(game, game.to_act, card)
    return count


@rule
def list_others(game: State, allowed: Any, stage: int) -> int:
    """A stat, a dude to enter with, gear to reveal, a dude to reinvest."""
    count = 0
    if stage == Stage.STAT:
        for stat in range(STATS):
            allowed[stat] = naming(stat)
        return STATS
    if stage == Stage.GEAR:
        count = add(allowed, 0, REVEAL_NONE, why_not_reveal_none(game))
        for slot in range(slots_used(game)):
            count = add(allowed, count, revealing(slot), why_not_reveal(game, slot))
        return count
    if stage == Stage.ENTER or stage == Stage.ANSWER:
        count = add(allowed, 0, DECLINE, why_not_decline(game))
        for slot in range(slots_used(game)):
            count = add(allowed, count, entering(slot), why_not_enter(game, slot))
        return count
    count = add(allowed, 0, REINVEST, why_not_reinvest(game))
    return add(allowed, count, BURY, why_not_bury(game))
