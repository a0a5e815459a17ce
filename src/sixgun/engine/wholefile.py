"""Replace a file as a whole: a reader finds the old text or the new one, never something in between."""

from __future__ import annotations

import errno
import os
import secrets
from pathlib import Path

from .plainfile import see_that_it_is_ordinary

FOR_ALL = 0o666  # less what the user's umask takes
OWNER_ALONE = 0o600


def write_whole(path: Path, content: bytes, mode: int = FOR_ALL) -> None:
    """Replace a file; it is on the disk when this returns. OSError leaves the file as it was, and nothing beside it.

    Where a link leads, there the file is: the link stays.
    """
    whole = real_place(path)
    see_that_it_is_ordinary(whole)  # a device or a pipe would be gone
    beside = whole.with_name(f".{whole.name[:40]}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(whole)
    finally:
        beside.unlink(missing_ok=True)
    _keep_its_name(whole.parent)


def real_place(path: Path) -> Path:
    """Where a file is, or will be, when all links are followed; OSError for links that lead in a circle.

    Path.resolve() raises RuntimeError for such links up to Python 3.12, and stops at one of them from 3.13 on.
    """
    try:
        whole = path.resolve()
        circle = whole.is_symlink()
    except RuntimeError:
        circle = True
    if circle:
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return whole


def write_private(path: Path, content: bytes) -> None:
    """The same for nobody else's eyes, from the first moment on; its folder is made where there is none."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_whole(path, content, OWNER_ALONE)


def _keep_its_name(folder: Path) -> None:
    """Write the folder too, or the file may be gone after a power cut."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
