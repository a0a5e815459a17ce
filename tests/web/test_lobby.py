"""The lobby: a notice for every game, the tables, one's name; also while rules are being prepared."""

from __future__ import annotations

import re

import pytest

from sixgun.tables.match import PLAYING
from sixgun.web.saloon import Saloon

from .visiting import HOSTILE, Browser, Warm, dealt, finished, key_in, opened, page, proper, table_of


def test_the_lobby_has_a_notice_for_every_game_with_both_ways_to_a_table(browser: Browser, room: Saloon) -> None:
    text = page(browser, "/")
    for game in room.games:
        assert game.title in text
        assert f"{game.fewest_seats} to {game.most_seats} players" in text
        assert f"about {game.minutes} minutes" in text
        assert f'action="/play/{game.name}" method="post"' in text
        assert f'href="/open/{game.name}"' in text


def test_one_click_sits_you_down_at_a_private_table_whose_page_deals(browser: Browser, room: Saloon) -> None:
    """The request that opens a table carries no chance of the player, nor deals: the house is to be bound first."""
    key = key_in(page(browser, "/"), "/play/calaboose")
    answer = browser.post("/play/calaboose", data={"key": key})
    match = table_of(answer)
    assert "data-nonce" not in page(browser, "/")
    assert answer.headers["location"] == f"/table/{match}"
    wish = next(cookie for cookie in answer.headers.get_list("set-cookie") if cookie.startswith("deal="))
    assert {"HttpOnly", f"Path=/table/{match}", "SameSite=strict"} <= set(wish.split("; "))
    first = browser.get(f"/table/{match}", headers={"cookie": "deal=yes"})
    assert 'data-deal="yes"' in first.text
    assert any("Max-Age=0" in cookie for cookie in first.headers.get_list("set-cookie") if cookie.startswith("deal="))
    view = room.house.view("ann", match)
    assert view.status == "open"
    assert view.deal is not None
    assert not any(view.deal.pledges)
    view = room.house.view("ann", dealt(room, match))
    assert view.status == PLAYING
    assert [seat.player for seat in view.seats] == ["person", "bot", "bot", "bot"]
    assert view.seats[0].name == "Ann"
    assert match not in room.house.store.matches(public_only=True)


def test_pressing_twice_counts_once(browser: Browser, room: Saloon) -> None:
    key = key_in(page(browser, "/"), "/play/calaboose")
    first = browser.post("/play/calaboose", data={"key": key})
    again = browser.post("/play/calaboose", data={"key": key})
    assert table_of(first) == table_of(again)
    assert len(room.house.store.matches()) == 1


def test_every_form_of_the_lobby_has_a_key_of_its_own(browser: Browser) -> None:
    keys = re.findall(r'name="key" value="(\w+)"', page(browser, "/") + page(browser, "/"))
    assert len(keys) == len(set(keys)) >= 6


def test_tables_that_wait_for_you_come_first(browser: Browser, room: Saloon) -> None:
    playing = dealt(room, table_of(browser.post("/play/calaboose", data={"key": "k"})))
    while room.house.view("ann", playing).to_act != 0:
        room.house.driver.tend(playing)
    waiting = opened(browser, "outlaw-poker")
    text = page(browser, "/")
    mine = text.split('id="mine"')[1].split("</section>")[0]
    assert mine.index(playing) < mine.index(waiting)
    assert 'data-turns="1"' in text
    assert "Your turn." in mine


def test_public_tables_are_there_to_join_and_private_ones_are_not(browser: Browser) -> None:
    public, private = opened(browser, visibility="public"), opened(browser, visibility="private")
    text = page(browser, "/", who="bo")
    assert public in text
    assert private not in text
    assert "3 seats free" in text


def test_a_public_game_under_way_can_be_watched(browser: Browser, room: Saloon) -> None:
    match = dealt(room, opened(browser, visibility="public", deal="yes"))
    text = page(browser, "/", who="bo")
    assert match in text
    assert "Watch" in text


def test_a_finished_match_leads_to_its_replay(browser: Browser, room: Saloon) -> None:
    match = finished(room)
    assert f"/replay/{match}" in page(browser, "/")


