"""The host's part in a browser: the clock, the deal, a vote about an idler, somebody removed; by keyboard too."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from sixgun.tables import voting

from .browsing import PHONE, Visitor, opened_browser
from .running import Running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with opened_browser() as found:
        yield found


def picture(visitor: Visitor, name: str) -> None:
    """For whoever wants to look: SIXGUN_PICTURES names a folder."""
    folder = os.environ.get("SIXGUN_PICTURES")
    if folder:
        visitor.page.screenshot(path=f"{folder}/{name}.png")


def test_a_host_sets_the_clock_deals_and_removes_somebody(
    running: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guest has a phone, can neither deal nor set the clock, votes about the idle host, and is shown out."""
    monkeypatch.setattr(voting, "IDLE", 0)
    running.wait_for_rules("calaboose")
    match = running.table(seats=3, options={"dealer": 1})
    zoe, yan = Visitor(browser), Visitor(browser, PHONE)
    for visitor, name in ((zoe, "Zoe"), (yan, "Yan")):
        visitor.goes_to(f"{running.url}/table/{match}")
        visitor.sits_down(name)
        visitor.page.get_by_text("Waiting for players").wait_for()
    yan.page.get_by_text("Zoe is the host and deals the cards.").wait_for()
    assert yan.page.get_by_role("button", name="Deal the cards").count() == 0
    assert yan.page.get_by_label("Clock").count() == 0
    zoe.page.get_by_role("button", name="Remove Yan").wait_for()
    zoe.page.get_by_label("Clock").select_option("relaxed")
    yan.page.locator(".gathering").get_by_text("1 minute per decision").wait_for()
    picture(zoe, "host-before-the-deal")
    picture(yan, "guest-before-the-deal")
    zoe.page.get_by_label("Clock").select_option("none")
    yan.page.locator(".gathering").get_by_text("No clock").wait_for()
    zoe.deals()
    for visitor in (zoe, yan):
        visitor.page.locator(".prompt").wait_for()

    slow, other = (zoe, yan) if zoe.to_decide else (yan, zoe)
    vote = other.page.get_by_role("button", name="Let a bot play for")
    vote.wait_for()
    picture(other, "vote")
    vote.press("Enter")
    back = slow.page.get_by_role("button", name="Take your seat back")
    back.wait_for()
    back.click()

    zoe.page.get_by_role("tab", name="Settings").click()
    zoe.page.get_by_text("You are the host.").wait_for()
    zoe.page.get_by_role("button", name="Remove Yan").press("Enter")
    picture(zoe, "removing")
    zoe.page.get_by_role("button", name="Remove Yan for good").press("Enter")
    yan.page.get_by_text("The host has removed you from this table; you can watch.").wait_for()
    picture(yan, "removed")
    assert zoe.trouble == yan.trouble == []
