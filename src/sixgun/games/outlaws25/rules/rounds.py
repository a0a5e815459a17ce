"""Starting the next round: Dealer and markers move on, money is split anew, poor gangs leave."""

from __future__ import annotations

from sixgun.engine.money import as_told
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell
from sixgun.engine.windows import next_in

from ..sayings import Told
from ..state import State
from ..words import CHIP, PLACES, ROUND_MINIMUM, Ending, Phase
from .ending import end_game
from .leaving import leave_for_lack_of_money
from .rewards import is_usable
from .rows import carries_reward, first_turn, gang_money, is_in_game, lives, next_place, players, turn_after


@rule
def start_round(game: State) -> None:
    """O25-115, O25-116, O25-R67. Unless the last round has been played, Dealer and markers go one to the left."""
    if game.round_number >= game.max_rounds:
        end_game(game, NOBODY, Ending.ROUND_LIMIT)
        return
    game.round_number += 1
    game.bought = 0
    game.dealer = next_in(players(game), game.dealer, game.seats)
    for seat in range(game.seats):
        if is_in_game(game, seat):
            game.marker[seat] = next_place(game, seat, int(game.marker[seat]))
    tell(game, Told.ROUND, game.dealer, int(game.round_number) % 100, int(game.round_number) // 100)
    game.phase = Phase.SPLIT
    give_turn(game, first_turn(game))


@rule
def give_turn(game: State, seat: Seat) -> None:
    """O25-120, O25-R58, O25-R59. A gang below $100 has a turn only if a Reward might save it; else it leaves."""
    while seat != NOBODY and game.phase != Phase.OVER:
        if gang_money(game, seat) >= ROUND_MINIMUM or might_be_saved(game, seat):
            game.to_act = seat
            return
        leave_for_lack_of_money(game, seat)
        seat = turn_after(game, seat)
    game.to_act = NOBODY


@rule
def might_be_saved(game: State, seat: Seat) -> bool:
    """A poor gang with a Reward, whatever it is; where idle questions are skipped, with one that can be played now."""
    if game.skip_idle == 0:
        return carries_reward(game, seat)
    for place in range(PLACES):
        if is_usable(game, seat, place):
            return True
    return False


@rule
def put(game: State, chips: int) -> None:
    """O25-117, O25-R59. First the marked Outlaw, then the next in marker order; the last one gets the rest."""
    seat = int(game.to_act)
    dollars = chips * CHIP
    marked = int(game.marker[seat])
    second = next_place(game, seat, marked)
    third = next_place(game, seat, second)
    if game.phase == Phase.SPLIT:
        rest = gang_money(game, seat) - dollars
        for place in range(PLACES):
            game.money[seat, place] = 0
        game.money[seat, marked] = dollars
        game.money[seat, second] += rest
        if third != marked and rest > 0:
            game.phase = Phase.SPLIT_REST
            return
    else:
        game.money[seat, third] = int(game.money[seat, second]) - dollars
        game.money[seat, second] = dollars
        game.phase = Phase.SPLIT
    tell_split(game, seat)
    give_turn(game, turn_after(game, seat))


@rule
def tell_split(game: State, seat: Seat) -> None:
    """Money is open (O25-R69)."""
    for place in range(PLACES):
        if lives(game, seat, place):
            tell(game, Told.PUT, seat, as_told(game.money[seat, place], CHIP), place)


@rule
def give_up(game: State) -> None:
    """O25-120, O25-R58. The turn ends below $100."""
    seat = int(game.to_act)
    leave_for_lack_of_money(game, seat)
    give_turn(game, turn_after(game, seat))


@rule
def all_are_ready(game: State) -> None:
    """O25-121, O25-R60. If the new Dealer is out, the role passes on; then the hand begins."""
    if not is_in_game(game, game.dealer):
        game.dealer = next_in(players(game), game.dealer, game.seats)
    game.phase = Phase.ANTE
