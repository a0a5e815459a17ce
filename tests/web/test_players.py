"""A player's page: ratings, head to head, results, recent games; for people and bots, without a script."""

from __future__ import annotations

import html
import re

from sixgun.tournaments.ratings.contract import START, Rating
from sixgun.tournaments.ratings.history import Point
from sixgun.web.players import ordinal
from sixgun.web.plots import rating_plot, share_plot
from sixgun.web.saloon import Saloon

from .visiting import HOSTILE, Browser, finished, page, proper

DAY = 24 * 3600 * 1000


def own_address(browser: Browser, who: str = "ann") -> str:
    answer = browser.get("/player", headers={"x-person": who})
    assert answer.status_code == 303
    return answer.headers["location"]


def test_the_lobby_leads_to_ones_own_record(browser: Browser) -> None:
    assert '<a href="/player">Your record</a>' in page(browser, "/")
    text = page(browser, own_address(browser))
    assert "No finished games yet" in text
    assert "<h1>Ann</h1>" in text


def test_the_address_of_a_record_does_not_hold_the_cookies_number(browser: Browser) -> None:
    assert "ann" not in own_address(browser)
    assert own_address(browser) == own_address(browser) != own_address(browser, "bo")


def test_a_finished_game_is_on_the_page_with_rating_plot_and_replay(browser: Browser, room: Saloon) -> None:
    match = finished(room)
    text = page(browser, own_address(browser))
    assert f'href="/replay/{match}"' in text
    assert "provisional" in text
    assert re.search(r'<svg class="plot"[^>]* role="img" aria-labelledby="plot-title plot-words"', text)
    assert '<title id="plot-title">Calaboose rating of Ann</title>' in text
    assert '<a href="/player/bot.gunhand">gunhand</a>' in text
    assert "<script" not in text
    assert "Calaboose rating" in page(browser, own_address(browser) + "?game=faro")  # shows the most played instead
    assert "Nobody has finished ten games of anything yet." in page(browser, "/players")


def test_a_bot_has_a_page_too_and_others_see_no_link_to_a_private_table(browser: Browser, room: Saloon) -> None:
    match = finished(room)
    stranger = page(browser, "/player/bot.gunhand", who="bo")
    assert '<p class="wanted">Bot</p>' in stranger
    assert match not in stranger
    assert match not in page(browser, own_address(browser), who="bo")
    assert match in page(browser, "/player/bot.gunhand", who="ann")


def test_a_hostile_name_is_only_a_name(browser: Browser, room: Saloon) -> None:
    finished(room, HOSTILE)
    text = page(browser, own_address(browser), who="bo")
    assert HOSTILE not in text
    assert html.escape(HOSTILE).replace("&#x27;", "&#39;").replace("&quot;", "&#34;") in text


def test_nobody_is_found_under_an_unknown_address(browser: Browser) -> None:
    assert "No player with this address has finished a game here yet." in page(browser, "/player/nobody", 404)


def points(*ratings: float) -> list[Point]:
    return [Point(at * DAY, f"m{at}", Rating(rating, 40, at), 0) for at, rating in enumerate(ratings)]


def test_a_plot_says_in_words_what_it_shows_and_escapes_them() -> None:
    drawn = str(rating_plot(points(1500, 1620, 1580), HOSTILE, "Up & down."))
    assert HOSTILE not in drawn
    assert '<desc id="plot-words">Up &amp; down.</desc>' in drawn
    proper(f"<!doctype html><html lang=en><head><title>x</title></head><body>{drawn}</body></html>")


def test_a_higher_rating_is_drawn_higher_and_everything_stays_inside() -> None:
    drawn = str(rating_plot(points(1500, 1700, 1200), "t", "w"))
    found = re.search(r'<polyline class="line" points="([^"]+)"', drawn)
    assert found
    rows = [float(pair.split(",")[1]) for pair in found[1].split()]
    assert rows[1] < rows[0] < rows[2]
    assert all(0 <= row <= 270 for row in rows)


def test_one_game_and_a_thousand_can_be_drawn() -> None:
    assert "<circle" in rating_plot(points(START), "t", "w")
    many = str(rating_plot(points(*[START + each % 7 for each in range(1_000)]), "t", "w"))
    assert len(many) < 20_000


def test_a_share_is_green_above_and_red_below_what_was_expected() -> None:
    assert 'class="dot over"' in share_plot(0.5, 0.4, 0.6, 0.5)
    assert 'class="dot under"' in share_plot(0.49, 0.4, 0.6, 0.5)


def test_places_in_words() -> None:
    assert [ordinal(number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 112)] == [
        *("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th")
    ]
