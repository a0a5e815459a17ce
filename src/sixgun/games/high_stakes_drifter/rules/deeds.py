"""What abilities do, one operation a function; each says whether it changed or showed anything (HSD-R97)."""

from __future__ import annotations

from typing import Any

from sixgun.engine.abilities import number_in
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..codes import Act, Do, StatWord
from ..state import State
from ..vocabulary import AT
from ..words import NO_SLOT, TABLE, UNLIMITED, Told
from .asides import ditch, look_at_hand, open_discarding, open_salvaging
from .chips import bury_chip, chip_kind, flip_chip, take_chip_away, turn_chip
from .copying import become_copy
from .kicking import open_kicking
from .lasting import add_lasting
from .leaving import bounce, bury_card
from .money import note_all_in, pay_into_pot, tell_money
from .piles import draw_cards
from .putting import open_moving, open_putting
from .revealing import turn_down, turn_up_one
from .saying import tell, whisper
from .slots import drop_from_set, is_in_set, is_up, learn, put_in_set
from .sources import is_copy
from .standing import is_forbidden


@rule
def is_lasting(deed: int) -> bool:
    """The operations with a duration."""
    if Do.MOD <= deed <= Do.LIMIT or Do.FORBID <= deed <= Do.PERMIT:
        return True
    return deed == Do.LEAD or deed == Do.COST or deed == Do.BLANK or deed == Do.TIE


@rule
def do_to_player(game: State, row: int, seat: Seat, source: int, player: Seat, stat: int) -> bool:
    """An operation on a player; questions come as matters of their own."""
    deed = number_in(game, row, AT.deed)
    if is_lasting(deed):
        return add_lasting(game, row, seat, source, NO_SLOT, player, stat)
    n = number_in(game, row, AT.argument1)
    if deed == Do.DRAW:
        return draw_cards(game, player, n) > 0
    if deed == Do.DITCH:
        return ditch(game, player, n)
    if deed == Do.LOOK:
        return look_at_hand(game, seat, player)
    if deed == Do.CONTEST:
        return contest(game, stat if n == StatWord.CHOICE else n)
    if deed == Do.ACTION:
        return give_actions(game, player, n)
    if deed == Do.DISCARD:
        open_discarding(game, player, n)
    elif deed == Do.SALVAGE:
        open_salvaging(game, player, n, number_in(game, row, AT.argument2))
    elif deed == Do.PUT:
        open_putting(game, player, n, False)
    else:
        return move_money(game, deed, seat, player, n)
    return False  # whatever was asked for says itself whether it took place


@rule
def move_money(game: State, deed: int, seat: Seat, player: Seat, n: int) -> bool:
    """`give`, `take`, `skim`: so much, or all there is."""
    if deed == Do.TAKE:
        amount = min(n, int(game.stake[player])) if player != seat else 0
        game.stake[player] -= amount
        game.stake[seat] += amount
        note_all_in(game, player)
    elif game.shootout == 0:
        return False
    elif deed == Do.GIVE:
        amount = min(n, int(game.stake[player]))
        pay_into_pot(game, player, amount)
    else:
        amount = min(n, int(game.pot))
        game.pot -= amount
        game.stake[player] += amount
    if amount == 0:
        return False
    told = Told.SKIMMED if deed == Do.SKIM else Told.GAVE
    tell_money(game, Told.TOOK if deed == Do.TAKE else told, player, amount)
    return True


@rule
def contest(game: State, stat: int) -> bool:
    """HSD-R103. Another stat is contested, and the lead is judged anew; a quick start has none (HSD-165)."""
    if game.shootout == 0 or game.quick_start == 1 or game.contested == stat:
        return False
    game.contested = stat
    game.stale = 1
    tell(game, Told.NEW_STAT, int(game.challenger), stat, 0)
    return True


@rule
def give_actions(game: State, player: Seat, n: int) -> bool:
    """Vocabulary `action`: more actions, on the player's own turn; a challenge has ended them (HSD-71)."""
    if game.turn != player or game.challenger != NOBODY:
        return False
    if game.actions < UNLIMITED:
        game.actions = min(int(game.actions) + n, UNLIMITED - 1)
    tell(game, Told.MORE_ACTIONS, player, n, 0)
    return True


@rule
def do_to_card(game: State, row: int, seat: Seat, source: int, slot: int, stat: int, turned_up: bool) -> bool:
    """An operation on a card on the table; questions come as matters of their own."""
    deed = number_in(game, row, AT.deed)
    if is_lasting(deed):
        return add_lasting(game, row, seat, source, slot, seat, stat)
    if deed == Do.BURY:
        bury_card(game, slot)
    elif deed == Do.BOUNCE:
        bounce(game, slot)
    elif deed == Do.CONCEAL:
        if not is_up(game, slot) or is_forbidden(game, Act.CONCEAL, seat, slot):
            return False
        turn_down(game, slot)
    elif deed == Do.REVEAL:
        if is_up(game, slot):
            return False
        turn_up_one(game, slot)
    elif deed == Do.COPY:
        if source < 0 or is_copy(game, source):
            return False  # of several targets it copies the first
        become_copy(game, source, slot, turned_up)
    elif deed == Do.PEEK:
        return peek(game, seat, slot)
    else:
        if deed == Do.KICK:
            open_kicking(game, seat, slot)
        else:
            open_moving(game, seat, slot)
        return False
    return True


@rule
def peek(game: State, seat: Seat, slot: int) -> bool:
    """Vocabulary `peek`: the controller alone looks at a concealed card and goes on knowing it."""
    if is_up(game, slot):
        return False
    learn(game, seat, slot)
    tell(game, Told.PEEKS, seat, 0, slot)
    whisper(game, Told.PEEKED, seat, game.kind[slot], slot)
    return True


@rule
def do_to_chip(game: State, row: int, nth: int) -> bool:
    """An operation on a kicker chip on the table."""
    deed = number_in(game, row, AT.deed)
    if deed == Do.FLIP:
        flip_chip(game, nth)
    elif deed == Do.TURN:
        turn_chip(game, nth)
    elif deed == Do.BURY:
        bury_chip(game, nth)
    else:
        tell(game, Told.CHIP_BACK, game.chip_by[nth], chip_kind(game, nth), game.chip_on[nth])
        take_chip_away(game, nth)
        close_gap(game.targets, nth)
        close_gap(game.chosen, nth)
    return True


@rule
def close_gap(members: Any, gone: int) -> None:
    """A chip has left the list of those out: the numbers behind it move up."""
    drop_from_set(members, gone)
    for nth in range(gone + 1, TABLE):
        if is_in_set(members, nth):
            drop_from_set(members, nth)
            put_in_set(members, nth - 1)
