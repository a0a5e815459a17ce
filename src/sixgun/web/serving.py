"""From a store's address to a server that runs until it is told to stop."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from sixgun.engine.errors import BadOption
from sixgun.tables.driver import Habits
from sixgun.tables.house import House
from sixgun.tables.housekeeping import DAY, Patience
from sixgun.tables.store import open_store

from .app import application
from .limits import DEFAULT_LIMITS, Limits
from .logs import write_logs
from .saloon import Saloon

_PING_SECONDS = 20.0
_GOODBYE_SECONDS = 5
_BOT_PAUSE = 700  # milliseconds, so that people can follow


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
        raise BadOption(
            f"{host}:{port} cannot be used: {error.strerror or error}. Choose another with --port."
        ) from None
    return listener


def serve(
    listener: socket.socket,
    database: str,
    *,
    origins: Iterable[str] = (),
    limits: Limits = DEFAULT_LIMITS,
    bot_pause: int = _BOT_PAUSE,
    keep_finished: int = 365,
    archive: Path | None = None,
    verbose: bool = False,
) -> None:
    """Serve until interrupted. Open sockets are told to come back at once (1012)."""
    write_logs(logging.INFO if verbose else logging.WARNING)
    house = House(open_store(database), Habits(bot_pause=bot_pause))
    patience = Patience(finished=keep_finished * DAY)
    saloon = Saloon(house, limits, origins, patience, archive or default_archive(database))
    uvicorn.Server(server_config(application(saloon), limits)).run(sockets=[listener])


def server_config(app: ASGIApp, limits: Limits) -> uvicorn.Config:
    """The server's settings: frames limited, dead phones noticed, nothing logged that names a table."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=limits.frame_bytes,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
    )
