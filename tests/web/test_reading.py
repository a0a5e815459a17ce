"""Pages to read: rules, games, credits."""

from __future__ import annotations

import html
import re

from sixgun.web.icons import authors, icon
from sixgun.web.saloon import Saloon

from .visiting import Browser, page


def test_every_rule_of_every_game_has_an_anchor_and_a_page(browser: Browser, room: Saloon) -> None:
    for game in room.games:
        text = page(browser, f"/rules/{game.name}")
        ids = re.findall(r'<li id="([^"]+)" class="rule">', text)
        assert len(ids) == len(set(ids)) > 100
        for number in (ids[0], ids[-1]):
            assert number in page(browser, f"/rules/{game.name}/{number}")


def test_one_rule_can_be_had_for_the_panel_beside_the_table(browser: Browser) -> None:
    rule = browser.get("/rules/calaboose/CAL-18.json").json()
    assert rule["id"] == "CAL-18"
    assert rule["kind"] == "rule"
    assert "five cells" in rule["text"]
    assert rule["url"] == "/rules/calaboose/CAL-18"
    missing = browser.get("/rules/calaboose/CAL-999.json")
    assert missing.status_code == 404
    assert "no rule" in missing.json()["error"]


def test_rules_are_found_by_words_and_by_number(browser: Browser) -> None:
    assert "CAL-18" in page(browser, "/rules/calaboose?q=18")
    assert "CAL-18" in page(browser, "/rules?q=CAL-18")
    assert "CAL-17" in page(browser, "/rules?q=lock+down")
    assert "No rule" in page(browser, "/rules?q=zeppelin")
    assert "No rule" in page(browser, "/rules/calaboose?q=999")
    assert "<script>" not in page(browser, "/rules?q=<script>alert(1)</script>")


def test_the_cards_stand_beside_the_rules_in_the_words_of_their_file(browser: Browser, room: Saloon) -> None:
    for game in room.games:
        text = page(browser, f"/rules/{game.name}")
        for kind in game.words_of().values():
            for card in kind:
                assert card.text in html.unescape(text)
    assert "leaves your own jail" in page(browser, "/rules/calaboose?q=jail+break")


def test_a_rule_links_to_the_rules_it_names(browser: Browser) -> None:
    assert '<a href="/rules/calaboose/CAL-R8">CAL-R8</a>' in page(browser, "/rules/calaboose/CAL-02")


def test_every_game_has_a_page_about_it(browser: Browser, room: Saloon) -> None:
    for game in room.games:
        text = page(browser, f"/games/{game.name}")
        assert game.title in text
        assert all(option.words in text for option in game.option_sheet)


def test_the_credits_name_everybody_who_drew_something(browser: Browser) -> None:
    text = page(browser, "/credits")
    for author in (
        "Lorc",
        "Delapouite",
        "Skoll",
        "Adrian Kennard",
        "Nicole Fally",
        "Braille Institute",
        "Lucide",
        "Lit",
    ):
        assert author in text
    assert "unknown" not in authors()
    for names in authors().values():
        assert all(icon(name) for name in names)
