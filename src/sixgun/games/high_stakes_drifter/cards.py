"""The card file of High Stakes Drifter, checked and turned into numbers, words, and the set that decks are built of."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from sixgun.engine.abilities import Number
from sixgun.engine.abilitytext import read_abilities
from sixgun.engine.cards import CardEntry, CardFile
from sixgun.engine.cardwords import CardWords

from .cardset import Booster, Card, CardSet, Chip, Deck, ReadyMade
from .deckfiles import BadDeck, expanded
from .decks import check
from .faces import card_face, chip_face
from .operations import ONE_STAT
from .printed import tables
from .vocabulary import VOCABULARY
from .words import (
    MOST_CHIP_KINDS,
    MOST_COST,
    MOST_KINDS,
    MOST_LIMIT,
    MOST_ROWS,
    MOST_STARTERS,
    MOST_STAT,
    NO_FACTION,
    PACK,
    CardType,
    ChipColour,
    Faction,
    Rarity,
    Stat,
    word,
)

CARD_FILE = Path(__file__).with_name("cards.toml")
RARITIES = [word(rarity) for rarity in Rarity]
FACTIONS = [word(faction) for faction in Faction]
COLOURS = [word(colour) for colour in ChipColour]
USES = ["starter", "quickstart"]
MOST_WEIGHT = 100
_HOUSE_SET = "house_set_one"
CHANGE = Number("change", -MOST_STAT, MOST_STAT, never=(0,))


def card_tables(file: CardFile) -> Mapping[str, Any]:
    """The numbers of a card file: the fields of `printed.Printed`."""
    return tables(read_cards(file))


def read_cards(file: CardFile) -> CardSet:
    """A card file as a set of cards; a mistake names the card and the field."""
    return _read(file)[0]


def card_words(file: CardFile) -> Mapping[str, Sequence[CardWords]]:
    """Cards, kicker chips, ready-made decks and packs as people know them."""
    return _read(file)[1]


@cache
def house_set() -> CardSet:
    """The cards that everybody has."""
    return read_cards(CardFile.read(CARD_FILE))


@cache
def _house() -> CardFile:
    return CardFile.read(CARD_FILE)


def _read(file: CardFile) -> tuple[CardSet, Mapping[str, Sequence[CardWords]]]:
    file.with_words_of(_house())
    faces = [_card(entry, kind) for kind in CardType for entry in _entries(file, word(kind))]
    chip_faces = [_chip(entry) for entry in _entries(file, "kicker")]
    cards, chips = [card for card, _ in faces], [chip for chip, _ in chip_faces]
    _check_limits(file, cards, chips)
    packs = _entries(file, "booster")
    if len(packs) != 1:
        raise file.wrong(f"has {len(packs)} [[booster]] tables; there is one kind of pack")
    found = CardSet(tuple(cards), tuple(chips), _booster(packs[0], cards, chips))
    decks = _entries(file, "deck")
    found = replace(found, decks=tuple(_deck(entry, found) for entry in decks))
    uses = Counter(each.use for each in found.decks)
    if not 1 <= uses["starter"] <= MOST_STARTERS or uses["quickstart"] != 1:
        raise file.wrong(f"needs 1 to {MOST_STARTERS} starter decks and one quickstart deck among its [[deck]] tables")
    file.settle()
    words = {
        "card": [face for _, face in faces],
        "kicker": [face for _, face in chip_faces],
        "deck": [entry.words() for entry in decks],
        "booster": [entry.words() for entry in packs],
    }
    return found, words


def _entries(file: CardFile, kind: str) -> list[CardEntry]:
    """The tables of a kind. A file that adds to the house's has those first, each replaced by its own of that id."""
    own = file.entries(kind)
    sets = file.entries("set")
    if len(sets) > 1:
        raise sets[1].wrong("id", "is a second set; a file is one set")
    if sets:
        sets[0].words(like=_HOUSE_SET)  # as long as the name of a card, and no longer
    if not any(each.flag("add") for each in sets):
        return own
    mine = {entry.id: entry for entry in reversed(own)}
    house = _house().entries(kind)
    known = {entry.id for entry in house}
    return [mine.get(entry.id, entry) for entry in house] + [entry for entry in own if entry.id not in known]


def _card(entry: CardEntry, kind: CardType) -> tuple[Card, CardWords]:
    """HSD-29, HSD-31, HSD-32. One card in numbers and in words."""
    dude = kind == CardType.DUDE
    abilities = entry.texts("abilities")
    clauses = read_abilities(VOCABULARY, entry, "abilities", abilities, word(kind))
    card = Card(
        id=_checked_id(entry),
        name="",
        type=kind,
        rarity=Rarity(RARITIES.index(entry.choice("rarity", RARITIES))),
        cost=entry.whole("cost", 0, MOST_COST),
        stats=(_stat(entry, Stat.SMARTS, dude), _stat(entry, Stat.SKILL, dude), _stat(entry, Stat.LUCK, dude)),
        faction=FACTIONS.index(entry.choice("faction", FACTIONS)) + 1 if dude else NO_FACTION,
        kicker_limit=entry.whole("kicker_limit", 0, MOST_LIMIT) if dude else 0,
        clauses=tuple(clauses),
    )
    told = entry.has("text") or abilities == _house_abilities(word(kind)).get(entry.id)
    face = card_face(entry, card, told)
    return replace(card, name=face.name), face


