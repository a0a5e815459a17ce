"""What the others may have: concealed cards and hands, guessed from the chips on them and from how many they are.

A guess draws cards from all that there are, by a fixed rule instead of luck, so that the same table is judged alike.
Nobody plays just any cards: a challenger names the stat that dude, gear and hand were chosen for.
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
from sixgun.games.high_stakes_drifter.words import STATS

from .fortunes import card_gain
from .strength import ANY_STAT, LEAST, is_concealed_on, may_still_reveal, usual_points, way

GUESSES = 24
SURE = 1000
_PRIME = 65537
_HAND = 100  # numbers above those of slots, for cards of a hand
_KEPT_FOR_CHALLENGE = 55  # of a hundred cards in a challenger's hand: fortune cards that help in the stat named
_KEPT = 35  # the same in another one's
_FORTUNE_COST = 3  # dollars, mostly
_BET_FOR_POINT = 12  # dollars bet in a shootout that speak for a point more than I would guess
_MOST_BELIEVED = 3  # such points: some bets are bluffs


@rule
def roll(guess: int, about: int, choices: int) -> int:
    """A number below `choices`, another one for every guess and for everything it is about."""
    return (guess * (7919 + 1226 * about) + 104729 * (about + 1)) % _PRIME * 25173 % _PRIME % choices


@rule
def guessed_card(view: State, guess: int, slot: int, first: int, count: int, stat: int, bar: int) -> int:
    """What a concealed card is: what I know, or one that its chips would pay, with more than `bar` points in a stat."""
    if view.kind[slot] >= 0:
        return int(view.kind[slot])
    nth, money = roll(guess, slot, count), int(view.money[slot])
    for _ in range(count):
        if (money == 0 or view.cost[first + nth] <= money) and way(view) * int(view.stat[first + nth, stat]) > bar:
            break
        nth = (nth + 1) % count
    return first + nth


@rule
def has_chosen(view: State, guess: int, seat: Seat) -> bool:
    """Whether a player's cards were chosen for the contested stat: a challenger's are, another's half the time."""
    return view.challenger == seat or guess % 2 == 0


@rule
def usual_fortune(view: State, seat: Seat, stat: int) -> int:
    """What the fortune cards that help a player in a stat bring on average."""
    points, count = 0, 0
    for card in range(int(view.dudes) + int(view.gears), int(view.cards)):
        gain = card_gain(view, seat, card, When.PLAY, stat)
        points += max(0, gain)
        count += int(gain > 0)
    return points // max(1, count)


@rule
def guessed_hand(view: State, guess: int, seat: Seat, each: int) -> int:
    """The points of fortune cards in another player's hand: who challenges has kept those that help."""
    count, kept = 0, _KEPT_FOR_CHALLENGE if view.challenger == seat else _KEPT
    for nth in range(view.in_hand[seat]):
        count += int(roll(guess, _HAND + nth, 100) < kept)
    if not has(view.all_in, seat):
        count = min(count, int(view.stake[seat]) // _FORTUNE_COST)
    return count * each


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
def guessed_points(view: State, guess: int, dude: int, gear: int, stat: int, usual: int, each: int) -> int:
    """What another player's dude with so many concealed gear cards may add to what it shows.

    `usual` is what dudes have in the stat on average, `each` what a fortune card brings that helps.
    """
    seat, points = owner_at(view, dude), 0
    chosen = has_chosen(view, guess, seat)
    if not is_up(view, dude):
        card = guessed_card(view, guess, dude, 0, int(view.dudes), stat, usual if chosen else LEAST)
        points += way(view) * int(view.stat[card, stat])
        if chips_value_on(view, dude) > view.kicker_limit[card]:
            points -= way(view) * chips_add(view, dude, stat)
    if gear > 0:
        for nth in range(view.lying):
            slot = int(view.order[nth])
            if is_concealed_on(view, slot, dude):
                card = guessed_card(view, guess, slot, int(view.dudes), int(view.gears), stat, 0 if chosen else LEAST)
                points += max(0, way(view) * int(view.stat[card, stat]))
    return points + guessed_hand(view, guess, seat, each)


@rule
def chance_in(view: State, points: int, dude: int, stat: int) -> int:
    """How often, in thousandths, so many points beat another player's dude in a stat; a tie counts half."""
    seat, gear, wins = owner_at(view, dude), concealed_on(view, dude), 0
    shown = believed(view, seat) + way(view) * total(view, dude, stat)
    usual, each = usual_points(view, stat), usual_fortune(view, seat, stat)
    for guess in range(GUESSES):
        theirs = shown + guessed_points(view, guess, dude, gear, stat, usual, each)
        wins += 2 * int(points > theirs) + int(points == theirs)
    return SURE * wins // (2 * GUESSES)


@rule
def chance_to_beat(view: State, points: int, dude: int, stat: int) -> int:
    """The same in the contested stat, or in the one that suits the other best where all count."""
    if stat != ANY_STAT:
        return chance_in(view, points, dude, stat)
    worst = SURE
    for each in range(STATS):
        worst = min(worst, chance_in(view, points, dude, each))
    return worst
