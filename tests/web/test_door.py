"""The door: half-sent requests, deaf listeners, floods of connections and pages, strange names and false addresses."""

from __future__ import annotations

import io
import json
import logging
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sixgun.engine.errors import BadOption
from sixgun.tables.house import House
from sixgun.tables.store import open_store
from sixgun.web import serving
from sixgun.web.app import application
from sixgun.web.limits import Limits
from sixgun.web.logs import write_logs
from sixgun.web.names import Names
from sixgun.web.proxies import Proxies, bucket_of
from sixgun.web.saloon import Saloon
from sixgun.web.serving import Server, bind, server_settings

from .running import ROOMY, wait_until
from .visiting import Warm

QUICK = replace(
    ROOMY, request_seconds=0.3, body_seconds=0.3, reader_seconds=0.3, goodbye_seconds=0.3, sweep_seconds=0.02
)
PATIENT = replace(QUICK, request_seconds=60, body_seconds=60, reader_seconds=60)
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_FORM = (
    b"POST /name HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=An"
)


class Cold(Warm):
    """Rules that nobody prepares: no game is played here."""

    def start(self) -> None:
        """Leave them."""

    def stop(self) -> None:
        """Nothing was begun."""


class Raw(ExitStack):
    """A server whose rules need no preparing, and raw connections to it."""

    def __init__(self, database: Path, limits: Limits) -> None:
        super().__init__()
        house = House(open_store(database))
        self.saloon = Saloon(house, limits)
        self.saloon.warming = Cold(self.saloon.games)
        listener = bind("127.0.0.1", 0)
        self.address = listener.getsockname()
        self.opened = threading.Event()
        settings = server_settings(self.saloon)
        self.connections = settings.connections
        self.server = Server(settings, self.opened.set)
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        self.callback(self._stop)
        assert self.opened.wait(30)

    def _stop(self) -> None:
        self.server.should_exit = True
        self._thread.join()

    def line(self, first: bytes = b"") -> socket.socket:
        """A connection that has sent something."""
        line = self.enter_context(closing(socket.create_connection(self.address, timeout=20)))
        line.sendall(first)
        return line

    def answers(self) -> bool:
        """Whether somebody who asks properly is answered."""
        with closing(socket.create_connection(self.address, timeout=20)) as line:
            line.sendall(GET)
            return line.recv(1000).startswith(b"HTTP/1.1 200")


Open = Callable[[Limits], Raw]


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Open]:
    with ExitStack() as doors:
        yield lambda limits: doors.enter_context(Raw(tmp_path / "saloon.db", limits))


def heard(line: socket.socket) -> bytes:
    """Everything until the other side hangs up, however it does so."""
    told = b""
    try:
        while more := line.recv(65_536):
            told += more
    except ConnectionResetError:
        pass
    return told


# Half-sent requests


@pytest.mark.parametrize("half", [b"", b"GET", HALF, HALF_A_FORM, GET + HALF])
def test_who_does_not_finish_a_request_is_let_go(half: bytes, opens: Open) -> None:
    house = opens(QUICK)
    told = heard(house.line(half))
    assert told.count(b"HTTP/1.1") == half.count(GET)
    wait_until(lambda: not len(house.connections))


def test_a_byte_now_and_then_buys_no_time(opens: Open) -> None:
    house = opens(QUICK)
    line = house.line(HALF)
    with pytest.raises(OSError, match=r"Broken pipe|reset"):
        dribble(line)


def dribble(line: socket.socket) -> None:
    for _ in range(1_000):
        line.sendall(b"z")
        threading.Event().wait(0.01)


def test_who_never_reads_is_let_go(opens: Open) -> None:
    house = opens(replace(QUICK, request_seconds=60))
    large = f"GET {house.saloon.static.address('vendor/lit.js')} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with closing(deaf):
        deaf.connect(house.address)
        deaf.settimeout(0.1)
        try:
            for _ in range(3_000):
                deaf.sendall(large)
        except OSError:
            pass  # nobody takes more
        wait_until(lambda: not len(house.connections))


