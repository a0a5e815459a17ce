"""How Numba compiles a rule: for Python to call, or for other rules to link.

By itself Numba compiles every function as if Python would call it: with a wrapper that unpacks Python's objects, one
for C, and machine code for it and all that it calls, on every step of the way up. But most rules are called by rules.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from numba.core import types
from numba.core.caching import CompileResultCacheImpl
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, compile_result
from numba.core.registry import CPUDispatcher

GIVES_ARRAYS = (
    "The rule {} returns an array, list or set, or a tuple with one. "
    "Return numbers, and write to an array that the caller gives."
)
NO_RULE = "The rule {} calls {}, which is compiled but not a rule. Make it a @rule or a @scratch_rule."


class CalledCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler, as far as other rules need it: no wrappers, and no machine code."""

    def compile_extra(self, function: Any) -> Any:
        """Compile a rule, and tell Numba how it is called; what is refused gets into no cache."""
        state = self.state
        state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = state.flags.no_compile = True
        state.library = CalledLibrary(state.targetctx.codegen(), function.__qualname__)
        compiled = super().compile_extra(function)
        self._see_that_it_is_one(function.__qualname__)
        callee = Callee(function.__qualname__)
        compiled.target_context.insert_user_function(callee, compiled.fndesc, [compiled.library])
        return compiled._replace(entry_point=callee)

    def _see_that_it_is_one(self, name: str) -> None:
        """Refuse by name what would lose memory, or free what is still in use."""
        # A rule would not free what a scratch rule makes, and a scratch rule would free what a rule was lent.
        if self.state.targetctx.data_model_manager[self.state.return_type].contains_nrt_meminfo():
            raise TypeError(GIVES_ARRAYS.format(name))
        # Numba compiles what is no rule once for all, as its first caller is compiled: whether it frees arrays is luck.
        for kind in self.state.typemap.values():
            if isinstance(kind, types.Dispatcher) and type(kind.dispatcher) is CPUDispatcher:
                raise TypeError(NO_RULE.format(name, kind.dispatcher.py_func.__qualname__))


class Callee:
    """What Numba looks a called rule up by, in place of the function that Python would call."""

    def __init__(self, name: str) -> None:
        self.__name__ = name


class CalledLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule, optimized. Whoever links it makes machine code of all of it together."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        """What the cache keeps: there is no object code."""
        return self.serialize_using_bitcode()

    @classmethod
    def kept(cls, codegen: Any, serialized: tuple[str, str, bytes]) -> CalledLibrary:
        """What the cache has kept."""
        name, _, code = serialized
        library = cls(codegen, name)
        library._final_module = llvm.parse_bitcode(code)
        library._finalize_final_module()
        return library


class CalledRuleKept(CompileResultCacheImpl):  # type: ignore[misc]
    """How a called rule comes out of the cache."""

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """Put it together again."""
        library, description, environment, signature, _, _, annotation, reload_init, environments = payload
        return compile_result(
            typing_context=target_context.typing_context,
            target_context=target_context,
            library=CalledLibrary.kept(target_context.codegen(), library),
            environment=environment,
            entry_point=Callee(description.qualname),
            fndesc=description,
            type_annotation=annotation,
            signature=signature,
            objectmode=False,
            lifted=(),
            reload_init=reload_init,
            referenced_envs=environments,
        )
