"""Matches kept in step with their logs: read on from the store before every look, written through at every change."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from sixgun.engine.errors import SixgunError, UnknownName

from . import events as log
from .lobby import sign_of, written
from .match import Match, RulesNotReady, short
from .store import Fence, NewMatch, Store, StoreTrouble

_LOG = logging.getLogger(__name__)
_MOST_KEPT = 5_000
_BEFORE_TRYING_AGAIN = 2_000  # milliseconds between two tries to derive a match that cannot be derived
FAULT = "A fault of the program keeps this table from going on; its log is kept. Ask again, and it is tried again."
MISFIT = "The log of this table does not fit the rules that are played here now; it is kept."
_ON_THE_SIGN = (log.Joined, log.Left, log.Covered, log.Returned)  # and whatever changes the status


class TableHalted(SixgunError):
    """This table cannot go on for now; every other one can."""


class Ledger:
    """The matches this process knows. Memory is a convenience: any of them may be forgotten at any time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ready: Callable[[str], bool] = lambda game: True  # whether a game's rules can be called without waiting
        self._kept: OrderedDict[str, Match] = OrderedDict()
        self._locks: dict[str, threading.RLock] = {}
        self._halted: dict[str, tuple[int, str]] = {}  # when it was tried, and what was wrong
        self._lock = threading.Lock()

    @contextmanager
    def at(self, match_id: str) -> Iterator[Match]:
        """One match, alone, as its log has it this moment; UnknownName when there is none, TableHalted on trouble."""
        with self._lock:
            lock = self._locks.setdefault(match_id, threading.RLock())
        with lock:
            yield self._current(match_id)

    def _current(self, match_id: str) -> Match:
        match = self._kept.get(match_id) or self._blank(match_id)
        try:
            for row in self.store.rows(match_id, match.seq):
                match.apply(row)
        except (StoreTrouble, RulesNotReady):
            self.forget(match_id)
            raise
        except Exception as error:
            self.forget(match_id)
            if not isinstance(error, SixgunError):
                _LOG.exception("the table %s cannot be derived; its log is kept", short(match_id))
            _LOG.warning("the table %s: %s", short(match_id), type(error).__name__)
            sentence = MISFIT if isinstance(error, SixgunError) else FAULT  # what does not fit may be somebody's secret
            self._halted[match_id] = (self.store.now(), sentence)
            raise TableHalted(sentence) from error
        with self._lock:
            self._halted.pop(match_id, None)
            self._kept[match_id] = match
            self._kept.move_to_end(match_id)
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return match

    def _blank(self, match_id: str) -> Match:
        """A match before its first event, unless it is known to lead nowhere."""
        tried, sentence = self._halted.get(match_id, (None, ""))
        if tried is not None and self.store.now() < tried + _BEFORE_TRYING_AGAIN:
            raise TableHalted(sentence)
        secret = self.store.secret(match_id)
        if secret is None:
            self._locks.pop(match_id, None)
            raise UnknownName("There is no such table; the link may be mistyped.")
        return Match(match_id, secret, self.ready)

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
            now = self.store.now()
            rows = [row for event in (*before, *events) for row in match.happen(event, now, actor)]
            first = len(before)
            rows[first] = rows[first]._replace(key=key, intent=intent)
            changed = match.status if match.status != status else None
            seen = changed is not None or any(isinstance(event, _ON_THE_SIGN) for event in events)
            sign = written(sign_of(match)) if seen else None
            self.store.append(match.id, rows, fence=fence, status=changed, sign=sign, creates=creates)
        except BaseException:
            self.forget(match.id)
            raise
        if key is not None:
            match.answered[key] = (rows[first].seq, intent)
        return rows[first].seq
