"""Killed again and again: what was acknowledged is there, once. `make soak` runs it a hundred times."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from sixgun.engine.rule import INTERPRETED
from sixgun.tables import messages as say
from sixgun.tables.house import House
from sixgun.tables.store import open_store

from .crash import Crowd, check, new_matches

KILLS = {
    "sqlite": int(os.environ.get("SIXGUN_KILLS_SQLITE", "5")),
    "postgresql": int(os.environ.get("SIXGUN_KILLS_POSTGRESQL", "2")),
}
pytestmark = pytest.mark.skipif(INTERPRETED, reason="crashes are tried at full speed only")


@pytest.mark.parametrize("address", ["sqlite", "postgresql"], indirect=True)
def test_nothing_acknowledged_is_lost_however_often_the_house_is_killed(address: str) -> None:
    kind = "postgresql" if address.startswith("postgresql") else "sqlite"
    crowd = Crowd(address, new_matches(address, 6), random.Random(1))
    crowd.run(KILLS[kind], busy_s=1.2)
    store = open_store(address)
    if kind == "sqlite":
        sound = store.read(lambda connection: connection.execute(text("PRAGMA integrity_check")).scalar())
        assert sound == "ok"
    found = check(store, crowd)
    store.close()
    print(f"\n{kind}: {found}")
    assert found["kills"] == KILLS[kind]
    assert found["acknowledged"] > 3 * KILLS[kind]


_SLEEPER = """
import sys
from sixgun.tables.house import House
from sixgun.tables.driver import Habits
from sixgun.tables.store import FencedOff, open_store
from tests.tables.test_store import row

address, match = sys.argv[1:]
store = open_store(address)
house = House(store, Habits(lease=700))
with house.ledger.at(match) as live:
    fence = house.driver.adopt(live)
print("driving", flush=True)
sys.stdin.readline()
try:
    store.append(match, [row(store, match)], fence=fence)
    print("wrote")
except FencedOff:
    print("refused")
"""


def test_a_worker_stopped_past_its_lease_is_refused_when_it_wakes(postgres_address: str) -> None:
    """A real process, a real SIGSTOP: the database refuses it, not its own clock."""
    match = new_matches(postgres_address, 1)[0]
    sleeper = subprocess.Popen(
        [sys.executable, "-c", _SLEEPER, postgres_address, match],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert sleeper.stdout is not None
    assert sleeper.stdout.readline() == "driving\n"
    sleeper.send_signal(signal.SIGSTOP)
    time.sleep(1.0)
    store = open_store(postgres_address)
    house = House(store)
    with house.ledger.at(match) as live:
        fence = house.driver.adopt(live)
    assert fence is not None
    length = len(store.rows(match))
    sleeper.send_signal(signal.SIGCONT)
    said, _ = sleeper.communicate("\n", timeout=60)
    assert said == "refused\n"
    assert len(store.rows(match)) == length
    assert isinstance(house.handle("Zoe", say.Chat(key="on", match=match, text="we play on")), say.Done)
    store.close()


def test_a_file_copied_in_the_middle_of_a_commit_opens_whole(tmp_path: Path) -> None:
    """What a power cut leaves of a WAL: a cut-off tail is not half believed."""
    address = str(tmp_path / "saloon.db")
    match = new_matches(address, 1)[0]
    store = open_store(address)
    house = House(store)
    house.handle("Zoe", say.Chat(key="1", match=match, text="first"))
    house.handle("Zoe", say.Chat(key="2", match=match, text="second"))
    whole = len(store.rows(match))
    copy = tmp_path / "copy.db"
    copy.write_bytes((tmp_path / "saloon.db").read_bytes())
    (tmp_path / "copy.db.key").write_bytes((tmp_path / "saloon.db.key").read_bytes())
    wal = (tmp_path / "saloon.db-wal").read_bytes()
    (tmp_path / "copy.db-wal").write_bytes(wal[: len(wal) - 100])
    store.close()
    again = open_store(copy)
    assert len(again.rows(match)) == whole - 1
    assert isinstance(House(again).handle("Zoe", say.Chat(key="2", match=match, text="second")), say.Done)
    again.close()
