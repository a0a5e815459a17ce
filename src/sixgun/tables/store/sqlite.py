"""SQLite: one file, one process, one connection that writes.

WAL with synchronous=FULL: when a commit returns, it is on the disk. Commands that wait at the same time share a commit.
"""

from __future__ import annotations

import logging
import queue
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import QueuePool

from sixgun.tables.events import Row

from . import processes
from .appending import Append, append_all
from .clock import Clock
from .errors import StoreTrouble, Unwritable
from .files import Whereabouts, prepare_database
from .leases import Fence
from .migrating import migrate
from .phrases import Phrase
from .store import Store
from .together import Job, Together

T = TypeVar("T")

_LOG = logging.getLogger(__name__)
_BUSY_MS = 5_000
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)  # another program has the file in its hands
_SAFE_VERSION = (3, 51, 3)


def version_warning(version: tuple[int, int, int] = sqlite3.sqlite_version_info) -> str | None:
    """A line for the log of the house; None when there is nothing to say."""
    if version >= _SAFE_VERSION:
        return None
    said = ".".join(map(str, version))
    return (
        f"SQLite {said} is older than 3.51.3, the first without the WAL-reset bug. This program writes through one "
        "connection of one process, which the bug does not touch; let no other program write to the open file."
    )


class SqliteStore(Store):
    """A store in one file."""

    def __init__(self, path: str | Path, now: Clock) -> None:
        self.path = Path(path)
        self.key_file = self.path.with_name(f"{self.path.name}.key")
        prepare_database(self.path)
        engine = create_engine(
            f"sqlite:///{self.path}",
            poolclass=QueuePool,
            pool_size=4,
            pool_reset_on_return=None,
            creator=self._connect,
        )
        _prepare(engine, "BEGIN")
        super().__init__(engine, now)
        self._writing = create_engine(f"sqlite:///{self.path}", creator=self._connect)
        _prepare(self._writing, "BEGIN IMMEDIATE")
        self._together = Together(self._write_together)
        self._readers: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        self._closed = False
        try:
            with self._writing.begin() as connection:
                migrate(connection)
        except DatabaseError as error:  # also a damaged file, which is no OperationalError
            self._dispose()
            raise StoreTrouble(f"The database file {self.path} cannot be used: {error.orig}.") from None
        except StoreTrouble:
            self._dispose()
            raise
        if warning := version_warning():
            _LOG.info(warning)
        self._writer = self._writing.connect()
        self._whereabouts = Whereabouts(self.path)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Have it written, and wait for the commit."""
        return self._hand_in(Job(work))

    def _append_rows(
        self, match: str, rows: Sequence[Row], fence: Fence | None, work: Callable[[Connection], None]
    ) -> None:
        """In one statement with others that wait; where it cannot be done, the long way finds out why."""
        self._hand_in(Job(work, Append(match, rows, fence)))

    def try_to_write(self) -> None:
        """Also say at once when the file is no longer in its place."""
        self._whereabouts.check(now=True)
        super().try_to_write()

    def _hand_in(self, job: Job[T]) -> T:
        self._whereabouts.check()
        try:
            return self._together.do(job)
        except (OperationalError, sqlite3.OperationalError) as error:
            original = getattr(error, "orig", error)
            busy = getattr(original, "sqlite_errorcode", None) in _BUSY
            raise (StoreTrouble if busy else Unwritable)(
                f"The database file {self.path} cannot be written: {original}."
            ) from None

    def read(self, work: Callable[[Connection], T]) -> T:
        """What cannot be read is said so."""
        try:
            return super().read(work)
        except OperationalError as error:
            raise StoreTrouble(f"The database file {self.path} cannot be read: {error.orig}.") from None

    def fetch(self, phrase: Phrase, **values: Any) -> Any:
        """On a connection of this store's own: SQLAlchemy's way would take ten times as long as the answer."""
        try:
            reader = self._reader()
        except sqlite3.OperationalError as error:
            raise StoreTrouble(f"The database file {self.path} cannot be read: {error}.") from None
        try:
            return reader.execute(phrase.sql, phrase.filled(values)).fetchall()
        except sqlite3.OperationalError as error:
            raise StoreTrouble(f"The database file {self.path} cannot be read: {error}.") from None
        finally:
            if self._closed:
                reader.close()
            else:
                self._readers.put(reader)

    def _reader(self) -> sqlite3.Connection:
        """A connection that nobody uses.

        How the file is written was set up by the writer; to say it again takes a lock, which may not be had.
        """
        try:
            return self._readers.get_nowait()
        except queue.Empty:
            reader = self._connect()
            reader.isolation_level = None
            reader.execute("PRAGMA query_only=ON")
            return reader

    def _connect(self) -> sqlite3.Connection:
        """Opens the file and never makes one: beside an empty file SQLite would delete the journal of a moved one."""
        there = f"{self.path.absolute().as_uri()}?mode=rw"
        return sqlite3.connect(there, _BUSY_MS / 1000, check_same_thread=False, uri=True)

    def signed(self, holder: str) -> str:
        """With machine and process: after a crash nobody need wait for the lease of a process that is no more."""
        return processes.signed(holder)

    def is_gone(self, holder: str) -> bool:
        """A process of this machine that does not run any more; of another machine nothing is known."""
        return processes.is_gone(holder)

    def give_back(self, pages: int) -> None:
        """Free pages at the end of the file; a file from before `auto_vacuum` keeps them and uses them again."""
        vacuum = f"PRAGMA incremental_vacuum({pages})"
        self.write(lambda connection: list(connection.connection.execute(vacuum)))  # a row for every page

    def database_now(self, connection: Connection) -> int:
        """One process, one clock."""
        return self.now()

    def announce(self, connection: Connection, match: str, seq: int) -> None:
        """Nobody outside this process listens."""

    def committed(self, match: str, seq: int) -> None:
        """Ring in this process."""
        self.ring(match, seq)

    def close(self) -> None:
        """Finish what is waiting, then let go of the file."""
        if not self._closed:
            self._closed = True
            self._together.do(Job(lambda connection: None), last=True)  # after whatever waits
            self._writer.close()
            self._dispose()

    def _dispose(self) -> None:
        while not self._readers.empty():
            self._readers.get().close()
        self._writing.dispose()
        self.engine.dispose()

    def _write_together(self, jobs: list[Job[Any]]) -> None:
        """Several pieces of work, each whole or not at all, and one commit for those that went well."""
        answers: list[tuple[Job[Any], Any]] = []
        try:
            if all(job.append for job in jobs) and self._append_all(jobs):  # a statement alone is its own transaction
                answers = [(job, None) for job in jobs]
            else:
                with self._writer.begin():
                    answers = self._in_a_transaction(self._writer, jobs)
        except Exception as error:
            self._writer.rollback()
            for job in jobs:
                if not job.over:
                    job.failed(error)
            return
        for job, answer in answers:
            job.done(answer)

    def _append_all(self, jobs: list[Job[Any]]) -> bool:
        """Whether nothing was in the way of any append among these; else none of them is written."""
        database: Any = self._writer.connection.dbapi_connection
        return append_all(database, [job.append for job in jobs if job.append is not None], self.now())

    def _in_a_transaction(self, connection: Connection, jobs: list[Job[Any]]) -> list[tuple[Job[Any], Any]]:
        """The appends at once, where that can be done; whatever is left one by one, each in a savepoint of its own."""
        answers: list[tuple[Job[Any], Any]] = []
        left = jobs
        if self._append_all(jobs):
            answers = [(job, None) for job in jobs if job.append is not None]
            left = [job for job in jobs if job.append is None]
        database = connection.connection
        for job in left:
            database.execute("SAVEPOINT job")
            try:
                answers.append((job, job.work(connection)))
            except Exception as error:  # the caller's to judge; the others' work goes on
                database.execute("ROLLBACK TO job")
                job.failed(error)
            database.execute("RELEASE job")
        return answers


def _set_up(connection: Any) -> None:
    """Durable and strict."""
    for pragma in (
        "auto_vacuum=INCREMENTAL",  # before the first table is made, or it changes nothing
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={_BUSY_MS}",
        "foreign_keys=ON",
        "mmap_size=0",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _prepare(engine: Engine, begin: str) -> None:
    """Every connection durable and strict; transactions begin as we say, not as the driver guesses."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        _set_up(connection)

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
