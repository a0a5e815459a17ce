"""A fresh saloon for every test that wants one."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.tables.keys import KEY_FILE

from . import postgres
from .saloon import Saloon


@pytest.fixture
def saloon(tmp_path: Path) -> Iterator[Saloon]:
    house = Saloon(tmp_path / "saloon.db")
    yield house
    house.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server; skipped, with a line that says how to get one, where there is none."""
    if postgres.programs() is None:
        pytest.skip(postgres.HOW_TO_GET_IT)
    with postgres.server() as address:
        yield address


@pytest.fixture
def postgres_address(postgres_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database of the test's own, and the key that all servers on it have."""
    import psycopg

    monkeypatch.setenv(KEY_FILE, str(tmp_path / "house.key"))

    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(name)))
    return postgres_server.rsplit("/", 1)[0] + "/" + name


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Both databases in turn: one contract for both."""
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    found: str = request.getfixturevalue("postgres_address")
    return found
