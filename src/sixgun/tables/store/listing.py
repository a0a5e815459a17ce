"""Lists of public tables, so ordered that nobody can fill them.

Tables where somebody is come first. After that everybody's first table comes before anybody's second: first by network
address, then by opener, the newest first. So whoever opens thirty tables has one at the top, and the last page is long.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, case, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .store import Store

_ALIVE = "open until"  # the house's last sign of life
_AT_ONCE = 200  # tables marked as visited in one transaction
_match = schema.match


class Listed(NamedTuple):
    """A table of a list, with its sign where it has one."""

    match: str
    sign: str | None


class ListingStore:
    """What is written about matches beside their logs. Safe to use from any thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def public(self, statuses: Sequence[str], visited_since: int, most: int, skip: int = 0) -> list[Listed]:
        """Public tables in fair order; those visited since then come first."""
        return self._listed(_public(statuses), visited_since, most, skip)

    def count(self, statuses: Sequence[str]) -> int:
        """How many public tables there are."""
        query = select(func.count()).select_from(_match).where(_public(statuses))
        return int(self.store.read(lambda connection: connection.execute(query).scalar_one()))

    def opened_by(self, person: str, statuses: Sequence[str]) -> list[Listed]:
        """The tables a person has opened, the newest first."""
        query = select(_match.c.id, _match.c.sign).where(_match.c.opener == person, _match.c.status.in_(statuses))
        query = query.order_by(_match.c.at.desc(), _match.c.id)
        return self.store.read(lambda connection: [Listed(*row) for row in connection.execute(query)])

    def visited(self, matches: Sequence[str], now: int) -> None:
        """Somebody is at these tables, or they are to be treated so."""
        for first in range(0, len(matches), _AT_ONCE):
            some = matches[first : first + _AT_ONCE]
            self.store.write(partial(_visited, some, now))

    def still_here(self, now: int, pause: int, statuses: Sequence[str]) -> bool:
        """The house is open. Had it been away for longer than `pause`, visits are moved on: nobody pays for that.

        Returns whether it was away, or its clock was set.
        """

        def work(connection: Connection) -> bool:
            kept, tables = schema.kept, update(_match).where(_match.c.status.in_(statuses))
            known = connection.execute(select(kept.c.value).where(kept.c.name == _ALIVE).with_for_update()).scalar()
            last, written = 0 if known is None else int(known), {"value": str(now).encode()}
            if known is None:
                connection.execute(insert(kept).values(name=_ALIVE, **written))
            else:
                connection.execute(update(kept).where(kept.c.name == _ALIVE).values(written))
            if known is None or now < last:
                wrong = _match.c.visited > now if known is not None else true()
                connection.execute(tables.where(wrong).values(visited=now))
            elif now - last > pause:
                connection.execute(tables.values(visited=_match.c.visited + (now - last)))
            return not 0 <= now - last <= pause

        try:
            return self.store.write(work)
        except IntegrityError:  # another process was quicker by a hair
            return self.store.write(work)

    def status_of(self, match: str) -> str | None:
        """Where a match stands, by what is written beside its log; None when there is none."""
        query = select(_match.c.status).where(_match.c.id == match)
        return self.store.read(lambda connection: connection.execute(query).scalar())

    def _listed(self, which: ColumnElement[bool], visited_since: int, most: int, skip: int) -> list[Listed]:
        here = case((_match.c.visited >= visited_since, 0), else_=1).label("gone")
        opener = func.coalesce(_match.c.opener, _match.c.id)  # of older tables nobody knows it
        origin = func.coalesce(func.nullif(_match.c.origin, ""), opener)
        newest = (_match.c.at.desc(), _match.c.id)
        turn = func.row_number().over(partition_by=opener, order_by=(here, *newest)).label("turn")
        tables = select(_match.c.id, _match.c.sign, _match.c.at, here, origin.label("origin"), turn).where(which).cte()
        lap = func.row_number().over(
            partition_by=tables.c.origin, order_by=(tables.c.gone, tables.c.turn, tables.c.at.desc(), tables.c.id)
        )
        laps = select(tables, lap.label("lap")).cte()
        query = select(laps.c.id, laps.c.sign).order_by(laps.c.gone, laps.c.lap, laps.c.at.desc(), laps.c.id)
        query = query.limit(most).offset(skip)
        return self.store.read(lambda connection: [Listed(*row) for row in connection.execute(query)])


def _visited(matches: Sequence[str], now: int, connection: Connection) -> None:
    connection.execute(update(_match).where(_match.c.id.in_(matches), _match.c.visited < now).values(visited=now))


def _public(statuses: Sequence[str]) -> ColumnElement[bool]:
    return _match.c.status.in_(statuses) & ~_match.c.private
