"""The saloon in a real browser: clicked, tapped, typed, cut off, killed, and played on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, WebSocket

from sixgun.engine.game import Game

from .browsing import PHONE, Visitor, opened_browser
from .process import Process
from .running import Running, wait_until

# Games that take an hour are made short by their own options.
SHORT = {
    "outlaw-poker": {"rounds": 1},
    "25-outlaws": {"max_rounds": 3},
    "bang": {"max_turns": 10},
    "high-stakes-drifter": {"max_turns": 3},
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with opened_browser() as found:
        yield found


def test_one_click_and_the_first_game_is_played(running: Running, browser: Browser) -> None:
    running.wait_for_rules("calaboose")
    ann = Visitor(browser)
    ann.goes_to(running.url)
    ann.page.get_by_role("button", name="Play now").first.click()
    ann.page.wait_for_selector(".prompt")
    ann.plays_until(lambda: ann.over)
    assert ann.trouble == []
    ann.closes()


def test_a_whole_game_of_every_game_by_clicking_only(running: Running, browser: Browser, game: Game) -> None:
    running.wait_for_rules(game.name)
    match = running.table(game.name, seats=game.fewest_seats, options=SHORT.get(game.name, {}))
    ann = Visitor(browser)
    ann.goes_to(f"{running.url}/table/{match}")
    ann.sits_down("Ann")
    ann.deals()
    taps = ann.plays_until(lambda: ann.over)
    assert taps > 3
    assert ann.trouble == []
    ann.closes()


def test_a_whole_game_on_a_phone(running: Running, browser: Browser) -> None:
    running.wait_for_rules("calaboose")
    ann = Visitor(browser, PHONE)
    ann.goes_to(running.url)
    ann.page.get_by_role("button", name="Play now").first.click()
    ann.page.wait_for_selector(".prompt")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ann.plays_until(lambda: ann.over)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert ann.trouble == []
    ann.closes()


def test_two_people_and_a_spectator(running: Running, browser: Browser) -> None:
    running.wait_for_rules("calaboose")
    match = running.table(seats=2)
    ann, bo, zed = (Visitor(browser, seed=seed) for seed in range(3))
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    zed.page.on("websocket", listen)
    for visitor, name in ((ann, "Ann"), (bo, "Bo"), (zed, "")):
        visitor.goes_to(f"{running.url}/table/{match}")
        if name:
            visitor.sits_down(name)
    bo.page.get_by_text("Ann", exact=False).first.wait_for()
    ann.deals()
    for visitor in (ann, bo, zed):
        visitor.page.wait_for_selector(".prompt")
    for _ in range(400):
        if ann.over:
            break
        for visitor in (ann, bo):
            if visitor.to_decide:
                visitor.tap()
    for visitor in (ann, bo, zed):
        wait_until(lambda visitor=visitor: visitor.page.locator(".result").count() or visitor.page.wait_for_timeout(50))
        assert visitor.trouble == []
        visitor.closes()
    views = [message["view"] for frame in heard if (message := msgspec.json.decode(frame)).get("tell") == "table"]
    assert views
    assert all(view["viewer"] == -1 and not view["moves"] for view in views)
    assert all(not view["table"].get("hand") for view in views if view["table"])


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(running: Running, browser: Browser) -> None:
    running.wait_for_rules("calaboose")
    match = running.table(seats=2)
    ann = Visitor(browser)
    ann.goes_to(f"{running.url}/table/{match}")
    ann.sits_down("Ann")
    ann.deals()
    ann.page.wait_for_selector(".prompt.mine")
    hand = ann.hand
    ann.page.locator(".card.can:visible").first.click()
    ann.page.reload()
    ann.page.wait_for_selector(".prompt.mine")
    assert ann.hand == hand
    ann.plays_until(lambda: ann.over)
    assert ann.trouble == []
    ann.closes()


def test_the_server_is_killed_twice_and_both_people_play_on(tmp_path: Path, browser: Browser) -> None:
    server = Process(tmp_path / "saloon.db")
    try:
        wait_until(lambda: server.is_ready("calaboose"), 120)
        ann, bo = Visitor(browser, seed=1), Visitor(browser, seed=2)
        ann.goes_to(server.url)
        ann.page.get_by_role("link", name="Open a table").first.click()
        ann.page.get_by_label("players", exact=False).first.select_option("2")
        ann.page.get_by_role("button", name="Open", exact=False).first.click()
        ann.page.wait_for_url("**/table/*")
        bo.goes_to(ann.page.url)
        bo.sits_down("Bo")
        ann.page.get_by_text("Bo", exact=True).first.wait_for()
        ann.deals()
        for round_number in range(3):
            for visitor in (ann, bo):
                visitor.page.wait_for_selector(".prompt")
            for _ in range(12):
                for visitor in (ann, bo):
                    if visitor.to_decide and not visitor.over:
                        visitor.tap()
                    visitor.page.wait_for_timeout(20)
            wait_until(lambda: ann.has_heard() == bo.has_heard() == server.last_event())
            hands = [visitor.hand for visitor in (ann, bo)]
            if round_number < 2:
                server.kill()
                server.start()
                for visitor in (ann, bo):
                    visitor.page.get_by_text("Connection lost").first.wait_for(state="detached", timeout=60_000)
                assert [visitor.hand for visitor in (ann, bo)] == hands
        for visitor in (ann, bo):
            visitor.closes()
    finally:
        server.kill()


def test_a_finished_game_is_seen_again_checked_and_played_again(running: Running, browser: Browser) -> None:
    running.wait_for_rules("calaboose")
    ann = Visitor(browser)
    ann.goes_to(f"{running.url}/table/{running.table(seats=2)}")
    ann.sits_down("Ann")
    ann.deals()
    ann.plays_until(lambda: ann.over)
    page, table = ann.page, ann.page.url
    page.locator(".outcome").get_by_text(
        "The luck of this deal was settled before the game, with your number mixed in"
    ).wait_for()
    assert "your number mixed in" in page.locator(".outcome").inner_text()
    page.get_by_role("link", name="Watch replay").click()
    page.wait_for_selector(".controls")
    at_the_start = page.locator(".controls output").inner_text()
    page.get_by_role("button", name="Step forward").click()
    assert page.locator(".controls output").inner_text() != at_the_start
    assert page.locator(".hand .card").count() == 0  # a spectator's eyes
    page.get_by_label("View as").select_option(label="Ann")
    page.wait_for_selector(".hand .card")
    page.goto(table)
    page.get_by_role("link", name="Check the deal").click()
    page.get_by_text("This proves that nothing was changed").wait_for()
    page.goto(table)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != table)
    page.wait_for_selector(".hand .card")  # against bots it is dealt at once
    assert ann.trouble == []
    ann.closes()
