"""A file that belongs to one process at a time, by a lock that the kernel gives back when that process dies."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import TextIO

from .wholefile import real_place

OWNER_ALONE = 0o600
_here: set[Path] = set()  # locks that this process has: to the kernel they are nothing new, and would be given twice
_looking = Lock()


class HeldByAnother(Exception):
    """Another has it: the number of its process, or a question mark."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a file as the only one; HeldByAnother names the process that has it, OSError says what cannot be used.

    The lock is on a file beside it, which goes with the holder. A lock of POSIX's kind belongs to a process and not to
    its children, which may outlive it.
    """
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    beside = lock_of(path)
    with _only_one_here(beside):
        while True:
            with _opened(beside) as file:
                try:
                    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except (BlockingIOError, PermissionError):
                    raise HeldByAnother(file.readline(20).strip() or "?") from None
                if not _is_still_there(beside, file):  # its last holder has just removed it: others lock a new one
                    continue
                file.truncate()
                file.write(f"{os.getpid()}\n")
                file.flush()
                try:
                    yield
                finally:
                    if _is_still_there(beside, file):  # or somebody took it away, and it is another's by now
                        beside.unlink()
                return


def lock_of(path: Path) -> Path:
    """The file beside it, with a name that is nobody else's."""
    whole = real_place(path)
    return whole.with_name(f".{whole.name}.sixgun-lock")


@contextmanager
def _only_one_here(beside: Path) -> Iterator[None]:
    with _looking:
        if beside in _here:
            raise HeldByAnother(os.getpid())
        _here.add(beside)
    try:
        yield
    finally:
        _here.discard(beside)


def _opened(beside: Path) -> TextIO:
    flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW
    return os.fdopen(os.open(beside, flags, OWNER_ALONE), "r+", encoding="ascii", errors="replace")


def _is_still_there(beside: Path, file: TextIO) -> bool:
    try:
        return os.path.samestat(beside.lstat(), os.fstat(file.fileno()))
    except FileNotFoundError:
        return False
