"""People with a real browser: they see the page and click, or press keys, and nothing else."""

from __future__ import annotations

import random
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
HOW_TO_GET_IT = "No Chromium found; on Debian: apt-get install chromium"
_ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync", "--disable-dev-shm-usage"]
_ARGUMENTS += ["--disable-background-networking", "--disable-component-update"]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
# What a player may tap next, in the order of a person's attention: an armed move, choices, marked places, buttons.
_GO_ON = ".reckoning button.strong"
_READY = ".acts .armed :is(.strong, .danger)"
_CHOICES = ".acts .choices button, .acts .amount button.strong"
# Somebody who wants to give the only answer there is by hand: else a test would have to be faster than the page.
NOTHING_BY_ITSELF = (
    """if (!localStorage.getItem("sixgun.table")) localStorage.setItem("sixgun.table", '{"alone": false}');"""
)
_MARKED = ".card.can:visible, .tab.can:visible, .player-head.can button:visible, .zone-label.can:visible"
_CLOSED_BOARDS = ".tile.can:not(.open):visible"  # on a phone: players whose board has something to tap
_BUTTONS = ".doing button.strong:not(.go):visible"


@cache
def program() -> str | None:
    """A Chromium, if there is one."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@contextmanager
def opened_browser() -> Iterator[Browser]:
    path = program()
    if path is None:
        pytest.skip(HOW_TO_GET_IT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=_ARGUMENTS)
        yield browser
        browser.close()


class Cable:
    """The line between a page and the house, which can be pulled out and plugged in again."""

    def __init__(self, page: Page) -> None:
        self._plugged = True
        self._lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self._plugged:
            self._lines.append((line, line.connect_to_server()))
        else:
            line.close()

    def pull(self) -> None:
        self._plugged = False
        for line, server in self._lines:
            server.close()
            line.close()
        self._lines.clear()

    def plug_in(self) -> None:
        self._plugged = True


class Visitor:
    """Somebody in front of a screen, in a browser profile of their own."""

    def __init__(self, browser: Browser, size: dict[str, int] = DESK, seed: int = 1) -> None:
        self.context = browser.new_context(viewport=size, has_touch=size is PHONE, reduced_motion="reduce")  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(45_000)
        self.page.add_init_script(NOTHING_BY_ITSELF)
        self.luck = random.Random(seed)
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("console", lambda message: self.trouble.append(message.text) if message.type == "error" else None)

    def goes_to(self, address: str) -> None:
        self.page.goto(address)

    def sits_down(self, name: str) -> None:
        """At a table that is open: a name, and the button."""
        self.page.get_by_label("name", exact=False).first.fill(name)
        self.page.get_by_role("button", name="Sit down", exact=False).first.click()

    def deals(self) -> None:
        self.page.get_by_role("button", name="Deal the cards").click()

    @property
    def heading(self) -> str:
        return self.page.locator(".prompt h2").inner_text()

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    @property
    def hand(self) -> list[str]:
        """The names of the cards in the hand, sorted."""
        return sorted(self.page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.name)"))

    @property
    def to_decide(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def has_heard(self) -> int:
        """The last event the page knows of; none, -1, while a move of its own is on its way."""
        heard = "table => table.sent.size ? -1 : table.view.seq"
        return int(self.page.locator("sixgun-table").evaluate(heard))

    def tap(self) -> bool:
        """One tap on something that goes on; whether there was anything."""
        for where in (_GO_ON, _READY, _CHOICES):
            found = self.page.locator(where)
            count = found.count()
            if count:
                return self._tap(found.nth(self.luck.randrange(count)))
        marked, buttons = self.page.locator(_MARKED), self.page.locator(_BUTTONS)
        many, few = marked.count(), buttons.count()
        if not many + few:
            boards = self.page.locator(_CLOSED_BOARDS)
            count = boards.count()
            return bool(count) and self._tap(boards.nth(self.luck.randrange(count)))
        chosen = self.luck.randrange(many + few)
        return self._tap(marked.nth(chosen) if chosen < many else buttons.nth(chosen - many))

    def _tap(self, what: Any) -> bool:
        try:
            what.click(timeout=2_000)
        except Exception as error:  # gone meanwhile: the table moved on
            if "Timeout" not in type(error).__name__ and "detached" not in str(error):
                raise
            return False
        return True

    def plays_until(self, done: Any, seconds: float = 240) -> int:
        """Tap whenever there is a decision; returns how many taps it took."""
        taps, end = 0, time.monotonic() + seconds
        while not done():
            assert time.monotonic() < end, f"still not done after {taps} taps: {self.heading}"
            if self.to_decide and self.tap():
                taps += 1
            else:
                self.page.wait_for_timeout(30)
        return taps

    def closes(self) -> None:
        self.context.close()
