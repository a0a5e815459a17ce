"""Compile a kernel for CUDA without a GPU, for tests of what the engine gives to rules."""

from __future__ import annotations

import warnings
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest


class _Hopper:
    """Stands in for the device that nested rules ask for."""

    compute_capability = (9, 0)


def ptx_of(kernel: Any, record: np.dtype[Any]) -> str:
    """`kernel(games, out)` as PTX; the test is left out where the gpu extra is not installed."""
    cuda: Any = pytest.importorskip("numba.cuda", reason="the gpu extra is not installed")
    from numba import types
    from numba.core.typing import arraydecl  # noqa: F401  # lets members of an IntEnum be an index there
    from numba.cuda import dispatcher
    from numba.np import numpy_support

    signature = types.void(numpy_support.from_dtype(record)[::1], types.int64[::1])
    with warnings.catch_warnings(), patch.object(dispatcher, "get_current_device", _Hopper):
        warnings.simplefilter("ignore")
        ptx, _ = cuda.compile(kernel, signature, cc=(9, 0), output="ptx", abi="numba", device=False)
    return str(ptx)
