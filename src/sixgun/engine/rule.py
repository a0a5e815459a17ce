"""@rule: the one place where rules meet Numba.

`NUMBA_DISABLE_JIT=1` runs the same text interpreted (debugger, coverage, overflow and index errors).
Otherwise rules are compiled when first called and kept in a cache that notices every change of any
rule's source: Numba's own cache looks at one file only and would go on playing an old rule.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import WRAPPER_ASSIGNMENTS, cache, cached_property
from inspect import signature
from pathlib import Path
from types import FunctionType
from typing import Any, NoReturn, TypeVar

import numba
from numba.core import sigutils, types
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher
from numba.core.types.misc import unliteral

from .rulecompiler import CalledCompiler, CalledRuleKept

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
_PACKAGE = Path(__file__).resolve().parent.parent
_INSTALLED = ("site-packages", "dist-packages")  # folders of other people's files

OWN_ARRAYS = (
    "The rule {} makes an array, list or set. Give it an array to write to; "
    "if no GPU runs the rule, it may be a @scratch_rule instead."
)


def cache_folder() -> Path:
    """Where compiled rules are kept: $SIXGUN_CACHE, or the user's cache folder."""
    chosen = os.environ.get("SIXGUN_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sixgun"


numba.config.CACHE_DIR = str(cache_folder())


def rule(function: F) -> F:
    """Make `function` one of the rules: the same text interpreted, compiled and on the GPU."""
    if INTERPRETED:
        return function
    return _CompiledRule(function)


def brief_rule(function: F) -> F:
    """A rule that takes about a microsecond and keeps Python's interpreter lock meanwhile.

    Releasing the lock and taking it back costs part of that microsecond, and a busy thread may keep it for long.
    """
    if INTERPRETED:
        return function
    return _CompiledRule(function, nogil=False)


def scratch_rule(function: F) -> F:
    """A rule that may make arrays and must keep them to itself. It is slower and runs on no GPU."""
    if INTERPRETED:
        return function
    return _CompiledRule(function, _nrt=True)


def directly(compiled: F, *like: Any) -> F:
    """A rule for calls from Python with arguments like these and no others; TypeError for arrays of another type.

    Numba looks at every argument of every call to find the right code: with a record that takes longer than a move.
    """
    if INTERPRETED:
        return compiled
    kinds = tuple(widened(numba.typeof(argument)) for argument in like)
    compiled.compile(kinds)  # type: ignore[attr-defined]
    return compiled.overloads[kinds].entry_point  # type: ignore[attr-defined]


def text_of(rule: Any) -> Any:
    """The plain function that a rule was made from, in every mode."""
    return getattr(rule, "py_func", rule)


# Rules are lent their arrays, so Numba need not count who still uses each (its "NRT"): that took a third of a decision.
_HOW = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False}


class _Rule(CPUDispatcher):  # type: ignore[misc]
    """A rule as Numba knows it, compiled once whatever the width of the whole numbers it is called with."""

    def compile(self, signature: Any) -> Any:
        # Fields are narrow, literals wide, cards members of an enum: without this every mixture would
        # be compiled anew, and compile time would explode.
        arguments, _result = sigutils.normalize_signature(signature)
        return super().compile(tuple(map(widened, arguments)))


class _CompiledRule(_Rule):
    """A rule for Python to call: it calls the one that rules call."""

    def __init__(self, function: Callable[..., Any], **otherwise: bool) -> None:
        super().__init__(function, targetoptions=_HOW | otherwise)
        self.called = _CalledRule(function, _HOW | otherwise)
        self._compiler.py_func = _way_in(function, self.called)
        self._cache = _RuleCache(function, _HOW | otherwise)
        self._known: set[Any] = set()

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.called)  # what a rule finds by this name

    @cached_property
    def _CUDATypingContext__dispatcher(self) -> Any:  # noqa: N802  # where numba-cuda looks for the rule a kernel calls
        from .gpurule import GpuRule

        return GpuRule(self.py_func)

    def compile(self, signature: Any) -> Any:
        try:
            entry = super().compile(signature)
        except _Refused as refused:
            refused.say_why()
        arguments, _result = sigutils.normalize_signature(signature)
        if arguments not in self.overloads and arguments not in self._known:
            # Python's calls with narrow numbers find the same code at once, instead of asking here every time.
            self._known.add(arguments)
            self._insert([argument._code for argument in arguments], entry, False)
        return entry

    def add_overload(self, compiled: Any) -> None:
        # Called rules have no machine code of their own in which Numba would have noted their surroundings.
        for environment in compiled._find_referenced_environments():
            compiled.codegen.set_env(environment.env_name, environment)
        super().add_overload(compiled)


class _CalledRule(_Rule):
    """A rule for rules to call. It has no machine code: that is made of a rule for Python, and all that it calls."""

    def __init__(self, function: Callable[..., Any], how: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=how, pipeline_class=CalledCompiler)
        self._cache = _CalledRuleCache(function, how)

    def compile(self, signature: Any) -> Any:
        try:
            return super().compile(signature)
        except NumbaError as error:
            raise _Refused(self, signature) from error

    def add_overload(self, compiled: Any) -> None:
        self.overloads[tuple(compiled.signature.args)] = compiled


