"""What each Reward does when it is played."""

from __future__ import annotations

from sixgun.engine.luck import roll
from sixgun.engine.money import as_told
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell, whisper

from ..sayings import Told
from ..state import State
from ..words import CHIP, DIE, PLACES, Effect, Phase, Target
from .duels import ask_next, card_at
from .ending import test_for_win
from .holdups import half_of_victim, pay_robber
from .leaving import take_reward_off
from .poker import draw_card
from .rewards import side_of
from .rows import spot_of
from .sheriffs import dismiss_sheriff


@rule
def play(game: State, place: int) -> None:
    """A Reward with nothing to choose."""
    play_on(game, place, 0)


@rule
def play_on(game: State, place: int, choice: int) -> None:
    """O25-91, O25-93, O25-R40. Shown to all; back into the deck at once, or after the duel it was played in.

    What was chosen is a spot, a rank or a card, as the Reward's target says.
    """
    seat = int(game.to_act)
    reward = take_reward_off(game, seat, place)
    effect = int(game.effect[reward])
    tell(game, Told.PLAYED, seat, reward, place)
    if effect == Effect.DUEL_MOD or effect == Effect.REROLL:
        game.used[reward] += 1
        change_duel(game, seat, place, reward, choice)
        return
    game.reward_deck[reward] += 1
    if effect == Effect.GAIN:
        gain(game, seat, place, int(game.amount[reward]))
    elif effect == Effect.PEEK:
        peek(game, seat, choice)
    elif effect == Effect.DISMISS_SHERIFF:
        dismiss_sheriff(game)
    elif effect == Effect.CLEAR_WANTED:
        clear_wanted(game, seat, place, choice)
    elif effect == Effect.COWER_LIMIT:
        pay_robber(game, min(int(game.amount[reward]), half_of_victim(game)))
    elif effect == Effect.CANCEL_HOLDUP:
        cancel_holdup(game, seat, place)
    else:
        swap_card(game, seat, choice)


@rule
def change_duel(game: State, seat: Seat, place: int, reward: int, choice: int) -> None:
    """O25-79, O25-97. A total for the whole duel, or one die again; then the asking goes on (O25-R42)."""
    side = side_of(game, spot_of(seat, place))
    if game.target[reward] == Target.OPPONENT:
        side = 1 - side
    elif game.target[reward] == Target.EITHER_DUELLIST:
        side = side_of(game, choice)
    if game.effect[reward] == Effect.REROLL:
        game.die[side] = roll(game.luck, DIE)
        tell(game, Told.REROLLED, seat, game.duellist[side], game.die[side])
    else:
        game.modifier[side] += game.amount[reward]
        tell(game, Told.AT_DUELLIST, seat, game.duellist[side], game.amount[reward])
    game.passed = 0
    ask_next(game, seat)


@rule
def gain(game: State, seat: Seat, place: int, dollars: int) -> None:
    """Money from the Bank, as far as there is any."""
    taken = min(dollars, int(game.bank))
    game.bank -= taken
    game.money[seat, place] += taken
    tell(game, Told.GAINED, seat, as_told(taken, CHIP), place)
    test_for_win(game)


@rule
def peek(game: State, seat: Seat, spot: int) -> None:
    """A look at one face-down Outlaw; it stays face-down for all others."""
    game.spied[seat] |= 1 << spot
    tell(game, Told.LOOKED, seat, spot, 0)
    owner = spot // PLACES
    whisper(game, Told.SAW, seat, card_at(game, owner, spot % PLACES), spot)


@rule
def clear_wanted(game: State, seat: Seat, place: int, rank: int) -> None:
    """One Wanted card of the carrier is shuffled back."""
    game.wanted[seat, place, rank] -= 1
    game.wanted_deck[rank] += 1
    tell(game, Told.CLEARED, seat, rank, place)


@rule
def cancel_holdup(game: State, seat: Seat, place: int) -> None:
    """O25-R54. No duel, no payment; the robber draws a Wanted card all the same."""
    tell(game, Told.ESCAPED, seat, 0, place)
    game.phase = Phase.WANTED
    game.to_act = NOBODY


@rule
def swap_card(game: State, seat: Seat, which: int) -> None:
    """One of the two dealt cards is put aside unseen and replaced by an undealt one."""
    game.aside[seat] = game.hand[seat, which]
    game.hand[seat, which] = draw_card(game)
    whisper(game, Told.SWAPPED, seat, game.aside[seat], game.hand[seat, which])
