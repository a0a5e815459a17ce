"""Copy cards (HSD-33 to HSD-35, HSD-R63 to HSD-R65, HSD-R105)."""

from __future__ import annotations

from sixgun.engine.abilities import after_rows, first_row
from sixgun.engine.bits import has
from sixgun.engine.rule import rule

from ..codes import When
from ..state import State
from ..words import NO_SLOT, CardType, Told
from .leaving import bury_one
from .revealing import bury_namesakes
from .saying import tell
from .slots import (
    arrive_last,
    clear_set,
    is_in_set,
    is_up,
    owner_at,
    put_in_set,
    set_place,
    set_type,
    type_at,
)
from .sources import has_abilities
from .waiting import line_up, may_act

_A_COPY = -128  # the mark of a copy in `used`, whose other marks start afresh (HSD-R104)


@rule
def become_copy(game: State, source: int, target: int, turned_up: bool) -> None:
    """HSD-34. The source becomes what the target is, in everything but cost; then its effects on entry follow."""
    before, card_type = type_at(game, source), type_at(game, target)
    game.kind[source] = game.kind[target]
    game.used[source] = _A_COPY
    set_type(game, source, card_type)
    tell(game, Told.COPIED, owner_at(game, source), game.kind[source], source)
    if before != card_type and not finds_place(game, source, card_type):
        bury_one(game, source)
        return
    if card_type == CardType.DUDE and is_up(game, source) and is_buried_as_namesake(game, source):
        return
    set_off_copied(game, source, turned_up)


@rule
def finds_place(game: State, source: int, card_type: int) -> bool:
    """HSD-R64, HSD-R105. A copy of another type goes where that type lies; False where it cannot."""
    seat = owner_at(game, source)
    arrive_last(game, source)
    if card_type == CardType.DUDE:
        game.host[source] = NO_SLOT
        set_place(game, source, False)
        return True
    if not has(game.fighting, seat):
        return False
    game.host[source] = game.fighter[seat] if card_type == CardType.GEAR else NO_SLOT
    set_place(game, source, True)
    return True


@rule
def is_buried_as_namesake(game: State, source: int) -> bool:
    """HSD-199, HSD-R91. Tombstone counts a copy as a dude revealed later."""
    clear_set(game.turned)
    put_in_set(game.turned, source)
    bury_namesakes(game)
    stays = is_in_set(game.turned, source)
    clear_set(game.turned)
    return not stays


@rule
def set_off_copied(game: State, slot: int, turned_up: bool) -> None:
    """HSD-R65. The copied `reveal`, `turnup` and `play` clauses come next, before everything else that waits."""
    if not has_abilities(game, slot):
        return
    kind, place = int(game.kind[slot]), 0
    fortune = type_at(game, slot) == CardType.FORTUNE
    for row in range(first_row(game, kind), after_rows(game, kind)):
        revealed = may_act(game, row, When.REVEAL, slot) or (turned_up and may_act(game, row, When.TURNUP, slot))
        if revealed or (fortune and may_act(game, row, When.PLAY, slot)):
            line_up(game, row, slot, place, 0)
            place += 1
