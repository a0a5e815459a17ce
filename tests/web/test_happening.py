"""Every event is seen: arrows and coins that cover nothing, a log to look things up in, and what was missed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sixgun.games.registry import find_game

from .browsing import opened_browser
from .layout import Stage, all_moments, saloon
from .running import wait_until
from .test_layout import SHIFTED

NEWS = """view => {
  const table = document.querySelector('sixgun-table');
  table.showView(view);
  return table.updateComplete;
}"""
GHOSTS = "document.querySelectorAll('.happening > *').length"
END = "document.getAnimations().forEach(each => each.finish())"
BO, CY = 1, 2


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    """A table of BANG! on a screen where things may move."""
    with saloon() as room, opened_browser() as browser:
        shown = Stage(room, browser, find_game("bang"))
        shown.page.emulate_media(reduced_motion="no-preference")
        shown.resize(1366, 768)
        yield shown
        assert shown.trouble == []


@pytest.fixture
def view(stage: Stage) -> dict[str, Any]:
    """The middle of a game, as it was seen first."""
    stage.page.evaluate("localStorage.clear()")
    stage.page.reload()
    game = find_game("bang")
    shown = {**all_moments(game, game.most_seats)["middle"], "match": stage.address.rsplit("/", 1)[1]}
    stage.look({"middle": shown}, chosen=())
    return shown


def then(view: dict[str, Any], *lines: dict[str, Any]) -> dict[str, Any]:
    """The same table after some more lines, each an event."""
    seq = view["seq"]
    told = [{"seq": seq + 1 + nth, **line} for nth, line in enumerate(lines)]
    return {**view, "seq": seq + len(lines), "story": told, "earlier": []}


SHOT = {"text": "Bo plays BANG! 7♦ at Cy.", "deed": "shot", "who": [BO, CY], "cards": ["BANG! 7♦"]}
HIT = {"text": "Cy loses 1 life point.", "deed": "hit", "who": [CY], "rule": "BNG-110"}
REWARD = {"text": "Bo gets $1,000.", "deed": "gets", "who": [BO], "money": "$1,000"}
TURN = {"text": "It is Cy's turn.", "deed": "ceremony", "who": [CY]}
CHAT = {"text": "Cy: ouch", "by": "Cy", "who": [CY]}


def test_a_shot_is_an_arrow_and_a_flash_that_cover_nothing_and_move_nothing(stage: Stage, view: dict[str, Any]) -> None:
    page = stage.page
    page.evaluate(SHIFTED)
    page.evaluate(NEWS, then(view, SHOT, HIT, REWARD, TURN))
    assert page.locator(".happening .arrow.fire").count() == 1
    assert page.locator(".happening :is(.flash, .hit, .coin)").count() == 3
    assert page.locator(".happening .coin").text_content() == "$1,000"
    assert page.evaluate("faults()") == []
    assert page.evaluate(SHIFTED) < 0.001  # the words of the ticker themselves
    page.evaluate(END)
    wait_until(lambda: page.evaluate(GHOSTS) == 0)  # `wait_for_function` would need eval
    assert "Bo gets $1,000." in (page.locator(".latest").text_content() or "")


def test_nothing_moves_where_the_system_or_the_player_does_not_want_it(stage: Stage, view: dict[str, Any]) -> None:
    stage.page.emulate_media(reduced_motion="reduce")
    stage.page.evaluate(NEWS, then(view, SHOT, HIT))
    assert stage.page.evaluate(GHOSTS) == 0
    stage.page.emulate_media(reduced_motion="no-preference")
    stage.page.evaluate("document.querySelector('sixgun-table').like({ motion: false })")
    stage.page.evaluate(NEWS, then(then(view, SHOT, HIT), SHOT))
    assert stage.page.evaluate(GHOSTS) == 0


def test_the_log_skips_ceremony_is_sorted_by_player_and_kind_and_explains_cards_and_rules(
    stage: Stage, view: dict[str, Any]
) -> None:
    page = stage.page
    page.evaluate(NEWS, then(view, SHOT, HIT, REWARD, TURN, CHAT))
    lines = page.locator(".story li")
    spoken = page.locator(".aloud").text_content() or ""
    assert "It is Cy's turn." not in (page.locator(".story").text_content() or "") + spoken
    assert spoken.count(str(HIT["text"])) == 1
    page.locator(".sorting button", has_text="Details").click()
    assert "It is Cy's turn." in (lines.last.text_content() or "")
    page.locator(".sorting button", has_text="Events").click()
    page.locator(".sorting button", has_text="Chat").click()
    page.get_by_label("Player").select_option("Cy")
    assert lines.all_text_contents()[-2:] == ["It is Cy's turn.", "Cy: ouch"]
    page.locator(".sorting button", has_text="Events").click()
    page.locator(".story").get_by_role("link", name="BANG! 7♦").last.click()
    page.wait_for_selector(".glimpse:not([hidden])")
    assert "BANG! 7♦" in (page.locator(".glimpse").text_content() or "")
    assert "BANG! 7♦" in (page.locator(".prompt .looked").text_content() or "")
    page.locator(".story").get_by_role("link", name="Rule BNG-110").last.click()
    page.locator(".rule-text", has_text="rescue window").wait_for()


def test_whoever_comes_back_finds_what_was_missed_marked(stage: Stage, view: dict[str, Any]) -> None:
    page = stage.page
    strip = page.locator(".latest.missed")
    assert strip.count() == 0
    page.evaluate(NEWS, then(view, SHOT))
    page.evaluate(END)
    page.reload()
    later = then(then(view, SHOT), HIT, TURN, REWARD)
    stage.look({"later": {**later, "story": [*view["story"], *then(view, SHOT)["story"], *later["story"]]}}, chosen=())
    assert "2 events while you were gone." in (strip.text_content() or "")
    assert page.locator("#tab-story .unread").text_content() == "2 new"
    assert page.evaluate("faults()") == []
    assert page.evaluate(GHOSTS) == 0  # it is told, not played once more
    strip.locator("button").first.click()
    after = page.locator(".story .since ~ li").all_text_contents()
    assert [text.strip() for text in after] == ["Cy loses 1 life point. BNG-110", "Bo gets $1,000."]
    page.get_by_role("button", name="Dismiss").click()
    assert (strip.count(), page.locator(".latest").count(), page.locator(".story .since").count()) == (0, 1, 1)
    page.evaluate("document.querySelector('sixgun-table').lineChanged('lost', '')")
    page.evaluate("document.querySelector('sixgun-table').lineChanged('open', '')")
    page.evaluate(NEWS, then(later, SHOT))
    assert "1 event while you were gone." in (strip.text_content() or "")
