"""A store for simulated processes: the real SQL of the house on SQLite in memory, with faults before and after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import StaticPool

from sixgun.tables.events import Row
from sixgun.tables.store import Locked, Store, StoreTrouble
from sixgun.tables.store.migrating import migrate
from sixgun.tables.store.phrases import Phrase
from sixgun.tables.store.presence import Shared
from sixgun.tables.store.schema import metadata

if TYPE_CHECKING:
    from .process import Process

T = TypeVar("T")
_LOCK_TIMEOUT = 5_000  # of SQLite; PostgreSQL's is shorter
_SHORTER = 500
_WIPED = [f'DELETE FROM "{table.name}"' for table in reversed(metadata.sorted_tables)]
_LANDED = "SELECT rowid, match, seq, at, body, chain, key, intent, actor FROM event WHERE rowid > ? ORDER BY match, seq"


@cache
def _connection() -> Connection:
    """One database in memory for all runs, made by the real migrations and emptied before each."""
    engine = create_engine("sqlite://", poolclass=StaticPool)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA foreign_keys=ON").close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    connection = engine.connect()
    with connection.begin():
        migrate(connection)
    return connection


class Disk:
    """What survives every process."""

    def __init__(self, landed: Callable[[list[tuple[str, Row]]], None]) -> None:
        self.connection = _connection()
        self.raw: Any = self.connection.connection
        self.full = False
        self.bells: list[tuple[str, int]] = []  # of the transaction under way
        self._landed = landed
        self._known = 0
        for statement in _WIPED:
            self.raw.execute(statement)

    def transaction(self, work: Callable[[Connection], T]) -> T:
        """All or nothing; afterwards the referee is shown what is new."""
        self.bells = []
        with self.connection.begin():
            done = work(self.connection)
        new = self.raw.execute(_LANDED, [self._known]).fetchall()
        if new:
            self._known = max(row[0] for row in new)
            self._landed([(match, Row(*rest)) for _, match, *rest in new])
        return done

    def look(self, work: Callable[[Connection], T]) -> T:
        with self.connection.begin():
            return work(self.connection)


class SimulatedStore(Store):
    """The store of one process."""

    def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction, which may fail, be slow, or be the last thing the process does."""
        plan, disk = self.process.plan, self.process.disk
        began = self.process.world.hourglass.there
        self._linger()
        if plan.strikes("killed before", 0.03):
            self.process.dies()
        if plan.strikes("locked", 0.03):
            self.process.hub.sleep(_SHORTER if self.process.world.shared else _LOCK_TIMEOUT)
            raise Locked("The row is locked.")
        if disk.full or plan.strikes("refused", 0.1):
            raise StoreTrouble("The disk is full.")
        self.process.world.hourglass.dated = began  # an event bears the time at which its writing began
        done = disk.transaction(work)
        bells = disk.bells
        self.process.committed(bells)
        if plan.strikes("killed after", 0.03):
            self.process.dies()
        if plan.strikes("answer lost", 0.06):
            raise StoreTrouble("The connection was lost in the commit.")
        self._linger()
        return done

    def read(self, work: Callable[[Connection], T]) -> T:
        self._linger()
        return self.process.disk.look(work)

    def fetch(self, phrase: Phrase, **values: Any) -> Any:
        self._linger()
        if self.process.plan.strikes("refused", 0.005):
            raise StoreTrouble("The disk cannot be read.")
        return self.process.disk.raw.execute(phrase.sql, phrase.filled(values)).fetchall()

    def _linger(self) -> None:
        """Others may run now; the world decides for how long."""
        self.process.lingers()

    def database_now(self, connection: Connection) -> int:
        return self.process.database_now()

    def announce(self, connection: Connection, match: str, seq: int) -> None:
        self.process.disk.bells.append((match, seq))

    def committed(self, match: str, seq: int) -> None:
        """The process rings: see `Process.committed`."""

    def signed(self, holder: str) -> str:
        return f"{self.process.name}.{holder}"

    def is_gone(self, holder: str) -> bool:
        """With SQLite a process that is no more is known to be; with PostgreSQL its lease has to run out."""
        return self.process.knows_dead(holder.partition(".")[0])

    def close(self) -> None:
        pass

    process: Process


def store_for(process: Process) -> SimulatedStore:
    """A store that a process has opened."""
    store = SimulatedStore(_connection().engine, process.clock())
    store.process = process
    if process.world.shared:
        store.shared, store.elsewhere = True, Shared(store)
        store.keep_time(process.shared_clock(store))
    return store
