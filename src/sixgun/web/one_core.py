"""A server that keeps to one core while everybody comes back after a restart.

All its threads take turns at one interpreter. While nothing but the interpreter is busy, waking each other across cores
costs more than the other core brings: a thousand tables were back in 7 to 8 seconds instead of 8 to 12. Later, when
bots think and the disk works, it has all its cores again.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

_PROCESSOR = 36  # which number of /proc/self/stat it is, after the name of the program


def keep_to_one_core(seconds: float) -> None:
    """From now on, and for so long; where the system cannot do that, nothing happens."""
    if hasattr(os, "sched_setaffinity") and Path("/proc/self/stat").exists():
        cores = os.sched_getaffinity(0)
        _keep_to({_this_core()})
        asyncio.get_running_loop().call_later(seconds, _keep_to, cores)


def _this_core() -> int:
    return int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[_PROCESSOR])


def _keep_to(cores: set[int]) -> None:
    for task in _threads():
        with contextlib.suppress(OSError):  # it has ended
            os.sched_setaffinity(task, cores)


def _threads() -> Iterator[int]:
    """Ours, and those of the processes we started meanwhile."""
    for own in Path("/proc/self/task").iterdir():
        yield int(own.name)
        with contextlib.suppress(OSError):
            for child in (own / "children").read_text().split():
                yield from (int(task.name) for task in Path(f"/proc/{child}/task").iterdir())
