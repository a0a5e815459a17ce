"""The files of the house are private, and nobody else's file is taken for one of them."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from sixgun.tables import messages as say
from sixgun.tables.house import House
from sixgun.tables.keys import KEY_FILE
from sixgun.tables.store import Misplaced, StoreTrouble, open_store
from sixgun.tables.store.files import Whereabouts

NAMES = {"saloon.db", "saloon.db-wal", "saloon.db-shm", "saloon.db.key"}


@pytest.fixture(params=[0o022, 0o000])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_only_its_owner_may_read_what_the_house_keeps(tmp_path: Path, umask: int) -> None:
    house = House(open_store(tmp_path / "saloon.db"))
    house.store.kept("cookie key", 32)
    assert modes(tmp_path) == dict.fromkeys(NAMES, 0o600)
    house.close()


def test_files_that_everybody_could_read_are_closed_to_them(tmp_path: Path, umask: int) -> None:
    first = House(open_store(tmp_path / "saloon.db"))
    first.store.kept("cookie key", 32)
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    second = House(open_store(tmp_path / "saloon.db"))
    assert modes(tmp_path) == dict.fromkeys(NAMES, 0o600)
    second.close()
    first.close()


def test_a_key_of_the_operators_own_is_closed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = tmp_path / "house.key"
    key.write_text("ab" * 32)
    key.chmod(0o664)
    monkeypatch.setenv(KEY_FILE, str(key))
    House(open_store(tmp_path / "saloon.db")).close()
    assert modes(tmp_path)["house.key"] == 0o600


def refused(path: Path) -> str:
    with pytest.raises(StoreTrouble) as trouble:
        open_store(path)
    assert "\n" not in str(trouble.value)
    return str(trouble.value).removeprefix(str(path)).strip()


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Dear diary, " * 100)
    notes.chmod(0o644)
    assert refused(notes) == "is no database of Sixgun's: it is another kind of file. Nothing was changed."
    assert notes.read_text() == "Dear diary, " * 100
    assert modes(tmp_path) == {"notes.txt": 0o644}


def test_the_database_of_another_program_stays_as_it_is(tmp_path: Path) -> None:
    recipes = tmp_path / "recipes.db"
    connection = sqlite3.connect(recipes)
    connection.execute("CREATE TABLE recipe (name TEXT)")
    connection.commit()
    connection.close()
    recipes.chmod(0o644)
    before = recipes.read_bytes()
    assert refused(recipes) == "is the database of another program. Nothing was changed; name another file."
    assert recipes.read_bytes() == before
    assert modes(tmp_path) == {"recipes.db": 0o644}


def test_a_damaged_database_a_folder_and_a_device_get_a_sentence(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"SQLite format 3\0" + b"rust" * 500)
    assert refused(damaged).startswith(f"The database file {damaged} cannot be used: ")
    assert refused(tmp_path).endswith("cannot be used: it is a folder. Name a file in it.")
    os.mkfifo(tmp_path / "pipe")
    assert refused(tmp_path / "pipe").endswith("cannot be used: it is no ordinary file.")


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "saloon.db").touch(mode=0o644)
    House(open_store(tmp_path / "saloon.db")).close()
    assert set(modes(tmp_path).values()) == {0o600}


def test_a_command_is_refused_once_the_file_is_gone(tmp_path: Path) -> None:
    """Not acknowledged into a file that nobody will find."""
    house = House(open_store(tmp_path / "saloon.db"))
    (tmp_path / "saloon.db").rename(tmp_path / "moved.db")
    with pytest.raises(Misplaced, match="restart the server"):
        house.store.try_to_write()  # as the health probe and every write do once a second
    command = say.Create(key="1", game="calaboose")
    answer = house.handle("ann", command)
    assert isinstance(answer, say.Rejected)
    assert answer.sentence.startswith("The database file was moved or deleted while it was open;")
    (tmp_path / "moved.db").rename(tmp_path / "saloon.db")
    assert isinstance(house.handle("ann", command), say.Done)
    house.close()


def test_the_files_are_looked_at_once_a_second(tmp_path: Path) -> None:
    seconds = 0.0
    (tmp_path / "saloon.db").touch()
    whereabouts = Whereabouts(tmp_path / "saloon.db", lambda: seconds)
    (tmp_path / "saloon.db").unlink()
    whereabouts.check()
    seconds = 1.0
    with pytest.raises(Misplaced):
        whereabouts.check()
    with pytest.raises(Misplaced):  # and every time from then on
        whereabouts.check()


def test_no_empty_file_is_made_where_the_database_was(tmp_path: Path) -> None:
    """Beside an empty one SQLite would delete the journal, and with it what was stored last."""
    store = open_store(tmp_path / "what? a #1 saloon.db")
    path = tmp_path / "what? a #1 saloon.db"
    path.rename(tmp_path / "moved.db")
    with ExitStack() as held:
        for _ in range(4):  # whatever is open already, and then a fresh connection
            try:
                held.enter_context(store.engine.connect())
            except OperationalError:
                break
        with suppress(StoreTrouble):
            store.rows("no match")
    assert not path.exists()
    (tmp_path / "moved.db").rename(path)
    assert store.rows("no match") == []
    store.close()


def test_a_database_whose_key_is_missing_is_not_opened_with_another(tmp_path: Path) -> None:
    House(open_store(tmp_path / "saloon.db")).close()
    (tmp_path / "saloon.db.key").unlink()
    store = open_store(tmp_path / "saloon.db")
    with pytest.raises(StoreTrouble, match=r"saloon\.db\.key is missing, and this database was made with it"):
        House(store)
    store.close()
    assert not (tmp_path / "saloon.db.key").exists()


def test_another_key_than_before_is_told_loudly_and_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    House(open_store(tmp_path / "saloon.db")).close()
    (tmp_path / "saloon.db.key").write_text("ab" * 32)
    for _ in range(2):
        House(open_store(tmp_path / "saloon.db")).close()
    assert caplog.text.count("is another key than before") == 1
