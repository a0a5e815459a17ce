"""Who looks at which table in this process, and the bell that tells them to look again."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from sixgun.tables.store import Store

_LOG = logging.getLogger(__name__)
POLL_SECONDS = 2.0  # lost bells are made good by looking anyway, where another process may have written
UNSEEN = -1


@dataclass(eq=False)
class Place:
    """Where a socket looks from. The bell is set when there is something to see."""

    watching: bool = True  # without a seat
    seq: int = UNSEEN  # the event that was shown last
    bell: asyncio.Event = field(default_factory=asyncio.Event)
    is_signed_out: Callable[[], bool] = lambda: False


class Rooms:
    """The sockets at each table. The bell may ring in any thread; everything else happens in the loop."""

    def __init__(self, store: Store, keep_up: Callable[[], Awaitable[None]]) -> None:
        self._at: defaultdict[str, set[Place]] = defaultdict(set)
        self._store, self._keep_up = store, keep_up
        self._loop: asyncio.AbstractEventLoop | None = None
        self._silence: Callable[[], None] | None = None
        self._round: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to listen."""
        self._loop = asyncio.get_running_loop()
        self._silence = self._store.listen(self._rung)
        self._round = asyncio.create_task(self._look_round())

    def close(self) -> None:
        """Stop listening."""
        if self._silence is not None:
            self._silence()
        if self._round is not None:
            self._round.cancel()

    def _rung(self, match: str, _seq: int) -> None:
        if self._loop is not None and match in self._at:
            self._loop.call_soon_threadsafe(self.wake, match)

    def wake(self, match: str) -> None:
        """Everybody at the table looks again."""
        for place in self._at.get(match, ()):
            place.bell.set()

    async def _look_round(self) -> None:
        """Bells may be lost where another process has written: from time to time, look how long the logs are.

        Somebody who was signed out meanwhile has to see it, too.
        """
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self._keep_up()
                last = await asyncio.to_thread(self._store.last_seqs, list(self._at))
            except Exception as trouble:  # the sockets find out for themselves, and say so
                _LOG.warning("looking round: %s", trouble)
                continue
            for match, places in list(self._at.items()):
                for place in places:
                    if place.seq != last.get(match) or place.is_signed_out():
                        place.bell.set()

    @contextmanager
    def at(self, match: str, is_signed_out: Callable[[], bool]) -> Iterator[Place]:
        """Be at a table."""
        place = Place(is_signed_out=is_signed_out)
        self._at[match].add(place)
        self.wake(match)
        try:
            yield place
        finally:
            self._at[match].discard(place)
            if not self._at[match]:
                del self._at[match]
            self.wake(match)

    def watching(self, match: str) -> int:
        """How many look on without a seat, in this process."""
        return sum(place.watching for place in self._at.get(match, ()))

    @property
    def tables(self) -> int:
        """Tables somebody looks at."""
        return len(self._at)

    @property
    def sockets(self) -> int:
        """Sockets that are open."""
        return sum(map(len, self._at.values()))
