"""Virtual time and the one thread that everything runs in: whatever waits is a greenlet, whatever is due is a heap."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from typing import Any

from greenlet import getcurrent, greenlet

NOON = 1_700_000_000_000
Call = Callable[[], None]


class Killed(BaseException):
    """What a task feels when its process is killed: nothing in the house may catch it."""


class NoRest(Exception):
    """Something goes round and round without time passing."""


class Owner:
    """What tasks belong to. A stopped one does nothing until it goes on; a dead one never does anything again."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.stopped = False
        self.frozen: list[Call] = []
        self.tasks: dict[Task, None] = {}

    def end(self) -> None:
        """As SIGKILL does it: wherever the tasks are, they go no further."""
        self.alive = False
        self.frozen.clear()
        for task in list(self.tasks):
            task.thread.throw(Killed)
        self.tasks.clear()


class Task:
    """A thread of a process."""

    def __init__(self, hub: Hub, owner: Owner, work: Call) -> None:
        self.hub, self.owner, self.work = hub, owner, work
        self.done = False
        self.waiting: list[Ticket] = []  # of those who join it
        self.thread = greenlet(self._run, hub.thread)
        self.thread.task = self

    def start(self) -> None:
        self.owner.tasks[self] = None
        self.thread.switch()

    def _run(self) -> None:
        try:
            self.work()
        except Killed:
            pass
        finally:
            self.done = True
            self.owner.tasks.pop(self, None)
            for ticket in self.waiting:
                ticket.ring()


class Ticket:
    """A task that waits; it goes on once, whoever rings first."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.rung = False

    def ring(self) -> None:
        if not self.rung:
            self.rung = True
            self.task.hub.at(0, self._go_on, self.task.owner)

    def _go_on(self) -> None:
        if not self.task.done:
            self.task.thread.switch()

    def wait(self) -> None:
        self.task.hub.thread.switch()


class Hub:
    """What is due, in the order of time, and who is running."""

    def __init__(self, most_steps: int) -> None:
        self.now = NOON  # true time, milliseconds; only this goes evenly
        self.thread = getcurrent()
        self.steps = 0
        self._most_steps = most_steps
        self._due: list[tuple[int, int, Call, Owner | None]] = []
        self._count = 0
        self.passing: Callable[[int], None] = lambda ms: None  # told of all time that passes, before it does

    def at(self, ms: float, call: Call, owner: Owner | None = None) -> None:
        """Do this in so many milliseconds, in the name of a process that can be stopped or dead by then."""
        self._count += 1
        heapq.heappush(self._due, (self.now + max(0, int(ms)), self._count, call, owner))

    def spawn(self, owner: Owner, work: Call, ms: float = 0) -> Task:
        task = Task(self, owner, work)
        self.at(ms, task.start, owner)
        return task

    def run(self, finished: Callable[[], bool], until: int) -> bool:
        """Let the world go on until it has finished, or that time; whether it has."""
        while not finished():
            if not self._due or self._due[0][0] > until:
                return False
            self.steps += 1
            if self.steps > self._most_steps:
                raise NoRest(f"{self._most_steps:,} steps, and still no end")
            due, _, call, owner = heapq.heappop(self._due)
            if due > self.now:
                self.passing(due - self.now)
                self.now = due
            if owner is not None and not owner.alive:
                continue
            if owner is not None and owner.stopped:
                owner.frozen.append(call)
            else:
                call()
        return True

    @property
    def task(self) -> Task:
        """Which task is running."""
        found: Any = getcurrent()
        task: Task = found.task
        return task

    @property
    def owner(self) -> Owner:
        return self.task.owner

    def sleep(self, ms: float) -> None:
        """The running task waits, or is stopped or killed while it does."""
        ticket = Ticket(self.task)
        self.at(ms, ticket.ring, ticket.task.owner)
        ticket.wait()

    def go_on(self, owner: Owner) -> None:
        """As SIGCONT does it: what became due meanwhile is done now."""
        owner.stopped = False
        frozen, owner.frozen = owner.frozen, []
        for call in frozen:
            self.at(0, call, owner)
