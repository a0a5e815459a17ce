"""A game's record on a GPU: each game has a row of what it changes, and all games share one copy of what is given.

Neighbouring threads read records that are far apart, so every field costs its own trip to memory. Given fields (printed
on the cards, chosen by the table) are the same in all games that are played together, so one copy of them stays near.
Nobody watches these games: `watched` is 0 and no story is kept, so the compiler drops all telling.

Rules do not notice. `game.hand` compiles to an address in the game's own row of words, `game.cost` to one in the copy.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import cuda
from numba.core import types
from numba.cuda.extending import intrinsic, lower_getattr, lower_setattr
from numba.cuda.np.arrayobj import record_getattr, record_setattr
from numba.np.numpy_support import from_dtype

from .record import UNTOLD, GameRecord, Record

_COMMON = "sixgun_common"  # what all games of a kernel have in common, by its name in the kernel
_ROOM = 8192  # bytes for it
_STORY = "story"
_GLOBAL = 1  # CUDA's number for the memory that all threads share
NOTHING = 1 << 30  # no byte of any row

# A second object to link. It holds the room, and it makes the linker give every called rule a stack frame of its own:
# left alone with one object it lays the frames out itself, and where registers have run out it writes to address 0
# (CUDA 13.0).
COMMON_ROOM = cuda.PTXSource(
    f".version 8.0\n.target sm_75\n.address_size 64\n.visible .global .align 16 .b8 {_COMMON}[{_ROOM}];\n"
    ".visible .func nothing()\n{\n\tret;\n}\n".encode()
)


class GpuRecord:
    """Where the fields of a game's record are on a GPU."""

    def __init__(self, kind: type[GameRecord]) -> None:
        self.kind = kind
        given = [name for name, field in kind.fields.items() if field.given]
        moving = [name for name in kind.fields if name not in (*given, *UNTOLD)]
        self.moving: Any = _compact(kind, moving)  # a game's own row
        # Rules that clear a page of the story find it here. It is never read.
        self.common: Any = _compact(kind, [*given, *(name for name in (_STORY,) if name in kind.fields)])
        if self.common.itemsize > _ROOM:
            raise TypeError(f"{kind.__qualname__} is given {self.common.itemsize} bytes; there is room for {_ROOM}.")
        self.words = self.moving.itemsize // 4 | 1  # odd, so that rows in shared memory start in different banks
        self.at = _row_as(kind)  # (intrinsic) the record whose row starts at a place of an array of words
        self._compile()

    def common_of(self, options: Any) -> Any:
        """What the games dealt from these options have in common, as words."""
        common = np.zeros(1, self.common)
        for name, field in self.kind.fields.items():
            if field.given:
                common[name] = options[name]
        return np.frombuffer(common.tobytes().ljust(_ROOM, b"\0"), np.int32)

    def lay_out(self, kernel: Any, common: Any) -> None:
        """Give a compiled kernel what all its games have in common."""
        for compiled in kernel.overloads.values():
            room, _ = compiled._codelibrary.get_cufunc().module.get_global_symbol(_COMMON)
            cuda.driver.host_to_device(room, common.ctypes.data, common.nbytes)

    @property
    def sources(self) -> Any:
        """For each byte of a whole record: which byte of a row it is; below zero, of what is common; or NOTHING."""
        sources = np.full(self.kind.dtype.itemsize, NOTHING, np.int32)
        for name, (place, size) in _places(self.kind.dtype).items():
            if name in self.moving.names:
                sources[place : place + size] = np.arange(size) + _places(self.moving)[name][0]
            elif name in self.common.names and name not in UNTOLD:
                sources[place : place + size] = -1 - np.arange(size) - _places(self.common)[name][0]
        return sources

    def _compile(self) -> None:
        """Tell the compiler for CUDA, and only that one, where everything is."""
        whole, moving, common = map(from_dtype, (self.kind.dtype, self.moving, self.common))
        for name in self.moving.names:
            _lower_own(whole, moving, name)
        for name in self.common.names:
            _lower_common(whole, common, name)
        for name in UNTOLD:
            if name != _STORY:
                _lower_nothing(whole, name)


_MADE: dict[type[GameRecord], GpuRecord] = {}


def gpu_record(kind: type[GameRecord]) -> GpuRecord:
    """The layout of a game's records, made once: the compiler keeps to it."""
    if kind not in _MADE:
        _MADE[kind] = GpuRecord(kind)
    return _MADE[kind]


def _compact(kind: type[Record], names: Iterable[str]) -> np.dtype[Any]:
    """These fields close together: single numbers first, since rules read those most, then rows from short to long."""

    def weight(name: str) -> tuple[int, int]:
        field = kind.fields[name]
        size = np.dtype(field.base).itemsize
        return (int(np.prod(field.shape)) * size, -size) if field.shape else (0, -size)

    layout = [(name, kind.fields[name].base, kind.fields[name].shape) for name in sorted(names, key=weight)]
    return np.dtype(layout, align=True)


def _places(layout: Any) -> dict[str, tuple[int, int]]:
    """Where the fields begin, and how many bytes they have."""
    return {name: (field[1], field[0].itemsize) for name, field in layout.fields.items()}


def _row_as(kind: type[Record]) -> Any:
    record = from_dtype(kind.dtype)

    @intrinsic  # type: ignore[untyped-decorator]
    def at(context: Any, words: Any, place: Any) -> Any:
        def point(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            return builder.bitcast(builder.gep(array.data, [arguments[1]]), context.get_value_type(record))

        return record(words, types.int64), point

    return at


def _lower_own(whole: Any, moving: Any, name: str) -> None:
    def row(context: Any, builder: Any, record: Any) -> Any:
        return builder.bitcast(record, context.get_value_type(moving))

    @lower_getattr(whole, name)  # type: ignore[untyped-decorator]
    def read(context: Any, builder: Any, record_type: Any, record: Any) -> Any:
        return record_getattr(context, builder, moving, row(context, builder, record), name)

    @lower_setattr(whole, name)  # type: ignore[untyped-decorator]
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        record, value = arguments
        own = signature.replace(args=(moving, signature.args[1]))
        return record_setattr(context, builder, own, (row(context, builder, record), value), name)


def _lower_common(whole: Any, common: Any, name: str) -> None:
    @lower_getattr(whole, name)  # type: ignore[untyped-decorator]
    def read(context: Any, builder: Any, record_type: Any, record: Any) -> Any:
        room = builder.module.globals.get(_COMMON)
        if room is None:
            room = ir.GlobalVariable(builder.module, ir.ArrayType(ir.IntType(8), _ROOM), _COMMON, addrspace=_GLOBAL)
            room.align = 16
        place = builder.addrspacecast(room, ir.ArrayType(ir.IntType(8), _ROOM).as_pointer())
        copy = builder.bitcast(place, context.get_value_type(common))
        return record_getattr(context, builder, common, copy, name)

    _lower_nothing_written(whole, name)


def _lower_nothing(whole: Any, name: str) -> None:
    @lower_getattr(whole, name)  # type: ignore[untyped-decorator]
    def read(context: Any, builder: Any, record_type: Any, record: Any) -> Any:
        return context.get_constant(whole.typeof(name), 0)

    _lower_nothing_written(whole, name)


def _lower_nothing_written(whole: Any, name: str) -> None:
    @lower_setattr(whole, name)  # type: ignore[untyped-decorator]
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> None:
        """A deal writes what the copy has already; nobody reads how much was told."""
