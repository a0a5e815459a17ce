"""The appends of all who wait, in one statement that is its own transaction, as SQLite takes it.

The interpreter is handed over several times for every statement, and each time the writer has to queue for it among all
the threads of a crowded house. One statement for everybody is one queue.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from sixgun.tables.events import Row, kind_in

from .leases import Fence

_FIELDS = ("match", "kind", *Row._fields)
_NO_FENCE = None, None
_MOST_ROWS = 1_000  # a statement of SQLite takes some 32,000 values


class Append(NamedTuple):
    """Events of a match, to be written if they are the next ones and the fence holds."""

    match: str
    rows: Sequence[Row]
    fence: Fence | None


def append_all(database: sqlite3.Connection, appends: Sequence[Append], now: int) -> bool:
    """Write them all, or none where one of them may not be written; whoever asks one by one finds out which."""
    rows = sum(len(append.rows) for append in appends)
    if rows == 0:
        return True
    if rows > _MOST_ROWS:
        return False
    values = [
        value
        for match, events, fence in appends
        for event in events
        for value in (match, kind_in(event.body), *event, events[0].seq - 1, *(fence or _NO_FENCE))
    ]
    try:
        return database.execute(_sql(rows), (*values, now)).rowcount == rows
    except sqlite3.IntegrityError:  # an event or a key that is there already
        return False


@lru_cache(maxsize=64)
def _sql(rows: int) -> str:
    """So many events, with the event that each match has to have come to and the fence, if any."""
    fields = ", ".join(f"[{field}]" for field in _FIELDS)
    row = f"({', '.join('?' * (len(_FIELDS) + 3))})"
    return (  # beginning with INSERT, because Python counts the rows of no other statement
        f"INSERT INTO event ({fields})"
        f" WITH new ({fields}, after, holder, epoch) AS (VALUES {', '.join([row] * rows)}),"
        f" good AS (SELECT {fields} FROM new"
        " WHERE (SELECT max(seq) FROM event WHERE [match] = new.[match]) = after AND (holder IS NULL OR EXISTS"
        " (SELECT 1 FROM lease WHERE [match] = new.[match] AND holder = new.holder AND epoch = new.epoch"
        " AND expires > ?)))"
        f" SELECT * FROM good WHERE (SELECT count(*) FROM good) = {rows}"
    )
