"""Batches of games on all cores. Rules run without the GIL, so threads are enough and nothing is copied."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple, TypeVar

MOST_AT_ONCE = 2000  # games a thread plays before it reports back
SHARES = 8  # batches for each thread, if there are games enough
LEAST_AT_ONCE = 5
AHEAD = 4  # batches waiting for each thread, so that none is idle while an earlier one is slow

T = TypeVar("T")


class Span(NamedTuple):
    """Games that follow each other: the number of the first, and how many."""

    first: int
    games: int


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spans(first: int, end: int, most: int) -> Iterator[Span]:
    """All games from `first` to before `end`, in batches of at most so many."""
    size = max(LEAST_AT_ONCE, most)
    for start in range(first, end, size):
        yield Span(start, min(size, end - start))


def shared_out(first: int, end: int, threads: int) -> Iterator[Span]:
    """The same in batches small enough that the threads finish together."""
    return spans(first, end, min(MOST_AT_ONCE, (end - first) // (SHARES * threads)))


def in_order(work: Callable[[int, int], T], batches: Iterator[Span], threads: int) -> Iterator[tuple[Span, T]]:
    """The results of the batches, in their order; only a few batches are in progress or waiting at a time."""
    pool = ThreadPoolExecutor(threads, thread_name_prefix="games")
    waiting: deque[tuple[Span, Future[T]]] = deque()
    try:
        for span in batches:
            waiting.append((span, pool.submit(work, *span)))
            if len(waiting) >= AHEAD * threads:
                first, done = waiting.popleft()
                yield first, done.result()
        while waiting:
            first, done = waiting.popleft()
            yield first, done.result()
    finally:
        pool.shutdown(cancel_futures=True)  # so that Ctrl-C waits for the batches at work only
