"""Several small numbers in one 32-bit word, for tables that would otherwise be too large for a record.

A packed column is one whole number that says where to find a value: in which word, from which bit on, in how many bits,
and the lowest value, which is stored as 0. It is larger than any position in a plain row, so they cannot be mixed up.
"""

from __future__ import annotations

from collections.abc import Mapping

from .rule import rule

USABLE = 31  # bits of a word: the last one is the sign of an int32

# The parts of a packed column, from its lowest bit on: word, shift, width, and how far below 0 its numbers go.
_WORD_BITS = 6
_SHIFT_BITS = 5
_WIDTH_BITS = 5
_WIDTH_FROM = _WORD_BITS + _SHIFT_BITS
_BELOW_FROM = _WIDTH_FROM + _WIDTH_BITS
FIRST_PACKED = 1 << _WIDTH_FROM  # a width is at least 1, so no packed column is smaller


def laid_out(ranges: Mapping[str, tuple[int, int]]) -> dict[str, int]:
    """A packed column for each range of numbers, each in the first word that has room for it."""
    columns: dict[str, int] = {}
    used: list[int] = []
    for name, (low, high) in ranges.items():
        width = max(1, (high - low).bit_length())
        if width > USABLE or low > 0:
            raise ValueError(f"{name}, {low} to {high}, cannot be packed: it starts above 0 or needs {USABLE + 1} bits")
        word = next((nth for nth, bits in enumerate(used) if bits + width <= USABLE), len(used))
        if word == len(used):
            used.append(0)
        if word >= 1 << _WORD_BITS:
            raise ValueError(f"{name} does not fit a row of {word} words")
        columns[name] = word | used[word] << _WORD_BITS | width << _WIDTH_FROM | -low << _BELOW_FROM
        used[word] += width
    return columns


def packed(columns: Mapping[str, int], values: Mapping[str, int]) -> list[int]:
    """The words of a row; a column without a value holds 0."""
    words = [0] * (1 + max(map(word_of, columns.values())))
    for name, column in columns.items():
        stored = values.get(name, 0) + _below(column)
        if not 0 <= stored < 1 << _width(column):
            raise ValueError(f"{name} is {values.get(name, 0)}, which does not fit {_width(column)} bits")
        words[word_of(column)] |= stored << _shift(column)
    return words


@rule
def word_of(column: int) -> int:
    """The place of the word that a packed column is in."""
    return column & ((1 << _WORD_BITS) - 1)


@rule
def unpacked(word: int, column: int) -> int:
    """The number of a packed column, out of its word."""
    return (word >> _shift(column) & ((1 << _width(column)) - 1)) - _below(column)


@rule
def _shift(column: int) -> int:
    return column >> _WORD_BITS & ((1 << _SHIFT_BITS) - 1)


@rule
def _width(column: int) -> int:
    return column >> _WIDTH_FROM & ((1 << _WIDTH_BITS) - 1)


@rule
def _below(column: int) -> int:
    return column >> _BELOW_FROM
