"""Targets of a clause: which there are, and in what order they come (HSD-R62, HSD-R95, HSD-R98)."""

from __future__ import annotations

from sixgun.engine.abilities import number_in
from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat, steps_clockwise

from ..codes import Act, Do, Who
from ..state import State
from ..vocabulary import AT
from ..words import NO_SLOT, SLOT_WORDS, TABLE
from .kicking import can_kick
from .money import ring_start
from .scopes import (
    CARDS,
    CHIPS,
    is_choosing,
    kind_reached,
    players_reached,
    reaches,
    reaches_chip,
)
from .slots import (
    clear_set,
    in_street,
    is_dude,
    is_empty_set,
    is_in_set,
    is_taken,
    is_up,
    owner_at,
    put_in_set,
    slots_used,
)
from .sources import is_copy
from .standing import is_forbidden

NO_TARGET = -1
_PLACES = TABLE + 1  # of one player's cards with one dude
_FAR = 1 << 30


@rule
def is_protected(game: State, seat: Seat, slot: int) -> bool:
    """Act `targeted`: whether opponents such as this one cannot choose the card."""
    owner = owner_at(game, slot)
    return owner != seat and is_forbidden(game, Act.TARGETED, owner, slot)


@rule
def can_suffer(game: State, row: int, seat: Seat, source: int, slot: int) -> bool:
    """HSD-R63, HSD-R98. Whether the clause's operation could do anything with a card, as far as a target must allow."""
    deed = number_in(game, row, AT.deed)
    if deed == Do.KICK:
        return can_kick(game, seat, slot)
    if deed == Do.MOVE:
        return has_dude_to_move_to(game, slot)
    if deed == Do.COPY:  # HSD-R65: a copied `copy` is not carried out again
        return is_up(game, slot) and source >= 0 and not is_copy(game, source)
    return True


@rule
def is_place_to_move(game: State, gear: int, dude: int) -> bool:
    """Vocabulary `move`: another dude of the same player in the same zone."""
    if not is_dude(game, dude) or owner_at(game, dude) != owner_at(game, gear) or game.host[gear] == dude:
        return False
    return in_street(game, dude) == in_street(game, gear)


@rule
def has_dude_to_move_to(game: State, gear: int) -> bool:
    """Whether gear could go to another dude."""
    for slot in range(slots_used(game)):
        if is_place_to_move(game, gear, slot):
            return True
    return False


@rule
def is_target(game: State, row: int, seat: Seat, source: int, slot: int, openly: bool) -> bool:
    """Whether a clause may be used on a card; `openly`, as far as everybody can see (HSD-R98)."""
    if slot >= TABLE or not is_taken(game, slot):
        return False
    scope = number_in(game, row, AT.scope)
    if scope == Who.CHOSEN:
        if not is_in_set(game.chosen, slot):
            return False
    elif not reaches(game, row, seat, source, slot):
        return False
    if is_choosing(scope) and is_protected(game, seat, slot):
        return False
    hidden = openly and number_in(game, row, AT.deed) == Do.KICK
    return hidden or can_suffer(game, row, seat, source, slot)


@rule
def is_chip_target(game: State, row: int, seat: Seat, source: int, nth: int) -> bool:
    """Whether a clause may be used on a kicker chip on the table."""
    if nth >= game.chips_out or game.chip_on[nth] < 0:
        return False
    if number_in(game, row, AT.scope) == Who.CHOSEN:
        return is_in_set(game.chosen, nth)
    return reaches_chip(game, row, seat, source, nth)


@rule
def is_player_target(game: State, row: int, seat: Seat, other: Seat) -> bool:
    """Whether a clause may be used on a player."""
    scope = number_in(game, row, AT.scope)
    if scope == Who.CHOSEN:
        return has(game.playing, other) and is_in_set(game.chosen, other)
    if scope == Who.CHOSEN_OWNER:
        return has(game.playing, other) and has(game.chosen_owners, other)
    return has(players_reached(game, row, seat), other)


@rule
def find_targets(game: State, row: int, seat: Seat, source: int, openly: bool) -> bool:
    """Everything the clause could be used on becomes `targets`; False when there is nothing."""
    clear_set(game.targets)
    kind = kind_reached(game, row)
    if kind == CARDS:
        for slot in range(slots_used(game)):
            if is_target(game, row, seat, source, slot, openly):
                put_in_set(game.targets, slot)
    elif kind == CHIPS:
        for nth in range(game.chips_out):
            if is_chip_target(game, row, seat, source, nth):
                put_in_set(game.targets, nth)
    else:
        for other in range(game.seats):
            if is_player_target(game, row, seat, other):
                put_in_set(game.targets, other)
    return not is_empty_set(game.targets)


@rule
def aim_at(game: State, target: int) -> None:
    """The one target that was chosen."""
    clear_set(game.targets)
    put_in_set(game.targets, target)


@rule
def remember_targets(game: State, row: int) -> None:
    """For the clause after this one: what this one reaches, and whose that is (scopes `chosen`, `chosen_owner`)."""
    for word in range(SLOT_WORDS):
        game.chosen[word] = game.targets[word]
    game.chosen_owners = owners_of_chosen(game, kind_reached(game, row))


@rule
def owners_of_chosen(game: State, kind: int) -> int:
    """The seats whose cards or chips are chosen, or the chosen players themselves."""
    owners = 0
    for target in range(TABLE):
        if is_in_set(game.chosen, target):
            if kind == CARDS:
                owners |= 1 << owner_at(game, target)
            elif kind == CHIPS:
                owners |= 1 << int(game.chip_by[target])
            else:
                owners |= 1 << target
    return owners


@rule
def place_of(game: State, slot: int) -> int:
    """Where a slot stands in the order of arrival."""
    for nth in range(game.lying):
        if game.order[nth] == slot:
            return nth
    return 0


@rule
def rank_of(game: State, slot: int) -> int:
    """HSD-R95. By player; then the dude in the street and its gear, fortune cards, each other dude with its gear."""
    seat = owner_at(game, slot)
    rank = steps_clockwise(ring_start(game), seat, game.seats) * (_PLACES + 2) * _PLACES
    place, dude = place_of(game, slot), slot if is_dude(game, slot) else int(game.host[slot])
    if not is_dude(game, slot) and dude == NO_SLOT:  # a fortune card
        return rank + _PLACES + place
    if dude != game.fighter[seat]:
        rank += (2 + place_of(game, dude)) * _PLACES
    return rank + (0 if is_dude(game, slot) else 1 + place)


@rule
def next_target(game: State, row: int) -> int:
    """HSD-R95. Which target comes next; NO_TARGET when all are done."""
    kind, best, found = kind_reached(game, row), _FAR, NO_TARGET
    for target in range(TABLE):
        if is_in_set(game.targets, target):
            if kind == CARDS:
                rank = rank_of(game, target)
            elif kind == CHIPS:
                rank = rank_of(game, int(game.chip_on[target])) if game.chip_on[target] >= 0 else 0
            else:
                rank = steps_clockwise(ring_start(game), target, game.seats)
            if rank < best:
                best, found = rank, target
    return found
