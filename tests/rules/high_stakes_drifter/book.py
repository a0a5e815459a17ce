"""The catalogue's tables, and small decks: what tests hold the card file against."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sixgun.engine.cards import CardFile
from sixgun.games.high_stakes_drifter.cards import CARD_FILE, house_set
from sixgun.games.high_stakes_drifter.cardset import Deck

BOOK = (Path(__file__).parents[3] / "docs" / "rules" / "high-stakes-drifter.md").read_text(encoding="utf-8")
HOUSE = CARD_FILE.read_text(encoding="utf-8")
TIN_STARS = house_set().decks[0].deck


@cache
def section(heading: str) -> str:
    """What stands under a heading of the catalogue, up to the next one of its rank or above."""
    rank = len(heading) - len(heading.lstrip("#"))
    start = BOOK.index(f"\n{heading}") + 1
    rest = BOOK[start + len(heading) :]
    following = re.search(rf"^#{{1,{rank}}} ", rest, re.MULTILINE)
    return rest[: following.start()] if following else rest


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading."""
    lines = [line for line in section(heading).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def rule_numbers() -> set[str]:
    """Every numbered rule and ruling."""
    return set(re.findall(r"^\| (HSD-R?\d+) \|", BOOK, re.MULTILINE))


def swapped(deck: Deck, out: str, into: str) -> Deck:
    """The deck with one card replaced by another."""
    cards = list(deck.cards)
    cards[cards.index(out)] = into
    return Deck(deck.name, tuple(cards), deck.kickers)


def mine(text: str) -> CardFile:
    """A card file that adds to the house's."""
    return CardFile(f'[[set]]\nid = "mine"\nname = "Mine"\nadd = true\n\n{text}', "mine.toml")
