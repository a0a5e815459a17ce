"""`python -m bench.saloon [--game bang] [--tables 400 1000] [--database ADDRESS]`: the saloon under load, as a table.

A real server in a process of its own, or several on one PostgreSQL; people in another (bench/people.py), each at a
table with bots, about a move a second over a real socket. Measured: command to acknowledgement, how late bots are,
events and processor time, memory, and coming back after `kill -9` until everybody has seen the table and got a command
acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import httpx2

from bench.people import THINKS, Player, new_door, open_tables
from sixgun.tables import events as log
from sixgun.tables.store import Shares, open_store
from sixgun.web.limits import Limits
from sixgun.web.serving import bind, serve

_PLENTY = 10**9
_BOT_PAUSE = 700  # milliseconds
_SETTLING = 4.0  # seconds between the last deal and the measurement
_TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """The saloon in a process of its own."""

    def __init__(self, database: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "bench.saloon", "--serve", "--database", database, "--port", str(port)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        self.url = f"http://127.0.0.1:{self.port}"

    def wait_for_rules(self) -> None:
        """Until every game can be played: reading rules takes the interpreter away from the tables."""
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

    @property
    def worked(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @property
    def pid(self) -> int:
        """The process, for a profiler."""
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


class Moment(NamedTuple):
    """A look at the clocks: of the wall, of the store, and how much server and people have worked."""

    wall: float
    at: int
    server: float
    people: float

    @classmethod
    def now(cls, servers: list[Server]) -> Moment:
        """This one."""
        worked = sum(server.worked for server in servers)
        return cls(time.perf_counter(), time.time_ns() // 1_000_000, worked, time.process_time())


class Evening(NamedTuple):
    """What was measured; times in milliseconds."""

    tables: int
    seconds: float
    waits: list[float]
    late: list[float]  # bots, after their pause
    events: int
    refused: int
    server: float  # processor seconds
    people: float
    megabytes: float
    back: str  # after the kill


async def evening(database: str, chosen: argparse.Namespace, tables: int) -> Evening:
    """Everybody sits down, plays a while, and comes back after a power cut."""
    seconds = chosen.seconds
    servers = [Server(database) for _ in range(chosen.servers)]
    try:
        for server in servers:
            server.wait_for_rules()
        players = await open_tables([server.url for server in servers], chosen.game, tables)
        until = time.perf_counter() + 600
        seated = [asyncio.Event() for _ in players]
        door = new_door()
        pairs = zip(players, seated, strict=True)
        running = [asyncio.create_task(player.play(until, door, sits)) for player, sits in pairs]
        everybody: asyncio.Future[Any] = asyncio.gather(*(sits.wait() for sits in seated))
        await asyncio.wait([*running, everybody], return_when=asyncio.FIRST_COMPLETED)
        for stopped in filter(asyncio.Task.done, running):
            stopped.result()  # whoever stumbles says why
        await asyncio.sleep(_SETTLING)
        began = Moment.now(servers)
        if chosen.profile:
            record = ["py-spy", "record", "-p", str(servers[0].pid), "-d", str(int(seconds)), "-o", chosen.profile]
            subprocess.Popen([*record, "-f", "raw", "-t", "-g"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        await asyncio.sleep(seconds)
        ended = Moment.now(servers)
        megabytes = sum(server.megabytes for server in servers)
        for server in servers:
            server.kill()
        await asyncio.gather(*running, return_exceptions=True)
        events, late = look_into(database, players, began.at, ended.at)
        back = ""
        if not chosen.no_kill:
            servers, back = await after_a_kill(database, [server.port for server in servers], players)
    finally:
        for server in servers:
            server.kill()
    waits = [wait * 1000 for player in players for at, wait in player.waits if began.wall <= at < ended.wall]
    refused = sum(player.refused for player in players)
    worked = (ended.server - began.server, ended.people - began.people)
    return Evening(tables, seconds, sorted(waits), sorted(late), events, refused, *worked, megabytes, back)


def look_into(database: str, players: list[Player], began: int, ended: int) -> tuple[int, list[float]]:
    """From the logs: how many events there were, and how late the bots moved."""
    store = open_store(database)
    events, late = 0, []
    for player in players:
        rows = store.rows(player.match)
        for before, row in pairwise(rows):
            if began <= row.at < ended:
                events += 1
                event = log.decode(row.body)
                if isinstance(event, log.Played) and event.by == "bot":
                    late.append(float(row.at - before.at - _BOT_PAUSE))
    store.close()
    return events, late


async def after_a_kill(database: str, ports: list[int], players: list[Player]) -> tuple[list[Server], str]:
    """Start again; until everybody has seen the table, and got a command acknowledged."""
    began = time.perf_counter()
    servers = [Server(database, port) for port in ports]
    opened = time.perf_counter() - began
    door = new_door()
    missing = [player for player in players if not player.over]
    back = asyncio.Barrier(len(missing))
    times = await asyncio.gather(*(player.come_back(door, back) for player in missing))
    seen, counted = (max(each) - began for each in zip(*times, strict=True))
    worked = sum(server.worked for server in servers)
    said = f"open {opened:.1f} s, seen {seen:.1f} s, acknowledged {counted:.1f} s, server worked {worked:.1f} s"
    return servers, said


def at_share(times: list[float], share: float) -> float:
    """Sorted times, as far as this share of them goes."""
    return times[min(len(times) - 1, int(len(times) * share))] if times else 0.0


def say(measured: Evening) -> None:
    """A line of the table."""
    waits, late, events = measured.waits, measured.late, max(1, measured.events)
    print(
        f"{measured.tables:6} {events / measured.seconds:8.0f} {at_share(waits, 0.5):7.0f} {at_share(waits, 0.99):7.0f}"
        f" {at_share(waits, 1):7.0f} {at_share(late, 0.5):9.0f} {at_share(late, 0.99):7.0f}"
        f" {measured.server / events * 1000:9.2f} {measured.server / measured.seconds:7.2f}"
        f" {measured.people / measured.seconds:7.2f} {measured.megabytes:6.0f} {measured.refused:8}  {measured.back}",
        flush=True,
    )


_HEAD = (
    "tables events/s ack p50     p99   worst bots late     p99  ms/event  server  people     MB  refused  after kill -9"
)


def run_server(database: str, port: int) -> None:
    """The server's process: as operators have it, save that one address may be everybody."""
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(1)), daemon=True).start()  # no orphan is left behind
    listener = bind("127.0.0.1", port)
    print(listener.getsockname()[1], flush=True)
    limits = Limits(
        forms_burst=_PLENTY,
        forms_rate=_PLENTY,
        pages_burst=_PLENTY,
        pages_rate=_PLENTY,
        pages_per_address=_PLENTY,
        sockets_per_address=_PLENTY,
        address_burst=_PLENTY,
        address_rate=_PLENTY,
        shares=Shares(address_open=_PLENTY, address_public=_PLENTY, address_playing=_PLENTY),
    )
    serve(listener, database, limits=limits, bot_pause=_BOT_PAUSE)


