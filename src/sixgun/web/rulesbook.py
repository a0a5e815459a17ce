"""The numbered rules as pages: sections of rules, rulings and worked examples, each with its own address."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from markupsafe import Markup, escape

from sixgun.engine.cardwords import CardWords
from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.engine.seeking import wanted
from sixgun.games.catalogue import Catalogue, Entry, catalogue

_NUMBER = re.compile(r"\b([A-Z][A-Z0-9]*-[RST]?\d+)\b")
_CODE = re.compile(r"`([^`]+)`")
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_COUNTED = re.compile(r"(?:^\d+\)\s*)|(?:\s+\d+[a-z]?$)")  # "1) Placing Your Bets", "Gameplay 2c"


@dataclass(frozen=True)
class Section:
    """Rules that stand together."""

    title: str
    anchor: str
    entries: list[Entry]


@cache
def _catalogue(game: Game) -> Catalogue:
    return catalogue(game)


def book_of(game: Game) -> Catalogue:
    """The catalogue of a game; empty for a game from elsewhere that has none."""
    try:
        return _catalogue(game)
    except UnknownName:
        return Catalogue(game.name, {})


def cards_of(game: Game, words: str = "") -> list[CardWords]:
    """The cards as the house's card file has them, each name once; with some words, those that speak of all of them."""
    by_name = {card.name: card for kind in game.words_of().values() for card in kind if card.text}
    wanted = words.lower().split()
    return [card for card in by_name.values() if all(word in f"{card.name} {card.text}".lower() for word in wanted)]


def sections(book: Catalogue) -> list[Section]:
    """The rules under their headings; examples and notes stay with what they belong to."""
    found: list[Section] = []
    for title, entries in groupby(book.of_kind("rule"), key=lambda entry: _title(entry.heading)):
        anchor = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
        taken = sum(section.anchor.rstrip("0123456789-") == anchor for section in found)
        found.append(Section(title, f"{anchor}-{taken + 1}" if taken else anchor, list(entries)))
    return found


def _title(heading: str) -> str:
    """The heading of a section without its counting.

    >>> _title("How to Play Poker / 1) Placing Your Bets"), _title("Gameplay 2c, note"), _title("set-up")
    ('Placing Your Bets', 'Gameplay', 'Set-up')
    """
    last = heading.split(" / ")[-1].split(",")[0].split(":")[0].strip()
    plain = _COUNTED.sub("", last) or heading
    return plain[:1].upper() + plain[1:]


def marked(book: Catalogue, text: str) -> Markup:
    """A rule's text with links to the rules it names. Everything else is escaped."""
    safe = str(escape(text))
    safe = _CODE.sub(r"<code>\1</code>", safe)
    safe = _BOLD.sub(r"<b>\1</b>", safe)

    def linked(found: re.Match[str]) -> str:
        number = found[1]
        return f'<a href="/rules/{book.game}/{number}">{number}</a>' if number in book.entries else number

    return Markup(_NUMBER.sub(linked, safe))


def find(book: Catalogue, words: str) -> list[Entry]:
    """What speaks of the words, rules before rulings before examples; nothing for words that are nowhere."""
    if not words.strip() or not book.entries:
        return []
    try:
        found = book.look_up(words) or book.search(" ".join(wanted(words)))
    except UnknownName:
        return []
    order = ("rule", "ruling", "scenario")
    return sorted(found, key=lambda entry: order.index(entry.kind))
