"""Mutants: rules broken on purpose, each named in a room's `.toml` with a rule whose tests must notice."""

from __future__ import annotations

import ast
import hashlib
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sixgun.games.catalogue import numbers_in

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DESK = "scoring"  # the scores of the tournament desk: no game's room, but rules all the same


@dataclass(frozen=True)
class Mutant:
    """One line of one room, and what it is changed to."""

    room: str
    rule: str  # whose tests must notice
    file: str  # inside the room
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.room} {self.rule} ({self.file})"

    def place_in(self, sources: Path) -> Path:
        """The file to break."""
        room = Path("tournaments", DESK) if self.room == DESK else Path("games", self.room)
        return sources / "sixgun" / room / self.file

    def broken(self, text: str) -> str:
        """The text of the file with the rule broken; what is to be broken must stand there once."""
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self}: what is to be broken stands there {found} times: {self.old!r}")
        return text.replace(self.old, self.new)


def rooms_with_mutants() -> list[str]:
    """The rooms that have a file here."""
    return sorted(path.stem for path in HERE.glob("*.toml"))


def mutants_of(room: str) -> list[Mutant]:
    """All mutants of a room, as its file lists them."""
    listed = tomllib.loads((HERE / f"{room}.toml").read_text(encoding="utf-8"))["mutant"]
    return [Mutant(room, **each) for each in listed]


def chosen(mutants: Sequence[Mutant], count: int, by: str) -> list[Mutant]:
    """So many of them, always the same for the same commit, and others for the next one."""

    def place(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{by} {mutant!r}".encode()).digest()

    return sorted(mutants, key=place)[:count]


@cache
def docstrings_of(room: str) -> dict[str, str]:
    """The tests of a room's rules, as pytest names them, with their docstrings."""
    found = {}
    folder = Path("tournaments", DESK) if room == DESK else Path("rules", room)
    for path in sorted((ROOT / "tests" / folder).glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                found[f"{path.relative_to(ROOT)}::{node.name}"] = ast.get_docstring(node) or ""
    return found


def proofs_of(rule: str, room: str) -> list[str]:
    """The tests whose docstring names a rule."""
    return [test for test, docstring in docstrings_of(room).items() if rule in numbers_in(docstring)]
