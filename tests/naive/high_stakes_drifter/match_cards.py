"""A card file of one's own for both: the house set with other abilities on some of its cards."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

from sixgun.engine.cards import CardFile as RoomFile
from sixgun.games.high_stakes_drifter.cards import CARD_FILE, read_cards
from sixgun.games.high_stakes_drifter.cardset import CardSet
from sixgun.games.high_stakes_drifter.words import MOST_ROWS

from .cards import CardFile, read_ability, read_card_file
from .random_abilities import Writer

TEXT = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")
HOUSE = read_card_file(TEXT)


def made_up_abilities(luck: Random, cards: int = 40) -> dict[str, list[str]]:
    """By the name of the card; no more clauses than a card file may have (HSD-R115)."""
    writer = Writer(tomllib.loads(TEXT)["vocab"], luck)
    found: dict[str, list[str]] = {}
    clauses = 0
    for name in luck.sample(list(HOUSE.cards), cards):
        abilities = [writer.ability(HOUSE.cards[name].type) for _ in range(luck.choice([1, 1, 2]))]
        clauses += sum(len(read_ability(ability)) for ability in abilities)
        if clauses > MOST_ROWS:
            break
        found[name] = abilities
    return found


def with_abilities(abilities: Mapping[str, list[str]]) -> tuple[CardSet, CardFile]:
    """The house set for the room and for the referee, with these abilities and no others."""
    printed = {
        name: replace(card, abilities=tuple(read_ability(text) for text in abilities.get(name, [])))
        for name, card in HOUSE.cards.items()
    }
    lines = []
    for line in CARD_FILE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("abilities = "):
            lines.append(line)
        if line.startswith("name = ") and (name := json.loads(line.removeprefix("name = "))) in abilities:
            lines.append(f"abilities = {json.dumps(abilities[name])}")
    return read_cards(RoomFile("\n".join(lines))), replace(HOUSE, cards=printed)
