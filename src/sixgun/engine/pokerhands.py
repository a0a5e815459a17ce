"""What a hand of poker cards is made of: groups of a rank, runs, one suit. Which of these beats which is a game's own.

A hand is given as packed rank counts, three bits a rank: start from 0 and put in one card after the other.

    ranks = with_rank(with_rank(with_rank(0, KING), ACE), KING)
    largest_group(ranks, RANKS) == 2
    group_order(ranks, RANKS) == KING * 16 + ACE + 17      # the pair first, then the odd card
"""

from __future__ import annotations

from .rule import rule

_BITS = 3  # up to seven cards of a rank
_ONE_RANK = (1 << _BITS) - 1
DIGIT = 16  # a group's rank is one digit of `group_order`; up to fifteen ranks


@rule
def with_rank(ranks: int, rank: int) -> int:
    """The hand with one card of `rank` more."""
    return int(ranks) + (1 << (_BITS * int(rank)))


@rule
def of_rank(ranks: int, rank: int) -> int:
    """How many cards of `rank` the hand has."""
    return (int(ranks) >> (_BITS * int(rank))) & _ONE_RANK


@rule
def largest_group(ranks: int, kinds: int) -> int:
    """How many cards the most frequent rank has; `kinds` is the number of ranks in the deck."""
    most = 0
    for rank in range(kinds):
        most = max(most, of_rank(ranks, rank))
    return most


@rule
def group_order(ranks: int, kinds: int) -> int:
    """A number that is higher for the better of two hands of one kind.

    Larger groups count first, among groups of a size the higher rank; every group is one digit.
    """
    order = 0
    for size in range(largest_group(ranks, kinds), 0, -1):
        for rank in range(kinds - 1, -1, -1):
            if of_rank(ranks, rank) == size:
                order = order * DIGIT + rank + 1
    return order


@rule
def is_run(ranks: int, kinds: int) -> bool:
    """Whether all ranks are different and follow each other without a gap; the lowest does not follow the highest."""
    present = 0
    for rank in range(kinds):
        cards = of_rank(ranks, rank)
        if cards > 1:
            return False
        present |= cards << rank
    return present != 0 and (present + (present & -present)) & present == 0
