"""What the others may have: concealed cards and hands, guessed from the chips on them and from how many they are.

A guess draws cards from all that there are, by a fixed rule instead of luck, so that the same table is judged alike.
"""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.high_stakes_drifter.codes import When
from sixgun.games.high_stakes_drifter.rules.chips import chips_add, chips_value_on
from sixgun.games.high_stakes_drifter.rules.slots import is_up, owner_at
from sixgun.games.high_stakes_drifter.rules.totals import total
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.valuing import SHAPE
from sixgun.games.high_stakes_drifter.words import DECK, Stat

from .fortunes import card_gain
from .strength import ANY_STAT, LEAST, is_concealed_on, may_still_reveal, way

GUESSES = 32
SURE = 1000
_PRIME = 65537
_HAND = 100  # numbers above those of slots, for cards of a hand
_FORTUNES = SHAPE[2]  # of a usual deck
_BET_FOR_POINT = 12  # dollars bet in a shootout that speak for a point more than I would guess
_MOST_BELIEVED = 3  # such points: some bets are bluffs


@rule
def roll(guess: int, about: int, choices: int) -> int:
    """A number below `choices`, another one for every guess and for everything it is about."""
    return (guess * (7919 + 1226 * about) + 104729 * (about + 1)) % _PRIME * 25173 % _PRIME % choices


@rule
def guessed_card(view: State, guess: int, slot: int, first: int, count: int) -> int:
    """What a concealed card is: what I know, or a card that its chips would pay; with none on it, any."""
    if view.kind[slot] >= 0:
        return int(view.kind[slot])
    nth, money = roll(guess, slot, count), int(view.money[slot])
    for _ in range(count):
        if money == 0 or view.cost[first + nth] <= money:
            break
        nth = (nth + 1) % count
    return first + nth


@rule
def guessed_hand(view: State, guess: int, seat: Seat, stat: int) -> int:
    """The points of fortune cards in another player's hand."""
    points, left = 0, int(view.stake[seat])
    first = int(view.dudes) + int(view.gears)
    for nth in range(view.in_hand[seat]):
        if roll(guess, _HAND + nth, DECK) < _FORTUNES:
            card = first + roll(guess, 2 * _HAND + nth, int(view.cards) - first)
            if view.cost[card] <= left or has(view.all_in, seat):
                points += max(0, card_gain(view, seat, card, When.PLAY, stat))
                left -= int(view.cost[card])
    return points


@rule
def believed(view: State, seat: Seat) -> int:
    """Who challenges or bets has reasons: the points that speak from that."""
    points = int(view.challenger == seat)
    if view.shootout == 1:
        points += min(_MOST_BELIEVED, int(view.bet[seat]) // _BET_FOR_POINT)
    return points


@rule
def concealed_on(view: State, dude: int) -> int:
    """How many concealed gear cards on another player's dude can still be revealed."""
    if not may_still_reveal(view, owner_at(view, dude)):
        return 0
    count = 0
    for nth in range(view.lying):
        count += int(is_concealed_on(view, int(view.order[nth]), dude))
    return count


@rule
def guessed_points(view: State, guess: int, dude: int, gear: int, stat: int) -> int:
    """What another player's dude with so many concealed gear cards may add to what it shows."""
    seat, points = owner_at(view, dude), 0
    if not is_up(view, dude):
        card = guessed_card(view, guess, dude, 0, int(view.dudes))
        points += way(view) * int(view.stat[card, stat])
        if chips_value_on(view, dude) > view.kicker_limit[card]:
            points -= way(view) * chips_add(view, dude, stat)
    if gear > 0:
        for nth in range(view.lying):
            slot = int(view.order[nth])
            if is_concealed_on(view, slot, dude):
                card = guessed_card(view, guess, slot, int(view.dudes), int(view.gears))
                points += max(0, way(view) * int(view.stat[card, stat]))
    return points + guessed_hand(view, guess, seat, stat)


@rule
def chance_to_beat(view: State, points: int, dude: int, stat: int) -> int:
    """How often, in thousandths, so many points beat another player's dude; a tie counts half."""
    believe, gear, wins = believed(view, owner_at(view, dude)), concealed_on(view, dude), 0
    any_stat = stat == ANY_STAT
    shown = believe + way(view) * total(view, dude, 0 if any_stat else stat)
    skill = believe + way(view) * total(view, dude, Stat.SKILL) if any_stat else LEAST
    luck = believe + way(view) * total(view, dude, Stat.LUCK) if any_stat else LEAST
    for guess in range(GUESSES):
        theirs = shown + guessed_points(view, guess, dude, gear, 0 if any_stat else stat)
        if any_stat:
            theirs = max(theirs, skill + guessed_points(view, guess, dude, gear, Stat.SKILL))
            theirs = max(theirs, luck + guessed_points(view, guess, dude, gear, Stat.LUCK))
        wins += 2 * int(points > theirs) + int(points == theirs)
    return SURE * wins // (2 * GUESSES)
