"""Cards that go back to their decks, Outlaws that go to the box, gangs that leave the game."""

from __future__ import annotations

from sixgun.engine.money import as_told
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell

from ..sayings import Told
from ..state import State
from ..words import CHIP, PLACES, RANKS, Cause
from .ending import test_for_win
from .rows import gang_money, gangs_out, is_in_game, lives


@rule
def take_reward_off(game: State, seat: Seat, place: int) -> int:
    """A Reward leaves its Outlaw; the caller says where it goes. NO_CARD when there was none."""
    reward = int(game.reward[seat, place])
    game.reward[seat, place] = NO_CARD
    game.shown[seat] &= ~(1 << int(place))
    return reward


@rule
def box(game: State, seat: Seat, place: int) -> None:
    """O25-65, O25-66, O25-102, O25-104. To the box; its Reward and Wanted cards are shuffled back (O25-R70)."""
    game.living[seat] &= ~(1 << int(place))
    reward = take_reward_off(game, seat, place)
    if reward >= 0:
        game.reward_deck[reward] += 1
    for rank in range(RANKS):
        game.wanted_deck[rank] += game.wanted[seat, place, rank]
        game.wanted[seat, place, rank] = 0


@rule
def note_departure(game: State, seat: Seat, cause: int) -> None:
    """For the result: the first gang out of the game is the last in the final order."""
    game.left_as[seat] = gangs_out(game)
    game.left_in[seat] = game.round_number
    game.left_because[seat] = cause


@rule
def leave_if_no_outlaws(game: State, seat: Seat) -> None:
    """O25-122, O25-R63. Without Outlaws a player is out at once, also in the middle of a hand."""
    if not is_in_game(game, seat):
        tell(game, Told.OUT_OF_OUTLAWS, seat, 0, 0)
        note_departure(game, seat, Cause.NO_OUTLAWS)
        test_for_win(game)


@rule
def leave_for_lack_of_money(game: State, seat: Seat) -> None:
    """O25-120, O25-123, O25-124, O25-R68. Outlaws to the box as they lie, chips to the Bank, cards to their decks."""
    dollars = gang_money(game, seat)
    game.bank += dollars
    for place in range(PLACES):
        game.money[seat, place] = 0
        if lives(game, seat, place):
            box(game, seat, place)
    tell(game, Told.OUT_OF_MONEY, seat, as_told(dollars, CHIP), 0)
    note_departure(game, seat, Cause.NO_MONEY)
    test_for_win(game)
