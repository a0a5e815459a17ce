"""Which numbered rules are named by a test. A test names a rule in its docstring."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sixgun.engine.errors import BadOption
from sixgun.games.catalogue import Catalogue, Entry, numbers_in


@dataclass(frozen=True)
class Coverage:
    """How many entries of a kind are proved."""

    kind: str
    total: int
    missing: list[Entry]

    @property
    def proved(self) -> int:
        """Entries that a test names."""
        return self.total - len(self.missing)


def covered(book: Catalogue, kind: str, tests: Path) -> Coverage:
    """The entries of one kind against the tests."""
    named, entries = _named(tests), book.of_kind(kind)
    return Coverage(kind, len(entries), [entry for entry in entries if entry.id not in named])


@cache
def _named(tests: Path) -> frozenset[str]:
    """Every rule named in the docstring of a test function below the folder."""
    if not tests.is_dir():
        raise BadOption(f"There is no folder {tests} with tests; run this in a checkout, or say --tests FOLDER.")
    named: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named.update(numbers_in(ast.get_docstring(node) or ""))
    return frozenset(named)
