"""Work that waits at the same time is done together: whoever comes first does it for all, the others only wait.

A thread of its own for the writer would be simpler, but handing work over to it and the answer back costs more of the
interpreter's time than the work, and twice as much where the threads run on two cores.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection

from .appending import Append
from .errors import StoreTrouble

T = TypeVar("T")

_MOST_AT_ONCE = 64


class Job(Generic[T]):
    """Work for the writer, and whoever waits for it; a `Future` could do more and takes four times as long."""

    __slots__ = ("_answer", "_error", "_news", "append", "over", "work")

    def __init__(self, work: Callable[[Connection], T], append: Append | None = None) -> None:
        self.work = work
        self.append = append  # what `work` does, where it is nothing but that: then it can be done along with others
        self.over = False
        self._answer: T | None = None
        self._error: Exception | None = None
        self._news = threading.Lock()  # open when it is over, or when it is this one's turn to do the work
        self._news.acquire()

    def wait(self) -> None:
        """Until it is over, or its turn."""
        self._news.acquire()

    def wake(self) -> None:
        """There is something to know."""
        self._news.release()

    @property
    def answer(self) -> T:
        """What came of it; the error where there was one."""
        if self._error is not None:
            raise self._error
        return self._answer  # type: ignore[return-value]  # which may be None where T is

    def done(self, answer: T) -> None:
        """It is on the disk."""
        self._answer, self.over = answer, True

    def failed(self, error: Exception) -> None:
        """It has not happened."""
        self._error, self.over = error, True


class Together:
    """Those who wait with their work, and the one among them who does it."""

    def __init__(self, do_all: Callable[[list[Job[Any]]], None]) -> None:
        self._do_all = do_all
        self._waiting: deque[Job[Any]] = deque()
        self._at_it: Job[Any] | None = None  # whose turn it is to do the work
        self._closed = False
        self._lock = threading.Lock()

    def do(self, job: Job[T], last: bool = False) -> T:
        """Have it done, by this thread or by another that does it along with its own; nothing after the last one."""
        with self._lock:
            if self._closed:
                raise StoreTrouble("The store is closed.")
            self._closed = last
            self._waiting.append(job)
            first = self._at_it is None
            if first:
                self._at_it = job
        try:
            if not first:
                job.wait()
            if not job.over:  # then it is our turn
                self._do_what_waits(job)
        except BaseException:
            self._give_up(job)
            raise
        return job.answer

    def _do_what_waits(self, own: Job[Any]) -> None:
        """Ours is the first that waits. Whatever happens to us, the others are answered and the next has its turn."""
        with self._lock:
            jobs = [self._waiting.popleft() for _ in range(min(_MOST_AT_ONCE, len(self._waiting)))]
        try:
            self._do_all(jobs)
        finally:
            for job in jobs:
                if not job.over:
                    job.failed(StoreTrouble("Whoever wrote for all was interrupted. Send it again."))
                if job is not own:
                    job.wake()
            self._next()

    def _next(self) -> None:
        with self._lock:
            after = self._at_it = self._waiting[0] if self._waiting else None
        if after is not None:  # and nobody who has come meanwhile: whose turn it is is told once
            after.wake()

    def _give_up(self, job: Job[Any]) -> None:
        """Somebody was interrupted while waiting, and nobody may wait for that one."""
        with self._lock:
            if job not in self._waiting:
                return
            self._waiting.remove(job)
            had_the_turn = self._at_it is job
        if had_the_turn:
            self._next()
