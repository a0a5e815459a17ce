"""The card file of BANG!, checked and turned into the numbers the rules need."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sixgun.engine.cards import CardFile

from .deck import CARD_IDS, CARD_NAMES, KIND, RANK, SLOT, SUIT, SUIT_NAMES
from .words import CARDS, RANK_NAMES, SEATS, WEAPONS, Character, Kind, Zone

CARD_FILE = Path(__file__).with_name("cards.toml")
KIND_IDS = [kind.name.lower() for kind in Kind]
CHARACTER_IDS = [character.name.lower() for character in Character]
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
        kind.text("text")
    in_deck = _in_deck(file)
    characters = file.by_id(CHARACTER_IDS, "character")
    bullets = [character.whole("life", 1, MOST_LIFE) for character in characters]
    for character in characters:
        character.choice("use", ["auto", "optional", "passive"])
        character.text("text")
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


def texts() -> tuple[list[str], list[str]]:
    """What each kind of card and each character does, in the words of the card file."""
    file = CardFile.read(CARD_FILE)
    kinds = [kind.text("text") for kind in file.by_id(KIND_IDS, "kind")]
    return kinds, [character.text("text") for character in file.by_id(CHARACTER_IDS, "character")]


def holdings(game: Any) -> dict[str, int]:
    """Every card, wherever it lies; and that hands, piles and cards in play are what their counts say."""
    in_hands = sum(int((game.where == seat).sum()) for seat in range(SEATS))
    in_pile = int((game.where == Zone.PILE).sum()) + int((game.where == Zone.TOP).sum())
    in_discards = int((game.where == Zone.DISCARDS).sum())
    in_play = int((game.where == Zone.IN_PLAY).sum())
    return {
        **{name: int(game.where[card] != Zone.LEFT_OUT) for card, name in enumerate(CARD_NAMES)},
        "hands beside their counts": in_hands - int(game.hand_size.sum()),
        "pile beside its count": in_pile - int(game.pile),
        "discards beside their count": in_discards - int(game.discards),
        "cards in play beside their places": in_play - int((game.in_play >= 0).sum()),
        "open cards nobody looks at": int((game.where == Zone.LOOKED_AT).sum()) - int(game.looked_at),
    }
