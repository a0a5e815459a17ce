"""Cards put into play by an ability, without paying (HSD-55, HSD-R15), said part by part; and gear that moves on."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, open_matter, part, put
from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..codes import TypeWord, When
from ..matters import MOVING, PUTTING
from ..printed import type_of
from ..state import State
from ..words import NO_SLOT, TABLE, Ask, CardType, Stage, Told, WhyNot
from .piles import hand_card, holds, take_from_hand
from .revealing import comes_face_up
from .saying import tell
from .slots import arrive_last, has_room, in_street, is_dude, lay_card, owner_at, set_place
from .targets import is_place_to_move
from .waiting import set_off


@rule
def open_putting(game: State, seat: Seat, card_type: int, optional: bool) -> None:
    """A player puts a card of a type (a TypeWord) into play; with `optional` the player may as well not."""
    open_matter(game, PUTTING.kind)
    put(game, PUTTING.seat, seat)
    put(game, PUTTING.card_type, card_type)
    put(game, PUTTING.optional, int(optional))


@rule
def has_dude(game: State, seat: Seat) -> bool:
    """Whether gear could be laid on a dude of this player."""
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if is_dude(game, slot) and owner_at(game, slot) == seat:
            return True
    return False


@rule
def can_come(game: State, seat: Seat, card_type: int) -> bool:
    """Whether a card of a type has a place: gear an own dude, a fortune card an own dude in the shootout."""
    if not has_room(game):
        return False
    if card_type == CardType.GEAR:
        return has_dude(game, seat)
    if card_type == CardType.DUDE:
        return True
    return game.shootout == 1 and has(game.fighting, seat) and game.stage <= Stage.PAID  # HSD-140: then all are buried


@rule
def why_not_put(game: State, card: int) -> int:
    """Whether a card of the hand can be put into play."""
    seat, wanted = part(game, PUTTING.seat), part(game, PUTTING.card_type)
    if game.asking != Ask.NOTHING:
        return WhyNot.FINISH_FIRST
    if not holds(game, seat, card):
        return WhyNot.NOT_IN_YOUR_HAND
    if wanted != TypeWord.ANY and wanted != type_of(game, card):
        return WhyNot.OTHER_TYPE
    return WhyNot.ALLOWED if can_come(game, seat, type_of(game, card)) else WhyNot.NOWHERE_TO_GO


@rule
def settle_putting(game: State) -> None:
    """The next question. Whether a hand has such a card shows only where something must be put (HSD-60)."""
    seat = part(game, PUTTING.seat)
    if part(game, PUTTING.optional) == 1 or game.asking != Ask.NOTHING:
        game.to_act = seat
        return
    for nth in range(game.in_hand[seat]):
        if why_not_put(game, hand_card(game, seat, nth)) == WhyNot.ALLOWED:
            game.to_act = seat
            return
    close_matter(game)


@rule
def put_card(game: State, card: int) -> None:
    """Which card it is; gear is asked for a dude, a fortune card is face up."""
    game.to_act = NOBODY
    game.in_mind = card
    card_type = type_of(game, card)
    if card_type == CardType.FORTUNE:
        lay_in_mind(game, True)
    else:
        game.asking = Ask.ON if card_type == CardType.GEAR else Ask.FACE


@rule
def why_not_put_on(game: State, slot: int) -> int:
    """HSD-R16. Gear goes on an own dude, in saloon or street."""
    if game.asking != Ask.ON:
        return WhyNot.NOTHING_ASKED
    fits = slot < TABLE and is_dude(game, slot) and owner_at(game, slot) == part(game, PUTTING.seat)
    return WhyNot.ALLOWED if fits else WhyNot.NOT_A_TARGET


@rule
def put_on(game: State, slot: int) -> None:
    """Which dude the gear is for."""
    game.in_mind_on = slot
    game.asking = Ask.FACE
    game.to_act = NOBODY


@rule
def why_not_face(game: State) -> int:
    """Whether the face of a card is to be said."""
    return WhyNot.ALLOWED if game.asking == Ask.FACE else WhyNot.NOT_LAYING


@rule
def lay_in_mind(game: State, up: bool) -> None:
    """HSD-R15. All is said: the card comes to the table with nothing on it."""
    seat, card, host = part(game, PUTTING.seat), int(game.in_mind), int(game.in_mind_on)
    card_type = type_of(game, card)
    game.to_act = NOBODY
    forget_parts(game)
    close_matter(game)
    take_from_hand(game, seat, card)
    slot = lay_card(game, seat, card, card_type, up, host)
    game.took_place = 1
    tell(game, Told.PUT_UP if up else Told.PUT_DOWN, seat, card if up else NO_CARD, slot)
    if card_type == CardType.FORTUNE:
        fortune_is_played(game, slot)
    elif up:
        comes_face_up(game, slot)


@rule
def fortune_is_played(game: State, slot: int) -> None:
    """HSD-131. A fortune card lies in the street, and its effect begins."""
    set_place(game, slot, True)
    game.stale = 1
    set_off(game, When.PLAY, slot)


@rule
def forget_parts(game: State) -> None:
    """Nothing is being said part by part."""
    game.asking = Ask.NOTHING
    game.in_mind = NO_CARD
    game.in_mind_on = NO_SLOT


@rule
def why_not_stop_putting(game: State) -> int:
    """Nothing is put into play, where that is allowed and nothing has been said yet."""
    free = part(game, PUTTING.optional) == 1 and game.asking == Ask.NOTHING
    return WhyNot.ALLOWED if free else WhyNot.MUST_GO_ON


@rule
def stop_putting(game: State) -> None:
    """Nothing is put into play."""
    close_matter(game)
    game.to_act = NOBODY


@rule
def open_moving(game: State, seat: Seat, gear: int) -> None:
    """Vocabulary `move`: to which dude?"""
    open_matter(game, MOVING.kind)
    put(game, MOVING.seat, seat)
    put(game, MOVING.gear, gear)


@rule
def settle_moving(game: State) -> None:
    """The question; a target for `move` has somewhere to go (HSD-R98)."""
    game.to_act = part(game, MOVING.seat)


@rule
def why_not_move_to(game: State, slot: int) -> int:
    """Whether gear can go to a dude."""
    fits = slot < TABLE and is_place_to_move(game, part(game, MOVING.gear), slot)
    return WhyNot.ALLOWED if fits else WhyNot.NOT_A_TARGET


@rule
def move_to(game: State, slot: int) -> None:
    """Gear goes to another dude with its face and its chips."""
    gear = part(game, MOVING.gear)
    close_matter(game)
    game.to_act = NOBODY
    game.host[gear] = slot
    set_place(game, gear, in_street(game, slot))
    arrive_last(game, gear)
    game.took_place = 1
    tell(game, Told.MOVED, owner_at(game, gear), gear, slot)
