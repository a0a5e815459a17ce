"""Chances as people say them."""

from __future__ import annotations


def times_in_ten(chance: int, sure: int) -> str:
    """A chance of so many in `sure`, rounded; nothing is certain: `about 7 times in 10`."""
    tenths = min(9, max(1, round(10 * int(chance) / sure)))
    return "about once in 10" if tenths == 1 else f"about {tenths} times in 10"
