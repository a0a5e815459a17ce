"""The list of allowed moves, sorted and without duplicates. A law proves that it agrees with the judge."""

from __future__ import annotations

from typing import Any

from sixgun.engine.betting import lowest_raise
from sixgun.engine.bits import has, list_members, size
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule

from .. import moves
from ..rules.holdups import must_duel
from ..rules.poker import cap, level
from ..rules.rewards import can_buy, is_face_down_elsewhere, is_usable, rewards_left
from ..rules.rows import ante, gang_money, next_place
from ..state import State
from ..words import CHIP, COLOURS, HAND, ORDERS, PLACES, RANKS, ROUND_MINIMUM, SPOTS, Phase, Target
from .legal import block_for

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
        second = next_place(game, int(game.to_act), int(game.marker[game.to_act]))
        return list_amounts(moves.PUT, 0, int(game.money[game.to_act, second]), allowed, 0)
    if phase == Phase.BUYING:
        return list_shows(game, allowed, list_plays(game, allowed, list_buying(game, allowed)))
    if phase == Phase.HOLDUP:
        return list_holdups(game, allowed)
    if phase == Phase.ANSWER:
        return list_shows(game, allowed, list_plays(game, allowed, list_answers(game, allowed)))
    if phase == Phase.SHOWING:
        return list_range(moves.SHOW, moves.BUY, allowed, 0)
    if phase == Phase.LINE_UP:
        return list_range(moves.LINE_UP, moves.LINE_UP + ORDERS, allowed, 0)
    if phase == Phase.GANG:
        return list_gangs(game, allowed)
    if phase == Phase.OVER:
        return 0
    allowed[0] = moves.PASS
    return list_plays(game, allowed, 1)


@rule
def list_range(first: int, end: int, allowed: Any, count: int) -> int:
    """Every move from `first` up to `end`."""
    for move in range(first, end):
        allowed[count] = move
        count += 1
    return count


@rule
def list_amounts(block: int, lowest: int, highest: int, allowed: Any, count: int) -> int:
    """O25-R1. Every amount in $10 steps."""
    return list_range(block + lowest // CHIP, block + highest // CHIP + 1, allowed, count)


@rule
def list_gangs(game: State, allowed: Any) -> int:
    """The colours nobody has taken."""
    left = (1 << COLOURS) - 1
    for seat in range(game.to_act):
        left &= ~(1 << int(game.colour[seat]))
    return list_members(left, COLOURS, moves.GANG, allowed, 0)


@rule
def list_split(game: State, allowed: Any) -> int:
    """O25-119, O25-R58. What the marked Outlaw may get."""
    seat = int(game.to_act)
    dollars = gang_money(game, seat)
    if dollars < ROUND_MINIMUM:
        allowed[0] = moves.END_TURN
        return 1
    lowest = dollars if size(game.living[seat]) == 1 else ROUND_MINIMUM
    return list_amounts(moves.PUT, lowest, dollars, allowed, 0)


@rule
def list_betting(game: State, allowed: Any) -> int:
    """O25-35, O25-40, O25-41. The player to act has three kinds of moves."""
    bet_level = level(game)
    highest = cap(game)
    allowed[0] = moves.CHECK if bet_level == 0 else moves.CALL
    allowed[1] = moves.FOLD
    if bet_level == 0:
        return list_amounts(moves.BET, ante(game), highest, allowed, 2)
    lowest = lowest_raise(bet_level, ante(game), highest)
    if lowest > highest:
        return 2
    return list_amounts(moves.RAISE, lowest, highest, allowed, 2)


@rule
def list_buying(game: State, allowed: Any) -> int:
    """O25-83. Each Outlaw that can buy, and the end of the turn."""
    seat = int(game.to_act)
    buyers = 0
    if not has(game.bought, seat) and rewards_left(game) > 0:
        for place in range(PLACES):
            buyers |= int(can_buy(game, seat, place)) << place
    count = list_members(buyers, PLACES, moves.BUY, allowed, 0)
    allowed[count] = moves.END_TURN
    return count + 1


@rule
def list_holdups(game: State, allowed: Any) -> int:
    """O25-98. Any of one's own against any of the others, or nobody."""
    seat = int(game.to_act)
    targets = 0
    for other in range(game.seats):
        if other != seat:
            targets |= int(game.living[other]) << (other * PLACES)
    count = 0
    for place in range(PLACES):
        if has(game.living[seat], place):
            count = list_members(targets, SPOTS, moves.holding_up(place, 0), allowed, count)
    allowed[count] = moves.LET_BE
    return count + 1


@rule
def list_answers(game: State, allowed: Any) -> int:
    """O25-100, O25-107."""
    allowed[0] = moves.FIGHT
    if must_duel(game):
        return 1
    allowed[1] = moves.COWER
    return 2


@rule
def list_plays(game: State, allowed: Any, count: int) -> int:
    """Rewards that can be played now, with everything they can be played on."""
    seat = int(game.to_act)
    usable = 0
    for place in range(PLACES):
        usable |= int(is_usable(game, seat, place)) << place
    if usable == 0:
        return count
    for block in range(4):
        for place in range(PLACES):
            if has(usable, place):
                target = int(game.target[game.reward[seat, place]])
                if block_for(target) == block_number(block):
                    count = list_choices(game, place, target, allowed, count)
    return count


@rule
def block_number(nth: int) -> int:
    """The four blocks of plays in order."""
    if nth == 0:
        return moves.PLAY
    if nth == 1:
        return moves.PLAY_AT
    return moves.PLAY_WANTED if nth == 2 else moves.PLAY_CARD


@rule
def list_choices(game: State, place: int, target: int, allowed: Any, count: int) -> int:
    """One Reward, with each thing it can be played on."""
    seat = int(game.to_act)
    if target == Target.EITHER_DUELLIST:
        spots = (1 << int(game.duellist[0])) | (1 << int(game.duellist[1]))
        return list_members(spots, SPOTS + 1, moves.playing_at(place, 0), allowed, count)
    if target == Target.FACE_DOWN_OUTLAW:
        spots = 0
        for spot in range(SPOTS):
            spots |= int(is_face_down_elsewhere(game, seat, spot)) << spot
        return list_members(spots, SPOTS, moves.playing_at(place, 0), allowed, count)
    if target == Target.WANTED_CARD:
        ranks = 0
        for rank in range(RANKS):
            ranks |= int(game.wanted[seat, place, rank] > 0) << rank
        return list_members(ranks, RANKS, moves.playing_on_wanted(place, 0), allowed, count)
    if target == Target.POKER_CARD:
        return list_range(moves.playing_on_card(place, 0), moves.playing_on_card(place, HAND), allowed, count)
    allowed[count] = moves.PLAY + place
    return count + 1


@rule
def list_shows(game: State, allowed: Any, count: int) -> int:
    """O25-R47. Hidden Rewards that may be shown."""
    seat = int(game.to_act)
    hidden = 0
    for place in range(PLACES):
        hidden |= int(game.reward[seat, place] != NO_CARD and not has(game.shown[seat], place)) << place
    return list_members(hidden, PLACES, moves.SHOW_REWARD, allowed, count)
