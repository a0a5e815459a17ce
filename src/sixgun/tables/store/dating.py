"""The time at a match, where several servers share a database: it is its driver's.

Servers start at different moments and begin with the clock of the database as it was then; if somebody has set that
clock in between, their times are apart. And a server that was killed cannot say so: until its lease has run out,
others take its tables for driven. So every sign of life puts two times beside the lease, the driver's own at that match
and the database's. Whoever else writes to the match compares, in the same transaction, what the driver's clock must
show by now with its own time there:

- They are apart: the writer takes over the driver's time at this match, judges anew and writes again.
- The driver has been silent for two beats: the time since its last sign was the house's own. The writer gives it back
  in front of what it has to write, so that nobody pays for a dead server.

Whoever takes a lease goes on from the last sign in the same way. The database's clock is only ever used for the few
seconds since a sign of life. If it was set by more than two beats in these, the driver seems to be dead, and somebody
is given some seconds. If by less, a writer knows by its own clock that somebody has set it (eras.py): the sign may have
been made before that, so the writer goes on as long as its time is right by the database's clock as it was or as it is.
A server that starts takes its time from the signs of the others, so that its countdowns are right from the first look.
But how old a sign is that was made before, only the database's clock could say: so it counts as silence, and a driver
that is alive gives another one soon.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, bindparam, select

from . import schema
from .eras import Moment
from .errors import Apart, Behind, Silent
from .phrases import Phrase

_APART = 250  # milliseconds; less may be the way to the database and back
_lease = schema.lease
_SIGN = select(_lease.c.holder, _lease.c.alive, _lease.c.house).where(_lease.c.match == bindparam("of"))
_UNKNOWN = 0  # a driver's time in a database that was made before signs of life had it


class Dated(NamedTuple):
    """What a writer who does not drive a match goes by."""

    writer: str
    ahead: int  # of the time of the writer's house, at this match
    last: int  # when the last event happened: nothing is written before it
    silence: int  # of a driver, that means death


def sign_in(dialect: Dialect) -> Phrase:
    """The question for the last sign of life of a driver, in the words of one database."""
    return Phrase(_SIGN, dialect)


def check_date(sign: Any, moment: Callable[[], Moment], dated: Dated, gives_back: bool) -> None:
    """Apart, Silent or Behind when a writer must not write now; `sign` is the driver's last, as it was asked for."""
    if sign is None or sign[0] == dated.writer:
        return
    _, alive, shown = sign
    database, house, awake, otherwise = moment()
    mine, age = house + dated.ahead, database - alive
    if 0 <= age <= min(dated.silence, awake):
        if gives_back:
            raise Behind  # the driver is alive after all
        dues = [shown + time - alive for time in (database, *otherwise)]
        if not any(due - _APART <= mine <= max(due, dated.last) + _APART for due in dues):
            raise Apart(dues[0] - house)
    elif mine < shown:
        raise Apart(shown - house)
    elif not gives_back:
        raise Silent(shown)


def time_of_the_others(connection: Connection, now: int, lately: int) -> int:
    """What the clocks of living drivers show, or the database's where there are none; `now` is the database's.

    A table can be ahead of its house, when its log was written by a wrong clock: so the least of them.
    """
    query = select(_lease.c.alive, _lease.c.house).where(
        _lease.c.house != _UNKNOWN, _lease.c.alive <= now, _lease.c.alive >= now - lately
    )
    return min((house + now - alive for alive, house in connection.execute(query)), default=now)
