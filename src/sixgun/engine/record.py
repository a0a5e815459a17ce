"""Declare a game state like a dataclass; keep it as one fixed-size NumPy record.

A record is the whole game: copying it clones the game, its bytes are its save file, an array of
records is a batch, and the same bytes go to the GPU. Attribute access (`game.hand[seat, card]`)
means the same thing interpreted, compiled and on the GPU.

    class State(GameRecord):
        hand = i8(4, 13, seen=Seen.BY_OWNER, doc="Cards held, counted by rank.")
        trick = i8(4, doc="What lies on the table, by seat.")
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum
from operator import itemgetter
from typing import Any, ClassVar

import numpy as np

from .rule import text_of
from .seats import NOBODY
from .writing import written_rule

_ndarray = np.ndarray
_FIRST_BYTE = np.dtype((np.uint8, (1,)))


class Seen(Enum):
    """Who may know a field. The first axis of a BY_OWNER field is the seat."""

    BY_ALL = "everybody at the table"
    BY_OWNER = "the seat it belongs to"
    BY_NOBODY = "nobody at the table"
    BY_RULE = "a part of it by its owner only; the game's veil says which"


@dataclass(frozen=True)
class Field:
    """One field of a record: its numbers, who may see them, and what they mean."""

    base: type[np.integer[Any]]
    shape: tuple[int, ...]
    seen: Seen
    doc: str
    blank: int = 0  # what stands there before anything has happened
    given: bool = False  # by the options, for the whole game: printed on the cards, or chosen by the table


def i8(*shape: int, seen: Seen = Seen.BY_ALL, doc: str = "", blank: int = 0, given: bool = False) -> Any:
    """Small whole numbers, -128 to 127."""
    return Field(np.int8, shape, seen, doc, blank, given)


def i16(*shape: int, seen: Seen = Seen.BY_ALL, doc: str = "", blank: int = 0, given: bool = False) -> Any:
    """Whole numbers, -32,768 to 32,767."""
    return Field(np.int16, shape, seen, doc, blank, given)


def i32(*shape: int, seen: Seen = Seen.BY_ALL, doc: str = "", blank: int = 0, given: bool = False) -> Any:
    """Whole numbers up to two thousand million either way."""
    return Field(np.int32, shape, seen, doc, blank, given)


def seat_set(*shape: int, seen: Seen = Seen.BY_ALL, doc: str = "") -> Any:
    """Sets of seats as bits; wide enough for eight seats and a few marks beside them."""
    return Field(np.int16, shape, seen, doc)


def u32(*shape: int, seen: Seen = Seen.BY_ALL, doc: str = "") -> Any:
    """32 bits: for luck alone."""
    return Field(np.uint32, shape, seen, doc)


def _with_attributes(kind: type[Record]) -> Any:
    """The type of one record, with fields as attributes in Python too.

    This is what `np.record` is for, but it looks every attribute up in Python: ten times as slow.
    """

    def attribute(field: str) -> property:
        def put(record: Any, value: object) -> None:
            record[field] = value

        return property(itemgetter(field), put)

    def first_byte(record: Any) -> Any:
        """The address of the record. Numba asks for `data`; NumPy's own describes all fields, 40 times as slow."""
        return record.getfield(_FIRST_BYTE, 0)

    if "data" in kind.fields:
        raise TypeError(f"{kind.__qualname__} cannot have a field called data: Numba finds a record by its `data`.")
    # Where pickle looks for it: arrays of records travel between processes.
    place = {"__slots__": (), "__module__": kind.__module__, "__qualname__": f"{kind.__qualname__}.One"}
    attributes = {field: attribute(field) for field in kind.fields}
    return type("One", (np.void,), place | attributes | {"data": property(first_byte)})


class Record:
    """A subclass gets a `dtype`, and `fields` that remember who may see what."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]
    One: ClassVar[Any]  # the type of a single record

    def __init_subclass__(cls) -> None:
        inherited = getattr(cls, "fields", {})
        cls.fields = inherited | {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        # The widest numbers first, so that alignment costs no gaps.
        widest_first = sorted(cls.fields.items(), key=lambda item: -np.dtype(item[1].base).itemsize)
        layout: list[Any] = [(name, f.base, f.shape) if f.shape else (name, f.base) for name, f in widest_first]
        named = np.dtype(layout).itemsize
        spare = np.dtype(layout, align=True).itemsize - named
        if spare:  # bytes without a name would not be copied with the rest, and equal games would differ
            layout.append(("spare", np.int8, (spare,)))
        cls.One = _with_attributes(cls)
        cls.dtype = np.dtype((cls.One, np.dtype(layout, align=True)))

    @classmethod
    def empty(cls, count: int = 1) -> np.ndarray[Any, Any]:
        """`count` records of zeros in one array; NumPy's own way walks through the fields one by one."""
        size = count * cls.dtype.itemsize
        return _ndarray(count, cls.dtype, bytearray(size) if count == 1 else np.zeros(size, np.uint8))

    @classmethod
    def clear(cls, record: Any, keep: Collection[str] = ()) -> None:
        """Every field as it is before anything has happened, but those to `keep`."""
        for name, field in cls.fields.items():
            if name not in keep:
                record[name] = field.blank


