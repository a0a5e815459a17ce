"""What Numba offers for a GPU, done on a CPU: arrays over there, kernels, streams."""

from __future__ import annotations

import ctypes
import subprocess
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np
from numba import typeof, types

from sixgun.engine.gpurecord import GpuRecord
from sixgun.simulation import gpu, rounds, waves
from tests.engine.cuda import ptx_of

from .ptx import c_of

GARBAGE = 0xA5  # in memory that nobody has written to
_HERE = Path(__file__).parent


class Trouble(Exception):
    """A kernel did what a GPU would not have allowed."""


class Array(np.ndarray):
    """Memory over there."""

    def copy_to_host(self, into: Any = None, stream: object = None) -> Any:
        """Fetch it."""
        if into is None:
            return np.array(self)
        into[...] = self
        return into

    def copy_to_device(self, given: Any, stream: object = None) -> None:
        """Write it."""
        self[...] = given


def array(shape: Any, kind: Any) -> Array:
    """Memory with something in it that was never meant to be read."""
    made = np.empty(shape, kind)
    made.view(np.uint8)[...] = GARBAGE
    return made.view(Array)


class Kernel:
    """A kernel, launched as Numba's are: `kernel[blocks, threads, stream, shared](...)`."""

    def __init__(self, kernel: Any) -> None:
        self._text, self._common, self._one_at_a_time = kernel.py_func, b"", Lock()

    def __getitem__(self, launched: tuple[Any, ...]) -> Callable[..., None]:
        blocks, threads, _, near = (*launched, 0)[:4]

        def run(*arguments: Any) -> None:
            words = [word for argument in arguments for word in _words_of(argument)]
            with self._one_at_a_time:
                program = compiled(self._text, tuple(map(_type_of, arguments)))
                if self._common:
                    ctypes.memmove(program.sixgun_common, self._common, len(self._common))
                trouble = program.launch(int(blocks), int(threads), int(near), (ctypes.c_uint64 * len(words))(*words))
                if trouble:
                    raise Trouble(f"{self._text.__name__}, {trouble.decode()}")

        return run

    def lay_out(self, common: Any) -> None:
        """Give it what all its games have in common."""
        self._common = common.tobytes()


@cache
def compiled(kernel: Any, arguments: tuple[Any, ...]) -> Any:
    """A kernel as a program of this machine."""
    with TemporaryDirectory() as folder:
        source, program = Path(folder, "kernel.c"), Path(folder, "kernel.so")
        source.write_text(c_of(ptx_of(kernel, *arguments)), encoding="utf-8")
        options = ["-O1", "-w", "-shared", "-fPIC", "-fwrapv", "-fno-strict-aliasing", f"-I{_HERE}"]
        compiler = (sysconfig.get_config_var("CC") or "cc").split()
        subprocess.run([*compiler, *options, "-o", str(program), str(source)], check=True)
        loaded = ctypes.CDLL(str(program))
    loaded.launch.restype = ctypes.c_char_p
    return loaded


def _type_of(argument: Any) -> Any:
    return types.int64 if isinstance(argument, int) else typeof(np.asarray(argument))


def _words_of(argument: Any) -> list[int]:
    """What a kernel is handed: a number, or all that Numba says of an array."""
    if isinstance(argument, int):
        return [argument]
    what = argument.size, argument.itemsize, argument.ctypes.data
    return [0, 0, *what, *argument.shape, *argument.strides]


def _stand_in() -> Any:
    """The part of `numba.cuda` that is asked from outside of kernels."""
    free = 1 << 30
    return SimpleNamespace(
        device_array=array,
        pinned_array=np.empty,
        to_device=lambda given: np.array(given).view(Array),
        stream=lambda: SimpleNamespace(synchronize=lambda: None),
        current_context=lambda: SimpleNamespace(get_memory_info=lambda: (free, free)),
    )


def _kernels(game: Any, bots: Any) -> Any:
    real = waves.kernels(game, bots)
    parts = {name: replace(getattr(real, name), run=_kernel(getattr(real, name).run)) for name in _PARTS}
    return replace(real, **parts)


_PARTS = ("seat", "choose", "act")
_kernel = cache(Kernel)


@contextmanager
def pretended() -> Iterator[None]:
    """As long as this lasts, what is played on a GPU is played here."""
    with ExitStack() as changes:

        def change(module: Any, **others: Any) -> None:
            changes.enter_context(patch.multiple(module, **others))

        sorting = {name: _kernel(getattr(waves, name)) for name in _SORTING}
        change(gpu, cuda=_stand_in(), kernels=_kernels, **sorting)
        change(gpu, captured=lambda stream, launches: launches)
        change(rounds, cuda=_stand_in())
        change(GpuRecord, lay_out=lambda self, kernel, common: kernel.lay_out(common))
        yield


_SORTING = ("open_tables", "count", "add_up", "scatter", "write_out")
