"""Who drives a match: a lease with an epoch, measured by the database's clock and checked with every write.

Nobody waits for a lease that another transaction has its hands on: whoever holds it may have been stopped right there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Dialect, Row, bindparam, case, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .dating import time_of_the_others
from .eras import Eras, Moment
from .errors import FencedOff
from .phrases import Phrase

T = TypeVar("T")
_lease, _event = schema.lease, schema.event
_HELD = (
    select(_lease.c.holder, _lease.c.epoch, _lease.c.expires)
    .where(_lease.c.match == bindparam("of"))
    .with_for_update(read=True)
)
_NEXT = update(_lease).where(_lease.c.match == bindparam("of"))
_SEEN = update(_lease).where(_lease.c.match == bindparam("of"), _lease.c.holder == bindparam("by"))
_LATELY = 15_000  # milliseconds: a sign of life that is older tells nothing about the time


class Fence(NamedTuple):
    """A writer's right to drive a match."""

    holder: str
    epoch: int


class Lease(NamedTuple):
    """The fence, and the last sign of life at the match: nobody pays for what has passed since, until it is over."""

    fence: Fence
    time: int  # what the clock of whoever drove last showed then


def held_in(dialect: Dialect) -> Phrase:
    """The question who holds a lease, in the words of one database."""
    return Phrase(_HELD, dialect)


class Leases(ABC):
    """The leases in a store."""

    _held: Phrase
    _eras: Eras
    shared = False  # whether several servers may be at work on the database

    @abstractmethod
    def now(self) -> int:
        """The time of the house, as logs have it."""

    @abstractmethod
    def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction that is on the disk when this returns."""

    @abstractmethod
    def database_now(self, connection: Connection) -> int:
        """The time that leases are measured by."""

    def moment(self, connection: Connection) -> Moment:
        """Now, by the database's clock and by ours."""
        asked = self.now()
        return self._eras.moment(self.database_now(connection), asked, self.now())

    def time_to_begin_with(self, connection: Connection) -> int:
        """What the clock of a server shows that starts now, among others or alone."""
        return time_of_the_others(connection, self.database_now(connection), _LATELY)

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
        """Become the driver of all of these that nobody drives, in one transaction.

        The last sign of life stays: until the time away is written down, whoever takes the lease next has to know it,
        be it the same holder again, to whom the answer was lost.
        """

        def work(connection: Connection) -> dict[str, Lease]:
            now = self.moment(connection).database
            asked = select(_lease).where(_lease.c.match.in_(matches)).order_by(_lease.c.match)
            held = {row.match: row for row in connection.execute(asked)}
            free = [match for match, row in held.items() if self._is_free(row, now, length)]
            ours = [row for row in held.values() if row.holder == holder and row.match not in free]
            taken = {row.match: Lease(Fence(holder, row.epoch), row.house) for row in ours}
            sure = asked.where(_lease.c.match.in_(free)).with_for_update(skip_locked=True)
            rows = connection.execute(sure).all() if free else []
            won = [row for row in rows if self._is_free(row, now, length)]  # still, now that nobody can change it
            if won:
                values = {"holder": holder, "expires": now + length}
                connection.execute(_NEXT, [{"of": row.match, "epoch": row.epoch + 1, **values} for row in won])
                taken |= {row.match: Lease(Fence(holder, row.epoch + 1), row.house) for row in won}
            new = [match for match in matches if match not in held]
            return taken | self._first_leases(connection, new, holder, now + length) if new else taken

        try:
            return self.write(work)
        except IntegrityError:  # two took the first lease at once
            return {}

    def _first_leases(self, connection: Connection, matches: list[str], holder: str, expires: int) -> dict[str, Lease]:
        """Of matches that nobody has driven yet: the last event is the last sign of life, by our clock."""
        now, house = self.database_now(connection), self.now()
        lasts = select(_event.c.match, func.max(_event.c.at)).where(_event.c.match.in_(matches))
        signs = {match: int(at) for match, at in connection.execute(lasts.group_by(_event.c.match))}
        same = {"holder": holder, "epoch": 1, "expires": expires}
        rows = [{"match": m, "alive": now - max(0, house - at), "house": at, **same} for m, at in signs.items()]
        connection.execute(insert(_lease), rows)
        return {match: Lease(Fence(holder, 1), at) for match, at in signs.items()}

    def _is_free(self, row: Row[Any], now: int, length: int) -> bool:
        return _has_run_out(row, now, length) or self.is_gone(row.holder)

    def renew_leases(self, holder: str, length: int, driven: Callable[[], Mapping[str, int]]) -> int:
        """All leases of this holder last on, but those that have run out; returns how many.

        What is `driven` gets a sign of life, dated by how many milliseconds that match is ahead of the house. Every
        other lease keeps its last sign: nobody has written down yet for how long that match was left alone, or the
        holder does not even know that it has the lease. Which is which is asked when the time of the sign is known.
        """

        def work(connection: Connection) -> int:
            now = self.moment(connection).database
            own = select(_lease.c.match).where(_lease.c.holder == holder, _lease.c.expires > now)
            own = own.with_for_update(skip_locked=True)
            house = literal(self.now(), _lease.c.house.type)
            signed = driven()
            own_times = {match: house + literal(ahead, house.type) for match, ahead in signed.items() if ahead}
            shown = case(own_times, value=_lease.c.match, else_=house) if own_times else house
            renewed = update(_lease).where(_lease.c.match.in_(own)).values(expires=now + length)
            signs = renewed.where(_lease.c.match.in_(signed)).values(alive=now, house=shown)
            others = renewed.where(_lease.c.expires != now + length)  # which the driven ones have by now
            return connection.execute(signs).rowcount + connection.execute(others).rowcount

        return self.write(work)

    def drop_lease(self, match: str, fence: Fence, time: int | None = None) -> None:
        """Let others drive, with a last sign of life; without a time the one before stays."""

        def work(connection: Connection) -> None:
            own = (_lease.c.match == match, _lease.c.holder == fence.holder, _lease.c.epoch == fence.epoch)
            sign = {} if time is None else {"alive": self.database_now(connection), "house": time}
            connection.execute(update(_lease).where(*own).values(expires=0, **sign))

        self.write(work)

    def _check(self, connection: Connection, match: str, fence: Fence) -> None:
        """The fence, in the same transaction as the append: a sleeper's late write is refused here."""
        held = self._held.run(connection, of=match).fetchone()
        if held is None or Fence(*held[:2]) != fence or held[2] <= self.database_now(connection):
            raise FencedOff

    def _seen(self, connection: Connection, match: str, fence: Fence, at: int) -> None:
        """A new driver has written down for how long nobody drove: from now on its own signs of life count."""
        values = {"of": match, "by": fence.holder, "alive": self.database_now(connection), "house": at}
        connection.execute(_SEEN, values)


def _has_run_out(row: Row[Any], now: int, length: int) -> bool:
    """Also when it lasts for so long that the clock must have been set back since."""
    return bool(row.expires <= now or row.expires > now + 2 * length)
