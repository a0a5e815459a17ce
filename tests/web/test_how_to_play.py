"""How to play: a page a game, found from everywhere, that answers questions; and its words as data."""

from __future__ import annotations

import html
import re

from sixgun.engine.seeking import anchor
from sixgun.web.saloon import Saloon

from .visiting import Browser, page


def test_every_game_has_a_page_with_its_goal_its_pictures_and_its_words(browser: Browser, room: Saloon) -> None:
    for game in room.games:
        text = page(browser, f"/how-to-play/{game.name}")
        read = html.unescape(text)
        guide = game.guide
        assert guide is not None
        assert guide.goal in read
        assert all(step.title in read for chapter in guide.chapters for step in chapter.steps)
        assert text.count('class="picture" role="img" aria-label="') >= 10
        assert all(f'id="word-{anchor(term.word)}"' in text for term in guide.words)
        ids = re.findall(r' id="([^"]+)"', text)
        assert len(ids) == len(set(ids))


def test_the_page_is_linked_from_lobby_game_and_rules(browser: Browser, room: Saloon) -> None:
    lobby = page(browser, "/")
    for game in room.games:
        link = f'href="/how-to-play/{game.name}"'
        assert link in lobby
        assert link in page(browser, f"/games/{game.name}")
        assert link in page(browser, f"/rules/{game.name}")
        assert link in page(browser, "/how-to-play")


def test_how_do_i_win_is_answered_for_one_game_and_for_all(browser: Browser, room: Saloon) -> None:
    everywhere = html.unescape(page(browser, "/how-to-play?q=how+do+I+win"))
    for game in room.games:
        found = html.unescape(page(browser, f"/how-to-play/{game.name}?q=how+do+I+win%3F"))
        first = found.split('<ol class="answers">')[1].split("</li>")[0]
        assert game.guide is not None
        assert game.guide.goal in first
        assert game.guide.goal in everywhere


def test_cards_words_and_numbered_rules_are_found_too(browser: Browser) -> None:
    found = page(browser, "/how-to-play/25-outlaws?q=pardon").split('id="found"')[1].split("</section>")[0]
    assert "Return a Wanted card" in found
    found = page(browser, "/how-to-play/calaboose?q=lock").split('id="found"')[1].split("</section>")[0]
    assert "#word-lock" in found
    assert "/rules/calaboose/CAL-17" in found
    assert "Nothing found" in page(browser, "/how-to-play/calaboose?q=zeppelin")
    assert "<script>" not in page(browser, "/how-to-play/calaboose?q=<script>alert(1)</script>")
    assert "CAL-08" in page(browser, "/rules/calaboose?q=who+wins")


def test_the_table_of_bounties_has_the_numbers_of_the_card_file(browser: Browser) -> None:
    text = page(browser, "/how-to-play/calaboose")
    assert '<th scope="row">Bandits</th><td>$1</td><td>$20</td><td>$35</td>' in text


def test_the_words_can_be_had_for_a_table_that_explains_them(browser: Browser, room: Saloon) -> None:
    for game in room.games:
        told = browser.get(f"/how-to-play/{game.name}/words.json").json()
        assert told["url"] == f"/how-to-play/{game.name}"
        assert all(word["word"] and word["text"] and word["rule"] for word in told["words"])
    assert browser.get("/how-to-play/chess").status_code == 404
    assert browser.get("/how-to-play/chess/words.json").status_code == 404


def test_where_sides_win_nobody_is_told_that_a_score_does(browser: Browser) -> None:
    assert "highest score" not in page(browser, "/games/bang")
    assert "Your secret role says whom to eliminate" in page(browser, "/games/bang")
