"""One contract, two databases: an append is numbered, keyed, fenced and whole, or it has not happened."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.events import Row, Said, chained, encode
from sixgun.tables.house import House
from sixgun.tables.store import Behind, Fence, FencedOff, KeyUsed, Lease, Store, StoreTrouble, open_store
from sixgun.tables.store.migrating import FOLDER, newest_revision
from sixgun.tables.store.schema import metadata
from sixgun.tables.store.sqlite import version_warning

from .saloon import NOON, Saloon, Time, sit_and_deal


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = open_store(address)
    yield store
    store.close()


def new_match(store: Store) -> str:
    answer = House(store).handle("Zoe", say.Create(key=str(time.time_ns()), game="calaboose"))
    assert isinstance(answer, say.Done)
    return answer.match


def row(store: Store, match: str, key: str | None = None) -> Row:
    """The next event."""
    last = store.rows(match)[-1]
    body = encode(Said(seat=0, text="howdy"))
    at = last.at + 1
    return Row(last.seq + 1, at, body, chained(last.chain, match, last.seq + 1, at, body), key)


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_database_is_opened_twice_without_harm(store: Store, address: str) -> None:
    match = new_match(store)
    again = open_store(address)
    assert again.matches() == [match]
    again.close()


def test_two_writers_of_the_same_number_are_one_too_many(store: Store) -> None:
    match = new_match(store)
    one, other = row(store, match, "a"), row(store, match, "b")
    store.append(match, [one])
    with pytest.raises(Behind):
        store.append(match, [other])
    assert [each.key for each in store.rows(match, after=1)] == ["a"]


def test_a_key_is_stored_once(store: Store) -> None:
    match = new_match(store)
    first = row(store, match, "a")
    store.append(match, [first])
    with pytest.raises(KeyUsed):
        store.append(match, [first])
    with pytest.raises(KeyUsed):
        store.append(match, [row(store, match, "a")])
    assert len(store.rows(match)) == 2


def test_events_that_belong_together_are_stored_together_or_not_at_all(store: Store) -> None:
    match = new_match(store)
    one = row(store, match, "a")
    with pytest.raises((Behind, KeyUsed)):
        store.append(match, [one, one])
    assert len(store.rows(match)) == 1


def test_many_writers_at_once_leave_no_gap_and_no_double(store: Store) -> None:
    house = House(store)
    match = new_match(store)
    for name in ("Zoe", "Yan", "Xi", "Wim"):
        house.handle(name, say.Join(key="join", match=match, name=name))

    def chatter(person: str, house: House) -> None:
        for number in range(10):
            answer = house.handle(person, say.Chat(key=str(number), match=match, text="howdy"))
            assert isinstance(answer, say.Done), answer

    others = [House(store) for _ in range(2)]
    people = zip(("Zoe", "Yan", "Xi", "Wim"), (house, house, *others), strict=True)
    threads = [threading.Thread(target=chatter, args=who) for who in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rows = store.rows(match)
    assert [each.seq for each in rows] == list(range(1, 46))
    assert len({each.key for each in rows if each.key}) == 44


def test_one_drives_and_the_next_one_waits_for_the_lease_to_end(store: Store) -> None:
    match = new_match(store)
    lease = store.take_lease(match, "one", 60_000)
    assert lease is not None
    assert store.take_lease(match, "other", 60_000) is None
    store.append(match, [row(store, match)], fence=lease.fence)
    store.drop_lease(match, lease.fence)
    taken = store.take_lease(match, "other", 60_000)
    assert taken is not None
    assert taken.fence.epoch == 2
    with pytest.raises(FencedOff):
        store.append(match, [row(store, match)], fence=lease.fence)
    with pytest.raises(FencedOff):
        store.append(match, [row(store, match)], fence=Fence("other", 1))
    store.append(match, [row(store, match)], fence=taken.fence)


def test_a_lease_that_has_run_out_is_refused_even_if_nobody_else_took_it(store: Store) -> None:
    match = new_match(store)
    lease = store.take_lease(match, "one", 1)
    assert lease is not None
    time.sleep(0.05)
    assert store.renew_leases("one", 60_000, lambda: {match: 0}) == 0
    with pytest.raises(FencedOff):
        store.append(match, [row(store, match)], fence=lease.fence)
    again = store.take_lease(match, "one", 60_000)
    assert again is not None
    assert again.fence.epoch == 2
    assert store.renew_leases("one", 60_000, lambda: {match: 0}) == 1


def test_who_takes_a_lease_is_told_the_last_sign_of_life_until_the_time_since_is_given_back(address: str) -> None:
    """Also the same holder once more, to whom the answer was lost; leases last on meanwhile, without a sign."""
    now = Time()
    store = open_store(address, now)
    store.database_now = lambda connection: now()  # type: ignore[method-assign]
    match = new_match(store)
    first = store.take_lease(match, "one", 15_000)
    assert first == Lease(Fence("one", 1), NOON)
    now.pass_by(10_000)
    sign = now()
    store.renew_leases("one", 15_000, lambda: {match: 0})
    now.pass_by(45_000)
    for _ in range(3):
        assert store.take_lease(match, "one", 15_000) == Lease(Fence("one", 2), sign)
        now.pass_by(5_000)
        assert store.renew_leases("one", 15_000, dict) == 1
    store.drop_lease(match, Fence("one", 2))
    assert store.take_lease(match, "other", 15_000) == Lease(Fence("other", 3), sign)
    store.drop_lease(match, Fence("other", 3), now())
    assert store.take_lease(match, "other", 15_000) == Lease(Fence("other", 4), now())
    store.close()


def eventually(true: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 10
    while not true() and time.monotonic() < deadline:
        time.sleep(0.01)
    return true()


def test_a_doorbell_rings_for_every_append(store: Store) -> None:
    heard: list[tuple[str, int]] = []
    stop = store.listen(lambda match, seq: heard.append((match, seq)))
    time.sleep(0.3)
    match = new_match(store)
    store.append(match, [row(store, match)])
    assert eventually(lambda: {(match, 1), (match, 2)} <= set(heard))
    stop()
    store.append(match, [row(store, match)])
    time.sleep(0.1)
    assert (match, 3) not in heard


def test_a_doorbell_rings_in_another_process_and_a_look_round_repairs_what_was_missed(postgres_address: str) -> None:
    one, other = open_store(postgres_address), open_store(postgres_address)
    heard: list[tuple[str, int]] = []
    other.listen(lambda match, seq: heard.append((match, seq)))
    time.sleep(0.3)
    match = new_match(one)
    assert eventually(lambda: (match, 1) in heard)
    assert eventually(lambda: ("", 0) in heard)
    assert other.last_seqs([match]) == {match: 1}
    one.close()
    other.close()


def test_two_houses_on_one_database_play_one_match(postgres_address: str) -> None:
    stores = [open_store(postgres_address) for _ in range(2)]
    one, other = (House(store, Habits(lease=60_000)) for store in stores)
    match = new_match(stores[0])
    sit_and_deal(match, (one, "Zoe"), (other, "Yan"))
    assert other.driver.tend(match) is not None
    for number in range(400):
        view = one.view(None, match)
        if view.status == "over":
            break
        if view.to_act > 1:
            one.driver.tend(match)
            continue
        name, house = (("Zoe", one), ("Yan", other))[view.to_act]
        mine = house.view(name, match)
        answer = house.handle(
            name, say.Play(key=str(number), match=match, decision=mine.decision or 0, move=mine.moves[0].move)
        )
        assert isinstance(answer, say.Done), answer
    assert one.view("Zoe", match).story == one.view("Zoe", match).story
    assert one.view("Zoe", match).chain == other.view("Zoe", match).chain
    assert {kind for kind in ("resumed",) if kind in "".join(r.body for r in stores[0].rows(match))} == set()
    for store in stores:
        store.close()


def test_a_driver_that_slept_past_its_lease_is_refused_by_the_database(address: str) -> None:
    sleeper_store, other_store = open_store(address), open_store(address)
    sleeper, other = House(sleeper_store, Habits(lease=300)), House(other_store, Habits(lease=60_000))
    match = new_match(sleeper_store)
    sit_and_deal(match, (sleeper, "Zoe"))
    sleeper.handle("Zoe", say.Leave(key="leave", match=match))
    sleeper.driver.tend(match)
    fence = sleeper.driver._fences[match]
    time.sleep(0.5)  # paused
    sleeper.driver._habits = other.driver._habits  # else the other's lease is too long for it to be believed
    other.driver.tend(match)
    played = sum('"kind":"played"' in each.body for each in other_store.rows(match))
    with pytest.raises(FencedOff):
        sleeper_store.append(match, [row(sleeper_store, match)], fence=fence)
    sleeper.driver.tend(match)  # wakes up, is refused, and lets the other one drive
    sleeper.driver.tend(match)
    assert match not in sleeper.driver._fences
    assert sum('"kind":"played"' in each.body for each in other_store.rows(match)) == played
    sleeper_store.close()
    other_store.close()


def test_a_driver_in_its_thread_plays_bots_to_the_end(address: str) -> None:
    store = open_store(address)
    house = House(store)
    house.driver.start()
    match = new_match(store)
    sit_and_deal(match, (house, "Zoe"))
    house.handle("Zoe", say.Leave(key="leave", match=match))
    deadline = time.monotonic() + 60
    while house.view(None, match).status != "over" and time.monotonic() < deadline:
        time.sleep(0.05)
    assert house.view(None, match).status == "over"
    house.close()


def test_sqlite_is_durable_and_strict(tmp_path: Path) -> None:
    store = open_store(tmp_path / "store.db")
    with store.engine.connect() as connection:
        asked = {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")}
        assert asked == {"journal_mode": "wal", "synchronous": 2}
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
        assert connection.execute(text("PRAGMA busy_timeout")).scalar() == 5000
    store.close()
    with pytest.raises(StoreTrouble, match="The store is closed"):
        new_trouble(store)


def new_trouble(store: Store) -> None:
    store.write(lambda connection: connection.execute(text("SELECT 1")).scalar())


def test_an_old_sqlite_is_spoken_of() -> None:
    assert version_warning((3, 51, 3)) is None
    assert "older than 3.51.3" in (version_warning((3, 40, 1)) or "")


@pytest.mark.parametrize(
    ("where", "sentence"),
    [
        ("mysql://somewhere/db", "A database is a file's name or a postgresql:// address, not mysql://."),
        ("/nowhere/at/all/store.db", "The database file /nowhere/at/all/store.db cannot be used"),
        ("postgresql://sixgun@127.0.0.1:1/none", "The PostgreSQL database cannot be reached"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(where: str, sentence: str) -> None:
    with pytest.raises(StoreTrouble) as trouble:
        open_store(where)
    assert str(trouble.value).startswith(sentence)
    assert "\n" not in str(trouble.value)


def test_migrations_are_numbered_without_a_gap() -> None:
    assert newest_revision() == ScriptDirectory(str(FOLDER)).get_current_head()


def test_a_database_that_is_up_to_date_is_opened_without_alembic(tmp_path: Path) -> None:
    open_store(tmp_path / "store.db").close()
    opens = f"from sixgun.tables.store import open_store; open_store({str(tmp_path / 'store.db')!r}).close()"
    read = subprocess.run([sys.executable, "-v", "-c", opens], capture_output=True, text=True, check=True).stderr
    assert "import 'sqlalchemy'" in read
    assert "import 'alembic" not in read


def test_a_database_of_the_future_is_left_alone(tmp_path: Path) -> None:
    open_store(tmp_path / "store.db").close()
    with sqlite3.connect(tmp_path / "store.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreTrouble, match="made by another version of this program"):
        open_store(tmp_path / "store.db")


def test_a_full_disk_is_answered_and_nothing_is_half_done(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")

    def most_pages(pages: int) -> None:
        saloon.store.write(lambda connection: connection.execute(text(f"PRAGMA max_page_count = {pages}")).scalar())

    most_pages(1)  # not one page more than there are
    for number in range(100):
        answer = saloon.says("Zoe", say.Chat, key=f"chat {number}", match=match, text="x" * 300)
        if isinstance(answer, say.Rejected):
            break
    assert isinstance(answer, say.Rejected)
    assert answer.sentence.startswith(
        "The database cannot be written; the disk may be full."
    )  # and not which file it is
    assert answer.sentence.endswith("Send it again with the same key: it counts once.")
    assert saloon.log(match).count("said") == number
    most_pages(10_000)
    saloon.does("Zoe", say.Chat, key=f"chat {number}", match=match, text="x" * 300)
    assert saloon.log(match).count("said") == number + 1
