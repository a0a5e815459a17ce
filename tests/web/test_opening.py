"""Opening a table: the form, what is wrong with it in its own words, and the page of the table."""

from __future__ import annotations

import re

import pytest

from sixgun.web.saloon import Saloon

from .visiting import Browser, opened, page, proper, table_of


def test_the_form_shows_every_option_in_its_own_words(browser: Browser, room: Saloon) -> None:
    for game in room.games:
        text = page(browser, f"/open/{game.name}")
        for option in game.option_sheet:
            assert option.words in text
            assert f'name="option.{option.name}"' in text


def test_what_is_chosen_is_what_is_played(browser: Browser, room: Saloon) -> None:
    wishes = {"seats": "3", "pace": "fast", "visibility": "public", "bot": "random"}
    match = opened(browser, **wishes, **{"option.series_games": "3", "option.huckster_swap": "yes"})
    with room.house.ledger.at(match) as kept:
        assert (kept.opened.seats, kept.opened.pace, kept.opened.private) == (3, "fast", False)
        assert kept.opened.bot == "random"
        assert kept.opened.options == {"series_games": 3, "huckster_swap": 1, "dealer": -1}
    assert room.house.view("ann", match).seats[0].name == "Ann"


def test_a_wrong_option_is_named_as_the_form_names_it_and_nothing_typed_is_lost(browser: Browser) -> None:
    form = {"option.max_laps": "<banana>", "option.rounds": "7", "visibility": "public", "cards": ""}
    answer = browser.post("/open/outlaw-poker", data=form)
    assert answer.status_code == 422
    text = proper(answer.text)
    assert "“Turns each in a round before it is called off” takes" in text
    assert 'value="&lt;banana&gt;" aria-invalid="true"' in text
    assert '<option value="7" selected>' in text
    assert re.search(r'value="public" checked', text)


def test_seats_are_counted_from_one_as_people_do(browser: Browser) -> None:
    text = browser.post("/open/calaboose", data={"seats": "2", "option.dealer": "3"}).text
    assert "“Who deals the first game” takes a seat at this table; there is no seat 4." in text
    assert re.search(r'name="option.dealer" aria-invalid="true"', text)


@pytest.mark.parametrize("seats", ["9", "-1", "four", "²"])
def test_a_table_for_too_many_is_refused_in_a_sentence(browser: Browser, seats: str) -> None:
    answer = browser.post("/open/calaboose", data={"seats": seats})
    assert answer.status_code == 422
    assert 'role="alert"' in proper(answer.text)


def test_cards_of_your_own_come_typed_or_as_a_file(browser: Browser, room: Saloon) -> None:
    cards = browser.get("/games/calaboose/cards.toml").text
    typed = opened(browser, cards=cards.replace("\n", "\r\n"))
    answer = browser.post("/open/calaboose", files={"card_file": ("my.toml", cards)})
    for match in (typed, table_of(answer)):
        with room.house.ledger.at(match) as kept:
            assert kept.opened.cards == cards


def test_a_bad_card_file_says_where_it_is_wrong_and_stays_in_the_form(browser: Browser) -> None:
    cards = browser.get("/games/calaboose/cards.toml").text.replace("[[card]]", "[[</textarea>card]]", 1)
    answer = browser.post("/open/calaboose", files={"card_file": ("my.toml", cards)})
    assert answer.status_code == 422
    assert "the card file" in answer.text
    assert "[[&lt;/textarea&gt;card]]" in proper(answer.text)


def test_a_picture_is_no_card_file(browser: Browser) -> None:
    answer = browser.post("/open/calaboose", data={"seats": "3"}, files={"card_file": ("a.png", b"\x89PNG\xff")})
    assert answer.status_code == 422
    assert "not text in UTF-8" in answer.text
    assert '<option value="3" selected>' in answer.text


def test_the_table_page_invites_by_name_and_says_who_is_asking(browser: Browser) -> None:
    match = opened(browser)
    own, other = page(browser, f"/table/{match}"), page(browser, f"/table/{match}", who="bo")
    assert 'property="og:title" content="Ann invites you to a table of Calaboose"' in other
    assert f'data-match="{match}"' in own
    assert f'data-match="{match}"' in other
    assert "<noscript>" in own
    assert "noindex" in own


def test_a_table_that_does_not_exist_is_a_friendly_404(browser: Browser) -> None:
    for address in ("/table/nope", "/waiting/nope", "/replay/nope", "/replay/nope/file", "/verify?match=nope"):
        assert "There is no such table" in page(browser, address, 404)
