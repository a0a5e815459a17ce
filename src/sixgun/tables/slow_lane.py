"""Tables that are locked in the database are looked after in a thread of their own, so that no other waits for them."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable


class SlowLane:
    """One thread for all tables that were found locked; each goes back to the others when it goes on."""

    def __init__(self, look_after: Callable[[str], None]) -> None:
        self._look_after = look_after
        self._here: set[str] = set()
        self._in_hand: set[str] = set()
        self._missed: set[str] = set()  # called for again while in hand
        self._calls: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="driver of locked tables", daemon=True)

    def add(self, match_id: str) -> None:
        """This table is locked."""
        with self._lock:
            self._here.add(match_id)

    def discard(self, match_id: str) -> None:
        """It goes on."""
        with self._lock:
            self._here.discard(match_id)

    def takes(self, match_id: str) -> bool:
        """Whether this lane looks after a table that calls; False for one that is not locked."""
        with self._lock:
            if match_id in self._in_hand:
                self._missed.add(match_id)
                return True
            if match_id not in self._here:
                return False
            self._in_hand.add(match_id)
        self._calls.put(match_id)
        return True

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Finish what is in hand."""
        self._calls.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (match_id := self._calls.get()) is not None:
            self._look_after(match_id)
            with self._lock:
                self._in_hand.discard(match_id)
                again = match_id in self._missed
                self._missed.discard(match_id)
            if again and not self.takes(match_id):
                self._look_after(match_id)
