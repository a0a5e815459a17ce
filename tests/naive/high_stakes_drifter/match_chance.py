"""Chance as it fell in the room, handed to the referee."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from .pieces import Card, Chip

Drawn = list[list[str]]  # deck by deck the cards that the room has drawn and the referee has not


class Pile(list[Card]):
    """A deck of the referee, from which the card comes that the room has drawn."""

    def __init__(self, cards: Sequence[Card], home: int, chance: RoomsChance) -> None:
        super().__init__(cards)
        self.home, self.chance = home, chance

    def pop(self, index: Any = -1) -> Card:
        """By what was whispered; a long story leaves out the last draws, which are what the room's deck lacks now."""
        told = self.chance.drawn[self.home]
        if told:
            name = told.pop(0)
        else:
            names = Counter(card.printed.name for card in self)
            name = next(iter(names - self.chance.decks[self.home] or names))
        found = [place for place, card in enumerate(self) if card.printed.name == name]
        assert found, f"the room has drawn {name}, which is not in the referee's deck"
        return super().pop(found[0])


@dataclass
class RoomsChance:
    """What chance did in the room, in the order in which it happened."""

    drawn: Drawn
    first: int
    decks: list[Counter[str]] = field(default_factory=list)  # as they are after the room's last step
    deadwoods: list[list[str]] = field(default_factory=list)
    flips: list[tuple[str, int]] = field(default_factory=list)  # chip and side
    discarded: dict[int, list[str]] = field(default_factory=dict)  # by seat
    shuffles: int = 0

    def shuffle(self, cards: list[Card]) -> list[Card]:
        """The order of a deck is found out card by card."""
        self.shuffles += 1
        home = self.shuffles - 1
        return Pile(cards, home, self) if home < len(self.drawn) else cards

    def first_player(self, players: int) -> int:
        return self.first

    def flip(self, chip: Chip) -> int:
        """The next chip that was flipped or turned over, which has to be this one (HSD-R95)."""
        assert self.flips, f"only the referee flips {chip.printed.name}"
        name, side = self.flips.pop(0)
        assert name == chip.printed.name, f"the room flips {name}, the referee {chip.printed.name}"
        return side

    def turned(self, chip: Chip) -> int:
        side = self.flip(chip)
        assert side != chip.side, f"the room has not turned {chip.printed.name} over"
        return side

    def pick(self, cards: Sequence[Card]) -> Card:
        """Which card of a hand is discarded next."""
        told = self.discarded.get(cards[0].owner)
        assert told, "only the referee picks a card at random"
        return next(card for card in cards if card.printed.name == told[0])

    def left_over(self) -> list[str]:
        drawn = [f"only the room has drawn {names}" for names in self.drawn if names]
        flips = [f"only the room has flipped {self.flips}"] if self.flips else []
        discarded = [f"only the room has discarded {names}" for names in self.discarded.values() if names]
        return drawn + flips + discarded


def in_the_order_of(told: Sequence[str], cards: Sequence[Card]) -> list[Card]:
    """The cards as they were told; what was not told comes last."""
    left, found = list(cards), []
    for name in told:
        for card in [card for card in left if card.printed.name == name][:1]:
            left.remove(card)
            found.append(card)
    return found + left
