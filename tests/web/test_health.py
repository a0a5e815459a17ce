"""`/healthz`: green when something new can be stored, red when not, and never later than a moment."""

from __future__ import annotations

import resource
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from sixgun.tables.store import Store, StoreTrouble, open_store
from sixgun.web import health
from sixgun.web.app import application
from sixgun.web.health import Health
from sixgun.web.saloon import Saloon

from .visiting import Browser


class Asked:
    """Somebody who asks a store for its health, whenever the test says that time has passed."""

    def __init__(self, store: Store) -> None:
        self.seconds = 0.0
        app = Starlette(routes=[Route("/healthz", Health(store, lambda: self.seconds).answer)])
        self._client = TestClient(app)

    def __call__(self) -> tuple[int, str]:
        answer = self._client.get("/healthz")
        return answer.status_code, answer.text

    def later(self) -> tuple[int, str]:
        self.seconds += health.FRESH_S
        return self()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "saloon.db")
    yield store
    store.close()


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process grows any more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_the_saloon_says_that_it_is_well(room: Saloon) -> None:
    answer = TestClient(application(room)).get("/healthz")
    assert (answer.status_code, answer.text) == (200, "ok\n")


def test_red_on_a_full_disk_and_green_when_there_is_room_again(store: Store) -> None:
    ask = Asked(store)
    assert ask() == (200, "ok\n")
    with full_disk():
        assert ask.later() == (503, "The database cannot be written; the disk may be full.\n")
        assert ask.later()[0] == 503
    assert ask.later() == (200, "ok\n")
    assert store.matches() == []
    assert store.kept("mine", 4) == store.kept("mine", 4)


@pytest.mark.parametrize("which", ["saloon.db", "saloon.db-wal"])
def test_red_while_the_file_is_moved_away_and_green_when_it_is_back(store: Store, tmp_path: Path, which: str) -> None:
    ask = Asked(store)
    assert ask() == (200, "ok\n")
    (tmp_path / which).rename(tmp_path / "elsewhere")
    assert ask.later() == (
        503,
        "The database file was moved or deleted while it was open; nothing can be stored until it is back.\n",
    )
    (tmp_path / which).touch()  # another file of that name
    assert ask.later()[0] == 503
    (tmp_path / "elsewhere").rename(tmp_path / which)
    assert ask.later() == (200, "ok\n")


@contextmanager
def stopped(room: Saloon, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A database that nobody reaches, as PostgreSQL says it."""

    def no(*_: object, **__: object) -> None:
        raise StoreTrouble("The PostgreSQL database did not answer: connection to server at 10.0.0.9 failed")

    with monkeypatch.context() as patch:
        for way in ("write", "read", "fetch"):
            patch.setattr(room.house.store, way, no)
        yield


def test_who_stopped_the_database_is_not_sent_to_look_for_room_on_the_disk(
    room: Saloon, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stopped(room, monkeypatch):
        health = browser.get("/healthz")
        assert (health.status_code, health.text) == (503, "The database does not answer.\n")
        for address in ("/", "/tables", "/table/nosuchtable", "/replay/nosuchtable.json"):
            answer = browser.get(address)
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "5"), address
            assert "The database does not answer. What was stored before is safe." in answer.text
            assert "10.0.0.9" not in answer.text
        assert browser.post("/play/calaboose").status_code == 503
    assert browser.get("/").status_code == 200


def test_no_table_on_a_full_disk_is_nobodys_mistake_in_a_form(room: Saloon, browser: Browser) -> None:
    assert browser.get("/open/calaboose").status_code == 200
    with full_disk():
        answer = browser.post("/open/calaboose", data={"key": "1", "seats": "2"})
    assert answer.status_code == 503
    assert "The database cannot be written; the disk may be full." in answer.text
    assert "saloon.db" not in answer.text
    assert browser.post("/open/calaboose", data={"key": "1", "seats": "2"}).status_code == 303


def test_however_many_ask_the_disk_is_tried_once_in_a_while(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []
    monkeypatch.setattr(store, "try_to_write", lambda: tries.append(1))
    ask = Asked(store)
    assert [ask()[0] for _ in range(20)] == [200] * 20
    assert len(tries) == 1
    ask.later()
    assert len(tries) == 2


def test_a_database_that_does_not_answer_is_not_waited_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE_S", 0.05)
    going = threading.Event()
    monkeypatch.setattr(store, "try_to_write", lambda: going.wait(60))
    ask = Asked(store)
    with ask._client:  # one loop for all questions
        assert ask() == (503, "The database does not answer.\n")
        going.set()
        assert any(ask.later() == (200, "ok\n") for _ in range(200))
