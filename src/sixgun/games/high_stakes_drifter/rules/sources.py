"""The card an ability comes from, on the table or gone, and what is counted around it."""

from __future__ import annotations

from sixgun.engine.abilities import after_rows, first_row, has_flag, number_in
from sixgun.engine.bits import has, size
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..codes import Mark, Per
from ..printed import faction_of, stands_for
from ..state import State
from ..vocabulary import AT
from ..words import NO_SLOT, CardType
from .chips import chips_on
from .piles import keeper
from .slots import dude_of, is_dude, is_fortune, is_gear, is_taken, is_up, owner_at, type_at

# A source that has left the table is remembered by the dude it belonged to, as long as that one stays (HSD-R96).
_GONE = -2


@rule
def gone_from(dude: int) -> int:
    """What stands for a card that has left a dude; NO_SLOT without a dude."""
    return NO_SLOT if dude == NO_SLOT else _GONE - dude


@rule
def after_leaving(game: State, source: int, slot: int) -> int:
    """What a source is once the card in a slot has left."""
    if source == slot:
        host = host_of(game, slot)
        return NO_SLOT if host == slot else gone_from(host)
    return NO_SLOT if source == gone_from(slot) else source


@rule
def host_of(game: State, source: int) -> int:
    """Scope `host`: the dude itself, the dude gear is on, the fighter of a fortune card's player; NO_SLOT for none."""
    if source == NO_SLOT:
        return NO_SLOT
    host = dude_of(game, source) if source >= 0 else _GONE - source
    return host if host >= 0 and is_taken(game, host) else NO_SLOT


@rule
def is_plain(game: State, slot: int) -> bool:
    """HSD-R76. Whether nothing on a card counts: an empty slot, or a dude of the quick-start game."""
    return game.kind[slot] < 0 or (game.quick_start == 1 and type_at(game, slot) == CardType.DUDE)


@rule
def has_abilities(game: State, slot: int) -> bool:
    """Whether a card has clauses that count here."""
    kind = int(game.kind[slot])
    return not is_plain(game, slot) and after_rows(game, kind) > first_row(game, kind)


@rule
def has_standing(game: State, slot: int, subject: int) -> bool:
    """Whether a card has static clauses about a subject that count here, blanked or not."""
    return not is_plain(game, slot) and stands_for(game, int(game.kind[slot]), subject)


@rule
def face_fits(game: State, row: int, slot: int) -> bool:
    """HSD-65, HSD-R19. A clause needs its card face up; with `hidden`, face down."""
    return is_up(game, slot) != has_flag(game, row, AT.flags, Mark.HIDDEN)


@rule
def opponents(game: State, seat: Seat) -> int:
    """The opposing players still in the shootout, as a set."""
    return int(game.fighting) & ~(1 << int(seat))


@rule
def revealed_gear_on(game: State, dude: int) -> int:
    """How many revealed gear cards a dude has."""
    count = 0
    for nth in range(game.lying):
        slot = int(game.order[nth])
        count += int(is_gear(game, slot) and game.host[slot] == dude and is_up(game, slot))
    return count


@rule
def fortunes_in_street(game: State) -> int:
    """How many fortune cards lie in the street."""
    count = 0
    for nth in range(game.lying):
        count += int(is_fortune(game, int(game.order[nth])))
    return count


@rule
def faction_at(game: State, slot: int) -> int:
    """The faction of a revealed dude; NO_FACTION of anything else (HSD-64)."""
    if slot == NO_SLOT or not is_dude(game, slot) or not is_up(game, slot):
        return 0
    return faction_of(game, int(game.kind[slot]))


@rule
def mates_of(game: State, seat: Seat, dude: int) -> int:
    """The other revealed dudes of a player that share a dude's faction."""
    faction = faction_at(game, dude)
    count = 0
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if slot != dude and owner_at(game, slot) == seat and faction != 0:
            count += int(faction_at(game, slot) == faction)
    return count


@rule
def count_of(game: State, counter: int, seat: Seat, source: int) -> int:
    """What a value is multiplied by, read anew whenever the effect is read."""
    host = host_of(game, source)
    if counter == Per.GEAR:
        return revealed_gear_on(game, host) if host != NO_SLOT else 0
    if counter == Per.CHIPS:
        return chips_on(game, host) if host != NO_SLOT else 0
    if counter == Per.FORTUNES:
        return fortunes_in_street(game)
    if counter == Per.FOES:
        return size(opponents(game, seat))
    if counter == Per.MATES:
        return mates_of(game, seat, host)
    if counter == Per.HAND:
        return int(game.in_hand[seat])
    if counter == Per.DEADWOOD:
        return int(game.in_deadwood[keeper(game, seat)])
    return 1


@rule
def is_copy(game: State, slot: int) -> bool:
    """Whether a card has become a copy of something (HSD-33); the mark is the sign of `used`."""
    return game.used[slot] < 0


@rule
def is_used(game: State, slot: int, card: int, row: int) -> bool:
    """HSD-R104. Whether a clause with #1 has been used, by a card that is still there and still the same."""
    return slot >= 0 and game.kind[slot] == card and has(game.used[slot], row - first_row(game, card))


@rule
def mark_used(game: State, slot: int, card: int, row: int) -> None:
    """HSD-R104. A clause with #1 is used."""
    if number_in(game, row, AT.uses) > 0 and slot >= 0 and game.kind[slot] == card:
        game.used[slot] |= 1 << row - first_row(game, card)
