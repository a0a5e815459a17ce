"""Which variants go together, and why a deck is illegal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from itertools import combinations

from .cards import CardFile

VARIANTS = (
    "cold_hands",
    "deuces_wild",
    "draw",
    "high_low",
    "last_man_standing",
    "lowball",
    "on_your_lonesome",
    "riding_shotgun",
    "stud",
    "tombstone",
    "tres_amigos",
    "whirlwind",
)
WAYS_TO_BUILD = ("deuces_wild", "on_your_lonesome", "tres_amigos", "stud", "draw")
COPIES_OF_ANY_CARD = {"deuces_wild": 2, "on_your_lonesome": 1, "tres_amigos": 3}  # HSD-183, HSD-194, HSD-203
COPIES_BY_RARITY = {"common": 3, "uncommon": 2, "rare": 1, "fixed": 1, "promotional": 1}  # HSD-42 to HSD-44, HSD-R4
CARDS_IN_A_DECK = 54
VALUE_OF_THE_STACK = 50
CHIPS_FROM_SIX_PACKS = 6


def conflicts(variants: Collection[str]) -> list[tuple[str, str]]:
    """HSD-R79. The pairs among these variants that cannot be obeyed together."""
    refused = [*combinations(sorted(WAYS_TO_BUILD), 2), ("high_low", "lowball")]
    return [pair for pair in refused if pair[0] in variants and pair[1] in variants]


def most_copies(rarity: str, variants: Collection[str]) -> int | None:
    """HSD-42 to HSD-44, HSD-183, HSD-194, HSD-197, HSD-203, HSD-R84. None means as many as you like."""
    if "stud" in variants or "draw" in variants:
        return None
    for variant, copies in COPIES_OF_ANY_CARD.items():
        if variant in variants:
            return copies
    return COPIES_BY_RARITY[rarity]


def why_illegal(
    file: CardFile, cards: Collection[str], kickers: Collection[str], variants: Collection[str] = ()
) -> list[str]:
    """HSD-41 to HSD-45. Every reason against a deck; none if it is legal."""
    reasons = [f"there is no card named {name}" for name in sorted(set(cards)) if name not in file.cards]
    reasons += [f"there is no kicker chip named {name}" for name in sorted(set(kickers)) if name not in file.kickers]
    if len(cards) != CARDS_IN_A_DECK:
        reasons.append(f"{len(cards)} cards instead of {CARDS_IN_A_DECK}")
    for name, copies in Counter(cards).items():
        if name in file.cards:
            most = most_copies(file.cards[name].rarity, variants)
            if most is not None and copies > most:
                reasons.append(f"{copies} copies of {name} ({file.cards[name].rarity}), at most {most}")
    return reasons + why_stack_is_illegal(file, kickers, variants)


def why_stack_is_illegal(file: CardFile, kickers: Collection[str], variants: Collection[str]) -> list[str]:
    """HSD-45, HSD-R3; from six packs come six chips (HSD-189), all of them in Draw, any number in Stud (HSD-R90)."""
    if "draw" in variants:
        wrong = len(kickers) != CHIPS_FROM_SIX_PACKS
        return [f"{len(kickers)} kicker chips instead of {CHIPS_FROM_SIX_PACKS}"] if wrong else []
    if "stud" in variants:
        wrong = len(kickers) > CHIPS_FROM_SIX_PACKS
        return [f"{len(kickers)} kicker chips, at most {CHIPS_FROM_SIX_PACKS}"] if wrong else []
    value = sum(file.kickers[name].value for name in kickers if name in file.kickers)
    if value != VALUE_OF_THE_STACK:
        return [f"kicker chips worth ${value} instead of ${VALUE_OF_THE_STACK}"]
    return []
