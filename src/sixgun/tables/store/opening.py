"""From what a user writes to a store."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from pathlib import Path

from .alone import served_alone
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
    return SqliteStore(_file_in(text), now or house_clock())


def serving(where: str | Path) -> AbstractContextManager[None]:
    """While a server is on this database: nobody else serves the same file, and as many as like the same PostgreSQL."""
    text = str(where)
    return nullcontext() if text.startswith(_POSTGRES) else served_alone(_file_in(text))


def _file_in(text: str) -> Path:
    if "://" in text and not text.startswith("sqlite:///"):
        raise StoreTrouble(f"A database is a file's name or a postgresql:// address, not {text.split('://', 1)[0]}://.")
    return Path(text.removeprefix("sqlite:///"))
