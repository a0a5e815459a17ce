"""Files replaced as a whole: nothing half-written, nothing left behind, links left where they are."""

from __future__ import annotations

import resource
import stat
from pathlib import Path

import pytest

from sixgun.engine.holding import held
from sixgun.engine.wholefile import OWNER_ALONE, write_private, write_whole


def names_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


def test_a_file_is_replaced_and_nothing_stays_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "counts"
    for content in (b"one", b"another"):
        write_whole(path, content, OWNER_ALONE)
        assert path.read_bytes() == content
        assert stat.S_IMODE(path.stat().st_mode) == OWNER_ALONE
    assert names_in(tmp_path) == ["counts"]


def test_what_is_private_lies_in_a_private_folder(tmp_path: Path) -> None:
    path = tmp_path / "mine" / "deals" / "match"
    write_private(path, b"a nonce")
    assert path.read_bytes() == b"a nonce"
    assert stat.S_IMODE(path.stat().st_mode) == OWNER_ALONE
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_where_a_link_leads_the_file_is_replaced_and_the_link_stays(tmp_path: Path) -> None:
    disk, link = tmp_path / "disk", tmp_path / "counts"
    disk.mkdir()
    link.symlink_to(disk / "counts")
    write_whole(link, b"one")
    assert link.is_symlink()
    assert (disk / "counts").read_bytes() == b"one"
    assert names_in(disk) == ["counts"]


@pytest.mark.parametrize("stops", [False, True])
def test_links_that_lead_in_a_circle_are_an_error_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stops: bool
) -> None:
    """Python 3.13 and later raise nothing when they resolve such a path, but stop at a link of the circle."""
    one, other = tmp_path / "one", tmp_path / "other"
    one.symlink_to(other)
    other.symlink_to(one)
    if stops:
        monkeypatch.setattr(Path, "resolve", lambda path: path.absolute())
    with pytest.raises(OSError, match="Too many levels of symbolic links"):
        write_whole(one, b"one")
    with pytest.raises(OSError, match="Too many levels of symbolic links"), held(one):
        raise AssertionError("there is no such file")
    assert sorted(names_in(tmp_path)) == ["one", "other"]
    assert one.is_symlink()


def test_a_disk_that_is_full_leaves_what_was_there_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "counts"
    write_whole(path, b"one")
    least, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, most))
    try:
        with pytest.raises(OSError, match="too large"):
            write_whole(path, b"x" * 2000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (least, most))
    assert path.read_bytes() == b"one"
    assert names_in(tmp_path) == ["counts"]


def test_the_longest_name_that_a_folder_takes_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 255)
    write_whole(path, b"one")
    assert path.read_bytes() == b"one"
