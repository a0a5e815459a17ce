"""People's time at a table in a real browser: what goes by itself, what is asked, what is refused and kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from sixgun.games.registry import find_game

from .browsing import opened_browser
from .layout import Stage, saloon
from .positions import dealt

SENT = "table => [...table.connection.unanswered.values()].map(({ do: what, move }) => [what, move ?? null])"
SHOW = """(table, [view, alone]) => {
  table.line = "open";
  table.sent.clear();
  table.connection.unanswered.clear();
  table.connection.heard = Date.now();  // nobody answers here, and the line is not to be given up for that
  table.settings = { ...table.settings, alone, ask: false };
  table.showView(view);
  return table.updateComplete;
}"""
LATER = 7_000  # milliseconds; any pause is over by then


class Seat:
    """Somebody at a table, who is shown views and acts."""

    def __init__(self, stage: Stage) -> None:
        self.page, self.trouble = stage.page, stage.trouble
        self.page.set_default_timeout(10_000)
        self.page.set_viewport_size({"width": 1366, "height": 768})
        self.page.clock.install()
        self.table = self.page.locator("sixgun-table")
        self._decision = 1_000

    def sees(self, view: dict[str, Any], alone: bool = True, **changed: Any) -> None:
        """A new decision."""
        self._decision += 1
        here = {"to_act": view["viewer"], "decision": self._decision, "seq": self._decision, **changed}
        self.table.evaluate(SHOW, [{**view, **here}, alone])

    def waits(self) -> None:
        self.page.clock.run_for(LATER)

    @property
    def sent(self) -> list[Any]:
        return list(self.table.evaluate(SENT))

    def button(self, words: str) -> Any:
        return self.page.get_by_role("button", name=words, exact=False).first


@pytest.fixture(scope="module")
def seat() -> Iterator[Seat]:
    with opened_browser() as browser, saloon() as room:
        yield Seat(Stage(room, browser, find_game("bang")))


@pytest.fixture
def ann(seat: Seat) -> Iterator[Seat]:
    yield seat
    assert seat.trouble == []


@pytest.fixture(scope="module")
def bang() -> dict[str, Any]:
    """A table of five, just dealt, as the Sheriff sees it."""
    return dealt(find_game("bang"), 5)


PASS = {"move": 3, "parts": ["let it happen"], "note": "", "taps": [], "ease": "pass"}
ANSWER = {"move": 4, "parts": ["answer with", "Missed!"], "note": "", "taps": []}
FOLD = {"move": 5, "parts": ["fold"], "note": "", "taps": [], "ease": "cost"}


def test_the_only_answer_goes_by_itself_after_a_moment_unless_the_player_waits_or_turned_it_off(
    ann: Seat, bang: dict[str, Any]
) -> None:
    ann.sees(bang, moves=[PASS])
    assert ann.sent == []  # never at once
    expect(ann.page.locator(".by-itself")).to_contain_text("It is played automatically.")
    ann.waits()
    assert ann.sent == [["play", 3]]
    ann.sees(bang, moves=[PASS])
    ann.button("Stop").click()
    ann.waits()
    assert ann.sent == []
    ann.sees(bang, alone=False, moves=[PASS])
    ann.waits()
    assert ann.sent == []
    ann.button("Let it happen").click()  # a forced move, and so one tap
    assert ann.sent == [["play", 3]]


def test_a_decision_that_a_lesson_speaks_of_is_the_learners(ann: Seat, bang: dict[str, Any]) -> None:
    page = {"number": 1, "title": "A wound", "text": "Let it happen.", "spots": [], "move": 3}
    ann.sees(bang, moves=[PASS], lesson={"seed": 1, "steps": 1, "pages": [page], "followed": True})
    ann.waits()
    assert ann.sent == []
    ann.button("Let it happen").click()
    assert ann.sent == [["play", 3]]


def test_an_answer_that_goes_by_itself_leaves_what_was_missed_to_be_read(ann: Seat, bang: dict[str, Any]) -> None:
    missed = ann.page.locator(".latest.missed")
    ann.table.evaluate("table => { table.missed = { many: 3, words: '3 events while you were gone.', chief: '' }; }")
    ann.sees(bang, moves=[PASS])
    ann.waits()
    assert ann.sent == [["play", 3]]
    expect(missed).to_have_count(1)
    ann.sees(bang, alone=False, moves=[PASS])
    ann.button("Let it happen").click()
    expect(missed).to_have_count(0)


def test_an_answer_given_ahead_stands_is_seen_and_can_be_cancelled(ann: Seat, bang: dict[str, Any]) -> None:
    ahead = [{"id": "pass", "words": "Pass until my turn", "span": "", "leaves": []}]
    ann.sees(bang, to_act=1, moves=[], ahead=ahead)
    ann.button("Pass until my turn").click()
    expect(ann.page.locator(".doing .standing")).to_contain_text("tap to cancel")
    asked: dict[str, Any] = {"moves": [PASS, ANSWER], "ahead": [{**ahead[0], "leaves": [3]}]}
    ann.sees(bang, **asked)
    ann.waits()
    assert ann.sent == [["play", 3]]
    ann.sees(bang, **asked)
    ann.button("Pass until my turn").click()
    ann.waits()
    assert ann.sent == []
    ann.sees(bang, to_act=1, moves=[], ahead=ahead)
    ann.button("Pass until my turn").click()
    ann.sees(bang, moves=[PASS, ANSWER], ahead=[])  # it is the player's turn: nothing stands any more
    ann.waits()
    assert ann.sent == []


def test_a_player_who_is_no_target_says_why_and_the_chosen_card_is_kept(ann: Seat, bang: dict[str, Any]) -> None:
    card = next(card for card in bang["table"]["hand"][0]["cards"])
    shot = {"move": 7, "parts": [f"play {card['name']}", "at Bo"], "note": "", "taps": [card["spot"], "at.1"]}
    ann.sees(bang, moves=[shot, PASS])
    ann.page.locator(".hand .card").first.click()
    expect(ann.page.locator(".hand .card.selected")).to_have_count(1)
    ann.page.locator(".player[data-seat='3'] .nameplate").click(force=True)  # it says that it cannot be used
    expect(ann.page.locator(".prompt .refusal")).to_be_visible()
    ann.page.locator(".player[data-seat='2'] .zones").click(position={"x": 3, "y": 3})  # anywhere on the board
    expect(ann.page.locator(".hand .card.selected")).to_have_count(1)
    ann.page.locator(".player[data-seat='1'] .nameplate").click()
    assert ann.sent == [["play", 7]]


def test_what_costs_something_is_red_and_asked_about(ann: Seat, bang: dict[str, Any]) -> None:
    ann.sees(bang, moves=[FOLD, PASS])
    expect(ann.page.locator(".doing .costs")).to_contain_text("Fold")
    ann.button("Fold").click()
    assert ann.sent == []
    ann.page.locator(".armed button.danger").click()
    assert ann.sent == [["play", 5]]


def test_whoever_is_out_is_told_and_can_skip_to_the_end_watch_or_leave(ann: Seat, bang: dict[str, Any]) -> None:
    players = [{**player, "out": player["seat"] == bang["viewer"]} for player in bang["table"]["players"]]
    out: dict[str, Any] = {"table": {**bang["table"], "players": players}, "to_act": 1, "moves": []}
    ann.sees(bang, **out)
    expect(ann.page.locator(".out-notice")).to_contain_text("You are out of the game.")
    ann.button("Watch").click()
    expect(ann.page.locator(".out-notice")).to_have_count(0)
    ann.button("Skip to the end").click()
    ann.button("Leave").click()
    assert [what for what, _ in ann.sent] == ["hurry", "leave"]
    people = [{**seat, "player": "person"} for seat in bang["seats"]]
    ann.sees(bang, **out, seats=people)
    expect(ann.button("Skip to the end")).to_have_count(0)


def test_another_game_against_bots_is_dealt_at_once_and_nobody_else_s_link_deals(
    ann: Seat, bang: dict[str, Any]
) -> None:
    mine = bang["viewer"]
    seats = [{**seat, "player": "person" if seat["seat"] == mine else "empty", "name": ""} for seat in bang["seats"]]
    pledges = ["pledged" if seat["seat"] == mine else "" for seat in seats]
    deal = {"round": 1, "pledges": pledges, "nonces": [""] * len(seats), "frozen": False, "due": None}
    fresh: dict[str, Any] = {"status": "open", "table": None, "moves": [], "to_act": -1, "decision": None}
    fresh |= {"seats": seats, "deal": deal}
    ann.sees(bang, **fresh)  # the page adds its chance to the deal
    ann.sees(bang, **fresh)
    assert ann.sent == []
    ann.page.evaluate("sessionStorage.setItem('sixgun.deal', document.querySelector('sixgun-table').match)")
    ann.sees(bang, **fresh)
    assert [what for what, _ in ann.sent] == ["deal"]
    done = {"answer": "done", "key": "", "match": "another", "seq": 1}
    ann.table.evaluate("(table, answer) => table.answered(answer)", done)
    ann.page.wait_for_url("**/table/another")
    assert ann.page.evaluate("sessionStorage.getItem('sixgun.deal')") == "another"
