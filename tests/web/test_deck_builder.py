"""The deck builder in a real browser: clicked, typed, saved, carried home and to a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import drifter

from .browsing import DESK, PHONE, Visitor, opened_browser
from .running import Running
from .test_everybody import violations

TABLET = {"width": 768, "height": 1024}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with opened_browser() as found:
        yield found


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        drifter.install(monkeypatch)
        house = Running(tmp_path_factory.mktemp("saloon") / "saloon.db")
        yield house
        house.close()


def at_the_bench(running: Running, browser: Browser, size: dict[str, int] = DESK) -> Visitor:
    ann = Visitor(browser, size)
    ann.goes_to(f"{running.url}/decks")
    ann.page.wait_for_selector(".legal.good")
    return ann


def says(page: Page) -> list[str]:
    """The reasons on the page, once the house has answered."""
    page.wait_for_selector(".legal.bad")
    return page.locator(".legal li a").all_inner_texts()


def test_cards_are_found_added_and_taken_out_and_the_house_says_what_is_wrong(
    running: Running, browser: Browser
) -> None:
    """HSD-41, HSD-R3."""
    ann = at_the_bench(running, browser)
    page = ann.page
    page.get_by_role("searchbox").fill("earp rare")
    assert page.locator(".pool .piece-name").all_inner_texts() == ["Wyatt Earp"]
    page.get_by_label("Add one Wyatt Earp").first.click(force=True)  # one is in it already, and one is the limit
    assert page.get_by_text("At most 1 of Wyatt Earp.").count() == 1
    page.locator(".pool").get_by_label("Take out one Wyatt Earp").click()
    assert says(page) == ["HSD-41"]
    assert page.locator(".head-line .count").inner_text() == "53 of 54"
    page.get_by_role("button", name="Clear filters").click()
    page.get_by_role("button", name="Fortune", exact=True).click()
    page.get_by_role("button", name="Rare", exact=True).click()
    names = page.locator(".pool .piece .kind").all_inner_texts()
    assert set(names) == {"fortune"}
    page.get_by_role("button", name="Kicker stack").first.click()
    page.locator(".pool").get_by_label("Add one Dead Eye").click()
    expect(page.locator(".legal li")).to_have_count(2)
    assert says(page) == ["HSD-41", "HSD-R3"]
    assert page.get_by_role("button", name="Bring it to a table").count() == 0
    assert ann.trouble == []
    ann.closes()


def test_limits_change_with_the_variant(running: Running, browser: Browser) -> None:
    """HSD-194."""
    ann = at_the_bench(running, browser)
    ann.page.get_by_label("Limits").select_option("on_your_lonesome")
    assert set(says(ann.page)) == {"HSD-194"}
    assert ann.page.locator(".rows .over").count() > 5
    assert "in On Your Lonesome" in ann.page.locator(".legal h2").inner_text()
    ann.closes()


def test_a_deck_is_kept_opened_again_undone_and_deleted(running: Running, browser: Browser) -> None:
    ann = at_the_bench(running, browser)
    page, name = ann.page, ann.page.get_by_label("Name of the deck")
    name.fill("Long Shot")
    page.get_by_role("button", name="Save").click()
    page.locator("summary").click()
    page.get_by_role("button", name="Long Riders").click()
    assert name.input_value() == "Long Riders"
    page.get_by_role("button", name="Undo").click()
    assert name.input_value() == "Long Shot"
    page.get_by_label("Take out one").first.click()
    page.reload()
    page.wait_for_selector(".legal.bad")  # the bench is as it was left
    page.locator("summary").click()
    page.get_by_role("button", name="Long Shot Saved in this browser").click()
    page.wait_for_selector(".legal.good")
    page.locator("summary").click()
    page.get_by_role("button", name="Delete Long Shot").click()
    assert page.get_by_role("button", name="Delete Long Shot").count() == 0
    page.get_by_role("button", name="Undo").click()
    assert page.get_by_role("button", name="Delete Long Shot").count() == 1
    page.get_by_role("button", name="Build from boosters").click()
    expect(name).to_have_value(re.compile(r"Boosters \d+"), timeout=60_000)
    page.wait_for_selector(".legal.good")
    assert ann.trouble == []
    ann.closes()


def test_a_deck_goes_home_as_a_file_and_comes_back(running: Running, browser: Browser, tmp_path: Path) -> None:
    ann = at_the_bench(running, browser)
    page = ann.page
    page.get_by_label("Name of the deck").fill("Carried home")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "deck.toml"
    download.value.save_as(file)
    assert 'name = "Carried home"' in file.read_text(encoding="utf-8")
    page.get_by_label("Name of the deck").fill("Something else")
    page.locator("summary").click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("Loaded deck.toml.").wait_for()
    assert page.get_by_label("Name of the deck").input_value() == "Carried home"
    assert ann.trouble == []
    (tmp_path / "broken.toml").write_text("name = ", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "broken.toml")
    page.get_by_text("The file is not TOML").wait_for()
    ann.closes()


def test_a_deck_is_brought_to_a_table_and_changed_there(running: Running, browser: Browser) -> None:
    ann = at_the_bench(running, browser)
    page = ann.page
    page.get_by_label("Name of the deck").fill("Long Shot")
    page.get_by_role("button", name="Bring it to a table").click()
    expect(page.locator("#brings")).to_have_value(re.compile('"name":"Long Shot"'))
    running.wait_for_rules(drifter.NAME)
    page.get_by_role("button", name="Open table").click()
    page.get_by_text("You bring Long Shot.").wait_for()
    assert page.locator(".gathering .trouble").count() == 0
    page.get_by_label("Your deck").select_option("long_riders")
    page.get_by_text("You bring Long Riders.").wait_for()
    bo = Visitor(browser)
    bo.goes_to(page.url)
    expect(bo.page.locator("select[name=bring] option")).to_have_count(3)
    bo.page.get_by_label("Your deck").select_option("tin_stars")
    bo.sits_down("Bo")
    bo.page.get_by_text("You bring Tin Stars.").wait_for()
    assert "Long Riders" not in bo.page.locator(".panel-body").inner_text()  # what others bring is hidden
    assert ann.trouble == bo.trouble == []
    ann.closes()
    bo.closes()


def test_a_refused_deck_is_not_shown_as_brought(running: Running, browser: Browser) -> None:
    """HSD-41."""
    ann = at_the_bench(running, browser)
    page = ann.page
    page.get_by_label("Name of the deck").fill("Short")
    page.locator(".list").get_by_label("Take out one").first.click()
    page.get_by_role("button", name="Save").click()
    running.wait_for_rules(drifter.NAME)
    page.goto(f"{running.url}/table/{running.table(drifter.NAME, seats=2)}")
    ann.sits_down("Ann")
    page.get_by_text("You get a ready-made one.").wait_for()
    page.get_by_label("Your deck").select_option(label="Short (yours)")
    page.get_by_text("The deck 'Short' is not legal at this table.").first.wait_for()
    assert page.get_by_label("Your deck").evaluate("field => field.selectedOptions[0].text") == "The house chooses"
    ann.closes()


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_the_pages_fit_and_axe_has_nothing_to_say(running: Running, browser: Browser, size: dict[str, int]) -> None:
    ann = at_the_bench(running, browser, size)
    ann.page.locator(".pool .face").first.click()
    ann.page.locator(".list").get_by_label("Take out one").first.click()
    ann.page.wait_for_selector(".legal.bad")
    ann.page.locator("summary").click()
    for address in ("", "/decks/tin_stars", f"/open/{drifter.NAME}"):
        if address:
            ann.goes_to(f"{running.url}{address}")
        assert violations(ann) == []
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert ann.trouble == []
    ann.closes()


def test_a_deck_is_built_with_the_keyboard_alone(running: Running, browser: Browser) -> None:
    ann = at_the_bench(running, browser)
    page = ann.page
    page.get_by_role("searchbox").focus()
    page.keyboard.type("bass reeves")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "Take out one Bass Reeves":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".legal.bad")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".legal.good")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Add one Bass Reeves"
    ann.closes()
