"""Conditions of abilities that read no totals; those that do are in reading.py."""

from __future__ import annotations

from sixgun.engine.bits import has, size
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..codes import If
from ..state import State
from ..words import NO_SLOT
from .chips import chips_on
from .slots import in_street, is_fighting, is_up
from .sources import faction_at, fortunes_in_street, host_of, opponents, revealed_gear_on


@rule
def reads_totals(condition: int) -> bool:
    """HSD-R102. Whether a condition can be tested only when totals are known."""
    return If.STAT_MIN <= condition <= If.STAT_MAX or If.AHEAD <= condition <= If.LEVEL or condition == If.LEAD


@rule
def fact_holds(game: State, condition: int, a: int, seat: Seat, source: int) -> bool:
    """A condition that reads no totals."""
    if condition == If.ALWAYS:
        return True
    if condition <= If.HAND_MIN:
        return player_fact_holds(game, condition, a, seat, source)
    return card_fact_holds(game, condition, a, seat, source)


@rule
def player_fact_holds(game: State, condition: int, a: int, seat: Seat, source: int) -> bool:
    """The shootout, the money and the hands."""
    if condition == If.CONTESTED:
        return game.contested == a
    if condition == If.IN_STREET or condition == If.IN_SALOON:
        host = host_of(game, source)
        if host == NO_SLOT:
            return False
        return is_fighting(game, host) if condition == If.IN_STREET else not in_street(game, host)
    if condition == If.CHALLENGER:
        return game.challenger == seat
    if condition == If.DEFENDER:
        return has(game.fighting, seat) and game.challenger != seat
    if condition == If.ALL_IN:
        return has(game.all_in, seat)
    if condition == If.FOES_MIN:
        return size(opponents(game, seat)) >= a
    if condition == If.POT_MIN:
        return game.pot >= a
    if condition == If.STAKE_MAX:
        return game.stake[seat] <= a
    if condition == If.STAKE_MIN:
        return game.stake[seat] >= a
    if condition == If.HAND_MAX:
        return game.in_hand[seat] <= a
    return condition == If.HAND_MIN and game.in_hand[seat] >= a


@rule
def card_fact_holds(game: State, condition: int, a: int, seat: Seat, source: int) -> bool:
    """The host dude, and the cards on the table."""
    host = host_of(game, source)
    if condition == If.GEAR_MIN:
        return host != NO_SLOT and revealed_gear_on(game, host) >= a
    if condition == If.CHIPS_MIN:
        return host != NO_SLOT and chips_on(game, host) >= a
    if condition == If.FACTION:
        return faction_at(game, host) == a
    if condition == If.FOE_FACTION:
        return has_foe_of_faction(game, seat, a)
    if condition == If.HOST_DOWN:
        return host != NO_SLOT and not is_up(game, host)
    if condition == If.HOST_UP:
        return host != NO_SLOT and is_up(game, host)
    if condition == If.SELF_DOWN:
        return source >= 0 and not is_up(game, source)
    if condition == If.FORTUNES_MIN:
        return fortunes_in_street(game) >= a
    return condition == If.FIRST_ROUND and game.gear_steps == 0


@rule
def has_foe_of_faction(game: State, seat: Seat, faction: int) -> bool:
    """Whether some opposing revealed dude in the shootout belongs to a faction."""
    foes = opponents(game, seat)
    for foe in range(game.seats):
        if has(foes, foe) and faction_at(game, int(game.fighter[foe])) == faction:
            return True
    return False
