"""Boosters: opened by the luck of the game (rules), or from a seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from sixgun.engine.luck import WORDS, Luck, pick, seed_luck
from sixgun.engine.rule import rule

from .cardset import CardSet, Deck
from .printed import printed, rarity_of
from .words import PACK, PACKS, ChipColour, Rarity

_COLOURS = len(ChipColour)
_RARITIES = len(Rarity)


@rule
def open_pack(luck: Luck, game: Any, pack: Any) -> int:
    """Nine different cards into `pack`, every choice within a rarity equally likely; returns the kicker chip.

    `game` is any record with the fields of Printed.
    """
    filled = 0
    for rarity in range(_RARITIES):
        left = cards_of_rarity(game, rarity)
        wanted = int(game.pack[rarity])
        for card in range(game.cards):
            if rarity_of(game, card) == rarity:
                if wanted > 0 and pick(luck, left) < wanted:
                    pack[filled] = card
                    filled += 1
                    wanted -= 1
                left -= 1
    return pick_chip(luck, game)


@rule
def cards_of_rarity(game: Any, rarity: int) -> int:
    """Different cards of a rarity."""
    count = 0
    for card in range(game.cards):
        if rarity_of(game, card) == rarity:
            count += 1
    return count


@rule
def pick_chip(luck: Luck, game: Any) -> int:
    """The kicker chip of a pack: a colour by its weight, then any chip of that colour."""
    weights = 0
    for colour in range(_COLOURS):
        weights += int(game.colour_weight[colour])
    drawn = int(pick(luck, weights))
    colour = 0
    while drawn >= game.colour_weight[colour]:
        drawn -= int(game.colour_weight[colour])
        colour += 1
    alike = 0
    for chip in range(game.chips):
        if game.chip_colour[chip] == colour:
            alike += 1
    nth = int(pick(luck, alike))
    for chip in range(game.chips):
        if game.chip_colour[chip] == colour:
            if nth == 0:
                return chip
            nth -= 1
    return -1


@dataclass(frozen=True)
class Pack:
    """An opened booster: the ids of its cards, and of its kicker chip."""

    cards: tuple[str, ...]
    kicker: str


def open_packs(cards: CardSet, seed: int, packs: int = PACKS) -> list[Pack]:
    """So many boosters; the same seed opens the same ones."""
    luck, numbers, pack = np.zeros(WORDS, np.uint32), printed(cards), np.zeros(PACK, np.int8)
    seed_luck(luck, seed)
    opened = []
    for _ in range(packs):
        chip = open_pack(luck, numbers, pack)
        opened.append(Pack(tuple(cards.cards[card].id for card in pack), cards.chips[chip].id))
    return opened


def pool(packs: list[Pack]) -> Deck:
    """HSD-196. Everything that came out of some boosters, together."""
    return Deck("Boosters", tuple(card for pack in packs for card in pack.cards), tuple(pack.kicker for pack in packs))
