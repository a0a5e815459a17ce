"""A rule as CUDA knows it: compiled once for all widths. `gpulinking.py` says which rules are called, which copied.

Only what compiles for CUDA imports this: `@rule` asks for it when a kernel first calls a rule.
"""

from __future__ import annotations

import gc
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite import ir
from numba import cuda
from numba.core import cgutils, types

# CUDA's own typing takes only plain numbers in an index; this import adds Numba's, which takes members of an enum too.
from numba.core.typing import arraydecl  # noqa: F401
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.extending import intrinsic, overload

from .fewmoves import INSTEAD, FewMoves
from .gpulinking import LinkedOnce
from .rule import widened

# A second, empty object to link: it makes the linker give every called rule a stack frame of its own. Left alone with
# one object it lays the frames out itself, and where registers have run out it writes to address 0 (CUDA 13.0).
REAL_CALLS = cuda.PTXSource(b".version 8.0\n.target sm_75\n.address_size 64\n.visible .func nothing()\n{\n\tret;\n}\n")


class GpuRule(CUDADispatcher):  # type: ignore[misc]
    """The same text as on the CPU, for a kernel or another rule to call."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function, {"device": True, "debug": False, "opt": True})
        self.targetctx.codegen()._library_class = LinkedOnce

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """Compile for the widest whole numbers, whatever the width of those given; each rule once."""
        wide = _Arguments(map(widened, args))
        with _no_garbage_collection(), self._text_for(wide):
            compiled = super().compile_device(wide, return_type)
        compiled.library.lines = source_lines(self.py_func)
        return compiled

    @contextmanager
    def _text_for(self, arguments: _Arguments) -> Iterator[None]:
        """Where a list keeps few moves, some rules have a shorter way."""
        text = self.py_func  # type: ignore[has-type]
        if any(map(_keeps_few, arguments)):
            self.py_func = _SHORTER.get(text, text)
        try:
            yield
        finally:
            self.py_func = text


_SHORTER = {getattr(rule, "py_func", rule): getattr(other, "py_func", other) for rule, other in INSTEAD.items()}


def _keeps_few(argument: Any) -> bool:
    return getattr(argument, "instance_class", None) is FewMoves


@overload(operator.setitem)  # type: ignore[untyped-decorator]
def _keep(allowed: Any, place: Any, move: Any) -> Any:
    """`allowed[place] = move`, as `FewMoves` does it."""
    if not _keeps_few(allowed):
        return None

    def keep(allowed: Any, place: Any, move: Any) -> None:
        if allowed.first <= place and place < allowed.first + len(allowed.kept):
            allowed.kept[place - allowed.first] = move

    return keep


@intrinsic  # type: ignore[untyped-decorator]
def fetch_ahead(context: Any, words: Any, row: Any, word: Any) -> Any:
    """Ask memory for `words[row, word]` and its neighbours now, so that they are near when a rule reads them."""

    def ask(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        where = cgutils.get_item_pointer(context, builder, signature.args[0], array, arguments[1:], wraparound=False)
        number = ir.IntType(64)
        fetch = ir.InlineAsm(
            ir.FunctionType(ir.VoidType(), [number]), "prefetch.global.L2 [$0];", "l", side_effect=True
        )
        builder.call(fetch, [builder.ptrtoint(where, number)])
        return context.get_dummy_value()

    return types.void(words, types.int64, types.int64), ask


def source_lines(function: Any) -> int:
    """How many lines a rule has, from its decorator to its last statement."""
    code = function.__code__
    return 1 + max(line for _, _, line in code.co_lines() if line) - int(code.co_firstlineno)


class _Arguments(tuple[Any, ...]):
    """Argument types. They are written out before each pass over a rule: all the fields of a record, for nobody."""

    def __repr__(self) -> str:
        return f"{len(self)} arguments"


@contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """A compiler at work makes much and drops little: looking for garbage takes a tenth of its time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
