"""The door: half-sent requests, deaf listeners, and floods of connections."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixgun.web import serving
from sixgun.web.connections import Connections
from sixgun.web.limits import Limits
from sixgun.web.logs import write_logs
from sixgun.web.proxies import Proxies

from .raw import GET, Raw, answer
from .running import ROOMY, wait_until

QUICK = replace(
    ROOMY, request_seconds=0.3, body_seconds=0.3, reader_seconds=0.3, goodbye_seconds=0.3, sweep_seconds=0.02
)
PATIENT = replace(QUICK, request_seconds=60, body_seconds=60, reader_seconds=60)
HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_FORM = (
    b"POST /name HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=An"
)


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


class Visited(Raw):
    """Somebody who reads the address comes at once."""

    def said_to_be_open(self) -> None:
        self.line().close()
        super().said_to_be_open()


def test_the_house_says_that_it_is_open_when_it_is(tmp_path: Path) -> None:
    with Visited(tmp_path / "saloon.db", PATIENT) as house:
        assert house.answers()


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
    assert answer(line) == b"200"
    line.sendall(GET)
    assert answer(line) == b"200"


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


class Transport(asyncio.Transport):
    """A connection that remembers what was done to it."""

    def __init__(self) -> None:
        super().__init__()
        self.told, self.closed = b"", False

    def write(self, data: Any) -> None:
        self.told += data

    def close(self) -> None:
        self.closed = True

    abort = close


def come(connections: Connections, host: str, busy: bool) -> Transport:
    transport = Transport()
    if connections.let_in(transport, host) and busy:
        connections.works(transport)
    return transport


def test_one_address_has_only_so_many_connections() -> None:
    limits = replace(ROOMY, sockets_per_address=3, pages_per_address=2)
    connections = Connections(limits, 100, Proxies(["10.0.0.1"]))
    inside = [come(connections, "203.0.113.9", busy=True) for _ in range(5)]
    refused = come(connections, "203.0.113.9", busy=True)
    told = refused.told.decode()
    assert told.startswith("HTTP/1.1 429 Too Many Requests\r\n")
    assert "Retry-After: 10\r\n" in told
    assert told.endswith("Your address has too many connections open. Close some and try again.")
    assert refused.closed
    assert not come(connections, "203.0.113.8", busy=True).closed
    assert not any(come(connections, "10.0.0.1", busy=True).closed for _ in range(20))
    for transport in (refused, inside[0]):
        connections.gone(transport)
    assert not come(connections, "203.0.113.9", busy=True).closed


def test_half_sent_requests_of_a_neighbour_make_room_first() -> None:
    """A whole club may share an address."""
    connections = Connections(replace(ROOMY, sockets_per_address=3, pages_per_address=2), 100)
    elsewhere = come(connections, "203.0.113.8", busy=False)
    half = [come(connections, "203.0.113.9", busy=False) for _ in range(5)]
    guest = come(connections, "203.0.113.9", busy=True)
    assert [each.closed for each in (*half, guest, elsewhere)] == [True, *[False] * 6]


def test_a_socket_is_counted_until_it_is_closed(opens: Open) -> None:
    house = opens(PATIENT)
    upgrade = (
        b"GET /table/soup/socket HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nConnection: Upgrade\r\n"
        b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    line = house.line(upgrade)
    assert answer(line) == b"101"
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


def test_the_server_itself_believes_nobody(opens: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    house = opens(replace(PATIENT, pages_burst=3, pages_rate=0.001))
    asks = [GET.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 9.9.9.%d\r\n\r\n" % number) for number in range(4)]
    assert [answer(house.line(ask)) for ask in asks] == [b"200", b"200", b"200", b"429"]


def test_a_socket_under_a_strange_name_is_refused(opens: Open) -> None:
    house = opens(PATIENT)
    house.saloon.names._names = {"cards.example"}
    line = house.line(
        b"GET /table/soup/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
        b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    assert answer(line) == b"403"
