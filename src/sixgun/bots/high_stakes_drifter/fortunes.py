"""What fortune cards and abilities bring in a shootout, in points of one stat against one opponent."""

from __future__ import annotations

from sixgun.engine.abilities import after_rows, first_row, number_in
from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.high_stakes_drifter.codes import Do, Per, StatWord, Who
from sixgun.games.high_stakes_drifter.printed import type_of
from sixgun.games.high_stakes_drifter.rules.piles import hand_card
from sixgun.games.high_stakes_drifter.rules.playing import price_of
from sixgun.games.high_stakes_drifter.rules.slots import is_gear, is_up, owner_at
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.vocabulary import AT
from sixgun.games.high_stakes_drifter.words import NO_SLOT, STATS, CardType

from .strength import ANY_STAT, LEAST, strength_in, way

USUAL_COUNT = 2  # what a counter counts, mostly


@rule
def is_about(word: int, stat: int) -> bool:
    """Whether a change of `word` reaches the stat: it, the contested one, all, or one that can be chosen."""
    return word == stat or word in (StatWord.CONTESTED, StatWord.ALL, StatWord.CHOICE)


@rule
def is_for_others(scope: int) -> bool:
    """Whether a clause reaches cards of opponents."""
    return scope in (Who.FOE_DUDE, Who.FOE_DUDES, Who.OTHER_DUDES, Who.FOE_GEAR, Who.FOE_CHIP, Who.FOE, Who.FOES)


@rule
def best_gear_against(view: State, me: Seat, stat: int) -> int:
    """The points of the best revealed gear on a dude I fight against."""
    best = 0
    for nth in range(view.lying):
        slot = int(view.order[nth])
        if is_gear(view, slot) and is_up(view, slot) and owner_at(view, slot) != me:
            if view.host[slot] == view.fighter[owner_at(view, slot)] and view.host[slot] != NO_SLOT:
                best = max(best, way(view) * int(view.stat[view.kind[slot], stat]))
    return best


@rule
def clause_gain(view: State, me: Seat, row: int, stat: int) -> int:
    """The points that a clause brings me, more for me or less for somebody else."""
    deed, scope = number_in(view, row, AT.deed), number_in(view, row, AT.scope)
    word = number_in(view, row, AT.argument1)
    if deed == Do.MOD and is_about(word, stat):
        points = way(view) * number_in(view, row, AT.argument2)
        if number_in(view, row, AT.counter) != Per.ONE:
            points *= USUAL_COUNT
        if scope == Who.ANY_DUDE:
            return abs(points)
        return -points if is_for_others(scope) else points
    if deed == Do.SET and word == stat and is_for_others(scope):
        return way(view) * 3
    if deed in (Do.BLANK, Do.BURY, Do.BOUNCE) and scope == Who.FOE_GEAR:
        return best_gear_against(view, me, stat)
    return 0


@rule
def clauses_gain(view: State, me: Seat, card: int, when: int, stat: int) -> int:
    """The same for every clause of a card with this trigger."""
    points = 0
    for row in range(first_row(view, card), after_rows(view, card)):
        if number_in(view, row, AT.trigger) == when:
            points += clause_gain(view, me, row, stat)
    return points


@rule
def card_gain(view: State, me: Seat, card: int, when: int, stat: int) -> int:
    """What is printed on a card and what its clauses do."""
    return way(view) * int(view.stat[card, stat]) + clauses_gain(view, me, card, when, stat)


@rule
def hand_gain(view: State, me: Seat, when: int, stat: int) -> int:
    """The points of all fortune cards in my hand that help and that I can pay; all in, they are free (HSD-120)."""
    points, left = 0, int(view.stake[me])
    for nth in range(view.in_hand[me]):
        card = hand_card(view, me, nth)
        if type_of(view, card) == CardType.FORTUNE:
            gain, price = card_gain(view, me, card, when, stat), price_of(view, me, card, False)
            if gain > 0 and (price <= left or has(view.all_in, me)):
                points += gain
                left -= price
    return points


@rule
def full_strength(view: State, me: Seat, dude: int, when: int, stat: int) -> int:
    """The points of a dude of mine with all gear and all fortune cards that help."""
    if stat != ANY_STAT:
        return strength_in(view, dude, stat) + hand_gain(view, me, when, stat)
    best = LEAST
    for each in range(STATS):
        best = max(best, strength_in(view, dude, each) + hand_gain(view, me, when, each))
    return best
