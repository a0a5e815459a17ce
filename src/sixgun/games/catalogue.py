"""The numbered rules of a game, in words: `docs/rules/<game>.md`, read for help at the table and for coverage."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.engine.options import suggestion

_PACKAGE = Path(__file__).resolve().parent.parent
_SHELVES = (_PACKAGE / "rulebooks", _PACKAGE.parent.parent / "docs" / "rules")  # installed; in a checkout
_NUMBER = re.compile(r"^(?:[A-Z0-9]+-)?[RST]?\d+$")
_ROW = re.compile(r"^\|? ?([A-Z0-9]+-([RT]?)\d+) \| (.*?)(?: \|)?$")
_SPAN = re.compile(r"([A-Z0-9]+)-([RST]?)(\d+)(?: to [A-Z0-9]+-[RST]?(\d+))?")
# Where a rule comes from, for whoever checks it against its source: `[B]`, `[P damaged, BNG-R1]`.
_SOURCES = re.compile(r" \[((?:[A-Z](?: damaged)?|[A-Z0-9]+-R\d+)(?:, (?:[A-Z]|[A-Z0-9]+-R\d+))*)\]$")
_SCENARIO = re.compile(r"^(?:\*\*|#+ )(?:[A-Z0-9]+-)?(S\d+)\b([^*]*)(?:\*\*)?(.*)$")


@dataclass(frozen=True)
class Entry:
    """One numbered rule, ruling or scenario."""

    id: str
    kind: str  # "rule", "ruling" or "scenario"
    heading: str
    text: str


@dataclass(frozen=True)
class Catalogue:
    """All numbered entries of one game."""

    game: str
    entries: dict[str, Entry]
    notation: str = ""  # what letters and signs in the worked examples mean

    def of_kind(self, kind: str) -> list[Entry]:
        """Rules, rulings or scenarios only."""
        return [entry for entry in self.entries.values() if entry.kind == kind]

    def find(self, name: str) -> Entry:
        """One entry by its number, said loosely: `CAL-18`, `cal-18`, `18`, `R4`."""
        prefix = next(iter(self.entries)).split("-")[0]
        number = name.upper().removeprefix(f"{prefix}-")
        for candidate in (f"{prefix}-{number}", f"{prefix}-{number.zfill(2)}", f"{prefix}-{number.zfill(3)}"):
            if candidate in self.entries:
                return self.entries[candidate]
        raise UnknownName(f"There is no rule {name!r}.{suggestion(name, list(self.entries))}")

    def look_up(self, wanted: str) -> list[Entry]:
        """One entry by its number, or all that contain the words."""
        return [self.find(wanted)] if _NUMBER.match(wanted.strip().upper()) else self.search(wanted)

    def search(self, words: str) -> list[Entry]:
        """Every entry that contains all the words."""
        wanted = words.lower().split()
        return [e for e in self.entries.values() if all(w in f"{e.id} {e.heading} {e.text}".lower() for w in wanted)]


def catalogue(game: Game) -> Catalogue:
    """The catalogue of a game."""
    places = [game.rulebook] if game.rulebook else [shelf / f"{game.name}.md" for shelf in _SHELVES]
    for place in places:
        if place.is_file():
            text = place.read_text(encoding="utf-8")
            notation = next((line for line in text.splitlines() if line.startswith("Notation")), "")
            return Catalogue(game.name, _entries(text), notation)
    raise UnknownName(f"{game.title} has no rules in words: none of {', '.join(map(str, places))} exists.")


def _entries(text: str) -> dict[str, Entry]:
    """Rules and rulings are rows of tables; a scenario is a bold or a heading line and the lines under it."""
    entries: dict[str, Entry] = {}
    prefix, scenario = "", ""
    for line in text.splitlines():
        if row := _ROW.match(line):
            prefix = row[1].split("-")[0]
            heading, _, rest = (part.strip() for part in row[3].partition(" | "))
            text_of = _SOURCES.sub(_rulings_only, rest.replace(" | ", " — "))
            entries[row[1]] = Entry(row[1], "ruling" if row[2] == "R" else "rule", heading, text_of)
        elif head := _SCENARIO.match(line):
            scenario = f"{prefix}-{head[1]}"
            entries[scenario] = Entry(scenario, "scenario", head[2].strip(" .–*"), head[3].strip())
        elif line.strip() and scenario and not line.startswith("#"):
            entry = entries[scenario]
            entries[scenario] = replace(entry, text=f"{entry.text} {line.strip()}".strip())
        else:
            scenario = scenario if line.strip() == "" and scenario and not entries[scenario].text else ""
    return entries


def _rulings_only(sources: re.Match[str]) -> str:
    """Readers want to know the rulings that say so; letters for books are of use in the file only."""
    rulings = [source for source in sources[1].split(", ") if "-" in source]
    return f" ({', '.join(rulings)})" if rulings else ""


def numbers_in(text: str) -> list[str]:
    """All rule numbers in a text, ranges written out: `BNG-T01 to BNG-T41, BNG-S21`."""
    found = []
    for prefix, letter, first, last in _SPAN.findall(text):
        for number in range(int(first), int(last or first) + 1):
            found.append(f"{prefix}-{letter}{number:0{len(first)}}")
    return found
