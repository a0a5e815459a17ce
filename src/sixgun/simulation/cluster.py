"""The same games on a Ray cluster: any core of any machine counts a batch, and the totals are those of one machine.

A batch follows from the setup and its numbers alone, and is added up here, once, when it comes back. So a machine that
is lost costs the batches it was at work on: Ray has others play them again.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from sixgun.engine.errors import BadOption

from .lab import BadLabFile, Count, Spread, counting_of
from .pool import AHEAD, Span
from .setup import Setup, program_stamp
from .tally import Tally


def on_cluster(address: str) -> Spread:
    """Join the cluster at an address, such as `auto` or `10.0.0.1:6379`, and spread batches over it."""
    ray = _joined(address)
    count_there = ray.remote(num_cpus=1, max_retries=-1)(counted_there)

    def spread(count: Count, setup: Setup, watched: bool, batches: Iterator[Span]) -> Iterator[tuple[Span, Tally]]:
        told, stamp = json.dumps(setup.to_json()), program_stamp(setup.game)
        empty = setup.sheet(watched).tally()
        waiting: deque[tuple[Span, Any]] = deque()

        def next_one() -> tuple[Span, Tally]:
            span, reference = waiting.popleft()
            theirs, counts = ray.get(reference)
            if theirs != stamp:
                raise BadLabFile("A machine of the cluster has another version of Sixgun; install the same everywhere.")
            tally = empty.like()
            tally.fill(counts)
            return span, tally

        for span in batches:
            waiting.append((span, count_there.remote(told, watched, *span)))
            if len(waiting) >= AHEAD * cluster_cores(ray):
                yield next_one()
        while waiting:
            yield next_one()

    return spread


def counted_there(told: str, watched: bool, first: int, games: int) -> tuple[str, dict[str, Any]]:
    """What a worker does: count a batch on one core; and which version of the program did it."""
    setup, count = _counting(told, watched)
    return program_stamp(setup.game), count(first, games).to_json()


@lru_cache(maxsize=4)
def _counting(told: str, watched: bool) -> tuple[Setup, Count]:
    """Compiled once a worker."""
    setup = Setup.of(json.loads(told))
    return setup, counting_of(setup, watched)


def cluster_cores(ray: Any) -> int:
    """How many batches the cluster can play at the same time."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _joined(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("--ray needs Ray on this machine too: pip install 'sixgun[ray]'.") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else "no answer"
        raise BadOption(f"No Ray cluster can be joined at {address}: {reason}") from None
    return ray
