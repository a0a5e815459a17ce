"""Kicker chips in the decks of others: which they may be (HSD-12, HSD-R10)."""

from __future__ import annotations

from sixgun.engine.abilities import number_in
from sixgun.engine.agenda import kind_on_top, part
from sixgun.engine.luck import pick
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..boosters import pick_chip
from ..codes import Do
from ..matters import EFFECT, KICKING
from ..rules.chips import chip_kind, chip_value
from ..state import State
from ..vocabulary import AT
from ..words import CHIPS_OF_PACKS, STACK, Phase, Stage
from .guessing import comes_from_packs


@rule
def imagine_stack(game: State, seat: Seat) -> None:
    """The chips of the boosters, or any worth $50 (HSD-45), without those that are out of the deck."""
    if game.quick_start == 1:
        return
    if comes_from_packs(game):
        imagine_chips_of_packs(game, seat)
    else:
        imagine_bought_chips(game, seat)


@rule
def imagine_chips_of_packs(game: State, seat: Seat) -> None:
    """HSD-05, HSD-186. One of each booster opened so far."""
    chips = int(game.packs_opened) + 1 if game.stage == Stage.DRAFT else CHIPS_OF_PACKS
    for nth in range(game.chips_out):
        chips -= int(game.chip_by[nth] == seat)
    if chips > 0 and is_asked_for_chip(game, seat):
        game.stack[seat, cheapest_chip(game)] += 1
        chips -= 1
    for _ in range(chips):
        game.stack[seat, pick_chip(game.luck, game)] += 1


@rule
def imagine_bought_chips(game: State, seat: Seat) -> None:
    """HSD-45, HSD-R3. Any that make up the rest of $50."""
    left = STACK
    for nth in range(game.chips_out):
        if game.chip_by[nth] == seat:
            left -= chip_value(game, chip_kind(game, nth))
    if is_asked_for_chip(game, seat):
        chip = cheapest_chip(game)
        game.stack[seat, chip] += 1
        left -= chip_value(game, chip)
    chip = affordable_chip(game, left)
    while chip != NO_CARD:
        game.stack[seat, chip] += 1
        left -= chip_value(game, chip)
        chip = affordable_chip(game, left)


@rule
def affordable_chip(game: State, left: int) -> int:
    """Any kind of chip worth no more; NO_CARD for none."""
    chosen, fitting = NO_CARD, 0
    for chip in range(game.chips):
        if chip_value(game, chip) <= left:
            fitting += 1
            if pick(game.luck, fitting) == 0:
                chosen = chip
    return chosen


@rule
def cheapest_chip(game: State) -> int:
    """The chip that fits wherever any does."""
    cheapest = 0
    for chip in range(game.chips):
        if chip_value(game, chip) < chip_value(game, cheapest):
            cheapest = chip
    return cheapest


@rule
def is_asked_for_chip(game: State, seat: Seat) -> bool:
    """HSD-R98. Whether a player is asked something that only a chip of the stack can answer (vocabulary `kick`)."""
    if game.to_act != seat:
        return False
    if kind_on_top(game) == EFFECT.kind and part(game, EFFECT.phase) == Phase.TARGET:
        return number_in(game, part(game, EFFECT.row), AT.deed) == Do.KICK
    return kind_on_top(game) == KICKING.kind