def main() -> None:
    """SQLite in a fresh file, or the database that is named."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--database", help="a PostgreSQL address; without it SQLite in a temporary folder")
    options.add_argument("--game", default="bang")
    options.add_argument("--tables", type=int, nargs="+", default=[400, 1000])
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--servers", type=int, default=1, help="processes on one PostgreSQL")
    options.add_argument("--no-kill", action="store_true", help="leave out the coming back")
    options.add_argument("--profile", default="", help="a file for what py-spy sees while the server is loaded")
    options.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.serve:
        run_server(chosen.database, chosen.port)
        return
    if chosen.servers > 1 and not chosen.database:
        options.error("Several servers need one PostgreSQL: name it with --database.")
    print(f"{chosen.game}, {'PostgreSQL' if chosen.database else 'SQLite'}; people think {THINKS:g} s, bots", end=" ")
    print(f"{_BOT_PAUSE} ms; times in ms, server and people in cores; load {os.getloadavg()[0]:.1f} at the start")
    print(_HEAD)
    for tables in chosen.tables:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["SIXGUN_KEY_FILE"] = str(Path(folder) / "key")
            database = chosen.database or str(Path(folder) / "bench.db")
            say(asyncio.run(evening(database, chosen, tables)))


if __name__ == "__main__":
    main()
