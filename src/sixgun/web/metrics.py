"""Counts and times for whoever runs the house, for Prometheus. No names, no matches, no cards."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import choose_encoder

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Everything that is counted, in a registry of its own: two houses in one process do not mix."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = self._counter("requests", "Requests by class of answer, such as 2xx.", "kind")
        self.commands = self._counter("commands", "Commands that were answered, by kind.", "kind")
        self.refused = self._counter("refused", "Messages over a limit or not understood.")
        self.halted = self._counter("halted", "Times that a table could not be shown.")
        self.answers = Histogram(
            "sixgun_answer_seconds",
            "From a command to its acknowledgement.",
            buckets=_BOUNDS,
            registry=self._registry,
        )

    def _counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(f"sixgun_{name}", words, labels, registry=self._registry)

    def gauge(self, name: str, words: str, read: Callable[[], float]) -> None:
        """Something that goes up and down, read when somebody asks."""
        Gauge(f"sixgun_{name}", words, registry=self._registry).set_function(read)

    def page(self, accept: str = "") -> tuple[bytes, str]:
        """All of it and its content type, in the format that the scraper accepts."""
        encode, kind = choose_encoder(accept)
        return encode(self._registry), kind
