"""Winning, the ends the rulebook does not speak of, and what a game was worth."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import lowest, size
from sixgun.engine.piles import NO_CARD, pour
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell

from ..sayings import Told
from ..state import State
from ..words import Ending, Phase
from .rows import gang_money, is_in_game, lives, next_place, players, qualifies

MOST_DECISIONS = 30_000  # two hundred rounds are far shorter


@rule
def money_is_tested(game: State) -> bool:
    """O25-R64. Never while money is in play for a Pot; with the switch off, only when a round starts."""
    if game.hand_is_on == 1:
        return False
    return game.win_money_mid_round == 1 or game.phase == Phase.SPLIT


@rule
def test_for_win(game: State) -> None:
    """O25-126, O25-127, O25-R64 to O25-R66. Called wherever the last gang may have been found."""
    left = players(game)
    if size(left) == 1:
        winner = lowest(left)
        take_pot_as_last_gang(game, winner)
        end_game(game, winner, Ending.LAST_GANG)
        return
    if not money_is_tested(game):
        return
    rich = 0
    for seat in range(game.seats):
        rich |= int(qualifies(game, seat)) << seat
    if rich == 0:
        end_game(game, NOBODY, Ending.NOBODY_QUALIFIES)
    elif size(rich) == 1:
        end_game(game, lowest(rich), Ending.LAST_WITH_MONEY)


@rule
def take_pot_as_last_gang(game: State, winner: Seat) -> None:
    """O25-R65. Whatever lies in the Pot is the last gang's."""
    place = int(game.marker[winner])
    if not lives(game, winner, place):
        place = next_place(game, winner, place)
    game.money[winner, place] += game.pot
    game.pot = 0


@rule
def end_game(game: State, winner: Seat, ending: int) -> None:
    """O25-127. The game stops at once; what was in the air goes back where it belongs."""
    game.phase = Phase.OVER
    game.to_act = NOBODY
    game.ending = ending
    game.hand_is_on = 0
    for number in range(game.sheriff_now, game.sheriffs):
        game.sheriff_deck |= 1 << int(game.sheriff_card[number])
    game.sheriffs = 0
    game.sheriff_now = 0
    pour(game.used, game.reward_deck)
    game.attacker = NO_CARD
    game.victim = NO_CARD
    tell(game, Told.ENDED if winner == NOBODY else Told.WON, winner, ending, 0)


@rule
def stop_when_capped(game: State) -> None:
    """The hard cap on decisions; ranked as after the last round (O25-R67)."""
    if game.decisions >= MOST_DECISIONS and game.phase != Phase.OVER:
        game.capped = 1
        end_game(game, NOBODY, Ending.CAPPED)


@rule
def outcome(game: State, scores: Any) -> None:
    """O25-R66. Dollars on the Outlaws of gangs still in the game, and a point for every Outlaw, which breaks ties."""
    for seat in range(game.seats):
        scores[seat] = 0
        if is_in_game(game, seat):
            scores[seat] = gang_money(game, seat) + size(game.living[seat])
