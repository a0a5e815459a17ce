"""Work that waits at the same time is done together, and nobody waits for a thread that is not there any more."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from sixgun.tables.store.errors import StoreTrouble
from sixgun.tables.store.together import Job, Together

NOTHING: Any = None  # no connection is needed here


class Desk:
    """Does jobs, notes which came together, and can be held up at the first."""

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.held_up = threading.Event()
        self.goes_on = threading.Event()
        self.accident: BaseException | None = None
        self.together = Together(self.do_all)

    def do_all(self, jobs: list[Job[Any]]) -> None:
        self.batches.append(len(jobs))
        if len(self.batches) == 1:
            self.held_up.set()
            assert self.goes_on.wait(60)
            if self.accident is not None:
                raise self.accident
        for job in jobs:
            try:
                job.done(job.work(NOTHING))
            except ValueError as error:
                job.failed(error)

    def waits_for(self, count: int) -> None:
        """Until so many wait behind the first."""
        while len(self.together._waiting) < count:
            threading.Event().wait(0.001)


def failing(connection: object) -> int:
    raise ValueError("no")


def numbered(number: int) -> Callable[[object], int]:
    return lambda connection: number


def test_what_waits_behind_the_first_is_done_in_one_go_and_everybody_has_the_own_answer() -> None:
    desk = Desk()
    with ThreadPoolExecutor(41) as crowd:
        first = crowd.submit(desk.together.do, Job(numbered(-1)))
        assert desk.held_up.wait(60)
        others = [crowd.submit(desk.together.do, Job(numbered(number))) for number in range(40)]
        desk.waits_for(40)
        desk.goes_on.set()
        assert first.result(60) == -1
        assert [other.result(60) for other in others] == list(range(40))
    assert desk.batches == [1, 40]


def test_one_that_fails_says_so_to_its_own_and_to_nobody_else() -> None:
    desk = Desk()
    desk.goes_on.set()
    with pytest.raises(ValueError, match="no"):
        desk.together.do(Job(failing))
    assert desk.together.do(Job(numbered(7))) == 7


def test_nobody_waits_for_one_who_was_interrupted_at_the_work() -> None:
    desk = Desk()
    desk.accident = KeyboardInterrupt()
    with ThreadPoolExecutor(2) as crowd:
        first = crowd.submit(desk.together.do, Job(numbered(1)))
        assert desk.held_up.wait(60)
        second = crowd.submit(desk.together.do, Job(numbered(2)))
        desk.waits_for(1)
        desk.goes_on.set()
        assert isinstance(first.exception(60), KeyboardInterrupt)
        assert second.result(60) == 2


def test_who_is_interrupted_while_waiting_is_left_out_and_the_next_has_the_turn() -> None:
    class Interrupted(Job[int]):
        def wait(self) -> None:
            raise KeyboardInterrupt

    desk = Desk()
    with ThreadPoolExecutor(2) as crowd:
        first = crowd.submit(desk.together.do, Job(numbered(1)))
        assert desk.held_up.wait(60)
        with pytest.raises(KeyboardInterrupt):
            desk.together.do(Interrupted(numbered(2)))
        third = crowd.submit(desk.together.do, Job(numbered(3)))
        desk.waits_for(1)
        desk.goes_on.set()
        assert first.result(60) == 1
        assert third.result(60) == 3
    assert desk.batches == [1, 1]


def test_a_turn_that_somebody_else_has_got_meanwhile_is_not_given_again() -> None:
    desk = Desk()
    desk.goes_on.set()
    lock, newcomer = desk.together._lock, Job(numbered(2))
    newcomer.wake()  # has come, and knows that it is the own turn

    class Busy:
        """A lock after which, once nobody waits, somebody comes at once."""

        def __enter__(self) -> None:
            lock.acquire()

        def __exit__(self, *_: object) -> None:
            if desk.batches and desk.together._at_it is None:
                desk.together._at_it = newcomer
            lock.release()

    desk.together._lock = Busy()  # type: ignore[assignment]
    assert desk.together.do(Job(numbered(1))) == 1
    assert desk.together._at_it is newcomer


def test_after_the_last_one_nothing_is_taken() -> None:
    desk = Desk()
    desk.goes_on.set()
    assert desk.together.do(Job(numbered(1)), last=True) == 1
    with pytest.raises(StoreTrouble, match="The store is closed"):
        desk.together.do(Job(numbered(2)))
