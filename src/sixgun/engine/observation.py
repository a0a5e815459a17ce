"""Names for the numbers a learner sees, so that nobody has to count columns."""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Slice:
    """A named stretch of an observation."""

    name: str
    start: int
    length: int
    meaning: str


@dataclass
class Slices:
    """The layout of an observation, built up slice by slice."""

    parts: dict[str, Slice] = field(default_factory=dict)
    length: int = 0

    def add(self, name: str, length: int, meaning: str) -> Slices:
        """Append a slice."""
        self.parts[name] = Slice(name, self.length, length, meaning)
        self.length += length
        return self

    def start(self, name: str) -> int:
        """Where a slice begins."""
        return self.parts[name].start

    @property
    def starts(self) -> Any:
        """Where each slice begins, by name: a named tuple, which a rule takes as constants (`AT.my_hand + card`)."""
        kind: Any = namedtuple("Starts", list(self.parts))  # type: ignore[misc]
        return kind(*(part.start for part in self.parts.values()))

    def __getitem__(self, name: str) -> slice:
        part = self.parts[name]
        return slice(part.start, part.start + part.length)
