"""The same games on a Ray cluster: any core or GPU there plays a batch, and the totals are those of one machine.

A batch follows from the setup and its numbers alone, and is added up once, here, when it comes back. If a machine is
lost, Ray lets others play its batches again.
"""

from __future__ import annotations

import json
import socket
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from sixgun.engine.errors import BadOption, SixgunError

from .counting import Count
from .devices import Device
from .lab import BadLabFile, Scheduler, counting_of
from .pool import AHEAD, Span
from .setup import Setup, program_stamp
from .tally import Tally

# What a batch asks of Ray. Ray would give each GPU batch a fresh process; `max_calls` stops that, because compiling the
# kernels takes half a minute.
NEEDS: dict[Device, dict[str, int]] = {
    Device.CPU: {"num_cpus": 1},
    Device.CUDA: {"num_cpus": 1, "num_gpus": 1, "max_calls": 0},
}
RAY_CLIENT_PORT = 10001  # of ray://host
LONGEST_WAIT = 5.0  # seconds for a first answer of a cluster
CALLED_BY_RAY = {Device.CPU: "CPU", Device.CUDA: "GPU"}


def on_cluster(address: str, device: Device = Device.CPU) -> Scheduler:
    """Join the cluster at an address, such as `auto` or `10.0.0.1:6379`, and spread batches over its cores or GPUs."""
    ray = _joined(address)
    if device is Device.CUDA and not _how_many(ray, device):
        raise BadOption(
            f"--device {device} cannot be used: no machine of the cluster at {address} has a GPU that Ray knows of."
            " Without --device, games are played on its cores."
        )
    count_there = ray.remote(**NEEDS[device], max_retries=-1)(counted_there)

    def spread(setup: Setup, watched: bool, batches: Iterator[Span]) -> Iterator[tuple[Span, Tally]]:
        told, stamp = json.dumps(setup.to_json()), program_stamp([setup])
        empty = setup.sheet(watched).tally()
        waiting: deque[tuple[Span, Any]] = deque()

        def next_one() -> tuple[Span, Tally]:
            span, reference = waiting.popleft()
            try:
                theirs, counts = ray.get(reference)
            except SixgunError as error:  # what Ray wraps around it is a traceback
                raise BadOption(f"A machine of the cluster says: {getattr(error, 'cause', error)}") from None
            if theirs != stamp:
                raise BadLabFile("A machine of the cluster has another version of Sixgun; install the same everywhere.")
            tally = empty.like()
            tally.fill(counts)
            return span, tally

        with redirect_stdout(sys.stderr):  # Ray prints that a machine was lost, and `--json` must stay JSON
            for span in batches:
                waiting.append((span, count_there.remote(told, watched, str(device), *span)))
                if len(waiting) >= AHEAD * max(1, _how_many(ray, device)):
                    yield next_one()
            while waiting:
                yield next_one()

    return spread


def counted_there(told: str, watched: bool, device: str, first: int, games: int) -> tuple[str, dict[str, Any]]:
    """What a worker does: count a batch on one core, or what its GPU plays; it also says which version it is."""
    setup, count = _counting(told, watched, device)
    return program_stamp([setup]), count(first, games).to_json()


@lru_cache(maxsize=4)
def _counting(told: str, watched: bool, device: str) -> tuple[Setup, Count]:
    """Compiled once per worker."""
    setup = Setup.from_json(json.loads(told))
    return setup, counting_of(setup, watched, Device(device))


def _how_many(ray: Any, device: Device) -> int:
    """How many batches the cluster can play at the same time: its cores, or its GPUs."""
    return int(ray.cluster_resources().get(CALLED_BY_RAY[device], 0))


def _joined(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("--ray needs Ray on this machine too: pip install 'sixgun[ray]'.") from None
    _see_that_somebody_answers(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else "no answer"
        raise BadOption(f"Sixgun cannot join a Ray cluster at {address}: {reason}") from None
    return ray


def _see_that_somebody_answers(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would try for minutes and print its log meanwhile."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        host, port = place.hostname, place.port or (RAY_CLIENT_PORT if place.scheme == "ray" else None)
        if not host or not port:  # a word such as auto
            return
        socket.create_connection((host, port), timeout=LONGEST_WAIT).close()
    except (OSError, ValueError):  # ValueError: no such port or name is possible
        raise BadOption(f"No Ray cluster answers at {address}.") from None
