"""What a screen shows of a single card or character."""

from __future__ import annotations

from sixgun.engine.tabletop import Card, Hue

from ..cards import texts
from ..deck import KIND, RANK, SLOT, SUIT, SUIT_NAMES
from ..words import CHARACTER_NAMES, KIND_NAMES, RANK_NAMES, Kind

_KIND_TEXTS, _CHARACTER_TEXTS = texts()
_ICONS = [
    "gunshot",
    "dust-cloud",
    "beer-stein",
    "robber-hand",
    "cat",
    "duel",
    "old-wagon",
    "shop",
    "arrow-cluster",
    "machine-gun",
    "saloon",
    "gold-bar",
    "revolver",
    "pistol-gun",
    "winchester-rifle",
    "shotgun",
    "winchester-rifle",
    "imprisoned",
    "barrel",
    "horse-head",
    "telescope",
    "dynamite",
]
_RULES = [
    "BNG-56",
    "BNG-59",
    "BNG-85",
    "BNG-98",
    "BNG-100",
    "BNG-106",
    "BNG-94",
    "BNG-96",
    "BNG-103",
    "BNG-101",
    "BNG-92",
    "BNG-95",
    "BNG-53",
    "BNG-68",
    "BNG-53",
    "BNG-53",
    "BNG-53",
    "BNG-76",
    "BNG-63",
    "BNG-71",
    "BNG-72",
    "BNG-80",
]
_CHARACTER_RULES = [
    "BNG-126",
    "BNG-128",
    "BNG-130",
    "BNG-134",
    "BNG-137",
    "BNG-138",
    "BNG-140",
    "BNG-142",
    "BNG-143",
    "BNG-144",
    "BNG-145",
    "BNG-146",
    "BNG-150",
    "BNG-154",
    "BNG-158",
    "BNG-161",
]


def card_face(card: int, *, tap: bool = True, danger: bool = False, marks: list[str] | None = None) -> Card:
    kind = int(KIND[card])
    hue: Hue = "blue" if SLOT[kind] >= 0 else "brown"
    return Card(
        name=KIND_NAMES[kind],
        rank=RANK_NAMES[RANK[card]],
        suit=SUIT_NAMES[SUIT[card]],
        icon=_ICONS[kind],
        hue="red" if kind == Kind.BANG else hue,
        text=_KIND_TEXTS[kind],
        rule=_RULES[kind],
        spot=f"card.{card}" if tap else "",
        marks=marks or [],
        danger=danger,
    )


def character_face(character: int, spot: str, marks: list[str] | None = None) -> Card:
    return Card(
        name=CHARACTER_NAMES[character],
        icon="western-hat",
        hue="ochre",
        text=_CHARACTER_TEXTS[character],
        rule=_CHARACTER_RULES[character],
        spot=spot,
        marks=marks or [],
    )
