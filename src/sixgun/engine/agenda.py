"""What is still to be settled: a stack of matters, the last one first, whose parts have names.

A room declares each kind of matter once. A name stands for a place in the matter's row, and the compiler knows it:

    DUEL = matter(4, "asked opponent")

    class State(GameRecord):
        agenda = i8(DEPTH, row_length(DUEL), doc="What is still to be settled, the last matter first.")
        matters = i8(doc="How many matters that are.")

    @rule
    def open_duel(game: State, challenger: Seat, challenged: Seat) -> None:
        open_matter(game, DUEL.kind)
        put(game, DUEL.asked, challenged)
        put(game, DUEL.opponent, challenger)

    @rule
    def duel_opponent(game: State) -> Seat:
        return part(game, DUEL.opponent)

Trap: reading a matter by the names of another kind is an error when interpreted; compiled rules do not check it.
"""

from __future__ import annotations

from collections import namedtuple
from typing import Any

from .rule import INTERPRETED, rule

NOTHING = 0  # the kind on top of an empty agenda
NO_MATTER = -1  # no depth
_KIND = 0  # where a row keeps its kind
_PLACES = 64  # a name is a kind and a place below this
_named_tuple: Any = namedtuple  # whose fields are constants to Numba; mypy wants to know their names


def matter(kind: int, parts: str) -> Any:
    """A kind of matter: its number (`.kind`), and where each of its parts stands. Kind 0 fits every matter.

    >>> DUEL = matter(4, "asked opponent")
    >>> DUEL.kind
    4
    """
    names = parts.split()
    if kind < 0 or len(names) >= _PLACES:
        raise ValueError(f"A matter has a kind from 0 and fewer than {_PLACES} parts, not {kind} and {len(names)}.")
    places = [kind * _PLACES + place for place in range(_KIND + 1, len(names) + 1)]
    return _named_tuple("Matter", ["kind", *names])(kind, *places)


def row_length(*matters: Any) -> int:
    """The length of a row that any of these matters fits into; each kind is declared once."""
    kinds = [each.kind for each in matters]
    if len(set(kinds)) < len(kinds):
        raise ValueError(f"Two matters have the same kind: {sorted(kinds)}.")
    return max(map(len, matters))


@rule
def open_matter(game: Any, kind: int) -> None:
    """Put a new matter on top; its parts are 0 until they are set with `put`."""
    game.agenda[game.matters, _KIND] = kind
    game.matters += 1


@rule
def close_matter(game: Any) -> None:
    """The matter on top is settled."""
    game.matters -= 1
    for place in range(game.agenda.shape[1]):
        game.agenda[game.matters, place] = 0


@rule
def close_all(game: Any) -> None:
    """Nothing is left to settle."""
    while game.matters > 0:
        close_matter(game)


@rule
def kind_on_top(game: Any) -> int:
    """The kind of the matter to be settled first; NOTHING when there is none."""
    return int(game.agenda[int(game.matters) - 1, _KIND]) if game.matters > 0 else NOTHING


@rule
def part(game: Any, name: int) -> int:
    """A part of the matter on top."""
    if INTERPRETED:
        check_name(game, name)
    return int(game.agenda[int(game.matters) - 1, name % _PLACES])


@rule
def put(game: Any, name: int, value: int) -> None:
    """Change a part of the matter on top."""
    if INTERPRETED:
        check_name(game, name)
    game.agenda[int(game.matters) - 1, name % _PLACES] = value


@rule
def depth_of(game: Any, kind: int) -> int:
    """The place of the latest matter of a kind, counted from 0 at the bottom; NO_MATTER if there is none."""
    for depth in range(int(game.matters) - 1, -1, -1):
        if game.agenda[depth, _KIND] == kind:
            return depth
    return NO_MATTER


@rule
def part_at(game: Any, depth: int, name: int) -> int:
    """A part of a matter that need not be on top."""
    return int(game.agenda[depth, name % _PLACES])


@rule
def put_at(game: Any, depth: int, name: int, value: int) -> None:
    """Change a part of a matter that need not be on top."""
    game.agenda[depth, name % _PLACES] = value


@rule
def check_name(game: Any, name: int) -> None:
    """A part belongs to the matter on top, or to every matter."""
    assert game.matters > 0, "there is no matter on top"
    assert name // _PLACES in (0, kind_on_top(game)), "this is not the matter on top"
