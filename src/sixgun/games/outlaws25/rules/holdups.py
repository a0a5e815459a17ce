"""The Dealer's Holdup: announced, answered, fought or paid, and the Wanted card it brings."""

from __future__ import annotations

from sixgun.engine.money import as_told, half_rounded_up
from sixgun.engine.piles import NO_CARD, draw
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import tell

from ..sayings import Told
from ..state import State
from ..words import CHIP, COWER_LIMIT, PLACES, Phase
from .duels import begin_duel, close_duel
from .ending import test_for_win
from .leaving import box, leave_if_no_outlaws
from .rewards import might_be_played
from .rows import is_in_game, lives_at


@rule
def begin_holdup(game: State) -> None:
    """O25-94, O25-95, O25-R49. One chance for the Dealer, unless the Dealer is out of the game."""
    if is_in_game(game, game.dealer):
        game.phase = Phase.HOLDUP
        game.to_act = game.dealer
    else:
        game.phase = Phase.ROUND_START


@rule
def let_everybody_be(game: State) -> None:
    """O25-96. No Holdup, and the round is over."""
    tell(game, Told.NO_HOLDUP, game.dealer, 0, 0)
    game.phase = Phase.ROUND_START
    game.to_act = NOBODY


@rule
def must_duel(game: State) -> bool:
    """O25-107, O25-R51. With $30 or less there is no cowering."""
    return game.money[game.victim // PLACES, game.victim % PLACES] <= COWER_LIMIT


@rule
def hold_up(game: State, place: int, spot: int) -> None:
    """O25-98 to O25-100, O25-R52. Attacker and target are named; the target's owner answers if there is a choice."""
    game.attacker = int(game.dealer) * PLACES + place
    game.victim = spot
    tell(game, Told.HELD_UP, game.dealer, place, spot)
    game.phase = Phase.ANSWER
    game.to_act = spot // PLACES
    if must_duel(game) and not might_be_played(game, spot // PLACES, spot % PLACES):
        fight(game)


@rule
def fight(game: State) -> None:
    """O25-101. A duel to the death."""
    spot = int(game.victim)
    tell(game, Told.FOUGHT, spot // PLACES, 0, spot % PLACES)
    begin_duel(game, int(game.attacker), spot)


@rule
def cower(game: State) -> None:
    """O25-105, O25-R71. Half of the money; a Reward that might limit it is asked for first."""
    seat, place = int(game.victim) // PLACES, int(game.victim) % PLACES
    game.phase = Phase.COWERING
    if not might_be_played(game, seat, place):
        pay_robber(game, half_of_victim(game))


@rule
def half_of_victim(game: State) -> int:
    """O25-105, O25-106, O25-R50. Half of the target's money, rounded up to a whole chip."""
    return half_rounded_up(game.money[game.victim // PLACES, game.victim % PLACES], CHIP)


@rule
def pay_robber(game: State, dollars: int) -> None:
    """O25-105, O25-R53. From Outlaw to Outlaw; no card is turned up."""
    seat, place = int(game.victim) // PLACES, int(game.victim) % PLACES
    game.money[seat, place] -= dollars
    game.money[game.attacker // PLACES, game.attacker % PLACES] += dollars
    tell(game, Told.COWERED, seat, as_told(dollars, CHIP), place)
    game.phase = Phase.WANTED
    game.to_act = NOBODY
    test_for_win(game)


@rule
def settle_holdup(game: State, winner: int, loser: int) -> None:
    """O25-102 to O25-104. The loser goes to the box and all its money to the winner."""
    seat, place = loser // PLACES, loser % PLACES
    close_duel(game)
    game.phase = Phase.WANTED
    dollars = int(game.money[seat, place])
    game.money[seat, place] = 0
    game.money[winner // PLACES, winner % PLACES] += dollars
    tell(game, Told.KILLED, seat, 0, place)
    tell(game, Told.SPOILS, winner // PLACES, as_told(dollars, CHIP), winner % PLACES)
    box(game, seat, place)
    if is_in_game(game, seat):
        test_for_win(game)
    else:
        leave_if_no_outlaws(game, seat)


@rule
def issue_wanted_card(game: State) -> None:
    """O25-109 to O25-111, O25-113, O25-R54, O25-R55. A robber who lives is wanted; then the round is over (O25-114)."""
    spot = int(game.attacker)
    if lives_at(game, spot):
        rank = draw(game.wanted_deck, game.luck)
        if rank != NO_CARD:
            game.wanted[spot // PLACES, spot % PLACES, rank] += 1
            tell(game, Told.WANTED, spot // PLACES, rank, spot % PLACES)
    game.attacker = NO_CARD
    game.victim = NO_CARD
    game.phase = Phase.ROUND_START
