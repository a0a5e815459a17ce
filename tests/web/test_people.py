"""Who somebody is: a signed cookie, kept over the change of how it is signed."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from sixgun.tables.house import House
from sixgun.tables.pace import DAY
from sixgun.tables.store import open_store, schema
from sixgun.terminal.door import Address, Door
from sixgun.terminal.door import Passports as Kept
from sixgun.web.app import application
from sixgun.web.people import OLD_COOKIE, Passports, Person
from sixgun.web.saloon import Saloon

from ..tables.saloon import Time
from .raw import Raw
from .running import ROOMY

KEY = b"k" * 32
ZOE = Person("abc-_1", "Zoë “Ace” 🂡")


def signed_the_old_way(said: str, key: bytes = KEY) -> str:
    """As version 0.1 wrote it."""
    mac = base64.urlsafe_b64encode(hmac.new(key, said.encode(), hashlib.sha256).digest()).decode().rstrip("=")
    return f"{said}.{mac}"


def old_cookie(person: Person, key: bytes = KEY) -> str:
    name = base64.urlsafe_b64encode(person.name.encode()).decode().rstrip("=")
    return signed_the_old_way(f"1.{person.id}.{name}", key)


def test_a_person_survives_being_written_and_read() -> None:
    assert Passports(KEY).read(Passports(KEY).written(ZOE)) == ZOE


@pytest.mark.parametrize("value", ["", ".", "a.b", "1.abc.QW5u.x", "é.ü", "x" * 5000])
def test_what_the_house_did_not_write_is_nobody(value: str) -> None:
    assert Passports(KEY).read(value) is None


def test_another_houses_cookie_is_nobody_old_or_new() -> None:
    assert Passports(KEY).read(Passports(b"other").written(ZOE)) is None
    assert Passports(KEY).read(old_cookie(ZOE, b"other")) is None


@pytest.mark.parametrize("said", ["1.abc", "2.abc.QW5u", "1.abc.QW5u.more", "1.abc.w"])
def test_an_old_signature_over_something_else_is_nobody(said: str) -> None:
    assert Passports(KEY).read(signed_the_old_way(said)) is None


@pytest.fixture
def before(tmp_path: Path) -> bytes:
    """The cookie key of a version that kept it in the database."""
    store = open_store(tmp_path / "saloon.db")
    key = store.kept("cookie key", 32)
    store.close()
    return key


@pytest.fixture
def room(tmp_path: Path, before: bytes) -> Iterator[Saloon]:
    """The saloon of an older version, after the upgrade."""
    house = House(open_store(tmp_path / "saloon.db"))
    yield Saloon(house)
    house.close()


def test_whoever_reads_only_the_database_can_sign_no_cookie(room: Saloon, before: bytes) -> None:
    """Before, the key lay in the table `kept`, and a cookie made with it showed hands."""
    query = select(schema.kept.c.value)
    found = room.house.store.read(lambda connection: [bytes(row.value) for row in connection.execute(query)])
    for key in found:
        for forged in (Passports(key).written(ZOE), old_cookie(ZOE, key)):
            assert room.passports.read(forged) is None
    assert before not in found
    assert room.passports.read(Passports(before).written(ZOE)) == ZOE  # a guest's, from before the upgrade


def test_cookies_from_before_the_upgrade_are_taken_for_sixty_days(tmp_path: Path, before: bytes) -> None:
    time = Time()
    for days, known in ((0, True), (59, True), (2, False), (1, False)):
        time.pass_by(days * DAY)
        house = House(open_store(tmp_path / "saloon.db", time))
        person = Saloon(house).passports.read(Passports(before).written(ZOE))
        assert (person == ZOE) == known
        house.close()


def test_every_server_with_the_key_file_signs_alike(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        house = House(open_store(tmp_path / "saloon.db"))
        keys.add(house.cookie_key)
        house.close()
    assert len(keys) == 1


def test_a_cookie_of_the_old_kind_keeps_its_seat_and_is_signed_anew(room: Saloon, before: bytes) -> None:
    key = before
    client = TestClient(application(room))
    answer = client.get("/", headers={"cookie": f"{OLD_COOKIE}={old_cookie(ZOE, key)}"})
    assert f'value="{ZOE.name}"' in answer.text
    fresh = answer.cookies[room.passports.cookie_name]
    assert room.passports.read(fresh) == ZOE
    assert fresh == room.passports.written(ZOE)
    client.cookies.clear()
    again = client.get("/", headers={"cookie": room.passports.pair(ZOE)})
    assert not again.cookies
    assert f'value="{ZOE.name}"' in again.text


def test_a_stranger_gets_a_cookie_with_the_first_page_and_none_with_files(room: Saloon) -> None:
    client = TestClient(application(room))
    assert not client.get("/healthz").cookies
    assert room.passports.read(client.get("/").cookies[room.passports.cookie_name]) is not None


def test_two_houses_on_one_machine_leave_each_others_guests_alone(room: Saloon, tmp_path: Path) -> None:
    """Cookies know no ports: both houses get and set the cookies of both."""
    house = House(open_store(tmp_path / "next_door.db"))
    there = Saloon(house)
    at_both = f"{room.passports.pair(ZOE)}; {there.passports.pair(Person('zed', 'Zed'))}"
    for saloon, name in ((room, ZOE.name), (there, "Zed")):
        answer = TestClient(application(saloon)).get("/", headers={"cookie": at_both})
        assert f'value="{name}"' in answer.text
        assert not answer.cookies
    newcomer = TestClient(application(there)).get("/", headers={"cookie": room.passports.pair(ZOE)})
    assert list(newcomer.cookies) == [there.passports.cookie_name]
    house.close()


def test_a_terminal_keeps_its_seat_over_the_new_name_of_the_cookie(tmp_path: Path, before: bytes) -> None:
    kept = Kept(tmp_path / "passports.json")
    with Raw(tmp_path / "saloon.db", ROOMY) as raw:
        passports, address = raw.saloon.passports, Address(f"http://127.0.0.1:{raw.address[1]}")
        kept.keep(address.origin, f"{OLD_COOKIE}={Passports(before).written(ZOE)}")
        with Door(address, kept) as door:
            door.enter()
            assert door.passport == kept.of(address.origin) == passports.pair(ZOE)
            door.call_oneself("Zelda")
        with Door(address, kept) as again:
            again.enter()
            assert again.passport == passports.pair(Person(ZOE.id, "Zelda"))


def test_a_cookie_named_as_all_were_is_carried_over_if_it_is_ours_and_left_alone_if_not(
    room: Saloon, before: bytes
) -> None:
    for key, known in ((before, True), (b"another house", False)):
        answer = TestClient(application(room)).get(
            "/", headers={"cookie": f"{OLD_COOKIE}={Passports(key).written(ZOE)}"}
        )
        assert list(answer.cookies) == [room.passports.cookie_name]
        person = room.passports.read(answer.cookies[room.passports.cookie_name])
        assert (person == ZOE) == known


def test_our_own_cookie_counts_before_one_named_as_all_were(room: Saloon) -> None:
    ann = Person("ann", "Ann")
    both = f"{OLD_COOKIE}={room.passports.written(ZOE)}; {room.passports.pair(ann)}"
    answer = TestClient(application(room)).get("/", headers={"cookie": both})
    assert 'value="Ann"' in answer.text
    assert not answer.cookies
