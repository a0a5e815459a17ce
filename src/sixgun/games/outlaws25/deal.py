"""The deal: the table before anybody has chosen a gang; and clearing it for a new hand."""

from __future__ import annotations

from sixgun.engine.luck import seed_luck
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY

from .state import Options, State, clear, take_given
from .words import ALL_POKER_CARDS, HAND, RANKS, REWARDS, SEATS, SHERIFFS, Phase


@rule
def deal(game: State, options: Options, seed: int) -> None:
    """The table before the first decision: nobody has chosen a gang yet."""
    seed_luck(game.luck, seed)
    clear(game)
    take_given(game, options)
    game.dealer = options.dealer if options.dealer < options.seats else NOBODY
    game.skip_idle = options.skip_idle_questions
    game.phase = Phase.GANG
    game.to_act = 0
    set_up_decks(game, options)


@rule
def set_up_decks(game: State, options: Options) -> None:
    """O25-15. Full decks; the poker and Sheriff decks are always the same."""
    for reward in range(REWARDS):
        game.reward_deck[reward] = options.rewards[reward]
    for rank in range(RANKS):
        game.wanted_deck[rank] = options.wanted[rank]


@rule
def clear_hand(game: State) -> None:
    """All twenty poker cards in the deck."""
    game.poker_deck = ALL_POKER_CARDS
    game.flop = NO_CARD
    game.open_hands = 0
    game.playing = 0
    game.hand_is_on = 0
    game.ante_paid = 0
    game.acted = 0
    game.passed = 0
    game.first_to_show = NOBODY
    for seat in range(SEATS):
        game.bet[seat] = 0
        game.aside[seat] = NO_CARD
        for card in range(HAND):
            game.hand[seat, card] = NO_CARD


@rule
def clear_duels(game: State) -> None:
    """No Sheriffs, no duel, no Holdup."""
    game.sheriffs = 0
    game.sheriff_now = 0
    for number in range(SHERIFFS):
        game.sheriff_card[number] = 0
        game.sheriff_for[number] = 0
    for side in range(2):
        game.duellist[side] = NO_CARD
        game.modifier[side] = 0
        game.die[side] = 0
    game.attacker = NO_CARD
    game.victim = NO_CARD
