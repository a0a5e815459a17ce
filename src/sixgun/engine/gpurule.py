"""A rule as CUDA knows it: compiled once for all widths, called and not copied when it is long, linked once.

Only what compiles for CUDA imports this: `@rule` asks for it when a kernel first calls a rule.
"""

from __future__ import annotations

import gc
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

# CUDA's own typing takes only plain numbers in an index; this import adds Numba's, which takes members of an enum too.
from numba.core.typing import arraydecl  # noqa: F401
from numba.cuda.codegen import CUDACodeLibrary
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.extending import overload

from .onemove import INSTEAD, OneMove
from .rule import widened

CALLED_FROM = 8  # source lines: longer rules are called, shorter ones copied into their callers


class GpuRule(CUDADispatcher):  # type: ignore[misc]
    """The same text as on the CPU, for a kernel or another rule to call."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function, {"device": True, "debug": False, "opt": True})
        self.targetctx.codegen()._library_class = _LinkedOnce

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """Compile for the widest whole numbers, whatever the width of those given; each rule once."""
        wide = _Arguments(map(widened, args))
        known = wide in self.overloads
        with _no_garbage_collection(), self._text_for(wide):
            compiled = super().compile_device(wide, return_type)
        if not known and source_lines(self.py_func) >= CALLED_FROM:
            # All rules copied into one kernel neither compile in a minute nor fit the GPU's instruction cache.
            compiled.library.get_function(compiled.fndesc.llvm_func_name).attributes.add("noinline")
        return compiled


    @contextmanager
    def _text_for(self, arguments: _Arguments) -> Iterator[None]:
        """Where a list keeps one move only, some rules have a shorter way."""
        text = self.py_func
        if any(map(_keeps_one, arguments)):
            self.py_func = _SHORTER.get(text, text)
        try:
            yield
        finally:
            self.py_func = text


_SHORTER = {rule.py_func: other.py_func for rule, other in INSTEAD.items()}


def _keeps_one(argument: Any) -> bool:
    return getattr(argument, "instance_class", None) is OneMove


@overload(operator.setitem)  # type: ignore[untyped-decorator]
def _keep(allowed: Any, place: Any, move: Any) -> Any:
    """`allowed[place] = move`, as `OneMove` does it."""
    if not _keeps_one(allowed):
        return None

    def keep(allowed: Any, place: Any, move: Any) -> None:
        if place == allowed.nth:
            allowed.kept[0] = move

    return keep


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


class _LinkedOnce(CUDACodeLibrary):  # type: ignore[misc]
    """What a kernel is linked from, each rule once; CUDA's own takes one as often as there are ways to it: millions."""

    @property
    def linking_libraries(self) -> list[Any]:
        """Every rule below this one, once."""
        found: dict[Any, None] = {}
        unseen = list(self._linking_libraries)
        while unseen:
            library = unseen.pop()
            if library not in found:
                found[library] = None
                unseen.extend(library._linking_libraries)
        return list(found)

    @property
    def modules(self) -> list[Any]:
        """The LLVM module of this rule and of each below it."""
        return [self._module, *(library._module for library in self.linking_libraries)]
