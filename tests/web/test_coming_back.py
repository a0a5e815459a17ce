"""Reasons to come back: your tables with results, a replay with everybody's cards, a report when something is wrong."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from sixgun.cli.main import app
from sixgun.engine.errors import BadOption
from sixgun.tables.replaying import ALL_HANDS
from sixgun.web.app import application
from sixgun.web.people import Person
from sixgun.web.reporting import checked_tracker, report_of, way_to
from sixgun.web.saloon import Saloon

from .visiting import HOSTILE, Browser, dealt, finished, opened, page


def test_your_tables_have_the_game_the_result_and_the_way_to_the_replay(browser: Browser, room: Saloon) -> None:
    assert "No finished games yet." in page(browser, "/history")
    match = finished(room)
    running = opened(browser)
    text = html.unescape(page(browser, "/history"))
    assert f'href="/replay/{match}"' in text
    assert f'href="/table/{running}"' in text
    assert "1 game." in text
    winners = room.house.view("ann", match).result.winners  # type: ignore[union-attr]
    assert re.search(r"You won\b" if 0 in winners else r"You lost\b", text)
    assert "with 1 bot" in text
    assert match not in page(browser, "/history", who="bo")
    assert f'href="/replay/{match}"' in page(browser, "/"), "in the lobby too"


def test_a_replay_shows_everybodys_cards_and_where_turns_begin_when_the_game_is_over(
    browser: Browser, room: Saloon
) -> None:
    match = finished(room)
    told = browser.get(f"/replay/{match}.json?seat={ALL_HANDS}").json()
    own = [browser.get(f"/replay/{match}.json?seat={seat}").json()["frames"] for seat in (0, 1)]
    turns = told["turns"]
    assert turns[0] == 0
    assert turns == sorted(set(turns))
    assert len(turns) < len(told["frames"])
    for frame, mine, theirs in zip(told["frames"], *own, strict=True):
        for seat, seen in enumerate((mine, theirs)):
            shown = frame["table"]["players"][seat]["zones"]
            assert all(zone["cards"] in [each.get("cards", []) for each in shown] for zone in hands(seen))
    running = dealt(room, opened(browser, deal="yes"))
    answer = browser.get(f"/replay/{running}.json?seat={ALL_HANDS}")
    assert answer.status_code == 409
    assert b'"cards"' not in answer.content


def hands(frame: dict[str, Any]) -> list[dict[str, Any]]:
    return [zone for zone in frame["table"].get("hand", []) if zone.get("cards")]


def test_a_terminal_lists_the_history_and_takes_a_recovery_code(
    room: Saloon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = finished(room)
    monkeypatch.setenv("SIXGUN_CONFIG", str(tmp_path))
    ours = {"base_url": "http://testserver", "headers": {"Origin": "http://testserver"}, "follow_redirects": False}
    monkeypatch.setattr("sixgun.terminal.door.httpx2.Client", lambda **_: TestClient(application(room), **ours))  # type: ignore[arg-type]

    def lists(*words: str) -> str:
        return CliRunner().invoke(app, ["history", "http://testserver", *words]).output

    assert lists() == "No finished games yet at this saloon.\n"
    told = lists("--recovery-code", room.identities.make_code(Person("ann", "Ann")))
    assert f"http://testserver/replay/{match}" in told
    assert re.search(r"You (won|lost)", told)
    assert lists() == told, "the passport is kept"


def test_a_report_names_version_and_table_and_lets_nobody_in(browser: Browser) -> None:
    match = opened(browser)
    text = html.unescape(page(browser, f"/report?game=Calaboose&table={match}&event=57&page=/table/{match}"))
    assert match not in text
    assert f"Table: {match[:4]}…" in text
    assert "Event: 57" in text
    assert re.search(r"Sixgun \d+\.\d+", text)
    assert HOSTILE not in page(browser, f"/report?game={HOSTILE}")
    missing = page(browser, f"/table/{match[:-1]}x", 404)
    assert 'href="/report?code=404&amp;page=/table/' in missing


@pytest.mark.parametrize("address", ["javascript:alert(1)", "tracker", "https://", "mailto:", "data:text/html,x"])
def test_a_tracker_is_an_address_of_the_web_or_of_somebody(address: str) -> None:
    with pytest.raises(BadOption, match="Bug reports go to an address such as"):
        checked_tracker(address)


def test_the_way_to_the_tracker_has_the_report_filled_in_where_it_takes_one() -> None:
    report = report_of({"table": "abcd"}, "Firefox\n 1", 0)
    assert "Browser: Firefox 1\nTime: 1970-01-01 00:00 UTC" in report
    assert way_to("https://t.example/new?t={title}&b={body}", "a b&c").endswith("?t=Problem%20in%20Sixgun&b=a%20b%26c")
    assert way_to("https://t.example/new", report) == "https://t.example/new"
    assert way_to("mailto:me@example.org", "x").endswith("?subject=Problem%20in%20Sixgun&body=x")
