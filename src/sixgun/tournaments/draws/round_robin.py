"""Everybody plays everybody once: Berger's tables."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.tournaments.draws.checks import check_players

Pair = tuple[str, str | None]  # who moves first comes first; nobody opposite: a bye


def berger(players: Sequence[str]) -> tuple[tuple[Pair, ...], ...]:
    """The rounds in order, the bye last in its round; nobody moves first more than once more than second, or less."""
    check_players(players)
    count = len(players) + len(players) % 2
    numbers = range(1, count)
    rounds = []
    for turn in numbers:
        # The numbers of two opponents add up to the same in the whole round, going round at count - 1. Who would
        # meet himself meets the last number instead; where the players are odd there is nobody, and he has a bye.
        opposite = {number: (turn - number) % (count - 1) + 1 for number in numbers}
        alone = next(number for number in numbers if opposite[number] == number)
        meetings = [who_is_first(one, other) for one, other in opposite.items() if one < other]
        if count == len(players):
            meetings.insert(0, (alone, count) if alone <= count // 2 else (count, alone))
        pairs: list[Pair] = [(players[one - 1], players[other - 1]) for one, other in meetings]
        if count > len(players):
            pairs.append((players[alone - 1], None))
        rounds.append(tuple(pairs))
    return tuple(rounds)


def who_is_first(low: int, high: int) -> tuple[int, int]:
    """The lower number moves first against every second of the higher ones, which shares the first moves evenly."""
    return (low, high) if (low + high) % 2 else (high, low)