@cache
def _house_abilities(kind: str) -> dict[str, list[str]]:
    return {entry.id: entry.texts("abilities") for entry in _house().entries(kind)}


def _checked_id(entry: CardEntry) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", entry.id):
        raise entry.wrong("id", f"must be small letters, digits and _, such as pat_garrett, not {entry.id!r}")
    return entry.id


def _stat(entry: CardEntry, stat: Stat, dude: bool) -> int:
    """A dude has all three; another card may leave out what it does not change."""
    return entry.whole(word(stat), -MOST_STAT, MOST_STAT) if dude or entry.has(word(stat)) else 0


def _chip(entry: CardEntry) -> tuple[Chip, CardWords]:
    """HSD-36, HSD-39. One kicker chip; its colour is its value (HSD-37)."""
    colour = ChipColour(COLOURS.index(entry.choice("colour", COLOURS)))
    chip = Chip(_checked_id(entry), "", colour, (_side(entry, "side_a"), _side(entry, "side_b")))
    face = chip_face(entry, chip)
    return replace(chip, name=face.name), face


def _side(entry: CardEntry, field: str) -> tuple[Stat, int]:
    text = entry.text(field)
    name, _, number = text.partition(" ")
    stat, change = ONE_STAT.read(name), CHANGE.read(number.strip())
    if stat is None or change is None:
        said = f"{ONE_STAT.expected} and {CHANGE.expected}"
        raise entry.wrong(field, f'must be {said}, such as "skill +2", not {text!r}')
    return Stat(stat), change


def _check_limits(file: CardFile, cards: Sequence[Card], chips: Sequence[Chip]) -> None:
    """HSD-R115. What fits a record; and that every id and every name says which card is meant."""
    rows = sum(len(card.clauses) for card in cards)
    for count, most, what in (
        (len(cards), MOST_KINDS, "different cards"),
        (len(chips), MOST_CHIP_KINDS, "different kicker chips"),
        (rows, MOST_ROWS, "clauses of abilities"),
    ):
        if count > most:
            raise file.wrong(f"has {count} {what}; {most} are possible")
    things: Sequence[Sequence[Card] | Sequence[Chip]] = (cards, chips)
    for sort in things:
        for said in ([each.id for each in sort], [each.name.lower() for each in sort]):
            for name, times in Counter(said).items():
                if times > 1:
                    raise file.wrong(f"{name!r} is the id or the name of {times} cards; each needs its own")


def _booster(entry: CardEntry, cards: Sequence[Card], chips: Sequence[Chip]) -> Booster:
    """HSD-189. Nine different cards; which and how many of each rarity is house data."""
    rarities = tuple(entry.whole(rarity, 0, PACK) for rarity in RARITIES)
    colours = tuple(entry.whole(colour, 0, MOST_WEIGHT) for colour in COLOURS)
    if sum(rarities) != PACK:
        raise entry.wrong("common", f"and the other rarities make {sum(rarities)} cards; a pack has {PACK}")
    for rarity, wanted in zip(Rarity, rarities, strict=True):
        there = sum(card.rarity == rarity for card in cards)
        if wanted > there:
            raise entry.wrong(word(rarity), f"is {wanted}, but there are {there} different {word(rarity)} cards")
    for colour, weight in zip(ChipColour, colours, strict=True):
        if weight and not any(chip.colour == colour for chip in chips):
            raise entry.wrong(word(colour), f"is {weight}, but there is no {word(colour)} kicker chip")
    if not any(colours):
        raise entry.wrong("white", "and the other colours are all 0; a pack has a kicker chip")
    return Booster(rarities, colours)


def _deck(entry: CardEntry, cards: CardSet) -> ReadyMade:
    """HSD-04, HSD-152. A ready-made deck is legal, or the file is not."""
    use = entry.choice("use", USES)
    lists: dict[str, tuple[str, ...]] = {}
    for field, things in (("cards", cards.cards), ("kickers", cards.chips)):
        try:
            lists[field] = expanded(entry.texts(field), things, field)
        except BadDeck as error:
            raise entry.wrong(field, str(error).removeprefix(f"{field}: ").removesuffix(".")) from None
    deck = Deck(entry.words().name, lists["cards"], lists["kickers"])
    for refusal in check(deck, cards, quick_start=use == "quickstart"):
        raise entry.wrong("cards", f"do not make a legal deck: {str(refusal).removesuffix('.')}")
    return ReadyMade(_checked_id(entry), use, deck)
