"""A saloon that runs, for tests: a real server on a port of its own, and guests who speak over real sockets."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.house import House
from sixgun.tables.store import Shares, open_store
from sixgun.tables.views import View
from sixgun.tables.witness import Witness
from sixgun.web.limits import Limits
from sixgun.web.people import Person
from sixgun.web.saloon import Saloon
from sixgun.web.serving import Server, bind, server_settings

ROOMY = Limits(
    forms_burst=10_000,
    forms_rate=10_000,
    codes_burst=10**6,
    pages_burst=10**6,
    pages_rate=10**6,
    sockets_per_address=10_000,
    address_burst=10**6,
    address_rate=10**6,
    rail_burst=10**6,
    sittings_burst=10**6,
    shares=Shares(*[10**6] * 11),
)
_keys = map(str, itertools.count(1))
_at_table: dict[str, list[Line]] = {}


class Running:
    """The saloon, and how to get at it from outside and from inside."""

    def __init__(self, database: str | Path, limits: Limits = ROOMY, bot_pause: int = 0, port: int = 0) -> None:
        listener = bind("127.0.0.1", port)
        self.port = listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.house = House(open_store(database), Habits(bot_pause=bot_pause))
        self.saloon = Saloon(self.house, limits)
        self._server = Server(server_settings(self.saloon))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        wait_until(lambda: self._server.started)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    def guest(self, name: str) -> Guest:
        return Guest(self, Person(f"person-{name}", name))

    def table(self, game: str = "calaboose", **wishes: Any) -> str:
        """An open table that nobody sits at."""
        answer = self.house.handle("landlord", say.Create(key=next(_keys), game=game, **wishes))
        assert isinstance(answer, say.Done), answer
        return answer.match

    def wait_for_rules(self, game: str) -> None:
        wait_until(lambda: self.saloon.warming.is_ready(game), 420)


class Guest:
    """Somebody with a browser."""

    def __init__(self, running: Running, person: Person) -> None:
        self.person = person
        self._running = running
        self.cookie = running.saloon.passports.pair(person)

    @contextmanager
    def at(self, match: str, since: int = 0) -> Iterator[Line]:
        """A socket to a table."""
        address = f"ws://127.0.0.1:{self._running.port}/table/{match}/socket?since={since}"
        origin, headers = Origin(self._running.url), {"Cookie": self.cookie}
        with connect(address, origin=origin, additional_headers=headers, max_size=2**20) as socket:
            line = Line(socket, match)
            _at_table.setdefault(match, []).append(line)
            try:
                yield line
            finally:
                _at_table[match].remove(line)


class Line:
    """A socket with what tests say over it."""

    def __init__(self, socket: ClientConnection, match: str) -> None:
        self.socket, self.match = socket, match
        self.frames: list[str] = []
        self.view: dict[str, Any] = {}
        self.witness = Witness(match)
        self.seated = False
        self._pledge = self.witness.new_pledge()

    def hear(self, seconds: float = 20) -> dict[str, Any]:
        """The next message."""
        frame = str(self.socket.recv(timeout=seconds))
        self.frames.append(frame)
        message: dict[str, Any] = msgspec.json.decode(frame)
        if message.get("tell") == "table":
            self.view = message["view"]
            self._help_to_deal()
        return message

    def _help_to_deal(self) -> None:
        """What a browser does by itself: pledge a nonce, and show it when the list is fixed."""
        wish = self.witness.answer(msgspec.convert(self.view, View))
        if wish is not None:
            command = msgspec.to_builtins(wish[0](key=next(_keys), match=self.match, **wish[1]))
            self.socket.send(msgspec.json.encode(command).decode())

    def hear_table(self, seen: Any = lambda view: True) -> dict[str, Any]:
        """Listen until a view is as wished."""
        while True:
            if self.hear().get("tell") == "table" and seen(self.view):
                return self.view

    def hear_the_end(self) -> tuple[int, str]:
        """Listen until the socket is closed: the code, and the reason in words."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")

    def says(self, do: str, **what: Any) -> dict[str, Any]:
        """Send a command and wait for its answer; views that come in between are kept."""
        key = what.pop("key", None) or next(_keys)
        if do == "join":
            what.setdefault("pledge", self._pledge)
        self.socket.send(msgspec.json.encode({"do": do, "key": key, "match": self.match, **what}).decode())
        while True:
            message = self.hear()
            if message.get("key") == key and "answer" in message:
                if do == "deal" and message["answer"] == "done":
                    self._all_deal()
                    message["seq"] = self.view["seq"]  # by now the cards lie
                self.seated |= do == "join" and message["answer"] == "done"
                return message

    def _all_deal(self) -> None:
        """Everybody at the table hears that the list of pledges is fixed, shows the nonce, and sees the cards."""
        for seen in (_is_frozen, _is_dealt):
            for line in _at_table[self.match]:
                if line.seated and not seen(line.view):
                    line.hear_table(seen)

    def does(self, do: str, **what: Any) -> dict[str, Any]:
        answer = self.says(do, **what)
        assert answer["answer"] == "done", answer
        return answer

    def catch_up(self, seq: int) -> None:
        """Listen until event number `seq` is seen."""
        if self.view.get("seq", 0) < seq:
            self.hear_table(lambda view: view["seq"] >= seq)


def _is_frozen(view: dict[str, Any]) -> bool:
    return bool(view) and (_is_dealt(view) or bool(view["deal"] and view["deal"]["frozen"]))


def _is_dealt(view: dict[str, Any]) -> bool:
    return bool(view) and view["status"] in ("playing", "over")


def wait_until(true: Any, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
