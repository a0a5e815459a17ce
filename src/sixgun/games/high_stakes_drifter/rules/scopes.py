"""Whom and what a clause reaches: its scope and its filters."""

from __future__ import annotations

from sixgun.engine.abilities import number_in
from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..codes import Face, InZone, When, Who
from ..state import State
from ..vocabulary import AT
from ..words import NO_SLOT
from .slots import in_street, is_dude, is_fighting, is_fortune, is_gear, is_taken, is_up, owner_at
from .sources import faction_at, host_of, opponents

CARDS, CHIPS, PLAYERS = range(3)  # what a clause can reach


@rule
def kind_reached(game: State, row: int) -> int:
    """Cards, kicker chips or players; `chosen` is what the clause before it reached."""
    scope = number_in(game, row, AT.scope)
    while scope == Who.CHOSEN:
        row -= 1
        scope = number_in(game, row, AT.scope)
    if scope >= Who.ME:
        return PLAYERS
    return CHIPS if scope >= Who.HOST_CHIP else CARDS


@rule
def is_choosing(scope: int) -> bool:
    """Whether the controller has to choose one target."""
    return (
        Who.MY_DUDE <= scope <= Who.ANY_DUDE
        or Who.HOST_GEAR <= scope <= Who.ANY_GEAR
        or Who.FOE_FORTUNE <= scope <= Who.ANY_CHIP
        or scope == Who.FOE
    )


@rule
def is_in_street(game: State, slot: int) -> bool:
    """Filter `street`: with a dude of the shootout; a fortune card always."""
    if is_gear(game, slot):
        host = host_of(game, slot)
        return host != NO_SLOT and is_fighting(game, host)
    return is_fortune(game, slot) or is_fighting(game, slot)


@rule
def zone_fits(game: State, row: int, slot: int) -> bool:
    """Whether a card is in the place that the clause names, if it names one; a folded dude is in neither."""
    zone = number_in(game, row, AT.zone)
    if zone == InZone.STREET:
        return is_in_street(game, slot)
    return zone == InZone.ANY or not (in_street(game, slot) or is_fortune(game, slot))


@rule
def filters_fit(game: State, row: int, slot: int) -> bool:
    """Place, face and faction of a card."""
    face, faction = number_in(game, row, AT.face), number_in(game, row, AT.faction)
    if face != Face.ANY and is_up(game, slot) != (face == Face.UP):
        return False
    return zone_fits(game, row, slot) and (faction == 0 or faction_at(game, slot) == faction)


@rule
def scope_fits(game: State, scope: int, seat: Seat, source: int, slot: int) -> bool:
    """Whether a card on the table is one that a scope means."""
    if scope == Who.SELF:
        return slot == source
    if scope == Who.HOST:
        return slot == host_of(game, source)
    if scope == Who.ANY_CARD:
        return slot != source
    own = owner_at(game, slot) == seat
    if scope == Who.MY_DUDE or scope == Who.MY_DUDES:
        return own and is_dude(game, slot)
    if scope == Who.FOE_DUDE or scope == Who.FOE_DUDES:
        return not own and is_dude(game, slot)
    if scope == Who.ANY_DUDE or scope == Who.ALL_DUDES:
        return is_dude(game, slot)
    if scope == Who.OTHER_DUDES:
        return is_dude(game, slot) and slot != host_of(game, source)
    if scope == Who.HOST_GEAR:
        return is_gear(game, slot) and game.host[slot] == host_of(game, source)
    if scope == Who.MY_GEAR:
        return own and is_gear(game, slot)
    if scope == Who.FOE_GEAR:
        return not own and is_gear(game, slot)
    if scope == Who.ANY_GEAR:
        return is_gear(game, slot) and slot != source
    if scope == Who.ALL_GEAR:
        return is_gear(game, slot)
    if scope == Who.FOE_FORTUNE:
        return not own and is_fortune(game, slot)
    return scope == Who.ANY_FORTUNE and is_fortune(game, slot) and slot != source


@rule
def reaches(game: State, row: int, seat: Seat, source: int, slot: int) -> bool:
    """Whether a clause reaches a card: by its scope, and by its filters."""
    if not is_taken(game, slot):
        return False
    scope = number_in(game, row, AT.scope)
    return scope_fits(game, scope, seat, source, slot) and filters_fit(game, row, slot)


@rule
def reaches_chip(game: State, row: int, seat: Seat, source: int, nth: int) -> bool:
    """Whether a clause reaches a kicker chip; its place is that of its dude."""
    scope, dude = number_in(game, row, AT.scope), int(game.chip_on[nth])
    if nth >= game.chips_out or dude < 0 or not zone_fits(game, row, dude):
        return False
    if scope == Who.HOST_CHIP or scope == Who.HOST_CHIPS:
        return dude == host_of(game, source)
    if scope == Who.FOE_CHIP:
        return owner_at(game, dude) != seat
    return scope == Who.ANY_CHIP or scope == Who.ALL_CHIPS


@rule
def head_trigger(game: State, row: int) -> int:
    """What set the ability off that a clause belongs to."""
    when = number_in(game, row, AT.trigger)
    while when == When.THEN:
        row -= 1
        when = number_in(game, row, AT.trigger)
    return when


@rule
def foes_of(game: State, row: int, seat: Seat) -> int:
    """HSD-R108. The opposing players: those at the showdown, those in the shootout, or all others."""
    when = head_trigger(game, row)
    if when == When.WIN or when == When.LOSE:
        return int(game.showed) & ~(1 << int(seat))
    if game.shootout == 1:
        return opponents(game, seat)
    return int(game.playing) & ~(1 << int(seat))


@rule
def players_reached(game: State, row: int, seat: Seat) -> int:
    """The players a clause reaches or can choose from, as a set; `chosen` ones are the caller's to know."""
    scope = number_in(game, row, AT.scope)
    if scope == Who.ME:
        return 1 << int(seat)
    if scope == Who.FOE or scope == Who.FOES:
        return foes_of(game, row, seat)
    return int(game.playing) if scope == Who.EVERYONE else 0


@rule
def reaches_player(game: State, row: int, seat: Seat, other: Seat) -> bool:
    """Whether a clause reaches a player."""
    return has(players_reached(game, row, seat), other)
