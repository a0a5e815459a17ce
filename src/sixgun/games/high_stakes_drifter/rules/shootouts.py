"""A shootout from its start to its end: who is in it, who leads, and what is left when it is over."""

from __future__ import annotations

from sixgun.engine.bits import has, lowest, size
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat, right_of

from ..codes import Until, When
from ..state import State
from ..words import NO_SLOT, SEATS, STATS, Stage, Told, Variant
from .ending import plays
from .lasting import end_lasting
from .money import money_to_pot, note_all_in, ring_start, tell_money
from .saying import tell
from .slots import arrive_last, in_street, is_up, set_place
from .standing import leaders
from .totals import total
from .using import forget_uses
from .waiting import set_off_with

LEAST = -(1 << 30)  # below every total, whatever a card file multiplies


@rule
def move_dude(game: State, dude: int, street: bool) -> None:
    """A dude and the gear on it change places."""
    set_place(game, dude, street)
    for nth in range(game.lying):
        if game.host[game.order[nth]] == dude:
            set_place(game, int(game.order[nth]), street)


@rule
def come_back(game: State, dude: int) -> None:
    """HSD-145, HSD-R31, HSD-R95. From the street to the saloon, where the dude is the latest arrival."""
    move_dude(game, dude, False)
    arrive_last(game, dude)
    nth = 0
    for _ in range(game.lying):  # its gear in the order it had
        slot = int(game.order[nth])
        if game.host[slot] == dude:
            arrive_last(game, slot)
        else:
            nth += 1


@rule
def begin_shootout(game: State) -> None:
    """HSD-98, HSD-105. The chips on revealed cards of the shootout go to the pot, and the lead is judged."""
    game.shootout = 1
    forget_uses(game, False)
    for seat in range(game.seats):
        game.bet[seat] = 0
        game.announced[seat] = NO_SLOT
        note_all_in(game, seat)
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if in_street(game, slot) and is_up(game, slot):
            money_to_pot(game, slot)
    game.level = 0
    game.barred = 0
    game.gear_steps = 0
    game.showed = 0
    game.won = 0
    if game.fighting != 0:
        judge_lead(game)
    if size(game.fighting) > 1:
        begin_round(game)
    else:
        game.stage = Stage.BET


@rule
def shown(game: State, seat: Seat) -> int:
    """HSD-102, HSD-171. What a player's dude shows: the contested stat; quick start: the best of the three."""
    dude = int(game.fighter[seat])
    if game.quick_start == 0:
        return total(game, dude, int(game.contested))
    best = LEAST
    for stat in range(STATS):
        best = max(best, total(game, dude, stat))
    return best


@rule
def judge_lead(game: State) -> None:
    """HSD-102 to HSD-105. The highest showing stat leads; of several the challenger, or the nearest to the left.

    In the quick-start game the challenger always begins (HSD-166, HSD-168).
    """
    game.stale = 0
    candidates = int(game.fighting)
    if game.quick_start == 0:
        by_ability = leaders(game) & candidates
        if by_ability != 0:
            candidates = by_ability
        else:
            best = LEAST
            tied = 0
            for seat in range(game.seats):
                if has(candidates, seat):
                    showing = shown(game, seat)
                    if showing > best:
                        best = showing
                        tied = 0
                    tied |= int(showing == best) << seat
            candidates = tied
    lead = nearest(game, candidates)
    if lead != game.lead:
        game.lead = lead
        if game.quick_start == 0 and size(game.fighting) > 1:
            tell(game, Told.LEADS, lead, 0, 0)


@rule
def nearest(game: State, seats: int) -> Seat:
    """HSD-103, HSD-104, HSD-139. The challenger if among them, otherwise the first one to the left."""
    for step in range(game.seats):
        seat = (int(game.challenger) + step) % int(game.seats)
        if has(seats, seat):
            return seat
    return NOBODY


@rule
def begin_round(game: State) -> None:
    """HSD-101. A betting round begins with the abilities that say so."""
    game.stage = Stage.ROUND
    game.raises = 0
    game.opened = 0
    game.answered = 0
    game.in_round = 1
    start = ring_start(game)
    for step in range(game.seats):
        seat = (start + step) % int(game.seats)
        if has(game.fighting, seat):
            set_off_with(game, When.ROUND, int(game.fighter[seat]))


@rule
def start_asking(game: State) -> None:
    """Questions go round from the lead bettor (HSD-106, HSD-124, HSD-130)."""
    game.answered = 0
    game.asked = right_of(int(game.lead), game.seats)


@rule
def is_decided(game: State) -> bool:
    """HSD-114, HSD-R45, HSD-R58. Whether fewer than two players are left in the shootout."""
    return size(game.fighting) < 2


@rule
def decide_early(game: State) -> None:
    """HSD-R45. The last player takes the pot without showing the dude; with nobody left it is carried over.

    The chips on the dude go to the pot first, but in the quick-start game they stay where they are (HSD-R73, HSD-R75).
    """
    if game.in_round == 1:  # HSD-114: the betting round has ended, too
        game.in_round = 0
        end_lasting(game, Until.ROUND)
    game.won = game.fighting
    if game.fighting != 0:
        seat = lowest(game.fighting)
        if game.quick_start == 0:
            money_to_pot(game, int(game.fighter[seat]))
        tell_money(game, Told.WON_ALONE, seat, game.pot)
        game.stake[seat] += game.pot
        if game.quick_start == 0:
            set_off_with(game, When.WIN, int(game.fighter[seat]))
    else:
        tell_money(game, Told.CARRIED, NOBODY, game.pot)
        game.carried += game.pot
    game.pot = 0
    game.stage = Stage.PAID


@rule
def end_challenge(game: State) -> None:
    """HSD-71. Nothing of the challenge is left; the turn, or the cycle of Cold Hands, comes to its end.

    What abilities have put into the pot after it was paid out lies there for the next challenge (HSD-R92).
    """
    end_lasting(game, Until.SHOOTOUT)
    game.carried += game.pot
    game.pot = 0
    game.shootout = 0
    game.in_round = 0
    game.fighting = 0
    game.all_in = 0
    game.barred = 0
    game.answered = 0
    for seat in range(SEATS):
        game.fighter[seat] = NO_SLOT
        game.announced[seat] = NO_SLOT
        game.bet[seat] = 0
    game.challenger = NOBODY
    game.contested = -1
    game.lead = NOBODY
    game.stale = 0
    game.level = 0
    forget_uses(game, False)
    game.stage = Stage.CYCLE_OVER if plays(game, Variant.COLD_HANDS) else Stage.TURN_OVER
