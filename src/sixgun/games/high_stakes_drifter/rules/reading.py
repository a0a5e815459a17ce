"""How stats are read: what is printed, and everything that is in force on top of it ("Reading a stat").

Some static clauses ask for totals themselves. So everything is read twice (HSD-R102): first without those clauses, and
then with those whose condition the first reading fulfils. The functions here write the rules for one such reading.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sixgun.engine.abilities import after_rows, first_row, number_in
from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..codes import Do, If, StatWord, When
from ..printed import ABOUT_ACTS, ABOUT_STATS
from ..state import State
from ..vocabulary import AT
from ..words import NO_SLOT
from .chips import chips_add
from .facts import fact_holds, reads_totals
from .lasting import ROW, SEAT, SOURCE, STAT, TARGET
from .scopes import reaches
from .slots import is_fortune, is_gear, is_up, owner_at
from .sources import count_of, face_fits, has_abilities, has_standing, host_of, opponents

_FEWEST = -(1 << 30)  # below every total


class Reading(NamedTuple):
    """The rules of one reading."""

    is_blank: Any
    clause_runs: Any  # a static clause: of a card that works, face and conditions fit
    card_works: Any
    total: Any
    limit_of: Any


@rule
def never_holds(game: State, condition: int, a: int, b: int, seat: Seat, source: int) -> bool:
    """The first reading: clauses that ask for totals do not count."""
    return False


def comparing(total: Any) -> Any:
    """(rule) Whether a condition about totals holds, by one way of reading them."""

    @rule
    def compares(game: State, condition: int, a: int, b: int, seat: Seat, source: int) -> bool:
        if condition == If.LEAD:
            return game.lead == seat
        host = host_of(game, source)
        if host == NO_SLOT:
            return False
        if condition == If.STAT_MIN:
            return total(game, host, a) >= b
        if condition == If.STAT_MAX:
            return total(game, host, a) <= b
        if game.contested < 0:
            return False
        best, foes = _FEWEST, opponents(game, seat)
        for foe in range(game.seats):
            if has(foes, foe) and game.fighter[foe] != NO_SLOT:
                best = max(best, total(game, int(game.fighter[foe]), int(game.contested)))
        own = total(game, host, int(game.contested))
        if condition == If.AHEAD:
            return own > best
        return own < best if condition == If.BEHIND else own == best

    return compares


def testing(compares: Any) -> Any:
    """(rule) Whether both conditions of a clause hold."""

    @rule
    def holds(game: State, condition: int, a: int, b: int, seat: Seat, source: int) -> bool:
        if reads_totals(condition):
            return compares(game, condition, a, b, seat, source)
        return fact_holds(game, condition, a, seat, source)

    @rule
    def both_hold(game: State, row: int, seat: Seat, source: int) -> bool:
        first, second = number_in(game, row, AT.condition1), number_in(game, row, AT.condition2)
        if first != If.ALWAYS:
            a, b = number_in(game, row, AT.condition1_a), number_in(game, row, AT.condition1_b)
            if not holds(game, first, a, b, seat, source):
                return False
        if second == If.ALWAYS:
            return True
        a, b = number_in(game, row, AT.condition2_a), number_in(game, row, AT.condition2_b)
        return holds(game, second, a, b, seat, source)

    return both_hold


@rule
def stat_fits(game: State, row: int, named: int, stat: int) -> bool:
    """Whether `mod` is about a stat: one, the contested one, all, or the one that was named."""
    word = number_in(game, row, AT.argument1)
    if word == StatWord.CONTESTED:
        return game.contested == stat
    return word == stat or word == StatWord.ALL or (word == StatWord.CHOICE and named == stat)


@rule
def counted(game: State, row: int, number: int, seat: Seat, source: int) -> int:
    """A value, multiplied by its counter."""
    return number * count_of(game, number_in(game, row, AT.counter), seat, source)


@rule
def is_static(game: State, row: int, deed: int) -> bool:
    """Whether a clause is a static one with this operation."""
    return number_in(game, row, AT.trigger) == When.STATIC and number_in(game, row, AT.deed) == deed


@rule
def effect_has(game: State, nth: int, deed: int, slot: int) -> bool:
    """Whether a lasting effect has this operation and is on this card."""
    return game.lasting[nth, TARGET] == slot and number_in(game, int(game.lasting[nth, ROW]), AT.deed) == deed


@rule
def is_blanked_by_effect(game: State, slot: int) -> bool:
    """Whether a lasting effect blanks a card."""
    for nth in range(game.lasts):
        if effect_has(game, nth, Do.BLANK, slot):
            return True
    return False


def blankness(both_hold: Any) -> Any:
    """(rule) Whether a card is blanked. Only an effect, no static clause, can switch off what blanks others."""

    @rule
    def by_clause(game: State, source: int, slot: int) -> bool:
        kind, seat = int(game.kind[source]), owner_at(game, source)
        for row in range(first_row(game, kind), after_rows(game, kind)):
            if is_static(game, row, Do.BLANK) and face_fits(game, row, source):
                if reaches(game, row, seat, source, slot) and both_hold(game, row, seat, source):
                    return not is_blanked_by_effect(game, source)
        return False

    @rule
    def is_blank(game: State, slot: int) -> bool:
        if is_blanked_by_effect(game, slot):
            return True
        for nth in range(game.lying):
            source = int(game.order[nth])
            if has_standing(game, source, ABOUT_ACTS) and by_clause(game, source, slot):
                return True
        return False

    return is_blank


def reading(compares: Any) -> Reading:
    """The rules of one reading, by how it answers conditions about totals."""
    both_hold = testing(compares)
    is_blank = blankness(both_hold)

    @rule
    def card_works(game: State, slot: int) -> bool:
        return has_abilities(game, slot) and not is_blank(game, slot)

    @rule
    def clause_runs(game: State, row: int, source: int) -> bool:
        return face_fits(game, row, source) and both_hold(game, row, owner_at(game, source), source)

    base_stat = basing(card_works, clause_runs)
    changes = changing(card_works, clause_runs)

    @rule
    def total(game: State, dude: int, stat: int) -> int:
        value = base_stat(game, dude, stat) if is_up(game, dude) else 0
        seat = owner_at(game, dude)
        for nth in range(game.lying):
            slot = int(game.order[nth])
            gear = is_gear(game, slot) and game.host[slot] == dude and is_up(game, slot)
            beside = is_fortune(game, slot) and owner_at(game, slot) == seat and game.fighter[seat] == dude
            if (gear or beside) and not is_blank(game, slot):
                value += int(game.stat[game.kind[slot], stat])
        return value + chips_add(game, dude, stat) + changes(game, dude, Do.MOD, stat)

    @rule
    def limit_of(game: State, dude: int) -> int:
        return max(0, int(game.kicker_limit[game.kind[dude]]) + changes(game, dude, Do.LIMIT, 0))

    return Reading(is_blank, clause_runs, card_works, total, limit_of)


def changing(card_works: Any, clause_runs: Any) -> Callable[..., int]:
    """(rule) What every `mod` or `limit` in force adds to a dude."""

    @rule
    def change(game: State, row: int, deed: int, seat: Seat, source: int) -> int:
        number = number_in(game, row, AT.argument2) if deed == Do.MOD else number_in(game, row, AT.argument1)
        return counted(game, row, number, seat, source)

    @rule
    def clauses_change(game: State, source: int, dude: int, deed: int, stat: int) -> int:
        kind, seat, value = int(game.kind[source]), owner_at(game, source), 0
        for row in range(first_row(game, kind), after_rows(game, kind)):
            if is_static(game, row, deed) and (deed == Do.LIMIT or stat_fits(game, row, -1, stat)):
                if reaches(game, row, seat, source, dude) and card_works(game, source):
                    if clause_runs(game, row, source):
                        value += change(game, row, deed, seat, source)
        return value

    @rule
    def changes(game: State, dude: int, deed: int, stat: int) -> int:
        value = 0
        for nth in range(game.lasts):
            row, source = int(game.lasting[nth, ROW]), int(game.lasting[nth, SOURCE])
            if effect_has(game, nth, deed, dude):
                if deed == Do.LIMIT or stat_fits(game, row, int(game.lasting[nth, STAT]), stat):
                    value += change(game, row, deed, int(game.lasting[nth, SEAT]), source)
        for nth in range(game.lying):
            source = int(game.order[nth])
            if has_standing(game, source, ABOUT_STATS):
                value += clauses_change(game, source, dude, deed, stat)
        return value

    return changes


def basing(card_works: Any, clause_runs: Any) -> Callable[..., int]:
    """(rule) The base of a stat: what is printed, after the latest `set` and every `swap` in force.

    A `swap` is undone from the latest to the oldest, to find which stat's number has come to this place. Static clauses
    count as older than effects, by the arrival of their cards.
    """

    @rule
    def clause_on(game: State, row: int, deed: int, source: int, dude: int) -> bool:
        if not is_static(game, row, deed) or not reaches(game, row, owner_at(game, source), source, dude):
            return False
        return card_works(game, source) and clause_runs(game, row, source)

    @rule
    def exchanged(game: State, row: int, stat: int) -> int:
        one, other = number_in(game, row, AT.argument1), number_in(game, row, AT.argument2)
        if stat == one:
            return other
        return one if stat == other else stat

    @rule
    def before_swaps(game: State, dude: int, stat: int) -> int:
        for nth in range(int(game.lasts) - 1, -1, -1):
            if effect_has(game, nth, Do.SWAP, dude):
                stat = exchanged(game, int(game.lasting[nth, ROW]), stat)
        for nth in range(int(game.lying) - 1, -1, -1):
            source = int(game.order[nth])
            if has_standing(game, source, ABOUT_STATS):
                kind = int(game.kind[source])
                for row in range(after_rows(game, kind) - 1, first_row(game, kind) - 1, -1):
                    if clause_on(game, row, Do.SWAP, source, dude):
                        stat = exchanged(game, row, stat)
        return stat

    @rule
    def base_stat(game: State, dude: int, stat: int) -> int:
        stat = before_swaps(game, dude, stat)
        for nth in range(int(game.lasts) - 1, -1, -1):
            row = int(game.lasting[nth, ROW])
            if effect_has(game, nth, Do.SET, dude) and number_in(game, row, AT.argument1) == stat:
                return number_in(game, row, AT.argument2)
        for nth in range(int(game.lying) - 1, -1, -1):
            source = int(game.order[nth])
            if has_standing(game, source, ABOUT_STATS):
                kind = int(game.kind[source])
                for row in range(after_rows(game, kind) - 1, first_row(game, kind) - 1, -1):
                    if number_in(game, row, AT.argument1) == stat and clause_on(game, row, Do.SET, source, dude):
                        return number_in(game, row, AT.argument2)
        return int(game.stat[game.kind[dude], stat])

    return base_stat
