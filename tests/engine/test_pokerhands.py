"""Groups, runs and their order, for hands of any size."""

from __future__ import annotations

from sixgun.engine.pokerhands import group_order, is_run, largest_group, of_rank, with_rank

RANKS = 13


def hand(*ranks: int) -> int:
    packed = 0
    for rank in ranks:
        packed = with_rank(packed, rank)
    return packed


def test_a_hand_counts_its_ranks() -> None:
    assert [of_rank(hand(3, 3, 12), rank) for rank in (0, 3, 12)] == [0, 2, 1]
    assert largest_group(hand(3, 3, 12), RANKS) == 2
    assert largest_group(hand(5, 5, 5, 5, 1), RANKS) == 4


def test_larger_groups_count_before_higher_ranks() -> None:
    pair_of_threes, pair_of_twos = hand(3, 3, 0), hand(2, 2, 12)
    assert group_order(pair_of_threes, RANKS) > group_order(pair_of_twos, RANKS)
    assert group_order(hand(3, 3, 9), RANKS) > group_order(hand(3, 3, 8), RANKS)
    full_house, other = hand(4, 4, 4, 1, 1), hand(3, 3, 3, 12, 12)
    assert group_order(full_house, RANKS) > group_order(other, RANKS)


def test_single_cards_count_from_the_top_down() -> None:
    assert group_order(hand(12, 5, 4), RANKS) > group_order(hand(11, 10, 9), RANKS)
    assert group_order(hand(12, 5, 4), RANKS) > group_order(hand(12, 5, 3), RANKS)


def test_a_run_has_no_gaps_and_no_pairs_and_does_not_wrap() -> None:
    assert is_run(hand(4, 6, 5), RANKS)
    assert is_run(hand(8, 9, 10, 11, 12), RANKS)
    assert not is_run(hand(4, 5, 7), RANKS)
    assert not is_run(hand(4, 4, 5), RANKS)
    assert not is_run(hand(12, 0, 1), RANKS)
    assert not is_run(hand(), RANKS)
