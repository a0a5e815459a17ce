"""Who somebody is: a signed cookie, kept over the change of how it is signed."""

from __future__ import annotations

import base64
import hashlib
import hmac

import pytest
from starlette.testclient import TestClient

from sixgun.web.app import application
from sixgun.web.people import COOKIE, Passports, Person
from sixgun.web.saloon import Saloon

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


def test_a_cookie_of_the_old_kind_keeps_its_seat_and_is_signed_anew(room: Saloon) -> None:
    key = room.house.store.kept("cookie key", 32)
    client = TestClient(application(room))
    answer = client.get("/", headers={"cookie": f"{COOKIE}={old_cookie(ZOE, key)}"})
    assert f'value="{ZOE.name}"' in answer.text
    fresh = answer.cookies[COOKIE]
    assert room.passports.read(fresh) == ZOE
    assert fresh == room.passports.written(ZOE)
    client.cookies.clear()
    again = client.get("/", headers={"cookie": f"{COOKIE}={fresh}"})
    assert COOKIE not in again.cookies
    assert f'value="{ZOE.name}"' in again.text


def test_a_stranger_gets_a_cookie_with_the_first_page_and_none_with_files(room: Saloon) -> None:
    client = TestClient(application(room))
    assert COOKIE not in client.get("/healthz").cookies
    assert room.passports.read(client.get("/").cookies[COOKIE]) is not None
