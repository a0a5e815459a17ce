"""Every game's rules compile for CUDA as they are. No GPU is needed to see that."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from numba import types
from numba.np import numpy_support

from sixgun.engine.game import Game


class _Hopper:
    """Stands in for the device that nested rules ask for."""

    compute_capability = (9, 0)


def test_the_rules_compile_for_cuda(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    cuda: Any = pytest.importorskip("numba.cuda", reason="the gpu extra is not installed")
    from numba.cuda import dispatcher

    from sixgun.simulation.gpu import random_kernel

    monkeypatch.setattr(dispatcher, "get_current_device", _Hopper)
    state = numpy_support.from_dtype(game.state.dtype)
    options = numpy_support.from_dtype(game.options.dtype)
    signature = types.void(state[::1], options[::1], types.int64, types.int32[::1])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ptx, _ = cuda.compile(
            random_kernel(game).py_func, signature, cc=(9, 0), output="ptx", abi="numba", device=False
        )
    assert ".visible .entry" in ptx
