"""The scoring of Outlaw Poker a second time: slow, obvious, and written from the rule text alone.

A card is the word printed on it: "7", "-5" or "W". A grid is four columns, each a pair of words.
"""

from __future__ import annotations

from collections import Counter

Column = tuple[str, str]

WILD = "W"
# OP-R3, the house deck of the catalogue.
HOUSE_DECK = {WILD: 4, **{str(number): 8 for number in range(13)}, "-5": 4}
BONUS_FOR_A_FURTHER_PAIR = -5  # OP-47


def is_negative(card: str) -> bool:
    return card.startswith("-")


def read_wilds(column: Column) -> Column:
    """OP-44. A Wild is a match for whatever shares its column; two Wilds stay Wilds (OP-R20)."""
    top, bottom = column
    if top == WILD and bottom != WILD:
        return bottom, bottom
    if bottom == WILD and top != WILD:
        return top, top
    return column


def points_of(column: Column) -> int:
    """OP-40 to OP-45, OP-50."""
    top, bottom = read_wilds(column)
    if is_negative(top) or is_negative(bottom):
        return int(top) + int(bottom)  # negatives never cancel, alone, paired, or copied by a Wild
    if top == bottom:
        return 0
    return int(top) + int(bottom)


def pair_of(column: Column) -> str | None:
    """OP-R20 to OP-R22. The value a column is a cancelled pair of."""
    top, bottom = read_wilds(column)
    if top == bottom and not is_negative(top):
        return top
    return None


def score(grid: list[Column]) -> int:
    """OP-39, OP-46 to OP-49. All columns, and a bonus for every pair of a value after its first."""
    total = sum(points_of(column) for column in grid)
    pairs = Counter(pair for pair in map(pair_of, grid) if pair is not None)
    for number_of_pairs in pairs.values():
        total += BONUS_FOR_A_FURTHER_PAIR * (number_of_pairs - 1)
    return total
