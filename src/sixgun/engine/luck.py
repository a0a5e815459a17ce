"""Chance, kept inside the record: seed and moves replay any game, on any backend.

The generator is sfc32 on int64 with masks: no overflow, so interpreted runs stay free of warnings,
and the stream is the same everywhere. `game.luck` is a field of four words that nobody may see;
bots have their own luck, so nothing they draw disturbs the game.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from .rule import rule

Luck: TypeAlias = Any  # four uint32 words

WORDS = 4
_MASK = 0xFFFFFFFF
_ODD_START = 0x9E3779B9
_WARM_UP = 12
AS_KEYED = -(1 << 63)  # no seed: the luck in the record was put there on purpose, all 128 bits of it


@rule
def seed_luck(luck: Luck, seed: int) -> None:
    """Start the stream that belongs to `seed`; its low 64 bits count. AS_KEYED leaves the luck as it is."""
    if seed == AS_KEYED:
        return
    luck[0] = seed & _MASK
    luck[1] = (seed >> 32) & _MASK
    luck[2] = _ODD_START
    luck[3] = 1
    for _ in range(_WARM_UP):
        next_bits(luck)


@rule
def next_bits(luck: Luck) -> Any:
    """32 fresh bits."""
    a, b, c, count = np.int64(luck[0]), np.int64(luck[1]), np.int64(luck[2]), np.int64(luck[3])
    bits = (a + b + count) & _MASK
    luck[0] = b ^ (b >> 9)
    luck[1] = (c + (c << 3)) & _MASK
    luck[2] = (((c << 21) & _MASK | (c >> 11)) + bits) & _MASK
    luck[3] = (count + 1) & _MASK
    return bits


@rule
def pick(luck: Luck, choices: int) -> Any:
    """A whole number from 0 to choices - 1, every one equally likely: a draw from the uneven rest is repeated."""
    bits = next_bits(luck)
    rest = bits % np.int64(choices)
    while bits - rest > _MASK + 1 - np.int64(choices):
        bits = next_bits(luck)
        rest = bits % np.int64(choices)
    return rest


@rule
def roll(luck: Luck, sides: int) -> int:
    """One die, 1 to `sides`."""
    return 1 + pick(luck, sides)


@rule
def shuffle(luck: Luck, pile: Any, count: int) -> None:
    """Put the first `count` cards of `pile` into a random order, every order equally likely."""
    for last in range(count - 1, 0, -1):
        other = pick(luck, last + 1)
        card = pile[last]
        pile[last] = pile[other]
        pile[other] = card
