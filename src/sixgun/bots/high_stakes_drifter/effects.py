"""What abilities ask: yes or no, which card, which chip, which player. Good things for me, bad ones for the others."""

from __future__ import annotations

from sixgun.engine.abilities import number_in
from sixgun.engine.agenda import part
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.high_stakes_drifter.codes import Do
from sixgun.games.high_stakes_drifter.matters import EFFECT
from sixgun.games.high_stakes_drifter.rules.chips import chip_kind, chip_side
from sixgun.games.high_stakes_drifter.rules.slots import dude_of, is_dude, is_up, owner_at
from sixgun.games.high_stakes_drifter.rules.totals import total
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.vocabulary import AT
from sixgun.games.high_stakes_drifter.words import NO_SLOT, STATS

from .building import best_dude, chip_worth_on
from .chances import share_of
from .strength import best_stat, way

CONCEALED = 5  # points of a card I cannot see
BETTER = 50  # thousandths of the pot: what another contested stat has to bring


@rule
def stat_at_stake(view: State, me: Seat) -> int:
    """The contested stat; outside a shootout that of my best dude."""
    if view.contested >= 0:
        return int(view.contested)
    dude = best_dude(view, me)
    return best_stat(view, dude) if dude != NO_SLOT else 1


@rule
def is_kind(view: State, row: int) -> bool:
    """Whether a deed is good for whoever it reaches."""
    deed = number_in(view, row, AT.deed)
    if deed == Do.MOD:
        return way(view) * number_in(view, row, AT.argument2) > 0
    if deed == Do.SET:
        return way(view) < 0
    return deed in (Do.LIMIT, Do.DRAW, Do.SKIM, Do.PERMIT, Do.LEAD, Do.SALVAGE, Do.ACTION, Do.TIE, Do.PUT, Do.MOVE)


@rule
def card_points(view: State, slot: int, stat: int) -> int:
    """What a card on the table counts: a dude with all it shows, gear and fortune cards by themselves."""
    if view.kind[slot] < 0:
        return CONCEALED
    if is_dude(view, slot) and is_up(view, slot):
        return way(view) * total(view, slot, stat)
    return way(view) * int(view.stat[view.kind[slot], stat])


@rule
def best_kick(view: State, dude: int, me: Seat) -> int:
    """The best of my kicker chips on a dude."""
    best = -1
    for chip in range(view.chips):
        if view.stack[me, chip] > 0:
            best = max(best, chip_worth_on(view, chip, dude, me))
    return best


@rule
def weigh_target(view: State, slot: int) -> int:
    """A card that an ability reaches: the best of mine for a kindness, the best of theirs for a harm."""
    me, row = int(view.to_act), part(view, EFFECT.row)
    deed, stat = number_in(view, row, AT.deed), stat_at_stake(view, me)
    if deed == Do.KICK:
        return best_kick(view, slot, me)
    points = 10 + card_points(view, slot, stat)
    if deed == Do.COPY:
        return points
    if view.fighter[owner_at(view, slot)] == dude_of(view, slot) != NO_SLOT:
        points += 100
    mine = owner_at(view, slot) == me
    return points if mine == is_kind(view, row) else -points


@rule
def chip_points(view: State, kind: int, side: int, stat: int) -> int:
    """What a side of a kicker chip adds."""
    return way(view) * int(view.chip_change[kind, side]) if view.chip_stat[kind, side] == stat else 0


@rule
def weigh_chip_out(view: State, nth: int) -> int:
    """A kicker chip on the table: how much better I stand when it is turned, flipped or taken away; doubled."""
    me, row = int(view.to_act), part(view, EFFECT.row)
    deed, stat = number_in(view, row, AT.deed), stat_at_stake(view, me)
    kind, side = chip_kind(view, nth), chip_side(view, nth)
    now, other = chip_points(view, kind, side, stat), chip_points(view, kind, 1 - side, stat)
    change = -2 * now
    if deed == Do.TURN:
        change += 2 * other
    elif deed == Do.FLIP:
        change += now + other
    dude = int(view.chip_on[nth])
    return change if dude >= 0 and owner_at(view, dude) == me else -change


@rule
def weigh_chosen_player(view: State, seat: Seat) -> int:
    """The richest opponent, or myself for a kindness."""
    kind = is_kind(view, part(view, EFFECT.row))
    return int(view.stake[seat]) + 10 * int(view.in_hand[seat]) if (seat == view.to_act) == kind else -1


@rule
def weigh_stat_for_effect(view: State, stat: int) -> int:
    """A new contested stat by my share in it; a stat to be changed: the contested one."""
    me = int(view.to_act)
    if number_in(view, part(view, EFFECT.row), AT.deed) == Do.CONTEST and view.fighter[me] != NO_SLOT:
        return share_of(view, me, int(view.fighter[me]), stat)
    return int(stat == stat_at_stake(view, me))


@rule
def best_chip_change(view: State, me: Seat) -> int:
    """The best that turning a kicker chip on my fighter brings."""
    best = -1
    for nth in range(view.chips_out):
        if view.chip_on[nth] == view.fighter[me] and view.chip_on[nth] >= 0:
            best = max(best, weigh_chip_out(view, nth))
    return best


@rule
def weigh_agreeing(view: State) -> int:
    """Yes, unless it would do harm."""
    me, deed = int(view.to_act), number_in(view, part(view, EFFECT.row), AT.deed)
    if deed == Do.CONCEAL:
        return -1
    if deed in (Do.TURN, Do.FLIP):
        return best_chip_change(view, me)
    if deed == Do.CONTEST and view.fighter[me] != NO_SLOT and view.contested >= 0:
        best = 0
        for stat in range(STATS):
            if stat != view.contested:
                best = max(best, share_of(view, me, int(view.fighter[me]), stat))
        return best - BETTER - share_of(view, me, int(view.fighter[me]), int(view.contested))
    return 1
