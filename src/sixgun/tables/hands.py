"""The hands of a driver: while one table waits for its commit, others go on; commits that wait together are shared."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable


class Hands:
    """Threads that look after tables. A table is in one hand at a time; one called for meanwhile has its turn again."""

    def __init__(self, look_after: Callable[[str], None], count: int) -> None:
        self._look_after = look_after
        self._called: set[str] = set()  # tables that are to be looked after
        self._in_hand: set[str] = set()
        self._calls: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._stopping = False
        names = (f"driver's hand {number}" for number in range(1, count + 1))
        self._threads = [threading.Thread(target=self._run, name=name, daemon=True) for name in names]

    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Finish what is in hand; what waits is left."""
        self._stopping = True
        for _ in self._threads:
            self._calls.put(None)
        for thread in self._threads:
            thread.join()

    def call(self, match_id: str) -> None:
        """Something may be due at this table."""
        with self._lock:
            if match_id in self._called:
                return
            self._called.add(match_id)
            if match_id in self._in_hand:
                return  # whoever has it looks again
        self._calls.put(match_id)

    def _run(self) -> None:
        while (match_id := self._calls.get()) is not None and not self._stopping:
            with self._lock:
                self._called.discard(match_id)
                self._in_hand.add(match_id)
            self._look_after(match_id)
            with self._lock:
                self._in_hand.discard(match_id)
                again = match_id in self._called
            if again:
                self._calls.put(match_id)