class _Refused(Exception):
    """A rule that Numba does not compile. The callers that were being compiled for it are given up."""

    def __init__(self, called: _CalledRule, signature: Any) -> None:
        self._called, self._signature = called, signature

    def say_why(self) -> NoReturn:
        """Raise what is told of it. Not said at once: while callers are compiled, a second try would fail as well."""
        how = self._called.targetoptions
        if not how["_nrt"]:
            with suppress(_Refused):
                _CalledRule(self._called.py_func, how | {"_nrt": True}).compile(self._signature)
                raise TypeError(OWN_ARRAYS.format(self._called.py_func.__qualname__)) from self.__cause__
        assert self.__cause__
        raise self.__cause__


def _way_in(function: Callable[..., Any], called: _CalledRule) -> Any:
    """A function with the same arguments that calls the rule."""
    given = ", ".join(signature(function).parameters)
    made = eval(f"lambda {given}: called({given})", {"called": called})
    for name in WRAPPER_ASSIGNMENTS:
        setattr(made, name, getattr(function, name))
    return made


def widened(argument: Any) -> Any:
    """What a rule takes an argument as: every whole number as the widest, True and False as a truth value."""
    whole_number = isinstance(argument, types.Integer | types.IntEnumMember)
    return types.int64 if whole_number else unliteral(argument)


class _RuleCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache, stamped with all the rules' sources and able to tell two closures apart by name."""

    def __init__(self, function: Any, compiled_how: dict[str, Any]) -> None:
        super().__init__(function)
        self._compiled_how = tuple(sorted(compiled_how.items()))
        self._cache_file = IndexDataCacheFile(
            cache_path=self._cache_path,
            filename_base=self._impl.filename_base,
            source_stamp=source_stamp(function.__module__),
        )

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        # The source stamp covers the code of this function; what is left to tell apart is what a closure has caught,
        # and whether the same function is a brief rule, or a scratch rule, too.
        caught = identity(self._py_func), *sorted(map(source_stamp, caught_modules(self._py_func)))
        return signature, codegen.magic_tuple(), caught, self._compiled_how, numba.config.BOUNDSCHECK


class _CalledRuleCache(_RuleCache):
    """The same for a rule that rules call."""

    _impl_class = CalledRuleKept

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        return *super()._index_key(signature, codegen), "called"


def identity(value: object) -> str:
    """A name for a rule, or for a constant caught by one, that is the same in every process."""
    function = text_of(value)
    if not isinstance(function, FunctionType):
        return repr(value)
    caught = ", ".join(identity(cell.cell_contents) for cell in function.__closure__ or ())
    return f"{function.__module__}.{function.__qualname__}:{_code_digest(function)}({caught})"


def _code_digest(function: FunctionType) -> str:
    """A digest that tells apart two rules with one name, such as two generated rules, by what they do."""
    code = function.__code__
    plain = [const for const in code.co_consts if isinstance(const, int | str | tuple | None)]
    return hashlib.sha256(code.co_code + repr((code.co_names, code.co_varnames, plain)).encode()).hexdigest()[:12]


def caught_modules(value: object) -> set[str]:
    """The modules of a rule and of every rule it has caught."""
    function = text_of(value)
    if not isinstance(function, FunctionType):
        return set()
    deeper = (caught_modules(cell.cell_contents) for cell in function.__closure__ or ())
    return {function.__module__}.union(*deeper)


@cache
def source_stamp(module: str) -> str:
    """A digest of every source a rule of `module` may depend on, and of the compiler."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for folder in _below(module):
        digest.update(_folder_stamp(folder))
    package = sys.modules.get(module.split(".")[0])
    if package is None or package.__name__ != "sixgun":  # a game or a bot of the reader's own
        _add_own_sources(digest, package)
    return digest.hexdigest()


def _below(module: str) -> list[Path]:
    """The folders a module may import rules from, as the import contracts allow. No game knows another."""
    match module.split("."):
        case ["sixgun", "engine", *_]:
            rooms = ["engine"]
        case ["sixgun", "games", game, _, *_]:
            rooms = ["engine", f"games/{game}"]
        case ["sixgun", "games", *_]:
            rooms = ["engine", "games"]
        case _:
            rooms = ["engine", "games", "bots", "simulation"]
    return [_PACKAGE / room for room in rooms]


def _add_own_sources(digest: Any, package: Any) -> None:
    """A whole package, or a file with those beside it; code without a file (a notebook's) is never the same twice."""
    source = getattr(package, "__file__", None)
    if source is None:
        digest.update(os.urandom(16))
    elif hasattr(package, "__path__"):
        digest.update(_folder_stamp(Path(source).resolve().parent))
    else:
        file = Path(source).resolve()
        beside = [file] if file.parent.name in _INSTALLED else sorted(file.parent.glob("*.py"))
        for path in beside:
            digest.update(path.read_bytes())


@cache
def _folder_stamp(folder: Path) -> bytes:
    """Read once: a game has a hundred modules that ask for the same folders."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.digest()
