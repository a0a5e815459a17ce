"""What is printed on the cards, as numbers in a record: what rules, packs and bots read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sixgun.engine.options import fill
from sixgun.engine.record import Record, i8, i32
from sixgun.engine.rule import rule

from .cardset import Card, CardSet
from .codes import Do, When
from .vocabulary import ABILITY, VOCABULARY
from .words import (
    DECK,
    MOST_CHIP_KINDS,
    MOST_KINDS,
    MOST_ROWS,
    MOST_STARTERS,
    SIDES,
    CardType,
    ChipColour,
    Faction,
    Rarity,
    Stat,
)

_DUDE, _GEAR, _FORTUNE = (int(kind) for kind in CardType)
ABOUT_STATS, ABOUT_ACTS = 1, 2  # what static clauses are about
_SUBJECTS = 4  # the lowest part of `sort`: any of these two
_FACTIONS = len(Faction) + 1  # above it, with NO_FACTION; the rarity comes last, so that all of it fits a byte
_STAT_DEEDS = (Do.MOD, Do.SET, Do.SWAP, Do.LIMIT)


class Printed(Record):
    """The numbers of a card file. Cards go by their place: dudes first, then gear, then fortune cards."""

    cards = i8(doc="Different cards.")
    dudes = i8(doc="Different dudes: the first cards (HSD-27).")
    gears = i8(doc="Different gear cards: those after the dudes.")
    sort = i8(MOST_KINDS, doc="Rarity, faction and what it stands for; read by rarity_of, faction_of, stands_for.")
    cost = i8(MOST_KINDS, doc="In dollars.")
    stat = i8(MOST_KINDS, len(Stat), doc="Of a dude; what gear and fortune cards add (HSD-29, HSD-31, HSD-32).")
    kicker_limit = i8(MOST_KINDS, doc="Of a dude, in dollars (HSD-38).")
    abilities = i32(MOST_ROWS, ABILITY, doc="A packed row for each clause; see vocabulary.py.")
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
    quick_start_deck = i8(DECK, doc="The cards of the quick-start deck (HSD-152).")


@rule
def type_of(game: Any, kind: int) -> int:
    """HSD-27. Dude, gear or fortune: a card's number says it."""
    if kind < game.dudes:
        return _DUDE
    if kind < int(game.dudes) + int(game.gears):
        return _GEAR
    return _FORTUNE


@rule
def faction_of(game: Any, kind: int) -> int:
    """HSD-29. Of a dude; NO_FACTION on other cards."""
    return int(game.sort[kind]) // _SUBJECTS % _FACTIONS


@rule
def rarity_of(game: Any, kind: int) -> int:
    """HSD-30."""
    return int(game.sort[kind]) // (_SUBJECTS * _FACTIONS)


@rule
def stands_for(game: Any, kind: int, subject: int) -> bool:
    """Whether a card has static clauses ABOUT_STATS or ABOUT_ACTS: few have, and the others need no looking through."""
    return int(game.sort[kind]) & subject != 0


def tables(cards: CardSet) -> Mapping[str, Any]:
    """The fields of `Printed`."""
    starters = [made.deck for made in cards.starters]
    shared = next(each.deck for each in cards.decks if each.use == "quickstart")
    stacks = [chip_counts(deck.kickers, cards) for deck in starters]
    clauses = [card.clauses for card in cards.cards] + [()] * (MOST_KINDS - len(cards.cards))
    return {
        "cards": len(cards.cards),
        "dudes": sum(card.type == CardType.DUDE for card in cards.cards),
        "gears": sum(card.type == CardType.GEAR for card in cards.cards),
        "sort": _padded([_sort(card) for card in cards.cards], MOST_KINDS),
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
        "quick_start_deck": card_numbers(shared.cards, cards),
    }


def _sort(card: Card) -> int:
    """Rarity, faction and what it stands for, in one number."""
    stands = 0
    for clause in card.clauses:
        if clause.trigger and clause.trigger.code == When.STATIC:
            stands |= ABOUT_STATS if clause.deed.code in _STAT_DEEDS else ABOUT_ACTS
    return stands + (card.rarity * _FACTIONS + card.faction) * _SUBJECTS


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
