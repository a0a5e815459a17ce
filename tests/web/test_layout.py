"""Nothing is ever covered: cards, prompt, buttons, piles, opponents and result are seen whole, at every size of window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from sixgun.engine.game import Game
from sixgun.web.saloon import Saloon

from .browsing import opened_browser
from .layout import SIZES, Stage, all_moments, saloon

# Put one sheet of style over the page's own.
DRESS = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with opened_browser() as found:
        yield found


@pytest.fixture(scope="module")
def lobby() -> Iterator[Saloon]:
    with saloon() as room:
        yield room


@pytest.fixture
def stage(lobby: Saloon, browser: Browser, game: Game) -> Iterator[Stage]:
    shown = Stage(lobby, browser, game)
    yield shown
    assert shown.trouble == []
    shown.page.close()


def test_nothing_is_covered_and_every_button_is_on_top(stage: Stage, game: Game) -> None:
    """Fewest and most seats, at nine sizes, in every moment; `python -m tests.web.layout --all` takes all seats."""
    views = {seats: all_moments(game, seats) for seats in (game.fewest_seats, game.most_seats)}
    faults: list[str] = []
    looks = 0
    for width, height in SIZES:
        stage.resize(width, height)
        for seats, moments in views.items():
            for seen in stage.look(moments):
                looks += 1
                assert seen.things > 5
                faults += [f"{seats} seats, {width}x{height}, {seen.moment}: {fault}" for fault in seen.faults]
    assert looks >= 2 * 7 * len(SIZES)
    assert faults == []


def test_a_seat_keeps_its_place_through_a_game(stage: Stage, game: Game) -> None:
    views = all_moments(game, game.most_seats)
    stage.resize(1366, 768)
    places: list[Any] = []
    for moment in ("middle", "reaction", "end"):
        stage.look({moment: views[moment]})
        areas = stage.page.locator(".place, .centre, .you, .at-prompt, .at-hand, .acts")
        places.append(areas.evaluate_all("areas => areas.map(each => JSON.stringify(each.getBoundingClientRect()))"))
    assert places[0] == places[1] == places[2]


def test_a_look_finds_what_is_covered_and_what_is_cut_off(stage: Stage, game: Game) -> None:
    """The check itself can fail: a cover over everything, a board that is too small, a page that scrolls."""
    views = {"middle": all_moments(game, game.fewest_seats)["middle"]}
    stage.resize(1366, 768)
    broken = {
        "covered": ".acts::after { content: ''; position: fixed; inset: 0; z-index: 99; }",
        "outside its board": ".you > .player { max-height: 50px; }",
        "the page scrolls": "body::after { content: ''; display: block; height: 3000px; }",
    }
    for fault, style in broken.items():
        stage.page.evaluate(DRESS, style)
        assert any(found.startswith(fault) for seen in stage.look(views) for found in seen.faults), fault
