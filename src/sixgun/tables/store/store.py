"""One contract for both databases: an append is numbered, keyed, fenced and whole, or it has not happened."""

from __future__ import annotations

import secrets
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sixgun.tables.events import Row, kind_in

from . import schema
from .errors import Behind, FencedOff, KeyUsed
from .phrases import Phrase
from .shares import Shares, check_shares

T = TypeVar("T")
Bell = Callable[[str, int], None]
Clock = Callable[[], int]  # milliseconds since 1970


_ROWS = (
    select(*(schema.event.c[name] for name in Row._fields))
    .where(schema.event.c.match == bindparam("of"), schema.event.c.seq > bindparam("after"))
    .order_by(schema.event.c.seq)
)
_LAST = select(func.max(schema.event.c.seq)).where(schema.event.c.match == bindparam("of"))
_SECRET = select(schema.secret.c.secret).where(schema.secret.c.match == bindparam("of"))
_HELD = (
    select(schema.lease.c.holder, schema.lease.c.epoch, schema.lease.c.expires)
    .where(schema.lease.c.match == bindparam("of"))
    .with_for_update(read=True)
)


_NEW_LEASE = insert(schema.lease).values(match=bindparam("of"))
_OLD_LEASE = update(schema.lease).where(schema.lease.c.match == bindparam("of"))


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
    sign: str | None = None
    opener: str | None = None
    origin: str = ""  # the opener's network address, made unreadable
    hosted: bool = False
    shares: Shares | None = None  # None: nobody counts


class Sitting(NamedTuple):
    """A person sat down at a match or left it."""

    match: str
    kind: str
    body: str
    sign: str | None
    made: int


class Store(ABC):
    """A database with logs in it. Safe to use from any thread."""

    key_file: Path | None = None  # where the key of its house is kept, unless the operator names another place

    def __init__(self, engine: Engine, now: Clock) -> None:
        self.engine = engine
        self._rows, self._last, self._secret, self._held, self._insert = (
            Phrase(statement, engine.dialect) for statement in (_ROWS, _LAST, _SECRET, _HELD, insert(schema.event))
        )
        self._integrity_error: type[Exception] = engine.dialect.loaded_dbapi.IntegrityError
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

    def fetch(self, phrase: Phrase, **values: Any) -> Any:
        """Look something up that is asked for all the time."""
        return self.read(lambda connection: phrase.run(connection, **values).fetchall())

    def give_back(self, pages: int) -> None:
        """Return so much room of what was removed to the disk, where the database does not do it by itself."""
        return

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
            self._insert_match(connection, new)
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
        sign: str | None = None,
        creates: NewMatch | None = None,
    ) -> None:
        """Write the next events of a match, all or none; Behind, KeyUsed or FencedOff say why not."""

        def work(connection: Connection) -> None:
            if fence is not None:
                self._check(connection, match, fence)
            (last,) = self._last.run(connection, of=match).fetchone()
            if last != rows[0].seq - 1:
                raise KeyUsed if _is_stored(connection, match, rows) else Behind
            if creates is not None:
                self._insert_match(connection, creates)
            self._insert_rows(connection, match, rows)
            since = rows[-1].at if status is not None else None
            values = {"status": status, "since": since, "sign": sign}
            changed = {name: value for name, value in values.items() if value is not None}
            if changed:
                connection.execute(update(schema.match).where(schema.match.c.id == match).values(changed))
            self.announce(connection, match, rows[-1].seq)

        try:
            self.write(work)
        except (IntegrityError, self._integrity_error):
            taken = self.read(lambda connection: _is_stored(connection, match, rows))
            raise (KeyUsed if taken else Behind) from None
        self.committed(match, rows[-1].seq)

    # Leases

    def signed(self, holder: str) -> str:
        """A holder's name, with whatever helps this database to tell later that the holder is gone."""
        return holder

    def is_gone(self, holder: str) -> bool:
        """Whether a holder is known to be no more, so that nobody need wait for its leases to run out."""
        return False

    def take_lease(self, match: str, holder: str, length: int) -> Lease | None:
        """Become the driver of a match, if nobody is; None while another one drives it."""
        return self.take_leases([match], holder, length).get(match)

    def take_leases(self, matches: Sequence[str], holder: str, length: int) -> dict[str, Lease]:
        """Become the driver of all of these that nobody drives, in one transaction."""

        def work(connection: Connection) -> dict[str, Lease]:
            now = self.database_now(connection)
            lease = schema.lease
            asked = select(lease).where(lease.c.match.in_(matches)).order_by(lease.c.match).with_for_update()
            held = {row.match: row for row in connection.execute(asked)}
            taken: dict[str, Lease] = {}
            for match in matches:
                if match not in held:
                    taken[match] = Lease(Fence(holder, 1), now)
                    continue
                row, lasts = held[match], held[match].expires > now
                if lasts and row.holder == holder:
                    taken[match] = Lease(Fence(holder, row.epoch), now)
                elif not lasts or self.is_gone(row.holder):
                    taken[match] = Lease(Fence(holder, row.epoch + 1), min(row.alive, now))
            values = [
                {"of": match, "holder": holder, "epoch": lease.fence.epoch, "expires": now + length, "alive": now}
                for match, lease in taken.items()
            ]
            for statement, wanted in ((_NEW_LEASE, False), (_OLD_LEASE, True)):
                rows = [row for row in values if (row["of"] in held) == wanted]
                if rows:
                    connection.execute(statement, rows)
            return taken

        try:
            return self.write(work)
        except IntegrityError:  # two took the first lease at once
            return {}

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
        held = self._held.run(connection, of=match).fetchone()
        if held is None or Fence(*held[:2]) != fence or held[2] <= self.database_now(connection):
            raise FencedOff

    def _insert_match(self, connection: Connection, new: NewMatch) -> None:
        if new.shares is not None:
            check_shares(connection, new, new.shares)
        connection.execute(
            insert(schema.match).values(
                id=new.id,
                game=new.game,
                status="open",
                private=new.private,
                made_by=new.made_by,
                made_key=new.made_key,
                at=new.rows[0].at,
                since=new.rows[0].at,
                visited=new.rows[0].at,
                sign=new.sign,
                opener=new.opener,
                origin=new.origin,
                hosted=new.hosted,
            )
        )
        connection.execute(insert(schema.secret).values(match=new.id, secret=new.secret))
        self._insert_rows(connection, new.id, new.rows)

    def _insert_rows(self, connection: Connection, match: str, rows: Sequence[Row]) -> None:
        for row in rows:
            self._insert.run(connection, match=match, kind=kind_in(row.body), **row._asdict())

    # Reading

    def rows(self, match: str, after: int = 0) -> list[Row]:
        """The events of a match after number `after`."""
        return [Row(*row) for row in self.fetch(self._rows, of=match, after=after)]

    def secret(self, match: str) -> bytes | None:
        """What the house committed to; None when there is no such match. For dealing, never for showing."""
        found = self.fetch(self._secret, of=match)
        return bytes(found[0][0]) if found else None

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

    def sittings(self, person: str) -> list[Sitting]:
        """Every time a person has sat down or got up, in the order of each match's log."""
        event, match = schema.event, schema.match
        query = (
            select(event.c.match, event.c.kind, event.c.body, match.c.sign, match.c.at)
            .join(match, match.c.id == event.c.match)
            .where(event.c.actor == person, event.c.kind.in_(("joined", "left")))
            .order_by(match.c.at, event.c.match, event.c.seq)
        )
        return self.read(lambda connection: [Sitting(*row) for row in connection.execute(query)])

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
