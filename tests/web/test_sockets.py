"""A table over a socket."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sixgun.web.limits import Buckets
from sixgun.web.people import OLD_COOKIE, Passports, Person

from .running import ROOMY, Line, Running


def first_move(line: Line) -> dict[str, Any]:
    return {"decision": line.view["decision"], "move": line.view["moves"][0]["move"]}


def test_a_guest_sits_down_deals_and_plays_a_game_to_its_end(running: Running) -> None:
    with running.guest("Ann").at(running.table()) as ann:
        ann.hear_table()
        ann.does("join", name="Ann")
        ann.does("deal")
        while ann.view["status"] != "over":
            if ann.view["to_act"] == ann.view["viewer"] and ann.view["moves"]:
                answer = ann.does("play", **first_move(ann))
                ann.catch_up(answer["seq"])
            else:
                ann.hear_table()
        assert ann.view["result"]["winners"]


def test_an_answer_comes_before_the_view_it_leads_to(running: Running) -> None:
    with running.guest("Ann").at(running.table()) as ann:
        ann.hear_table()
        answer = ann.does("join", name="Ann")
        assert ann.view["seq"] < answer["seq"]


def test_a_command_sent_twice_counts_once(running: Running) -> None:
    with running.guest("Ann").at(running.table()) as ann:
        ann.hear_table()
        first = ann.does("join", name="Ann", key="same")
        assert ann.does("join", name="Ann", key="same") == first


def test_answering_a_closed_decision_gets_the_fresh_view_and_a_sentence(running: Running) -> None:
    with running.guest("Ann").at(running.table()) as ann:
        ann.hear_table()
        ann.does("join", name="Ann")
        ann.does("deal")
        stale = ann.says("play", decision=1, move=0)
        assert stale["answer"] == "stale"
        assert stale["sentence"]
        assert stale["view"]["status"] == "playing"


def test_whoever_comes_back_hears_only_what_was_missed(running: Running) -> None:
    match = running.table(seats=2)
    ann = running.guest("Ann")
    with ann.at(match) as line:
        line.hear_table()
        line.catch_up(line.does("join", name="Ann")["seq"])
        known = line.view["seq"]
    with running.guest("Bo").at(match) as bo:
        bo.hear_table()
        bo.does("join", name="Bo")
    with ann.at(match, since=known) as line:
        line.hear_table()
        assert [said["text"] for said in line.view["story"]] == ["Bo sits down."]
        assert line.view["viewer"] == 0


def test_spectators_are_counted_and_see_the_public_table(running: Running) -> None:
    match = running.table(seats=2)
    with running.guest("Ann").at(match) as ann, running.guest("Zed").at(match) as zed:
        ann.hear_table()
        ann.does("join", name="Ann")
        ann.does("deal")
        zed.hear_table(lambda view: view["status"] == "playing")
        assert zed.view["viewer"] == -1
        assert zed.view["moves"] == []
        assert zed.says("deal")["sentence"] == "You do not sit at this table."


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nonsense",
        "[1]",
        '{"do":"fly"}',
        '{"do":"play","key":"k"}',
        '{"do":"play","key":"k","match":"","decision":1.5}',
        "[" * 5000,
    ],
)
def test_a_message_that_makes_no_sense_is_answered_and_nothing_breaks(running: Running, frame: str) -> None:
    with running.guest("Ann").at(running.table()) as ann:
        ann.hear_table()
        ann.socket.send(frame)
        answer = ann.hear()
        assert answer.get("sentence")
        ann.does("join", name="Ann")


def test_a_socket_serves_its_own_table_only(running: Running) -> None:
    other = running.table()
    with running.guest("Ann").at(running.table()) as ann:
        ann.hear_table()
        ann.match = other
        assert ann.says("join", name="Ann")["sentence"] == "This socket belongs to another table."


def test_a_table_that_is_not_there_is_said_to_be_so(running: Running) -> None:
    with running.guest("Ann").at("nowhere") as ann:
        assert ann.hear_the_end() == (4404, "There is no such table; the link may be mistyped.")


def test_a_foreign_page_cannot_open_a_socket(running: Running) -> None:
    address = f"ws://127.0.0.1:{running.port}/table/{running.table()}/socket"
    cookie = {"Cookie": running.guest("Ann").cookie}
    for origin in ("http://evil.example", None):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=origin, additional_headers=cookie):  # type: ignore[arg-type]
            pass
        assert refused.value.response.status_code == 403


def test_a_cookie_the_house_did_not_write_is_no_passport(running: Running) -> None:
    guest = running.guest("Ann")
    forged = Passports(b"another key").written(guest.person)
    guest.cookie = f"{running.saloon.passports.cookie_name}={forged}; {OLD_COOKIE}={forged}"
    with guest.at(running.table()) as ann:
        assert ann.hear_the_end()[0] == 4401


def test_a_passport_survives_being_written_and_read(running: Running) -> None:
    passports = running.saloon.passports
    person = Person("abc", "Zoë “Ace” 🂡")
    assert passports.read(passports.written(person)) == person
    assert passports.read(passports.written(person)[:-1]) is None
    assert passports.read("") is None


def test_a_frame_too_large_closes_the_socket_and_harms_nobody(running: Running) -> None:
    match = running.table()
    with running.guest("Ann").at(match) as ann:
        ann.hear_table()
        ann.socket.send("x" * 100_000)
        assert ann.hear_the_end()[0] == 1009
    with running.guest("Ann").at(match) as ann:
        ann.hear_table()


def test_too_many_messages_are_refused_in_words_and_then_shown_out(tmp_path: Path) -> None:
    strict = dataclasses.replace(ROOMY, socket_burst=5, socket_rate=0.001, refusals_before_goodbye=10)
    running = Running(tmp_path / "strict.db", strict)
    try:
        with running.guest("Ann").at(running.table()) as ann:
            ann.hear_table()
            answers = [ann.says("leave") for _ in range(15)]
            assert answers[4]["sentence"] == "You do not sit at this table."
            assert answers[5]["sentence"].startswith("Too many messages at once")
            assert ann.hear_the_end()[0] == 4429
    finally:
        running.close()


def test_one_address_cannot_use_up_the_sittings_of_a_table(running: Running) -> None:
    """Whoever they say they are; at another table nothing counts against them."""
    running.wait_for_rules("calaboose")
    running.saloon.sittings = Buckets(3, 0)
    match, other = running.table(), running.table()
    for name in ("Ann", "Bo", "Cy"):
        with running.guest(name).at(match) as guest:
            guest.hear_table()
            guest.does("join", name=name)
            guest.does("leave")
    dee = running.guest("Dee")
    with dee.at(match) as guest:
        guest.hear_table()
        refused = guest.says("join", name="Dee")
        assert refused["sentence"].startswith("People at your network address have sat down here too often")
    with dee.at(other) as guest:
        guest.hear_table()
        guest.does("join", name="Dee")


def test_a_ping_is_answered(running: Running) -> None:
    with running.guest("Ann").at(running.table()) as ann:
        ann.hear_table()
        ann.socket.send('{"do":"ping"}')
        assert ann.hear() == {"tell": "pong"}


def test_a_restart_says_come_back_at_once_and_the_seat_is_still_there(tmp_path: Path) -> None:
    running = Running(tmp_path / "saloon.db")
    match = running.table()
    with running.guest("Ann").at(match) as ann:
        ann.hear_table()
        ann.does("join", name="Ann")
        ann.does("deal")
        running.close()
        assert ann.hear_the_end()[0] == 1012
    again = Running(tmp_path / "saloon.db")
    try:
        with again.guest("Ann").at(match) as ann:
            ann.hear_table()
            assert ann.view["viewer"] == 0
            assert ann.view["status"] == "playing"
    finally:
        again.close()


def test_one_table_in_trouble_halts_alone_and_keeps_its_log(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    bad, good = running.table(), running.table()
    running.wait_for_rules("calaboose")
    real = running.house.view

    def view(person: str | None, match: str, since: int = 0) -> Any:
        if match == bad:
            raise ZeroDivisionError("a secret of the program")
        return real(person, match, since)

    with running.guest("Ann").at(bad) as ann, running.guest("Bo").at(good) as bo:
        ann.hear_table()
        bo.hear_table()
        monkeypatch.setattr(running.house, "glance", view)
        monkeypatch.setattr(running.house, "view", view)
        ann.socket.send(msgspec.json.encode({"do": "sync", "since": 0}).decode())
        halted = ann.hear()
        assert halted["tell"] == "halted"
        assert "secret" not in halted["sentence"]
        bo.does("join", name="Bo")
        monkeypatch.undo()
        ann.hear_table()


def test_whoever_waits_for_the_deal_sees_who_is_connected(running: Running) -> None:
    """Nothing is written into the log for it, and the others hear of it all the same."""
    match = running.table()
    with running.guest("Ann").at(match) as ann:
        with running.guest("Bo").at(match) as bo:
            bo.hear_table()
            bo.does("join", name="Bo")
            ann.hear_table(lambda view: view["seats"][0]["here"])
        away = ann.hear_table(lambda view: not view["seats"][0]["here"])
    assert away["seats"][0]["name"] == "Bo"
    assert away["status"] == "open"
