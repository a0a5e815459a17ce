"""PostgreSQL: several processes on one database. Bells ring by NOTIFY; a slow look round repairs what was missed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TypeVar

import psycopg
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import DBAPIError, OperationalError

from .errors import StoreTrouble
from .migrating import migrate
from .store import Bell, Clock, Store

T = TypeVar("T")

_CHANNEL = "sixgun_event"
_MIGRATION_LOCK = 6_171_861
_LOOK_ROUND_S = 2.0
_RETRY_S = 0.5
_ATTEMPTS = 5
_TRY_AGAIN = ("40001", "40P01")  # serialization failure, deadlock


class PostgresStore(Store):
    """A store that many servers share."""

    def __init__(self, url: str, now: Clock) -> None:
        engine = create_engine(url, pool_size=8, pool_pre_ping=True)
        super().__init__(engine, now)
        self._listening: threading.Thread | None = None
        self._closing = threading.Event()
        try:
            with engine.begin() as connection:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
                migrate(connection)
        except OperationalError as error:
            engine.dispose()
            said = str(error.orig).strip().splitlines()[0]
            raise StoreTrouble(f"The PostgreSQL database cannot be reached: {said}") from None

    def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction; what the database asks to try again is tried again."""
        for attempt in range(_ATTEMPTS):
            try:
                with self.engine.begin() as connection:
                    return work(connection)
            except (DBAPIError, psycopg.Error) as error:
                original = error.orig if isinstance(error, DBAPIError) else error
                if getattr(original, "sqlstate", None) in _TRY_AGAIN and attempt < _ATTEMPTS - 1:
                    continue
                if isinstance(original, psycopg.OperationalError):
                    said = str(original).strip().splitlines()[0]
                    raise StoreTrouble(f"The PostgreSQL database did not answer: {said}") from None
                raise
        raise AssertionError("unreachable")

    def read(self, work: Callable[[Connection], T]) -> T:
        """What cannot be answered now is said so."""
        try:
            return super().read(work)
        except (OperationalError, psycopg.OperationalError) as error:
            said = str(getattr(error, "orig", error)).strip().splitlines()[0]
            raise StoreTrouble(f"The PostgreSQL database did not answer: {said}") from None

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
