"""What stats add up to, and kicker limits: the two readings of HSD-R102."""

from __future__ import annotations

from sixgun.engine.rule import rule

from ..state import State
from .reading import comparing, never_holds, reading

_first = reading(never_holds)
standing = reading(comparing(_first.total))
_total, _limit_of = standing.total, standing.limit_of


@rule
def total(game: State, dude: int, stat: int) -> int:
    """HSD-102, HSD-136, HSD-R33, HSD-R54. A stat of a dude with everything that counts now."""
    return int(_total(game, dude, stat))


@rule
def limit_of(game: State, dude: int) -> int:
    """HSD-38, HSD-R22. The kicker limit of a dude with everything that counts now."""
    return int(_limit_of(game, dude))
