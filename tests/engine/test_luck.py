"""Chance is fair, the same everywhere, and kept in the record."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from sixgun.engine.luck import WORDS, next_bits, pick, roll, seed_luck, shuffle
from sixgun.engine.piles import NO_CARD, draw, draw_below, how_many, pour, put_on_top, swap, take_from
from sixgun.engine.rule import INTERPRETED

THROWS = 3_000 if INTERPRETED else 60_000


def luck_of(seed: int) -> Any:
    luck = np.zeros(WORDS, np.uint32)
    seed_luck(luck, seed)
    return luck


def fair(counts: Counter[Any], sides: int) -> bool:
    """Chi-squared against an even spread; a fair die passes all but one time in ten million."""
    total = sum(counts.values())
    even = total / sides
    distance = sum((counts[side] - even) ** 2 / even for side in counts) + (sides - len(counts)) * even
    return bool(distance < sides + 6 * (2 * sides) ** 0.5 + 12)


def test_the_stream_of_a_seed_never_changes() -> None:
    """Transcripts depend on it."""
    luck = luck_of(7)
    assert [int(next_bits(luck)) for _ in range(4)] == [100587536, 2849664703, 2976894644, 2427842431]


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52, 74])
def test_every_choice_is_equally_likely(sides: int) -> None:
    luck = luck_of(sides)
    assert fair(Counter(int(pick(luck, sides)) for _ in range(THROWS)), sides)


def test_a_pick_throws_the_odd_remainder_again() -> None:
    """With three thousand million choices a plain remainder would favour the low ones by half."""
    luck = luck_of(1)
    choices = 3 << 30
    low = sum(int(pick(luck, choices)) < choices // 3 for _ in range(2000))
    assert 580 < low < 760


def test_a_die_shows_one_to_six() -> None:
    luck = luck_of(3)
    assert {int(roll(luck, 6)) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_every_order_of_a_shuffle_is_equally_likely_and_the_rest_stays() -> None:
    luck = luck_of(5)
    seen: Counter[Any] = Counter()
    for _ in range(THROWS // 4):
        pile = np.array([1, 2, 3, 4, 9], np.int8)
        shuffle(luck, pile, 4)
        assert pile[4] == 9
        seen[tuple(pile.tolist())] += 1
    assert fair(seen, 24)


def test_neighbouring_seeds_start_apart() -> None:
    firsts = {int(next_bits(luck_of(seed))) for seed in range(500)}
    assert len(firsts) == 500


def test_a_pile_of_counts_is_drawn_to_the_last_card() -> None:
    luck, deck = luck_of(2), np.array([3, 0, 2], np.int8)
    drawn = Counter(int(draw(deck, luck)) for _ in range(5))
    assert drawn == {0: 3, 2: 2}
    assert draw(deck, luck) == NO_CARD


def test_each_card_of_a_pile_of_counts_is_equally_likely_to_come_first() -> None:
    luck = luck_of(8)
    first = Counter(int(draw(np.array([1, 2, 1], np.int8), luck)) for _ in range(THROWS // 4))
    assert abs(first[1] / sum(first.values()) - 0.5) < 0.06
    assert abs(first[0] / sum(first.values()) - 0.25) < 0.06


def test_drawing_below_a_kind_leaves_the_others_alone() -> None:
    luck, deck = luck_of(4), np.array([2, 0, 5], np.int8)
    assert [int(draw_below(deck, 2, luck)) for _ in range(3)] == [0, 0, NO_CARD]
    assert deck.tolist() == [0, 0, 5]


def test_piles_pour_swap_and_count() -> None:
    one, other = np.array([1, 2], np.int8), np.array([0, 4], np.int8)
    swap(one, other)
    assert (one.tolist(), other.tolist()) == ([0, 4], [1, 2])
    pour(one, other)
    assert (how_many(one), other.tolist()) == (0, [1, 6])


def test_an_ordered_pile_closes_its_gaps() -> None:
    pile = np.full(4, NO_CARD, np.int8)
    count = 0
    for card in (7, 8, 9):
        count = put_on_top(pile, count, card)
    count = take_from(pile, count, 1)
    assert (count, pile.tolist()) == (2, [7, 9, NO_CARD, NO_CARD])
