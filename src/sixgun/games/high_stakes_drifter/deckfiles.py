"""Decks as plain data and as files.

    name = "Tin Stars"
    cards = ["2 Pat Garrett", "Wyatt Earp"]
    kickers = ["Dead Eye", "2 Fast Draw"]

Cards and chips go by id or by name, with the number of copies before them. A card that nobody knows is kept as it is
written: `decks.check` says so together with everything else that is wrong.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sixgun.engine.errors import SixgunError
from sixgun.engine.toml import toml_in

from .cardset import Card, CardSet, Chip, Deck, known_id
from .words import DECK

LONGEST_NAME = 60
MOST_LINES = 200
FIELDS = ("name", "cards", "kickers")


class BadDeck(SixgunError):
    """A deck that cannot be read."""


def deck_from(value: Any, cards: CardSet, where: str = "the deck") -> Deck:
    """A deck out of plain data; what it is not gets a sentence."""
    if not isinstance(value, Mapping):
        raise BadDeck(f'{where}: a deck is {{"name": ..., "cards": [...], "kickers": [...]}}, not {value!r}.')
    for field in value:
        if field not in FIELDS:
            raise BadDeck(f"{where}: {field!r} is unknown; a deck has {', '.join(FIELDS)}.")
    name = value.get("name", "")
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
        raise BadDeck(f"{where}: name must be 1 to {LONGEST_NAME} printable characters, not {name!r}.")
    return Deck(
        name.strip(),
        expanded(value.get("cards", []), cards.cards, f"{where}: cards"),
        expanded(value.get("kickers", []), cards.chips, f"{where}: kickers"),
    )


def expanded(lines: Any, things: Sequence[Card] | Sequence[Chip], where: str) -> tuple[str, ...]:
    """One id for each copy out of lines such as "2 Pat Garrett"."""
    if not isinstance(lines, list | tuple) or not all(isinstance(line, str) for line in lines):
        raise BadDeck(f'{where} must be a list such as ["2 Pat Garrett", "Wyatt Earp"], not {lines!r}.')
    if len(lines) > MOST_LINES:
        raise BadDeck(f"{where} has {len(lines)} lines; {MOST_LINES} are possible.")
    found: list[str] = []
    for line in lines:
        copies, name = _copies(line)
        if not name or not name.isprintable() or len(name) > LONGEST_NAME or not 1 <= copies <= DECK:
            raise BadDeck(f"{where}: {line!r} is not a number from 1 to {DECK} and the name of a card.")
        found += [known_id(name, things)] * copies
    return tuple(found)


def _copies(line: str) -> tuple[int, str]:
    first, _, rest = line.strip().partition(" ")
    if first.isascii() and first.isdigit() and len(first) < 4:
        return int(first), rest.strip()
    return 1, line.strip()


def plain(deck: Deck) -> dict[str, Any]:
    """A deck as plain data, one line for each different card."""
    return {"name": deck.name, "cards": _lines(deck.cards), "kickers": _lines(deck.kickers)}


def _lines(ids: Sequence[str]) -> list[str]:
    return [f"{copies} {name}" for name, copies in Counter(ids).items()]


def read_deck(text: str, cards: CardSet, where: str = "the deck file") -> Deck:
    """A deck out of the text of a deck file."""
    return deck_from(toml_in(text, where, BadDeck), cards, where)


def deck_text(deck: Deck) -> str:
    """A deck as the text of a deck file."""
    lines = [f"name = {_quoted(deck.name)}"]
    for field, ids in (("cards", deck.cards), ("kickers", deck.kickers)):
        lines += [f"{field} = [", *(f"    {_quoted(line)}," for line in _lines(ids)), "]"]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)  # printable text in quotes is the same in TOML
