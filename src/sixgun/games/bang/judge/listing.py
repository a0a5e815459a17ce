"""The list of allowed moves, sorted and without duplicates. A law proves that it agrees with the judge."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY

from .. import moves
from ..deck import KIND
from ..matters import CHECK, GRAB, KETCHUM, RETURN, ROBBERY, STORE, STRIP
from ..rules.answers import barrel_checks_left, fits, has_enough_answers, missed_has_begun
from ..rules.asking import asked_spot, whom
from ..rules.characters import can_draw_from_discards, can_pay_for_life
from ..rules.piles import lies_before
from ..rules.ring import is_one_on_one, player_of
from ..rules.ruthless import must_shoot_first
from ..state import State
from ..words import CARDS, CHARACTERS, OWN, SEATS, SPOTS, Stage, WhyNot, Zone
from .answers import is_time_for_ketchum, why_not_discard
from .legal import why_not_draw_from, why_not_expose, why_not_pick
from .plays import needs_target, why_not_target, why_not_untargeted

MOST_MOVES = 512  # room for the longest list: every card with a target, at everybody, and the rest


@rule
def legal(game: State, allowed: Any) -> int:
    """Write the allowed moves into `allowed`; return how many."""
    matter = kind_on_top(game)
    if game.to_act == NOBODY:
        return 0
    if matter == NOTHING:
        return list_turn(game, allowed)
    if matter == KETCHUM.kind:
        return list_ketchum(game, allowed, 0)
    if matter == STRIP.kind:
        return list_discards(game, allowed, 0)
    if matter == ROBBERY.kind:
        return list_loot(game, allowed)
    if matter == STORE.kind:
        return list_zone(game, Zone.OPEN, moves.TAKE, allowed)
    if matter == CHECK.kind:
        return list_zone(game, Zone.OPEN, moves.CHOOSE, allowed)
    if matter == RETURN.kind:
        return list_zone(game, Zone.LOOKED_AT, moves.PUT_BACK, allowed)
    return list_answers(game, matter, allowed)


@rule
def list_turn(game: State, allowed: Any) -> int:
    """What may be done when nothing interrupts the turn."""
    if game.stage == Stage.PLAY:
        return list_plays(game, allowed)
    if game.stage == Stage.DISCARD:
        count = list_ketchum(game, allowed, 0) if can_pay_for_life(game, asked_spot(game)) else 0
        return list_discards(game, allowed, count)
    count = 0
    if game.stage == Stage.DRAW:
        allowed[0] = moves.FROM_PILE
        allowed[1] = moves.FROM_DISCARDS
        count = 2 if can_draw_from_discards(game, game.to_act) else 1
        for seat in range(SEATS):
            if why_not_draw_from(game, game.to_act, seat) == WhyNot.ALLOWED:
                allowed[count] = moves.FROM_HAND + seat
                count += 1
        return count
    if game.stage == Stage.PICK:
        for character in range(CHARACTERS):
            if why_not_pick(game, character) == WhyNot.ALLOWED:
                allowed[count] = moves.PICK + character
                count += 1
        return count
    for which in range(OWN):
        if why_not_expose(game, which) == WhyNot.ALLOWED:
            allowed[count] = moves.EXPOSE + which
            count += 1
    return count


@rule
def list_plays(game: State, allowed: Any) -> int:
    """BNG-19. Cards without a target, cards with one, the end of phase 2, Sid Ketchum's ability."""
    seat = int(game.to_act)
    count = 0
    for card in range(CARDS):
        if game.where[card] == seat and not needs_target(int(KIND[card])):
            if why_not_untargeted(game, int(KIND[card])) == WhyNot.ALLOWED:
                allowed[count] = moves.PLAY + card
                count += 1
    targets, known = 0, -1
    for card in range(CARDS):
        if game.where[card] == seat and (needs_target(int(KIND[card])) or is_one_on_one(game)):
            if KIND[card] != known:  # cards of a kind stand together, and have the same targets
                known = int(KIND[card])
                targets = targets_of(game, known)
            for spot in range(SPOTS):
                allowed[count] = moves.playing_at(card, spot)
                count += (targets >> spot) & 1
    if not must_shoot_first(game):
        allowed[count] = moves.END
        count += 1
    return list_ketchum(game, allowed, count) if can_pay_for_life(game, asked_spot(game)) else count


@rule
def targets_of(game: State, kind: int) -> int:
    """The spots a card of this kind may be played at."""
    targets = 0
    for spot in range(game.spots):
        targets |= int(why_not_target(game, kind, spot) == WhyNot.ALLOWED) << spot
    return targets


@rule
def list_answers(game: State, matter: int, allowed: Any) -> int:
    """A Barrel check, cards that fit, nothing at all, Sid Ketchum's ability."""
    spot = whom(game)
    count = 0
    if barrel_checks_left(game) > 0:
        allowed[count] = moves.CHECK
        count += 1
    if matter != GRAB.kind and has_enough_answers(game):
        for card in range(CARDS):
            if game.where[card] == game.to_act and fits(game, spot, card):
                allowed[count] = moves.ANSWER + card
                count += 1
    if not missed_has_begun(game):
        allowed[count] = moves.PASS
        count += 1
    if is_time_for_ketchum(game) and can_pay_for_life(game, spot):
        count = list_ketchum(game, allowed, count)
    return count


@rule
def list_ketchum(game: State, allowed: Any, count: int) -> int:
    """BNG-146. Any card of the hand."""
    for card in range(CARDS):
        allowed[count] = moves.KETCHUM + card
        count += int(game.where[card] == game.to_act)
    return count


@rule
def list_loot(game: State, allowed: Any) -> int:
    """BNG-98, BNG-100. The hand, and each card in play."""
    spot = whom(game)
    allowed[0] = moves.TAKE_UNSEEN
    count = int(game.hand_size[player_of(game, spot)] > 0)
    for card in range(CARDS):
        allowed[count] = moves.TAKE + card
        count += int(lies_before(game, card, spot))
    return count


@rule
def list_zone(game: State, zone: int, block: int, allowed: Any) -> int:
    """Cards that lie in a zone, as moves of a block."""
    count = 0
    for card in range(CARDS):
        allowed[count] = block + card
        count += int(game.where[card] == zone)
    return count


@rule
def list_discards(game: State, allowed: Any, count: int) -> int:
    """BNG-20, BNG-112. What may go to the discard pile."""
    for card in range(CARDS):
        allowed[count] = moves.DISCARD + card
        count += int(why_not_discard(game, card) == WhyNot.ALLOWED)
    return count
