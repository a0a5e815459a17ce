"""`python -m bench.saloon [--tables 200] [--seconds 30] [--database ADDRESS]`: the saloon under load.

A real server in a process of its own; people in another, each at a table with bots, one move a second over a real
socket. Measured: command to acknowledgement, memory, coming back after `kill -9`, and the weight of the first page.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from sixgun.tables import messages as say
from sixgun.tables.views import View
from sixgun.tables.witness import Witness
from sixgun.web.limits import Limits
from sixgun.web.serving import bind, serve

_PLENTY = 10**9
_THINKS = 1.0  # seconds a person thinks


class Server:
    """The saloon in a process of its own."""

    def __init__(self, database: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "bench.saloon", "--serve", "--database", database, "--port", str(port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        self.url = f"http://127.0.0.1:{self.port}"
        self.wait_for_rules()

    def wait_for_rules(self) -> None:
        """Until every game can be played."""
        while True:
            try:
                if all(game["done"] for game in httpx2.get(f"{self.url}/warming").json().values()):
                    return
            except httpx2.HTTPError:
                pass
            time.sleep(0.05)

    @property
    def megabytes(self) -> float:
        """Memory in use."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    def kill(self) -> None:
        """As a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


@dataclass
class Player:
    """A person at a table of their own."""

    url: str
    match: str = ""
    cookie: str = ""
    waits: list[float] = field(default_factory=list)
    refused: int = 0
    seen: int = 0
    witness: Witness = field(default_factory=lambda: Witness(""))

    async def sit_down(self, client: httpx2.AsyncClient) -> None:
        """One click on "Play now"."""
        headers = {"Origin": self.url}
        data = {"key": secrets.token_hex(16)}
        answer = await client.post(f"{self.url}/play/calaboose", headers=headers, data=data)
        answer.raise_for_status() if answer.status_code >= 400 else None
        self.match = answer.headers["location"].split("/")[2].split("?")[0]
        self.witness = Witness(self.match)
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    def socket(self) -> Any:
        """A connection to the table."""
        address = f"{self.url.replace('http', 'ws')}/table/{self.match}/socket"
        return connect(address, origin=Origin(self.url), additional_headers={"Cookie": self.cookie}, max_size=2**20)

    async def play(self, until: float) -> None:
        """A move a second, as long as there is one to make; then again from the next game."""
        async with self.socket() as socket:
            await asyncio.sleep(random.random() * _THINKS)
            while time.perf_counter() < until:
                view = await self._view(socket, until)
                if view is None:
                    return
                await asyncio.sleep(_THINKS * (0.5 + random.random()))
                await self._move(socket, view)

    async def _view(self, socket: ClientConnection, until: float) -> dict[str, Any] | None:
        """The next view with a decision of ours; None when the time or the game is over."""
        while time.perf_counter() < until:
            try:
                message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 5))
            except TimeoutError:
                continue
            if message.get("tell") != "table":
                continue
            self.seen += 1
            view: dict[str, Any] = message["view"]
            await self._help_to_deal(socket, view)
            if view["status"] == "over":
                return None
            if view["moves"]:
                return view
        return None

    async def _help_to_deal(self, socket: ClientConnection, view: dict[str, Any]) -> None:
        """What a browser does by itself: pledge, call the deal, show the nonce."""
        wishes = [self.witness.answer(msgspec.convert(view, View))]
        if view["status"] == "open" and view["deal"]["pledges"][view["viewer"]]:
            wishes.append((say.Deal, {}))
        for wish in filter(None, wishes):
            command = wish[0](key=secrets.token_hex(8), match=self.match, **wish[1])
            await socket.send(msgspec.json.encode(command).decode())

    async def _move(self, socket: ClientConnection, view: dict[str, Any]) -> None:
        key = secrets.token_hex(8)
        move = random.choice(view["moves"])["move"]
        began = time.perf_counter()
        command = {"do": "play", "key": key, "match": self.match, "decision": view["decision"], "move": move}
        await socket.send(msgspec.json.encode(command).decode())
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message.get("key") == key:
                self.waits.append(time.perf_counter() - began)
                self.refused += message["answer"] != "done"
                return


async def open_tables(url: str, count: int) -> list[Player]:
    """So many people at so many tables."""
    players = [Player(url) for _ in range(count)]
    async with httpx2.AsyncClient(timeout=60) as client:
        for player in players:
            client.cookies.clear()
            await player.sit_down(client)
    return players


async def first_view(player: Player) -> None:
    """Come back to the table, trying again while the house is not there."""
    while True:
        try:
            async with player.socket() as socket:
                while msgspec.json.decode(await socket.recv()).get("tell") != "table":
                    pass
                return
        except (OSError, ConnectionClosed):
            await asyncio.sleep(0.05)


def say_waits(players: list[Player], seconds: float) -> None:
    """How long acknowledgements took."""
    waits = sorted(wait for player in players for wait in player.waits)
    at = [waits[min(len(waits) - 1, int(len(waits) * share))] * 1000 for share in (0.5, 0.95, 0.99, 1)]
    seen, refused = sum(player.seen for player in players), sum(player.refused for player in players)
    print(f"  {len(waits):,} moves in {seconds:.0f} s, {seen:,} views, {refused} refused or stale")
    names = ("p50", "p95", "p99", "worst")
    said = ", ".join(f"{name} {ms:.1f} ms" for name, ms in zip(names, at, strict=True))
    print(f"  command to acknowledgement: {said}")


async def measure(database: str, tables: int, seconds: float) -> None:
    """All of it."""
    server = Server(database)
    try:
        print(f"{tables} tables, each one person with a socket and three bots, {_THINKS:g} s a decision")
        empty = server.megabytes
        players = await open_tables(server.url, tables)
        seated = server.megabytes
        print(f"  memory: {empty:.0f} MB empty, {(seated - empty) / tables * 1024:.0f} KB a table")
        until = time.perf_counter() + seconds
        running = [asyncio.create_task(player.play(until)) for player in players]
        await asyncio.sleep(min(5, seconds / 2))
        print(f"  memory: {(server.megabytes - seated) / tables * 1024:.0f} KB a socket in use")
        await asyncio.gather(*running)
        say_waits(players, seconds)
        server.kill()
        began = time.perf_counter()
        server = Server(database, server.port)
        started = time.perf_counter() - began
        await asyncio.gather(*(first_view(player) for player in players))
        whole = time.perf_counter() - began
        print(f"  after kill -9: open after {started:.1f} s, all {tables} people see their table after {whole:.1f} s")
    finally:
        server.kill()


def main() -> None:
    """SQLite in a fresh file, or the database that is named."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--database", help="a PostgreSQL address; without it SQLite in a temporary folder")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.serve:
        listener = bind("127.0.0.1", chosen.port)
        print(listener.getsockname()[1], flush=True)
        limits = Limits(
            forms_burst=_PLENTY,
            forms_rate=_PLENTY,
            pages_burst=_PLENTY,
            pages_rate=_PLENTY,
            sockets_per_address=_PLENTY,
            address_burst=_PLENTY,
            address_rate=_PLENTY,
        )
        serve(listener, chosen.database, limits=limits)
        return
    with tempfile.TemporaryDirectory() as folder:
        print("PostgreSQL" if chosen.database else "SQLite")
        asyncio.run(measure(chosen.database or str(Path(folder) / "bench.db"), chosen.tables, chosen.seconds))


if __name__ == "__main__":
    main()
