"""Somebody who does not know what to do: a page that offers a lesson, rings that lead through it, and a suggestion."""

from __future__ import annotations

import html
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser as Chromium

from sixgun.tables import messages as say
from sixgun.web.saloon import Saloon

from .browsing import PHONE, Visitor, opened_browser
from .running import Running
from .visiting import Browser, key_in, page, table_of

_RING = '[data-point="1"]:visible, [data-point=""]:visible'
# Every step that the page shows, whether or not somebody looks just then: a quick second tap goes on to the next.
_SHOWN = """table => {
  table.shown = new Set();
  const look = () => {
    const step = /(\\d+) of \\d+/.exec(table.querySelector(".prompt .lesson")?.textContent ?? "");
    if (step) table.shown.add(Number(step[1]));
  };
  new MutationObserver(look).observe(table, { childList: true, characterData: true, subtree: true });
  look();
}"""
_STEP = """async table => {
  await table.updateComplete;
  const { lessonPage, view, canAct } = table;
  return [lessonPage?.number ?? 0, view.lesson.steps, canAct, table.querySelector(".prompt").innerText];
}"""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    with opened_browser() as found:
        yield found


def test_every_lesson_has_a_page_that_says_where_its_cards_come_from(browser: Browser, room: Saloon) -> None:
    lobby = page(browser, "/")
    for game in room.games:
        link = f'href="/learn/{game.name}"'
        assert game.lesson is not None
        text = html.unescape(page(browser, f"/learn/{game.name}"))
        assert f"seed {game.lesson.seed}" in text
        assert "does not count in your record" in text
        assert all(link in page(browser, f"/{place}/{game.name}") for place in ("games", "how-to-play"))
        assert link in lobby


def test_starting_a_lesson_opens_a_private_table_for_one_person(browser: Browser, room: Saloon) -> None:
    key = key_in(page(browser, "/learn/calaboose"), "/learn/calaboose")
    match = table_of(browser.post("/learn/calaboose", data={"key": key}))
    assert table_of(browser.post("/learn/calaboose", data={"key": key})) == match
    view = room.house.view("ann", match)
    assert view.lesson is not None
    assert view.viewer == 0
    assert isinstance(room.house.handle("ann", say.Deal(key="deal", match=match)), say.Done)
    assert room.house.view("ann", match).status == "playing"
    assert page(browser, "/learn/solitaire", 404)


def test_tapping_what_is_ringed_leads_through_a_lesson_on_a_phone(running: Running, chromium: Chromium) -> None:
    running.wait_for_rules("calaboose")
    ann = Visitor(chromium, PHONE)
    ann.goes_to(f"{running.url}/learn/calaboose")
    ann.page.get_by_role("button", name="Start the guided game").click()
    ann.page.wait_for_selector(".prompt .lesson")
    table, number, steps = ann.page.locator("sixgun-table"), 0, 1
    table.evaluate(_SHOWN)
    while number < steps:
        number, steps, to_decide, prompt = table.evaluate(_STEP)
        if not number or not to_decide:
            ann.page.wait_for_timeout(30)
            continue
        assert f"{number} of {steps}" in prompt
        onward = ann.page.locator(".doing .go, .acts .armed :is(.strong, .danger)")
        (onward if onward.count() else ann.page.locator(_RING)).first.click()
    assert table.evaluate("table => [...table.shown]") == list(range(1, steps + 1))
    ann.page.wait_for_selector(".prompt:not(:has(.lesson))")
    ann.page.get_by_role("button", name="What would you do?").click()
    ann.page.wait_for_selector(".advice")
    assert ann.page.locator("[data-point]").count() > 0
    ann.page.locator(".acts .armed :is(.strong, .danger)").click()
    ann.page.wait_for_selector(".prompt:not(:has(.advice))")
    assert table.evaluate("table => table.refusal") is None
    assert ann.trouble == []
    ann.closes()
