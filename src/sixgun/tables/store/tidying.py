"""Old tables: which are due to be closed or put away, and how they leave the database without anybody waiting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .store import Store

_match, _archived = schema.match, schema.archived


class Archived(NamedTuple):
    """A match that was put away. `memory` is what ratings need of it; None where nobody could derive it."""

    match: str
    game: str
    private: bool
    ended: int
    at: int
    file: str
    memory: str | None


class TidyStore:
    """Matches on their way out of a store. Safe to use from any thread, and from several processes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def unvisited(self, statuses: Sequence[str], private: bool, before: int, most: int) -> list[str]:
        """Tables of nobody's tournament that nobody has visited since then, those left longest first."""
        query = select(_match.c.id).where(
            _match.c.status.in_(statuses), _match.c.private == private, ~_match.c.hosted, _match.c.visited < before
        )
        return self._ids(query.order_by(_match.c.visited, _match.c.id).limit(most))

    def ended(self, status: str, before: int, most: int) -> list[str]:
        """Matches that have been over, or closed, since before then, the oldest first."""
        query = select(_match.c.id).where(_match.c.status == status, _match.c.since < before)
        return self._ids(query.order_by(_match.c.since, _match.c.id).limit(most))

    def remove(self, match: str, status: str, put_away: Archived | None = None) -> bool:
        """Take a match out of the live tables, all or nothing; False when another process has been quicker."""

        def work(connection: Connection) -> bool:
            held = select(_match.c.status).where(_match.c.id == match).with_for_update()
            if connection.execute(held).scalar() != status:
                return False
            for table in (schema.event, schema.secret, schema.lease):
                connection.execute(delete(table).where(table.c.match == match))
            connection.execute(delete(_match).where(_match.c.id == match))
            if put_away is not None:
                connection.execute(insert(_archived).values(put_away._asdict()))
            return True

        return self.store.write(work)

    def archived(self, match: str) -> Archived | None:
        """A match that was put away; None when it was not."""
        query = select(_archived).where(_archived.c.match == match)
        row = self.store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Archived(*row)

    def archive(self) -> list[str]:
        """Every match that was put away, in the order they ended."""
        return self._ids(select(_archived.c.match).order_by(_archived.c.ended, _archived.c.match))

    def _ids(self, query: object) -> list[str]:
        return self.store.read(lambda connection: list(connection.execute(query).scalars()))  # type: ignore[call-overload]
