"""Setting up: gangs, rows, decks, and the roll for the first Dealer."""

from __future__ import annotations

from sixgun.engine.luck import seed_luck
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import begin_story

from .state import Options, State
from .words import (
    ALL_POKER_CARDS,
    COLOURS,
    HAND,
    PLACES,
    RANKS,
    REWARDS,
    RIGHT,
    SEATS,
    SET,
    SHERIFFS,
    Ending,
    Phase,
)


@rule
def deal(game: State, options: Options, seed: int) -> None:
    """The table before the first decision: nobody has chosen a gang yet."""
    seed_luck(game.luck, seed)
    begin_story(game)
    game.seats = options.seats
    game.dealer = options.dealer if options.dealer < options.seats else NOBODY
    game.max_rounds = options.max_rounds
    game.win_money_mid_round = options.win_money_mid_round
    game.skip_idle = options.skip_idle_questions
    game.decisions = 0
    game.capped = 0
    game.ending = Ending.NONE
    game.phase = Phase.GANG
    game.to_act = 0
    game.round_number = 0
    game.bought = 0
    set_up_decks(game, options)
    for seat in range(SEATS):
        clear_seat(game, seat)
    clear_hand(game)
    clear_duels(game)


@rule
def set_up_decks(game: State, options: Options) -> None:
    """O25-11, O25-14, O25-15. Printed numbers, full decks, an empty Bank."""
    for colour in range(COLOURS):
        for outlaw in range(SET):
            game.speed[colour, outlaw] = options.speed[colour, outlaw]
    for sheriff in range(SHERIFFS):
        game.sheriff_speed[sheriff] = options.sheriff_speed[sheriff]
    for reward in range(REWARDS):
        game.effect[reward] = options.effect[reward]
        game.amount[reward] = options.amount[reward]
        game.target[reward] = options.target[reward]
        game.window[reward] = options.window[reward]
        game.reward_deck[reward] = options.rewards[reward]
        game.used[reward] = 0
    for rank in range(RANKS):
        game.wanted_deck[rank] = options.wanted[rank]
    game.sheriff_deck = (1 << SHERIFFS) - 1
    game.bank = 0
    game.pot = 0


@rule
def clear_seat(game: State, seat: Seat) -> None:
    """O25-13. Nothing in front of a player but the marker on the right."""
    game.colour[seat] = NO_CARD
    game.living[seat] = 0
    game.face_up[seat] = 0
    game.spied[seat] = 0
    game.shown[seat] = 0
    game.marker[seat] = RIGHT
    game.rolls[seat] = 0
    for place in range(PLACES):
        game.outlaw[seat, place] = NO_CARD
        game.money[seat, place] = 0
        game.reward[seat, place] = NO_CARD
        for rank in range(RANKS):
            game.wanted[seat, place, rank] = 0


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
