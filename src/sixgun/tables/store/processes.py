"""Names by which the processes of one machine know each other, and know who is no more.

A process id is not enough: in a container the next process has the same one. So the name says when the process began.
"""

from __future__ import annotations

import hashlib
import os
import socket
from functools import cache
from pathlib import Path

_PROC = Path("/proc")
_BOOT = _PROC / "sys/kernel/random/boot_id"
_STARTED = 19  # the place of "starttime" in /proc/ID/stat, counted after the name of the program
_ENDED = "ended"
_LENGTH = 6  # of a mark
_MACHINE = hashlib.sha256(socket.gethostname().encode()).hexdigest()[:8]
_ours: set[str] = set()  # names given in this process


def signed(holder: str) -> str:
    """A holder's name with machine, process and beginning of the process before it; 40 characters for 16."""
    name = f"{_MACHINE}.{os.getpid()}.{_beginning(os.getpid())}.{holder}"
    _ours.add(name)
    return name


def is_gone(name: str) -> bool:
    """A process of this machine that does not run any more; of another machine nothing is known."""
    machine, process, began = [*name.split("."), "", ""][:3]
    if os.name != "posix" or machine != _MACHINE or not process.isdecimal():
        return False
    if int(process) == os.getpid():
        return name not in _ours  # whoever had this number before us
    try:
        os.kill(int(process), 0)  # a question, not a signal
    except ProcessLookupError:
        return True
    except OSError:
        pass  # it runs, under another user
    runs_since = _beginning(int(process))
    return runs_since == _ENDED or (_is_beginning(began) and _is_beginning(runs_since) and began != runs_since)


def _beginning(process: int) -> str:
    """A short mark that no later process with the same number has; "-" where the machine does not tell."""
    try:
        fields = (_PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return "-"
    if fields[0] in "ZX":  # killed, and not yet cleared away
        return _ENDED
    return hashlib.sha256(f"{_boot()} {fields[_STARTED]}".encode()).hexdigest()[:_LENGTH]


@cache
def _boot() -> str:
    """The machine counts from its start, and at every start anew."""
    try:
        return _BOOT.read_text().strip()
    except OSError:
        return ""


def _is_beginning(text: str) -> bool:
    """Names of older versions have none, and not every machine tells."""
    return len(text) == _LENGTH