class GameRecord(Record):
    """What every game keeps, whatever its cards are. A game adds its own fields and a `story` table."""

    luck = u32(4, seen=Seen.BY_NOBODY, doc="All chance to come; seed and moves replay the game.")
    decisions = i16(doc="Decisions taken so far; there is a hard cap.")
    seats = i8(given=True, doc="Players at the table.")
    to_act = i8(blank=NOBODY, doc="The seat that must decide now; NOBODY when the game is over.")
    capped = i8(doc="1 when the game was stopped by the cap on decisions.")
    watched = i8(doc="1 when somebody wants the story of each step.")
    told = i16(doc="Events in the story of the last step; more than it has rows when they did not all fit.")


KEPT = ("luck", "watched")  # what a deal does not touch: chance is seeded, and whoever watches goes on watching
UNTOLD = ("watched", "told", "story")  # the fields for telling, which nobody needs where nobody watches
ON_GPU: dict[Any, Callable[[], Any]] = {}  # what is left of a rule where nothing is told and all is given: gpurecord.py


def clearing(kind: type[Record]) -> Any:
    """(rule) `clear(game)` for a deal: set every field to its blank.

    Fields in KEPT stay, and given fields are left to `take_given`.
    """

    def written(kept: Collection[str]) -> Any:
        lines = []
        for name, field in kind.fields.items():
            if name not in kept and not field.given:
                loops, where = _loops(field)
                lines += [*loops, f"{_INDENT * len(loops)}game.{name}{where} = {field.blank}"]
        return written_rule("clear(game)", lines, {})

    clear = written(KEPT)
    ON_GPU[text_of(clear)] = lambda: written((*KEPT, *UNTOLD))
    return clear


def taking(kind: type[Record], options: type[Record]) -> Any:
    """(rule) `take_given(game, options)` for a deal: copy all that is printed on the cards and chosen by the table."""
    lines = []
    for name, field in kind.fields.items():
        if field.given:
            source = options.fields.get(name)
            if source is None or (source.base, source.shape) != (field.base, field.shape):
                raise TypeError(f"{kind.__qualname__}.{name} is given, so {options.__qualname__} needs the same field.")
            loops, where = _loops(field)
            lines += [*loops, f"{_INDENT * len(loops)}game.{name}{where} = options.{name}{where}"]
    take_given = written_rule("take_given(game, options)", lines, {})
    ON_GPU[text_of(take_given)] = lambda: written_rule("take_given(game, options)", ["pass"], {})
    return take_given


_INDENT = "    "


def _loops(field: Field) -> tuple[list[str], str]:
    """The heads of the loops over a field's axes, and the index in the innermost."""
    axes = [f"axis_{n}" for n in range(len(field.shape))]
    heads = [f"for {axis} in range({size}):" for axis, size in zip(axes, field.shape, strict=True)]
    return [_INDENT * depth + head for depth, head in enumerate(heads)], f"[{', '.join(axes)}]" if axes else ""


def clone(games: Any) -> Any:
    """An independent copy of an array of records.

    NumPy's own `copy` walks through the fields one by one and takes fifty times as long.
    """
    if _lies_alone(games):
        return _ndarray(1, games.dtype, games.base.copy())
    return _ndarray(games.shape, games.dtype, bytearray(games.tobytes()))


def copies(games: Any, times: int) -> Any:
    """Many independent copies of one record, in one array: rules get the array and the place in it."""
    if games.size != 1:
        raise ValueError(f"This copies one record, not {games.size}.")
    return _ndarray(times, games.dtype, bytearray(games.tobytes() * times))


class Keeper:
    """An array of records that is copied, saved and put back again and again, as a search does it.

    `copy()` is `clone(games)`; `put_back(saved)` makes the records what they were when `saved = save()`, or
    `games.tobytes()`, was taken. The layout in memory is checked once, here, because the check takes as long as
    the copying.
    """

    __slots__ = ("copy", "put_back", "save")

    def __init__(self, games: Any) -> None:
        self.copy: Callable[[], Any] = lambda: clone(games)
        self.save: Callable[[], bytes | bytearray] = games.tobytes
        self.put_back: Callable[[bytes | bytearray], None] = lambda saved: _write_over(games, saved)
        if _lies_alone(games):
            self.save = games.base.copy
            self.copy, self.put_back = _copying(games.base, games.dtype), _writing_over(games.base)


def _copying(whole: bytearray, kind: Any) -> Callable[[], Any]:
    copied, array = whole.copy, _ndarray
    return lambda: array(1, kind, copied())


def _writing_over(whole: bytearray) -> Callable[[bytes | bytearray], None]:
    size = len(whole)

    def write(saved: bytes | bytearray) -> None:
        if len(saved) != size:  # or Python would move the bytes, and the array would be left behind
            raise _other_bytes(saved, size)
        whole[:] = saved

    return write


def _lies_alone(games: Any) -> bool:
    """Whether one record is all there is in the bytes it lies in, as `Record.empty` makes it."""
    whole = games.base
    return type(whole) is bytearray and len(whole) == games.itemsize


def _write_over(games: Any, saved: bytes | bytearray) -> None:
    if len(saved) != games.nbytes:
        raise _other_bytes(saved, games.nbytes)
    games[...] = _ndarray(games.shape, games.dtype, saved)


def _other_bytes(saved: bytes | bytearray, wanted: int) -> ValueError:
    return ValueError(f"These are {len(saved)} bytes, and the records have {wanted}.")
