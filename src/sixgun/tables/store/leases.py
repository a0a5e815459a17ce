"""Who drives a match: a lease with an epoch, measured by the database's clock and checked with every write.

Nobody waits for a lease that another transaction has its hands on: whoever holds it may have been stopped right there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Dialect, Row, bindparam, case, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .dating import UNKNOWN, time_of_the_others
from .errors import FencedOff
from .phrases import Phrase

T = TypeVar("T")
_lease = schema.lease
_HELD = (
    select(_lease.c.holder, _lease.c.epoch, _lease.c.expires)
    .where(_lease.c.match == bindparam("of"))
    .with_for_update(read=True)
)
_NEW = insert(_lease).values(match=bindparam("of"))
_OLD = update(_lease).where(_lease.c.match == bindparam("of"))
_SEEN = update(_lease).where(_lease.c.match == bindparam("of"), _lease.c.holder == bindparam("by"))


_LATELY = 15_000  # milliseconds: a sign of life that is older tells nothing about the time
NEVER = 0  # the last sign of life at a match that nobody has driven yet


class Fence(NamedTuple):
    """A writer's right to drive a match."""

    holder: str
    epoch: int


class Lease(NamedTuple):
    """The fence, and since when nobody has been seen driving, in the time of the house."""

    fence: Fence
    alive: int
    time: int = UNKNOWN  # what the clock of whoever drove last showed then


def held_in(dialect: Dialect) -> Phrase:
    """The question who holds a lease, in the words of one database."""
    return Phrase(_HELD, dialect)


class Leases(ABC):
    """The leases in a store."""

    _held: Phrase
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
        """Become the driver of all of these that nobody drives, in one transaction."""

        def work(connection: Connection) -> dict[str, Lease]:
            now = self.database_now(connection)
            asked = select(_lease).where(_lease.c.match.in_(matches)).order_by(_lease.c.match)
            held = {row.match: row for row in connection.execute(asked)}
            free = [match for match, row in held.items() if row.holder == holder or self._is_free(row, now, length)]
            taken = {match: Lease(Fence(holder, 1), NEVER) for match in matches if match not in held}
            sure = asked.where(_lease.c.match.in_(free)).with_for_update(skip_locked=True)
            for row in connection.execute(sure) if free else ():
                if row.holder == holder and not _has_run_out(row, now, length):
                    taken[row.match] = Lease(Fence(holder, row.epoch), self.now())
                elif self._is_free(row, now, length):  # still, now that nobody else can change it
                    seen = self.now() - max(0, now - row.alive)
                    taken[row.match] = Lease(Fence(holder, row.epoch + 1), seen, row.house if self.shared else UNKNOWN)
            _write(connection, taken, held, {"holder": holder, "expires": now + length})
            return taken

        try:
            return self.write(work)
        except IntegrityError:  # two took the first lease at once
            return {}

    def _is_free(self, row: Row[Any], now: int, length: int) -> bool:
        return _has_run_out(row, now, length) or self.is_gone(row.holder)

    def renew_leases(
        self, holder: str, length: int, apart: Mapping[str, int] | None = None, owing: Sequence[str] = ()
    ) -> int:
        """A sign of life for everything this holder drives; what has run out stays out. Returns how many.

        `apart` says by how many milliseconds matches are ahead of the time of the house, where they are. Matches that
        are `owing` keep their last sign: nobody has written down yet for how long they were left alone.
        """

        def work(connection: Connection) -> int:
            now = self.database_now(connection)
            own = select(_lease.c.match).where(_lease.c.holder == holder, _lease.c.expires > now)
            own = own.with_for_update(skip_locked=True)
            house = literal(self.now(), _lease.c.house.type)
            own_times = {match: house + literal(ahead, house.type) for match, ahead in (apart or {}).items()}
            shown = case(own_times, value=_lease.c.match, else_=house) if own_times else house
            signs = {"alive": literal(now, house.type), "house": shown}
            if owing:
                keeps = _lease.c.match.in_(owing)
                signs = {name: case((keeps, _lease.c[name]), else_=sign) for name, sign in signs.items()}
            renewed = update(_lease).where(_lease.c.match.in_(own)).values(expires=now + length, **signs)
            return connection.execute(renewed).rowcount

        return self.write(work)

    def drop_lease(self, match: str, fence: Fence) -> None:
        """Let others drive; the sign of life stays."""

        def work(connection: Connection) -> None:
            own = (_lease.c.match == match, _lease.c.holder == fence.holder, _lease.c.epoch == fence.epoch)
            connection.execute(update(_lease).where(*own).values(expires=0))

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


def _write(connection: Connection, taken: dict[str, Lease], held: dict[str, Row[Any]], values: dict[str, Any]) -> None:
    """The leases that were taken, those that nobody had before as new ones.

    The last sign of life stays: until the time away is written down, whoever takes the lease next has to know it.
    """
    rows: dict[str, dict[str, Any]] = {}
    for match, lease in taken.items():
        alive = held[match].alive if match in held else NEVER
        rows[match] = {"of": match, "epoch": lease.fence.epoch, "alive": alive, **values}
    for statement, wanted in ((_NEW, False), (_OLD, True)):
        these = [row for match, row in rows.items() if (match in held) == wanted]
        if these:
            connection.execute(statement, these)
