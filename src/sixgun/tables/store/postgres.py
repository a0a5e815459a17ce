"""PostgreSQL: several processes on one database. Bells ring by NOTIFY; a slow look round repairs what was missed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import psycopg
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from .clock import Clock, house_clock
from .errors import Locked, StoreTrouble, Unwritable
from .migrating import migrate
from .presence import Shared
from .store import Bell, Store

T = TypeVar("T")

_CHANNEL = "sixgun_event"
_MIGRATION_LOCK = 6_171_861
_LOOK_ROUND_S = 2.0
_RETRY_S = 0.5
_ATTEMPTS = 5
_TRY_AGAIN = ("40001", "40P01")  # serialization failure, deadlock
_LOCKED = ("55P03", "57014")  # a lock that was not to be had in time; a statement that took too long
_ENDED = ("25P03",)  # the transaction stood idle for too long, and the database has ended the session
_FULL = ("53100", "25006")  # no room on the disk; a standby that only reads
_TROUBLE = (DBAPIError, psycopg.Error, NoConnectionFree)
_POOL_S = 5

# Milliseconds. Transactions here take a few; a process that was stopped inside one must not keep the others waiting.
PATIENCE = {"lock_timeout": 500, "statement_timeout": 5_000, "idle_in_transaction_session_timeout": 5_000}
_MIGRATING = {"lock_timeout": 60_000, "statement_timeout": 0, "idle_in_transaction_session_timeout": 60_000}
_LINE = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}


class PostgresStore(Store):
    """A store that many servers share."""

    shared = True

    def __init__(self, url: str, now: Clock | None) -> None:
        engine = create_engine(url, pool_size=8, pool_timeout=_POOL_S, pool_pre_ping=True, connect_args=_LINE)
        event.listen(engine, "connect", _set_up)
        super().__init__(engine, now or house_clock())
        self.elsewhere = Shared(self)
        self._listening: threading.Thread | None = None
        self._closing = threading.Event()
        try:
            with engine.begin() as connection:
                for setting, milliseconds in _MIGRATING.items():
                    connection.execute(text(f"SET LOCAL {setting} = {milliseconds}"))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
                migrate(connection)
            if now is None:  # not by this machine's own clock
                self.keep_time(house_clock(wall=lambda: self.read(self.time_to_begin_with)))
        except OperationalError as error:
            engine.dispose()
            said = str(error.orig).strip().splitlines()[0]
            raise StoreTrouble(f"The PostgreSQL database cannot be reached: {said}") from None

    def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction; what the database asks to try again is tried again."""
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                with self.engine.begin() as connection:
                    return work(connection)
            except _TROUBLE as error:
                if _state(error) not in _TRY_AGAIN or attempt == _ATTEMPTS:
                    raise _as_trouble(error) from None
        raise AssertionError("unreachable")

    def read(self, work: Callable[[Connection], T]) -> T:
        """What cannot be answered now is said so."""
        try:
            return super().read(work)
        except _TROUBLE as error:
            raise _as_trouble(error) from None

    def database_now(self, connection: Connection) -> int:
        """The database's own clock: servers' clocks differ, and a paused one is wrong."""
        query = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(connection.execute(query).scalar_one())

    def announce(self, connection: Connection, match: str, seq: int) -> None:
        """NOTIFY is sent by the commit, and only by it."""
        connection.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": _CHANNEL, "what": f"{match} {seq}"})

    def committed(self, match: str, seq: int) -> None:
        """The database rings."""

    def listen(self, bell: Bell) -> Callable[[], None]:
        """The first listener starts the thread that hears for all."""
        stop = super().listen(bell)
        with self._bells_lock:
            if self._listening is None:
                self._listening = threading.Thread(target=self._hear, name="store doorbell", daemon=True)
                self._listening.start()
        return stop

    def close(self) -> None:
        """Stop listening and let the connections go."""
        self._closing.set()
        if self._listening is not None:
            self._listening.join()
        self.engine.dispose()

    def _hear(self) -> None:
        """Listen on a connection of its own; when it breaks, take another."""
        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closing.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {_CHANNEL}")
                    self._hear_on(connection)
            except psycopg.OperationalError:
                self._closing.wait(_RETRY_S)

    def _hear_on(self, connection: psycopg.Connection) -> None:
        looked = time.monotonic()
        while not self._closing.is_set():
            for heard in connection.notifies(timeout=0.25):
                match, _, seq = heard.payload.partition(" ")
                self.ring(match, int(seq))
            if time.monotonic() - looked > _LOOK_ROUND_S:
                looked = time.monotonic()
                self.ring("", 0)  # no match in particular: everybody looks at what they watch


def _set_up(connection: Any, _record: Any) -> None:
    """Every connection gives up in time; a transaction that is left standing is ended by the database."""
    connection.autocommit = True
    for setting, milliseconds in PATIENCE.items():
        connection.execute(f"SET {setting} = {milliseconds}")
    connection.autocommit = False


def _state(error: Exception) -> str | None:
    """PostgreSQL's code for an error."""
    return getattr(getattr(error, "orig", error), "sqlstate", None)


def _as_trouble(error: Exception) -> Exception:
    """What the house takes as trouble of the database, in a sentence; other errors as they are."""
    original = getattr(error, "orig", error)
    said = (str(original).strip().splitlines() or [""])[0]
    if _state(error) in _LOCKED:
        return Locked(f"The PostgreSQL database did not answer in time: {said}")
    if _state(error) in _FULL:
        return Unwritable(f"The PostgreSQL database cannot be written: {said}")
    if _state(error) in _ENDED or isinstance(original, psycopg.OperationalError | NoConnectionFree):
        return StoreTrouble(f"The PostgreSQL database did not answer: {said}")
    return error
