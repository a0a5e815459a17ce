"""What a screen shows of a single card."""

from __future__ import annotations

import msgspec

from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card

from ..deck import KIND, RANK, SUIT, SUIT_NAMES
from ..words import RANK_NAMES


def card_face(
    card: int, names: Names, *, tap: bool = True, danger: bool = False, marks: list[str] | None = None
) -> Card:
    """A playing card: what its kind is called and does, with its own rank and suit."""
    kind = names.cards["kind"][KIND[card]]
    face = kind.face(spot=f"card.{card}" if tap else "", marks=marks, danger=danger)
    return msgspec.structs.replace(face, rank=RANK_NAMES[RANK[card]], suit=SUIT_NAMES[SUIT[card]])


def character_face(character: int, names: Names, spot: str, marks: list[str]) -> Card:
    """A character to pick, with the bullets it begins with."""
    return names.cards["character"][character].face(spot=spot, marks=marks)


def standing_face(character: int, names: Names, marks: list[str]) -> Card:
    """A character in play; how many bullets are left is shown beside it."""
    return msgspec.structs.replace(names.cards["character"][character].face(marks=marks), corner="")
