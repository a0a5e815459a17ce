"""Called to one's turn, and back to a moment: notifications, the tab, the link of a replay; pages that stand still."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from sixgun.games.registry import find_game
from sixgun.web.saloon import Saloon

from .browsing import opened_browser
from .layout import HOST, Stage, saloon
from .positions import moments
from .running import wait_until
from .visiting import finished

SIZES = ((1440, 900), (390, 844))
# A browser whose user says yes, and who looks at another tab.
ALLOWS = """
  window.asked = 0;
  window.shownTo = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { window.asked++; return (this.permission = "granted"); }
    constructor(title, { body, tag }) { window.shownTo.push([title, body, tag]); }
    close() {}
  };
  Object.defineProperty(Document.prototype, "hidden", { get: () => window.away ?? false, configurable: true });
"""
SHIFTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(window.shifted ?? 0))))"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with opened_browser() as found:
        yield found


@pytest.fixture(scope="module")
def lobby() -> Iterator[Saloon]:
    with saloon() as room:
        yield room


@pytest.fixture(scope="module")
def match(lobby: Saloon) -> str:
    return finished(lobby)


@pytest.fixture
def stage(lobby: Saloon, browser: Browser) -> Iterator[Stage]:
    shown = Stage(lobby, browser, find_game("calaboose"))
    yield shown
    assert shown.trouble == []
    shown.page.close()


def hears(stage: Stage, view: dict[str, Any]) -> None:
    stage.page.evaluate("view => document.querySelector('sixgun-table').showView(view)", view)


def test_a_player_who_looks_elsewhere_is_called_once_a_turn_after_a_click_has_allowed_it(stage: Stage) -> None:
    page, mine = stage.page, moments(find_game("calaboose"), 2)["middle"]
    theirs = {**mine, "to_act": 1 - mine["viewer"], "decision": mine["decision"] + 1, "seq": mine["seq"] + 1}
    page.add_init_script(ALLOWS)
    page.goto(stage.address)
    hears(stage, theirs)
    icon = "document.querySelector('link[rel=icon]').getAttribute('href').split('/').pop()"
    assert page.evaluate(icon) == "favicon.svg"
    page.evaluate("window.away = true")
    hears(stage, mine)
    assert page.title().startswith("● Your turn")
    assert page.evaluate(icon) == "favicon-turn.svg"
    assert page.evaluate("[window.asked, window.shownTo.length]") == [0, 0], "nobody asked for it"
    page.get_by_role("tab", name="Settings").or_(page.get_by_role("button", name="Settings")).first.click()
    page.get_by_label("Notify me on my turn").check()
    wait_until(lambda: page.evaluate("window.asked") == 1)  # `wait_for_function` would need eval
    for view in (theirs, mine, mine, theirs):
        hears(stage, view)
    ((title, _, address),) = page.evaluate("window.shownTo")
    assert title == "Your turn: Calaboose"
    assert f"{HOST}{address}" == stage.address
    assert page.evaluate(icon) == "favicon.svg"
    page.evaluate("window.away = false")
    hears(stage, mine)
    assert page.evaluate("window.shownTo.length") == 1, "whoever looks at the table is not called"


def test_a_link_leads_to_a_moment_of_a_replay_and_turns_are_jumped(stage: Stage, match: str) -> None:
    page = stage.page
    page.goto(f"{HOST}/replay/{match}")
    page.wait_for_selector(".controls")
    step = page.locator(".controls output")
    assert step.inner_text().startswith("0 /")
    page.get_by_role("button", name="Turn forward").click()
    turned, link = int(step.inner_text().split()[0]), page.url
    assert turned >= 1
    page.get_by_role("button", name="Step forward").click()
    assert page.url != link
    page.get_by_role("button", name="Turn back").click()
    assert page.url == link
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector(".controls")
    assert step.inner_text().startswith(f"{turned} /")
    assert page.locator(".hand .card").count() == 0
    assert page.locator(".place .card:not(.back)").count() > 4, "everybody's cards"


def test_pages_to_come_back_to_stand_still_fit_and_axe_has_nothing_to_say(stage: Stage, match: str) -> None:
    for width, height in SIZES:
        stage.resize(width, height)
        for path in ("/history", "/recovery", "/report?code=404&page=/x", f"/replay/{match}"):
            stage.page.goto(HOST + path)
            stage.page.wait_for_selector(".controls" if "replay" in path else ".foot")
            assert stage.page.evaluate(SHIFTED) < 0.1, path
            assert stage.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), path
            found = Axe().run(stage.page).response["violations"]
            assert [(each["id"], each["nodes"][0]["html"][:120]) for each in found] == [], path
