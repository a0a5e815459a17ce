"""Chance for the tests: seeded, or stacked by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .pieces import Card, Chip


class SeededChance:
    """Everything by a seeded generator."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def shuffle(self, cards: list[Card]) -> list[Card]:
        return self.random.sample(cards, len(cards))

    def first_player(self, players: int) -> int:
        return self.random.randrange(players)

    def flip(self, chip: Chip) -> int:
        return self.random.randrange(2)

    def turned(self, chip: Chip) -> int:
        return 1 - chip.side

    def pick(self, cards: Sequence[Card]) -> Card:
        return self.random.choice(cards)


class StackedChance:
    """Nothing is shuffled, the first player is the first seat, and chips fall as told: A is 0, B is 1."""

    def __init__(self, flips: Sequence[int] = ()) -> None:
        self.flips = list(flips)
        self.shuffles = 0

    def shuffle(self, cards: list[Card]) -> list[Card]:
        self.shuffles += 1
        return list(cards)

    def first_player(self, players: int) -> int:
        return 0

    def flip(self, chip: Chip) -> int:
        return self.flips.pop(0)

    def turned(self, chip: Chip) -> int:
        return 1 - chip.side

    def pick(self, cards: Sequence[Card]) -> Card:
        return cards[0]
