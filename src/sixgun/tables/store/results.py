"""What finished matches came to: written together with the last event, and kept when the log is put away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .store import Ended, Store, insert_result

_result, _seat, _match, _archived = schema.result, schema.result_seat, schema.match, schema.archived
_AT_ONCE = 500  # results read in one query


class Kept(NamedTuple):
    """A result in a person's history, and whether its log is in the archive, where it can no longer be watched."""

    match: str
    seat: int
    memory: str
    put_away: bool


class ResultStore:
    """Results in a store. Safe to use from any thread, and from several processes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, person: str, most: int, skip: int = 0) -> list[Kept]:
        """The finished matches of a person, the last one first."""
        query = (
            select(_seat.c.match, _seat.c.seat, _result.c.memory, _archived.c.match.is_not(None))
            .join(_result, _result.c.match == _seat.c.match)
            .outerjoin(_archived, _archived.c.match == _seat.c.match)
            .where(_seat.c.person == person)
            .order_by(_seat.c.ended.desc(), _seat.c.match)
            .limit(most)
            .offset(skip)
        )
        return self.store.read(lambda connection: [Kept(*row) for row in connection.execute(query)])

    def count(self, person: str) -> int:
        """How many matches a person has finished."""
        return self._number(select(func.count()).select_from(_seat).where(_seat.c.person == person))

    def all(self) -> list[str]:
        """The matches with a result that counts, in the order they ended."""
        query = select(_result.c.match).where(_result.c.memory.is_not(None))
        return self._ids(query.order_by(_result.c.ended, _result.c.match))

    def memories(self, matches: Sequence[str]) -> list[str]:
        """What is remembered of these matches."""
        found: list[str] = []
        for first in range(0, len(matches), _AT_ONCE):
            some = matches[first : first + _AT_ONCE]
            found += self._ids(select(_result.c.memory).where(_result.c.match.in_(some), _result.c.memory.is_not(None)))
        return found

    def missing(self, most: int) -> list[str]:
        """Finished matches from before there were results, the newest first."""
        query = select(_match.c.id).outerjoin(_result, _result.c.match == _match.c.id)
        query = query.where(_match.c.status == "over", _result.c.match.is_(None))
        return self._ids(query.order_by(_match.c.since.desc(), _match.c.id).limit(most))

    def keep(self, ended: Ended) -> None:
        """Write a result down, unless another process has been quicker."""

        def work(connection: Connection) -> None:
            known = select(_result.c.match).where(_result.c.match == ended.match)
            if connection.execute(known).first() is None:
                insert_result(connection, ended)

        try:
            self.store.write(work)
        except IntegrityError:
            return

    def _number(self, query: Select[Any]) -> int:
        return int(self.store.read(lambda connection: connection.execute(query).scalar_one()))

    def _ids(self, query: Select[Any]) -> list[str]:
        return self.store.read(lambda connection: list(connection.execute(query).scalars()))
