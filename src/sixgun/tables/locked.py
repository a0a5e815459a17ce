"""Tables that another process keeps locked in the database: whoever comes is told at once, and nobody queues.

Threads are few and all tables share them. The first to write at a locked table waits as long as the database lets it;
from then on one at a time tries, at most once a second, until it goes well. Looking needs no lock.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .store import Locked

PAUSE_S = 1.0
PATIENCE_S = 5.0  # for the others at a table that is not known to be locked
_SENTENCE = "Another server has kept this table locked for too long; it goes on by itself in a few seconds."


class LockedTables:
    """Which tables are locked, as far as this process has met it."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._again: dict[str, float] = {}  # when to try again

    @contextmanager
    def entered(self, match_id: str, alone: threading.RLock) -> Iterator[None]:
        """Alone at a table; Locked when somebody is there who waits for the lock."""
        known = match_id in self._again
        if not (alone.acquire(blocking=False) if known else alone.acquire(timeout=PATIENCE_S)):
            raise Locked(_SENTENCE)
        try:
            yield
        finally:
            alone.release()

    @contextmanager
    def tried(self, match_id: str) -> Iterator[None]:
        """One try to write; Locked without a try when the last one is not long ago."""
        if self._seconds() < self._again.get(match_id, 0.0):
            raise Locked(_SENTENCE)
        try:
            yield
        except Locked:
            self._again[match_id] = self._seconds() + PAUSE_S
            raise
        self._again.pop(match_id, None)
