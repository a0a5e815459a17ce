"""The list of allowed moves, sorted and without duplicates. A law proves that it agrees with the judge."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.bits import list_members, lowest
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY

from ..deck import KIND
from ..matters import CHECK, GRAB, KETCHUM, RETURN, STRIP
from ..moves import (
    CHECK_BARREL,
    FROM_DISCARDS,
    FROM_PILE,
    LET_HAPPEN,
    STOP,
    TAKE_UNSEEN,
    answering,
    choosing,
    discarding,
    drawing_from,
    exposing,
    paying,
    picking,
    playing,
    playing_at,
    putting_back,
    taking,
)
from ..rules.answers import answers_needed, asks_for_answer, barrel_checks_left, fits, missed_has_begun
from ..rules.asking import asked_spot, whom
from ..rules.characters import can_pay_for_life
from ..rules.falls import is_stripped
from ..rules.piles import HALF, hand_of
from ..rules.ring import is_one_on_one
from ..rules.ruthless import must_shoot_first
from ..state import State
from ..words import CARDS, CHARACTERS, OWN, SPOTS, Stage, WhyNot
from .answers import is_offered, is_time_for_ketchum, why_not_discard, why_not_take_unseen
from .before_the_deal import list_before_the_deal
from .legal import why_not_draw_from_discards, why_not_draw_from_hand, why_not_expose, why_not_pick
from .plays import needs_target, targets_of, why_not_untargeted

MOST_MOVES = 512  # room for the longest list: every card with a target, at everybody, and the rest


def listing(move_with: Any, is_allowed: Any) -> Any:
    """(rule) Append the moves with those cards of a hand that may be used so; the new length of the list."""

    @rule
    def list_hand(game: State, hand: tuple[int, int], allowed: Any, count: int) -> int:
        for half in range(2):
            cards = hand[half]
            while cards != 0:
                card = half * HALF + lowest(cards)
                cards &= cards - 1
                allowed[count] = move_with(card)
                count += int(is_allowed(game, card))
        return count

    return list_hand


@rule
def may_play(game: State, card: int) -> bool:
    """BNG-36."""
    return why_not_untargeted(game, int(KIND[card])) == WhyNot.ALLOWED


@rule
def may_answer(game: State, card: int) -> bool:
    """BNG-59, BNG-88, BNG-103, BNG-106."""
    return fits(game, whom(game), card)


@rule
def may_pay(game: State, card: int) -> bool:
    """BNG-146. Sid Ketchum pays with any card."""
    return True


@rule
def may_discard(game: State, card: int) -> bool:
    """BNG-20, BNG-T42."""
    return why_not_discard(game, card) == WhyNot.ALLOWED


list_plays_at_nobody = listing(playing, may_play)
list_fitting = listing(answering, may_answer)
list_payments = listing(paying, may_pay)
list_discards = listing(discarding, may_discard)


@rule
def legal(game: State, allowed: Any) -> int:
    """Write the allowed moves into `allowed`; return how many."""
    matter = kind_on_top(game)
    if game.to_act == NOBODY:
        return 0
    if matter == NOTHING:
        return list_turn(game, allowed)
    if matter == KETCHUM.kind:
        return list_payments(game, hand_of(game, game.to_act), allowed, 0)
    if matter == STRIP.kind:
        return list_stripped(game, allowed)
    if asks_for_answer(matter) or matter == GRAB.kind:
        return list_answers(game, matter, allowed)
    return list_offered(game, matter, allowed)


@rule
def list_turn(game: State, allowed: Any) -> int:
    """What may be done when nothing interrupts the turn."""
    if game.stage == Stage.PLAY:
        return list_plays(game, allowed)
    if game.stage == Stage.DISCARD:
        hand = hand_of(game, game.to_act)
        count = list_payments(game, hand, allowed, 0) if can_pay_for_life(game, asked_spot(game)) else 0
        return list_discards(game, hand, allowed, count)
    count = 0
    if game.stage == Stage.DRAW:
        allowed[0] = FROM_PILE
        allowed[1] = FROM_DISCARDS
        count = 2 if why_not_draw_from_discards(game) == WhyNot.ALLOWED else 1
        for seat in range(game.seats):
            allowed[count] = drawing_from(seat)
            count += int(why_not_draw_from_hand(game, seat) == WhyNot.ALLOWED)
        return count
    if game.stage > Stage.UNCOVER and game.stage < Stage.DYNAMITE:
        return list_before_the_deal(game, allowed)
    if game.stage == Stage.PICK:
        for character in range(CHARACTERS):
            allowed[count] = picking(character)
            count += int(why_not_pick(game, character) == WhyNot.ALLOWED)
        return count
    for which in range(OWN):
        allowed[count] = exposing(which)
        count += int(why_not_expose(game, which) == WhyNot.ALLOWED)
    return count


@rule
def list_plays(game: State, allowed: Any) -> int:
    """BNG-19. Cards without a target, cards with one, the end of phase 2, Sid Ketchum's ability."""
    hand = hand_of(game, game.to_act)
    count = list_plays_at_nobody(game, hand, allowed, 0)
    count = list_plays_at(game, hand[0], 0, allowed, count)
    count = list_plays_at(game, hand[1], HALF, allowed, count)
    if not must_shoot_first(game):
        allowed[count] = STOP
        count += 1
    return list_payments(game, hand, allowed, count) if can_pay_for_life(game, asked_spot(game)) else count


@rule
def list_plays_at(game: State, cards: int, first: int, allowed: Any, count: int) -> int:
    """Some cards of a hand, a set counted from `first` on, at everybody they may be played at."""
    targets, known = 0, -1
    while cards != 0:
        card = first + lowest(cards)
        cards &= cards - 1
        if needs_target(int(KIND[card])) or is_one_on_one(game):
            if KIND[card] != known:  # cards of a kind stand together, and have the same targets
                known = int(KIND[card])
                targets = targets_of(game, known)
            count = list_members(targets, SPOTS, playing_at(card, 0), allowed, count)
    return count


@rule
def list_answers(game: State, matter: int, allowed: Any) -> int:
    """A Barrel check, cards that fit, nothing at all, Sid Ketchum's ability."""
    hand = hand_of(game, game.to_act)
    count = 0
    if barrel_checks_left(game) > 0:
        allowed[count] = CHECK_BARREL
        count += 1
    if matter != GRAB.kind:
        fitting = list_fitting(game, hand, allowed, count)
        if fitting - count >= answers_needed(game):  # or else they are not answers enough (BNG-153)
            count = fitting
    if not missed_has_begun(game):
        allowed[count] = LET_HAPPEN
        count += 1
    if is_time_for_ketchum(game) and can_pay_for_life(game, whom(game)):
        count = list_payments(game, hand, allowed, count)
    return count


@rule
def list_offered(game: State, matter: int, allowed: Any) -> int:
    """The cards to choose from: a card of the hand, one that lies open, or one of Kit Carlson's three."""
    count = 0
    first = choosing(0) if matter == CHECK.kind else putting_back(0) if matter == RETURN.kind else taking(0)
    if why_not_take_unseen(game) == WhyNot.ALLOWED:
        allowed[0] = TAKE_UNSEEN
        count = 1
    for card in range(CARDS):
        allowed[count] = first + card
        count += int(is_offered(game, card))
    return count


@rule
def list_stripped(game: State, allowed: Any) -> int:
    """BNG-112, BNG-117. Everything the eliminated character has."""
    count = 0
    for card in range(CARDS):
        allowed[count] = discarding(card)
        count += int(is_stripped(game, card))
    return count
