"""Gunhand, who plays 25 Outlaws with sense: bets by hand strength and by mood, robs the rich, and counts the odds.

Chances are in thousandths, money in dollars. What is not known about an Outlaw is averaged over the rest of its set.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.engine.bits import has, size
from sixgun.engine.luck import Luck, pick
from sixgun.engine.money import half_rounded_up
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.outlaws25 import moves
from sixgun.games.outlaws25.duels import total
from sixgun.games.outlaws25.poker import cap, level
from sixgun.games.outlaws25.ranking import strength
from sixgun.games.outlaws25.rewards import side_of
from sixgun.games.outlaws25.rows import ante, gang_money, next_place, spot_of
from sixgun.games.outlaws25.state import State
from sixgun.games.outlaws25.words import (
    CHIP,
    PLACES,
    POKER_CARDS,
    ROUND_MINIMUM,
    SET,
    SPOTS,
    Effect,
    Phase,
    Target,
)

from .bot import Bot

SURE = 1000
# The chance that a side ahead by 0, 1, 2, ... before the dice wins the duel, ties rolled again.
LEAD_WINS = np.array([500, 677, 813, 909, 971, 1000], np.int16)
LIFE = 70  # what an Outlaw is worth beside its money
THEIR_LIFE = 35  # and what another gang's death is worth to us
RICH = 220  # a gang that can afford a Reward


@rule
def find(allowed: Any, count: int, move: int) -> int:
    """The place of a move in the list; the nearest one below it when it is not there."""
    best = 0
    for index in range(count):
        if allowed[index] <= move:
            best = index
    return best


@rule
def has_move(allowed: Any, count: int, move: int) -> bool:
    return allowed[find(allowed, count, move)] == move


@rule
def duel_chance(lead: int) -> int:
    """The chance to win a duel with that lead in speed."""
    if lead >= 0:
        return int(LEAD_WINS[min(lead, 5)])
    return SURE - int(LEAD_WINS[min(-lead, 5)])


@rule
def chance_against(view: State, one: int, other: int) -> int:
    """The chance of one Outlaw against another, averaged over what I cannot see; Rewards aside."""
    wins = 0
    ways = 0
    for mine in range(SET):
        if might_be(view, one, mine):
            for theirs in range(SET):
                if might_be(view, other, theirs):
                    my_speed = int(view.speed[view.colour[one // PLACES], mine])
                    wins += duel_chance(my_speed - int(view.speed[view.colour[other // PLACES], theirs]))
                    ways += 1
    return wins // max(1, ways)


@rule
def might_be(view: State, spot: int, outlaw: int) -> bool:
    """Whether that Outlaw of the set may lie at the spot."""
    seat, place = spot // PLACES, spot % PLACES
    if view.outlaw[seat, place] >= 0:
        return view.outlaw[seat, place] == outlaw
    for elsewhere in range(PLACES):
        if view.outlaw[seat, elsewhere] == outlaw:
            return False
    return True


@rule
def speed_guess(view: State, spot: int) -> int:
    """Ten times the speed of an Outlaw, or the average of who it may be."""
    speeds = 0
    ways = 0
    for outlaw in range(SET):
        if might_be(view, spot, outlaw):
            speeds += int(view.speed[view.colour[spot // PLACES], outlaw])
            ways += 1
    return 10 * speeds // max(1, ways)


@rule
def hand_chance(view: State, me: Seat) -> int:
    """The chance that my hand beats one hand of cards I cannot see; a tie counts half."""
    flop = int(view.flop)
    mine = strength(int(view.hand[me, 0]), int(view.hand[me, 1]), flop)
    points = 0
    hands = 0
    for one in range(POKER_CARDS):
        if has(view.poker_deck, one):
            for other in range(one):
                if has(view.poker_deck, other):
                    theirs = strength(one, other, flop)
                    points += 2 * int(mine > theirs) + int(mine == theirs)
                    hands += 2
    return SURE * points // max(1, hands)


@rule
def choose_bet(view: State, allowed: Any, count: int, luck: Luck) -> int:
    """Bet by strength, but not always: a strong hand may lie low, a weak one may bluff."""
    me = int(view.to_act)
    if allowed[count - 1] >= moves.PLAY:
        return swap_or_not(view, allowed, count)
    rivals = size(view.playing) - 1
    chance = hand_chance(view, me)
    against_all = SURE
    for _ in range(rivals):
        against_all = against_all * chance // SURE
    edge = against_all * (rivals + 1)  # SURE is an even game
    mood = int(pick(luck, 100))
    standing = level(view)
    highest = cap(view)
    if standing == 0:
        if (edge > 1250 and mood >= 12) or mood < 6:
            size_of_bet = highest if mood % 3 == 0 else max(ante(view), highest // 2)
            if mood < 6:
                size_of_bet = ante(view)
            return find(allowed, count, moves.BET + size_of_bet // CHIP)
        return find(allowed, count, moves.CHECK)
    cost = standing - int(view.bet[me])
    worth_it = against_all * (int(view.pot) + cost) > cost * SURE * 11 // 10
    if edge > 1500 and highest > standing and mood >= 15:
        to = highest if mood % 2 == 0 else (highest + standing) // 2
        return max(find(allowed, count, moves.RAISE + to // CHIP), find(allowed, count, moves.CALL))
    if mood < 2 and highest > standing and cost <= ante(view):
        return find(allowed, count, moves.RAISE + highest // CHIP)
    if worth_it and (edge > 950 or cost * 4 < int(view.pot)):
        return find(allowed, count, moves.CALL)
    return find(allowed, count, moves.FOLD)


@rule
def swap_or_not(view: State, allowed: Any, count: int) -> int:
    """A Card Up the Sleeve goes for the lower card of a hand that has nothing, else it would never be used."""
    me = int(view.to_act)
    lower = 0 if view.hand[me, 0] < view.hand[me, 1] else 1
    return count - 2 + lower


@rule
def choose_split(view: State, allowed: Any, count: int) -> int:
    """Half or more on the marked Outlaw, where it can win something; the rest with whoever defends it best."""
    me = int(view.to_act)
    if allowed[0] == moves.END_TURN or has_play(allowed, count):
        return choose_own_play(view, allowed, count)
    marked = int(view.marker[me])
    second = next_place(view, me, marked)
    third = next_place(view, me, second)
    if view.phase == Phase.SPLIT_REST:
        faster = speed_guess(view, spot_of(me, second)) >= speed_guess(view, spot_of(me, third))
        return count - 1 if faster else 0
    dollars = gang_money(view, me)
    wish = max(ROUND_MINIMUM, dollars // 2)
    if speed_guess(view, spot_of(me, marked)) >= speed_guess(view, spot_of(me, second)):
        wish = max(ROUND_MINIMUM, dollars * 4 // 5)
    return find(allowed, count, moves.PUT + wish // CHIP)


@rule
def choose_own_play(view: State, allowed: Any, count: int) -> int:
    """Rewards for quiet times are played as soon as they can be: on whoever is richest, if they need somebody."""
    me = int(view.to_act)
    best = -1
    choice = -1
    for index in range(count):
        move = int(allowed[index])
        if moves.PLAY <= move < moves.SHOW_REWARD:
            value = 1
            _, spot = moves.carrier_and_choice(move)
            if moves.PLAY_AT <= move < moves.PLAY_WANTED:
                value = 1 + int(view.money[spot // PLACES, spot % PLACES])
                if has(view.spied[me], spot):
                    value = 0
            if value > best:
                best, choice = value, index
    return max(choice, 0)  # a poor gang with nothing to play can only leave


@rule
def choose_purchase(view: State, allowed: Any, count: int) -> int:
    """A rich gang arms its richest Outlaw; what can be played now is."""
    me = int(view.to_act)
    if has_play(allowed, count):
        return choose_own_play(view, allowed, count)
    if gang_money(view, me) >= RICH:
        best = 40
        choice = -1
        for index in range(count):
            if allowed[index] < moves.END_TURN:
                dollars = int(view.money[me, allowed[index] - moves.BUY])
                if dollars > best:
                    best, choice = dollars, index
        if choice >= 0:
            return choice
    return find(allowed, count, moves.END_TURN)


@rule
def has_play(allowed: Any, count: int) -> bool:
    for index in range(count):
        if moves.PLAY <= allowed[index] < moves.SHOW_REWARD:
            return True
    return False


@rule
def gain_of_fight(view: State, mine: int, theirs: int) -> int:
    """What a duel of my Outlaw with theirs is worth to me, on average."""
    chance = chance_against(view, mine, theirs)
    win = int(view.money[theirs // PLACES, theirs % PLACES]) + THEIR_LIFE
    lose = int(view.money[mine // PLACES, mine % PLACES]) + LIFE
    if size(view.living[mine // PLACES]) == 1:
        lose += 4 * LIFE
    return (chance * win - (SURE - chance) * lose) // SURE


@rule
def choose_holdup(view: State, allowed: Any, count: int) -> int:
    """The robbery with the best prospects, if any are good; being wanted costs slow Outlaws more."""
    me = int(view.to_act)
    best = 0
    choice = count - 1
    for index in range(count - 1):
        place, spot = (allowed[index] - moves.HOLD_UP) // SPOTS, (allowed[index] - moves.HOLD_UP) % SPOTS
        mine = spot_of(me, place)
        fight = gain_of_fight(view, mine, spot)
        dollars = int(view.money[spot // PLACES, spot % PLACES])
        prospects = fight
        if dollars > 30:
            prospects = (fight + half_rounded_up(dollars, CHIP)) // 2
        wanted = 3 * (60 - speed_guess(view, mine)) // 2
        if prospects - wanted > best:
            best, choice = prospects - wanted, index
    return choice


@rule
def choose_answer(view: State, allowed: Any, count: int) -> int:
    """Get away if possible; else fight where that is better than paying half."""
    for index in range(count):
        if moves.PLAY <= allowed[index] < moves.SHOW_REWARD:
            return index
    if not has_move(allowed, count, moves.COWER):
        return 0
    victim = int(view.victim)
    payment = half_rounded_up(view.money[victim // PLACES, victim % PLACES], CHIP)
    if gain_of_fight(view, victim, int(view.attacker)) > -payment:
        return find(allowed, count, moves.FIGHT)
    return find(allowed, count, moves.COWER)


@rule
def choose_in_duel(view: State, allowed: Any, count: int) -> int:
    """After the roll, the card that turns a lost or level duel of mine into a won one; before it, nothing."""
    me = int(view.to_act)
    if view.phase == Phase.BEFORE_ROLL or count == 1:
        return 0
    side = -1
    for place in range(PLACES):
        side = max(side, side_of(view, spot_of(me, place)))
    if side < 0:
        return 0
    lead = total(view, side) - total(view, 1 - side)
    if lead > 0:
        return 0
    for index in range(1, count):
        if swing(view, int(allowed[index]), side, me) + lead > 0:
            return index
    return 0


@rule
def swing(view: State, move: int, side: int, me: Seat) -> int:
    """How much a play moves the duel towards my side; a die rolled again is hoped to be a four."""
    place, spot = moves.carrier_and_choice(move)
    reward = int(view.reward[me, place])
    hit = side_of(view, spot_of(me, place))
    if view.target[reward] == Target.OPPONENT:
        hit = 1 - hit
    elif view.target[reward] == Target.EITHER_DUELLIST:
        hit = side_of(view, spot)
    change = int(view.amount[reward])
    if view.effect[reward] == Effect.REROLL:
        change = 6 - int(view.die[hit])
    return change if hit == side else -change


@rule
def choose_with_sense(view: State, allowed: Any, count: int, luck: Luck) -> int:
    """What is being decided, decided."""
    phase = view.phase
    if count == 1:
        return 0
    if phase == Phase.BETTING:
        return choose_bet(view, allowed, count, luck)
    if phase == Phase.SPLIT or phase == Phase.SPLIT_REST:
        return choose_split(view, allowed, count)
    if phase == Phase.BUYING:
        return choose_purchase(view, allowed, count)
    if phase == Phase.HOLDUP:
        return choose_holdup(view, allowed, count)
    if phase == Phase.ANSWER:
        return choose_answer(view, allowed, count)
    if phase == Phase.BEFORE_ROLL or phase == Phase.AFTER_ROLL:
        return choose_in_duel(view, allowed, count)
    if phase == Phase.DISMISS or phase == Phase.COWERING:
        return count - 1
    if phase == Phase.SHOWING:
        return int(pick(luck, 4) != 0)
    return int(pick(luck, count))


GUNHAND = Bot("gunhand", "Bets by strength and by mood, robs the rich, and counts the odds.", choose_with_sense)
