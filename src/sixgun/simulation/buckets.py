"""A distribution in fixed memory: whole numbers fall into buckets, exact below EXACT and within 1/1024 above.

The borders of buckets never move, so two distributions add up to the same one in any order.
"""

from __future__ import annotations

from sixgun.engine.rule import rule

EXACT = 2048  # numbers below this have a bucket each
_STEPS = EXACT // 2  # buckets between a power of two and the next
_BITS = 11  # of EXACT
_SIDE = EXACT + 21 * _STEPS  # buckets up to 2 to the power of 32
BUCKETS = 2 * _SIDE


@rule
def bucket(number: int) -> int:
    """The bucket that a whole number of at most 32 bits falls into; larger numbers have later buckets."""
    size = int(number) if number >= 0 else -int(number) - 1
    shift = 0
    while (size >> shift) >= EXACT:
        shift += 1
    place = size
    if shift > 0:
        place = EXACT + (shift - 1) * _STEPS + (size >> shift) - _STEPS
    return _SIDE + place if number >= 0 else _SIDE - 1 - place


def number_in(place: int) -> int:
    """The number in a bucket that is nearest to zero; an exact bucket has only one."""
    side = place - _SIDE if place >= _SIDE else _SIDE - 1 - place
    size = side
    if side >= EXACT:
        shift, rest = divmod(side - EXACT, _STEPS)
        size = (rest + _STEPS) << (shift + 1)
    return size if place >= _SIDE else -size - 1
