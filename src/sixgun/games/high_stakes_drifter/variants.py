"""Which variants go together (HSD-R79). A pair that cannot be obeyed together is refused with a sentence."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations

from sixgun.engine.speech import Refusal

from .words import VARIANT_TITLES, Variant

COPY_VARIANTS = (Variant.DEUCES_WILD, Variant.ON_YOUR_LONESOME, Variant.TRES_AMIGOS)
PACK_VARIANTS = (Variant.DRAW, Variant.STUD)
WINNER_VARIANTS = (Variant.HIGH_LOW, Variant.LOWBALL)


def conflicts(variants: Collection[Variant], quick_start: bool = False) -> list[Refusal]:
    """HSD-R79, HSD-R110. Every reason why these variants cannot be played together; none when they can."""
    found = [Refusal(sentence, "HSD-R79") for pair in combinations(sorted(variants), 2) if (sentence := _clash(*pair))]
    if quick_start and variants:
        found.insert(0, Refusal("The quick-start game has no variants.", "HSD-R110"))
    return found


def _clash(one: Variant, other: Variant) -> str:
    """Why two variants exclude each other; empty when they do not."""
    pair = {one, other}
    both = f"{VARIANT_TITLES[one]} and {VARIANT_TITLES[other]} cannot be combined"
    if pair <= set(WINNER_VARIANTS):
        return f"{both}: each names other winners of a shootout."
    if pair <= set(COPY_VARIANTS):
        return f"{both}: each sets another limit on the copies of a card."
    if pair <= set(PACK_VARIANTS):
        return f"{both}: each makes decks from boosters in another way."
    if pair <= {*COPY_VARIANTS, *PACK_VARIANTS}:
        return f"{both}: a deck made from boosters has no limit on the copies of a card."
    return ""
