"""My share of a pot: the chance to win it, of those who are in the shootout and those who may still come."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.high_stakes_drifter.codes import When
from sixgun.games.high_stakes_drifter.rules.ending import plays
from sixgun.games.high_stakes_drifter.rules.slots import is_up
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.words import NO_SLOT, Variant

from .fortunes import full_strength
from .guessing import SURE, chance_to_beat
from .strength import is_mine_in_saloon


@rule
def chance_against_seat(view: State, points: int, seat: Seat, stat: int) -> int:
    """The chance against the dude a player has in the street, or against the best one that could still come."""
    if view.fighter[seat] != NO_SLOT:
        return chance_to_beat(view, points, int(view.fighter[seat]), stat)
    worst = SURE
    for nth in range(view.lying):
        slot = int(view.order[nth])
        if is_mine_in_saloon(view, slot, seat):
            worst = min(worst, chance_to_beat(view, points, slot, stat))
    return worst


@rule
def may_fight(view: State, me: Seat, seat: Seat) -> bool:
    """Whether a player is in the shootout, or has not yet said no to it."""
    if seat == me or not has(view.playing, seat):
        return False
    if view.shootout == 1 or has(view.fighting, seat):
        return has(view.fighting, seat)
    return view.challenger < 0 or not has(view.answered, seat)


@rule
def share_with(view: State, me: Seat, points: int, stat: int) -> int:
    """The share of the pot that so many points win on average, in thousandths (HSD-138, HSD-190)."""
    high, low, others = SURE, SURE, 0
    for seat in range(view.seats):
        if may_fight(view, me, seat):
            beaten = chance_against_seat(view, points, seat, stat)
            if not has(view.fighting, seat):
                beaten = (beaten + SURE) // 2  # who is not yet in may well stay out
            high = high * beaten // SURE
            low = low * (SURE - beaten) // SURE
            others += 1
    if not plays(view, Variant.HIGH_LOW):
        return high
    return SURE // 2 if others == 1 else (high + low) // 2


@rule
def share_of(view: State, me: Seat, dude: int, stat: int) -> int:
    """The share that a dude of mine wins on average with all that helps."""
    return share_with(view, me, full_strength(view, me, dude, When.PLAY, stat), stat)


@rule
def best_share(view: State, me: Seat, stat: int) -> int:
    """The share that my best dude in the saloon would win; 0 without one."""
    best = 0
    for nth in range(view.lying):
        slot = int(view.order[nth])
        if is_mine_in_saloon(view, slot, me):
            best = max(best, share_of(view, me, slot, stat))
    return best


@rule
def whole_pot(view: State) -> int:
    """The pot with the chips that lie on concealed dudes in the street: they join it in any case (HSD-135)."""
    dollars = int(view.pot)
    for seat in range(view.seats):
        dude = int(view.fighter[seat])
        if has(view.fighting, seat) and dude != NO_SLOT and (view.shootout == 0 or not is_up(view, dude)):
            dollars += int(view.money[dude])
    return dollars
