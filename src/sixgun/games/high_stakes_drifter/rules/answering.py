"""What players say to abilities at work: judges, steps, and the list of answers. A matter of abilities is on top."""

from __future__ import annotations

from typing import Any

from sixgun.engine.abilities import number_in
from sixgun.engine.agenda import kind_on_top, part, put
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..codes import Do
from ..matters import DISCARDING, EFFECT, KICKING, MOVING, PUTTING, SALVAGING
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
from ..state import State
from ..vocabulary import AT
from ..words import Phase, Stat, WhyNot
from .asides import discard, stop_salvaging, take_back_card, why_not_discard, why_not_salvage
from .effects import end_effect, go_on
from .kicking import play_chip, why_not_play_chip
from .putting import (
    lay_in_mind,
    move_to,
    put_card,
    put_on,
    stop_putting,
    why_not_face,
    why_not_move_to,
    why_not_put,
    why_not_put_on,
    why_not_stop_putting,
)
from .scopes import CARDS, CHIPS, PLAYERS, kind_reached
from .slots import is_taken, slots_used
from .targets import aim_at, is_chip_target, is_player_target, is_protected, is_target

_STATS = len(Stat)


@rule
def is_asked(game: State, phase: int) -> bool:
    """Whether the ability at work waits for an answer of this kind."""
    return kind_on_top(game) == EFFECT.kind and part(game, EFFECT.phase) == phase


@rule
def is_asked_for(game: State, kind: int) -> bool:
    """Whether it waits for a target of this kind."""
    return is_asked(game, Phase.TARGET) and kind_reached(game, part(game, EFFECT.row)) == kind


@rule
def why_not_agree(game: State) -> int:
    """Flag `may`."""
    return WhyNot.ALLOWED if is_asked(game, Phase.MAY) else WhyNot.NOTHING_ASKED


@rule
def agree(game: State) -> None:
    """Flag `may`: the clause happens."""
    go_on(game, Phase.AIM)


@rule
def why_not_refuse(game: State) -> int:
    """Flag `may`."""
    return why_not_agree(game)


@rule
def answer_refusal(game: State) -> None:
    """Flag `may`: neither the clause nor what follows it happens (HSD-R97)."""
    game.to_act = NOBODY
    end_effect(game)


@rule
def why_not_answer_slot(game: State, slot: int) -> int:
    """HSD-R62. A card on the table: a target, the dude for gear that is put into play, or for gear that moves."""
    kind = kind_on_top(game)
    if kind == PUTTING.kind:
        return why_not_put_on(game, slot)
    if kind == MOVING.kind:
        return why_not_move_to(game, slot)
    if not is_asked_for(game, CARDS):
        return WhyNot.NOTHING_ASKED
    if not is_taken(game, slot):
        return WhyNot.NOBODY_THERE
    row, seat, source = part(game, EFFECT.row), part(game, EFFECT.seat), part(game, EFFECT.slot)
    if is_target(game, row, seat, source, slot, False):
        return WhyNot.ALLOWED
    return WhyNot.PROTECTED if is_protected(game, seat, slot) else WhyNot.NOT_A_TARGET


@rule
def answer_slot(game: State, slot: int) -> None:
    """A card on the table is chosen."""
    kind = kind_on_top(game)
    if kind == PUTTING.kind:
        put_on(game, slot)
    elif kind == MOVING.kind:
        move_to(game, slot)
    else:
        take_aim(game, slot)


@rule
def take_aim(game: State, target: int) -> None:
    """The one target of a clause: a card, a kicker chip or a player."""
    aim_at(game, target)
    go_on(game, Phase.AIMED)


@rule
def why_not_choose_chip(game: State, nth: int) -> int:
    """HSD-R62. A kicker chip on the table."""
    if not is_asked_for(game, CHIPS):
        return WhyNot.NOTHING_ASKED
    row, seat, source = part(game, EFFECT.row), part(game, EFFECT.seat), part(game, EFFECT.slot)
    return WhyNot.ALLOWED if is_chip_target(game, row, seat, source, nth) else WhyNot.NOT_A_TARGET


@rule
def choose_chip(game: State, nth: int) -> None:
    """A kicker chip on the table is chosen."""
    take_aim(game, nth)


@rule
def why_not_choose_player(game: State, seat: Seat) -> int:
    """HSD-R62. A player."""
    if not is_asked_for(game, PLAYERS):
        return WhyNot.NOTHING_ASKED
    target = seat < game.seats and is_player_target(game, part(game, EFFECT.row), part(game, EFFECT.seat), seat)
    return WhyNot.ALLOWED if target else WhyNot.NOT_A_TARGET


@rule
def choose_player(game: State, seat: Seat) -> None:
    """A player is chosen."""
    take_aim(game, seat)


@rule
def why_not_name_chosen(game: State, stat: int) -> int:
    """Argument `choice`; a new contested stat is another one (HSD-R103)."""
    if not is_asked(game, Phase.STAT):
        return WhyNot.NOTHING_ASKED
    contest = number_in(game, part(game, EFFECT.row), AT.deed) == Do.CONTEST
    return WhyNot.STAT_IS_CONTESTED if contest and game.contested == stat else WhyNot.ALLOWED


