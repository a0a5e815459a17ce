"""Who is connected through which server, where several servers share a database.

A server notes the people it has a connection to, and renews the notes with its heartbeat. Notes that have run out are
those of a server that died or was stopped: its people are gone until they come back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Delete, delete, insert, select, update

from . import schema

if TYPE_CHECKING:
    from .store import Store

_presence = schema.presence


class Elsewhere:
    """Nowhere: one server has its file for itself, and knows who is connected."""

    def arrives(self, match: str, person: str, holder: str, length: int) -> None:
        """A person has a connection through this server."""

    def departs(self, match: str, person: str, holder: str) -> None:
        """A person has none any more."""

    def present(self, match: str) -> set[str]:
        """Who is connected to a table through any server."""
        return set()

    def renewed(self, holder: str, length: int) -> int | None:
        """With the heartbeat: everybody whom this server has noted is still there. Returns how many, if any are."""
        return None

    def vanished(self) -> list[tuple[str, str]]:
        """Who was connected through a server that has given no sign of life, as (match, person); told once."""
        return []


class Shared(Elsewhere):
    """In the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def arrives(self, match: str, person: str, holder: str, length: int) -> None:
        """A note, and everybody who looks at the table looks again."""

        def work(connection: Connection) -> None:
            expires = self._store.moment(connection).database + length
            connection.execute(_of(match, person, holder))
            note = {"match": match, "person": person, "holder": holder, "expires": expires}
            connection.execute(insert(_presence).values(note))
            self._store.announce(connection, match, 0)

        self._store.write(work)

    def departs(self, match: str, person: str, holder: str) -> None:
        """The note is taken away."""

        def work(connection: Connection) -> None:
            connection.execute(_of(match, person, holder))
            self._store.announce(connection, match, 0)

        self._store.write(work)

    def present(self, match: str) -> set[str]:
        """By the notes that have not run out."""

        def work(connection: Connection) -> set[str]:
            now = self._store.database_now(connection)
            query = select(_presence.c.person).where(_presence.c.match == match, _presence.c.expires > now)
            return set(connection.execute(query).scalars())

        return self._store.read(work)

    def renewed(self, holder: str, length: int) -> int | None:
        """All notes of a server at once."""

        def work(connection: Connection) -> int:
            expires = self._store.moment(connection).database + length
            own = update(_presence).where(_presence.c.holder == holder)
            return connection.execute(own.values(expires=expires)).rowcount

        return self._store.write(work)

    def vanished(self) -> list[tuple[str, str]]:
        """The notes that have run out are taken away; who has another one is not gone."""

        def work(connection: Connection) -> list[tuple[str, str]]:
            now = self._store.database_now(connection)
            columns = (_presence.c.match, _presence.c.person, _presence.c.holder)
            old = select(*columns).where(_presence.c.expires <= now).with_for_update(skip_locked=True)
            rows = [tuple(row) for row in connection.execute(old)]
            for row in rows:
                connection.execute(_of(*row))
            return [(match, person) for match, person, _ in rows]

        return self._store.write(work)


def _of(match: str, person: str, holder: str) -> Delete:
    p = _presence.c
    return delete(_presence).where(p.match == match, p.person == person, p.holder == holder)
