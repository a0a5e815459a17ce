"""Counts and times for whoever runs the house, in Prometheus' text format. No names, no matches, no cards."""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Everything that is counted. Safe to use from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: Counter[tuple[str, str]] = Counter()
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def count(self, what: str, kind: str = "") -> None:
        """One more of something, such as `messages` of kind `play`."""
        with self._lock:
            self._counts[what, kind] += 1

    def answered(self, seconds: float) -> None:
        """A command was acknowledged after so long."""
        with self._lock:
            self._buckets[bisect_left(_BOUNDS, seconds)] += 1
            self._seconds += seconds

    def gauge(self, name: str, words: str, read: Callable[[], float]) -> None:
        """Something that goes up and down."""
        self._gauges[name] = (words, read)

    def text(self) -> str:
        """All of it, as a scraper reads it."""
        with self._lock:
            counts, buckets, seconds = dict(self._counts), list(self._buckets), self._seconds
        lines: list[str] = []
        for name, (words, read) in sorted(self._gauges.items()):
            lines += [f"# HELP sixgun_{name} {words}", f"# TYPE sixgun_{name} gauge", f"sixgun_{name} {read():g}"]
        for what in sorted({what for what, _ in counts}):
            lines.append(f"# TYPE sixgun_{what}_total counter")
            for (counted, kind), number in sorted(counts.items()):
                if counted == what:
                    lines.append(
                        f'sixgun_{what}_total{{kind="{kind}"}} {number}' if kind else f"sixgun_{what}_total {number}"
                    )
        lines += [
            "# HELP sixgun_answer_seconds From a command to its acknowledgement.",
            "# TYPE sixgun_answer_seconds histogram",
        ]
        reached = 0
        for bound, number in zip((*_BOUNDS, "+Inf"), buckets, strict=True):
            reached += number
            lines.append(f'sixgun_answer_seconds_bucket{{le="{bound}"}} {reached}')
        lines += [f"sixgun_answer_seconds_sum {seconds:.6f}", f"sixgun_answer_seconds_count {reached}"]
        return "\n".join(lines) + "\n"
