"""Duels: cards turned up, windows for Rewards, dice until one side is higher."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.dice import TIED, winner_of_two
from sixgun.engine.luck import roll
from sixgun.engine.piles import NO_CARD, pour
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell
from sixgun.engine.windows import next_to_ask

from ..sayings import Told
from ..state import MOST_EVENTS, State
from ..words import DIE, PLACES, SET, SHERIFF_SPOT, Phase
from .rewards import might_play

TIES_TOLD = MOST_EVENTS // 2  # dice may tie over and over; on a page so full they need not all be told


@rule
def begin_duel(game: State, one: int, other: int) -> None:
    """O25-73 to O25-75. Both are turned up for good, and the window before the roll opens (O25-R38)."""
    game.duellist[0] = one
    game.duellist[1] = other
    for side in range(2):
        game.modifier[side] = 0
        game.die[side] = 0
        turn_up(game, int(game.duellist[side]))
    tell(game, Told.DUEL, one // PLACES, one, other)
    open_window(game, Phase.BEFORE_ROLL)


@rule
def turn_up(game: State, spot: int) -> None:
    """O25-74, O25-75. A Sheriff lies face-up already."""
    if spot == SHERIFF_SPOT:
        return
    seat, place = spot // PLACES, spot % PLACES
    if not has(game.face_up[seat], place):
        game.face_up[seat] |= 1 << place
        tell(game, Told.TURNED_UP, seat, card_at(game, seat, place), place)


@rule
def card_at(game: State, seat: Seat, place: int) -> int:
    """Which of the twenty-five Outlaws lies there."""
    return int(game.colour[seat]) * SET + int(game.outlaw[seat, place])


@rule
def speed_of(game: State, spot: int) -> int:
    """O25-07, O25-78. The number on the card."""
    if spot == SHERIFF_SPOT:
        return int(game.sheriff_speed[game.sheriff_card[game.sheriff_now]])
    seat = spot // PLACES
    return int(game.speed[game.colour[seat], game.outlaw[seat, spot % PLACES]])


@rule
def total(game: State, side: int) -> int:
    """O25-78, O25-79. Die, speed, and what Rewards add or take."""
    return int(game.die[side]) + speed_of(game, int(game.duellist[side])) + int(game.modifier[side])


@rule
def open_window(game: State, phase: int) -> None:
    """O25-R42. Everybody may be asked, from the Dealer's left."""
    game.phase = phase
    game.passed = 0
    ask_next(game, game.dealer)


@rule
def ask_next(game: State, after: Seat) -> None:
    """O25-R42, O25-R71. The next player who might play something; NOBODY when all have passed in a row."""
    asked = 0
    for seat in range(game.seats):
        asked |= int(might_play(game, seat)) << seat
    game.to_act = next_to_ask(asked, game.passed, after, game.seats)


@rule
def pass_window(game: State) -> None:
    """O25-R42. A pass counts until somebody plays."""
    seat = int(game.to_act)
    game.passed |= 1 << seat
    ask_next(game, seat)


@rule
def roll_dice(game: State) -> None:
    """O25-76, O25-77, O25-R33. One die for each side; then the window after the roll opens."""
    for side in range(2):
        game.die[side] = roll(game.luck, DIE)
    lead = total(game, 0) - total(game, 1)
    if lead != 0 or game.told < TIES_TOLD:
        tell(game, Told.ROLLED, int(game.duellist[0]) // PLACES, int(game.die[0]) * 8 + int(game.die[1]), lead)
    open_window(game, Phase.AFTER_ROLL)


@rule
def winning_side(game: State) -> int:
    """O25-80, O25-81, O25-R39. The higher total; on a tie both roll again with all modifiers kept."""
    side = winner_of_two(total(game, 0), total(game, 1))
    if side == TIED:
        roll_dice(game)
    return side


@rule
def close_duel(game: State) -> None:
    """O25-82, O25-R40. Rewards that were played are shuffled back."""
    pour(game.used, game.reward_deck)
    for side in range(2):
        game.duellist[side] = NO_CARD
        game.modifier[side] = 0
        game.die[side] = 0
    game.passed = 0
    game.to_act = NOBODY
