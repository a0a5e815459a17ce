"""The referee and the rules agree: on all 1,140 hands, on many random pots, and on the betting of random games."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from sixgun.engine.luck import pick
from sixgun.engine.money import share
from sixgun.engine.rule import INTERPRETED
from sixgun.engine.windows import nth_in
from sixgun.games.outlaws25 import GAME, moves
from sixgun.games.outlaws25.ranking import KIND_STEP, strength
from sixgun.games.outlaws25.rows import ante, stake
from sixgun.games.outlaws25.showdown import award_pot, begin_showing
from sixgun.games.outlaws25.words import CHIP, HAND_NAMES, Phase

from .outlaws25_referee import DECK, ORDER, Betting, kind, must_show, settle_pot, worth

ALL_HANDS = list(combinations(range(20), 3))


def named(cards: Any) -> list[str]:
    return [DECK[int(card)] for card in cards]


def test_all_1140_hands_have_the_same_kind_and_the_same_order() -> None:
    assert len(ALL_HANDS) == 1140
    ours = [int(strength(*hand)) for hand in ALL_HANDS]
    theirs = [worth(named(hand)) for hand in ALL_HANDS]
    assert [HAND_NAMES[value // KIND_STEP] for value in ours] == [kind(named(hand)) for hand in ALL_HANDS]
    places = {value: place for place, value in enumerate(sorted(set(ours)))}
    their_places = {value: place for place, value in enumerate(sorted({(k, *r) for k, r in theirs}))}
    assert [places[value] for value in ours] == [their_places[k, *r] for k, r in theirs]
    counts = [sum(kind(named(hand)) == name for hand in ALL_HANDS) for name in reversed(ORDER)]
    assert counts == [12, 20, 28, 180, 480, 420]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_pots_are_won_and_split_alike(seats: int) -> None:
    chance = random.Random(seats)
    games, options = GAME.state.empty(), GAME.settled(seats)
    game = games[0]
    for _ in range(50 if INTERPRETED else 500):
        GAME.deal(game, options[0], 1)
        for colour in range(seats):
            GAME.step(game, moves.GANG + colour)
        for _ in range(seats):
            GAME.step(game, moves.LINE_UP)
        playing = chance.sample(range(seats), chance.randint(2, seats))
        few_ranks = chance.sample(range(20), chance.randint(2 * len(playing) + 1, 20))  # ties are more likely in a few
        cards = chance.sample(few_ranks, 2 * len(playing) + 1)
        game.flop = cards.pop()
        game.hand[:] = -1
        for seat in playing:
            game.hand[seat] = [cards.pop(), cards.pop()]
        game.dealer = chance.randrange(seats)
        game.playing = sum(1 << seat for seat in playing)
        game.pot = 10 * chance.randint(1, 60)
        game.first_to_show = chance.choice([-1, *playing])
        before = game.money.copy()
        hands = {seat: named([*game.hand[seat], game.flop]) for seat in playing}
        first = None if game.first_to_show < 0 else int(game.first_to_show)
        expected = settle_pot(int(game.pot), hands, int(game.dealer), seats)
        begin_showing(game)
        shown = must_show(hands, first)
        assert {seat for seat in range(seats) if game.open_hands >> seat & 1} == shown
        while game.phase == Phase.SHOWING:
            assert int(game.to_act) not in shown
            GAME.step(game, chance.choice([moves.SHOW, moves.HIDE]))
        won = {seat: int((game.money - before)[seat].sum()) for seat in range(seats)}
        assert {seat: dollars for seat, dollars in won.items() if dollars} == {s: d for s, d in expected.items() if d}
        assert game.pot == 0


def test_shares_are_those_of_chips_handed_out_one_by_one() -> None:
    same = {seat: ["Ts", "Jh", "Kd"] for seat in range(5)}
    for pot in range(10, 400, 10):
        for winners in ([0, 1], [1, 3, 4], [0, 1, 2, 3, 4]):
            for dealer in range(5):
                members = sum(1 << seat for seat in winners)
                theirs = settle_pot(pot, {seat: same[seat] for seat in winners}, dealer, 5)
                for seat in winners:
                    assert share(pot, CHIP, len(winners), nth_in(members, dealer, seat, 5)) == theirs[seat]


def said(move: int) -> tuple[str, int]:
    """A betting move as the referee says it."""
    plain = {moves.CHECK: "check", moves.CALL: "call", moves.FOLD: "fold"}
    if move in plain:
        return plain[move], 0
    return ("raise", (move - moves.RAISE) * CHIP) if move >= moves.RAISE else ("bet", (move - moves.BET) * CHIP)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_betting_of_random_games_goes_by_the_book(seats: int) -> None:
    games, options, allowed = GAME.state.empty(), GAME.settled(seats), GAME.move_list()
    game, luck = games[0], np.zeros(4, np.uint32)
    rounds_of_betting = 0
    for seed in range(2 if INTERPRETED else 100):
        GAME.deal(game, options[0], seed)
        luck[:] = [seed, 5, 6, 1]
        referee: Betting | None = None
        while game.to_act >= 0:
            count = GAME.legal(game, allowed)
            if game.phase != Phase.BETTING:
                referee = None
            elif referee is None:
                in_hand = {seat: stake(game, seat) for seat in range(seats) if game.playing >> seat & 1}
                referee = Betting(in_hand, ante(game), int(game.dealer), seats)
                rounds_of_betting += 1
            move = int(allowed[pick(luck, count)])
            if referee is not None and move < moves.PLAY:
                assert int(game.to_act) == referee.waiting[0]
                assert {said(int(m)) for m in allowed[:count] if m < moves.PLAY} == referee.allowed()
                referee.act(*said(move))
                GAME.step(game, move)
                assert bool(referee.waiting) == (game.phase == Phase.BETTING)
                if game.phase == Phase.BETTING:
                    assert {seat: stake(game, seat) for seat in referee.stake} == referee.stake
                elif game.phase == Phase.SHOWING:
                    assert int(game.first_to_show) == referee.first_to_show
                continue
            GAME.step(game, move)
    assert rounds_of_betting > 3


def test_a_pot_without_a_winner_stays() -> None:
    games, options = GAME.state.empty(), GAME.settled(2)
    GAME.deal(games[0], options[0], 1)
    for move in (0, 1, moves.LINE_UP, moves.LINE_UP):
        GAME.step(games[0], move)
    games[0].playing = 0
    award_pot(games[0])
    assert games[0].pot == 20
