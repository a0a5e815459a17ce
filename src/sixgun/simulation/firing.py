"""Which numbered rules are behind an event or a decision, read from the game's source code.

One rule is one function with its numbers in the docstring. So the function that tells an event, or carries a move out,
names its rules, and nobody has to keep a second list.
"""

from __future__ import annotations

import ast
import importlib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sixgun.engine.game import Game
from sixgun.games.catalogue import numbers_in


@dataclass(frozen=True)
class Fired:
    """The rules behind each event and each kind of decision, by their names in a report."""

    events: dict[str, tuple[str, ...]]
    decisions: dict[str, tuple[str, ...]]

    @property
    def rules(self) -> set[str]:
        """All rules that something countable shows at work."""
        return {rule for rules in (*self.events.values(), *self.decisions.values()) for rule in rules}


@cache
def fired_by(game: Game) -> Fired:
    """What the source files of a game say."""
    functions: dict[str, tuple[str, ...]] = {}
    told: dict[str, set[str]] = defaultdict(set)
    cases: dict[str, str] = {}
    for tree in _sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                rules = tuple(dict.fromkeys(numbers_in(ast.get_docstring(node) or "")))
                if any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list):
                    functions.setdefault(node.name, rules)
                for event in _named(node, "Told"):
                    told[_plain(event)].update(rules)
            elif isinstance(node, ast.Assign) and not _assigns(node, "judge"):
                cases |= _cases(node.value)
    decisions = {_plain(verb): functions.get(function, ()) for verb, function in cases.items()}
    return Fired({event: tuple(sorted(rules)) for event, rules in told.items()}, decisions)


def _sources(game: Game) -> Iterator[ast.Module]:
    """The source files of the game, if they can be read: the file of its events, and all beside and below it."""
    if game.facts.told is None:
        return
    module = importlib.import_module(game.facts.told.__module__)
    if module.__file__:
        for path in sorted(Path(module.__file__).parent.rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def _named(node: ast.AST, enum: str) -> Iterator[str]:
    """Members of an enum that a function names."""
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == enum:
            yield part.attr


def _cases(value: ast.expr) -> dict[str, str]:
    """`VERBS.each(place=place)`: which function carries out which verb."""
    if not (isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "each"):
        return {}
    return {case.arg: case.value.id for case in value.keywords if case.arg and isinstance(case.value, ast.Name)}


def _assigns(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def _plain(name: str) -> str:
    """A name of the sources as a report says it."""
    return name.replace("_", " ").lower()
