"""Files of strangers: refused before they cost anything, read off the event loop, one at a time for each person."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2
import pytest

from sixgun.web.limits import MOST_FILE_BYTES
from sixgun.web.people import Person
from sixgun.web.verifying import Report

from .raw import Raw
from .running import ROOMY
from .visiting import Browser

DOTTED = ".".join(["a"] * 9_999) + " = 1"


def test_a_card_file_of_dotted_keys_gets_a_sentence(browser: Browser) -> None:
    answer = browser.post("/open/calaboose", data={"cards": DOTTED})
    assert answer.status_code == 422
    assert "a key in it has more than 4 parts." in answer.text


def test_a_deck_of_dotted_keys_gets_a_sentence(browser: Browser) -> None:
    answer = browser.get("/decks/read.json", params={"text": DOTTED[:9_000] + "=1"})
    assert answer.status_code == 422
    assert "a key in it has more than 4 parts." in answer.json()["error"]


def test_what_somebody_brings_is_short(browser: Browser) -> None:
    answer = browser.post("/open/high-stakes-drifter", data={"brings": '{"cards": [' + '"x",' * 2_000 + '"x"]}'})
    assert answer.status_code == 422
    assert "What you bring has at most 4,000 characters." in answer.text


def test_only_an_upload_may_be_as_large_as_a_file(browser: Browser) -> None:
    """Any other form of that size takes a second to decode."""
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert browser.post("/verify", content=b"text=" + b"%41" * 30_000, headers=form).status_code == 413
    upload = {"file": ("match.jsonl", b"x" * (MOST_FILE_BYTES // 2))}
    assert browser.post("/verify", files=upload).status_code == 422


@pytest.fixture
def raw(tmp_path: Path) -> Iterator[Raw]:
    with Raw(tmp_path / "saloon.db", ROOMY) as raw:
        yield raw


def test_one_file_at_a_time_for_each_person_and_nobody_else_waits(raw: Raw, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slowly(*_: object) -> Report:
        begun.set()
        assert go_on.wait(30)
        return Report()

    monkeypatch.setattr("sixgun.web.pages.matches.checked", slowly)
    url = f"http://127.0.0.1:{raw.address[1]}"

    def sends(who: str) -> httpx2.Response:
        cookie = raw.saloon.passports.pair(Person(who, who.title()))
        headers = {"origin": url, "cookie": cookie}
        return httpx2.post(f"{url}/verify", files={"text": (None, "a match")}, headers=headers, timeout=40)

    with ThreadPoolExecutor(2) as both:
        first = both.submit(sends, "ann")
        assert begun.wait(30)
        again = sends("ann")
        assert again.status_code == 429
        assert again.headers["retry-after"] == "5"
        assert "A file of yours is still being read." in again.text
        other = both.submit(sends, "bo")
        assert raw.answers()  # the event loop is free
        go_on.set()
        assert first.result().status_code == other.result().status_code == 422  # an empty report has not passed
        assert sends("ann").status_code == 422
