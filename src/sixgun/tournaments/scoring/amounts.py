"""Dollars and points as people write them."""

from __future__ import annotations


def dollars(amount: int) -> str:
    """Money of a game.

    >>> dollars(1500), dollars(-5000)
    ('$1,500', '-$5,000')
    """
    return f"{'-' if amount < 0 else ''}${abs(amount):,}"


def amount_of(points: int, unit: str) -> str:
    """An amount for a column whose heading says the unit."""
    return dollars(points) if unit == "dollars" else f"{points:,}"
