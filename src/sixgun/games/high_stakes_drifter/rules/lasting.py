"""Effects that last: a row each in `lasting`, the oldest first.

A row has the clause, its controller, the card it came from (see sources.py), the card it is on or NO_SLOT, the players
it is on as bits, and the stat that was named. What `static` clauses do (`while`) is read from the cards and has no row.
"""

from __future__ import annotations

from sixgun.engine.abilities import number_in
from sixgun.engine.agenda import NO_MATTER, depth_of, part_at, put_at
from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..codes import Until
from ..matters import EFFECT
from ..state import State
from ..vocabulary import AT
from ..words import MOST_LASTING, NO_SLOT
from .scopes import CARDS, kind_reached
from .slots import drop_from_set
from .sources import after_leaving

ROW, SEAT, SOURCE, TARGET, PLAYERS_ON, STAT = range(6)
_PARTS = 6
_BYTE = 256


@rule
def seats_on(game: State, nth: int) -> int:
    """The players that an effect is on, as a set."""
    return int(game.lasting[nth, PLAYERS_ON]) % _BYTE


@rule
def put_seats(game: State, nth: int, seats: int) -> None:
    """Eight seats in a small number with a sign."""
    game.lasting[nth, PLAYERS_ON] = seats if seats < _BYTE // 2 else seats - _BYTE


@rule
def add_lasting(game: State, row: int, seat: Seat, source: int, target: int, player: Seat, stat: int) -> bool:
    """An effect on a card or, where `target` is NO_SLOT, on a player; False when there is no room for it."""
    if target == NO_SLOT and join_players(game, row, seat, source, player):
        return True
    nth = int(game.lasts)
    if nth >= MOST_LASTING:
        return False
    game.lasting[nth, ROW] = row
    game.lasting[nth, SEAT] = seat
    game.lasting[nth, SOURCE] = source
    game.lasting[nth, TARGET] = target
    put_seats(game, nth, 0 if target != NO_SLOT else 1 << int(player))
    game.lasting[nth, STAT] = stat
    game.lasts += 1
    return True


@rule
def join_players(game: State, row: int, seat: Seat, source: int, player: Seat) -> bool:
    """One row is enough for a clause that is on several players."""
    nth = int(game.lasts) - 1
    if nth < 0 or game.lasting[nth, ROW] != row or game.lasting[nth, SEAT] != seat:
        return False
    if game.lasting[nth, SOURCE] != source or has(seats_on(game, nth), player):
        return False
    put_seats(game, nth, seats_on(game, nth) | 1 << int(player))
    return True


@rule
def drop_lasting(game: State, nth: int) -> None:
    """An effect ends."""
    last = int(game.lasts) - 1
    for part in range(_PARTS):
        for later in range(nth, last):
            game.lasting[later, part] = game.lasting[later + 1, part]
        game.lasting[last, part] = 0
    game.lasts = last


@rule
def end_lasting(game: State, until: int) -> None:
    """Effects of a duration end. A shootout takes `round` with it, a turn both (HSD-R101, HSD-R104)."""
    for nth in range(int(game.lasts) - 1, -1, -1):
        duration = number_in(game, int(game.lasting[nth, ROW]), AT.duration)
        if Until.ROUND <= duration <= until:
            drop_lasting(game, nth)


@rule
def forget_card(game: State, slot: int) -> None:
    """HSD-R96, HSD-R101. A card leaves the table: effects on it end, and those it has set off or made go on alone."""
    for nth in range(int(game.lasts) - 1, -1, -1):
        if game.lasting[nth, TARGET] == slot:
            drop_lasting(game, nth)
        else:
            game.lasting[nth, SOURCE] = after_leaving(game, int(game.lasting[nth, SOURCE]), slot)
    for nth in range(game.waits):
        game.waiting[nth, 1] = after_leaving(game, int(game.waiting[nth, 1]), slot)
    depth = depth_of(game, EFFECT.kind)
    if depth != NO_MATTER:
        put_at(game, depth, EFFECT.slot, after_leaving(game, part_at(game, depth, EFFECT.slot), slot))
        if kind_reached(game, part_at(game, depth, EFFECT.row)) == CARDS:
            drop_from_set(game.targets, slot)
            drop_from_set(game.chosen, slot)
