"""From a store's address to a server that runs until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import uvicorn

from sixgun.engine.errors import BadOption
from sixgun.tables.driver import Habits
from sixgun.tables.house import House
from sixgun.tables.housekeeping import Patience
from sixgun.tables.pace import DAY
from sixgun.tables.store import open_store, serving

from .app import application
from .connections import Connections, Settings
from .limits import DEFAULT_LIMITS, Limits
from .logs import write_logs
from .names import checked_origin, names_of
from .proxies import Proxies
from .saloon import Saloon

_PING_SECONDS = 20.0
_GOODBYE_SECONDS = 5
_TURN_SECONDS = 0.001  # a thread that calculates lets a waiting command have the interpreter after so long
_TIDYING = 1_000, 4, 2_500  # garbage is looked for in small portions, because everybody waits meanwhile; seldom in all
_BOT_PAUSE = 700  # milliseconds, so that people can follow
_COMING_BACK = 6  # milliseconds a running table that bots wait for people after a restart
_MOST_FILES = 65_536
_OTHER_FILES = 128  # open files that are no connections: database, pipes to the processes that compile
_BACKLOG = 256  # connections that wait to be accepted; asyncio also tries so often in a row when it runs out of files


def default_database() -> Path:
    """Where the embedded database lies: $SIXGUN_DATA, or the user's data folder."""
    chosen = os.environ.get("SIXGUN_DATA")
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sixgun"
    return (Path(chosen) if chosen else base) / "saloon.db"


def default_archive(database: str) -> Path:
    """Where old matches go: a folder beside the database file, or in the user's data folder."""
    if "://" in database.removeprefix("sqlite:///"):
        return default_database().with_name("archive")
    return Path(database.removeprefix("sqlite:///")).with_name(f"{Path(database).stem}-archive")


def bind(host: str, port: int) -> socket.socket:
    """Take the port before anything else is set up, so that a taken one is one clear sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise BadOption(
                f"This machine has no address {host!r}. Choose another with --host: 127.0.0.1 for this machine alone,"
                " 0.0.0.0 for your network."
            ) from None
        raise BadOption(
            f"{host}:{port} cannot be used: {error.strerror or error}. Choose another with --port."
        ) from None
    return listener


def address_for_others(host: str) -> str | None:
    """This machine's address as its network knows it, when it listens on every one; None where none can be told."""
    asked = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}.get(host)
    if asked is None:
        return None
    try:
        with socket.socket(asked[0], socket.SOCK_DGRAM) as probe:
            probe.connect((asked[1], 9))  # sends nothing: it only asks which way a packet would leave
            found = str(probe.getsockname()[0])
    except OSError:
        return None
    return f"[{found}]" if ":" in found else found


def open_files() -> int:
    """How many files this process may have open, after asking for as many as the machine lets us have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return _MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # macOS has a lower limit that it does not tell
        return soft
    return most


class Server(uvicorn.Server):
    """The server: says that it is open when it is, and lets nobody keep it waiting."""

    def __init__(self, settings: Settings, when_open: Callable[[], None] = lambda: None) -> None:
        super().__init__(settings)
        self._connections, self._when_open = settings.connections, when_open
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """From here on requests are answered."""
        await super().startup(sockets)
        self._watching = asyncio.create_task(self._connections.watch())
        self._when_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to everybody."""
        await super().shutdown(sockets)
        if self._watching is not None:
            self._watching.cancel()


def serve(
    listener: socket.socket,
    database: str,
    *,
    host: str = "",
    origins: Iterable[str] = (),
    proxies: Iterable[str] = (),
    limits: Limits = DEFAULT_LIMITS,
    bot_pause: int = _BOT_PAUSE,
    keep_finished: int = 365,
    archive: Path | None = None,
    tracker: str = "",
    verbose: bool = False,
    when_open: Callable[[], None] = lambda: None,
) -> None:
    """Serve until interrupted. Open sockets are told to come back at once (1012)."""
    write_logs(logging.INFO if verbose else logging.WARNING)
    sys.setswitchinterval(_TURN_SECONDS)
    gc.set_threshold(*_TIDYING)
    with listener, serving(database):
        named, allowed = Proxies(proxies), list(map(checked_origin, origins))
        house = House(open_store(database), Habits(bot_pause=bot_pause, coming_back=_COMING_BACK))
        patience, place = Patience(finished=keep_finished * DAY), archive or default_archive(database)
        saloon = Saloon(house, limits, allowed, patience, place, named, names_of(host, allowed), tracker)
        Server(server_settings(saloon), when_open).run(sockets=[listener])


def server_settings(saloon: Saloon) -> Settings:
    """The server's settings: frames limited, dead phones noticed, nothing logged that names a table."""
    limits = saloon.limits
    most = min(limits.connections, max(open_files() - _OTHER_FILES, _OTHER_FILES))
    connections = Connections(limits, most, saloon.proxies)
    saloon.metrics.gauge("connections", "Connections that are open.", lambda: len(connections))
    saloon.metrics.gauge("connections_refused", "Connections that were one too many.", lambda: connections.refused)
    return Settings(
        application(saloon),
        connections,
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
        backlog=_BACKLOG,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # it believes whoever comes from this machine; see proxies.py
        lifespan="on",
    )
