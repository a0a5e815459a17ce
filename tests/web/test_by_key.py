"""The keyboard goes where the eye goes: to the question, to marked places, to what a hint marks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from sixgun.games.registry import find_game

from .browsing import opened_browser
from .layout import Stage, Views, all_moments, saloon

HINT = """() => {
  const table = document.querySelector("sixgun-table");
  const { decision, moves } = table.view;
  table.letGo();
  const { move } = moves.find(({ taps }) => taps.length);
  table.hear({ answer: "suggested", decision, move, reason: "It is the best." });
}"""


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    with saloon() as room, opened_browser() as browser:
        shown = Stage(room, browser, find_game("calaboose"))
        shown.resize(1280, 720)
        yield shown
        assert shown.trouble == []


@pytest.fixture(scope="module")
def views() -> Views:
    return all_moments(find_game("calaboose"), 3)


def _goes_to(page: Page, selector: str) -> None:
    page.wait_for_function("selector => document.activeElement.matches(selector)", arg=selector)


def test_the_skip_link_leads_to_the_question(stage: Stage, views: Views) -> None:
    stage.look({"middle": views["middle"]}, chosen=())
    stage.page.locator(".skip").focus()
    stage.page.keyboard.press("Enter")
    _goes_to(stage.page, ".prompt h2")


def test_a_card_chosen_by_key_leads_to_a_marked_place_and_a_hint_to_its_card(stage: Stage, views: Views) -> None:
    stage.look({"middle": views["middle"]}, chosen=())
    stage.page.locator(".hand .card.can").first.focus()
    stage.page.keyboard.press("Enter")
    _goes_to(stage.page, ":is(.place, .you) .card.can")
    stage.page.keyboard.press("h")
    stage.page.evaluate(HINT)
    _goes_to(stage.page, "[data-point]")


def test_closing_a_table_asks_first(stage: Stage, views: Views) -> None:
    view = {**views["waiting"], "may_close": True}
    stage.look({"waiting": view}, chosen=())
    stage.page.get_by_role("button", name="Close the table").click()
    _goes_to(stage.page, "button.sure")
    stage.page.get_by_role("button", name="Keep it open").click()
    stage.page.get_by_role("button", name="Close the table").wait_for()
