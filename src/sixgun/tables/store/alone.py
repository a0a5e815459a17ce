"""One SQLite file belongs to one server: whoever serves it holds a lock that the kernel gives back when they die."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .errors import StoreTrouble
from .files import OWNER_ALONE, prepare_database


@contextmanager
def served_alone(path: Path) -> Iterator[None]:
    """Serve a database file as the only process; StoreTrouble names the one that does so already.

    The lock is on a file beside it, which stays: if it were removed, two processes could lock two files of that name.
    A lock of POSIX's kind belongs to a process and not to its children, which may outlive it.
    """
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    prepare_database(path)
    beside = path.resolve().with_name(f"{path.resolve().name}.lock")
    try:
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, OWNER_ALONE)
    except OSError as error:
        raise StoreTrouble(f"The lock file {beside} cannot be used: {error.strerror or error}.") from None
    with os.fdopen(descriptor, "r+", encoding="ascii", errors="replace") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            holder = file.readline(20).strip() or "?"
            raise StoreTrouble(
                f"{path} is already served by process {holder}; one file belongs to one server."
                " Use PostgreSQL for several."
            ) from None
        except OSError as error:
            raise StoreTrouble(f"The lock file {beside} cannot be used: {error.strerror or error}.") from None
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield
