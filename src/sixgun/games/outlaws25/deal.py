"""Setting up: gangs, rows, decks, and the roll for the first Dealer."""

from __future__ import annotations

import numpy as np

from sixgun.engine.bits import lowest, size
from sixgun.engine.dice import highest, roll_for_each
from sixgun.engine.luck import seed_luck
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.singles import pick_card
from sixgun.engine.story import begin_story

from .rules.rows import murmur, players, say
from .state import Options, State
from .words import (
    ALL_PLACES,
    ALL_POKER_CARDS,
    COLOURS,
    DIE,
    HAND,
    PLACES,
    RANKS,
    REWARDS,
    RIGHT,
    SEATS,
    SET,
    SHERIFFS,
    START_MONEY,
    Ending,
    Phase,
    Told,
)

# Which of the three kept Outlaws lies at the left, in the middle, at the right (O25-R8).
ORDER = np.array([[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], np.int8)


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


@rule
def choose_gang(game: State, colour: int) -> None:
    """O25-04, O25-R7. In seat order; when all have chosen, the gangs are shuffled."""
    seat = int(game.to_act)
    game.colour[seat] = colour
    say(game, Told.GANG, seat, colour, 0)
    game.to_act = seat + 1
    if game.to_act == game.seats:
        for other in range(game.seats):
            keep_three(game, other)
        game.phase = Phase.LINE_UP
        game.to_act = 0


@rule
def keep_three(game: State, seat: Seat) -> None:
    """O25-05, O25-06, O25-10. Three of the five, by chance, with $100 each; only the owner looks."""
    left = (1 << SET) - 1
    for place in range(PLACES):
        outlaw = pick_card(left, game.luck)
        left &= ~(1 << outlaw)
        game.outlaw[seat, place] = outlaw
        game.money[seat, place] = START_MONEY
        murmur(game, Told.DREW_OUTLAW, seat, outlaw, game.colour[seat])
    game.living[seat] = ALL_PLACES


@rule
def line_up(game: State, order: int) -> None:
    """O25-08, O25-R8. The row in the order its owner likes, for the whole game."""
    seat = int(game.to_act)
    one, two, three = int(game.outlaw[seat, 0]), int(game.outlaw[seat, 1]), int(game.outlaw[seat, 2])
    for place in range(PLACES):
        which = ORDER[order, place]
        game.outlaw[seat, place] = one if which == 0 else two if which == 1 else three
    say(game, Told.LINED_UP, seat, 0, 0)
    game.to_act = seat + 1
    if game.to_act == game.seats:
        game.to_act = NOBODY
        game.round_number = 1
        roll_for_first_dealer(game)
        say(game, Told.ROUND, game.dealer, 1, 0)
        game.phase = Phase.ANTE


@rule
def roll_for_first_dealer(game: State) -> None:
    """O25-17, O25-R6. The highest die deals; those who tie for it roll again."""
    if game.dealer == NOBODY:
        rolling = players(game)
        while size(rolling) > 1:
            roll_for_each(game.luck, DIE, rolling, game.rolls)
            for seat in range(game.seats):
                if game.rolls[seat] > 0:
                    say(game, Told.ROLLED_TO_DEAL, seat, game.rolls[seat], 0)
            rolling = highest(game.rolls, rolling)
        game.dealer = lowest(rolling)
    say(game, Told.FIRST_DEALER, game.dealer, 0, 0)
