"""A set of cards as Python knows it: what decks are built of and checked against."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from sixgun.engine.abilities import Clause

from .words import CHIP_VALUES, CardType, ChipColour, Rarity, Stat


@dataclass(frozen=True)
class Card:
    """A card as printed (HSD-29, HSD-31, HSD-32). The stats of gear and fortune cards are what they add."""

    id: str
    name: str
    type: CardType
    rarity: Rarity
    cost: int
    stats: tuple[int, int, int]  # by Stat
    faction: int
    kicker_limit: int
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Chip:
    """A kicker chip as printed: on each side a stat and what it adds (HSD-39)."""

    id: str
    name: str
    colour: ChipColour
    sides: tuple[tuple[Stat, int], tuple[Stat, int]]

    @property
    def value(self) -> int:
        """HSD-37. By colour, in dollars."""
        return CHIP_VALUES[self.colour]


@dataclass(frozen=True)
class Booster:
    """What is in a pack: cards of each rarity, and how often its kicker chip has each colour."""

    rarities: tuple[int, ...]
    colours: tuple[int, ...]


@dataclass(frozen=True)
class Deck:
    """HSD-04, HSD-05. The ids of the cards and of the kicker chips, one for each copy."""

    name: str
    cards: tuple[str, ...]
    kickers: tuple[str, ...] = ()


@dataclass(frozen=True)
class ReadyMade:
    """A deck of the card file: for a player (`starter`) or shared by both in a quick-start game (`quickstart`)."""

    id: str
    use: str
    deck: Deck


@dataclass(frozen=True)
class CardSet:
    """All cards and kicker chips, by number; packs, and decks made of them."""

    cards: tuple[Card, ...]
    chips: tuple[Chip, ...]
    booster: Booster
    decks: tuple[ReadyMade, ...] = ()

    @property
    def starters(self) -> list[ReadyMade]:
        """The decks for whoever brings none."""
        return [made for made in self.decks if made.use == "starter"]

    @cached_property
    def card_numbers(self) -> dict[str, int]:
        """The number of each card by its id."""
        return {card.id: number for number, card in enumerate(self.cards)}

    @cached_property
    def chip_numbers(self) -> dict[str, int]:
        """The number of each kicker chip by its id."""
        return {chip.id: number for number, chip in enumerate(self.chips)}

    def card(self, name: str) -> Card | None:
        """The card with that id."""
        number = self.card_numbers.get(name)
        return None if number is None else self.cards[number]

    def chip(self, name: str) -> Chip | None:
        """The kicker chip with that id."""
        number = self.chip_numbers.get(name)
        return None if number is None else self.chips[number]


def known_id(name: str, things: Sequence[Card] | Sequence[Chip]) -> str:
    """The id of what is called so, by id or by name in whatever letters; the name itself when nothing is."""
    said = name.strip().lower()
    return next((each.id for each in things if said in (each.id.lower(), each.name.lower())), name.strip())
