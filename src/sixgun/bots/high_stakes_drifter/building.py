"""The saloon: which dudes, gear and kicker chips are worth playing, and on whom. Worths are points, four to a point."""

from __future__ import annotations

from sixgun.engine.abilities import after_rows, first_row, number_in
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.high_stakes_drifter.codes import Do, If, When
from sixgun.games.high_stakes_drifter.printed import faction_of, type_of
from sixgun.games.high_stakes_drifter.rules.chips import chip_value, chips_value_on
from sixgun.games.high_stakes_drifter.rules.piles import holds_type
from sixgun.games.high_stakes_drifter.rules.slots import is_dude, is_up, owner_at
from sixgun.games.high_stakes_drifter.rules.totals import limit_of, total
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.vocabulary import AT
from sixgun.games.high_stakes_drifter.words import NO_SLOT, STATS, CardType

from .fortunes import card_gain, is_about
from .strength import best_stat, dudes_in_saloon, is_mine_in_saloon, lead_of, usual_points, way

POINT = 4  # so much a point in a dude's best stat weighs, and 1 in another one
ENOUGH_GEAR = 4  # on one dude
ENOUGH_DUDES = 3  # in the saloon: chips on more of them lie idle


@rule
def dude_worth(view: State, card: int) -> int:
    """A dude of the hand: how far it is above the usual in its best stat, for its price."""
    best = way(view) * int(view.stat[card, 0]) - usual_points(view, 0)
    for stat in range(1, STATS):
        best = max(best, way(view) * int(view.stat[card, stat]) - usual_points(view, stat))
    return POINT * best - 2 * int(view.cost[card]) + int(view.kicker_limit[card]) // 5


@rule
def static_gain(view: State, card: int, kind: int, stat: int) -> int:
    """What standing clauses of gear add to a dude, if it has the faction they ask for."""
    points = 0
    for row in range(first_row(view, card), after_rows(view, card)):
        if number_in(view, row, AT.trigger) == When.STATIC and number_in(view, row, AT.deed) == Do.MOD:
            asked = number_in(view, row, AT.condition1)
            same = asked == If.FACTION and number_in(view, row, AT.condition1_a) == faction_of(view, kind)
            if (same or asked == If.ALWAYS) and is_about(number_in(view, row, AT.argument1), stat):
                points += way(view) * number_in(view, row, AT.argument2)
    return points


@rule
def gear_worth(view: State, card: int, dude: int) -> int:
    """Gear of the hand on a dude of mine: points in its best stat, for the price."""
    stat, kind = best_stat(view, dude), int(view.kind[dude])
    points = card_gain(view, owner_at(view, dude), card, When.TURNUP, stat) + static_gain(view, card, kind, stat)
    return POINT * points - 2 * int(view.cost[card])


@rule
def gear_on(view: State, dude: int) -> int:
    """How many gear cards a dude has."""
    count = 0
    for nth in range(view.lying):
        count += int(view.host[view.order[nth]] == dude)
    return count


@rule
def best_dude(view: State, me: Seat) -> int:
    """My dude in the saloon that is furthest above the usual; NO_SLOT without any."""
    best = NO_SLOT
    for nth in range(view.lying):
        slot = int(view.order[nth])
        if is_mine_in_saloon(view, slot, me):
            if best == NO_SLOT or best_lead(view, slot) > best_lead(view, best):
                best = slot
    return best


@rule
def best_lead(view: State, dude: int) -> int:
    """How far a dude of mine is above the usual one in its best stat."""
    return lead_of(view, dude, best_stat(view, dude))


@rule
def best_gear_worth(view: State, card: int, me: Seat) -> int:
    """Gear of the hand on the dude it suits best, of those that can carry more."""
    best = -POINT
    for nth in range(view.lying):
        slot = int(view.order[nth])
        if is_mine_in_saloon(view, slot, me) and gear_on(view, slot) < ENOUGH_GEAR:
            best = max(best, gear_worth(view, card, slot))
    return best


@rule
def side_worth(view: State, chip: int, side: int, stat: int) -> int:
    """One side of a kicker chip on a dude with that best stat."""
    weight = POINT if view.chip_stat[chip, side] == stat else 1
    return weight * way(view) * int(view.chip_change[chip, side])


@rule
def chip_worth_on(view: State, chip: int, dude: int, me: Seat) -> int:
    """What a kicker chip brings me on a dude: good for mine, if its limit allows it; bad for another one's."""
    if owner_at(view, dude) != me:
        stat = showing_best(view, dude)
        return -(side_worth(view, chip, 0, stat) + side_worth(view, chip, 1, stat)) // 2
    if chips_value_on(view, dude) + chip_value(view, chip) > limit_of(view, dude):
        return -POINT
    stat = best_stat(view, dude)
    return (side_worth(view, chip, 0, stat) + side_worth(view, chip, 1, stat)) // 2


@rule
def showing_best(view: State, dude: int) -> int:
    """The stat that another player's dude shows most of, compared with what is usual; skill if it shows nothing."""
    if not is_up(view, dude):
        return 1
    best = 0
    for stat in range(1, STATS):
        lead = way(view) * total(view, dude, stat) - usual_points(view, stat)
        if lead > way(view) * total(view, dude, best) - usual_points(view, best):
            best = stat
    return best


@rule
def best_chip_worth(view: State, chip: int, me: Seat) -> int:
    """A kicker chip where it does most."""
    best = -POINT
    for nth in range(view.lying):
        slot = int(view.order[nth])
        if is_dude(view, slot):
            best = max(best, chip_worth_on(view, chip, slot, me))
    return best


@rule
def keep_worth(view: State, card: int, me: Seat) -> int:
    """What a card is worth in my hand: dudes while I need some, gear and fortune cards that suit my best dude.

    Without any dude, on the table or in the hand, all the rest makes room for one.
    """
    kind, dude = type_of(view, card), best_dude(view, me)
    if kind == CardType.DUDE:
        return dude_worth(view, card) + (20 if dudes_in_saloon(view, me) == 0 else 0)
    if dude == NO_SLOT:
        return 1 if way(view) > 0 and holds_type(view, me, CardType.DUDE) else -1
    if kind == CardType.GEAR:
        return best_gear_worth(view, card, me) - 1
    return POINT * card_gain(view, me, card, When.PLAY, best_stat(view, dude)) - POINT