@rule
def name_chosen_stat(game: State, stat: int) -> None:
    """A stat is named."""
    put(game, EFFECT.stat, stat)
    go_on(game, Phase.CARRY)


@rule
def why_not_answer_card(game: State, card: int) -> int:
    """HSD-55. A card of the hand to put into play."""
    return why_not_put(game, card) if kind_on_top(game) == PUTTING.kind else WhyNot.NOTHING_ASKED


@rule
def answer_card(game: State, card: int) -> None:
    """A card of the hand is put into play."""
    put_card(game, card)


@rule
def why_not_answer_face(game: State) -> int:
    """HSD-R15. Either face."""
    return why_not_face(game) if kind_on_top(game) == PUTTING.kind else WhyNot.NOT_LAYING


@rule
def answer_face(game: State, up: bool) -> None:
    """How the card that is put into play lies."""
    lay_in_mind(game, up)


@rule
def why_not_answer_chip(game: State, chip: int) -> int:
    """Vocabulary `kick`."""
    return why_not_play_chip(game, chip) if kind_on_top(game) == KICKING.kind else WhyNot.NOTHING_ASKED


@rule
def answer_chip(game: State, chip: int) -> None:
    """A kicker chip of the player's own deck."""
    play_chip(game, chip)


@rule
def why_not_pick_to_discard(game: State, card: int) -> int:
    """Vocabulary `discard`."""
    return why_not_discard(game, card) if kind_on_top(game) == DISCARDING.kind else WhyNot.NOTHING_ASKED


@rule
def pick_to_discard(game: State, card: int) -> None:
    """A card of the player's own hand."""
    discard(game, card)


@rule
def why_not_take_back(game: State, card: int) -> int:
    """Vocabulary `salvage`."""
    return why_not_salvage(game, card) if kind_on_top(game) == SALVAGING.kind else WhyNot.NOTHING_ASKED


@rule
def take_back(game: State, card: int) -> None:
    """A card of the player's own deadwood."""
    take_back_card(game, card)


@rule
def why_not_answer_done(game: State) -> int:
    """`salvage` may take fewer cards; putting a card into play may be optional."""
    kind = kind_on_top(game)
    if kind == PUTTING.kind:
        return why_not_stop_putting(game)
    return WhyNot.ALLOWED if kind == SALVAGING.kind else WhyNot.MUST_GO_ON


@rule
def answer_done(game: State) -> None:
    """No more cards."""
    if kind_on_top(game) == PUTTING.kind:
        stop_putting(game)
    else:
        stop_salvaging(game)


@rule
def add_answer(allowed: Any, count: int, move: int, reason: int) -> int:
    """Write the move; it stays in the list if nothing speaks against it."""
    allowed[count] = move
    return count + int(reason == WhyNot.ALLOWED)


@rule
def list_answers(game: State, allowed: Any) -> int:
    """Every answer to the matter on top, sorted; returns how many."""
    kind, count = kind_on_top(game), 0
    if kind == EFFECT.kind:
        return list_for_ability(game, allowed)
    if kind == KICKING.kind:
        for chip in range(game.chips):
            count = add_answer(allowed, count, playing_chip(chip), why_not_answer_chip(game, chip))
        return count
    return list_slots(game, allowed, 0) if kind == MOVING.kind else list_for_cards(game, allowed, kind)


@rule
def list_for_ability(game: State, allowed: Any) -> int:
    """Yes or no, a stat, a target."""
    count = add_answer(allowed, 0, AGREE, why_not_agree(game))
    count = add_answer(allowed, count, REFUSE, why_not_refuse(game))
    for stat in range(_STATS):
        count = add_answer(allowed, count, naming(stat), why_not_name_chosen(game, stat))
    for seat in range(game.seats):
        count = add_answer(allowed, count, choosing_player(seat), why_not_choose_player(game, seat))
    for nth in range(game.chips_out):
        count = add_answer(allowed, count, choosing_chip(nth), why_not_choose_chip(game, nth))
    return list_slots(game, allowed, count)


@rule
def list_slots(game: State, allowed: Any, count: int) -> int:
    """Cards on the table that can be chosen."""
    for slot in range(slots_used(game)):
        count = add_answer(allowed, count, choosing(slot), why_not_answer_slot(game, slot))
    return count


@rule
def list_for_cards(game: State, allowed: Any, kind: int) -> int:
    """Cards of a hand or deadwood, and how a card is put into play."""
    count = add_answer(allowed, 0, DONE, why_not_answer_done(game))
    if kind == PUTTING.kind:
        count = add_answer(allowed, count, LAY_UP, why_not_answer_face(game))
        count = add_answer(allowed, count, LAY_DOWN, why_not_answer_face(game))
        count = list_slots(game, allowed, count)
    for card in range(game.cards):
        if kind == DISCARDING.kind:
            count = add_answer(allowed, count, discarding(card), why_not_pick_to_discard(game, card))
        elif kind == SALVAGING.kind:
            count = add_answer(allowed, count, taking_back(card), why_not_take_back(game, card))
        else:
            count = add_answer(allowed, count, playing(card), why_not_answer_card(game, card))
    return count
