"""What is printed on the cards, as numbers in a record: what rules, packs and bots read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sixgun.engine.options import fill
from sixgun.engine.record import Record, i8

from .cardset import CardSet
from .vocabulary import ABILITY, VOCABULARY
from .words import DECK, MOST_CHIP_KINDS, MOST_KINDS, MOST_ROWS, MOST_STARTERS, SIDES, ChipColour, Rarity, Stat


class Printed(Record):
    """The numbers of a card file. Cards and kicker chips go by their place in it, dudes first."""

    cards = i8(doc="Different cards.")
    card_type = i8(MOST_KINDS, doc="Dude, gear or fortune (HSD-27).")
    faction = i8(MOST_KINDS, doc="Of a dude; NO_FACTION on other cards (HSD-29).")
    rarity = i8(MOST_KINDS, doc="HSD-30.")
    cost = i8(MOST_KINDS, doc="In dollars.")
    stat = i8(MOST_KINDS, len(Stat), doc="Of a dude; what gear and fortune cards add (HSD-29, HSD-31, HSD-32).")
    kicker_limit = i8(MOST_KINDS, doc="Of a dude, in dollars (HSD-38).")
    abilities = i8(MOST_ROWS, ABILITY, doc="A row for each clause; see vocabulary.py.")
    first_ability = i8(MOST_KINDS + 1, doc="Where the rows of a card begin.")
    chips = i8(doc="Different kicker chips.")
    chip_colour = i8(MOST_CHIP_KINDS, doc="HSD-36.")
    chip_stat = i8(MOST_CHIP_KINDS, SIDES, doc="The stat each side is about (HSD-39).")
    chip_change = i8(MOST_CHIP_KINDS, SIDES, doc="What each side adds to it (HSD-39).")
    pack = i8(len(Rarity), doc="Cards of each rarity in a booster.")
    colour_weight = i8(len(ChipColour), doc="How often the kicker chip of a booster has each colour.")
    starters = i8(doc="Starter decks.")
    starter_cards = i8(MOST_STARTERS, DECK, doc="The cards of each starter deck.")
    starter_chips = i8(MOST_STARTERS, MOST_CHIP_KINDS, doc="How many of each kicker chip they have.")
    quick_start_cards = i8(DECK, doc="The cards of the quick-start deck (HSD-152).")


def tables(cards: CardSet) -> Mapping[str, Any]:
    """The fields of `Printed`."""
    starters = [each.deck for each in cards.decks if each.use == "starter"]
    shared = next(each.deck for each in cards.decks if each.use == "quickstart")
    stacks = [chip_counts(deck.kickers, cards) for deck in starters]
    clauses = [card.clauses for card in cards.cards] + [()] * (MOST_KINDS - len(cards.cards))
    return {
        "cards": len(cards.cards),
        "card_type": _padded([card.type for card in cards.cards], MOST_KINDS),
        "faction": _padded([card.faction for card in cards.cards], MOST_KINDS),
        "rarity": _padded([card.rarity for card in cards.cards], MOST_KINDS),
        "cost": _padded([card.cost for card in cards.cards], MOST_KINDS),
        "stat": _padded([card.stats for card in cards.cards], MOST_KINDS, len(Stat)),
        "kicker_limit": _padded([card.kicker_limit for card in cards.cards], MOST_KINDS),
        **VOCABULARY.table(clauses, MOST_ROWS),
        "chips": len(cards.chips),
        "chip_colour": _padded([chip.colour for chip in cards.chips], MOST_CHIP_KINDS),
        "chip_stat": _padded([[stat for stat, _ in chip.sides] for chip in cards.chips], MOST_CHIP_KINDS, SIDES),
        "chip_change": _padded([[change for _, change in chip.sides] for chip in cards.chips], MOST_CHIP_KINDS, SIDES),
        "pack": cards.booster.rarities,
        "colour_weight": cards.booster.colours,
        "starters": len(starters),
        "starter_cards": _padded([card_numbers(deck.cards, cards) for deck in starters], MOST_STARTERS, DECK),
        "starter_chips": _padded(stacks, MOST_STARTERS, MOST_CHIP_KINDS),
        "quick_start_cards": card_numbers(shared.cards, cards),
    }


def card_numbers(ids: Sequence[str], cards: CardSet) -> list[int]:
    """Cards of a deck by number."""
    return [cards.card_numbers[name] for name in ids]


def chip_counts(ids: Sequence[str], cards: CardSet) -> list[int]:
    """A kicker stack as so many of each chip."""
    return [ids.count(chip.id) for chip in cards.chips] + [0] * (MOST_CHIP_KINDS - len(cards.chips))


def _padded(rows: Sequence[Any], length: int, width: int = 0) -> Any:
    table = np.zeros((length, width) if width else length, np.int64)
    if len(rows):
        table[: len(rows)] = rows
    return table


def printed(cards: CardSet) -> Any:
    """The numbers of a set of cards as a record, for Python that calls rules outside a game."""
    records = Printed.empty()
    fill(records[0], tables(cards))
    return records[0]
