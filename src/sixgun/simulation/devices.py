"""What games can be played on: the cores of this machine, or its GPU."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from sixgun.engine.errors import BadOption

from .counting import Count, counter, on_cpu
from .pool import Span, shared_out, spans
from .setup import Setup

MOST_ON_GPU = 1 << 22  # games that a GPU gets at once; if its memory is short, it plays them in several rounds
NO_EXTRA = "The gpu extra is missing: pip install 'sixgun[gpu]'."
NO_GPU = "There is no NVIDIA GPU here, or its driver is too old for CUDA 13."
OLDEST = (8, 0)  # compute capability: older GPUs do not copy to shared memory in the background (engine/gpumemory.py)
TOO_OLD = "The NVIDIA GPU here has compute capability {}.{}; at least 8.0 is needed."


class Device(StrEnum):
    """Where games are played. Their results are the same to the byte."""

    CPU = "cpu"
    CUDA = "cuda"


def what_is_missing() -> str:
    """Why nothing can be played on a GPU here; empty where it can."""
    try:
        from numba import cuda
    except ImportError:
        return NO_EXTRA
    if not cuda.is_available():
        return NO_GPU
    capability = cuda.get_current_device().compute_capability
    return TOO_OLD.format(*capability) if capability < OLDEST else ""


def check(device: Device) -> None:
    """Say what is missing before anything is compiled."""
    missing = what_is_missing() if device is Device.CUDA else ""
    if missing:
        raise BadOption(f"--device {device} cannot be used: {missing} Without --device, games are played on the CPU.")


def counter_on(setup: Setup, device: Device) -> Count:
    """A function that plays games of a setup on the device and counts what shows at their end."""
    if device is Device.CPU:
        return counter(setup, on_cpu(setup))
    check(device)
    from .rounds import counter_on_gpu

    return counter_on_gpu(setup)


def batches(first: int, end: int, device: Device, threads: int) -> Iterator[Span]:
    """Games in batches: small for cores, so that all finish together; large for a GPU, which plays them at once."""
    if device is Device.CUDA:
        return spans(first, end, MOST_ON_GPU)
    return shared_out(first, end, threads)
