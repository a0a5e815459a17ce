"""The list of allowed moves, sorted and without duplicates. A law proves that it agrees with the judge."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has, list_members, list_range
from sixgun.engine.rule import rule

from ..moves import (
    CALL,
    CHECK,
    COWER,
    DUEL_SPOTS,
    END_TURN,
    FIGHT,
    FOLD,
    HIDE,
    LET_BE,
    PASS,
    SHOW,
    betting,
    buying,
    holding_up,
    lining_up,
    playing,
    playing_at,
    playing_on_card,
    playing_on_wanted,
    putting,
    raising,
    showing_reward,
    taking_gang,
)
from ..rules.holdups import must_duel
from ..rules.poker import cap, level
from ..rules.rewards import choices, is_usable, way_of
from ..rules.rows import lives
from ..state import State
from ..words import CHIP, COLOURS, ORDERS, PLACES, SPOTS, Phase, Way
from .offers import buyers, gangs_left, hidden_rewards, highest_put, holdup_targets, lowest_level, lowest_put

WAYS = len(Way)
MOST_MOVES = 256  # room for the longest list: every amount of money, with Rewards to play and to show


@rule
def legal(game: State, allowed: Any) -> int:
    """Write the allowed moves into `allowed`; return how many."""
    phase = game.phase
    if phase == Phase.BETTING:
        return list_plays(game, allowed, list_betting(game, allowed))
    if phase == Phase.SPLIT:
        return list_shows(game, allowed, list_plays(game, allowed, list_split(game, allowed)))
    if phase == Phase.SPLIT_REST:
        return list_split(game, allowed)
    if phase == Phase.BUYING:
        return list_shows(game, allowed, list_plays(game, allowed, list_buying(game, allowed)))
    if phase == Phase.HOLDUP:
        return list_holdups(game, allowed)
    if phase == Phase.ANSWER:
        return list_shows(game, allowed, list_plays(game, allowed, list_answers(game, allowed)))
    if phase == Phase.SHOWING:
        return list_range(SHOW, HIDE + 1, allowed, 0)
    if phase == Phase.LINE_UP:
        return list_range(lining_up(0), lining_up(ORDERS), allowed, 0)
    if phase == Phase.GANG:
        return list_members(gangs_left(game), COLOURS, taking_gang(0), allowed, 0)
    if phase == Phase.OVER:
        return 0
    allowed[0] = PASS
    return list_plays(game, allowed, 1)


@rule
def list_amounts(block: int, lowest: int, highest: int, allowed: Any, count: int) -> int:
    """O25-R1. Every amount in $10 steps; none where the lowest is above the highest."""
    if lowest > highest:
        return count
    return list_range(block + lowest // CHIP, block + highest // CHIP + 1, allowed, count)


@rule
def list_split(game: State, allowed: Any) -> int:
    """O25-119, O25-R58. What the Outlaw may get; a gang that cannot play on may only end its turn."""
    highest = highest_put(game)
    lowest = lowest_put(game, highest)
    if lowest > highest:
        allowed[0] = END_TURN
        return 1
    return list_amounts(putting(0), lowest, highest, allowed, 0)


@rule
def list_betting(game: State, allowed: Any) -> int:
    """O25-35, O25-40, O25-41. The player to act has three kinds of moves."""
    standing, highest = level(game), cap(game)
    allowed[0] = CHECK if standing == 0 else CALL
    allowed[1] = FOLD
    block = betting(0) if standing == 0 else raising(0)
    return list_amounts(block, lowest_level(game, standing, highest), highest, allowed, 2)


@rule
def list_buying(game: State, allowed: Any) -> int:
    """O25-83. Each Outlaw that can buy, and the end of the turn."""
    count = list_members(buyers(game), PLACES, buying(0), allowed, 0)
    allowed[count] = END_TURN
    return count + 1


@rule
def list_holdups(game: State, allowed: Any) -> int:
    """O25-98. Any of one's own against any of the others, or nobody."""
    targets = holdup_targets(game)
    count = 0
    for place in range(PLACES):
        if lives(game, game.to_act, place):
            count = list_members(targets, SPOTS, holding_up(place, 0), allowed, count)
    allowed[count] = LET_BE
    return count + 1


@rule
def list_answers(game: State, allowed: Any) -> int:
    """O25-100, O25-107."""
    allowed[0] = FIGHT
    if must_duel(game):
        return 1
    allowed[1] = COWER
    return 2


@rule
def list_plays(game: State, allowed: Any, count: int) -> int:
    """Rewards that can be played now, with everything they can be played on: way after way, place after place."""
    seat = int(game.to_act)
    usable = 0
    for place in range(PLACES):
        usable |= int(is_usable(game, seat, place)) << place
    if usable == 0:
        return count
    for way in range(WAYS):
        for place in range(PLACES):
            if has(usable, place):
                reward = int(game.reward[seat, place])
                if way_of(int(game.target[reward])) == way:
                    offered = choices(game, seat, place, reward)
                    count = list_members(offered, DUEL_SPOTS, first_play(way, place), allowed, count)
    return count


@rule
def first_play(way: int, place: int) -> int:
    """The number of the play with the first of the choices."""
    if way == Way.ALONE:
        return playing(place)
    if way == Way.AT_SPOT:
        return playing_at(place, 0)
    return playing_on_wanted(place, 0) if way == Way.ON_WANTED else playing_on_card(place, 0)


@rule
def list_shows(game: State, allowed: Any, count: int) -> int:
    """O25-R47. Hidden Rewards that may be shown."""
    return list_members(hidden_rewards(game), PLACES, showing_reward(0), allowed, count)
