"""Nothing is ever covered: cards, prompt, buttons, piles, opponents and result are seen whole, at every size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from sixgun.engine.game import Game
from sixgun.games.registry import find_game, game_names
from sixgun.web.saloon import Saloon

from .browsing import opened_browser
from .layout import HOST, SIZES, Stage, all_moments, saloon
from .positions import course

# How much has moved by itself since somebody asked last, as the browser counts it, two frames later.
SHIFTED = """new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
  done(window.shifted ?? 0);
  window.shifted = 0;
})))"""
GAME = ("middle", "reaction", "round", "end")
EVERYTHING = ((1366, 768), (390, 844), (844, 390))  # here spectators and tables that wait for players are looked at too
# Put one sheet of style over the page's own.
DRESS = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""

# Each card flies in from far away, and each has a tag that stands over its edge.
LAUNCH = """cards => cards.forEach(card => {
  card.animate([{ translate: "900px 900px" }, { translate: "800px 800px" }], { duration: 1e6 });
  card.append(Object.assign(document.createElement("span"), { className: "tag", textContent: "take" }));
  card.lastChild.style.setProperty("right", "-30px");
})"""

LANDED = """() => {
  document.getAnimations().forEach(each => each.cancel());
  document.querySelectorAll(".core .tag").forEach(each => each.remove());
  document.querySelector("sixgun-table").classList.remove("flying");
  return window.faults();
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with opened_browser() as found:
        yield found


@pytest.fixture(scope="module")
def lobby() -> Iterator[Saloon]:
    with saloon() as room:
        yield room


@pytest.fixture(scope="module")
def stages() -> dict[str, Stage]:
    """A page for each game, opened once."""
    return {}


@pytest.fixture
def stage(stages: dict[str, Stage], lobby: Saloon, browser: Browser, game: Game) -> Iterator[Stage]:
    if game.name not in stages:
        stages[game.name] = Stage(lobby, browser, game)
    shown = stages[game.name]
    yield shown
    assert shown.trouble == []


def test_nothing_is_covered_and_every_button_is_on_top(stage: Stage, game: Game) -> None:
    """Fewest and most seats, at twelve sizes; `python -m tests.web.layout --all` takes every number of seats."""
    views = {seats: all_moments(game, seats) for seats in (game.fewest_seats, game.most_seats)}
    faults: list[str] = []
    looks = 0
    for width, height in SIZES:
        stage.resize(width, height)
        for seats, moments in views.items():
            wanted = GAME if (width, height) not in EVERYTHING else tuple(moments)
            shown = {moment: moments[moment] for moment in wanted if moment in moments}
            for seen in stage.look(shown, chosen=("middle", "end")):
                looks += 1
                assert seen.things > 5
                faults += [f"{seats} seats, {width}x{height}, {seen.moment}: {fault}" for fault in seen.faults]
    assert looks >= 2 * 3 * len(SIZES)
    assert faults == []


def test_a_seat_keeps_its_place_through_a_game(stage: Stage, game: Game) -> None:
    views = all_moments(game, game.most_seats)
    stage.resize(1366, 768)
    places: list[Any] = []
    for moment in ("middle", "reaction", "end"):
        stage.look({moment: views[moment]}, chosen=("end",))  # there, the table is seen again after the reckoning
        areas = stage.page.locator(".place, .centre, .you, .at-prompt, .at-hand, .acts")
        places.append(areas.evaluate_all("areas => areas.map(each => JSON.stringify(each.getBoundingClientRect()))"))
    assert places[0] == places[1] == places[2]


def test_cards_in_flight_and_tags_over_an_edge_take_no_room(lobby: Saloon, browser: Browser) -> None:
    """A view that came while a card flew once left its area with the smallest cards for the rest of the turn."""
    game = find_game("calaboose")
    stage = Stage(lobby, browser, game)
    views = {"middle": all_moments(game, game.fewest_seats)["middle"]}
    stage.resize(1280, 720)
    stage.look(views, chosen=())
    stage.page.locator(".core .card").evaluate_all(LAUNCH)
    stage.page.locator("sixgun-table").evaluate("table => table.classList.add('flying')")
    stage.resize(1366, 768)
    stage.look(views, chosen=())
    assert int(stage.page.locator(".core").evaluate("core => core.style.getPropertyValue('--w')")[:-2]) > 60
    assert stage.page.evaluate(LANDED) == []
    stage.page.close()


@pytest.mark.parametrize(
    ("name", "mark"),
    [("bang", "Sheriff"), ("calaboose", "Badge"), ("outlaw-poker", "dealer"), ("25-outlaws", "Dealer")],
)
def test_a_tile_shows_who_has_a_mark_and_how_far_away_a_player_is(
    lobby: Saloon, browser: Browser, name: str, mark: str
) -> None:
    """The boards of the others are closed on small screens; who is the Sheriff must be seen nevertheless."""
    game = find_game(name)
    stage = Stage(lobby, browser, game)
    views = all_moments(game, game.most_seats)
    for width, height in ((390, 844), (844, 390), (720, 450)):
        stage.resize(width, height)
        stage.look({"spectator": views["spectator"]}, chosen=())
        assert mark in stage.page.locator(".tile .badge:visible").all_inner_texts()
        assert stage.look({"middle": views["middle"]}, chosen=())[0].faults == []
        distances = stage.page.locator(".tile .fact:has(.icon):visible b").all_inner_texts()
        assert all(each.isdigit() for each in distances)
        assert len(distances) == (5 if name == "bang" else 0)  # of seven, one asks and one is out
    stage.page.close()


def test_the_middle_is_measured_again_when_a_decision_raises_a_tag(lobby: Saloon, browser: Browser) -> None:
    """While a move is on its way nothing can be tapped; when a tag comes back, the heading above it moves up."""
    game = find_game("25-outlaws")
    stage = Stage(lobby, browser, game)
    view = next(view for view in course(game, 4, many=60) if "bet" in json.dumps(view["moves"]) and view["viewer"] == 0)
    for width, height in ((1366, 768), (1280, 720), (1440, 900)):
        stage.resize(width, height)
        stage.look({"bet": {**view, "decision": None, "moves": []}}, chosen=())
        stage.page.locator("sixgun-table").evaluate("table => { table.sent.add('k'); table.show(table.view); }")
        assert stage.page.locator(".middle .card > .tag").count() == 0
        assert stage.look({"bet": view}, chosen=())[0].faults == []
        stage.page.locator("sixgun-table").evaluate("table => { table.sent.clear(); table.show(table.view); }")
        stage.page.locator(".middle .card > .tag").first.wait_for()
        assert stage.page.evaluate("window.faults()") == []
    stage.page.close()


def test_a_round_that_is_over_lies_on_the_table_until_the_player_goes_on_or_some_seconds_have_passed(
    lobby: Saloon, browser: Browser
) -> None:
    """Only this screen shows it: the view behind it is the running game's."""
    game = find_game("outlaw-poker")
    stage = Stage(lobby, browser, game)
    stage.page.clock.install()
    stage.resize(1366, 768)
    paper, places = stage.page.locator(".reckoning"), stage.page.locator(".place")
    views = {"round": all_moments(game, game.fewest_seats)["round"]}
    stage.look(views)
    assert (paper.count(), places.count()) == (1, 0)
    stage.page.get_by_role("button", name="Go on").click()
    assert (paper.count(), places.count()) == (0, 1)
    stage.page.evaluate("view => document.querySelector('sixgun-table').showView(view)", views["round"])
    assert paper.count() == 0  # it was seen already
    stage.page.get_by_role("button", name="Round 1 of 2").click()
    assert paper.count() == 1  # but the story has it
    stage.look(views)
    stage.page.clock.fast_forward(5_000)
    assert paper.count() == 1
    stage.page.clock.fast_forward(15_000)
    assert (paper.count(), places.count()) == (0, 1)
    stage.page.close()


def test_what_a_round_came_to_makes_way_for_a_decision(lobby: Saloon, browser: Browser) -> None:
    """It once lay over the cards about which the player was asked."""
    game = find_game("25-outlaws")
    stage = Stage(lobby, browser, game)
    stage.page.clock.install()
    paper, strip = stage.page.locator(".reckoning"), stage.page.locator(".latest.came-to")
    mine = all_moments(game, game.fewest_seats)["round"]
    assert mine["to_act"] == mine["viewer"]
    theirs = {**mine, "to_act": 1 - mine["viewer"], "decision": mine["decision"] - 1}
    hears = "view => document.querySelector('sixgun-table').showView(view)"
    for width, height in SIZES:
        stage.resize(width, height)
        assert stage.look({"round": theirs}, chosen=())[0].faults == []
        assert (paper.count(), strip.count()) == (1, 0)
        stage.page.evaluate(hears, mine)
        strip.wait_for()
        assert (paper.count(), stage.page.evaluate("window.faults()")) == (0, [])
        stage.page.clock.fast_forward(15_000)
        assert mine["reckoning"]["headline"] in strip.inner_text()
        strip.locator(".tell").click()
        assert (paper.count(), strip.count()) == (1, 0)
        stage.page.evaluate(hears, mine)  # the same decision again: it was asked for
        assert (paper.count(), stage.page.evaluate("window.faults()")) == (1, [])
        stage.page.get_by_role("button", name="Go on").click()
        assert (paper.count(), strip.count()) == (0, 0)
    stage.page.close()


def test_a_look_finds_what_is_covered_and_what_is_cut_off(lobby: Saloon, browser: Browser) -> None:
    """The check itself can fail: a cover over everything, an area that is too small, a page that scrolls."""
    first = find_game(game_names()[0])
    stage = Stage(lobby, browser, first)
    views = {"middle": all_moments(first, first.fewest_seats)["middle"]}
    stage.resize(1366, 768)
    broken = {
        "covered": ".acts::after { content: ''; position: fixed; inset: 0; z-index: 99; }",
        "does not hold its content": ".prompt { max-height: 12px; }",
        "outside its area": ".acts { translate: 0 20px; } .acts button { translate: 0 40px; }",
        "overlap": ".at-hand { margin-top: -40px; }",
        "the page scrolls": "body::after { content: ''; display: block; height: 3000px; }",
        "no goal": ".goal { display: none !important; }",
        "no ticker": ".latest { display: none !important; }",
    }
    for fault, style in broken.items():
        stage.page.evaluate(DRESS, style)
        assert any(found.startswith(fault) for seen in stage.look(views) for found in seen.faults), fault
    stage.page.close()


def test_a_table_and_the_lobby_are_light(stage: Stage, game: Game) -> None:
    """What a first visit fetches, as it goes over the line."""
    stage.page.goto(stage.address)
    stage.weight = 0
    stage.page.reload()
    stage.look({"middle": all_moments(game, game.most_seats)["middle"]})
    assert 50_000 < stage.weight < 250_000
    stage.weight = 0
    stage.page.goto(f"{HOST}/")
    stage.page.wait_for_load_state("networkidle")
    assert 20_000 < stage.weight < 120_000


def test_nothing_shifts_while_a_page_comes_up_or_others_move(stage: Stage, game: Game) -> None:
    for width, height in ((1366, 768), (390, 844)):
        stage.resize(width, height)
        stage.page.goto(f"{HOST}/")
        assert stage.page.evaluate(SHIFTED) <= 0.1, f"{width}x{height}, lobby"
        stage.page.goto(stage.address)
        for at, view in enumerate(course(game, game.most_seats)):
            stage.look({"course": view})
            assert stage.page.evaluate(SHIFTED) <= 0.1, f"{width}x{height}, move {at}"


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_every_poster_is_above_the_fold(lobby: Saloon, browser: Browser, size: tuple[int, int]) -> None:
    stage = Stage(lobby, browser, find_game(game_names()[0]))
    stage.resize(*size)
    stage.page.goto(f"{HOST}/")
    posters = stage.page.locator(".notice").evaluate_all("all => all.map(each => each.getBoundingClientRect().bottom)")
    assert len(posters) == len(game_names())
    assert max(posters) <= size[1]
    stage.page.close()


def test_the_bar_of_every_page_fits_with_a_name_that_can_be_read(lobby: Saloon, browser: Browser) -> None:
    stage = Stage(lobby, browser, find_game(game_names()[0]))
    stage._pages.names["ann"] = "Buck"
    name, parts = stage.page.locator(".me .name"), stage.page.locator(".rail > a, .rail nav a:visible")
    for width, height in ((320, 640), (390, 844), (720, 450), (820, 1180), (844, 390), (901, 600), (1366, 768)):
        stage.resize(width, height)
        for path in ("/", "/rules", "/decks", "/tournaments", "/verify", "/how-to-play", "/recovery"):
            stage.page.goto(HOST + path)
            where = f"{width}x{height} {path}"
            assert stage.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), where
            assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), where
            boxes = parts.evaluate_all("all => all.map(each => [each.offsetLeft, each.offsetLeft + each.offsetWidth])")
            assert all(0 <= left < right <= width for left, right in boxes), where
            lines = parts.evaluate_all("all => all.map(each => each.offsetHeight)")
            assert max(lines) <= 46, where  # one line
    stage.page.close()
