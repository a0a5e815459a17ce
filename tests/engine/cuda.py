"""Compile a kernel for CUDA without a GPU, for tests of what the engine and the games give to it."""

from __future__ import annotations

import warnings
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest


class _Hopper:
    """Stands in for the device that nested rules ask for."""

    compute_capability = (9, 0)


def ptx_of(kernel: Any, *arguments: Any) -> str:
    """A kernel as PTX, for arrays of these dtypes and single values of these Numba types.

    The test is left out where the gpu extra is not installed.
    """
    cuda: Any = pytest.importorskip("numba.cuda", reason="the gpu extra is not installed")
    from numba import types
    from numba.cuda import dispatcher
    from numba.np.numpy_support import from_dtype

    given = (from_dtype(value)[::1] if isinstance(value, np.dtype) else value for value in arguments)
    with warnings.catch_warnings(), patch.object(dispatcher, "get_current_device", _Hopper):
        warnings.simplefilter("ignore")
        ptx, _ = cuda.compile(kernel, types.void(*given), cc=(9, 0), output="ptx", abi="numba", device=False)
    return str(ptx)
