"""An ability at work: clause by clause, until it is done or somebody has to decide (HSD-R61, HSD-R62)."""

from __future__ import annotations

from sixgun.engine.abilities import NO_ROW, has_flag, number_in, row_after
from sixgun.engine.agenda import close_matter, kind_on_top, part, put
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..codes import Do, Mark, StatWord, When
from ..matters import DISCARDING, EFFECT, KICKING, MOVING, PUTTING, SALVAGING
from ..state import State
from ..vocabulary import AT
from ..words import Phase, Told
from .asides import settle_discarding, settle_salvaging
from .conditions import condition_holds
from .deeds import do_to_card, do_to_chip, do_to_player
from .kicking import can_kick, settle_kicking
from .money import lay_money, pay_into_pot, tell_money
from .putting import settle_moving, settle_putting
from .saying import tell
from .scopes import CARDS, CHIPS, is_choosing, kind_reached
from .slots import clear_set, drop_from_set
from .sources import is_used, mark_used
from .targets import NO_TARGET, find_targets, next_target, owners_of_chosen, remember_targets


@rule
def settle_matter(game: State) -> None:
    """One step of whatever abilities have put on top of the agenda; `to_act` is NOBODY unless a question comes up."""
    kind = kind_on_top(game)
    if kind == EFFECT.kind:
        settle_effect(game)
    elif kind == DISCARDING.kind:
        settle_discarding(game)
    elif kind == SALVAGING.kind:
        settle_salvaging(game)
    elif kind == PUTTING.kind:
        settle_putting(game)
    elif kind == KICKING.kind:
        settle_kicking(game)
    elif kind == MOVING.kind:
        settle_moving(game)


@rule
def settle_effect(game: State) -> None:
    """One step of the ability on top."""
    phase = part(game, EFFECT.phase)
    if phase == Phase.START:
        start_clause(game)
    elif phase == Phase.AIM:
        aim_clause(game)
    elif phase == Phase.AIMED:
        name_or_carry(game)
    else:
        carry_on(game)


@rule
def can_pay(game: State, row: int, seat: Seat, slot: int) -> bool:
    """Flag `pay:n`: into the pot, or outside a shootout onto the card, which has to be there."""
    price = number_in(game, row, AT.pay)
    return price == 0 or (game.stake[seat] >= price and (game.shootout == 1 or slot >= 0))


@rule
def start_clause(game: State) -> None:
    """Whether the clause may happen at all; with `may` its controller is asked."""
    row, seat, slot = part(game, EFFECT.row), part(game, EFFECT.seat), part(game, EFFECT.slot)
    if (
        is_used(game, slot, part(game, EFFECT.card), row)
        or not condition_holds(game, row, seat, slot)
        or not can_pay(game, row, seat, slot)
        or not find_targets(game, row, seat, slot, True)
    ):
        end_effect(game)
    elif has_flag(game, row, AT.flags, Mark.MAY):
        ask(game, Phase.MAY)
    else:
        put(game, EFFECT.phase, Phase.AIM)


@rule
def ask(game: State, phase: int) -> None:
    """The controller decides."""
    put(game, EFFECT.phase, phase)
    game.to_act = part(game, EFFECT.seat)


@rule
def go_on(game: State, phase: int) -> None:
    """The controller has decided."""
    put(game, EFFECT.phase, phase)
    game.to_act = NOBODY


@rule
def aim_clause(game: State) -> None:
    """HSD-60, HSD-R62. Without a target nothing happens; else the clause is paid for, and a target chosen.

    For `kick` a hidden kicker stack decides what is a target (HSD-R98), and everybody sees `targets`: it must not tell.
    """
    row, seat, slot = part(game, EFFECT.row), part(game, EFFECT.seat), part(game, EFFECT.slot)
    if not find_targets(game, row, seat, slot, False):
        end_effect(game)
        return
    pay_for(game, row, seat, slot)
    mark_used(game, slot, part(game, EFFECT.card), row)
    if is_choosing(number_in(game, row, AT.scope)):
        clear_set(game.targets)
        ask(game, Phase.TARGET)
    else:
        if number_in(game, row, AT.deed) == Do.KICK:
            find_targets(game, row, seat, slot, True)
        put(game, EFFECT.phase, Phase.AIMED)


@rule
def pay_for(game: State, row: int, seat: Seat, slot: int) -> None:
    """Flag `pay:n`. Into the pot in a shootout, onto the card otherwise."""
    price = number_in(game, row, AT.pay)
    if price == 0:
        return
    tell_money(game, Told.PAID_FOR, seat, price)
    if game.shootout == 1:
        pay_into_pot(game, seat, price)
    else:
        lay_money(game, seat, slot, price)


@rule
def name_or_carry(game: State) -> None:
    """What is reached is known; a stat of the controller's choice is asked for."""
    row = part(game, EFFECT.row)
    remember_targets(game, row)
    game.took_place = 0
    if number_in(game, row, AT.trigger) != When.THEN:
        tell(game, Told.AT_WORK, part(game, EFFECT.seat), part(game, EFFECT.card), part(game, EFFECT.slot))
    deed = number_in(game, row, AT.deed)
    named = deed == Do.MOD or (deed == Do.CONTEST and game.shootout == 1 and game.quick_start == 0)
    if named and number_in(game, row, AT.argument1) == StatWord.CHOICE:
        ask(game, Phase.STAT)
    else:
        put(game, EFFECT.phase, Phase.CARRY)


@rule
def carry_on(game: State) -> None:
    """The next target; after the last one the clause that follows, if this one took place (HSD-R97)."""
    row, seat, slot = part(game, EFFECT.row), part(game, EFFECT.seat), part(game, EFFECT.slot)
    target = next_target(game, row)
    if target == NO_TARGET:
        go_to_then(game)
        return
    drop_from_set(game.targets, target)
    if number_in(game, row, AT.deed) == Do.KICK and not can_kick(game, seat, target):
        drop_from_set(game.chosen, target)  # HSD-R98: no target after all
        game.chosen_owners = owners_of_chosen(game, CARDS)
        return
    kind, stat, turned_up = kind_reached(game, row), part(game, EFFECT.stat), part(game, EFFECT.turned) == 1
    if kind == CARDS:
        done = do_to_card(game, row, seat, slot, target, stat, turned_up)
    elif kind == CHIPS:
        done = do_to_chip(game, row, target)
    else:
        done = do_to_player(game, row, seat, slot, target, stat)
    if done:
        game.took_place = 1


@rule
def go_to_then(game: State) -> None:
    """HSD-R97. A clause with `then` follows if this one has changed or shown anything."""
    row = row_after(game, part(game, EFFECT.card), part(game, EFFECT.row), AT.trigger, When.THEN)
    if row == NO_ROW or game.took_place == 0:
        end_effect(game)
        return
    put(game, EFFECT.row, row)
    put(game, EFFECT.stat, -1)
    put(game, EFFECT.phase, Phase.START)


@rule
def end_effect(game: State) -> None:
    """The ability is done; when nothing waits, the chain is over."""
    close_matter(game)
    clear_set(game.targets)
    clear_set(game.chosen)
    game.chosen_owners = 0
    game.took_place = 0
    if game.waits == 0:
        game.chain = 0
