"""The list of allowed moves, sorted and without duplicates. A law proves that it agrees with the judge."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has, list_members, lowest
from sixgun.engine.piles import HIDDEN
from sixgun.engine.rule import rule

from .jails import (
    beats,
    cells_of,
    cells_with,
    closed_places,
    duels,
    empty_cells,
    frozen_cells,
    places_for,
    takes_a_pair,
)
from .legal import defender_of, pair_source, why_not_end_turn, why_not_stop, why_not_swap
from .moves import (
    DEAL,
    END_TURN,
    KEEP,
    LET_BE,
    NOWHERE,
    PAIR_SOURCES,
    STOP,
    SWAP,
    defending,
    defending_as_pair,
    letting_stay,
    locking,
    placing,
    playing_jail_break,
    playing_whiskey,
    sending,
    sending_nowhere,
)
from .state import State
from .words import CELLS, JAIL_KINDS, KINDS, PLACES, Card, Phase, WhyNot

_HANDS = 1 << JAIL_KINDS  # which types a hand may have
MOST_MOVES = 2048  # room for the longest list: both cards of a pair answerable by every source, to every place


@rule
def legal(game: State, allowed: Any) -> int:
    """Write the allowed moves into `allowed`; return how many."""
    if game.phase == Phase.TURN:
        return list_turn(game, allowed)
    if game.phase == Phase.DEFENCE:
        return list_answers(game, allowed)
    if game.phase == Phase.WHISKEY:
        return list_either(allowed, LET_BE, STOP, why_not_stop(game) == WhyNot.ALLOWED)
    if game.phase == Phase.SWAP:
        return list_either(allowed, KEEP, SWAP, why_not_swap(game) == WhyNot.ALLOWED)
    if game.phase == Phase.SCORED:
        allowed[0] = DEAL
        return 1
    return 0


@rule
def list_either(allowed: Any, always: int, sometimes: int, possible: bool) -> int:
    """CAL-R37. A question that everybody is asked: the negative answer, and the other where the hand allows it."""
    allowed[0] = always
    if possible:
        allowed[1] = sometimes
        return 2
    return 1


@rule
def list_turn(game: State, allowed: Any) -> int:
    """The Badge holder's menu."""
    seat = int(game.to_act)
    count = 0
    empty = empty_cells(game, seat)
    if empty == 0:
        unlocked = ~int(game.locked[seat])
        count = list_members(unlocked, CELLS, locking(0), allowed, count)
    else:
        for kind in range(JAIL_KINDS):
            if game.hand[seat, kind] > 0:
                count = list_members(empty, CELLS, placing(kind, 0), allowed, count)
    closed = closed_places(game, seat)
    homeless = 0
    for kind in range(JAIL_KINDS):
        if game.hand[seat, kind] > 0:
            places = places_for(game, kind, closed)
            if places == 0:
                homeless |= 1 << kind
            count = list_members(places, PLACES, sending(kind, 0, 0), allowed, count)
    count = list_members(homeless, JAIL_KINDS, sending_nowhere(0), allowed, count)
    return list_x_cards(game, allowed, count)


@rule
def list_x_cards(game: State, allowed: Any, count: int) -> int:
    """Bad Whiskey, Jail Break, and the turn without an action."""
    seat = game.to_act
    if game.hand[seat, Card.BAD_WHISKEY] > 0:
        for partner in range(game.seats):
            if partner != seat:
                allowed[count] = playing_whiskey(partner)
                count += 1
    if game.hand[seat, Card.JAIL_BREAK] > 0:
        for kind in range(JAIL_KINDS):
            allowed[count] = playing_jail_break(kind)
            count += 1
    if why_not_end_turn(game) == WhyNot.ALLOWED:
        allowed[count] = END_TURN
        count += 1
    return count


