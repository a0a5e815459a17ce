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
from operator import attrgetter
from pathlib import Path
from typing import Any

from sixgun.engine.facts import plain_name
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
    told: dict[str, set[str]] = defaultdict(set)
    decisions: dict[str, tuple[str, ...]] = {}
    for module, tree in _sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for event in _named(node, "Told"):
                    told[plain_name(event)].update(numbers_in(ast.get_docstring(node) or ""))
            elif isinstance(node, ast.Assign) and not _assigns(node, "judge"):
                for verb, function in _cases(node.value).items():
                    decisions[plain_name(verb)] = _rules_of(attrgetter(function)(importlib.import_module(module)))
    return Fired({event: tuple(sorted(rules)) for event, rules in told.items()}, decisions)


def _sources(game: Game) -> Iterator[tuple[str, ast.Module]]:
    """The modules of the game, if they can be read: that of its events, and all beside and below it."""
    if game.facts.told is None:
        return
    package = game.facts.told.__module__.rpartition(".")[0]
    file = importlib.import_module(game.facts.told.__module__).__file__
    if file:
        folder = Path(file).parent
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            yield ".".join(filter(None, (package, *parts))), ast.parse(path.read_text(encoding="utf-8"))


def _rules_of(function: Any) -> tuple[str, ...]:
    """The numbers in the docstring of a rule, compiled or not."""
    return tuple(dict.fromkeys(numbers_in(getattr(function, "py_func", function).__doc__ or "")))


def _named(node: ast.AST, enum: str) -> Iterator[str]:
    """Members of an enum that a function names."""
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == enum:
            yield part.attr


def _cases(value: ast.expr) -> dict[str, str]:
    """`VERBS.each(place=place, look=outlaws.look)`: which function carries out which verb, as the module calls it."""
    if not (isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "each"):
        return {}
    return {case.arg: ast.unparse(case.value) for case in value.keywords if case.arg}


def _assigns(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
