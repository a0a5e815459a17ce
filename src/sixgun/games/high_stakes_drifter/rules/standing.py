"""What is in force right now: static clauses of cards that work, and effects that last."""

from __future__ import annotations

from sixgun.engine.abilities import after_rows, first_row, number_in
from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..codes import Do, TypeWord
from ..printed import ABOUT_ACTS
from ..state import State
from ..vocabulary import AT
from ..words import NO_SLOT
from .lasting import ROW, TARGET, seats_on
from .reading import is_static
from .scopes import PLAYERS, kind_reached, players_reached, reaches
from .slots import owner_at
from .sources import has_standing
from .totals import standing

_is_blank, _clause_runs, _card_works = standing[:3]
_ANY = -1  # any argument


@rule
def is_blank(game: State, slot: int) -> bool:
    """Whether a card's abilities and printed modifiers do not count (vocabulary `blank`)."""
    return bool(_is_blank(game, slot))


@rule
def clause_is_on(game: State, row: int, source: int, seat: Seat, slot: int) -> bool:
    """Whether a static clause reaches a player or a card; NOBODY and NO_SLOT are reached by none."""
    owner = owner_at(game, source)
    if kind_reached(game, row) == PLAYERS:
        return seat != NOBODY and has(players_reached(game, row, owner), seat)
    return slot != NO_SLOT and reaches(game, row, owner, source, slot)


@rule
def effect_is_on(game: State, nth: int, seat: Seat, slot: int) -> bool:
    """Whether a lasting effect is on a player or a card."""
    if game.lasting[nth, TARGET] != NO_SLOT:
        return game.lasting[nth, TARGET] == slot
    return seat != NOBODY and has(seats_on(game, nth), seat)


@rule
def speaks_of(game: State, row: int, deed: int, argument: int) -> bool:
    """Whether a clause has an operation with a first argument."""
    if number_in(game, row, AT.deed) != deed:
        return False
    return argument == _ANY or argument == number_in(game, row, AT.argument1)


@rule
def is_in_force(game: State, deed: int, argument: int, seat: Seat, slot: int) -> bool:
    """Whether an operation is in force on a player or on a card."""
    for nth in range(game.lasts):
        if speaks_of(game, int(game.lasting[nth, ROW]), deed, argument) and effect_is_on(game, nth, seat, slot):
            return True
    for nth in range(game.lying):
        source = int(game.order[nth])
        if has_standing(game, source, ABOUT_ACTS) and is_in_force_from(game, source, deed, argument, seat, slot):
            return True
    return False


@rule
def is_in_force_from(game: State, source: int, deed: int, argument: int, seat: Seat, slot: int) -> bool:
    """The same by a static clause of one card."""
    kind = int(game.kind[source])
    for row in range(first_row(game, kind), after_rows(game, kind)):
        if is_static(game, row, deed) and speaks_of(game, row, deed, argument):
            if clause_is_on(game, row, source, seat, slot) and _card_works(game, source):
                if _clause_runs(game, row, source):
                    return True
    return False


@rule
def is_spoken_of(game: State, deed: int) -> bool:
    """Whether some effect or card on the table has an operation at all, in force or not, on whomever."""
    for nth in range(game.lasts):
        if number_in(game, int(game.lasting[nth, ROW]), AT.deed) == deed:
            return True
    for nth in range(game.lying):
        source = int(game.order[nth])
        if has_standing(game, source, ABOUT_ACTS) and has_static(game, int(game.kind[source]), deed):
            return True
    return False


@rule
def has_static(game: State, card: int, deed: int) -> bool:
    """Whether a card has a static clause with this operation."""
    for row in range(first_row(game, card), after_rows(game, card)):
        if is_static(game, row, deed):
            return True
    return False


@rule
def nothing_is_demanded(game: State) -> bool:
    """Whether there is no `must` anywhere: mostly so, and then no act and no card need be asked about."""
    return not is_spoken_of(game, Do.MUST)


@rule
def is_forbidden(game: State, act: int, seat: Seat, slot: int) -> bool:
    """HSD-59. Whether an act is forbidden to a player, or for a card."""
    return is_in_force(game, Do.FORBID, act, seat, slot)


@rule
def is_demanded(game: State, act: int, seat: Seat, slot: int) -> bool:
    """Whether a player must do it, or it must be done with a card; a ban is stronger (HSD-59)."""
    return is_in_force(game, Do.MUST, act, seat, slot) and not is_forbidden(game, act, seat, slot)


@rule
def is_permitted(game: State, act: int, seat: Seat, slot: int) -> bool:
    """HSD-58. Whether an ability lifts the rulebook's ban; one made by `forbid` stays (HSD-59)."""
    return is_in_force(game, Do.PERMIT, act, seat, slot) and not is_forbidden(game, act, seat, slot)


@rule
def wins_ties(game: State, slot: int) -> bool:
    """Vocabulary `tie`."""
    return is_in_force(game, Do.TIE, _ANY, NOBODY, slot)


@rule
def leaders(game: State) -> int:
    """The players with `lead` in force, as a set."""
    seats = 0
    for seat in range(game.seats):
        if is_in_force(game, Do.LEAD, _ANY, seat, NO_SLOT):
            seats |= 1 << seat
    return seats


@rule
def cost_change(game: State, seat: Seat, card_type: int) -> int:
    """What abilities add to the price of a player's cards of a type (vocabulary `cost`)."""
    change = 0
    for nth in range(game.lasts):
        if effect_is_on(game, nth, seat, NO_SLOT):
            row = int(game.lasting[nth, ROW])
            if changes_cost(game, row, card_type):
                change += number_in(game, row, AT.argument2)
    for nth in range(game.lying):
        source = int(game.order[nth])
        if has_standing(game, source, ABOUT_ACTS):
            change += cost_change_from(game, source, seat, card_type)
    return change


@rule
def cost_change_from(game: State, source: int, seat: Seat, card_type: int) -> int:
    """The same by the static clauses of one card."""
    kind, change = int(game.kind[source]), 0
    for row in range(first_row(game, kind), after_rows(game, kind)):
        if is_static(game, row, Do.COST) and changes_cost(game, row, card_type):
            if clause_is_on(game, row, source, seat, NO_SLOT) and _card_works(game, source):
                if _clause_runs(game, row, source):
                    change += number_in(game, row, AT.argument2)
    return change


@rule
def changes_cost(game: State, row: int, card_type: int) -> bool:
    """Whether a clause is about the price of such cards."""
    wanted = number_in(game, row, AT.argument1)
    return number_in(game, row, AT.deed) == Do.COST and (wanted == card_type or wanted == TypeWord.ANY)
