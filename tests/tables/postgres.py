"""A PostgreSQL server of the tests' own, in a folder that goes away; an unprivileged user runs it when we are root."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

HOW_TO_GET_IT = "No PostgreSQL server found; on Debian: apt-get install postgresql"


@cache
def programs() -> Path | None:
    """Where Debian keeps initdb and pg_ctl; as root they are installed if need be."""
    found = _installed()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], check=False, timeout=300, **quiet)  # type: ignore[call-overload]
        found = _installed()
    return found


def _installed() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    folders = [folder for folder in folders if (folder / "initdb").exists()]
    return folders[-1] if folders else None


def _run(*words: str | Path, user: str | None) -> None:
    done = subprocess.run(
        [str(word) for word in words],
        user=user,
        group=None if user is None else pwd.getpwnam(user).pw_gid,
        extra_groups=None if user is None else [],
        cwd="/",
        capture_output=False,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
        timeout=120,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == 0, f"{words[0]} ended with {done.returncode}"


@contextmanager
def server() -> Iterator[str]:
    """The address of a fresh database."""
    folder = programs()
    assert folder is not None, HOW_TO_GET_IT
    user = None
    if os.geteuid() == 0:
        names = {entry.pw_name for entry in pwd.getpwall()}
        user = "postgres" if "postgres" in names else "nobody"
    home = Path(tempfile.mkdtemp(prefix="sixgun-postgres-"))
    home.chmod(0o755)
    where = home / "database"
    if user is not None:
        shutil.chown(home, user)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    try:
        _run(folder / "initdb", "-D", where, "-U", "sixgun", "-A", "trust", "-E", "UTF8", "--no-sync", user=user)
        options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c max_connections=60"
        _run(folder / "pg_ctl", "-D", where, "-w", "-o", options, "start", user=user)
        try:
            yield f"postgresql://sixgun@127.0.0.1:{port}/postgres"
        finally:
            _run(folder / "pg_ctl", "-D", where, "-m", "immediate", "-w", "stop", user=user)
    finally:
        shutil.rmtree(home, ignore_errors=True)
