"""The heartbeat of a driver: signs of life in time, and a look whether this process itself was stopped for a while.

A stopped process (SIGSTOP, a debugger, a suspended machine) does nothing, but the clocks go on. Two looks at the clock
that lie far apart give it away, unless the process was at work in between: busy is not stopped.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from .store.clock import Clock, steady_milliseconds

_LOG = logging.getLogger(__name__)
_LOOK = 500  # milliseconds between two looks
STOPPED = 2_000  # between two looks, without work: the process was stopped


def worked_milliseconds() -> int:
    """How long this process has been at work."""
    return time.process_time_ns() // 1_000_000


class Watch:
    """Notices that the process was stopped. The first to look after it knows, in whatever thread."""

    def __init__(self, now: Clock, steady: Clock = steady_milliseconds, worked: Clock = worked_milliseconds) -> None:
        self._now, self._steady, self._worked = now, steady, worked
        self._last: tuple[int, int] | None = None
        self._began: list[int] = []
        self._lock = threading.Lock()

    def begin(self) -> None:
        """From now on somebody looks all the time."""
        self._last = self._steady(), self._worked()

    def end(self) -> None:
        """Nobody looks any more."""
        self._last = None

    def stops(self) -> list[int]:
        """When the process was stopped, each time that it was; in the time of the house."""
        with self._lock:
            if self._last is not None:
                now, worked = self._steady(), self._worked()
                lost = (now - self._last[0]) - (worked - self._last[1])
                if lost > STOPPED:
                    self._began.append(self._now() - (now - self._last[0]))
                    _LOG.warning("this process was stopped for about %d ms", lost)
                self._last = now, worked
            return list(self._began)


class Heart:
    """A thread that beats, and looks."""

    def __init__(self, watch: Watch, beat: Callable[[], None], every: int, stopped: Callable[[], None]) -> None:
        self._watch, self._beat, self._every = watch, beat, every
        self._stopped = stopped  # whom to tell that the process was stopped
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="heartbeat", daemon=True)

    def start(self) -> None:
        """Begin to beat."""
        self._watch.begin()
        self._thread.start()

    def stop(self) -> None:
        """The last beat is over."""
        self._ending.set()
        self._thread.join()
        self._watch.end()

    def _run(self) -> None:
        known, due = len(self._watch.stops()), steady_milliseconds()
        while not self._ending.wait(min(_LOOK, self._every) / 1000):
            if len(self._watch.stops()) > known:
                known = len(self._watch.stops())
                self._stopped()
            if steady_milliseconds() >= due:
                due = steady_milliseconds() + self._every
                self._in_time()

    def _in_time(self) -> None:
        try:
            self._beat()
        except Exception as trouble:  # whatever it is, the tables go on
            _LOG.warning("no sign of life could be written: %s", trouble)
