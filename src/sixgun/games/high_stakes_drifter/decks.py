"""Decks: 54 cards and a stack of kicker chips, and every reason why one may not be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from sixgun.engine.options import suggestion
from sixgun.engine.speech import Refusal
from sixgun.engine.words import plural

from .cardset import CardSet, Deck
from .variants import PACK_VARIANTS, conflicts
from .words import (
    CHIPS_OF_PACKS,
    DECK,
    STACK,
    VARIANT_TITLES,
    CardType,
    ChipColour,
    Faction,
    Rarity,
    Stat,
    Variant,
    word,
)

COPIES = {  # HSD-42 to HSD-44, HSD-R4
    Rarity.COMMON: (3, "HSD-42"),
    Rarity.UNCOMMON: (2, "HSD-43"),
    Rarity.RARE: (1, "HSD-44"),
    Rarity.FIXED: (1, "HSD-44"),
    Rarity.PROMOTIONAL: (1, "HSD-R4"),
}
COPIES_IN = {  # whatever the rarity
    Variant.DEUCES_WILD: (2, "HSD-183"),
    Variant.ON_YOUR_LONESOME: (1, "HSD-194"),
    Variant.TRES_AMIGOS: (3, "HSD-203"),
    Variant.STUD: (DECK, "HSD-197"),
    Variant.DRAW: (DECK, "HSD-R84"),
}


def check(
    deck: Deck,
    cards: CardSet,
    variants: Collection[Variant] = (),
    *,
    pool: Deck | None = None,
    quick_start: bool = False,
) -> list[Refusal]:
    """Every reason why this deck is not legal; none when it is. `pool` is what came out of a player's boosters."""
    return [
        *conflicts(variants, quick_start),
        *_unknown(deck, cards),
        *_size(deck),
        *_copies(deck, cards, variants),
        *_stack(deck, cards, variants, quick_start),
        *(_beyond(deck, cards, pool, variants) if pool else ()),
    ]


def copy_limit(rarity: Rarity, variants: Collection[Variant]) -> tuple[int, str]:
    """How many copies of a card with this rarity a deck may hold, and the rule that says so."""
    return next((COPIES_IN[variant] for variant in variants if variant in COPIES_IN), COPIES[rarity])


def limits_copies(variants: Collection[Variant]) -> bool:
    """Whether one of the variants says how many copies a deck may hold."""
    return any(variant in COPIES_IN for variant in variants)


def _unknown(deck: Deck, cards: CardSet) -> Iterator[Refusal]:
    for name in Counter(deck.cards):
        if cards.card(name) is None:
            near = suggestion(name, [card.id for card in cards.cards])
            yield Refusal(f"There is no card {name!r} in this card file.{near}", "HSD-04")
    for name in Counter(deck.kickers):
        if cards.chip(name) is None:
            near = suggestion(name, [chip.id for chip in cards.chips])
            yield Refusal(f"There is no kicker chip {name!r} in this card file.{near}", "HSD-05")


def _size(deck: Deck) -> Iterator[Refusal]:
    """HSD-41. All variants keep it."""
    if len(deck.cards) != DECK:
        yield Refusal(f"{plural(len(deck.cards), 'card')}: a deck has exactly {DECK}.", "HSD-41")


def _copies(deck: Deck, cards: CardSet, variants: Collection[Variant]) -> Iterator[Refusal]:
    """HSD-42 to HSD-44, HSD-R4, or what a variant says instead."""
    named = next((VARIANT_TITLES[variant] for variant in variants if variant in COPIES_IN), "")
    for name, copies in Counter(deck.cards).items():
        card = cards.card(name)
        if card is None:
            continue
        most, rule = copy_limit(card.rarity, variants)
        if copies > most:
            why = f"in {named}" if named else f"of {_a(word(card.rarity))} card"
            yield Refusal(f"{copies} copies of {card.name}: at most {most} {why}.", rule)


def _a(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _stack(deck: Deck, cards: CardSet, variants: Collection[Variant], quick_start: bool) -> Iterator[Refusal]:
    """HSD-45, HSD-R3; six chips from six packs in Draw, any of them in Stud; none in the quick-start game."""
    count = len(deck.kickers)
    said = plural(count, "kicker chip")
    if quick_start:
        if count:
            yield Refusal(f"{said}: the quick-start game is played without any.", "HSD-151")
    elif Variant.DRAW in variants:
        if count != CHIPS_OF_PACKS:
            yield Refusal(f"{said}: a drafted deck has the {CHIPS_OF_PACKS} of its boosters.", "HSD-189")
    elif Variant.STUD in variants:
        if count > CHIPS_OF_PACKS:
            yield Refusal(f"{said}: there are {CHIPS_OF_PACKS} in a player's boosters.", "HSD-R90")
    elif (value := stack_value(deck, cards)) != STACK:
        yield Refusal(f"${value} of kicker chips: a stack is worth exactly ${STACK}.", "HSD-R3")


def stack_value(deck: Deck, cards: CardSet) -> int:
    """What the kicker chips are worth together, in dollars (HSD-37)."""
    return sum(chip.value for chip in map(cards.chip, deck.kickers) if chip)


def _beyond(deck: Deck, cards: CardSet, pool: Deck, variants: Collection[Variant]) -> Iterator[Refusal]:
    """HSD-189, HSD-196. A deck made from boosters holds nothing else."""
    rule = "HSD-189" if Variant.DRAW in variants else "HSD-196"
    for name, more in (Counter(deck.cards) - Counter(pool.cards)).items():
        if card := cards.card(name):
            yield Refusal(f"{more} more of {card.name} than the boosters held.", rule)
    for name, more in (Counter(deck.kickers) - Counter(pool.kickers)).items():
        if chip := cards.chip(name):
            yield Refusal(f"{more} more of the kicker chip {chip.name} than the boosters held.", rule)


def from_boosters(variants: Collection[Variant]) -> bool:
    """Whether decks come out of boosters opened at the table, so that nobody brings one (HSD-184, HSD-196)."""
    return any(variant in PACK_VARIANTS for variant in variants)


def summary(deck: Deck, cards: CardSet) -> dict[str, Any]:
    """A deck in numbers, for plots: costs, kinds, rarities, factions, stats and the kicker stack. Plain data."""
    known = [card for card in map(cards.card, deck.cards) if card]
    chips = [chip for chip in map(cards.chip, deck.kickers) if chip]
    costs = Counter(card.cost for card in known)
    return {
        "cards": len(deck.cards),
        "costs": {cost: costs[cost] for cost in range(max(costs, default=0) + 1)},
        "average_cost": round(sum(card.cost for card in known) / len(known), 1) if known else 0.0,
        "types": {word(kind): sum(card.type == kind for card in known) for kind in CardType},
        "rarities": {word(rarity): sum(card.rarity == rarity for card in known) for rarity in Rarity},
        "factions": {word(faction): sum(card.faction == faction for card in known) for faction in Faction},
        "stats": {
            word(kind): {word(stat): sum(card.stats[stat] for card in known if card.type == kind) for stat in Stat}
            for kind in CardType
        },
        "kickers": {word(colour): sum(chip.colour == colour for chip in chips) for colour in ChipColour},
        "stack": stack_value(deck, cards),
    }
