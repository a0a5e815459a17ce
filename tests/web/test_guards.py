"""What goes wrong is said kindly, pages stay light, and nothing gets in from elsewhere."""

from __future__ import annotations

import gzip

import pytest

from sixgun.web.static import FOLDER

from .visiting import Browser, page


def test_what_is_not_there_is_said_kindly(browser: Browser) -> None:
    assert "tumbleweed" in page(browser, "/nowhere", 404)
    assert "There is no game called &lt;i&gt; here" in page(browser, "/games/<i>", 404)
    for address in ("/rules/whist", "/open/whist", "/games/whist/cards.toml", "/rules/calaboose/CAL-999"):
        page(browser, address, 404)
    page(browser, "/play/calaboose", 405)


def test_a_fault_of_the_program_is_a_page_too(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.web.pages.lobby.look_round", lambda *_: 1 / 0)
    text = page(browser, "/", 500)
    assert "our fault" in text
    assert "ZeroDivisionError" not in text


def test_pages_are_not_kept_by_caches(browser: Browser) -> None:
    assert browser.get("/").headers["cache-control"] == "no-store"


def test_the_first_page_weighs_less_than_a_hundred_kilobytes(browser: Browser) -> None:
    text = page(browser, "/")
    style = (FOLDER / "saloon.css").read_bytes()
    scripts = [(FOLDER / name).read_bytes() for name in ("lobby.js", "preparing.js")]
    packed = sum(len(gzip.compress(part)) for part in (text.encode(), style, *scripts))
    fonts = ("rye", "atkinson-400-plain", "atkinson-700-plain")
    letters = sum((FOLDER / "fonts" / f"{name}.woff2").stat().st_size for name in fonts)
    assert packed + letters + (FOLDER / "icons/favicon.svg").stat().st_size < 100_000


def test_every_playing_card_is_there_and_small() -> None:
    for deck in ("plain", "four", "large", "large-four"):
        faces = {path.stem for path in (FOLDER / "cards" / deck).glob("*.svg")}
        assert faces == {rank + suit for rank in "23456789TJQKA" for suit in "shdc"} | {"joker"}
        assert all(path.stat().st_size < 32_000 for path in (FOLDER / "cards" / deck).iterdir())


def test_even_the_page_about_our_own_fault_is_guarded(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.web.pages.lobby.look_round", lambda saloon, person: 1 // 0)
    answer = browser.get("/")
    assert answer.status_code == 500
    assert "Traceback" not in answer.text
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")


def test_a_form_from_elsewhere_is_refused(browser: Browser) -> None:
    for origin in ("http://evil.example", "null"):
        assert browser.post("/play/calaboose", headers={"origin": origin}).status_code == 403


@pytest.mark.parametrize("path", ["//etc/passwd", "/%2Fetc%2Fpasswd", "/%2e%2e/app.py", "/" + "x" * 300, "/icons", "/"])
def test_nothing_but_the_files_of_the_page_can_be_fetched(browser: Browser, path: str) -> None:
    assert browser.get(f"/static/x{path}").status_code == 404


def test_an_origin_that_is_no_address_is_refused_in_words(browser: Browser) -> None:
    for origin in ("http://[", "ftp://testserver", ""):
        assert browser.post("/play/calaboose", headers={"origin": origin}).status_code == 403


def test_a_body_that_grows_beyond_its_limit_is_refused(browser: Browser) -> None:
    form = {"content-type": "application/x-www-form-urlencoded"}
    answer = browser.post("/open/calaboose", content=iter([b"x" * 50_000] * 3), headers=form)
    assert answer.status_code == 413
