"""Card files: TOML, one `[[card]]` table a type, checked on load with errors that name the line and the field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .errors import BadCardFile


class CardFile:
    """A card file as read, able to say where each field stands."""

    def __init__(self, text: str, name: str = "the card file") -> None:
        self.text = text
        self.name = name
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadCardFile(f"{name} is not TOML: {error}.") from None
        self._lines = _field_lines(text)
        for key in tables:
            if key != "card":
                raise BadCardFile(f"{name}, line {self._line(key)}: {key!r} is unknown; a card file has [[card]] tables only.")
        cards = tables.get("card", [])
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            raise BadCardFile(f"{name}: cards are written as [[card]] tables.")
        self.cards = [CardEntry(self, number, card) for number, card in enumerate(cards)]

    @classmethod
    def read(cls, path: str | Path) -> CardFile:
        """Load a file; an unreadable one is a card file error like any other."""
        path = Path(path)
        try:
            return cls(path.read_text(encoding="utf-8"), path.name)
        except OSError as error:
            raise BadCardFile(f"The card file {path} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BadCardFile(f"The card file {path} is not text in UTF-8.") from None

    def by_id(self, ids: Sequence[str]) -> list[CardEntry]:
        """The cards in the order of `ids`, each of them exactly once."""
        found: dict[str, CardEntry] = {}
        for card in self.cards:
            if card.id not in ids:
                raise card.wrong("id", f"is {card.id!r}, expected one of {', '.join(ids)}")
            if card.id in found:
                raise card.wrong("id", f"{card.id!r} stands there twice")
            found[card.id] = card
        missing = [name for name in ids if name not in found]
        if missing:
            raise BadCardFile(f"{self.name}: no [[card]] for {', '.join(missing)}.")
        return [found[name] for name in ids]

    def _line(self, key: str, card: int = -1) -> int:
        return self._lines.get((card, key)) or self._lines.get((card, "")) or 1


class CardEntry:
    """One `[[card]]` table; every field read is checked, and a field nobody reads is an error."""

    def __init__(self, file: CardFile, number: int, fields: dict[str, Any]) -> None:
        self._file = file
        self._number = number
        self._fields = fields
        self._read: set[str] = set()
        self.id = str(self._take("id", "unnamed"))

    def _take(self, field: str, default: Any = None) -> Any:
        self._read.add(field)
        if field not in self._fields and default is None:
            raise self.wrong(field, "is missing")
        return self._fields.get(field, default)

    def wrong(self, field: str, problem: str) -> BadCardFile:
        """An error at this card's field."""
        line = self._file._line(field, self._number)
        return BadCardFile(f"{self._file.name}, line {line}, card {self._fields.get('id', '?')!r}: {field} {problem}.")

    def whole(self, field: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        return self._whole(field, self._take(field), low, high)

    def whole_or_x(self, field: str, low: int, high: int, is_x: bool) -> int | None:
        """A value, or "X" (None) on the cards that have none."""
        value = self._take(field)
        if is_x:
            if value != "X":
                raise self.wrong(field, f'must be "X" on this card, not {value!r}')
            return None
        return self._whole(field, value, low, high)

    def wholes(self, field: str, length: int, low: int, high: int) -> list[int]:
        """A list of `length` whole numbers."""
        value = self._take(field)
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(field, f"must be a list of {length} whole numbers, not {value!r}")
        return [self._whole(field, number, low, high) for number in value]

    def flag(self, field: str) -> bool:
        """true or false; false when left out."""
        value = self._take(field, False)
        if not isinstance(value, bool):
            raise self.wrong(field, f"must be true or false, not {value!r}")
        return value

    def names(self, field: str, allowed: Sequence[str]) -> list[str]:
        """A list of other cards' ids; empty when left out."""
        value = self._take(field, [])
        if not isinstance(value, list) or not all(name in allowed for name in value):
            raise self.wrong(field, f"must be a list out of {', '.join(allowed)}, not {value!r}")
        return value

    def settle(self) -> None:
        """Call when all fields are read: whatever is left is a mistake."""
        for field in self._fields:
            if field not in self._read:
                raise self.wrong(field, f"is unknown; known fields here: {', '.join(sorted(self._read))}")

    def _whole(self, field: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(field, f"must be a whole number from {low} to {high}, not {value!r}")
        return value


def _field_lines(text: str) -> dict[tuple[int, str], int]:
    """Where each field stands: (number of the card or -1, field) to its line; the field "" is the card's head."""
    lines: dict[tuple[int, str], int] = {}
    card = -1
    for number, line in enumerate(text.splitlines(), start=1):
        if re.match(r"\s*\[\[\s*card\s*\]\]", line):
            card += 1
            lines[card, ""] = number
        elif head := re.match(r"\s*\[+\s*([\w-]+)", line):
            lines[-1, head[1]] = number
        elif field := re.match(r"\s*([\w-]+)\s*=", line):
            lines.setdefault((card, field[1]), number)
    return lines
