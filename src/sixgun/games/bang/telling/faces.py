"""What a screen shows of a single card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from sixgun.engine.gallery import drawn_once
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card

from ..deck import KIND, RANK, SUIT, SUIT_NAMES
from ..words import RANK_NAMES


class _Lying(NamedTuple):
    """A card, and how it lies there."""

    card: int
    tap: bool
    danger: bool
    marks: tuple[str, ...]


@drawn_once
def _face(lying: _Lying, names: Names) -> Card:
    kind = names.cards["kind"][KIND[lying.card]]
    face = kind.face(spot=f"card.{lying.card}" if lying.tap else "", marks=list(lying.marks), danger=lying.danger)
    return msgspec.structs.replace(face, rank=RANK_NAMES[RANK[lying.card]], suit=SUIT_NAMES[SUIT[lying.card]])


def card_face(card: int, names: Names, *, tap: bool = True, danger: bool = False, marks: Sequence[str] = ()) -> Card:
    """A playing card: what its kind is called and does, with its own rank and suit."""
    return _face(_Lying(card, tap, danger, tuple(marks)), names)


def character_face(character: int, names: Names, spot: str, marks: list[str]) -> Card:
    """A character to pick, with the bullets it begins with."""
    return names.cards["character"][character].face(spot=spot, marks=marks)


def standing_face(character: int, names: Names, marks: list[str]) -> Card:
    """A character in play; how many bullets are left is shown beside it."""
    return msgspec.structs.replace(names.cards["character"][character].face(marks=marks), corner="")
