"""The card file of BANG!, checked and turned into the numbers the rules need and the words people read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from sixgun.engine.cards import CardEntry, CardFile
from sixgun.engine.cardwords import CardWords

from .deck import CARD_IDS, KIND, RANK, SLOT, SUIT, SUIT_NAMES
from .words import CARDS, RANK_NAMES, SEATS, SUIT_SIGNS, WEAPONS, Character, Kind, Role, Slot, Zone

CARD_FILE = Path(__file__).with_name("cards.toml")
KIND_IDS = [kind.name.lower() for kind in Kind]
CHARACTER_IDS = [character.name.lower() for character in Character]
ROLE_IDS = [role.name.lower() for role in Role]
NUMBERS = {"dynamite_damage": (0, 9), "reward_cards": (0, 9), "cash_reward": (100, 10_000)}
MOST_LIFE = 9
FARTHEST = 9
LEAST_CARDS = 50  # seven hands, and something to draw


def card_tables(file: CardFile) -> Mapping[str, Any]:
    """Which cards are in the deck, how far weapons reach, how many bullets a character has."""
    kinds = file.by_id(KIND_IDS, "kind")
    weapons = kinds[int(Kind.SCHOFIELD) : int(Kind.SCHOFIELD) + WEAPONS]
    ranges = [weapon.whole("range", 1, FARTHEST) for weapon in weapons]
    symbols = [kind.flag("book_symbol") for kind in kinds]
    for number, kind in enumerate(kinds):
        kind.choice("border", ["blue" if SLOT[number] >= 0 else "brown"])
    in_deck = _in_deck(file)
    characters = file.by_id(CHARACTER_IDS, "character")
    bullets = [character.whole("life", 1, MOST_LIFE) for character in characters]
    for character in characters:
        character.choice("use", ["auto", "optional", "passive"])
    file.entries("role")
    numbers = {entry.id: entry.whole("value", *NUMBERS[entry.id]) for entry in file.by_id(list(NUMBERS), "number")}
    file.settle()
    if not sum(in_deck) >= LEAST_CARDS:
        raise file.wrong(f"only {sum(in_deck)} cards in the deck; at least {LEAST_CARDS} are needed")
    if numbers["cash_reward"] % 100:
        raise file.wrong(f"the cash reward is in whole hundreds, not {numbers['cash_reward']}")
    return {
        "in_deck": in_deck,
        "book_symbol": [symbols[KIND[card]] for card in range(CARDS)],
        "weapon_range": ranges,
        "bullets": bullets,
        **numbers,
    }


def _in_deck(file: CardFile) -> list[bool]:
    """The 80 cards; kind, suit and rank are as printed, since a card is known by them."""
    entries = file.by_id(list(CARD_IDS))
    for card, entry in enumerate(entries):
        entry.choice("kind", [KIND_IDS[KIND[card]]])
        entry.choice("suit", [SUIT_NAMES[SUIT[card]]])
        entry.choice("rank", [RANK_NAMES[RANK[card]]])
    return [not entry.flag("left_out") for entry in entries]


def card_words(file: CardFile) -> Mapping[str, Sequence[CardWords]]:
    """Kinds, the 80 cards, characters and roles as people know them; texts say the numbers of this file."""
    numbers = card_tables(file)
    kinds = [_kind_words(entry, kind, numbers) for kind, entry in enumerate(file.by_id(KIND_IDS, "kind"))]
    characters = file.by_id(CHARACTER_IDS, "character")
    roles = file if file.entries("role") else CardFile.read(CARD_FILE)
    return {
        "kind": kinds,
        "card": _named_cards(file, kinds),
        "character": [entry.words(entry.whole("life", 1, MOST_LIFE), person=True) for entry in characters],
        "role": [entry.words(reward=numbers["reward_cards"]) for entry in roles.by_id(ROLE_IDS, "role")],
    }


def _kind_words(entry: CardEntry, kind: int, numbers: Mapping[str, Any]) -> CardWords:
    if kind == Kind.DYNAMITE:
        return entry.words(damage=numbers["dynamite_damage"])
    if SLOT[kind] == Slot.WEAPON:
        return entry.words(range=numbers["weapon_range"][kind - Kind.SCHOFIELD])
    return entry.words()


def _named_cards(file: CardFile, kinds: Sequence[CardWords]) -> list[CardWords]:
    """Each card is called by its kind, rank and suit: `BANG! 4♦`; of two alike the second is `II`."""
    named: dict[str, CardWords] = {}
    for card, name in enumerate(CARD_IDS):
        kind = kinds[KIND[card]]
        called = f"{kind.name} {RANK_NAMES[RANK[card]]}{SUIT_SIGNS[SUIT[card]]}"
        called = f"{called} II" if called in named else called
        named[called] = replace(kind, id=name, name=called)
    return list(named.values())


def holdings(game: Any) -> dict[str, int]:
    """Every card and every dollar, wherever they are; and that hands, piles and places are what their counts say."""
    in_hands = sum(int((game.where == seat).sum()) for seat in range(SEATS))
    in_pile = int((game.where == Zone.PILE).sum()) + int((game.where == Zone.TOP).sum())
    in_discards = int((game.where == Zone.DISCARDS).sum())
    in_play = int((game.where == Zone.IN_PLAY).sum())
    return {
        **{name: int(game.where[card] != Zone.LEFT_OUT) for card, name in enumerate(CARD_IDS)},
        "hands beside their counts": in_hands - int(game.hand_size.sum()),
        "pile beside its count": in_pile - int(game.pile),
        "discards beside their count": in_discards - int(game.discards),
        "cards in play beside their places": in_play - int((game.in_play >= 0).sum()),
        "dollars": int(game.money.sum()) + int(game.spent.sum()),
        "open cards nobody looks at": int((game.where == Zone.LOOKED_AT).sum()) - int(game.looked_at),
    }


PRINTED = card_words(CardFile.read(CARD_FILE))
# What tournament desks and reports call the cards, whatever a file of one's own calls them at its table.
KIND_NAMES, CARD_NAMES, CHARACTER_NAMES, ROLE_NAMES = (
    tuple(words.name for words in PRINTED[sort]) for sort in ("kind", "card", "character", "role")
)
