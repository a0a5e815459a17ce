"""The hand of poker: the odds of a hand, what each bet comes to, and a mood that keeps the others guessing."""

from __future__ import annotations

from sixgun.engine.bits import has, size
from sixgun.engine.luck import Luck, pick
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.outlaws25.judge.offers import lowest_level
from sixgun.games.outlaws25.moves import CALL, CHECK, FOLD, betting, raising
from sixgun.games.outlaws25.rules.poker import cap, level
from sixgun.games.outlaws25.rules.ranking import strength
from sixgun.games.outlaws25.state import State
from sixgun.games.outlaws25.words import CHIP, HAND, POKER_CARDS

from .worth import SURE, worth_with

LIES_LOW = 12  # so often in a hundred a hand that should bet checks: a check says nothing then
BLUFFS = 6  # so often a hand that should check bets
BETS_HALF = 33  # so often a bet goes half the way to the cap: the size says nothing then
SLEEVE = 120  # a swap must win so many hands more in a thousand; a Reward costs $30 and may help in a better spot


@rule
def chance_of(view: State, one: int, other: int, unseen: int) -> int:
    """The chance that two cards with the Flop beat two others I cannot see; a tie counts half."""
    flop = int(view.flop)
    mine = strength(one, other, flop)
    points, hands = 0, 0
    for first in range(POKER_CARDS):
        if has(unseen, first):
            for second in range(first):
                if has(unseen, second):
                    theirs = strength(first, second, flop)
                    points += 2 * int(mine > theirs) + int(mine == theirs)
                    hands += 2
    return SURE * points // max(1, hands)


@rule
def chance_to_win(view: State, me: Seat) -> int:
    """The chance to beat everybody still in the hand, each taken for a player with any two cards."""
    alone = chance_of(view, int(view.hand[me, 0]), int(view.hand[me, 1]), int(view.poker_deck))
    chance = SURE
    for _ in range(size(view.playing) - 1):
        chance = chance * alone // SURE
    return chance


@rule
def value_of_bet(view: State, me: Seat, to: int, chance: int) -> int:
    """What my gang is worth on average when everybody still in comes along to this level."""
    pot = int(view.pot)
    for seat in range(view.seats):
        if has(view.playing, seat):
            pot += max(0, to - int(view.bet[seat]))
    cost = to - int(view.bet[me])
    won, lost = worth_with(view, me, pot - cost, 0), worth_with(view, me, -cost, 0)
    return (chance * won + (SURE - chance) * lost) // SURE


@rule
def best_level(view: State, me: Seat, lowest: int, highest: int, chance: int) -> int:
    """The level to bet or raise to that is worth most, of all that are allowed."""
    best, value = lowest, value_of_bet(view, me, lowest, chance)
    for to in range(lowest + CHIP, highest + 1, CHIP):
        worth = value_of_bet(view, me, to, chance)
        if worth > value:
            best, value = to, worth
    return best


@rule
def bet_in_mind(view: State, luck: Luck) -> int:
    """The move I want to make: first bets by strength and mood, everything after that by what it is worth."""
    me = int(view.to_act)
    chance = chance_to_win(view, me)
    mood, measure = int(pick(luck, 100)), int(pick(luck, 100))
    standing, highest = level(view), cap(view)
    lowest = lowest_level(view, standing, highest)
    can_bet = lowest <= highest
    to = best_level(view, me, lowest, highest, chance) if can_bet else standing
    stay = value_of_bet(view, me, standing, chance)
    strong = can_bet and value_of_bet(view, me, to, chance) > stay
    if strong and measure < BETS_HALF:
        to = max(lowest, (standing + to) // 2 // CHIP * CHIP)
    if standing == 0:
        if strong and mood >= LIES_LOW:
            return betting(to // CHIP)
        if can_bet and not strong and mood < BLUFFS:
            return betting(lowest // CHIP)
        return CHECK
    if strong and mood >= LIES_LOW:
        return raising(to // CHIP)
    return CALL if stay >= worth_with(view, me, 0, 0) else FOLD


@rule
def gain_of_swap(view: State, which: int) -> int:
    """How much likelier a win against one player gets, on average, when one of my two cards is replaced."""
    me = int(view.to_act)
    kept = int(view.hand[me, HAND - 1 - which])
    unseen = int(view.poker_deck)
    now = chance_of(view, int(view.hand[me, which]), kept, unseen)
    after, cards = 0, 0
    for card in range(POKER_CARDS):
        if has(unseen, card):
            after += chance_of(view, card, kept, unseen & ~(1 << card))
            cards += 1
    return after // max(1, cards) - now
