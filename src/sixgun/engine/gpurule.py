"""A rule as CUDA knows it: compiled once for all widths. `gpulinking.py` says which rules are called, which copied.

Only what compiles for CUDA imports this: `@rule` asks for it when a kernel first calls a rule.
"""

from __future__ import annotations

import gc
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from llvmlite import ir

# CUDA's own typing takes only plain numbers in an index; this import adds Numba's, which takes members of an enum too.
from numba.core.typing import arraydecl  # noqa: F401
from numba.cuda import compiler
from numba.cuda.core.callconv import BaseCallConv, CUDACABICallConv
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.extending import overload

from .fewmoves import INSTEAD, FewMoves
from .gpulinking import LinkedOnce
from .record import ON_GPU
from .rule import text_of, widened


class GpuRule(CUDADispatcher):  # type: ignore[misc]
    """The same text as on the CPU, for a kernel or another rule to call."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function, {"device": True, "debug": False, "opt": True})
        self.targetctx.codegen()._library_class = LinkedOnce

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """Compile for the widest whole numbers, whatever the width of those given; each rule once."""
        wide = _Arguments(map(widened, args))
        with _no_garbage_collection(), self._text_for(wide), patch.object(compiler, "CUDACallConv", DirectCalls):
            compiled = super().compile_device(wide, return_type)
        compiled.library.lines = source_lines(self.py_func)
        return compiled

    @contextmanager
    def _text_for(self, arguments: _Arguments) -> Iterator[None]:
        """Where a list keeps few moves, some rules have a shorter way; and a deal has less to do."""
        text = self.py_func  # type: ignore[has-type]
        if any(map(_keeps_few, arguments)):
            self.py_func = _SHORTER.get(text, text)
        elif text in ON_GPU:
            self.py_func = text_of(ON_GPU[text]())
        try:
            yield
        finally:
            self.py_func = text


_SHORTER = {text_of(rule): text_of(other) for rule, other in INSTEAD.items()}


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


def source_lines(function: Any) -> int:
    """How many lines a rule has, from its decorator to its last statement."""
    code = function.__code__
    return 1 + max(line for _, _, line in code.co_lines() if line) - int(code.co_firstlineno)


class DirectCalls(CUDACABICallConv):  # type: ignore[misc]
    """A rule returns its value, as a function of C does.

    Numba's own way is a status and a place in memory for the value: two writes and a read more for every call.
    """

    mangler = BaseCallConv.mangler  # C's own would mix up rules of one name

    def return_user_exc(self, builder: Any, *_: Any, **__: Any) -> None:
        """Rules raise nothing. What Numba would raise by itself, as for a place beyond a tuple's end, ends the rule."""
        builder.ret(ir.Constant(builder.function.ftype.return_type, None))


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