def test_a_browser_that_thinks_between_two_requests_is_served_twice(opens: Open) -> None:
    house = opens(PATIENT)
    line = house.line(GET)
    assert line.recv(1000).startswith(b"HTTP/1.1 200")
    line.sendall(GET)
    assert line.recv(1000).startswith(b"HTTP/1.1 200")


# Floods


def test_a_thousand_half_sent_requests_lock_nobody_out(opens: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest half-sent one makes room for whoever comes next."""
    monkeypatch.setattr(serving, "open_files", lambda: 2 * serving._OTHER_FILES)
    house = opens(PATIENT)
    most = serving._OTHER_FILES
    for _ in range(3 * most):
        house.line(HALF)
    assert house.answers()
    assert len(house.connections) <= most
    assert house.connections.refused >= 2 * most


def test_one_address_has_only_so_many_connections(opens: Open) -> None:
    house = opens(replace(PATIENT, sockets_per_address=3, pages_per_address=2))
    lines = [house.line(HALF) for _ in range(5)]
    wait_until(lambda: len(house.connections) == 5)
    told = heard(house.line()).decode()
    assert told.startswith("HTTP/1.1 429 Too Many Requests\r\n")
    assert "Retry-After: 10\r\n" in told
    assert told.endswith("Your address has too many connections open. Close some and try again.")
    lines[0].close()
    wait_until(lambda: len(house.connections) == 4)
    assert house.answers()


def test_a_socket_is_counted_until_it_is_closed(opens: Open) -> None:
    house = opens(PATIENT)
    upgrade = (
        b"GET /table/soup/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nConnection: Upgrade\r\n"
        b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    line = house.line(upgrade)
    assert line.recv(1000).startswith(b"HTTP/1.1 101")
    assert len(house.connections) == 1
    line.close()
    wait_until(lambda: not len(house.connections))


def test_the_house_asks_for_as_many_files_as_it_may_have() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(600, before[1]), before[1]))
        assert serving.open_files() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(before[1], 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_an_error_that_comes_a_thousand_times_is_written_a_few_times() -> None:
    root, out = logging.getLogger(), io.StringIO()
    kept = root.handlers, root.level
    try:
        write_logs(logging.WARNING, out)
        for _ in range(1_000):
            logging.getLogger("asyncio").error("socket.accept() out of system resource")
            logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        logging.getLogger("sixgun").error("something else")
    finally:
        root.handlers, root.level = kept
    said = [json.loads(line)["say"] for line in out.getvalue().splitlines()]
    assert len(said) == 11
    assert said[-1] == "something else"


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


def test_the_server_itself_believes_nobody(opens: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    house = opens(replace(PATIENT, pages_burst=3, pages_rate=0.001))
    asks = [GET.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 9.9.9.%d\r\n\r\n" % number) for number in range(4)]
    assert [house.line(ask).recv(1000)[9:12] for ask in asks] == [b"200", b"200", b"200", b"429"]


# By which name


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8046", "localhost", "[::1]:8046", "192.168.1.20:8046", "cowboy", "cowboy.local:8046", "Cards.Example."],
)
def test_the_house_is_known_by_its_numbers_at_home_and_by_what_the_operator_said(host: str) -> None:
    assert Names(serving.names_of("0.0.0.0", ["https://cards.example"])).knows(host)


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "cards.example.evil.example", "[", ""])
def test_a_name_that_a_stranger_could_register_is_refused(host: str) -> None:
    assert not Names(serving.names_of("0.0.0.0", ["https://cards.example"])).knows(host)


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


def test_a_socket_under_a_strange_name_is_refused(opens: Open) -> None:
    house = opens(PATIENT)
    house.saloon.names._names = {"cards.example"}
    line = house.line(
        b"GET /table/soup/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
        b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert line.recv(1000).startswith(b"HTTP/1.1 403")


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
