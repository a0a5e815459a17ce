"""A menu of moves, one part of the words at a time, so that a hundred moves never fill the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sixgun.tables.table import Table


@dataclass(frozen=True)
class Choice:
    """A line of the menu: one move, or several that begin alike."""

    words: str
    note: str
    moves: tuple[int, ...]


def choices(table: Table, moves: Sequence[int]) -> list[Choice]:
    """The moves grouped by the first part in which they differ."""
    phrases = {move: table.game.telling.phrase(move, table.names) for move in moves}
    depth = _shared(list(phrases.values()))
    groups: dict[tuple[str, ...], list[int]] = {}
    for move, phrase in phrases.items():
        groups.setdefault(phrase[: depth + 1], []).append(move)
    return [_choice(table, start, group) for start, group in groups.items()]


def _choice(table: Table, start: tuple[str, ...], group: list[int]) -> Choice:
    if len(group) == 1:
        return Choice(table.words(group[0]), table.note(group[0]), tuple(group))
    return Choice(" ".join(start), f"{len(group)} ways", tuple(group))


def _shared(phrases: list[tuple[str, ...]]) -> int:
    """How many parts all phrases have in common."""
    depth = 0
    while all(len(p) > depth for p in phrases) and len({p[depth] for p in phrases}) == 1:
        depth += 1
    return depth
