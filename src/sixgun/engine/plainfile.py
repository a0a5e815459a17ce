"""Files that a user names: only ordinary ones are read, and no more of them than makes sense."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from stat import S_ISDIR, S_ISREG


def see_that_it_is_ordinary(path: Path) -> None:
    """OSError for folders, devices and pipes: reading one may never end. A file that does not exist yet is fine."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not S_ISREG(mode):
        raise OSError(errno.EINVAL, "it is not an ordinary file", str(path))


def text_of_file(path: Path, most: int) -> str:
    """The text of an ordinary file of at most so many bytes; OSError and UnicodeDecodeError say why there is none."""
    see_that_it_is_ordinary(path)
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"it has more than {most:,} bytes", str(path))
    return content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
