"""A challenge: antes, the contested stat, the challenger's dude, and the answers of the others."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.windows import next_to_ask

from ..codes import Act, When
from ..state import State
from ..words import ANTE, NO_SLOT, CardType, Ending, Stage, Told, Variant
from .ending import end_game, plays, somebody_is_short
from .money import pay_into_pot, tell_money
from .putting import open_putting
from .saying import tell
from .shootouts import come_back, end_challenge, move_dude
from .slots import has_dude_in_saloon, in_street, is_dude, owner_at
from .standing import is_forbidden
from .waiting import set_off_all, set_off_with


@rule
def issue_challenge(game: State) -> None:
    """HSD-91, HSD-R27. If a stake is short of the ante the game ends there; otherwise everybody antes."""
    if somebody_is_short(game) and not plays(game, Variant.LAST_MAN_STANDING):
        end_game(game, Ending.ANTE)
        return
    tell(game, Told.CHALLENGED, game.turn, 0, 0)
    take_antes(game)
    begin_challenge(game, int(game.turn))


@rule
def take_antes(game: State) -> None:
    """HSD-92, HSD-R86, HSD-R92. Every player puts in five dollars, or what is left; a carried-over pot joins them."""
    for seat in range(game.seats):
        game.paid[seat] = 0
    game.pot = game.carried
    game.carried = 0
    for seat in range(game.seats):
        if has(game.playing, seat):
            pay_into_pot(game, seat, min(ANTE, int(game.stake[seat])))
    tell_money(game, Told.ANTES, NOBODY, game.pot)


@rule
def begin_challenge(game: State, challenger: Seat) -> None:
    """HSD-93. The challenger names a stat, except in the quick-start game (HSD-165)."""
    game.challenger = challenger
    game.answered = 1 << challenger
    game.asked = challenger
    game.stage = Stage.ENTER if game.quick_start == 1 else Stage.STAT
    for step in range(game.seats):
        set_off_all(game, When.CHALLENGE, (challenger + step) % int(game.seats))


@rule
def begin_cold_challenge(game: State) -> None:
    """HSD-180, HSD-R81. The badge holder challenges, or the next player with a dude; without any the pot is kept."""
    seat = int(game.badge)
    for _ in range(game.seats):
        if has(game.playing, seat) and can_issue(game, seat):
            tell(game, Told.CHALLENGED, seat, 0, 0)
            begin_challenge(game, seat)
            return
        seat = (seat + 1) % int(game.seats)
    game.carried += game.pot
    game.pot = 0
    game.stage = Stage.CYCLE_OVER


@rule
def can_issue(game: State, seat: Seat) -> bool:
    """HSD-59, HSD-R81. With a dude in the saloon that may challenge."""
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if is_dude(game, slot) and owner_at(game, slot) == seat and not in_street(game, slot):
            if not is_forbidden(game, Act.CHALLENGE, seat, slot):
                return True
    return False


@rule
def name_contested(game: State, stat: int) -> None:
    """HSD-93."""
    game.contested = stat
    tell(game, Told.CONTESTED, game.challenger, stat, 0)
    game.stage = Stage.ENTER


@rule
def call_off(game: State) -> None:
    """HSD-60, HSD-R58. The challenger has lost every dude before one could enter: the pot is carried over."""
    tell_money(game, Told.CARRIED, NOBODY, game.pot)
    end_challenge(game)


@rule
def enter(game: State, slot: int) -> None:
    """HSD-94, HSD-96, HSD-R29. A dude moves to the street, with gear and chips; abilities of the move follow."""
    seat = int(game.to_act)
    game.fighting |= 1 << seat
    game.fighter[seat] = slot
    move_dude(game, slot, True)
    tell(game, Told.ENTERED, seat, slot, 0)
    set_off_with(game, When.STREET, slot)
    game.answered |= 1 << seat
    game.stage = Stage.AFTER_MOVE


@rule
def go_on_after_move(game: State) -> None:
    """HSD-195, HSD-R89. Riding Shotgun: whoever moved a dude may put another one into play."""
    game.stage = Stage.ANSWER
    if plays(game, Variant.RIDING_SHOTGUN):
        open_putting(game, int(game.asked), CardType.DUDE, True)


@rule
def decline(game: State) -> None:
    """HSD-97."""
    game.answered |= 1 << int(game.to_act)
    tell(game, Told.DECLINED, game.to_act, 0, 0)


@rule
def go_on_answering(game: State) -> None:
    """HSD-95, HSD-R30. The next player to the left answers; one without a dude in the saloon declines at once."""
    seat = next_to_ask(game.playing, game.answered, int(game.asked), game.seats)
    if seat == NOBODY:
        close_answers(game)
        return
    game.asked = seat
    if can_accept(game, seat):
        game.to_act = seat
    else:
        game.answered |= 1 << seat
        tell(game, Told.DECLINED, seat, 0, 0)


@rule
def can_accept(game: State, seat: Seat) -> bool:
    """HSD-R30, HSD-R100. With a dude in the saloon, unless an ability forbids it."""
    return has_dude_in_saloon(game, seat) and not is_forbidden(game, Act.ACCEPT, seat, NO_SLOT)


@rule
def close_answers(game: State) -> None:
    """HSD-99, HSD-R31. If nobody accepted the challenger takes the pot and the dude goes back as it was."""
    if game.fighting == 1 << int(game.challenger):
        challenger = int(game.challenger)
        tell_money(game, Told.UNOPPOSED, challenger, game.pot)
        game.stake[challenger] += game.pot
        game.pot = 0
        come_back(game, int(game.fighter[challenger]))
        end_challenge(game)
    else:
        game.stage = Stage.SHOOTOUT
