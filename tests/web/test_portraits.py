"""Portraits are drawn from the kit, served like files, and tell a card's text to a mouse or a finger that rests."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from sixgun.engine.portraits import COLOURS, PARTS, usual_portrait
from sixgun.games.registry import find_game
from sixgun.web.portraits import drawing, parts
from sixgun.web.portraits.colours import BACKS, PAINTS, SKINS

from . import visiting
from .browsing import opened_browser
from .layout import Stage, saloon
from .positions import moments

SHOWN = ".glimpse:not([hidden])"
CHARACTER = ".you .card.person"
TOUCH = """([selector, kind]) => {
  const place = document.querySelector(selector), { x, y } = place.getBoundingClientRect();
  const at = { clientX: x + 9, clientY: y + 9 };
  place.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "touch", ...at }));
}"""
DECODED = (
    "Promise.all([...document.querySelectorAll('.portrait')].map(image => image.decode())).then(all => all.length)"
)


def test_every_word_of_a_description_is_in_the_kit() -> None:
    painted = ("back", "skin")
    for part, names in PARTS.items():
        for name in names if part not in painted else ():
            assert f"{part}-{name}" in parts()
    assert set(PARTS["back"]) == set(BACKS)
    assert set(PARTS["skin"]) < set(SKINS)
    assert set(COLOURS) == set(PAINTS)


def test_every_part_is_drawn_and_no_colour_left_open() -> None:
    for part, names in PARTS.items():
        for name in names:
            ElementTree.fromstring(drawing(f"{part}={name}"))
            assert "$" not in drawing(f"{part}={name}"), f"{part}={name}"
    assert len({drawing(usual_portrait(f"Stranger {number}")) for number in range(50)}) == 50


def test_a_portrait_is_fetched_once_and_kept() -> None:
    with saloon() as room:
        browser = visiting.Browser(room)
        address = room.static.address("portraits/hat=derby:black,look=sly.svg")
        answer = browser.get(address)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text == drawing("hat=derby:black,look=sly")
        for bad in ("hat=crown", "%3Cscript%3E", "hat=derby," * 40):
            refused = browser.get(room.static.address(f"portraits/{bad}.svg"))
            assert refused.status_code == 404
            assert "<script>" not in refused.text


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    game = find_game("bang")
    with saloon() as room, opened_browser() as browser:
        found = Stage(room, browser, game)
        found.resize(1280, 720)
        found.look({"middle": moments(game, 7)["middle"]}, chosen=())
        yield found
        assert found.trouble == []


def test_every_player_has_the_characters_portrait_in_the_plate_and_on_the_card(stage: Stage) -> None:
    assert stage.page.locator(".player").count() == 7
    assert stage.page.locator(".player .avatar.person .portrait").count() == 7
    assert stage.page.locator(".player .card.person .portrait").count() == 7
    assert stage.page.evaluate(DECODED) >= 14


def test_a_card_in_play_shows_its_name(stage: Stage) -> None:
    strips = stage.page.locator(".player .armed .slot ~ .slot .label")
    assert strips.count() > 1
    for strip in strips.all():
        expect(strip).to_be_visible()
        size = strip.evaluate(
            "label => [label.scrollWidth, label.clientWidth, parseFloat(getComputedStyle(label).fontSize)]"
        )
        assert size[0] <= size[1] + 1
        assert size[2] >= 11


def test_a_card_tells_its_text_under_the_mouse_and_covers_nothing(stage: Stage) -> None:
    stage.page.hover(CHARACTER)
    shown = stage.page.locator(SHOWN)
    expect(shown).to_contain_text(stage.page.locator(CHARACTER).get_attribute("data-name") or "?")
    assert shown.evaluate("paper => getComputedStyle(paper).pointerEvents") == "none"
    assert Axe().run(stage.page).response["violations"] == []
    stage.page.mouse.move(640, 300)
    expect(stage.page.locator(SHOWN)).to_have_count(0)


def test_a_finger_that_rests_on_a_card_reads_it_and_plays_nothing(stage: Stage) -> None:
    card = ".hand .card.can"
    stage.page.evaluate(TOUCH, [card, "pointerdown"])
    expect(stage.page.locator(SHOWN)).to_contain_text(stage.page.locator(card).first.get_attribute("data-name") or "?")
    stage.page.evaluate(TOUCH, [card, "pointerup"])
    stage.page.locator(card).first.dispatch_event("click")
    assert stage.page.locator(".hand .card.selected").count() == 0
    stage.page.evaluate(TOUCH, [card, "pointerdown"])
    stage.page.evaluate(TOUCH, [card, "pointerup"])
    stage.page.locator(card).first.dispatch_event("click")
    expect(stage.page.locator(".hand .card.selected")).to_have_count(1)
    stage.page.keyboard.press("Escape")
