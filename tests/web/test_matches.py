"""Finished matches: seen again, taken home, checked; and what a forger hears."""

from __future__ import annotations

import json

import pytest

from sixgun.tables import events as log
from sixgun.tables.table import Table
from sixgun.web.saloon import Saloon
from sixgun.web.told import Warmth
from sixgun.web.verifying import checked

from .visiting import HOSTILE, Browser, Warm, dealt, finished, opened, page, proper


def test_a_finished_match_can_be_seen_again_and_taken_home(browser: Browser, room: Saloon) -> None:
    match = finished(room)
    assert f'<sixgun-replay data-match="{match}"' in page(browser, f"/replay/{match}")
    file = browser.get(f"/replay/{match}/file")
    assert file.headers["content-disposition"] == f'attachment; filename="match-{match}.jsonl"'
    assert file.text == room.house.export(match)


def test_a_running_match_shows_no_replay_and_gives_no_file(browser: Browser, room: Saloon) -> None:
    match = dealt(room, opened(browser, deal="yes"))
    for address in (f"/replay/{match}", f"/replay/{match}/file"):
        text = page(browser, address, 409)
        assert "still" in text
        assert f"/table/{match}" in text


def test_a_fair_match_passes_every_check(browser: Browser, room: Saloon) -> None:
    match = finished(room)
    text = room.house.export(match)
    pasted = browser.post("/verify", data={"text": text.replace("\n", "\r\n")})
    uploaded = browser.post("/verify", files={"file": ("match.jsonl", text)})
    for shown in (pasted.text, uploaded.text, page(browser, f"/verify?match={match}")):
        assert "Everything checks out" in proper(shown)
        assert shown.count('class="passed"') == 5


def test_a_forged_file_that_fits_itself_is_not_the_match_of_this_house(browser: Browser, room: Saloon) -> None:
    """Another house plays another match, and the file says it is this house's: every hash in it fits."""
    match, other = finished(room), finished(room, who="bo")
    text = forged(room.house.export(match), HOSTILE_IN_JSON, "<i>You cheat</i>")
    assert states(text) == ["passed"] * 4 + ["unreached"]
    shown = browser.post("/verify", data={"text": text})
    assert shown.status_code == 422
    assert "this server keeps another match at that address; event 4 differs." in proper(shown.text)
    unknown = browser.post("/verify", data={"text": room.house.export(match).replace(match, other)})
    assert unknown.status_code == 422  # the address is in every link
    stranger = checked(room.house.export(match), lambda _: ())
    assert stranger.passed
    assert "could only be checked by itself" in stranger.checks[-1].words


def test_a_game_played_alone_is_checked_too_and_nothing_is_said_about_its_luck(browser: Browser) -> None:
    table = Table("calaboose", seats=2, seed=7)
    for _ in range(4):
        table.play(int(table.legal[0]))
    shown = browser.post("/verify", data={"text": table.transcript().to_text()}).text
    assert shown.count('class="passed"') == 4
    assert "It does not prove that the seed was random" in proper(shown)
    assert "after the seal was shown" not in proper(shown)


@pytest.mark.parametrize(("old", "new"), [('"words":"', '"words":"gently '), ('"names":["', '"names":["Old ')])
def test_a_changed_word_or_name_is_refused_whoever_hashes(room: Saloon, old: str, new: str) -> None:
    text = room.house.export(finished(room))
    assert states(text.replace(old, new, 1)) == ["passed", "failed", *["unreached"] * 2]
    assert states(forged(text, old, new)) == ["passed", "passed", "passed", "failed"]


def forged(text: str, old: str, new: str) -> str:
    """A match with something changed by somebody who knows how the chain is made."""
    header, *lines, closing = map(json.loads, text.replace(old, new).splitlines())
    link, out = "", [json.dumps(header)]
    for line in lines:
        body = json.dumps(line["event"], separators=(",", ":"), ensure_ascii=False)
        link = log.chained(link, header["match"], line["seq"], line["at"], body)
        out.append(f'{{"seq":{line["seq"]},"at":{line["at"]},"chain":"{link}","event":{body}}}')
    return "\n".join([*out, json.dumps({**closing, "chain": link})])


HOSTILE_IN_JSON = json.dumps(HOSTILE)[1:-1]


def states(text: str) -> list[str]:
    return [check.state for check in checked(text).checks]


def test_each_kind_of_tampering_fails_at_its_own_step(room: Saloon) -> None:
    text = room.house.export(finished(room))
    lines = [json.loads(line) for line in text.splitlines()]
    seal = lines[1]["event"]["commitment"]
    digest = next(line["event"]["digest"] for line in lines[1:] if line["event"]["kind"] == "played")
    assert states("howdy") == ["failed", *["unreached"] * 3]
    assert states(text.rsplit("\n", 2)[0]) == ["failed", *["unreached"] * 3]
    assert states(text.replace(digest, digest[::-1])) == ["passed", "failed", *["unreached"] * 2]
    assert states(forged(text, seal, seal[::-1])) == ["passed", "passed", "failed", "unreached"]
    assert states(forged(text, digest, digest[::-1])) == ["passed", "passed", "passed", "failed"]
    assert states(forged(text, "", "")) == ["passed"] * 4 + ["unreached"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seats":2', '"seats":1000000000'),
        ('"game":"calaboose"', '"game":"whist"'),
        ('"dealer":-1', '"dealer":99999999999999999999'),
        ('"move":', '"move":99999999999999999999'),
        ('"seat":1', '"seat":-7'),
    ],
)
def test_a_forger_gets_a_sentence_and_never_breaks_the_house(room: Saloon, old: str, new: str) -> None:
    text = room.house.export(finished(room))
    assert old in text
    last = checked(forged(text, old, new)).checks[-1]
    assert last.state == "failed"
    assert last.words.endswith((".", ")"))


def test_nothing_is_verified_while_rules_are_being_prepared(browser: Browser, warmth: Warm) -> None:
    warmth.fraction = 0.2
    assert "try again in a minute" in browser.post("/verify", data={"text": "{}"}).text


def test_nothing_to_check_and_nonsense_are_said_in_words(browser: Browser) -> None:
    nothing = browser.post("/verify", data={"text": " "})
    assert "Paste the text of a match" in proper(nothing.text)
    nonsense = browser.post("/verify", data={"text": "<script>alert(1)</script>"})
    assert nonsense.status_code == 422
    assert "does not begin like a match" in proper(nonsense.text)
    picture = browser.post("/verify", files={"file": ("<img>.png", b"\x89PNG\xff\xfe")})
    assert "is not text in UTF-8" in proper(picture.text)
    assert "<img>" not in picture.text


def test_a_match_of_this_house_is_checked_as_soon_as_its_own_game_is_ready(
    browser: Browser, room: Saloon, warmth: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished(room)
    monkeypatch.setattr(warmth, "state", lambda name: Warmth(name == "calaboose", 0.5, "half"))
    assert "Everything checks out" in page(browser, f"/verify?match={match}")


def test_a_match_of_a_game_that_is_gone_says_so(browser: Browser, room: Saloon) -> None:
    match = finished(room)
    room.games = [game for game in room.games if game.name != "calaboose"]
    for address in (f"/table/{match}", f"/waiting/{match}", f"/replay/{match}", f"/verify?match={match}"):
        assert "no longer installed" in page(browser, address, 404)
