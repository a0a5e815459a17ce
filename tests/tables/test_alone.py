"""One SQLite file belongs to one server, and to the next one as soon as that is dead."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sixgun.engine.holding import lock_of
from sixgun.tables.store import StoreTrouble, open_store, serving
from sixgun.web.serving import bind, serve

LOCKS = """
import fcntl, os, sys, time
file = open(sys.argv[1], "a")
try:
    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
except OSError:
    print("locked", flush=True)
else:
    print(os.getpid(), file=file, flush=True)
    print("open", flush=True)
    time.sleep(600)
"""  # what a server does, without the seconds that it takes to import one


@contextmanager
def another_server(database: Path, says: str = "open") -> Iterator[int]:
    """A process that serves the file until it is killed; its number."""
    command = [sys.executable, "-S", "-c", LOCKS, str(lock_of(database))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().strip() == says
            yield process.pid
        finally:
            process.kill()


def refused(database: Path | str) -> str:
    with pytest.raises(StoreTrouble) as trouble, serving(database):
        raise AssertionError("two servers on one file")
    return str(trouble.value)


def test_a_second_server_is_told_who_serves_the_file(tmp_path: Path) -> None:
    database, link = tmp_path / "saloon.db", tmp_path / "evening.db"
    link.symlink_to(database)
    with another_server(database) as number:
        for name in (database, link, f"sqlite:///{database}"):
            assert refused(name).endswith(
                f" is already served by process {number}; one file belongs to one server. Use PostgreSQL for several."
            )


def test_serving_asks_before_the_file_is_opened(tmp_path: Path) -> None:
    def opened() -> None:
        raise AssertionError("two servers on one file")

    database = tmp_path / "saloon.db"
    with another_server(database) as number, pytest.raises(StoreTrouble, match=f"process {number};"):
        serve(bind("127.0.0.1", 0), str(database), when_open=opened)
    assert database.read_bytes() == b""


def test_after_kill_9_the_next_server_opens_at_once(tmp_path: Path) -> None:
    with another_server(tmp_path / "saloon.db"):
        refused(tmp_path / "saloon.db")
    with serving(tmp_path / "saloon.db"), another_server(tmp_path / "saloon.db", says="locked"):
        assert lock_of(tmp_path / "saloon.db").read_text() == f"{os.getpid()}\n"
    with another_server(tmp_path / "saloon.db"):
        pass


def test_the_lock_is_private_and_hinders_nobody_who_only_opens_the_file(tmp_path: Path) -> None:
    with another_server(tmp_path / "saloon.db"):
        open_store(tmp_path / "saloon.db").close()
    with serving(tmp_path / "evening.db"):
        assert stat.S_IMODE(lock_of(tmp_path / "evening.db").stat().st_mode) == 0o600


def test_a_lock_that_cannot_be_had_gets_a_sentence(tmp_path: Path) -> None:
    lock_of(tmp_path / "saloon.db").mkdir()
    assert refused(tmp_path / "saloon.db").endswith(".saloon.db.sixgun-lock cannot be used: Is a directory.")


def test_no_lock_is_laid_beside_the_file_of_somebody_else(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Dear diary, " * 100)
    assert refused(tmp_path / "notes.txt").endswith("Nothing was changed.")
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
