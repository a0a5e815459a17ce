"""One contract for both databases: an append is numbered, keyed, fenced and whole, or it has not happened."""

from __future__ import annotations

import secrets
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sixgun.tables.events import decode, kind_of
from sixgun.tables.match import Row

from . import schema
from .errors import Behind, FencedOff, KeyUsed

T = TypeVar("T")
Bell = Callable[[str, int], None]
Clock = Callable[[], int]  # milliseconds since 1970


_ROWS = (
    select(*(schema.event.c[name] for name in Row._fields))
    .where(schema.event.c.match == bindparam("of"), schema.event.c.seq > bindparam("after"))
    .order_by(schema.event.c.seq)
)


class Fence(NamedTuple):
    """A writer's right to drive a match."""

    holder: str
    epoch: int


class Lease(NamedTuple):
    """The fence, and since when nobody has been seen driving."""

    fence: Fence
    alive: int


class NewMatch(NamedTuple):
    """A match to be, with its first events."""

    id: str
    game: str
    private: bool
    made_by: str
    made_key: str
    secret: bytes
    rows: Sequence[Row]


class Store(ABC):
    """A database with logs in it. Safe to use from any thread."""

    def __init__(self, engine: Engine, now: Clock) -> None:
        self.engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")  # one query, no transaction
        self.now = now
        self._bells: list[Bell] = []
        self._bells_lock = threading.Lock()

    # What the two databases do differently

    @abstractmethod
    def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction that is on the disk when this returns."""

    @abstractmethod
    def database_now(self, connection: Connection) -> int:
        """The time that leases are measured by."""

    @abstractmethod
    def announce(self, connection: Connection, match: str, seq: int) -> None:
        """Inside the transaction: prepare a ring of the bell."""

    @abstractmethod
    def committed(self, match: str, seq: int) -> None:
        """After the commit: ring, where the database does not do it by itself."""

    @abstractmethod
    def close(self) -> None:
        """Let go of everything."""

    def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        with self._reading.connect() as connection:
            return work(connection)

    # Doorbells: they carry no truth, only that it is worth while to look

    def listen(self, bell: Bell) -> Callable[[], None]:
        """Be told of every append, here or elsewhere; returns how to stop."""
        with self._bells_lock:
            self._bells = [*self._bells, bell]

        def stop() -> None:
            with self._bells_lock:
                self._bells = [other for other in self._bells if other is not bell]

        return stop

    def ring(self, match: str, seq: int) -> None:
        """Tell everybody who listens in this process."""
        for bell in self._bells:
            bell(match, seq)

    # Writing

    def create(self, new: NewMatch) -> str:
        """Set up a match; the same person's same key gives the match made before."""

        def work(connection: Connection) -> str:
            made = connection.execute(
                select(schema.match.c.id).where(
                    schema.match.c.made_by == new.made_by, schema.match.c.made_key == new.made_key
                )
            ).scalar()
            if made is not None:
                return str(made)
            _insert_match(connection, new)
            self.announce(connection, new.id, len(new.rows))
            return new.id

        try:
            made = self.write(work)
        except IntegrityError:  # another process was quicker by a hair
            made = self.write(work)
        self.committed(made, len(new.rows))
        return made

    def append(
        self,
        match: str,
        rows: Sequence[Row],
        *,
        fence: Fence | None = None,
        status: str | None = None,
        creates: NewMatch | None = None,
    ) -> None:
        """Write the next events of a match, all or none; Behind, KeyUsed or FencedOff say why not."""

        def work(connection: Connection) -> None:
            if fence is not None:
                self._check(connection, match, fence)
            last = connection.execute(
                select(func.max(schema.event.c.seq)).where(schema.event.c.match == match)
            ).scalar()
            if last != rows[0].seq - 1:
                raise KeyUsed if _is_stored(connection, match, rows) else Behind
            if creates is not None:
                _insert_match(connection, creates)
            _insert_rows(connection, match, rows)
            if status is not None:
                connection.execute(update(schema.match).where(schema.match.c.id == match).values(status=status))
            self.announce(connection, match, rows[-1].seq)

        try:
            self.write(work)
        except IntegrityError:
            taken = self.read(lambda connection: _is_stored(connection, match, rows))
            raise (KeyUsed if taken else Behind) from None
        self.committed(match, rows[-1].seq)

    # Leases

    def take_lease(self, match: str, holder: str, length: int) -> Lease | None:
        """Become the driver of a match, if nobody is; None while another one drives it."""

        def work(connection: Connection) -> Lease | None:
            now = self.database_now(connection)
            lease = schema.lease
            held = connection.execute(select(lease).where(lease.c.match == match).with_for_update()).one_or_none()
            if held is None:
                connection.execute(
                    insert(lease).values(match=match, holder=holder, epoch=1, expires=now + length, alive=now)
                )
                return Lease(Fence(holder, 1), now)
            if held.expires > now and held.holder != holder:
                return None
            mine = held.expires > now and held.holder == holder
            epoch = held.epoch if mine else held.epoch + 1
            connection.execute(
                update(lease)
                .where(lease.c.match == match)
                .values(holder=holder, epoch=epoch, expires=now + length, alive=now)
            )
            return Lease(Fence(holder, epoch), now if mine else min(held.alive, now))

        try:
            return self.write(work)
        except IntegrityError:  # two took the first lease at once
            return None

    def renew_leases(self, holder: str, length: int) -> int:
        """A sign of life for everything this holder drives; what has run out stays out. Returns how many."""

        def work(connection: Connection) -> int:
            now = self.database_now(connection)
            lease = schema.lease
            return connection.execute(
                update(lease)
                .where(lease.c.holder == holder, lease.c.expires > now)
                .values(expires=now + length, alive=now)
            ).rowcount

        return self.write(work)

    def drop_lease(self, match: str, fence: Fence) -> None:
        """Let others drive; the sign of life stays."""

        def work(connection: Connection) -> None:
            lease = schema.lease
            connection.execute(
                update(lease)
                .where(lease.c.match == match, lease.c.holder == fence.holder, lease.c.epoch == fence.epoch)
                .values(expires=0)
            )

        self.write(work)

    def _check(self, connection: Connection, match: str, fence: Fence) -> None:
        """The fence, in the same transaction as the append: a sleeper's late write is refused here."""
        lease = schema.lease
        held = connection.execute(select(lease).where(lease.c.match == match).with_for_update(read=True)).one_or_none()
        if held is None or Fence(held.holder, held.epoch) != fence or held.expires <= self.database_now(connection):
            raise FencedOff

    # Reading

    def rows(self, match: str, after: int = 0) -> list[Row]:
        """The events of a match after number `after`."""
        asked = {"of": match, "after": after}
        return self.read(lambda connection: [Row(*row) for row in connection.execute(_ROWS, asked)])

    def secret(self, match: str) -> bytes | None:
        """What the house committed to; None when there is no such match. For dealing, never for showing."""
        query = select(schema.secret.c.secret).where(schema.secret.c.match == match)
        found: Any = self.read(lambda connection: connection.execute(query).scalar())
        return None if found is None else bytes(found)

    def game_of(self, match: str) -> str | None:
        """The name of a match's game; None when there is no such match."""
        query = select(schema.match.c.game).where(schema.match.c.id == match)
        return self.read(lambda connection: connection.execute(query).scalar())

    def kept(self, name: str, length: int) -> bytes:
        """A random value that is made once and then always the same, for every process of the house."""
        query = select(schema.kept.c.value).where(schema.kept.c.name == name)

        def work(connection: Connection) -> bytes:
            known = connection.execute(query).scalar()
            if known is None:
                known = secrets.token_bytes(length)
                connection.execute(insert(schema.kept).values(name=name, value=known))
            return bytes(known)

        try:
            return self.write(work)
        except IntegrityError:  # another process was quicker by a hair
            return self.write(work)

    def matches(self, status: str | None = None, public_only: bool = False) -> list[str]:
        """Matches in the order they were made."""
        query = select(schema.match.c.id).order_by(schema.match.c.at, schema.match.c.id)
        if status is not None:
            query = query.where(schema.match.c.status == status)
        if public_only:
            query = query.where(~schema.match.c.private)
        return self.read(lambda connection: list(connection.execute(query).scalars()))

    def matches_of(self, person: str) -> list[str]:
        """Where a person has sat down, the newest first."""
        event = schema.event
        query = select(event.c.match, func.max(event.c.at)).where(event.c.actor == person, event.c.kind == "joined")
        query = query.group_by(event.c.match).order_by(func.max(event.c.at).desc())
        return self.read(lambda connection: list(connection.execute(query).scalars()))

    def last_seqs(self, matches: Iterable[str]) -> dict[str, int]:
        """How long the logs of these matches are."""
        event = schema.event
        query = select(event.c.match, func.max(event.c.seq).label("seq")).where(event.c.match.in_(list(matches)))
        query = query.group_by(event.c.match)
        return self.read(lambda connection: {row.match: row.seq for row in connection.execute(query)})


def _is_stored(connection: Connection, match: str, rows: Sequence[Row]) -> bool:
    keys = [row.key for row in rows if row.key is not None]
    event = schema.event
    query = select(event.c.seq).where(event.c.match == match, event.c.key.in_(keys))
    return connection.execute(query).first() is not None


def _insert_match(connection: Connection, new: NewMatch) -> None:
    connection.execute(
        insert(schema.match).values(
            id=new.id,
            game=new.game,
            status="open",
            private=new.private,
            made_by=new.made_by,
            made_key=new.made_key,
            at=new.rows[0].at,
        )
    )
    connection.execute(insert(schema.secret).values(match=new.id, secret=new.secret))
    _insert_rows(connection, new.id, new.rows)


def _insert_rows(connection: Connection, match: str, rows: Sequence[Row]) -> None:
    connection.execute(
        insert(schema.event),
        [{"match": match, "kind": kind_of(decode(row.body)), **row._asdict()} for row in rows],
    )