def test_the_lists_of_tables_can_be_had_alone(browser: Browser) -> None:
    match = opened(browser, visibility="public")
    answer = browser.get("/tables", headers={"x-person": "bo"})
    assert match in answer.text
    assert "<html" not in answer.text


def test_a_name_is_kept(browser: Browser) -> None:
    assert browser.post("/name", data={"name": "  Calamity   Ann "}).headers["location"] == "/"
    assert 'value="Calamity Ann"' in page(browser, "/")


@pytest.mark.parametrize(
    ("typed", "said"),
    [("", "at least one character"), ("x" * 25, "at most 24 characters, not 25"), ("\u202e \x00", "at least one")],
)
def test_a_name_that_cannot_be_had_is_explained_and_stays_in_the_field(browser: Browser, typed: str, said: str) -> None:
    answer = browser.post("/name", data={"name": typed})
    assert answer.status_code == 422
    assert said in answer.text
    if typed.isascii():
        assert f'name="name" value="{typed}"' in proper(answer.text)


def test_names_of_people_are_never_markup(browser: Browser, room: Saloon) -> None:
    browser.names["ann"] = HOSTILE
    match = opened(browser, visibility="public")
    for text in (page(browser, "/"), page(browser, "/", who="bo"), page(browser, f"/table/{match}", who="bo")):
        assert HOSTILE not in text
        assert "&lt;b&gt;" in text
    answer = browser.post("/name", data={"name": '"><script>alert(1)</script>' + "x" * 20})
    assert "<script>alert" not in proper(answer.text)


def test_nothing_said_at_a_table_is_markup_on_a_page(browser: Browser, room: Saloon) -> None:
    match = finished(room, HOSTILE)
    for address in ("/", "/tables", f"/table/{match}", f"/replay/{match}", f"/verify?match={match}"):
        text = browser.get(address).text
        assert HOSTILE not in text
    assert "&lt;b&gt;" in page(browser, f"/verify?match={match}")
    assert browser.get(f"/replay/{match}/file").headers["content-type"].startswith("application/x-ndjson")


def test_a_game_that_is_not_ready_says_so_on_its_notice(browser: Browser, warmth: Warm) -> None:
    warmth.fraction = 0.25
    text = page(browser, "/")
    assert "25% of calaboose." in text
    assert 'value="0.250"' in text
    assert browser.get("/warming").json()["calaboose"] == {
        "done": False,
        "fraction": 0.25,
        "words": "25% of calaboose.",
    }


def test_pressed_early_the_table_comes_up_by_itself_without_a_script(
    browser: Browser, room: Saloon, warmth: Warm
) -> None:
    warmth.fraction = 0.5
    early = browser.post("/play/calaboose", data={"key": "k"})
    waiting = early.headers["location"]
    assert waiting.startswith("/waiting/")
    text = page(browser, waiting)
    assert 'http-equiv="refresh"' in text
    assert "50% of calaboose." in text
    assert "<progress" in text
    warmth.fraction = 1.0
    assert browser.get(waiting).headers["location"] == waiting.replace("waiting", "table")


def test_no_address_deals_cards(browser: Browser, room: Saloon, warmth: Warm) -> None:
    """A link that somebody sends must not make the browser of a seated player deal either."""
    match = opened(browser)
    for address in (f"/waiting/{match}?deal=yes", f"/table/{match}?deal=yes", f"/table/{match}"):
        assert "data-deal" not in browser.get(address).text
        assert room.house.view("ann", match).status == "open"


def test_while_rules_are_being_prepared_no_page_deals_a_match_again(
    browser: Browser, room: Saloon, warmth: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = dealt(room, opened(browser, deal="yes"))
    warmth.fraction = 0.1
    room.house.ledger.forget(match)
    monkeypatch.setattr("sixgun.tables.match.Position", lambda *given: pytest.fail("a deal compiles rules"))
    assert "Getting ready" in page(browser, "/")
    assert browser.get(f"/table/{match}").headers["location"] == f"/waiting/{match}"
    assert browser.get(f"/replay/{match}").headers["location"] == f"/waiting/{match}"
