"""Appends that wait at the same time are one statement; where one of them may not be written, each is judged alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixgun.tables.events import Row, Said, encode
from sixgun.tables.store import Behind, Fence, FencedOff, NewMatch, open_store
from sixgun.tables.store.appending import Append, append_all
from sixgun.tables.store.sqlite import SqliteStore
from sixgun.tables.store.together import Job

HOWDY = encode(Said(seat=0, text="howdy"))
OURS, NOBODYS = Fence("we", 1), Fence("we", 2)


def event(seq: int, key: str | None = None) -> Row:
    return Row(seq, seq, HOWDY, f"link {seq}", key)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """With three tables of one event each, which we drive."""
    store = open_store(str(tmp_path / "house.db"))
    assert isinstance(store, SqliteStore)
    for match in ("a", "b", "c"):
        store.create(NewMatch(match, "calaboose", False, "Zoe", match, b"", [event(1, "first")]))
        lease = store.take_lease(match, "we", 1_000)
        assert lease is not None
        assert lease.fence == OURS
    yield store
    store.close()


def written(store: SqliteStore) -> dict[str, int]:
    """How long the logs are."""
    return store.last_seqs(["a", "b", "c"])


def test_the_events_of_several_tables_are_written_in_one_statement(store: SqliteStore) -> None:
    appends = [
        Append("a", [event(2, "key"), event(3)], None),
        Append("b", [event(2, "key")], OURS),
        Append("c", [event(2)], OURS),
    ]
    database: Any = store._writer.connection.dbapi_connection
    assert append_all(database, appends, store.now())
    assert written(store) == {"a": 3, "b": 2, "c": 2}
    assert [row.key for row in store.rows("a")] == ["first", "key", None]
    assert store.rows("b")[1] == event(2, "key")


REFUSED = {
    "not the next": (Append("b", [event(3)], None), Behind),
    "there already": (Append("b", [event(1)], None), Behind),
    "no such table": (Append("d", [event(1)], None), Behind),
    "a key that is used": (Append("b", [event(2, "first")], None), sqlite3.IntegrityError),
    "another's lease": (Append("b", [event(2)], NOBODYS), FencedOff),
}


@pytest.mark.parametrize("reason", REFUSED)
def test_one_that_may_not_be_written_is_told_why_and_the_others_are_written(store: SqliteStore, reason: str) -> None:
    refused, why = REFUSED[reason]
    database: Any = store._writer.connection.dbapi_connection
    appends = [Append("a", [event(2)], OURS), refused, Append("c", [event(2)], None)]
    assert not append_all(database, appends, store.now())
    assert written(store) == {"a": 1, "b": 1, "c": 1}
    jobs = waiting(store, appends)
    store._write_together(jobs)
    assert written(store) == {"a": 2, "b": 1, "c": 2}
    assert [job.over for job in jobs] == [True] * 3
    assert (jobs[0].answer, jobs[2].answer) == (None, None)
    with pytest.raises(why):
        jobs[1].answer  # noqa: B018


def test_a_lease_that_has_run_out_holds_no_longer(store: SqliteStore) -> None:
    database: Any = store._writer.connection.dbapi_connection
    assert not append_all(database, [Append("a", [event(2)], OURS)], store.now() + 1_001)
    assert written(store)["a"] == 1


def test_events_are_written_along_with_other_work(store: SqliteStore) -> None:
    jobs = waiting(store, [Append("a", [event(2)], OURS), Append("b", [event(2)], None)])
    other: Job[int] = Job(lambda connection: 7)
    jobs.insert(1, other)
    store._write_together(jobs)
    assert other.answer == 7
    assert written(store) == {"a": 2, "b": 2, "c": 1}


def waiting(store: SqliteStore, appends: list[Append]) -> list[Job[Any]]:
    """These appends as they wait for their turn."""
    jobs: list[Job[Any]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "_hand_in", jobs.append)
        for append in appends:
            store.append(append.match, append.rows, fence=append.fence)
    return jobs


def test_more_events_than_a_statement_takes_are_written_all_the_same(store: SqliteStore) -> None:
    """Some builds of SQLite take more than others, so it is not tried."""
    many = [event(seq) for seq in range(2, 4_002)]
    database: Any = store._writer.connection.dbapi_connection
    assert not append_all(database, [Append("a", many, None)], store.now())
    assert written(store) == {"a": 1, "b": 1, "c": 1}
    store.append("a", many)
    assert written(store) == {"a": 4_001, "b": 1, "c": 1}
