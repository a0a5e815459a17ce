"""Betting rounds: what a bet is worth by my share of the pot, and a mood that keeps the others guessing."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.luck import Luck, pick
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.high_stakes_drifter.judge.fights import most_to_raise
from sixgun.games.high_stakes_drifter.moves import CALL, CHECK, FOLD, betting, raising
from sixgun.games.high_stakes_drifter.rules.betting import owed
from sixgun.games.high_stakes_drifter.state import State

from .chances import share_of, whole_pot
from .guessing import SURE

LIES_LOW = 12  # so often in a hundred a dude that should bet checks: a check says nothing then
BLUFFS = 6  # so often a dude that should check bets
GOOD = 600  # a share of the pot to bet on
STRONG = 800  # to bet as much as lies in the pot, and to raise
NUTS = 950  # to bet twice as much
RISK = 4  # a dollar more lost hurts more: a bet of the whole stake has to bring a quarter of itself
DUDE = 6  # what a dude costs that is lost in a showdown, and not by folding: a new one and an action


@rule
def matched_by_others(view: State, me: Seat) -> int:
    """The most that somebody else could still put in above the level: to bet more wins nothing more."""
    most = 0
    for seat in range(view.seats):
        if seat != me and has(view.fighting, seat):
            most = max(most, int(view.bet[seat]) + int(view.stake[seat]) - int(view.level))
    return most


@rule
def value_of_call(view: State, me: Seat, share: int) -> int:
    """What calling brings against folding, in thousandths of a dollar; a large part of the stake weighs more."""
    stake = int(view.stake[me])
    cost = min(owed(view, me), stake)
    risk = cost * cost // (RISK * max(1, stake))
    return share * (whole_pot(view) + cost) - SURE * (cost + risk) - (SURE - share) * DUDE


@rule
def size_of_bet(view: State, me: Seat, share: int, luck: Luck) -> int:
    """By the pot and by strength, with some play in it; never more than somebody could match."""
    pot = max(4, whole_pot(view))
    dollars = pot // 2
    if share >= NUTS:
        dollars = 2 * pot
    elif share >= STRONG:
        dollars = pot
    dollars = dollars * (75 + int(pick(luck, 51))) // 100
    return max(1, min(dollars, min(matched_by_others(view, me), most_to_raise(view))))


@rule
def bet_in_mind(view: State, luck: Luck) -> int:
    """Check or bet where nobody has bet, otherwise raise, call or fold."""
    me = int(view.to_act)
    share = share_of(view, me, int(view.fighter[me]), int(view.contested))
    mood = int(pick(luck, 100))
    amount = size_of_bet(view, me, share, luck)
    if view.opened == 0:
        if (share >= GOOD and mood >= LIES_LOW) or (share < GOOD and mood < BLUFFS):
            return betting(amount)
        return CHECK
    if share >= STRONG and mood >= LIES_LOW and most_to_raise(view) > 0:
        return raising(amount)
    return CALL if value_of_call(view, me, share) >= 0 else FOLD


@rule
def milder(view: State) -> int:
    """What to do when the bet in mind is not allowed: check or call, which nobody can bar (HSD-R100)."""
    return CHECK if view.opened == 0 else CALL
