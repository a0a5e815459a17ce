"""What a dude of my own can come to: everything that is on it, turned up. Points are counted so that more is better."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.high_stakes_drifter.rules.chips import chips_add, chips_value_on
from sixgun.games.high_stakes_drifter.rules.ending import plays
from sixgun.games.high_stakes_drifter.rules.slots import in_street, is_dude, is_gear, is_up, owner_at, set_face
from sixgun.games.high_stakes_drifter.rules.totals import limit_of, total
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.words import STATS, Stage, Variant

ANY_STAT = -1  # the quick-start game: the best stat of each dude counts (HSD-171)
LEAST = -1000  # below all points


@rule
def way(view: State) -> int:
    """HSD-193. In Lowball a point less is a point more."""
    return -1 if plays(view, Variant.LOWBALL) else 1


@rule
def may_still_reveal(view: State, seat: Seat) -> bool:
    """HSD-127, HSD-128. Whether concealed gear of a player can still come to count."""
    return view.shootout == 0 or (view.stage < Stage.FORTUNE and not has(view.barred, seat))


@rule
def is_concealed_on(view: State, slot: int, dude: int) -> bool:
    """Whether it is face-down gear on that dude."""
    return is_gear(view, slot) and view.host[slot] == dude and not is_up(view, slot)


@rule
def turned_up(view: State, dude: int, stat: int) -> int:
    """A dude's stat as it is when the dude lies face up; too many kicker chips are buried then (HSD-90)."""
    lies = int(view.lies[dude])
    set_face(view, dude, True)
    value = total(view, dude, stat)
    if chips_value_on(view, dude) > limit_of(view, dude):
        value -= chips_add(view, dude, stat)
    view.lies[dude] = lies
    return value


@rule
def gear_gain(view: State, slot: int, dude: int, stat: int) -> int:
    """The points that my concealed gear would add to the dude, both lying face up."""
    lies, dude_lies = int(view.lies[slot]), int(view.lies[dude])
    set_face(view, dude, True)
    before = total(view, dude, stat)
    set_face(view, slot, True)
    after = total(view, dude, stat)
    view.lies[slot] = lies
    view.lies[dude] = dude_lies
    return way(view) * (after - before)


@rule
def bare_strength(view: State, dude: int, stat: int) -> int:
    """The points of a dude of mine with nothing more turned up but the dude."""
    if stat != ANY_STAT:
        return way(view) * turned_up(view, dude, stat)
    best = LEAST
    for each in range(STATS):
        best = max(best, way(view) * turned_up(view, dude, each))
    return best


@rule
def strength_in(view: State, dude: int, stat: int) -> int:
    """The points of a dude of mine in one stat, with all gear that helps."""
    points = way(view) * turned_up(view, dude, stat)
    if may_still_reveal(view, owner_at(view, dude)):
        for nth in range(view.lying):
            slot = int(view.order[nth])
            if is_concealed_on(view, slot, dude):
                points += max(0, gear_gain(view, slot, dude, stat))
    return points


@rule
def strength(view: State, dude: int, stat: int) -> int:
    """The same in the contested stat, or in the best one where all count."""
    if stat != ANY_STAT:
        return strength_in(view, dude, stat)
    best = LEAST
    for each in range(STATS):
        best = max(best, strength_in(view, dude, each))
    return best


@rule
def usual_points(view: State, stat: int) -> int:
    """What dudes have in a stat on average."""
    points = 0
    for card in range(view.dudes):
        points += int(view.stat[card, stat])
    return way(view) * points // max(1, int(view.dudes))


@rule
def lead_of(view: State, dude: int, stat: int) -> int:
    """How far a dude of mine is above the usual dude in a stat."""
    return strength_in(view, dude, stat) - (0 if view.quick_start == 1 else usual_points(view, stat))


@rule
def best_stat(view: State, dude: int) -> int:
    """The stat in which a dude of mine is strongest, compared with what is usual."""
    best = 0
    for stat in range(1, STATS):
        if lead_of(view, dude, stat) > lead_of(view, dude, best):
            best = stat
    return best


@rule
def is_mine_in_saloon(view: State, slot: int, me: Seat) -> bool:
    """Whether a dude of mine is there that could enter a shootout."""
    return is_dude(view, slot) and owner_at(view, slot) == me and not in_street(view, slot)


@rule
def dudes_in_saloon(view: State, seat: Seat) -> int:
    """How many dudes a player could enter."""
    count = 0
    for nth in range(view.lying):
        count += int(is_mine_in_saloon(view, int(view.order[nth]), seat))
    return count
