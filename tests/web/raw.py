"""A server without games to prepare, and connections to it that say what no browser would."""

from __future__ import annotations

import socket
import threading
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from sixgun.tables.house import House
from sixgun.tables.store import open_store
from sixgun.web.limits import Limits
from sixgun.web.saloon import Saloon
from sixgun.web.serving import Server, bind, server_settings

from .visiting import Warm

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Cold(Warm):
    """Rules that nobody prepares: no game is played here."""

    def start(self, in_play: Sequence[str] = ()) -> None:
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
        self.server = Server(settings, self.said_to_be_open)
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        self.callback(self._stop)
        assert self.opened.wait(30)

    def said_to_be_open(self) -> None:
        """What the house does when it is open."""
        self.opened.set()

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
            return answer(line) == b"200"


def answer(line: socket.socket) -> bytes:
    """The status of one whole answer; it may come in pieces."""
    told = b""
    while b"\r\n\r\n" not in told:
        told += line.recv(4096)
    head, _, body = told.partition(b"\r\n\r\n")
    length = next((int(each[15:]) for each in head.lower().split(b"\r\n") if each.startswith(b"content-length:")), 0)
    while len(body) < length:
        body += line.recv(4096)
    return head[9:12]
