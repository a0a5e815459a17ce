"""Who calls, from where, by which name, and how often: throttled pages, false addresses, strange names."""

from __future__ import annotations

from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from sixgun.engine.errors import BadOption
from sixgun.web.app import application
from sixgun.web.names import Names, names_of
from sixgun.web.proxies import Proxies, bucket_of
from sixgun.web.saloon import Saloon

from .running import ROOMY

# Pages


def visitor(saloon: Saloon, address: str = "203.0.113.9") -> TestClient:
    return TestClient(application(saloon), client=(address, 5), follow_redirects=False)


def test_too_many_pages_are_refused_with_a_sentence_and_a_time(room: Saloon) -> None:
    room.limits = replace(ROOMY, pages_burst=30, pages_rate=0.001)
    guest = visitor(room)
    assert [guest.get("/credits").status_code for _ in range(31)] == [200] * 30 + [429]
    answer = guest.get("/credits")
    assert answer.headers["retry-after"] == "2"
    assert answer.text == "Too many pages at once. Wait a moment and load this page again."
    assert guest.get("/verify").status_code == guest.head("/").status_code == 429


def test_a_file_that_browsers_keep_costs_little_and_a_game_played_again_much(room: Saloon) -> None:
    room.limits = replace(ROOMY, pages_burst=30, pages_rate=0.001)
    guest, file = visitor(room), room.static.address("saloon.css")
    assert all(guest.get(file).status_code == 200 for _ in range(100))  # ten pages
    assert [guest.get("/verify").status_code for _ in range(3)] == [200, 200, 429]


def test_a_form_too_many_says_when_to_come_back(room: Saloon) -> None:
    room.limits = replace(ROOMY, forms_burst=1, forms_rate=0.001)
    guest = visitor(room)
    headers = {"origin": "http://testserver"}
    assert guest.post("/name", data={"name": "Ann"}, headers=headers).status_code == 303
    assert guest.post("/name", data={"name": "Ann"}, headers=headers).headers["retry-after"] == "60"


def test_everybody_in_one_home_network_shares_a_limit() -> None:
    assert bucket_of("2001:db8:1:2:3:4:5:6") == bucket_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert bucket_of("2001:db8:1:3::1") != bucket_of("2001:db8:1:2::1")
    assert bucket_of("::ffff:192.0.2.7") == bucket_of("192.0.2.7") == "192.0.2.7"
    assert bucket_of("testclient") == "testclient"


# Where somebody comes from


def seen(proxies: Proxies, peer: str, *forwarded: str, proto: str = "") -> tuple[str, str]:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scope = proxies.seen({"type": "http", "scheme": "http", "client": (peer, 1), "headers": headers})
    return scope["client"][0], scope["scheme"]


def test_who_is_no_proxy_may_claim_what_he_likes() -> None:
    for proxies in (Proxies(), Proxies(["10.0.0.1"])):
        assert seen(proxies, "203.0.113.9", "1.2.3.4", proto="https") == ("203.0.113.9", "http")
        assert seen(proxies, "127.0.0.1", "1.2.3.4", proto="https") == ("127.0.0.1", "http")


def test_behind_a_proxy_the_last_stranger_counts() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "::1"])
    assert seen(proxies, "127.0.0.1", "203.0.113.9", proto="https") == ("203.0.113.9", "https")
    assert seen(proxies, "::ffff:127.0.0.1", "1.2.3.4, 203.0.113.9, 10.9.9.9")[0] == "203.0.113.9"
    assert seen(proxies, "::1", "1.2.3.4", "203.0.113.9:4711")[0] == "203.0.113.9"
    assert seen(proxies, "10.1.1.1", "[2001:db8::5]:80")[0] == "2001:db8::5"
    assert seen(proxies, "10.1.1.1", "1.2.3.4, nonsense")[0] == "10.1.1.1"
    assert seen(proxies, "10.1.1.1", "10.2.2.2")[0] == "10.2.2.2"
    assert seen(proxies, "10.1.1.1", proto="gopher") == ("10.1.1.1", "http")


def test_a_proxy_that_is_no_address_is_said_in_a_sentence() -> None:
    with pytest.raises(BadOption, match=r"A proxy is an address like 127\.0\.0\.1 or a network .*, not 'nginx'\."):
        Proxies(["nginx"])


def test_a_forged_address_fills_nobody_elses_bucket(room: Saloon) -> None:
    room.limits = replace(ROOMY, pages_burst=5, pages_rate=0.001)
    guest = visitor(room)
    for number in range(5):
        guest.get("/credits", headers={"x-forwarded-for": f"198.51.100.{number}"})
    assert guest.get("/credits", headers={"x-forwarded-for": "198.51.100.77"}).status_code == 429


# By which name


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8046", "localhost", "[::1]:8046", "192.168.1.20:8046", "cowboy", "cowboy.local:8046", "Cards.Example."],
)
def test_the_house_is_known_by_its_numbers_at_home_and_by_what_the_operator_said(host: str) -> None:
    assert Names(names_of("0.0.0.0", ["https://cards.example"])).knows(host)


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "cards.example.evil.example", "[", ""])
def test_a_name_that_a_stranger_could_register_is_refused(host: str) -> None:
    assert not Names(names_of("0.0.0.0", ["https://cards.example"])).knows(host)


def test_a_strange_name_hears_what_the_operator_can_do(room: Saloon) -> None:
    room.names = Names(["cards.example"])
    guest = visitor(room)
    answer = guest.get("/", headers={"host": "evil.example:8046"})
    assert answer.status_code == 421
    assert answer.text == (
        "This saloon does not go by the name evil.example:8046. Whoever runs it can allow the name:"
        " sixgun serve --origin http://evil.example:8046"
    )
    assert guest.get("/", headers={"host": "cards.example"}).status_code == 200
    assert guest.get("/healthz", headers={"host": "evil.example"}).status_code == 200


# Addresses that cannot be


NOWHERE = (
    *("/table/%00", "/table/a%00b", "/replay/%00", "/replay/%00.json", "/replay/%00/file", "/waiting/%00"),
    *("/tournament/%00", "/tournament/%00/standings", "/verify?match=%00", "/player/%00", "/rules/%00"),
)


@pytest.mark.parametrize("path", NOWHERE)
def test_an_address_with_nothing_in_it_is_not_found(room: Saloon, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """PostgreSQL takes no such character, so it must not be asked."""
    monkeypatch.setattr(room.house.store, "fetch", lambda *_, **__: pytest.fail("the database was asked"))
    monkeypatch.setattr(room.house.store, "read", lambda *_: pytest.fail("the database was asked"))
    assert visitor(room).get(path).status_code == 404