@rule
def list_answers(game: State, allowed: Any) -> int:
    """The attacked player's answers: passing is always one of them (CAL-R8, CAL-R37)."""
    last = int(game.attacks) - 1
    if game.pair_open == 0:
        return list_single(game, last, allowed)
    one, other = last - 1, last
    if game.attack_at[one] > game.attack_at[other]:
        one, other = other, one
    allowed[0] = letting_stay(int(game.attack_at[one]) % CELLS)
    allowed[1] = letting_stay(int(game.attack_at[other]) % CELLS)
    count = list_defences(game, one, allowed, 2)
    count = list_defences(game, other, allowed, count)
    count = list_pair_defences(game, one, allowed, count)
    return list_pair_defences(game, other, allowed, count)


@rule
def list_single(game: State, attack: int, allowed: Any) -> int:
    """One card to answer."""
    allowed[0] = letting_stay(int(game.attack_at[attack]) % CELLS)
    count = list_defences(game, attack, allowed, 1)
    return list_pair_defences(game, attack, allowed, count)


@rule
def list_defences(game: State, attack: int, allowed: Any, count: int) -> int:
    """Single Defenders, and those of any sort that have nowhere to go (CAL-37)."""
    cell = int(game.attack_at[attack]) % CELLS
    arriving = int(game.attack_card[attack])
    sources = sources_against(game, arriving)
    closed = closed_places(game, game.to_act)
    while sources != 0:
        source = lowest(sources)
        sources &= sources - 1
        defender = defender_of(game, source)
        places = places_for(game, defender, closed)
        if defender == arriving:
            homeless = not takes_a_pair(game, places)
        else:
            homeless = places == 0
            count = list_members(places, PLACES, defending(cell, source, 0), allowed, count)
        if homeless:
            allowed[count] = defending(cell, source, NOWHERE)
            count += 1
    return count


@rule
def sources_against(game: State, arriving: int) -> int:
    """Where a Defender against the card can come from: the set of sources."""
    seat = int(game.to_act)
    able = int(duels(game, arriving)) << arriving
    held = 0
    for kind in range(JAIL_KINDS):
        able |= int(beats(game, kind, arriving)) << kind
        held |= int(game.hand[seat, kind] > 0) << kind
    in_jail = cells_with(game, seat, able << -HIDDEN)
    out_of_use = int(game.locked[seat]) | int(game.defended[seat]) | frozen_cells(game, seat)
    return (able & held) | (in_jail & ~out_of_use) << KINDS


@rule
def list_pair_defences(game: State, attack: int, allowed: Any, count: int) -> int:
    """CAL-62. Two cells of one other jail, and which card goes to which."""
    arriving = int(game.attack_card[attack])
    if not duels(game, arriving):
        return count
    cell = int(game.attack_at[attack]) % CELLS
    sources = sources_against(game, arriving)
    places = places_for(game, arriving, closed_places(game, game.to_act))
    for source in range(PAIR_SOURCES):
        from_where = pair_source(source, arriving)
        if has(sources, from_where) and defender_of(game, from_where) == arriving:
            for seat in range(game.seats):
                cells = cells_of(places, seat)
                for one in range(CELLS):  # CAL-R15. Two different cells, in both orders
                    if has(cells, one):
                        first = defending_as_pair(cell, source, seat, one, 0)
                        count = list_members(cells & ~(1 << one), CELLS, first, allowed, count)
    return count


@rule
def question_of(game: State) -> int:
    """What is decided, and what has to be looked at for it: the types in hand, a full jail, the card to be answered."""
    if game.phase == Phase.TURN:
        return types_held(game) * 2 + int(empty_cells(game, game.to_act) == 0)
    if game.phase == Phase.DEFENCE:
        arriving = int(game.attack_card[int(game.attacks) - 1]) * 2 + int(game.pair_open)
        return (2 + arriving) * _HANDS + types_held(game)
    return (2 + 2 * JAIL_KINDS) * _HANDS + int(game.phase)


@rule
def types_held(game: State) -> int:
    """The types that can be jailed in the hand of the player to act, as a set."""
    types = 0
    for kind in range(JAIL_KINDS):
        types |= int(game.hand[game.to_act, kind] > 0) << kind
    return types
