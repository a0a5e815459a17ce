"""Betting rounds: check, bet, call, raise, fold. Bets are totals of the whole shootout (HSD-R94)."""

from __future__ import annotations

from sixgun.engine.bits import has, size
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.windows import next_to_ask

from ..codes import Until, When
from ..state import State
from ..words import NO_SLOT, RAISES, Stage, Told
from .lasting import end_lasting
from .leaving import bury_dude, bury_revealed_gear
from .money import money_to_pot, pay_into_pot, tell_money
from .reinvesting import may_be_asked_to_reinvest
from .saying import tell
from .shootouts import decide_early, is_decided, start_asking
from .slots import is_up
from .waiting import set_off_with


@rule
def bettors(game: State) -> int:
    """HSD-107, HSD-R39. Players in the shootout who are not all in."""
    return int(game.fighting) & ~int(game.all_in)


@rule
def owed(game: State, seat: Seat) -> int:
    """HSD-110. What a call costs, if the stake allows it."""
    return int(game.level) - int(game.bet[seat])


@rule
def open_round(game: State) -> None:
    """HSD-R41. From the lead bettor; with at most one player who could bet, nobody is asked anything."""
    start_asking(game)
    game.stage = Stage.BET
    if size(bettors(game)) < 2:
        game.answered = game.fighting


@rule
def go_on_betting(game: State) -> None:
    """HSD-109, HSD-113, HSD-114. The next player, until all have called or one is left."""
    if is_decided(game):
        decide_early(game)
        return
    seat = next_to_ask(bettors(game), game.answered, int(game.asked), game.seats)
    if seat == NOBODY:
        game.in_round = 0
        end_lasting(game, Until.ROUND)
        begin_gear_step(game)
    else:
        game.asked = seat
        game.to_act = seat


@rule
def begin_gear_step(game: State) -> None:
    """HSD-123, HSD-124. After every betting round."""
    for seat in range(game.seats):
        game.announced[seat] = NO_SLOT
    start_asking(game)
    game.stage = Stage.GEAR


@rule
def put_in(game: State, seat: Seat, amount: int) -> None:
    """Chips of a bet go to the pot."""
    game.bet[seat] += amount
    pay_into_pot(game, seat, amount)


@rule
def check(game: State) -> None:
    """HSD-108. A bet of nothing."""
    game.answered |= 1 << int(game.to_act)
    tell(game, Told.CHECKED, game.to_act, 0, 0)


@rule
def bet(game: State, amount: int) -> None:
    """HSD-106. The first bet of the round."""
    seat = int(game.to_act)
    put_in(game, seat, amount)
    game.level += amount
    game.opened = 1
    game.answered = 1 << seat
    tell_money(game, Told.BET, seat, amount)


@rule
def call(game: State) -> None:
    """HSD-110, HSD-R39. The own bets are brought up to the current bet, as far as the stake goes."""
    seat = int(game.to_act)
    amount = min(owed(game, seat), int(game.stake[seat]))
    put_in(game, seat, amount)
    game.answered |= 1 << seat
    tell_money(game, Told.CALLED, seat, amount)


@rule
def raise_by(game: State, amount: int) -> None:
    """HSD-111, HSD-R37. A call, and more."""
    seat = int(game.to_act)
    put_in(game, seat, owed(game, seat) + amount)
    game.level += amount
    game.raises = min(int(game.raises) + 1, RAISES)  # an ability may permit more of them
    game.answered = 1 << seat
    tell_money(game, Told.RAISED, seat, amount)


@rule
def fold(game: State) -> None:
    """HSD-115, HSD-116, HSD-R42. Out of the shootout; the chips on the dude go to the pot, its abilities follow."""
    seat = int(game.to_act)
    dude = int(game.fighter[seat])
    money_to_pot(game, dude)
    tell(game, Told.FOLDED, seat, 0, 0)
    set_off_with(game, When.FOLD, dude)
    game.fighting &= ~(1 << seat)
    if game.lead == seat:
        game.stale = 1
    game.stage = Stage.FOLDED


@rule
def go_on_folding(game: State) -> None:
    """HSD-117, HSD-118. Revealed gear is buried; then its player may reinvest the dude."""
    seat = int(game.asked)
    dude = int(game.fighter[seat])
    if dude == NO_SLOT:
        game.stage = Stage.BET
    elif game.quick_start == 1:
        leave_as_it_is(game, seat)
    elif has_revealed_gear(game, dude):
        bury_revealed_gear(game, dude)
    elif may_be_asked_to_reinvest(game, seat, dude):
        game.to_act = seat
    else:
        bury_dude(game, dude)
        game.stage = Stage.BET


@rule
def leave_as_it_is(game: State, seat: Seat) -> None:
    """HSD-R73, HSD-R75. Quick start: the shootout is over with the fold, and nothing is cleaned up."""
    game.fighter[seat] = NO_SLOT
    game.stage = Stage.BET


@rule
def has_revealed_gear(game: State, dude: int) -> bool:
    """Whether gear on the dude lies face up."""
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if game.host[slot] == dude and is_up(game, slot):
            return True
    return False


@rule
def may_bet(game: State, seat: Seat) -> bool:
    """HSD-R41. Nobody may bet or raise once all others in the shootout are all in."""
    return size(bettors(game) & ~(1 << int(seat))) > 0 and has(bettors(game), seat)
