"""The line to a table breaks and comes back; no command is lost, none gets a second key."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Queue
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from sixgun.tables import messages as say
from sixgun.terminal.door import Address, Door
from sixgun.terminal.wire import Closed, Heard, Lost, Wire

COME_BACK, NO_TABLE, FAULT = 1012, 4404, 1011


class House:
    """A house that hangs up as the test wants it to."""

    def __init__(self, *codes: int) -> None:
        self.codes = list(codes)  # for each visit: how it ends; afterwards commands are answered
        self.frames: Queue[dict[str, Any]] = Queue()
        self.paths: list[str] = []
        self.headers: list[dict[str, str]] = []

    def visit(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        self.paths.append(socket.request.path)
        self.headers.append(dict(socket.request.headers.raw_items()))
        if self.codes and self.codes[0] == NO_TABLE:
            socket.close(self.codes.pop(0), "There is no such table.")
            return
        try:
            socket.send('{"tell":"pong"}')
            while True:
                frame = msgspec.json.decode(socket.recv())
                self.frames.put(frame)
                if self.codes:
                    socket.close(self.codes.pop(0))
                    return
                socket.send(msgspec.json.encode(say.Done(key=frame["key"], match="m", seq=1)).decode())
        except ConnectionClosed:
            pass


@contextmanager
def line(house: House) -> Iterator[tuple[Wire, Queue[Any]]]:
    with serve(house.visit, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever).start()
        door = Door(Address(f"http://127.0.0.1:{server.socket.getsockname()[1]}"), None)
        door.passport = "sixgun=me"
        news: Queue[Any] = Queue()
        wire = Wire(door, "m", news.put)
        wire.start()
        try:
            yield wire, news
        finally:
            wire.close()
            server.shutdown()


def next_of(kind: type, news: Queue[Any]) -> Any:
    while not isinstance(event := news.get(timeout=20), kind):
        pass
    return event


def test_an_unanswered_command_is_sent_again_with_the_same_key() -> None:
    house = House(COME_BACK, FAULT)
    with line(house) as (wire, news):
        next_of(Heard, news)
        wire.since = 7
        wire.send(say.Deal(key="mine", match="m"))
        next_of(Lost, news)
        assert [house.frames.get(timeout=20) for _ in range(3)] == [{"do": "deal", "key": "mine", "match": "m"}] * 3
        while "answer" not in (text := next_of(Heard, news).text):
            pass
        assert '"mine"' in text
        assert wire.answered("mine") == say.Deal(key="mine", match="m")
        assert wire.answered("mine") is None
    assert house.paths == ["/table/m/socket?since=0"] + ["/table/m/socket?since=7"] * 2


def test_a_table_that_is_not_there_is_not_tried_again() -> None:
    house = House(NO_TABLE)
    with line(house) as (_, news):
        assert next_of(Closed, news).sentence == "There is no such table."
    assert len(house.paths) == 1


def test_the_house_hears_who_comes_and_from_which_page() -> None:
    house = House()
    with line(house) as (_, news):
        next_of(Heard, news)
    headers = house.headers[0]
    assert headers["Cookie"] == "sixgun=me"
    assert headers["Origin"] == f"http://{headers['Host']}"
