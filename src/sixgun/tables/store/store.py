"""One contract for both databases: an append is numbered, keyed, fenced and whole, or it has not happened."""

from __future__ import annotations

import secrets
import threading
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sixgun.tables.events import Row, kind_in

from . import schema
from .clock import Clock
from .dating import Dated, check_date, sign_in
from .eras import Eras
from .errors import Behind, KeyUsed
from .leases import Fence, Leases, held_in
from .phrases import Phrase
from .presence import Elsewhere
from .shares import Shares, check_shares

T = TypeVar("T")
Bell = Callable[[str, int], None]


_ROWS = (
    select(*(schema.event.c[name] for name in Row._fields))
    .where(schema.event.c.match == bindparam("of"), schema.event.c.seq > bindparam("after"))
    .order_by(schema.event.c.seq)
)
_LAST = select(func.max(schema.event.c.seq)).where(schema.event.c.match == bindparam("of"))
_SECRET = select(schema.secret.c.secret).where(schema.secret.c.match == bindparam("of"))
_GAME = select(schema.match.c.game).where(schema.match.c.id == bindparam("of"))


_SOME_PAGES = 16_384  # bytes: enough that a full database has no room for it


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


class Ended(NamedTuple):
    """What a finished match came to; `memory` is None where it counts for nobody."""

    match: str
    game: str
    private: bool
    ended: int
    memory: str | None
    people: Sequence[tuple[int, str]] = ()  # seat and person


class Sitting(NamedTuple):
    """A person sat down at a match or left it."""

    match: str
    kind: str
    body: str
    sign: str | None
    made: int


class Store(Leases):
    """A database with logs in it. Safe to use from any thread."""

    key_file: Path | None = None  # where the key of its house is kept, unless the operator names another place

    def __init__(self, engine: Engine, now: Clock) -> None:
        self.engine = engine
        self._rows, self._last, self._secret, self._game, self._insert = (
            Phrase(statement, engine.dialect) for statement in (_ROWS, _LAST, _SECRET, _GAME, insert(schema.event))
        )
        self._held, self._sign = held_in(engine.dialect), sign_in(engine.dialect)
        self._integrity_error: type[Exception] = engine.dialect.loaded_dbapi.IntegrityError
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")  # one query, no transaction
        self.keep_time(now)
        self.elsewhere = Elsewhere()  # who is connected through other servers
        self._bells: list[Bell] = []
        self._bells_lock = threading.Lock()

    def now(self) -> int:
        """The time of the house, as logs have it."""
        return self._now()

    def keep_time(self, now: Clock) -> None:
        """Go by this clock from now on."""
        self._now, self._eras = now, Eras(now())

    # What the two databases do differently

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
        dated: Dated | None = None,
        ended: Ended | None = None,
    ) -> None:
        """Write the next events of a match, all or none; Behind, KeyUsed, FencedOff, Apart or Silent say why not."""
        gives_back = kind_in(rows[0].body) == "resumed"

        def work(connection: Connection) -> None:
            if fence is not None:
                self._check(connection, match, fence)
            (last,) = self._last.run(connection, of=match).fetchone()
            if last != rows[0].seq - 1:
                raise KeyUsed if _is_stored(connection, match, rows) else Behind
            if dated is not None:
                seen = self._sign.run(connection, of=match).fetchone()
                check_date(seen, lambda: self.moment(connection), dated, gives_back)
            if fence is not None and self.shared and gives_back:
                self._seen(connection, match, fence, rows[0].at)
            if creates is not None:
                self._insert_match(connection, creates)
            self._insert_rows(connection, match, rows)
            if ended is not None:
                insert_result(connection, ended)
            since = rows[-1].at if status is not None else None
            values = {"status": status, "since": since, "sign": sign}
            changed = {name: value for name, value in values.items() if value is not None}
            if changed:
                connection.execute(update(schema.match).where(schema.match.c.id == match).values(changed))
            self.announce(connection, match, rows[-1].seq)

        plain = all(more is None for more in (creates, dated, status, sign, ended))
        try:
            if plain:
                self._append_rows(match, rows, fence, work)
            else:
                self.write(work)
        except (IntegrityError, self._integrity_error):
            taken = self.read(lambda connection: _is_stored(connection, match, rows))
            raise (KeyUsed if taken else Behind) from None
        self.committed(match, rows[-1].seq)

    def _append_rows(
        self, match: str, rows: Sequence[Row], fence: Fence | None, work: Callable[[Connection], None]
    ) -> None:
        """Events and nothing else, which is what happens most; `work` is how it is done in all other cases."""
        self.write(work)

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
        found = self.fetch(self._game, of=match)
        return str(found[0][0]) if found else None

    def has_unkept_secrets(self) -> bool:
        """Whether there are matches whose secrets come from the house's key."""
        query = select(schema.secret.c.match).where(schema.secret.c.secret == b"").limit(1)
        return self.read(lambda connection: connection.execute(query).first()) is not None

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

    def known(self, name: str) -> bytes | None:
        """A value that is kept under this name; None when there is none."""
        query = select(schema.kept.c.value).where(schema.kept.c.name == name)
        found = self.read(lambda connection: connection.execute(query).scalar())
        return None if found is None else bytes(found)

    def keep(self, values: Mapping[str, bytes | None]) -> None:
        """Keep these values, all or none, in place of what was there under their names; None for nothing more.

        A value of the same length lies where the one before it lay, so that the file holds that one no longer.
        """

        def work(connection: Connection) -> None:
            for name, value in values.items():
                here = schema.kept.c.name == name
                if value is None:
                    connection.execute(delete(schema.kept).where(here))
                elif not connection.execute(update(schema.kept).where(here).values(value=value)).rowcount:
                    connection.execute(insert(schema.kept).values(name=name, value=value))

        try:
            self.write(work)
        except IntegrityError:  # another process was quicker by a hair
            self.write(work)

    def try_to_write(self) -> None:
        """Store something new and take it away again; StoreTrouble when that cannot be done, as on a full disk."""
        name = f"try {secrets.token_hex(12)}"  # a row of its own: nobody waits for anybody

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.kept).values(name=name, value=secrets.token_bytes(_SOME_PAGES)))
            connection.execute(delete(schema.kept).where(schema.kept.c.name == name))

        self.write(work)

    def matches(self, status: str | None = None, public_only: bool = False) -> list[str]:
        """Matches in the order they were made."""
        query = select(schema.match.c.id).order_by(schema.match.c.at, schema.match.c.id)
        if status is not None:
            query = query.where(schema.match.c.status == status)
        if public_only:
            query = query.where(~schema.match.c.private)
        return self.read(lambda connection: list(connection.execute(query).scalars()))

    def games_in_play(self) -> list[str]:
        """The games of running matches; the one at most tables comes last."""
        match = schema.match
        query = select(match.c.game).where(match.c.status.in_(("dealing", "playing")))
        query = query.group_by(match.c.game).order_by(func.count(), match.c.game)
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


def insert_result(connection: Connection, ended: Ended) -> None:
    """The result of a match, and in whose history it stands."""
    values = {name: value for name, value in ended._asdict().items() if name != "people"}
    connection.execute(insert(schema.result).values(values))
    for seat, person in ended.people:
        sat = {"match": ended.match, "seat": seat, "person": person, "ended": ended.ended}
        connection.execute(insert(schema.result_seat).values(sat))


def _is_stored(connection: Connection, match: str, rows: Sequence[Row]) -> bool:
    keys = [row.key for row in rows if row.key is not None]
    event = schema.event
    query = select(event.c.seq).where(event.c.match == match, event.c.key.in_(keys))
    return connection.execute(query).first() is not None
