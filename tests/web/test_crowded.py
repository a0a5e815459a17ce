"""A crowded saloon: pages of tables, a search, limits with a way out, closed and archived tables that say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.engine.seats import NOBODY
from sixgun.games.calaboose.cards import CARD_FILE
from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables.housekeeping import Housekeeper, Patience
from sixgun.tables.pace import DAY
from sixgun.tables.store import DEFAULT_SHARES, TidyStore
from sixgun.web.saloon import Saloon
from sixgun.web.serving import default_archive

from .browsing import Visitor, opened_browser
from .running import Running
from .visiting import HOSTILE, Browser, opened, page


def crowd(browser: Browser, tables: int) -> list[str]:
    return [opened(browser, who=f"guest{n}", visibility="public") for n in range(tables)]


def test_every_public_table_is_found_page_by_page_and_by_name(browser: Browser) -> None:
    browser.names["guest7"] = "Calamity Jane"
    tables = crowd(browser, 30)
    first = page(browser, "/")
    assert first.count('href="/table/') == 8
    assert 'href="/tables/open">All 30 open tables' in first
    found = [page(browser, f"/tables/open?page={number}") for number in (1, 2)]
    assert "page 1 of 2" in found[0]
    assert "/tables/open?page=2" in found[0]
    assert all(any(f"/table/{match}" in text for text in found) for match in tables)
    jane = page(browser, "/tables/open?find=calam+JANE")
    assert jane.count('href="/table/') == 1
    assert "1 table with “calam JANE”" in jane
    nothing = page(browser, "/tables/playing?find=%3Cb%3E&page=zzz")
    assert "0 tables with “&lt;b&gt;”" in nothing
    page(browser, "/tables/elsewhere", 404)


def test_too_many_tables_are_shown_with_a_way_to_take_one_down(browser: Browser, room: Saloon) -> None:
    room.house.shares = DEFAULT_SHARES
    browser.names["ann"] = HOSTILE
    tables = [opened(browser) for _ in range(3)]
    answer = browser.post("/play/calaboose", data={"key": "k"})
    assert answer.status_code == 409
    assert "opened 3 tables that are not dealt yet" in answer.text
    for match in tables:
        assert f'action="/table/{match}/close" method="post"' in answer.text
    assert browser.post("/open/calaboose", data={}).status_code == 409
    told = browser.post("/open/calaboose", data={}, headers={"accept": "application/json, */*"}).json()
    assert told["tables"] == tables
    refused = browser.post(f"/table/{tables[0]}/close", data={}, headers={"x-person": "bo"})
    assert (refused.status_code, "Only the host of this table" in refused.text) == (409, True)
    assert browser.post(f"/table/{tables[0]}/close", data={}).headers["location"] == "/"
    closed = page(browser, f"/table/{tables[0]}", 410)
    assert "taken down by its host" in closed
    assert 'href="/open/calaboose"' in closed
    assert f"/table/{tables[0]}" not in page(browser, "/")
    assert opened(browser)


def test_cookies_by_the_dozen_do_not_open_tables_by_the_dozen(browser: Browser, room: Saloon) -> None:
    room.house.shares = DEFAULT_SHARES
    answers = [
        browser.post("/open/calaboose", data={"visibility": "public"}, headers={"x-person": f"c{n}"}) for n in range(12)
    ]
    assert [answer.status_code for answer in answers] == [303] * 8 + [422] * 4
    assert "People at your network address have too many public tables" in answers[-1].text


def test_older_lines_are_fetched_by_whoever_may_see_the_table(browser: Browser, room: Saloon) -> None:
    match = opened(browser)
    for n in range(5):
        room.house.handle("ann", say.Chat(key=f"c{n}", match=match, text=f"line {n}"))
    seq = room.house.view("ann", match).seq
    told = browser.get(f"/table/{match}/story.json?kind=chat&before={seq}").json()
    assert [line["text"] for line in told["lines"]] == [f"Ann: line {n}" for n in range(4)]
    assert told["earlier"] == []
    assert browser.get(f"/table/{match}/story.json?before=x").status_code == 400
    assert browser.get("/table/nowhere/story.json?before=1").status_code == 404


def test_a_card_that_the_story_names_is_told_in_the_words_of_its_table(browser: Browser, room: Saloon) -> None:
    own = CARD_FILE.read_text(encoding="utf-8").replace('name = "Bandit"', 'name = "Coyote"')
    answer = room.house.handle("ann", say.Create(key="own cards", game="calaboose", cards=own))
    assert isinstance(answer, say.Done)
    told = browser.get(f"/table/{answer.match}/card.json?called=Coyote").json()
    assert (told["name"], told["corner"]) == ("Coyote", "1")
    assert told["text"] != ""
    assert browser.get(f"/table/{answer.match}/card.json?called=Coyotes").json() == told
    missing = browser.get(f"/table/{answer.match}/card.json?called=Bandit")
    assert (missing.status_code, "No card of this table is called" in missing.text) == (404, True)
    assert browser.get("/table/nowhere/card.json?called=Coyote").status_code == 404


def test_a_match_in_the_archive_says_so_everywhere(browser: Browser, room: Saloon, tmp_path: Path) -> None:
    match = opened(browser)
    browser.post(f"/table/{match}/close", data={})
    room.house.store.write(
        lambda connection: connection.exec_driver_sql("UPDATE match SET status = 'over', since = 0").rowcount
    )
    keeper = Housekeeper(room.house.ledger, room.house.busy, Patience(finished=DAY), tmp_path / "archive")
    keeper._awake = -DAY
    keeper._told = room.house.store.now()
    while keeper.look_round():
        pass
    assert TidyStore(room.house.store).archive() == [match]
    for address in (f"/table/{match}", f"/replay/{match}", f"/replay/{match}/file", f"/verify?match={match}"):
        assert "went into the archive on " in page(browser, address, 410)
    assert browser.get(f"/replay/{match}.json").status_code == 410


@pytest.mark.parametrize(
    ("database", "folder"),
    [("/srv/saloon.db", "/srv/saloon-archive"), ("sqlite:////srv/evening.db", "/srv/evening-archive")],
)
def test_the_archive_is_beside_the_database(database: str, folder: str) -> None:
    assert default_archive(database) == Path(folder)


def test_the_archive_of_a_server_on_postgresql_is_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_DATA", "/srv/data")
    assert default_archive("postgresql://u:p@h/d") == Path("/srv/data/archive")


def test_a_page_fetches_earlier_messages_and_hides_spectators(running: Running) -> None:
    match = running.table(seats=3)
    with running.house.ledger.at(match) as live:
        for number in range(70):
            running.house.ledger.write(live, [log.Said(seat=0, text=f"line {number}")])
        for number in range(2):
            heckler = log.Said(seat=NOBODY, name=f"Joe {number}", text="boo")
            running.house.ledger.write(live, [heckler], actor=f"joe {number}")
    running.wait_for_rules("calaboose")
    with opened_browser() as found:
        ann = Visitor(found)
        ann.goes_to(f"{running.url}/table/{match}")
        ann.page.get_by_role("tab", name="Chat").click()
        lines = ann.page.locator("ol.chat li")
        lines.first.get_by_text("line 22").wait_for()
        assert lines.count() == 50
        ann.page.get_by_role("button", name="Earlier messages").click()
        lines.first.get_by_text("line 0").wait_for()
        assert lines.count() == 72
        assert ann.page.get_by_role("button", name="Earlier messages").count() == 0
        ann.page.get_by_role("button", name="Mute Joe 0").click()
        assert lines.count() == 71
        ann.page.get_by_role("button", name="Hide spectators").click()
        assert lines.count() == 70
        assert ann.trouble == []
        ann.closes()
