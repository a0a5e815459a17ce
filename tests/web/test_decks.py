"""Decks in the saloon: what the builder asks the house, ready-made decks, and a deck brought to a table."""

from __future__ import annotations

import json
import tomllib
from typing import Any
from urllib.parse import urlencode

import pytest

from sixgun.games.high_stakes_drifter.brings import BRINGS
from sixgun.web.saloon import Saloon
from tests import drifter

from .visiting import HOSTILE, Browser, opened, page, proper

TIN_STARS = BRINGS.check("tin_stars", None)
DEEP = '{"name":' + "[" * 3_000
GREED = {"name": "Greed", "cards": ["4 worn_revolver"], "kickers": ["2 dead_eye"]}


@pytest.fixture(autouse=True)
def announced(monkeypatch: pytest.MonkeyPatch) -> None:
    drifter.install(monkeypatch)


def asked(browser: Browser, what: str, status: int = 200, **wish: str) -> Any:
    answer = browser.get(f"/decks/{what}?{urlencode(wish)}")
    assert answer.status_code == status, answer.text
    return answer.json()


def test_the_builder_and_every_ready_made_deck_are_proper_pages(announced: None, browser: Browser) -> None:
    assert "<sixgun-decks" in page(browser, "/decks")
    assert '<a href="/decks">' in page(browser, "/")
    for made in asked(browser, "shelf.json")["ready"]:
        text = page(browser, f"/decks/{made['id']}")
        assert made["name"] in text
        assert "Costs" in text
    assert "Bring it to a table" in page(browser, "/decks/tin_stars")
    assert "Bring it to a table" not in page(browser, "/decks/first_shootout")
    page(browser, "/decks/no_such_deck", 404)


def test_a_house_without_such_a_game_has_no_builder(announced: None, browser: Browser, room: Saloon) -> None:
    room.builders.clear()
    assert "No game here is played with decks" in page(browser, "/decks", 404)
    assert '<a href="/decks">' not in page(browser, "/")


def test_limits_follow_the_variant(announced: None, browser: Browser) -> None:
    """HSD-183, HSD-R79."""

    def most(under: str) -> set[int]:
        pieces = asked(browser, "shelf.json", under=under)["pieces"]
        return {piece["most"] for piece in pieces if piece["section"] == "cards"}

    assert most("") == {1, 2, 3}
    assert most("deuces_wild") == {2}
    assert "There is no variant 'poker'" in asked(browser, "shelf.json", 422, under="poker")["error"]
    assert asked(browser, "shelf.json", 404, game="calaboose")["error"]


def test_the_house_checks_with_every_reason_and_draws_the_plots(announced: None, browser: Browser) -> None:
    """HSD-41, HSD-42."""
    good = asked(browser, "check.json", built=json.dumps(TIN_STARS))
    assert good["reasons"] == []
    assert [plot["title"] for plot in good["plots"]] == ["Costs", "Stats", "Kinds", "Factions", "Rarities"]
    bad = asked(browser, "check.json", built=json.dumps(GREED))
    assert [each["rule"] for each in bad["reasons"]] == ["HSD-41", "HSD-42"]
    assert len(asked(browser, "check.json", built=json.dumps(GREED), under="tres_amigos")["reasons"]) == 2
    nameless = asked(browser, "check.json", built=json.dumps({**TIN_STARS, "name": ""}))
    assert "name must be 1 to 60" in nameless["reasons"][0]["sentence"]


@pytest.mark.parametrize("built", ["", "[]", "{", '"x"', "{" + " " * 5_000, DEEP])
def test_what_is_no_deck_at_all_is_refused_in_words(announced: None, browser: Browser, built: str) -> None:
    for what in ("check.json", "file.toml"):
        assert browser.get(f"/decks/{what}?{urlencode({'built': built})}").status_code == 422


def test_a_deck_goes_home_as_a_file_and_comes_back(announced: None, browser: Browser) -> None:
    answer = browser.get(f"/decks/file.toml?{urlencode({'built': json.dumps(TIN_STARS)})}")
    assert answer.headers["content-disposition"] == 'attachment; filename="deck.toml"'
    assert tomllib.loads(answer.text)["name"] == "Tin Stars"
    assert asked(browser, "read.json", text=answer.text.replace("\n", "\r\n"))["built"] == TIN_STARS
    assert "is not TOML" in asked(browser, "read.json", 422, text="name =")["error"]
    assert "at most 10,000 characters" in asked(browser, "read.json", 422, text="#" * 10_001)["error"]


def test_a_deck_builds_itself_from_a_seed(announced: None, browser: Browser) -> None:
    built = asked(browser, "build.json", seed="5")["built"]
    assert asked(browser, "check.json", built=json.dumps(built))["reasons"] == []
    assert asked(browser, "build.json", seed="5")["built"] == built
    for seed in ("", "-1", "²", "9" * 40, "0" * 20 + "9" * 40):
        assert "A seed is a whole number" in asked(browser, "build.json", 422, seed=seed)["error"]


def test_the_form_that_opens_a_table_offers_starter_decks(announced: None, browser: Browser) -> None:
    text = page(browser, f"/open/{drifter.NAME}?bring=long_riders")
    assert '<option value="tin_stars">Tin Stars</option>' in text
    assert '<option value="long_riders" selected>Long Riders</option>' in text
    assert "first_shootout" not in text
    assert 'name="brings"' not in page(browser, "/open/calaboose")
    assert 'name="brings"' not in page(browser, "/open/bang")  # there the table's opener says it, by a command


@pytest.mark.parametrize("sent", ["tin_stars", json.dumps(TIN_STARS)])
def test_what_is_chosen_in_the_form_is_brought(announced: None, browser: Browser, room: Saloon, sent: str) -> None:
    match = opened(browser, drifter.NAME, brings=sent)
    assert room.house.view("ann", match).seats[0].brings == TIN_STARS
    assert room.house.view("bo", match).seats[0].brings is None
    assert 'data-bring="deck"' in page(browser, f"/table/{match}")


def test_an_illegal_deck_opens_no_table_and_the_form_keeps_it(announced: None, browser: Browser, room: Saloon) -> None:
    """HSD-41, HSD-42."""
    deck = json.dumps({**GREED, "name": f"Greed {HOSTILE}"[:60]})
    answer = browser.post(f"/open/{drifter.NAME}", data={"brings": deck, "seats": "3"})
    assert answer.status_code == 422
    text = proper(answer.text)
    assert "(HSD-41) 4 copies of Worn Revolver" in text
    assert '<option value="3" selected>' in text
    assert text.count(" selected>Greed") == 1
    assert room.house.lobby("ann").own == []
    for nonsense in ("{", "no_such_deck", "[1]", DEEP):
        refused = browser.post(f"/open/{drifter.NAME}", data={"brings": nonsense})
        assert refused.status_code == 422
        proper(refused.text)
    assert room.house.lobby("ann").own == []
