"""Card files: TOML tables, checked on load with errors that name the line and the field.

A game says which kinds of tables its files have (`[[card]]`, `[[character]]`, ...) and reads every field of
each through a checking method. A field that nobody reads is reported as a mistake.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, get_args

from .cardwords import WORD_FIELDS, CardWords
from .errors import BadCardFile
from .plainfile import text_of_file
from .portraits import BadPortrait, portrait, usual_portrait
from .tabletop import Hue
from .toml import toml_in
from .words import tokens

MOST_BYTES = 400_000  # of a card file; the largest one of the house has a tenth of it
LONGEST_WORDS = 400
LONGEST_CARD_NAME = 40  # a longer one fits on no screen


@lru_cache(maxsize=16)
def _read_before(text: str, name: str) -> dict[str, Any]:
    """The tables of a file. The file of a table is asked for with every deck that is brought to it."""
    return toml_in(text, name, BadCardFile)


class CardFile:
    """A card file as read, able to say where each field stands."""

    def __init__(self, text: str, name: str = "the card file") -> None:
        self.text = text
        self.name = name
        self._tables = _read_before(text, name)
        self._lines = _field_lines(text)
        self._entries: dict[str, list[CardEntry]] = {}
        self._house: CardFile | None = None

    def with_words_of(self, house: CardFile) -> CardFile:
        """The same file; words that its cards leave out come from the same cards in the standard file."""
        self._house = house
        return self

    def words_of(self, kind: str, name: str) -> dict[str, Any]:
        """The words of a card in this file, or else in the standard file."""
        tables = self._tables.get(kind, [])
        mine = next((table for table in tables if isinstance(table, dict) and table.get("id") == name), {})
        printed = self._house.words_of(kind, name) if self._house else {}
        return printed | {field: value for field, value in mine.items() if field in WORD_FIELDS}

    @classmethod
    def read(cls, path: str | Path) -> CardFile:
        """Load a file; an unreadable one is a card file error like any other."""
        path = Path(path)
        try:
            return cls(text_of_file(path, MOST_BYTES), path.name)
        except OSError as error:
            raise BadCardFile(f"The card file {path} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BadCardFile(f"The card file {path} is not text in UTF-8.") from None

    def entries(self, kind: str = "card") -> list[CardEntry]:
        """All `[[kind]]` tables, in the order of the file."""
        if kind in self._entries:
            return self._entries[kind]
        tables = self._tables.get(kind, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise self.wrong(f"{kind} must be written as [[{kind}]] tables", self.line(kind))
        self._entries[kind] = [CardEntry(self, kind, number, table) for number, table in enumerate(tables)]
        return self._entries[kind]

    def by_id(self, ids: Sequence[str], kind: str = "card") -> list[CardEntry]:
        """The `[[kind]]` tables in the order of `ids`, each of them exactly once."""
        found: dict[str, CardEntry] = {}
        for entry in self.entries(kind):
            if entry.id not in ids:
                raise entry.wrong("id", f"is {entry.id!r}, expected one of {', '.join(ids)}")
            if entry.id in found:
                raise entry.wrong("id", f"{entry.id!r} stands there twice")
            found[entry.id] = entry
        missing = [name for name in ids if name not in found]
        if missing:
            raise self.wrong(f"no [[{kind}]] for {', '.join(missing)}")
        return [found[name] for name in ids]

    def settle(self) -> None:
        """Call when everything is read: tables and fields that nobody read are mistakes."""
        for key in self._tables:
            if key not in self._entries:
                known = ", ".join(f"[[{kind}]]" for kind in self._entries)
                raise self.wrong(f"{key!r} is unknown; this file has {known} tables", self.line(key))
        for entries in self._entries.values():
            for entry in entries:
                entry.settle()

    def wrong(self, problem: str, line: int = 0) -> BadCardFile:
        """An error of the file as a whole."""
        where = f", line {line}" if line else ""
        return BadCardFile(f"{self.name}{where}: {problem}.")

    def line(self, field: str, kind: str = "", number: int = -1) -> int:
        """Where a field of the n-th table of a kind stands; the table's head when the field is not there."""
        return self._lines.get((kind, number, field)) or self._lines.get((kind, number, "")) or 1


