"""Abilities that are used: [G] with an action, [F] with a chance in the fortune step (HSD-84, HSD-134)."""

from __future__ import annotations

from sixgun.engine.abilities import NO_ROW, after_rows, find_row, first_row, has_flag, number_in
from sixgun.engine.agenda import put
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..codes import Act, Mark, When
from ..matters import EFFECT
from ..state import State
from ..vocabulary import AT
from ..words import TABLE, Phase, WhyNot
from .conditions import condition_holds
from .effects import can_pay
from .scopes import CARDS, CHIPS, kind_reached
from .slots import is_taken, is_up, owner_at, slots_used
from .sources import face_fits, has_abilities, is_used
from .standing import is_blank, is_forbidden
from .targets import is_chip_target, is_player_target, is_target
from .waiting import open_effect

NO_CLAUSE = -1


@rule
def why_not_use(game: State, seat: Seat, slot: int, nth: int, when: int) -> int:
    """HSD-R17, HSD-R51, HSD-R98. Why a player cannot use the nth clause of a card now."""
    if slot >= TABLE or not is_taken(game, slot) or owner_at(game, slot) != seat:
        return WhyNot.NOT_YOURS
    kind = int(game.kind[slot])
    row = first_row(game, kind) + nth
    if not has_abilities(game, slot) or row >= after_rows(game, kind) or number_in(game, row, AT.trigger) != when:
        return WhyNot.NO_ABILITY
    if not face_fits(game, row, slot):
        return WhyNot.NOT_CONCEALED if is_up(game, slot) else WhyNot.CONCEALED
    if is_blank(game, slot):
        return WhyNot.STOPPED_WORKING
    if is_used(game, slot, kind, row):
        return WhyNot.USED_UP
    if is_forbidden(game, Act.USE_ABILITY, seat, slot):
        return WhyNot.FORBIDDEN
    if not condition_holds(game, row, seat, slot):
        return WhyNot.CONDITION_FAILS
    if not can_pay(game, row, seat, slot):
        return WhyNot.CANNOT_PAY
    return WhyNot.ALLOWED if has_target(game, row, seat, slot) else WhyNot.NOTHING_TO_REACH


@rule
def has_target(game: State, row: int, seat: Seat, source: int) -> bool:
    """HSD-R98. Whether a clause has a legal target; nothing of the game is changed by asking."""
    kind = kind_reached(game, row)
    if kind == CARDS:
        for slot in range(slots_used(game)):
            if is_target(game, row, seat, source, slot, False):
                return True
    elif kind == CHIPS:
        for nth in range(game.chips_out):
            if is_chip_target(game, row, seat, source, nth):
                return True
    else:
        for other in range(game.seats):
            if is_player_target(game, row, seat, other):
                return True
    return False


@rule
def use_ability(game: State, seat: Seat, slot: int, nth: int) -> None:
    """HSD-85, HSD-R51. The ability begins; using it is agreeing to it."""
    kind = int(game.kind[slot])
    open_effect(game, seat, slot, kind, first_row(game, kind) + nth)
    if has_flag(game, first_row(game, kind) + nth, AT.flags, Mark.MAY):
        put(game, EFFECT.phase, Phase.AIM)


@rule
def first_clause_for(game: State, slot: int, when: int) -> int:
    """The first clause of a card that can be used in this step, face and all else apart; NO_CLAUSE for none."""
    if not is_taken(game, slot) or not has_abilities(game, slot):
        return NO_CLAUSE
    kind = int(game.kind[slot])
    row = find_row(game, kind, 0, AT.trigger, when)
    return NO_CLAUSE if row == NO_ROW else row - first_row(game, kind)


@rule
def forget_uses(game: State, new_turn: bool) -> None:
    """HSD-R104. What could be used once can be used again: on a new turn everything, else all but [G] abilities."""
    for nth in range(game.lying):
        slot = int(game.order[nth])
        kind = int(game.kind[slot])
        for row in range(first_row(game, kind), after_rows(game, kind)):
            if new_turn or number_in(game, row, AT.trigger) != When.GEAR:
                game.used[slot] &= ~(1 << row - first_row(game, kind))
