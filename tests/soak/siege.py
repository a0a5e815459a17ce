"""A real server in a process of its own, guests with addresses of their own on loopback, and somebody honest."""

from __future__ import annotations

import itertools
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from sixgun.tables.keys import KEY_FILE
from tests.web.running import Line, _at_table, wait_until

_addresses = (f"127.0.{high}.{low}" for high in range(1, 250) for low in range(1, 250))
_names = (f"Guest {number}" for number in itertools.count(1))


class Server:
    """`sixgun serve` on a free port, with its words in a file."""

    def __init__(self, database: str | Path, folder: Path, port: int = 0) -> None:
        self._database, self.folder, self.port = str(database), folder, port
        self.log = folder / f"server {os.urandom(4).hex()}.log"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "sixgun.cli.main", "serve", "--port", str(self.port)]
        command += ["--database", self._database, "--bot-pause", "0"]
        environment = {**os.environ, KEY_FILE: str(self.folder / "house.key")}
        with self.log.open("ab") as words:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=words, text=True, env=environment)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rsplit(" ", 1)[1]
        self.port = int(self.url.rsplit(":", 1)[1])
        wait_until(self.is_ready, 300)

    def is_ready(self) -> bool:
        try:
            return bool(httpx2.get(f"{self.url}/warming").json()["calaboose"]["done"])
        except httpx2.HTTPError:
            return False

    def health(self) -> int:
        return httpx2.get(f"{self.url}/healthz", timeout=10).status_code

    def sends(self, which: signal.Signals) -> None:
        self.process.send_signal(which)

    def room_for(self, size: int | None) -> None:
        """No file may grow beyond this; None lets them grow again."""
        limit = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    def close(self, how: signal.Signals = signal.SIGKILL) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(how)
        self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def serving(database: str | None = None) -> Iterator[Server]:
    """A server that goes away with all it has written."""
    with tempfile.TemporaryDirectory(prefix="sixgun-siege-") as folder:
        server = Server(database or Path(folder) / "saloon.db", Path(folder))
        try:
            yield server
        finally:
            server.close()


class Guest:
    """Somebody with a browser and an address of their own."""

    def __init__(self, server: Server, name: str = "", address: str = "") -> None:
        self.server, self.name = server, name or next(_names)
        self.address = address or next(_addresses)
        self.http = self._browser()
        self.http.get("/")
        self.http.post("/name", data={"name": self.name})
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def _browser(self) -> httpx2.Client:
        transport = httpx2.HTTPTransport(local_address=self.address)
        return httpx2.Client(
            base_url=self.server.url, transport=transport, headers={"Origin": self.server.url}, timeout=30
        )

    def asks(self, **form: str) -> httpx2.Response:
        """Send the form that opens a table."""
        return self.http.post("/open/calaboose", data={"key": os.urandom(8).hex(), "seats": "2", **form})

    def opens(self, **form: str) -> str:
        answer = self.asks(**form)
        assert answer.status_code == 303, f"{answer.status_code} when opening a table"
        return str(answer.headers["location"]).split("?")[0].rsplit("/", 1)[1]

    @contextmanager
    def at(self, match: str, server: Server | None = None, sits: bool = False, **other: Any) -> Iterator[Line]:
        """A socket to a table, through this server or another."""
        server = server or self.server
        settings: dict[str, Any] = {"origin": Origin(server.url), "additional_headers": {"Cookie": self.cookie}}
        address = f"ws://127.0.0.1:{server.port}/table/{match}/socket"
        place = (self.address, 0)
        with connect(address, **{**settings, **other}, source_address=place, max_size=2**22) as socket:
            line = Line(socket, match)
            line.seated = sits  # whoever opens a table sits there
            _at_table.setdefault(match, []).append(line)
            try:
                yield line
            finally:
                _at_table[match].remove(line)


def tries(line: Line, do: str, **what: Any) -> str:
    """A command's answer in one word, or why it was rejected."""
    answer = line.says(do, **what)
    return "done" if answer["answer"] == "done" else str(answer.get("sentence", answer["answer"]))


class Honest(threading.Thread):
    """Somebody who plays and chats all the time, and notes how long every answer takes."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.worst = 0.0  # seconds, since somebody has last looked
        self.answers = 0
        self.trouble = ""
        self._guest = Guest(server, "Honest Zoe")
        self._ending = threading.Event()
        self.start()

    def run(self) -> None:
        while not self._ending.is_set():
            try:
                self._play(self._guest.opens())
            except (OSError, TimeoutError, AssertionError, httpx2.HTTPError, WebSocketException) as trouble:
                self.trouble = f"{type(trouble).__name__}: {trouble}"
                self._ending.wait(1)

    def _play(self, match: str) -> None:
        with self._guest.at(match, sits=True) as line:
            line.hear_table()
            line.does("deal")
            while not self._ending.is_set() and line.view["status"] == "playing":
                if line.view["to_act"] == line.view["viewer"] and line.view["moves"]:
                    move = line.view["moves"][0]["move"]
                    self._timed(line, "play", decision=line.view["decision"], move=move)
                else:
                    self._timed(line, "chat", text="howdy")
                line.catch_up(line.view["seq"])
                self._ending.wait(0.15)

    def _timed(self, line: Line, do: str, **what: Any) -> None:
        began = time.monotonic()
        line.says(do, **what)
        self.worst = max(self.worst, time.monotonic() - began)
        self.answers += 1

    def look(self) -> tuple[float, str]:
        """The worst answer in milliseconds and any trouble, since the last look."""
        worst, trouble = self.worst * 1000, self.trouble
        self.worst, self.trouble = 0.0, ""
        return worst, trouble

    def end(self) -> None:
        self._ending.set()
        self.join(30)


def raised_limit(files: int = 4096) -> None:
    """Room for as many connections as an attack needs."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, hard), hard))


def size_of(message: object) -> int:
    return len(msgspec.json.encode(message))
