"""How sure a change is: two runs of the same games, also counted in blocks.

Both runs deal game 17 from the same seed, so most luck is the same in both. How much the change differs from block to
block says how much of it is luck; that needs no assumption about the game. This is the jackknife that leaves out one
block at a time, with blocks of different sizes (Busing, Meijer and van der Leeden, 1999).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from .pool import Span
from .sheet import Sheet
from .tally import GAMES, HOW_MANY, SUM, WINS, WON, Tally

BLOCKS = 64
STRIPE = 100  # games that follow each other in one block
FEWEST_BLOCKS = 10  # fewer are too few to tell how much they differ

Measure = tuple[str, str]  # of what sort, and which


class Error(NamedTuple):
    """The standard error of a change, and the number of blocks behind it."""

    size: float
    blocks: int


@dataclass
class Blocks:
    """Every measure of each block, as a sum and its divisor."""

    over: Any  # [block, measure]
    under: Any
    games: Any = field(default_factory=lambda: np.zeros(BLOCKS, np.int64))

    @classmethod
    def of(cls, sheet: Sheet) -> Blocks:
        """Nothing counted yet."""
        shape = BLOCKS, len(_lines(sheet))
        return cls(np.zeros(shape, np.int64), np.zeros(shape, np.int64))

    def add(self, span: Span, tally: Tally) -> None:
        """Count games that follow each other in one block."""
        block = span.first // STRIPE % BLOCKS
        shares, occurs, numbers = tally.shares, tally.occurs, tally.numbers
        everywhere = np.full(len(occurs), tally.games)
        self.over[block] += np.concatenate([shares[:, WON], occurs[:, GAMES], numbers[:, SUM]])
        self.under[block] += np.concatenate([shares[:, GAMES] * WINS, everywhere, numbers[:, HOW_MANY]])
        self.games[block] += tally.games

    def value(self, measure: int) -> float:
        """The measure in all games."""
        return float(self.over[:, measure].sum() / max(1, self.under[:, measure].sum()))

    def without_each(self, measure: int) -> Any:
        """The measure in all games but those of a block, for each block that has games."""
        over, under = self.over[:, measure], self.under[:, measure]
        return ((over.sum() - over) / np.maximum(1, under.sum() - under))[self.games > 0]

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {"over": self.over.tolist(), "under": self.under.tolist(), "games": self.games.tolist()}

    def fill(self, plain: dict[str, Any]) -> None:
        """Take over what `to_json` wrote down; ValueError if it has other measures."""
        for name in ("over", "under", "games"):
            getattr(self, name)[...] = np.array(plain[name], np.int64).reshape(getattr(self, name).shape)


def striped(first: int, end: int) -> Iterator[Span]:
    """All games from `first` to before `end`, in batches that lie in one block each."""
    while first < end:
        games = min(STRIPE - first % STRIPE, end - first)
        yield Span(first, games)
        first += games


def measures_of(sheet: Sheet) -> dict[Measure, int]:
    """What can be compared, and where blocks have it."""
    return {measure: place for place, measure in enumerate(_lines(sheet))}


def _lines(sheet: Sheet) -> list[Measure]:
    """The lines of a tally: of its shares, of what occurs, and of what has a distribution."""
    shares = [(f"wins by {block.name}", item) for block in sheet.shares for item in block.ids]
    occurs = [(f"games with this {block.name}", item) for block in sheet.occurs for item in block.ids]
    return [*shares, *occurs, ("length", "decisions a game"), *(("score", bot) for bot in sheet.bots)]


def error_between(before: Blocks, one: int, after: Blocks, other: int) -> Error | None:
    """How sure the change of a measure is; None if there are too few blocks to tell."""
    games = before.games[before.games > 0]
    if len(games) < FEWEST_BLOCKS or (before.games != after.games).any():
        return None
    parts = games.sum() / games
    whole = after.value(other) - before.value(one)
    rest = after.without_each(other) - before.without_each(one)
    values = parts * whole - (parts - 1) * rest
    mean = (values / parts).sum()
    return Error(sqrt(((values - mean) ** 2 / (parts - 1)).mean()), len(games))
