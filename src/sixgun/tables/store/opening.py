"""From what a user writes to a store."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from .clock import Clock, house_clock
from .errors import StoreTrouble
from .sqlite import SqliteStore
from .store import Store

_POSTGRES = ("postgresql://", "postgres://", "postgresql+psycopg://")


def open_store(where: str | Path, now: Clock | None = None) -> Store:
    """A file's name for SQLite, or a URL like postgresql://user:password@host/database.

    Without a clock to go by, the house's time starts as the wall's, or as the database server's, which many share.
    """
    text = str(where)
    if text.startswith(_POSTGRES):
        if find_spec("psycopg") is None:
            raise StoreTrouble("PostgreSQL needs one package more: pip install 'sixgun[postgres]'.")
        from .postgres import PostgresStore

        return PostgresStore("postgresql+psycopg://" + text.split("://", 1)[1], now)
    if "://" in text and not text.startswith("sqlite:///"):
        raise StoreTrouble(f"A database is a file's name or a postgresql:// address, not {text.split('://', 1)[0]}://.")
    return SqliteStore(text.removeprefix("sqlite:///"), now or house_clock())
