"""One damaged row of the database is one table's or one game's trouble: pages show the rest, and the log says so."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Table, update

from sixgun.tables.ledger import TableHalted
from sixgun.tables.store import schema
from sixgun.web.saloon import Saloon

from .visiting import Browser, finished, page, proper


def damage(room: Saloon, table: Table, match: str, **values: Any) -> None:
    change = update(table).where((table.c.id if "id" in table.c else table.c.match) == match).values(**values)
    assert room.house.store.write(lambda connection: connection.execute(change).rowcount) == 1


@pytest.mark.parametrize("sign", ["{", '{"match": 1}', "[" * 50_000])
def test_a_damaged_sign_breaks_no_lobby(
    browser: Browser, room: Saloon, sign: str, caplog: pytest.LogCaptureFixture
) -> None:
    first = browser.post("/open/calaboose", data={"private": ""}).headers["location"].split("/")[-1]
    damage(room, schema.match, first, sign=sign)
    assert "Calaboose" in page(browser, "/")
    assert browser.get("/tables/open").status_code == 200
    assert "is damaged" in caplog.text


@pytest.mark.parametrize("memory", ["{", '{"match": 1}'])
def test_a_damaged_result_leaves_the_others_on_the_pages_of_players(
    browser: Browser, room: Saloon, memory: str, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = finished(room), finished(room, nth="2")
    damage(room, schema.result, bad, memory=memory)
    own = browser.get("/player", headers={"x-person": "ann"}).headers["location"]
    for address in (own, "/history"):
        text = page(browser, address)
        assert good in text
        assert bad not in text
    page(browser, "/players")
    assert "the result of a match is damaged" in caplog.text


def test_a_result_that_no_game_has_breaks_no_ratings(browser: Browser, room: Saloon) -> None:
    bad, good = finished(room), finished(room, nth="2")
    kept = room.house.store.read(lambda connection: connection.execute(schema.result.select()).mappings().all())
    memory = next(str(row["memory"]) for row in kept if row["match"] == bad)
    damage(room, schema.result, bad, memory=memory.replace('"game":"calaboose"', '"game":"faro"'))
    own = browser.get("/player", headers={"x-person": "ann"}).headers["location"]
    assert good in page(browser, own)


def test_the_replay_of_a_halted_table_shows_its_sentence(
    browser: Browser, room: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(room)

    def halted(match_id: str) -> None:
        raise TableHalted("This table stands still.")

    monkeypatch.setattr(room.house.ledger, "at", halted)
    for address in (f"/replay/{match}", f"/replay/{match}/file"):
        answer = browser.get(address)
        assert answer.status_code == 503
        assert "This table stands still." in proper(answer.text)
