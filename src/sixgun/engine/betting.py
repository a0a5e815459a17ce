"""One round of betting: how far a bet may go, and when the betting is over.

Bets are totals: what a player has put in since the ante. The level is the highest bet so far. The cap keeps every
player who is still in able to call, so there are never side pots.
"""

from __future__ import annotations

from .rule import rule


@rule
def bet_is_high_enough(to: int, minimum: int) -> bool:
    """A first bet is at least the minimum."""
    return to >= minimum


@rule
def raise_is_high_enough(to: int, level: int, minimum: int, cap: int) -> bool:
    """A raise lifts the level by the minimum or more, or goes exactly to the cap."""
    return to > level and (to - level >= minimum or to == cap)


@rule
def lowest_raise(level: int, minimum: int, cap: int) -> int:
    """The smallest level a raise may go to; above the cap when nobody can raise."""
    if level >= cap:
        return cap + 1
    return min(level + minimum, cap)


@rule
def betting_is_over(players: int, acted: int) -> bool:
    """Every player still in has acted since the last bet or raise (both are sets of seats)."""
    return int(players) & ~int(acted) == 0
