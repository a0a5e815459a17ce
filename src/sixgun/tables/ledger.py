"""Matches kept in step with their logs: read on from the store before every look, written through at every change."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sixgun.engine.errors import UnknownName

from . import events as log
from .match import Match, Row
from .store import Fence, NewMatch, Store

_MOST_KEPT = 5_000


def rows_for(match: Match, events: Sequence[log.Event], at: int, actors: Sequence[str | None]) -> list[Row]:
    """Apply events to a match and give the rows that say so; nothing that does not apply can be stored."""
    rows = []
    for event, actor in zip(events, actors, strict=True):
        body = log.encode(event)
        at = max(at, match.at)
        link = log.chained(match.chain, match.id, match.seq + 1, at, body)
        row = Row(match.seq + 1, at, body, link, actor=actor)
        match.apply(row, event)
        rows.append(row)
    return rows


class Ledger:
    """The matches this process knows. Memory is a convenience: any of them may be forgotten at any time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[str, Match] = OrderedDict()
        self._locks: dict[str, threading.RLock] = {}
        self._lock = threading.Lock()

    @contextmanager
    def at(self, match_id: str) -> Iterator[Match]:
        """One match, alone, as its log has it this moment; UnknownName when there is none."""
        with self._lock:
            lock = self._locks.setdefault(match_id, threading.RLock())
        with lock:
            yield self._current(match_id)

    def _current(self, match_id: str) -> Match:
        match = self._kept.get(match_id)
        if match is None:
            secret = self.store.secret(match_id)
            if secret is None:
                self._locks.pop(match_id, None)
                raise UnknownName("There is no such table; the link may be mistyped.")
            match = Match(match_id, secret)
        try:
            for row in self.store.rows(match_id, match.seq):
                match.apply(row)
        except BaseException:
            self.forget(match_id)
            raise
        with self._lock:
            self._kept[match_id] = match
            self._kept.move_to_end(match_id)
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return match

    def forget(self, match_id: str) -> None:
        """Derive the match anew when it is next wanted."""
        with self._lock:
            self._kept.pop(match_id, None)

    def write(
        self,
        match: Match,
        events: Sequence[log.Event],
        *,
        before: Sequence[log.Event] = (),
        actor: str | None = None,
        key: str | None = None,
        intent: str | None = None,
        fence: Fence | None = None,
        creates: NewMatch | None = None,
    ) -> int:
        """Commit events, and what goes `before` them; returns the number of the first of `events`.

        They are applied first, so that only what applies is stored; when storing fails the match is derived anew.
        """
        status = match.status
        try:
            rows = rows_for(match, [*before, *events], self.store.now(), [actor] * (len(before) + len(events)))
            first = len(before)
            rows[first] = rows[first]._replace(key=key, intent=intent)
            changed = match.status if match.status != status else None
            self.store.append(match.id, rows, fence=fence, status=changed, creates=creates)
        except BaseException:
            self.forget(match.id)
            raise
        if key is not None:
            match.answered[key] = (rows[first].seq, intent)
        return rows[first].seq
