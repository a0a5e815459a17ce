"""The fast 25 Outlaws against the naive referee: on all 1,140 hands, and after every decision of whole games.

`SIXGUN_O25_GAMES` plays so many games of each kind instead of a few.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from sixgun.engine.rule import INTERPRETED
from sixgun.games.outlaws25 import GAME
from sixgun.games.outlaws25.rules.ranking import strength

from .outlaws25.match import ALL_MOVES, Match, Weights
from .outlaws25.poker import ORDER, kind, settle_pot, worth
from .outlaws25.referee import card_name

LONG_RUN = os.environ.get("SIXGUN_O25_GAMES")
ALL_HANDS = list(combinations(range(20), 3))

# How often a verb is chosen when it is there; 1 if not named.
CALM: Weights = {"hold_up": 0.5, "fold": 0.3, "raise": 0.3}
SHOPPING: Weights = {"buy": 6, "hold_up": 3, "fight": 3, "play": 3, "play_at": 3, "raise": 0.1, "bet": 0.1, "fold": 0.1}
ROBBERS: Weights = {"hold_up": 9, "bet": 0.1, "raise": 0.1, "cower": 3}
GAMBLERS: Weights = {"raise": 4, "call": 2, "fold": 0.1, "hold_up": 0.2}
PEACE: Weights = {"hold_up": 0.02, "bet": 0.05, "fold": 0.02, "buy": 0.2}
STYLES: list[Weights] = [{}, CALM, SHOPPING, ROBBERS, GAMBLERS]


def named(hand: tuple[int, ...]) -> list[str]:
    return [card_name(card) for card in hand]


def test_every_number_below_the_move_space_is_a_move_of_the_referee() -> None:
    assert len(ALL_MOVES) == len(set(ALL_MOVES)) == GAME.move_space


def test_all_1140_hands_have_the_same_order() -> None:
    assert len(ALL_HANDS) == 1140
    ours = [int(strength(*hand)) for hand in ALL_HANDS]
    theirs = [worth(named(hand)) for hand in ALL_HANDS]
    places = {value: place for place, value in enumerate(sorted(set(ours)))}
    their_places = {value: place for place, value in enumerate(sorted({(k, *r) for k, r in theirs}))}
    assert [places[value] for value in ours] == [their_places[k, *r] for k, r in theirs]
    counts = [sum(kind(named(hand)) == name for hand in ALL_HANDS) for name in reversed(ORDER)]
    assert counts == [12, 20, 28, 180, 480, 420]


def test_the_referee_hands_out_odd_chips_from_the_dealers_left() -> None:
    """O25-R25. What the comparison rests on, by hand."""
    same = {seat: ["Ts", "Jh", "Kd"] for seat in (0, 1, 3)}
    assert settle_pot(110, same, dealer=1, seats=5) == {3: 40, 0: 40, 1: 30}


def play(luck: Random, many: int, seats: list[int], styles: list[Weights], **chosen: Any) -> Counter[str]:
    """Games with so many players in turn, each in another style."""
    seen: Counter[str] = Counter()
    games = int(LONG_RUN or (max(3, many // 20) if INTERPRETED else many))
    for number in range(games):
        match = Match(luck, seen, seats[number % len(seats)], **chosen)
        match.play_to_the_end(styles[number // len(seats) % len(styles)])
    print(dict(sorted(seen.items())))
    return seen


def assert_all_occurred(seen: Counter[str], *situations: str) -> None:
    """What a test is there for; fewer games are played where rules are interpreted, and need not show everything."""
    assert INTERPRETED or not [situation for situation in situations if not seen[situation]], seen


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_versions_agree_on_every_decision(seats: int) -> None:
    seen = play(Random(seats), 500 // seats, [seats], STYLES)
    assert_all_occurred(seen, "sheriff: pass", "sheriff: play", "before the roll: play", "after the roll: play")
    assert_all_occurred(seen, "after the roll: play_at", "betting: raise", "betting: play_card", "showing: hide")
    assert_all_occurred(seen, "answer: cower", "answer: fight", "answer: show_reward", "cowering: play")
    assert_all_occurred(seen, "buying: play", "buying: play_at", "buying: play_wanted", "split: put", "rest: put")


def test_both_versions_agree_on_poor_gangs_and_on_every_way_to_win() -> None:
    seen = play(Random(7), 200, [2, 3, 4], [GAMBLERS, SHOPPING])
    assert_all_occurred(seen, "split: end_turn", "split: play", "ended last_gang", "ended last_with_money")


@pytest.mark.parametrize(
    "chosen", [{"skip_idle_questions": True}, {"win_money_mid_round": False}, {"dealer": 1}], ids=str
)
def test_both_versions_agree_on_the_options_of_a_table(chosen: dict[str, Any]) -> None:
    play(Random(11), 60, [2, 3, 4, 5], STYLES, **chosen)


def test_both_versions_agree_on_the_last_round() -> None:
    seen = play(Random(13), 30, [2, 3, 4, 5], [PEACE], max_rounds=6)
    assert_all_occurred(seen, "ended round_limit")
