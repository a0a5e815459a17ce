"""A file that one process holds: told who, given back by the dead, and no lock that two could have."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from sixgun.engine import holding
from sixgun.engine.holding import HeldByAnother, held, lock_of

HOLDS = """
import sys, time
from pathlib import Path
from sixgun.engine.holding import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.readline()
"""


def test_whoever_comes_second_is_told_who_has_it(tmp_path: Path) -> None:
    path, link = tmp_path / "book", tmp_path / "other"
    link.symlink_to(path)
    command = [sys.executable, "-c", HOLDS, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        for name in (path, link):
            with pytest.raises(HeldByAnother, match=f"^{other.pid}$"), held(name):
                raise AssertionError("two hold it")
        other.kill()
    with held(path):
        assert lock_of(path).read_text() == f"{os.getpid()}\n"
    assert not lock_of(path).exists()


def test_the_lock_goes_with_whoever_fails(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), held(tmp_path / "book"):
        raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []


def test_a_lock_that_was_removed_meanwhile_is_not_believed(tmp_path: Path) -> None:
    """Its holder left between our opening of the file and our locking of it: the next one would lock another file."""
    path, opened, looked = tmp_path / "book", holding._opened, list[bool]()
    there = holding._is_still_there

    def just_before(beside: Path) -> object:
        file = opened(beside)
        if not looked:
            beside.unlink()
        return file

    def look(beside: Path, file: object) -> bool:
        looked.append(there(beside, file))  # type: ignore[arg-type]
        return looked[-1]

    with patch.multiple(holding, _opened=just_before, _is_still_there=look), held(path):
        assert lock_of(path).exists()
    assert looked == [False, True, True]  # the last when it is given back


def test_nobody_holds_it_twice_in_one_process(tmp_path: Path) -> None:
    """To the kernel the second lock of a process is no new one, and the first to leave would give up both."""
    path = tmp_path / "book"
    with held(path):
        with pytest.raises(HeldByAnother, match=f"^{os.getpid()}$"), held(path):
            raise AssertionError("two hold it")
        assert lock_of(path).exists()
    with held(path):
        pass


def test_a_lock_that_is_another_s_by_now_is_left_to_them(tmp_path: Path) -> None:
    path = tmp_path / "book"
    with held(path):
        lock_of(path).unlink()
        lock_of(path).write_text("another's\n")
    assert lock_of(path).read_text() == "another's\n"


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    """`uv.lock` and the like stand beside many files; and a link leads to what is somebody's own."""
    path, lock, own = tmp_path / "uv", tmp_path / "uv.lock", tmp_path / "own"
    for file in (lock, own):
        file.write_text("precious")
    with held(path):
        assert lock_of(path) != lock
    lock_of(path).symlink_to(own)
    with pytest.raises(OSError, match="symbolic links"), held(path):
        raise AssertionError("that is no lock")
    assert lock.read_text() == own.read_text() == "precious"
