"""The files of the house: nobody else on the machine reads them, and nobody else's file is taken for ours.

Whoever reads the database has the key of the cookies in it, and could take anybody's seat.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from .errors import Misplaced, StoreTrouble

_LOG = logging.getLogger(__name__)
OWNER_ALONE = 0o600
_FIRST_BYTES = b"SQLite format 3\0"
_LOOK_S = 1.0  # seconds between two looks whether the files are where they were
_MARK = "alembic_version"  # the table that every database of ours has


def prepare_database(path: Path) -> None:
    """Make the file where there is none, and see that it is ours and private; StoreTrouble says what is wrong.

    Nothing is written to a file before it is known to be ours: opening it the usual way would change its journal.
    """
    try:
        if path.is_dir():
            raise StoreTrouble(f"The database file {path} cannot be used: it is a folder. Name a file in it.")
        if path.exists() and not path.is_file():
            raise StoreTrouble(f"The database file {path} cannot be used: it is no ordinary file.")
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
        with path.open("rb") as file:
            first = file.read(len(_FIRST_BYTES))
        if first and first != _FIRST_BYTES:
            raise StoreTrouble(f"{path} is no database of Sixgun's: it is another kind of file. Nothing was changed.")
        if first:
            _check_ours(path)
    except OSError as error:
        raise StoreTrouble(f"The database file {path} cannot be used: {error.strerror or error}.") from None
    # The journals are made with the mode of the database, but older ones may lie there.
    for each in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        make_private(each)


def _check_ours(path: Path) -> None:
    try:
        with closing(sqlite3.connect(path)) as connection:
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:
        raise StoreTrouble(f"The database file {path} cannot be used: {error}.") from None
    if tables and _MARK not in tables:
        raise StoreTrouble(f"{path} is the database of another program. Nothing was changed; name another file.")


def make_private(path: Path) -> None:
    """Take away everybody else's right to look, where the file is there and ours."""
    if os.name != "posix":
        return
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(OWNER_ALONE)
    except FileNotFoundError:
        pass
    except OSError:
        _LOG.warning("%s can be read by others, and its mode cannot be changed; its owner should `chmod 600` it", path)


class Whereabouts:
    """Whether an open database is still found by its name: what is written to a file without one is lost.

    Looked at once a second, and while it is missing every time, so that it goes on as soon as the file is back.
    """

    def __init__(self, path: Path, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._files = {each: _identity(each) for each in (path, path.with_name(f"{path.name}-wal")) if each.exists()}
        self._next = seconds() + _LOOK_S

    def check(self, now: bool = False) -> None:
        """Misplaced when the files are elsewhere."""
        if not now and self._seconds() < self._next:
            return
        for path, known in self._files.items():
            if _identity(path) != known:
                self._next = float("-inf")
                raise Misplaced(
                    f"The database file {path} was moved, replaced or deleted while it is open. Nothing is stored until"
                    " it is back in its place; to go on with another file, restart the server."
                )
        self._next = self._seconds() + _LOOK_S


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
