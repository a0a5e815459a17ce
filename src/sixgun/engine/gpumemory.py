"""Copy rows of words into the shared memory of a block, where rules read them fast, and back.

The 32 threads of a warp copy the rows of all 32 games together, one row after the other, each thread some words of it.
All that can be settled while compiling is: a row costs some ten instructions, where a loop over rows cost fifty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.cuda import cgutils
from numba.cuda.extending import intrinsic

_WORD, _ADDRESS = ir.IntType(32), ir.IntType(64)
_LANES = 32  # threads that copy a row together, and rows that they copy
_BYTES = 4  # of a word
_SHARED = "{ .reg .u64 place; cvta.to.shared.u64 place, $1; cvt.u32.u64 $0, place; }"


def rows_of(width: int) -> tuple[Any, Any]:
    """(intrinsics) Begin to copy rows of so many words into shared memory; and copy them back.

    Both take `near, place, far, row, on, lane`: `near[place]` is this lane's word of the first row there, and `row`
    the number of this thread's row in `far`. Bit n of `on` says whether thread n has a row to copy at all.
    """
    bring = "@{when} cp.async.ca.shared.global [$0+{near}], [$1+{far}], 4;"
    read, write = "@{when} ld.shared.u32 word{part}, [$0+{near}];", "@{when} st.global.u32 [$1+{far}], word{part};"
    return _copying(width, [bring]), _copying(width, [read, write])


def _row(width: int, nth: int, lines: Sequence[str]) -> str:
    """What this thread does for the n-th row: each line for every word of its own. $2 is `on`, $3 its lane."""
    whole, rest = divmod(width, _LANES)
    parts = range(whole + (rest > 0))
    said = [f".reg .pred on, last; .reg .u32 bit, {', '.join(f'word{part}' for part in parts)};"]
    said += [f"and.b32 bit, $2, {1 << nth}; setp.ne.u32 on, bit, 0;"]
    if rest:  # only so many threads have a word left
        said += [f"setp.lt.u32 last, $3, {rest}; and.pred last, last, on;"]
    for line in lines:
        for part in parts:
            when, far = "on" if part < whole else "last", part * _LANES * _BYTES
            said += [line.format(when=when, part=part, far=far, near=nth * width * _BYTES + far)]
    return f"{{ {' '.join(said)} }}"


def _copying(width: int, lines: Sequence[str]) -> Any:
    @intrinsic  # type: ignore[untyped-decorator]
    def copy(context: Any, near: Any, place: Any, far: Any, row: Any, on: Any, lane: Any) -> Any:
        def say(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            rows, words = (context.make_array(signature.args[n])(context, builder, arguments[n]).data for n in (0, 2))
            here = builder.ptrtoint(builder.gep(rows, [arguments[1]]), _ADDRESS)
            near = builder.call(_text(_WORD, [_ADDRESS], _SHARED, "=r,l"), [here])
            mine, on, lane = (builder.trunc(arguments[n], _WORD) for n in (3, 4, 5))
            begin = builder.gep(words, [arguments[5]])
            for nth in range(_LANES):
                other = builder.sext(_row_of(builder, nth, mine), _ADDRESS)
                there = builder.gep(begin, [builder.mul(other, ir.Constant(_ADDRESS, width))])
                copied = _text(
                    ir.VoidType(), [_WORD, _ADDRESS, _WORD, _WORD], _row(width, nth, lines), "r,l,r,r,~{memory}"
                )
                builder.call(copied, [near, builder.ptrtoint(there, _ADDRESS), on, lane])
            return context.get_dummy_value()

        return types.void(near, types.int64, far, types.int64, types.int64, types.int64), say

    return copy


def _row_of(builder: Any, nth: int, mine: Any) -> Any:
    """The row of the n-th thread of the warp: every thread gets it. All 32 have to be here."""
    answer = ir.LiteralStructType((_WORD, ir.IntType(1)))
    kind = ir.FunctionType(answer, [_WORD] * 5)
    shuffle = cgutils.get_or_insert_function(builder.module, kind, "llvm.nvvm.shfl.sync.i32")
    everybody, by_index, all_lanes = -1, 0, _LANES - 1
    numbers = [ir.Constant(_WORD, number) for number in (everybody, by_index, nth, all_lanes)]
    return builder.extract_value(builder.call(shuffle, [*numbers[:2], mine, *numbers[2:]]), 0)


@intrinsic  # type: ignore[untyped-decorator]
def all_copied(context: Any) -> Any:
    """Wait for all copies that this thread has begun."""

    def wait(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.call(_text(ir.VoidType(), [], "cp.async.wait_all;", "~{memory}"), [])
        return context.get_dummy_value()

    return types.void(), wait


def _text(answer: Any, given: list[Any], text: str, constraints: str) -> Any:
    """Instructions in CUDA's own words. With `~{memory}` nothing is read or written across them."""
    return ir.InlineAsm(ir.FunctionType(answer, given), text, constraints, side_effect="memory" in constraints)
