"""Put a CUDA kernel together: every rule once; a rule is called if it is long and used twice, otherwise copied.

A call costs tens of cycles and spilled registers; a copy costs room in the instruction cache and time to compile.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from typing import Any

from llvmlite import ir
from numba.cuda.codegen import CUDACodeLibrary

CALLED_FROM = 12  # source lines
LARGE = 2000  # source lines of a kernel's rules: above this, shorter ones are called too, or it compiles for minutes
CALLED_FROM_IN_LARGE = 8


class LinkedOnce(CUDACodeLibrary):  # type: ignore[misc]
    """What a kernel is linked from, each rule once. CUDA's own takes each once for every way to it: millions."""

    lines = 0  # of the rule; 0 for a kernel

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

    @property
    def llvm_strs(self) -> list[str]:
        """What the compiler is given. All rules copied into one kernel would neither compile nor run in good time."""
        if self._llvm_strs is None:  # type: ignore[has-type]
            _say_who_is_called([self, *self.linking_libraries])
            self._llvm_strs = [str(module) for module in self.modules]
        return self._llvm_strs


def _say_who_is_called(libraries: list[LinkedOnce]) -> None:
    """Mark the rules that are called; the others are copied to where they are used."""
    lines, functions, callers = {}, {}, defaultdict[str, Counter[str]](Counter)
    for library in libraries:
        for function in library._module.functions:
            if not function.is_declaration:
                functions[function.name], lines[function.name] = function, library.lines
            for block in function.blocks:
                for instruction in block.instructions:
                    if isinstance(instruction, ir.CallInstr) and isinstance(instruction.callee, ir.Function):
                        callers[instruction.callee.name][function.name] += 1

    shortest = CALLED_FROM if sum(library.lines for library in libraries) <= LARGE else CALLED_FROM_IN_LARGE

    @cache
    def uses(name: str) -> int:
        """How often the rule stands in the kernel: once for every use in what is called, or copied."""
        return sum(times * (1 if is_called(caller) else uses(caller)) for caller, times in callers[name].items())

    @cache
    def is_called(name: str) -> bool:
        return not callers[name] or (lines.get(name, 0) >= shortest and uses(name) > 1)

    for name, function in functions.items():
        if callers[name] and is_called(name):
            function.attributes.add("noinline")
        else:
            function.attributes.discard("noinline")
