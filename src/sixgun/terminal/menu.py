"""A menu of moves, one part of the words at a time, so that a hundred moves never fill the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol


class Offered(Protocol):
    """An allowed move: its number, its words in parts, and what it would do; the table's own or off the wire."""

    @property
    def move(self) -> int:
        """The number."""

    @property
    def parts(self) -> tuple[str, ...]:
        """The words."""

    @property
    def note(self) -> str:
        """What it would do here."""

    @property
    def kind(self) -> str:
        """The heading it stands under."""


class Offer(NamedTuple):
    """An allowed move of a table in this program."""

    move: int
    parts: tuple[str, ...]
    note: str
    kind: str = ""


@dataclass(frozen=True)
class Choice:
    """A line of the menu: one move, or several that begin alike."""

    words: str
    note: str
    moves: tuple[int, ...]
    kind: str = ""  # the heading it stands under


LONGEST = 40  # lines of a menu
MANY = 8  # lines that need headings
PIECES = 20  # into which a longer one is cut


def choices(offers: Sequence[Offered]) -> list[Choice]:
    """The moves grouped by the first part in which they differ."""
    depth = _shared([offer.parts for offer in offers]) if offers else 0
    groups: dict[tuple[str, ...], list[Offered]] = {}
    for offer in offers:
        groups.setdefault(offer.parts[: depth + 1], []).append(offer)
    listed = [_choice(start, group) for start, group in groups.items()]
    return listed if len(listed) <= LONGEST else _bundled(listed)


def _bundled(listed: list[Choice]) -> list[Choice]:
    """A long list, such as every amount of money, in pieces: `bet $1 to bet $10`. Words can always be typed."""
    piece = -(-len(listed) // PIECES)
    bundles = [listed[first : first + piece] for first in range(0, len(listed), piece)]
    return [
        Choice(
            f"{bundle[0].words} to {bundle[-1].words}" if len(bundle) > 1 else bundle[0].words,
            f"{len(bundle)} ways" if len(bundle) > 1 else bundle[0].note,
            tuple(move for choice in bundle for move in choice.moves),
            bundle[0].kind,
        )
        for bundle in bundles
    ]


def _choice(start: tuple[str, ...], group: list[Offered]) -> Choice:
    moves = tuple(offer.move for offer in group)
    if len(group) == 1:
        return Choice(" ".join(group[0].parts), group[0].note, moves, group[0].kind)
    return Choice(" ".join(start), f"{len(group)} ways", moves, group[0].kind)


def headings(menu: Sequence[Choice]) -> list[str]:
    """What stands above each line of a long menu with several kinds of moves; "" for nothing."""
    kinds = [choice.kind for choice in menu]
    if len(menu) <= MANY or len(set(kinds)) == 1:
        return [""] * len(menu)
    return [kind if kind != before else "" for before, kind in zip(["", *kinds], kinds, strict=False)]


def _shared(phrases: list[tuple[str, ...]]) -> int:
    """How many parts all phrases have in common."""
    depth = 0
    while all(len(p) > depth for p in phrases) and len({p[depth] for p in phrases}) == 1:
        depth += 1
    return depth
