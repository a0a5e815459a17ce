"""Everybody can play: with a keyboard alone, with a screen reader, with a connection that comes and goes."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from sixgun.engine.game import Game

from .browsing import DESK, PHONE, Cable, Visitor, opened_browser
from .running import Running
from .test_browser import SHORT

PAGES = ("/", "/open/calaboose", "/games/calaboose", "/rules", "/rules/calaboose", "/verify", "/credits", "/no-such")
USEFUL = ".reckoning button.strong, .card.can, .doing button.strong, .acts button:is(.strong, .danger), .choices button"
GOLDENS = Path(__file__).with_name("goldens")
WRITE = bool(os.environ.get("SIXGUN_WRITE_GOLDENS"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with opened_browser() as found:
        yield found


def seated(running: Running, browser: Browser, game: str = "calaboose", size: dict[str, int] = DESK) -> Visitor:
    """Ann at a small table of her own, dealt."""
    running.wait_for_rules(game)
    ann = Visitor(browser, size)
    ann.goes_to(f"{running.url}/table/{running.table(game, seats=2, options=SHORT.get(game, {}))}")
    ann.sits_down("Ann")
    ann.deals()
    ann.page.wait_for_selector(".prompt")
    return ann


def violations(visitor: Visitor) -> list[str]:
    """What axe-core objects to on the page as it is."""
    found: list[dict[str, Any]] = Axe().run(visitor.page).response["violations"]
    return [f"{each['id']}: {each['help']} ({each['nodes'][0]['html'][:120]})" for each in found]


def test_a_whole_game_with_the_keyboard_alone(running: Running, browser: Browser) -> None:
    ann = seated(running, browser)
    page, luck = ann.page, random.Random(4)
    for _ in range(3_000):
        if ann.over:
            break
        if not ann.to_decide:
            page.wait_for_timeout(20)
            continue
        page.keyboard.press(luck.choice(("Tab", "Tab", "Tab", "ArrowRight", "ArrowRight", "ArrowLeft")))
        if page.evaluate("useful => document.activeElement.matches(useful)", USEFUL):
            page.keyboard.press("Enter")
    assert ann.over
    assert ann.trouble == []
    ann.closes()


def test_the_list_of_moves_in_words_is_enough(running: Running, browser: Browser) -> None:
    ann = seated(running, browser)
    page = ann.page
    for _ in range(3_000):
        if ann.over:
            break
        if not ann.to_decide:
            page.wait_for_timeout(20)
            continue
        page.keyboard.press("m")  # opens the list and goes to its first move, or to the first kind where all are folded
        page.wait_for_timeout(20)
        if page.evaluate("document.activeElement.matches('.moves button, .kind > summary')"):
            page.keyboard.press("Enter")  # opens the kind, then chooses, then plays
    assert ann.over
    assert ann.trouble == []
    ann.closes()


def test_focus_never_jumps_when_others_move(running: Running, browser: Browser) -> None:
    running.wait_for_rules("calaboose")
    match = running.table(seats=2)
    ann, bo = Visitor(browser), Visitor(browser, seed=2)
    for visitor, name in ((ann, "Ann"), (bo, "Bo")):
        visitor.goes_to(f"{running.url}/table/{match}")
        visitor.sits_down(name)
    ann.deals()
    for visitor in (ann, bo):
        visitor.page.wait_for_selector(".prompt")
    mover, other = (ann, bo) if ann.to_decide else (bo, ann)
    other.page.locator(".hand .card").first.focus()
    where = "document.activeElement.dataset.place"
    before = other.page.evaluate(where)
    story = other.page.locator(".prompt h2").inner_text()
    mover.plays_until(lambda: other.page.locator(".prompt h2").inner_text() != story or not mover.to_decide)
    other.page.wait_for_timeout(300)
    assert other.page.evaluate(where) == before
    ann.closes()
    bo.closes()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_any_page(running: Running, browser: Browser, size: dict[str, int]) -> None:
    running.wait_for_rules("calaboose")
    visitor = Visitor(browser, size)
    for path in (
        "/",
        "/open/calaboose",
        "/rules",
        "/rules/calaboose",
        "/rules/calaboose/CAL-18",
        "/how-to-play",
        "/how-to-play/25-outlaws?q=win",
        "/verify",
        "/credits",
        "/no-such",
    ):
        visitor.goes_to(running.url + path)
        assert violations(visitor) == [], path
    visitor.closes()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_a_table_of_any_game(
    running: Running, browser: Browser, game: Game, size: dict[str, int]
) -> None:
    running.wait_for_rules(game.name)
    ann = Visitor(browser, size)
    ann.goes_to(
        f"{running.url}/table/{running.table(game.name, seats=game.fewest_seats, options=SHORT.get(game.name, {}))}"
    )
    ann.page.wait_for_selector("text=Sit down")
    assert violations(ann) == []
    ann.sits_down("Ann")
    ann.deals()
    ann.page.wait_for_selector(".prompt.mine")
    assert violations(ann) == []
    ann.tap()
    assert violations(ann) == []
    ann.closes()


def test_after_a_lost_connection_the_same_seat_and_everything_missed(running: Running, browser: Browser) -> None:
    running.wait_for_rules("calaboose")
    match = running.table(seats=2)
    ann, bo = Visitor(browser), Visitor(browser, seed=2)
    cable = Cable(ann.page)
    for visitor, name in ((ann, "Ann"), (bo, "Bo")):
        visitor.goes_to(f"{running.url}/table/{match}")
        visitor.sits_down(name)
    ann.deals()
    for visitor in (ann, bo):
        visitor.page.wait_for_selector(".prompt")
    for _ in range(4):
        for visitor in (ann, bo):
            if visitor.to_decide:
                visitor.tap()
    ann.page.wait_for_timeout(500)  # whatever was on its way has arrived
    hand = ann.hand
    cable.pull()
    ann.page.get_by_text("Connection lost").first.wait_for()
    bo.page.get_by_text("Ann has lost the connection.").first.wait_for()
    cable.plug_in()
    ann.page.get_by_text("Ann is connected again.").first.wait_for()
    ann.page.get_by_text("Connection lost").first.wait_for(state="detached")
    assert ann.hand == hand
    for _ in range(400):
        if ann.over:
            break
        for visitor in (ann, bo):
            if visitor.to_decide and not visitor.over:
                visitor.tap()
    assert ann.over
    for visitor in (ann, bo):
        visitor.closes()


def test_what_a_screen_reader_finds_at_an_open_table(running: Running, browser: Browser) -> None:
    """The accessibility tree, compared with the one that was read and found good."""
    running.wait_for_rules("calaboose")
    ann = Visitor(browser)
    ann.goes_to(f"{running.url}/table/{running.table(seats=3)}")
    ann.sits_down("Ann")
    ann.page.get_by_role("button", name="Deal the cards").wait_for()
    ann.page.get_by_text("Ann sits down.").first.wait_for()
    compare(ann, "open-table")
    ann.closes()


def test_what_a_screen_reader_finds_in_the_lobby(running: Running, browser: Browser) -> None:
    for game in running.saloon.games:
        running.wait_for_rules(game.name)
    ann = Visitor(browser)
    ann.goes_to(running.url)
    ann.page.locator("input[name=name]").first.fill("Ann")
    ann.page.get_by_role("button", name="Save name").click()
    compare(ann, "lobby")
    ann.closes()


def compare(visitor: Visitor, name: str) -> None:
    tree = visitor.page.locator("main").aria_snapshot()
    tree = re.sub(r"sealed \w+…", "sealed SEAL", tree.replace(visitor.page.url, "ADDRESS"))
    path = GOLDENS / f"{name}.aria"
    if WRITE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(tree + "\n", encoding="utf-8")
    assert tree + "\n" == path.read_text(encoding="utf-8")
