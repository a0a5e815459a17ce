"""`threading` and `time` as the table service finds them in a simulated world."""

from __future__ import annotations

import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from greenlet import getcurrent

from .hub import Hub, Task, Ticket

_REAL = ("sixgun.tables.store.sqlite", "sixgun.tables.store.postgres", "sixgun.tables.store.opening")


class Lock:
    """A lock that the same task may take again; whoever finds it taken waits in the hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._holder: Task | None = None
        self._depth = 0
        self._queue: list[Ticket] = []

    def acquire(self, blocking: bool = True, timeout: float = -1) -> bool:
        task: Task | None = getattr(_running(), "task", None)
        if task is None:  # nobody's task: the bell of a commit, which waits for nothing
            return True
        until = self._hub.now + timeout * 1000
        while self._holder not in (None, task):
            if not blocking or (timeout >= 0 and self._hub.now >= until):
                return False
            ticket = Ticket(task)
            self._queue.append(ticket)
            if timeout >= 0:
                self._hub.at(until - self._hub.now, ticket.ring, task.owner)
            ticket.wait()
        self._holder = task
        self._depth += 1
        return True

    def release(self) -> None:
        if self._holder is None or self._holder is not getattr(_running(), "task", None):
            return
        self._depth -= 1
        if self._depth == 0:
            self._holder = None
            queue, self._queue = self._queue, []
            for ticket in queue:
                ticket.ring()

    def locked(self) -> bool:
        return self._holder is not None

    def __enter__(self) -> bool:
        return self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()


def _running() -> Any:
    return getcurrent()


class Condition:
    """Nothing happens between two lines of the only thread, so that only waiting is left to do."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._waiting: list[Ticket] = []

    def __enter__(self) -> bool:
        return True

    def __exit__(self, *_: object) -> None:
        pass

    def wait(self, timeout: float | None = None) -> bool:
        ticket = Ticket(self._hub.task)
        self._waiting.append(ticket)
        if timeout is not None:
            self._hub.at(timeout * 1000, ticket.ring, ticket.task.owner)
        ticket.wait()
        in_time = ticket not in self._waiting
        if not in_time:
            self._waiting.remove(ticket)
        return in_time

    def notify(self, n: int = 1) -> None:
        for ticket in self._waiting[:n]:
            ticket.ring()
        del self._waiting[:n]

    def notify_all(self) -> None:
        self.notify(len(self._waiting))


class Event(Condition):
    """A flag to wait for."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self._set = False

    def set(self) -> None:
        self._set = True
        self.notify_all()

    def clear(self) -> None:
        self._set = False

    def is_set(self) -> bool:
        return self._set

    def wait(self, timeout: float | None = None) -> bool:
        if not self._set:
            super().wait(timeout)
        return self._set


class Thread:
    """A task of the process that starts it."""

    def __init__(
        self, hub: Hub, target: Callable[..., None], name: str = "", daemon: bool = False, args: tuple[Any, ...] = ()
    ) -> None:
        self._hub = hub
        self._work = lambda: target(*args)
        self.name = name
        self._task: Task | None = None

    def start(self) -> None:
        self._task = self._hub.spawn(self._hub.owner, self._work)

    def join(self, timeout: float | None = None) -> None:
        if self._task is not None and not self._task.done:
            ticket = Ticket(self._hub.task)
            self._task.waiting.append(ticket)
            ticket.wait()

    def is_alive(self) -> bool:
        return self._task is not None and not self._task.done


class Threading:
    """The module `threading` of a simulated world; what is not simulated is the real one's."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def Lock(self) -> Lock:  # noqa: N802
        return Lock(self._hub)

    RLock = Lock

    def Condition(self, lock: object = None) -> Condition:  # noqa: N802
        return Condition(self._hub)

    def Event(self) -> Event:  # noqa: N802
        return Event(self._hub)

    def Thread(self, *args: Any, **named: Any) -> Thread:  # noqa: N802
        return Thread(self._hub, *args, **named)

    def get_ident(self) -> int:
        """Only compared, never shown: an address would differ from run to run."""
        return id(_running())

    def __getattr__(self, name: str) -> Any:
        return getattr(threading, name)


class SimpleQueue:
    """What one task hands to another."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._items: list[Any] = []
        self._some = Condition(hub)

    def put(self, item: Any) -> None:
        self._items.append(item)
        self._some.notify()

    def get(self) -> Any:
        while not self._items:
            self._some.wait()
        return self._items.pop(0)

    def empty(self) -> bool:
        return not self._items


class Queues:
    """The module `queue` of a simulated world."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def SimpleQueue(self) -> SimpleQueue:  # noqa: N802
        return SimpleQueue(self._hub)

    def __getattr__(self, name: str) -> Any:
        return getattr(queue, name)


class Time:
    """The module `time` of a simulated world. Only what goes evenly: the wall clock is the store's `now`."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def monotonic(self) -> float:
        return self._hub.now / 1000

    perf_counter = monotonic

    def monotonic_ns(self) -> int:
        return self._hub.now * 1_000_000

    def clock_gettime_ns(self, _clock: int) -> int:
        return self._hub.now * 1_000_000

    def process_time_ns(self) -> int:
        """Nobody works in this world: whatever takes time is waiting."""
        return 0

    def sleep(self, seconds: float) -> None:
        self._hub.sleep(seconds * 1000)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"The simulated world has no time.{name}; the house asks its store for the time.")


class _Swap(NamedTuple):
    module: Any
    name: str
    real: Any


@contextmanager
def simulated(hub: Hub) -> Iterator[None]:
    """The table service's modules find the simulated `threading`, `queue` and `time`."""
    swaps = []
    stand_ins = {"threading": (threading, Threading(hub)), "time": (time, Time(hub)), "queue": (queue, Queues(hub))}
    for name, module in list(sys.modules.items()):
        if not name.startswith("sixgun.tables") or name in _REAL:
            continue
        for attribute, (real, stand_in) in stand_ins.items():
            if getattr(module, attribute, None) is real:
                setattr(module, attribute, stand_in)
                swaps.append(_Swap(module, attribute, real))
    try:
        yield
    finally:
        for swap in swaps:
            setattr(swap.module, swap.name, swap.real)
