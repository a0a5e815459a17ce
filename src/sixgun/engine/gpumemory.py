"""Copy rows of words into the shared memory of a block, where rules read them fast, and back."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.cuda.extending import intrinsic

_NUMBER = ir.IntType(64)
_LANES = 32  # threads that copy a row together
_BYTES = 4  # of a word


def rows_of(width: int) -> tuple[Any, Any]:
    """(intrinsics) Begin to copy a row of so many words into shared memory, and copy it back.

    Both take `near, place, far, source, lane`. 32 threads copy a row together: each begins at its own lane of it.
    """
    parts = [(f"word{part}", part * _LANES * _BYTES) for part in range(-(-width // _LANES))]
    whole, rest = (parts, []) if width % _LANES == 0 else (parts[:-1], parts[-1:])

    def for_all(line: str) -> str:
        lines = [line.format(word=word, at=at) for word, at in whole]
        lines += ["@last " + line.format(word=word, at=at) for word, at in rest]
        return " ".join(lines)

    begin = (
        f"{{{{ .reg .u64 place; .reg .u32 near, {', '.join(word for word, _ in parts)}; .reg .pred last;"
        f" cvta.to.shared.u64 place, $0; cvt.u32.u64 near, place; setp.lt.s64 last, $2, {width % _LANES};"
    ).format()
    bring = for_all("cp.async.ca.shared.global [near+{at}], [$1+{at}], 4;")
    read, write = for_all("ld.shared.u32 {word}, [near+{at}];"), for_all("st.global.u32 [$1+{at}], {word};")
    return _copying(f"{begin} {bring} }}"), _copying(f"{begin} {read} {write} }}")


def _copying(text: str) -> Any:
    @intrinsic  # type: ignore[untyped-decorator]
    def copy(context: Any, near: Any, place: Any, far: Any, source: Any, lane: Any) -> Any:
        def say(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            here = _address(context, builder, signature.args[0], *arguments[:2])
            there = _address(context, builder, signature.args[2], *arguments[2:4])
            _say(builder, text, here, there, arguments[4])
            return context.get_dummy_value()

        return types.void(near, types.int64, far, types.int64, types.int64), say

    return copy


@intrinsic  # type: ignore[untyped-decorator]
def all_copied(context: Any) -> Any:
    """Wait for all copies that this thread has begun."""

    def wait(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        _say(builder, "cp.async.wait_all;")
        return context.get_dummy_value()

    return types.void(), wait


def _address(context: Any, builder: Any, array_type: Any, array: Any, place: Any) -> Any:
    """Where a place of an array of words is, as a number."""
    words = context.make_array(array_type)(context, builder, array).data
    return builder.ptrtoint(builder.gep(words, [place]), _NUMBER)


def _say(builder: Any, text: str, *numbers: Any) -> None:
    """Instructions in CUDA's own words."""
    kind = ir.FunctionType(ir.VoidType(), [_NUMBER] * len(numbers))
    constraints = ",".join(["l"] * len(numbers) + ["~{memory}"])  # nothing is read or written across them
    builder.call(ir.InlineAsm(kind, text, constraints, side_effect=True), numbers)