class CardEntry:
    """One `[[card]]` table; every field read is checked, and a field nobody reads is an error."""

    def __init__(self, file: CardFile, kind: str, number: int, fields: dict[str, Any]) -> None:
        self._file = file
        self._kind = kind
        self._number = number
        self._fields = fields
        self._read: set[str] = set(WORD_FIELDS)
        self.id = str(self._take("id", "unnamed"))

    def _take(self, field: str, default: Any = None) -> Any:
        self._read.add(field)
        if field not in self._fields and default is None:
            raise self.wrong(field, "is missing")
        return self._fields.get(field, default)

    def wrong(self, field: str, problem: str) -> BadCardFile:
        """An error at this card's field."""
        line = self._file.line(field, self._kind, self._number)
        return self._file.wrong(f"{self._kind} {self._fields.get('id', '?')!r}: {field} {problem}", line)

    def has(self, field: str) -> bool:
        """Whether the file says anything in this field."""
        return field in self._fields

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
        """A list of at most `length` whole numbers; what is missing at its end counts as 0."""
        value = self._take(field)
        if not isinstance(value, list) or not 1 <= len(value) <= length:
            raise self.wrong(field, f"must be a list of 1 to {length} whole numbers, not {value!r}")
        numbers = [self._whole(field, number, low, high) for number in value]
        return numbers + [0] * (length - len(numbers))

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

    def text(self, field: str, default: str | None = None) -> str:
        """Some words."""
        value = self._take(field, default)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(field, f"must be some words in quotes, not {value!r}")
        return value

    def texts(self, field: str) -> list[str]:
        """A list of words; empty when left out."""
        value = self._take(field, [])
        if not isinstance(value, list) or not all(isinstance(each, str) and each.strip() for each in value):
            raise self.wrong(field, f"must be a list of words in quotes, not {value!r}")
        return value

    def choice(self, field: str, allowed: Sequence[str], default: str | None = None) -> str:
        """One of a few words."""
        value = self._take(field, default)
        if value not in allowed:
            raise self.wrong(field, f"must be one of {', '.join(allowed)}, not {value!r}")
        return str(value)

    def words(self, corner: object = "", *, like: str = "", person: bool = False, **values: object) -> CardWords:
        """The card as people know it. Its words may name `values` in braces, so that they say what is true here.

        Words that are missing here and on the standard card of that id come from the card `like`. A `person` without a
        portrait gets one made from the name.
        """
        found = self._file.words_of(self._kind, like) | self._file.words_of(self._kind, self.id)
        hue = found.get("hue", "")
        if hue not in get_args(Hue):
            raise self.wrong("hue", f"must be one of {', '.join(filter(None, get_args(Hue)))}, not {hue!r}")
        rules = found.get("rules", [])
        if not isinstance(rules, list) or not all(isinstance(number, str) for number in rules):
            raise self.wrong("rules", f"must be a list of rule numbers in quotes, not {rules!r}")
        plain = {field: found.get(field, "") for field in ("name", "plural", "short", "text", "icon")}
        for field, value in plain.items():
            if not isinstance(value, str) or len(value) > LONGEST_WORDS or not value.isprintable():
                raise self.wrong(field, f"must be at most {LONGEST_WORDS} printable characters, not {value!r}")
        if not plain["name"].strip():
            raise self.wrong("name", "is missing")
        for field in ("name", "plural", "short", "text"):
            plain[field] = self._filled(field, plain[field], values)
        for field in ("name", "plural", "short"):
            if len(plain[field]) > LONGEST_CARD_NAME:
                raise self.wrong(field, f"must be at most {LONGEST_CARD_NAME} characters, not {plain[field]!r}")
        if not tokens(plain["name"]):
            raise self.wrong("name", f"must have a word or a number that a player can type, not {plain['name']!r}")
        count = self._fields.get("count")
        copies = count if isinstance(count, int) and not isinstance(count, bool) else None
        drawn = self._portrait(found.get("portrait", "")) or (usual_portrait(plain["name"]) if person else "")
        return CardWords(
            id=self.id, corner=str(corner), hue=hue, rules=tuple(rules), copies=copies, portrait=drawn, **plain
        )

    def _portrait(self, said: object) -> str:
        if not isinstance(said, str):
            raise self.wrong("portrait", f"must be some words in quotes, not {said!r}")
        try:
            return portrait(said)
        except BadPortrait as problem:
            raise self.wrong("portrait", str(problem)) from None

    def _filled(self, field: str, text: str, values: dict[str, object]) -> str:
        # A stranger's text: plain names only, since `str.format` would let it look into our objects.
        filled = re.sub(r"\{(\w+)\}", lambda found: str(values.get(found[1], found[0])), text)
        if "{" in filled or "}" in filled:
            may = ", ".join(f"{{{name}}}" for name in values) or "nothing"
            raise self.wrong(field, f"may name {may} in braces, not what stands in {text!r}")
        return filled

    def settle(self) -> None:
        """Call when all fields are read: any field left over is a mistake."""
        for field in self._fields:
            if field not in self._read:
                raise self.wrong(field, f"is unknown; known fields here: {', '.join(sorted(self._read))}")

    def _whole(self, field: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(field, f"must be a whole number from {low} to {high}, not {value!r}")
        return value


def _field_lines(text: str) -> dict[tuple[str, int, str], int]:
    """Where each field stands: (kind of table, its number, field); the field "" is the table's head."""
    lines: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {}
    kind, table = "", -1
    for number, line in enumerate(text.splitlines(), start=1):
        if head := re.match(r"\s*\[\[\s*([\w-]+)\s*\]\]", line):
            kind = head[1]
            table = counts[kind] = counts.get(kind, -1) + 1
            lines[kind, table, ""] = number
            lines.setdefault(("", -1, kind), number)
        elif head := re.match(r"\s*\[\s*([\w-]+)", line):
            kind, table = head[1], -1
            lines["", -1, kind] = number
        elif field := re.match(r"\s*([\w-]+)\s*=", line):
            lines.setdefault((kind, table, field[1]), number)
    return lines
