"""Matches kept in step with their logs: read on from the store before every look, written through at every change."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from sixgun.engine.errors import SixgunError

from . import events as log
from .fairness import Vault, commitment, vault_of
from .gone import no_table
from .lobby import sign_of, written
from .locked import LockedTables
from .match import DEALING, OVER, PLAYING, Match, RulesNotReady, short
from .remembering import ended
from .store import Apart, Behind, Dated, Fence, NewMatch, Silent, Store, StoreTrouble

_LOG = logging.getLogger(__name__)
_FRESH = 1_000  # milliseconds that a match is not compared with its log, on a file of this process alone
_MOST_KEPT = 5_000
_NEXT_TO_NOTHING = 50  # milliseconds between two clocks
_BEFORE_TRYING_AGAIN = 2_000  # milliseconds between two tries to derive a match that cannot be derived
FAULT = "A fault of the program keeps this table from going on; its log is kept. Ask again, and it is tried again."
MISFIT = "The log of this table does not fit the rules that are played here now; it is kept."
OTHER_KEY = (
    "The cards of this table are sealed with a key that this server does not have. Nothing is lost: it goes on when the"
    " server has the right key file."
)
# Besides whatever changes the status.
_ON_THE_SIGN = (log.Joined, log.Left, log.Covered, log.Returned, log.Restarted, log.ClockSet)


class TableHalted(SixgunError):
    """This table cannot go on for now; every other one can."""


class OtherKey(SixgunError):
    """A match whose secrets come from another key. Dealing on would be dealing other cards."""


class Ledger:
    """The matches this process knows. Memory is a convenience: any of them may be forgotten at any time."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self._key = key
        self.ready: Callable[[str], bool] = lambda game: True  # whether a game's rules can be called without waiting
        self._kept: OrderedDict[str, Match] = OrderedDict()
        self._locks: dict[str, threading.RLock] = {}
        self._halted: dict[str, tuple[int, str]] = {}  # when it was tried, and what was wrong
        self._unprepared: dict[str, tuple[str, RulesNotReady]] = {}  # the game a match waits for
        self.writer, self.silence = "", 0  # the name of this house's driver, and what it takes for the death of another
        self.drives: Callable[[str], bool] = lambda match: True  # whether it drives a match; Behind when it slept
        self.still_here: Callable[[Match], list[log.Event]] = lambda match: []  # after a pause: who is connected
        self.after_write: Callable[[Match], None] = lambda match: None  # committed, and told to everybody
        self.writing: dict[str, int] = {}  # matches that this process writes to right now, and the last event of it
        self._ahead: dict[str, int] = {}  # by how much a match is ahead of the house's time, or behind it
        self._read_at: dict[str, int] = {}  # when a match that is kept was last compared with its log
        self._silent: dict[str, int] = {}  # the last sign of life of a driver that seems to be dead
        self._locked_tables = LockedTables()
        self._lock = threading.Lock()

    @contextmanager
    def at(self, match_id: str) -> Iterator[Match]:
        """One match, alone, as its log has it this moment; UnknownName when there is none, TableHalted on trouble."""
        with self._lock:
            lock = self._locks.setdefault(match_id, threading.RLock())
        with self._locked_tables.entered(match_id, lock):
            yield self._current(match_id)

    @contextmanager
    def at_once(self, match_id: str) -> Iterator[Match | None]:
        """The same for somebody who may not wait: None where others are at it, or where much would have to be read."""
        lock = self._locks.get(match_id)
        if self.store.shared or lock is None or match_id not in self._kept or not lock.acquire(blocking=False):
            yield None
            return
        try:
            yield self._current(match_id)
        finally:
            lock.release()

    def now(self, match_id: str) -> int:
        """The time at a match: the house's or, where another drives, the driver's; never before what its log says."""
        return self.store.now() + self._ahead.get(match_id, 0)

    def follow(self, match_id: str, time: int) -> None:
        """It cannot be earlier at a match than this."""
        if time > self.now(match_id):
            self._ahead[match_id] = time - self.store.now()

    def ahead(self, matches: Iterable[str]) -> dict[str, int]:
        """By how much some matches are ahead of the house's time, or behind it."""
        found = {match: self._ahead.get(match, 0) for match in matches}
        return {match: ahead if abs(ahead) > _NEXT_TO_NOTHING else 0 for match, ahead in found.items()}

    def _current(self, match_id: str) -> Match:
        kept = self._kept.get(match_id)
        if kept is not None and self._is_fresh(kept):
            return kept
        match = kept or self._blank(match_id)
        self._check_prepared(match_id)
        try:
            rows = self.store.rows(match_id, match.seq)
            if match.seq == 0 and rows:
                match.vault = self._checked(match, rows)
            for row in rows:
                match.apply(row)
            self.follow(match.id, match.at)
        except StoreTrouble:
            self.forget(match_id)
            raise
        except RulesNotReady as not_ready:
            self.forget(match_id)
            self._unprepared[match_id] = match.game.name, not_ready
            raise
        except Exception as error:
            self.forget(match_id)
            if not isinstance(error, SixgunError):
                _LOG.exception("the table %s cannot be derived; its log is kept", short(match_id))
            _LOG.warning("the table %s: %s", short(match_id), type(error).__name__)
            sentence = MISFIT if isinstance(error, SixgunError) else FAULT  # what does not fit may be somebody's secret
            sentence = OTHER_KEY if isinstance(error, OtherKey) else sentence
            self._halted[match_id] = (self.store.now(), sentence)
            raise TableHalted(sentence) from error
        with self._lock:
            self._halted.pop(match_id, None)
            self._kept[match_id] = match
            self._kept.move_to_end(match_id)
            self._read_at[match_id] = self.store.now()
            if len(self._kept) > _MOST_KEPT:
                self._read_at.pop(self._kept.popitem(last=False)[0], None)
        return match

    def _is_fresh(self, match: Match) -> bool:
        """Whether its log need not be asked, since nobody writes to the file but this process.

        Should somebody have started a second process on it, whoever writes finds out and whoever looks sees it later.
        """
        return not self.store.shared and self.store.now() < self._read_at.get(match.id, 0) + _FRESH

    def _check_prepared(self, match_id: str) -> None:
        """Nobody reads a log again and again, a thousand of them after a restart, to find its rules not ready yet."""
        game, not_ready = self._unprepared.get(match_id, ("", None))
        if not_ready is not None and not self.ready(game):
            raise RulesNotReady(str(not_ready))
        self._unprepared.pop(match_id, None)

    def _blank(self, match_id: str) -> Match:
        """A match before its first event, unless it is known to lead nowhere."""
        tried, sentence = self._halted.get(match_id, (None, ""))
        if tried is not None and self.store.now() < tried + _BEFORE_TRYING_AGAIN:
            raise TableHalted(sentence)
        secret = self.store.secret(match_id)
        if secret is None:
            self._locks.pop(match_id, None)
            raise no_table(self.store, match_id)
        return self.new(match_id, secret)

    def new(self, match_id: str, secret: bytes = b"") -> Match:
        """A match before its first event; one from an older program brings its secret, which that program stored."""
        return Match(match_id, secret or vault_of(self._key, match_id), self.ready)

    def _checked(self, match: Match, rows: Sequence[log.Row]) -> Vault:
        """The secrets of a match: those that its end tells, or its own if they are what the house committed to."""
        opened = log.decode(rows[0].body)
        if not isinstance(opened, log.Opened) or opened.seed is not None:
            return match.vault
        if commitment(match.vault(1)) == opened.commitment:
            return match.vault
        for row in reversed(rows):
            if log.kind_in(row.body) == "revealed":
                return log.secrets_in(log.decode(row.body))
        raise OtherKey(OTHER_KEY)

    def forget(self, match_id: str) -> None:
        """Derive the match anew when it is next wanted."""
        with self._lock:
            self._kept.pop(match_id, None)

    def drop(self, match_id: str) -> None:
        """The match is not in the store any more."""
        with self._lock:
            for kept in (self._kept, self._halted, self._locks, self._read_at):
                kept.pop(match_id, None)

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
        at: int | None = None,
    ) -> int:
        """Commit events, and what goes `before` them; returns the number of the first of `events`.

        They are applied first, so that only what applies is stored; when storing fails the match is derived anew.
        They get the current time unless the caller passes `at`.
        """
        status = match.status
        try:
            now = self.now(match.id) if at is None else at
            ours = at is not None or status not in (DEALING, PLAYING) or self.drives(match.id)
            others = fence is None and status in (DEALING, PLAYING) and (self.store.shared or not ours)  # may drive it
            writer, ahead = self.writer if ours else "", self._ahead.get(match.id, 0)
            dated = Dated(writer, ahead, match.at, self.silence) if others else None
            before = [*self._given_back(match, now), *before] if others else before
            rows = [row for event in before for row in match.happen(event, now, actor)]
            first = len(rows)
            rows += [row for event in events for row in match.happen(event, now, actor)]
            rows[first] = rows[first]._replace(key=key, intent=intent)
            changed = match.status if match.status != status else None
            seen = changed is not None or any(isinstance(event, _ON_THE_SIGN) for event in events)
            sign = written(sign_of(match)) if seen else None
            kept = ended(match) if changed == OVER else None
            self.writing[match.id] = rows[-1].seq
            with self._locked_tables.tried(match.id):
                self.store.append(
                    match.id, rows, fence=fence, status=changed, sign=sign, creates=creates, dated=dated, ended=kept
                )
        except Apart as apart:
            self.forget(match.id)
            self._ahead[match.id] = apart.ahead
            raise Behind from None
        except Silent as silent:
            self.forget(match.id)
            self._silent[match.id] = silent.since
            raise Behind from None
        except BaseException:
            self.forget(match.id)
            raise
        finally:
            self.writing.pop(match.id, None)
        if key is not None:
            match.answered[key] = (rows[first].seq, intent)
        self.after_write(match)
        return rows[first].seq

    def _given_back(self, match: Match, now: int) -> list[log.Event]:
        """Where the driver seems to be dead, the time since its last sign of life was the house's own."""
        since = self._silent.pop(match.id, None)
        if since is None:
            return []
        return [log.Resumed(lost=max(0, now - max(since, match.at))), *self.still_here(match)]
