"""Cards, kicker chips and ready-made decks, read from a card file; and the ability language, read word by word."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

STATS = ("smarts", "skill", "luck")
ZONES = ("saloon", "street")
FACES = ("up", "down")
FACTIONS = ("law", "outlaw", "cavalry", "gambler", "pioneer")


@dataclass(frozen=True)
class Condition:
    """One condition, as `contested:skill`."""

    word: str
    arguments: tuple[str, ...]

    def number(self) -> int:
        return int(self.arguments[-1])


@dataclass(frozen=True)
class Clause:
    """One clause of an ability ("Ability vocabulary", Form)."""

    trigger: str
    may: bool
    hidden: bool
    pay: int
    conditions: tuple[Condition, ...]
    scope: str
    zone: str | None
    face: str | None
    faction: str | None
    op: str
    arguments: tuple[str, ...]
    duration: str
    uses: int

    def number(self) -> int:
        """The number of an operation, as 3 in `give 3` or +1 in `mod skill +1*mates`."""
        return int(self.arguments[-1].split("*")[0])

    def counter(self) -> str:
        """What the number is multiplied by."""
        return self.arguments[-1].split("*")[1] if "*" in self.arguments[-1] else "one"


Ability = tuple[Clause, ...]


@dataclass(frozen=True)
class Printed:
    """What is printed on a card (HSD-29)."""

    id: int
    name: str
    type: str
    rarity: str
    cost: int
    stats: dict[str, int]
    faction: str | None
    kicker_limit: int
    abilities: tuple[Ability, ...] = field(hash=False)

    @cached_property
    def static_words(self) -> frozenset[str]:
        """The operations of its static clauses."""
        return frozenset(ability[0].op for ability in self.abilities if ability[0].trigger == "static")


@dataclass(frozen=True)
class PrintedChip:
    """What is printed on a kicker chip (HSD-37, HSD-39)."""

    id: int
    name: str
    colour: str
    value: int
    sides: tuple[tuple[str, int], tuple[str, int]]


@dataclass(frozen=True)
class DeckList:
    """A deck by its card names and kicker names."""

    cards: tuple[str, ...]
    kickers: tuple[str, ...]


@dataclass(frozen=True)
class CardFile:
    """Everything in a card file, by name."""

    cards: dict[str, Printed]
    kickers: dict[str, PrintedChip]
    decks: dict[str, DeckList]


def read_condition(text: str) -> Condition:
    word, *arguments = text.strip().split(":")
    return Condition(word, tuple(arguments))


def read_clause(text: str) -> Clause:
    """For example `fortune pay:2 > foe : look #1`."""
    head, rest = text.split(" > ")
    scope_text, operation = rest.split(" : ")
    head, _, conditions = head.partition(" ? ")
    trigger, *flags = head.split()
    scope, *filters = scope_text.strip().split(".")
    words = operation.split()
    pays = [int(flag.removeprefix("pay:")) for flag in flags if flag.startswith("pay:")]
    durations = [word[1:] for word in words if word.startswith("@")]
    uses = [int(word[1:]) for word in words if word.startswith("#")]
    plain = [word for word in words if word[0] not in "@#"]
    return Clause(
        trigger=trigger,
        may="may" in flags,
        hidden="hidden" in flags,
        pay=pays[0] if pays else 0,
        conditions=tuple(read_condition(part) for part in conditions.split(" & ") if part.strip()),
        scope=scope,
        zone=next((word for word in filters if word in ZONES), None),
        face=next((word for word in filters if word in FACES), None),
        faction=next((word for word in filters if word in FACTIONS), None),
        op=plain[0],
        arguments=tuple(plain[1:]),
        duration=durations[0] if durations else ("while" if trigger == "static" else "now"),
        uses=uses[0] if uses else 0,
    )


def read_ability(text: str) -> Ability:
    return tuple(read_clause(part.strip()) for part in text.split(" ; "))


def read_card(entry: dict[str, Any]) -> Printed:
    return Printed(
        id=entry["id"],
        name=entry["name"],
        type=entry["type"],
        rarity=entry["rarity"],
        cost=entry["cost"],
        stats={stat: entry[stat] for stat in STATS},
        faction=entry.get("faction"),
        kicker_limit=entry.get("kicker_limit", 0),
        abilities=tuple(read_ability(text) for text in entry.get("abilities", [])),
    )


def read_kicker(entry: dict[str, Any]) -> PrintedChip:
    side_a, side_b = entry["side_a"], entry["side_b"]
    sides = ((side_a["stat"], side_a["mod"]), (side_b["stat"], side_b["mod"]))
    return PrintedChip(entry["id"], entry["name"], entry["colour"], entry["value"], sides)


def read_card_file(text: str) -> CardFile:
    """A whole card file out of its TOML text."""
    file = tomllib.loads(text)
    cards = [read_card(entry) for entry in file["card"]]
    kickers = [read_kicker(entry) for entry in file["kicker"]]
    name_of_card = {card.id: card.name for card in cards}
    name_of_kicker = {chip.id: chip.name for chip in kickers}
    decks = {}
    for entry in file.get("deck", []):
        card_names = [name_of_card[number] for number, copies in entry["cards"] for _ in range(copies)]
        kicker_names = [name_of_kicker[number] for number, copies in entry["kickers"] for _ in range(copies)]
        decks[entry["name"]] = DeckList(tuple(card_names), tuple(kicker_names))
    return CardFile({card.name: card for card in cards}, {chip.name: chip for chip in kickers}, decks)
