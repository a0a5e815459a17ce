"""Gangs, rows and markers: who is there, whose turn it is, what lies on whom."""

from __future__ import annotations

from sixgun.engine.bits import has, size
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat, left_of

from ..state import State
from ..words import ANTE, ANTE_STEP, PLACES, ROUND_MINIMUM


@rule
def spot_of(seat: Seat, place: int) -> int:
    """The number of an Outlaw among all on the table."""
    return int(seat) * PLACES + int(place)


@rule
def lives(game: State, seat: Seat, place: int) -> bool:
    """Whether an Outlaw is there and in the game."""
    return has(game.living[seat], place)


@rule
def lives_at(game: State, spot: int) -> bool:
    """The same, by spot."""
    return has(game.living[spot // PLACES], spot % PLACES)


@rule
def is_in_game(game: State, seat: Seat) -> bool:
    """O25-122. A player without Outlaws is eliminated."""
    return game.living[seat] != 0


@rule
def players(game: State) -> int:
    """The set of seats that are not eliminated."""
    seats = 0
    for seat in range(game.seats):
        seats |= int(game.living[seat] != 0) << seat
    return seats


@rule
def gangs_out(game: State) -> int:
    """How many gangs have been eliminated."""
    return int(game.seats) - size(players(game))


@rule
def ante(game: State) -> int:
    """O25-22, O25-25, O25-125, O25-R61. The ante, which is the minimum bet too: $10 more for every gang eliminated.

    Counted when antes are paid: a gang that a Sheriff eliminates during the hand raises the next one.
    """
    if game.hand_is_on == 1:
        return int(game.ante_paid)
    return ANTE + ANTE_STEP * gangs_out(game)


@rule
def gang_money(game: State, seat: Seat) -> int:
    """All money on a gang's Outlaws."""
    dollars = 0
    for place in range(PLACES):
        dollars += int(game.money[seat, place])
    return dollars


@rule
def qualifies(game: State, seat: Seat) -> bool:
    """O25-126, O25-R64. At least one Outlaw and $100 in all."""
    return is_in_game(game, seat) and gang_money(game, seat) >= ROUND_MINIMUM


@rule
def stake(game: State, seat: Seat) -> int:
    """O25-33. The money on the active Outlaw: all that can be bet."""
    return int(game.money[seat, game.marker[seat]])


@rule
def next_place(game: State, seat: Seat, place: int) -> int:
    """O25-116, O25-R4. The next living Outlaw to the left, and from the far left back to the right."""
    for step in range(1, PLACES + 1):
        other = (int(place) + PLACES - step) % PLACES
        if lives(game, seat, other):
            return other
    return int(place)


@rule
def carries_reward(game: State, seat: Seat) -> bool:
    """Whether any Outlaw of the gang has a Reward; everybody can see that (O25-R69)."""
    for place in range(PLACES):
        if game.reward[seat, place] != NO_CARD:
            return True
    return False


@rule
def first_turn(game: State) -> Seat:
    """O25-R43, O25-R59. Turns begin at the Dealer's left."""
    seat = left_of(game.dealer, game.seats)
    return seat if is_in_game(game, seat) else turn_after(game, seat)


@rule
def turn_after(game: State, seat: Seat) -> Seat:
    """Turns go clockwise, the Dealer's is the last; NOBODY when all had theirs (O25-R3)."""
    other = int(seat)
    while other != game.dealer:
        other = left_of(other, game.seats)
        if is_in_game(game, other):
            return other
    return NOBODY
