"""A file that belongs to one process at a time, by a lock that the kernel gives back when that process dies."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

OWNER_ALONE = 0o600


class HeldByAnother(Exception):
    """Another process has it: its number, or a question mark."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a file as the only process; HeldByAnother names the one that has it, OSError says what cannot be used.

    The lock is on a file beside it, which goes with the holder. A lock of POSIX's kind belongs to a process and not to
    its children, which may outlive it.
    """
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    beside = lock_of(path)
    while True:
        with _opened(beside) as file:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except (BlockingIOError, PermissionError):
                raise HeldByAnother(file.readline(20).strip() or "?") from None
            if not _is_still_there(beside, file):  # its last holder has just removed it: others would lock a new one
                continue
            file.truncate()
            file.write(f"{os.getpid()}\n")
            file.flush()
            try:
                yield
            finally:
                beside.unlink(missing_ok=True)
            return


def lock_of(path: Path) -> Path:
    """The file beside it."""
    whole = path.resolve()
    return whole.with_name(f"{whole.name}.lock")


def _opened(beside: Path) -> TextIO:
    return os.fdopen(os.open(beside, os.O_RDWR | os.O_CREAT, OWNER_ALONE), "r+", encoding="ascii", errors="replace")


def _is_still_there(beside: Path, file: TextIO) -> bool:
    try:
        return os.path.samestat(beside.stat(), os.fstat(file.fileno()))
    except FileNotFoundError:
        return False
