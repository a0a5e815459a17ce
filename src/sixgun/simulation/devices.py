"""What games can be played on: the cores of this machine, or its GPU."""

from __future__ import annotations

from enum import StrEnum

from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game

from .counting import BatchPlayer, on_cpu
from .pool import MOST_AT_ONCE
from .setup import Setup

BATCH_BYTES = 1 << 28  # of last records in a batch from a GPU: they are copied, and several wait to be counted
NO_EXTRA = "The gpu extra is missing: pip install 'sixgun[gpu]'."
NO_GPU = "There is no NVIDIA GPU here, or its driver is too old for CUDA 13."


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
    return "" if cuda.is_available() else NO_GPU


def check(device: Device) -> None:
    """Say what is missing before anything is compiled."""
    missing = what_is_missing() if device is Device.CUDA else ""
    if missing:
        raise BadOption(f"--device {device} cannot be used: {missing} Without it games are played on the CPU.")


def player(setup: Setup, device: Device) -> BatchPlayer:
    """What plays batches of a setup there."""
    if device is Device.CPU:
        return on_cpu(setup)
    check(device)
    from .gpu import on_gpu

    return on_gpu(setup)


def most_at_once(setup: Setup, device: Device) -> int:
    """Games in a batch: few for a core, so that all finish together; many for a GPU, which plays them side by side."""
    if device is Device.CPU:
        return MOST_AT_ONCE
    return games_at_once(setup.game)


def games_at_once(game: Game) -> int:
    """How many games a batch from a GPU may have."""
    return BATCH_BYTES // int(game.state.dtype.itemsize)
