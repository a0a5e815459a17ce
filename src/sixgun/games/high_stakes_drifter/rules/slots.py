"""Cards on the table: what lies in a slot, whose it is, and how it lies."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..state import FREE, State
from ..words import NO_SLOT, SLOT_WORDS, SLOTS_IN_WORD, TABLE, CardType

# `lies` of a slot: three bits for the owner, two for the card's type, one for its face, one for its place.
_OWNER = 7
_TYPE = 3
_UP = 1 << 5
_STREET = 1 << 6


@rule
def is_taken(game: State, slot: int) -> bool:
    """Whether a card lies there."""
    return game.lies[slot] != FREE


@rule
def owner_at(game: State, slot: int) -> Seat:
    """Whose card it is; owner and controller are the same."""
    return int(game.lies[slot]) & _OWNER


@rule
def type_at(game: State, slot: int) -> int:
    """Its card type, which everybody knows even of a concealed card."""
    return int(game.lies[slot]) >> 3 & _TYPE


@rule
def is_up(game: State, slot: int) -> bool:
    """Whether it is revealed (HSD-61)."""
    return int(game.lies[slot]) & _UP != 0


@rule
def in_street(game: State, slot: int) -> bool:
    """Whether it is in the street, with a dude of the shootout or beside one."""
    return int(game.lies[slot]) & _STREET != 0


@rule
def is_fighting(game: State, dude: int) -> bool:
    """Whether a dude is in the street and its player has not folded it (filter `street`, condition `in_street`)."""
    return in_street(game, dude) and has(game.fighting, owner_at(game, dude))


@rule
def is_dude(game: State, slot: int) -> bool:
    """Whether a dude lies there."""
    return game.lies[slot] != FREE and type_at(game, slot) == CardType.DUDE


@rule
def is_gear(game: State, slot: int) -> bool:
    """Whether gear lies there."""
    return game.lies[slot] != FREE and type_at(game, slot) == CardType.GEAR


@rule
def is_fortune(game: State, slot: int) -> bool:
    """Whether a fortune card lies there."""
    return game.lies[slot] != FREE and type_at(game, slot) == CardType.FORTUNE


@rule
def set_face(game: State, slot: int, up: bool) -> None:
    """How it lies from now on; a card that was face up is known to everybody."""
    lies = int(game.lies[slot])
    if lies & _UP != 0 and not up:
        game.knows[slot] = -1
    game.lies[slot] = lies | _UP if up else lies & ~_UP


@rule
def set_place(game: State, slot: int, street: bool) -> None:
    """Street or saloon."""
    lies = int(game.lies[slot])
    game.lies[slot] = lies | _STREET if street else lies & ~_STREET


@rule
def set_type(game: State, slot: int, card_type: int) -> None:
    """A copy has the type of what it copies (HSD-34)."""
    game.lies[slot] = int(game.lies[slot]) & ~(_TYPE << 3) | card_type << 3


@rule
def knows_card(game: State, seat: Seat, slot: int) -> bool:
    """Whether a player knows what the card is (HSD-R8)."""
    return is_up(game, slot) or owner_at(game, slot) == seat or (seat >= 0 and has(game.knows[slot], seat))


@rule
def learn(game: State, seat: Seat, slot: int) -> None:
    """A player has looked at a concealed card and goes on knowing it while it lies there."""
    bits = int(game.knows[slot]) & 255 | 1 << int(seat)
    game.knows[slot] = bits if bits < 128 else bits - 256


@rule
def has_room(game: State) -> bool:
    """HSD-R118. Whether another card fits on the table."""
    return game.lying < TABLE


@rule
def slots_used(game: State) -> int:
    """How many slots there are to look at: cards take the first free ones, so that most of the others are empty."""
    last = NO_SLOT
    for nth in range(game.lying):
        last = max(last, int(game.order[nth]))
    return last + 1


@rule
def free_slot(game: State) -> int:
    """The first empty slot; the caller has asked for room."""
    for slot in range(TABLE):
        if game.lies[slot] == FREE:
            return slot
    return NO_SLOT


@rule
def lay_card(game: State, seat: Seat, card: int, card_type: int, up: bool, host: int) -> int:
    """A card comes to the table, to the place of its host if it has one; returns its slot."""
    slot = free_slot(game)
    game.lies[slot] = int(seat) | card_type << 3 | (_UP if up else 0)
    game.kind[slot] = card
    game.printed[slot] = card
    game.host[slot] = host
    if host != NO_SLOT and in_street(game, host):
        set_place(game, slot, True)
    game.order[game.lying] = slot
    game.lying += 1
    return slot


@rule
def clear_slot(game: State, slot: int) -> None:
    """The slot is empty again; whoever takes a card away says first where it goes."""
    game.lies[slot] = FREE
    game.kind[slot] = NO_CARD
    game.printed[slot] = NO_CARD
    game.host[slot] = NO_SLOT
    game.money[slot] = 0
    game.knows[slot] = 0
    game.used[slot] = 0
    drop_from_set(game.turned, slot)
    leave_order(game, slot)
    game.lying -= 1


@rule
def leave_order(game: State, slot: int) -> None:
    """The slots behind it close the gap."""
    found = False
    for nth in range(game.lying):
        if game.order[nth] == slot:
            found = True
        if found:
            game.order[nth] = game.order[nth + 1] if nth + 1 < game.lying else NO_SLOT


@rule
def arrive_last(game: State, slot: int) -> None:
    """HSD-R95. A card that comes to a place anew is the latest there."""
    leave_order(game, slot)
    game.order[game.lying - 1] = slot


@rule
def dude_of(game: State, slot: int) -> int:
    """The host dude: of a dude itself, of gear the dude it is on, of a fortune card its player's dude in the street."""
    card_type = type_at(game, slot)
    if card_type == CardType.DUDE:
        return slot
    if card_type == CardType.GEAR:
        return int(game.host[slot])
    return int(game.fighter[owner_at(game, slot)])


@rule
def has_dude_in_saloon(game: State, seat: Seat) -> bool:
    """Whether a player could issue or accept a challenge (HSD-R26, HSD-R30)."""
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if owner_at(game, slot) == seat and is_dude(game, slot) and not in_street(game, slot):
            return True
    return False


@rule
def put_in_set(members: Any, slot: int) -> None:
    """Sets of slots, of kicker chips out, or of seats, as the bits of a few whole numbers."""
    members[slot // SLOTS_IN_WORD] |= 1 << slot % SLOTS_IN_WORD


@rule
def drop_from_set(members: Any, slot: int) -> None:
    """It is no longer in the set."""
    members[slot // SLOTS_IN_WORD] &= ~(1 << slot % SLOTS_IN_WORD)


@rule
def is_in_set(members: Any, slot: int) -> bool:
    """Whether it is in the set."""
    return int(members[slot // SLOTS_IN_WORD]) >> slot % SLOTS_IN_WORD & 1 == 1


@rule
def clear_set(members: Any) -> None:
    """Nothing is in the set."""
    for nth in range(SLOT_WORDS):
        members[nth] = 0


@rule
def is_empty_set(members: Any) -> bool:
    """Whether nothing is in the set."""
    for nth in range(SLOT_WORDS):
        if members[nth] != 0:
            return False
    return True
