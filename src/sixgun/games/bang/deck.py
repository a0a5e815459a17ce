"""The 80 playing cards. A card is a number; what it is stands in these tables."""

from __future__ import annotations

import numpy as np

from .words import RANK_NAMES, Kind, Slot, Suit

_SHORT = {
    Kind.BANG: "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH",
    Kind.MISSED: "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC",
    Kind.BEER: "6H 7H 8H 9H 10H JH",
    Kind.PANIC: "JH QH AH 8D",
    Kind.CAT_BALOU: "KH 9D 10D JD",
    Kind.DUEL: "QD JS 8C",
    Kind.STAGECOACH: "9S 9S",
    Kind.GENERAL_STORE: "9C QS",
    Kind.INDIANS: "KD AD",
    Kind.GATLING: "10H",
    Kind.SALOON: "5H",
    Kind.WELLS_FARGO: "3H",
    Kind.SCHOFIELD: "JC QC KS",
    Kind.VOLCANIC: "10S 10C",
    Kind.REMINGTON: "KC",
    Kind.REV_CARABINE: "AC",
    Kind.WINCHESTER: "8S",
    Kind.JAIL: "10S JS 4H",
    Kind.BARREL: "QS KS",
    Kind.MUSTANG: "8H 9H",
    Kind.SCOPE: "AS",
    Kind.DYNAMITE: "2H",
}
_LETTERS = "SHDC"
_FACES = [(kind, face) for kind, faces in _SHORT.items() for face in faces.split()]

KIND = np.array([int(kind) for kind, _ in _FACES], np.int8)
SUIT = np.array([_LETTERS.index(face[-1]) for _, face in _FACES], np.int8)
RANK = np.array([RANK_NAMES.index(face[:-1]) for _, face in _FACES], np.int8)
FIRST = np.array([_FACES.index((kind, faces.split()[0])) for kind, faces in _SHORT.items()] + [len(_FACES)], np.int8)

# The slot of each kind; -1 for brown cards (BNG-27, BNG-28).
SLOT = np.array(
    [-1] * int(Kind.SCHOFIELD)
    + [int(Slot.WEAPON)] * (int(Kind.JAIL) - int(Kind.SCHOFIELD))
    + [int(Slot.JAIL), int(Slot.BARREL), int(Slot.MUSTANG), int(Slot.SCOPE), int(Slot.DYNAMITE)],
    np.int8,
)


def _ids() -> tuple[str, ...]:
    ids: list[str] = []
    for kind, face in _FACES:
        name = f"{kind.name.lower()}_{face}"
        ids.append(f"{name}_2" if name in ids else name)
    return tuple(ids)


CARD_IDS = _ids()
SUIT_NAMES = tuple(suit.name.lower() for suit in Suit)
