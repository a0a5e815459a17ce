"""Money in whole coins: halves, shares, and amounts as events tell them. Nothing is ever made or lost by rounding."""

from __future__ import annotations

from .rule import rule

_SMALLEST_TOLD = -128


@rule
def half_rounded_up(amount: int, coin: int) -> int:
    """Half of an amount in whole coins; the odd coin goes to the player who receives the half."""
    coins = int(amount) // coin
    return (coins + 1) // 2 * coin


@rule
def share(pot: int, coin: int, sharers: int, nth: int) -> int:
    """The nth sharer's part of a pot (from 0): equal parts in whole coins, left-over coins one each to the first."""
    coins = int(pot) // coin
    part = coins // sharers
    if nth < coins % sharers:
        part += 1
    return part * coin


@rule
def as_told(amount: int, coin: int) -> int:
    """An amount of up to 255 coins as the small number of an event."""
    return int(amount) // coin + _SMALLEST_TOLD


@rule
def amount_told(small: int, coin: int) -> int:
    """The amount an event speaks of."""
    return (int(small) - _SMALLEST_TOLD) * coin
