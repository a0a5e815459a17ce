"""A server that is stopped inside a PostgreSQL transaction: the others go on, and so do all tables but one."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection

from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.house import House
from sixgun.tables.locked import PAUSE_S, LockedTables
from sixgun.tables.store import Locked, Store, open_store
from sixgun.tables.store.postgres import PATIENCE

from .saloon import sit_and_deal
from .test_store import eventually, new_match, row


@pytest.fixture
def store(postgres_address: str) -> Iterator[Store]:
    store = open_store(postgres_address)
    yield store
    store.close()


def bots_to_move(house: House) -> str:
    """A table where bots play to the end, once somebody drives them."""
    match = new_match(house.store)
    sit_and_deal(match, (house, "Zoe"))
    assert isinstance(house.handle("Zoe", say.Leave(key="leave", match=match)), say.Done)
    return match


def events(store: Store, match: str) -> int:
    return len(store.rows(match))


@contextmanager
def half_written(address: str, match: str) -> Iterator[None]:
    """Another server has written the next event of a match and not committed it."""
    other = open_store(address)

    def begin(connection: Connection) -> None:
        other._insert_rows(connection, match, [row(other, match)])

    with other.engine.connect() as connection:
        connection.exec_driver_sql("SET idle_in_transaction_session_timeout = 0")
        begin(connection)
        yield
        connection.rollback()
    other.close()


def test_every_connection_gives_up_in_time(store: Store) -> None:
    with store.engine.connect() as connection:
        for setting, milliseconds in PATIENCE.items():
            shown = connection.exec_driver_sql(f"SELECT setting FROM pg_settings WHERE name = '{setting}'").scalar()
            assert shown == str(milliseconds)
    assert all(0 < milliseconds <= 5_000 for milliseconds in PATIENCE.values())


def test_one_locked_table_holds_up_no_other_and_goes_on_when_it_is_free(store: Store, postgres_address: str) -> None:
    """Bots of other tables move on while it is locked, a command to it is answered, and nothing is lost."""
    house = House(store)
    locked, free = bots_to_move(house), bots_to_move(house)
    before = events(store, locked)
    with half_written(postgres_address, locked):
        house.driver.start()
        assert eventually(lambda: locked in house.driver._slow_lane._here)
        seen = events(store, free)
        house.driver._wake(free)
        assert eventually(lambda: events(store, free) > seen or house.status(free) == "over")
        said = house.handle("Zoe", say.Chat(key="rail", match=locked, text="hello?", name="Zed"))
        assert isinstance(said, say.Rejected)
        assert "Send it again with the same key" in said.sentence
        store.try_to_write()
        house.driver.beat()
        assert events(store, locked) == before
    assert eventually(lambda: events(store, locked) > before)
    house.driver.stop()


def test_a_lease_that_another_process_has_its_hands_on_is_waited_for_by_nobody(store: Store) -> None:
    """Taking and renewing go past it, and every other lease is renewed."""
    one, other = new_match(store), new_match(store)
    assert set(store.take_leases([one, other], "us", 60_000)) == {one, other}
    with store.engine.connect() as stopped:
        stopped.exec_driver_sql(f"UPDATE lease SET epoch = epoch WHERE match = '{one}'")
        assert store.renew_leases("us", 60_000, lambda: {one: 500, other: 0}) == 1
        stopped.exec_driver_sql(f"UPDATE lease SET expires = 0 WHERE match = '{one}'")
        assert store.take_lease(one, "another", 60_000) is None
        assert store.take_lease(other, "us", 60_000) is not None
    assert store.renew_leases("us", 60_000, lambda: {one: 0, other: 0}) == 2


_STOPS_INSIDE = """
import os, signal, sys
from sixgun.tables.store import open_store, postgres
from tests.tables.test_store import row

postgres.PATIENCE["idle_in_transaction_session_timeout"] = 1_000
store = open_store(sys.argv[1])

def work(connection):
    store._insert_rows(connection, sys.argv[2], [row(store, sys.argv[2])])
    print("inside", flush=True)
    os.kill(os.getpid(), signal.SIGSTOP)
    connection.exec_driver_sql("SELECT 1")

try:
    store.write(work)
except Exception as error:
    print(type(error).__name__)
"""


def test_a_process_stopped_inside_a_transaction_loses_it_and_the_table_goes_on(
    store: Store, postgres_address: str
) -> None:
    """A real process, a real SIGSTOP: the database ends its transaction, and when it wakes up it is told."""
    house = House(store, Habits())
    match = new_match(store)
    assert isinstance(house.handle("Zoe", say.Join(key="join", match=match, name="Zoe")), say.Done)
    child = subprocess.Popen(
        [sys.executable, "-c", _STOPS_INSIDE, postgres_address, match], stdout=subprocess.PIPE, text=True
    )
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "inside\n"
        chat = say.Chat(key="chat", match=match, text="howdy")
        assert isinstance(house.view("Zoe", match).seq, int)  # looking needs no lock
        assert eventually(lambda: isinstance(house.handle("Zoe", chat), say.Done))
        length = events(store, match)
        child.send_signal(signal.SIGCONT)
        said, _ = child.communicate(timeout=60)
        assert said == "StoreTrouble\n"
        assert events(store, match) == length
    finally:
        child.kill()
        child.wait()


def test_nobody_queues_at_a_table_that_is_known_to_be_locked() -> None:
    seconds = [0.0]
    tables, alone = LockedTables(lambda: seconds[0]), threading.RLock()
    with pytest.raises(Locked), tables.tried("a"):
        raise Locked("by another server")
    with pytest.raises(Locked, match="goes on by itself"), tables.tried("a"):
        raise AssertionError("tried too soon")
    with tables.tried("b"):
        pass
    refused: list[float] = []

    def knock() -> None:
        began = time.monotonic()
        with pytest.raises(Locked), tables.entered("a", alone):
            raise AssertionError("somebody is there")
        refused.append(time.monotonic() - began)

    with tables.entered("a", alone):
        thread = threading.Thread(target=knock)
        thread.start()
        thread.join(30)
    assert len(refused) == 1
    seconds[0] = PAUSE_S
    with tables.tried("a"):
        pass
    assert not tables._again
