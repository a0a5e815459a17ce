"""Who looks at which table in this process, and the bell that tells them to look again."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sixgun.tables.store import Store

POLL_SECONDS = 2.0  # lost bells are made good by looking anyway, where another process may have written


class Rooms:
    """The sockets at each table. The bell may ring in any thread; everything else happens in the loop."""

    def __init__(self, store: Store) -> None:
        self._at: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._watching: Counter[str] = Counter()
        self._store = store
        self._loop: asyncio.AbstractEventLoop | None = None
        self._silence: Callable[[], None] | None = None

    def open(self) -> None:
        """Begin to listen."""
        self._loop = asyncio.get_running_loop()
        self._silence = self._store.listen(self._rung)

    def close(self) -> None:
        """Stop listening."""
        if self._silence is not None:
            self._silence()

    def _rung(self, match: str, _seq: int) -> None:
        if self._loop is not None and match in self._at:
            self._loop.call_soon_threadsafe(self.wake, match)

    def wake(self, match: str) -> None:
        """Everybody at the table looks again."""
        for bell in self._at.get(match, ()):
            bell.set()

    @contextmanager
    def at(self, match: str, watching: bool) -> Iterator[asyncio.Event]:
        """Be at a table: the event is set when there is something to see."""
        bell = asyncio.Event()
        bell.set()
        self._at[match].add(bell)
        self._watching[match] += watching
        self.wake(match)
        try:
            yield bell
        finally:
            self._at[match].discard(bell)
            self._watching[match] -= watching
            if not self._at[match]:
                del self._at[match], self._watching[match]
            self.wake(match)

    def watching(self, match: str) -> int:
        """How many look on without a seat, in this process."""
        return self._watching[match]

    @property
    def tables(self) -> int:
        """Tables somebody looks at."""
        return len(self._at)

    @property
    def sockets(self) -> int:
        """Sockets that are open."""
        return sum(map(len, self._at.values()))
