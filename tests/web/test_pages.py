"""The pages of the saloon: each answers, works without a script, escapes what people write, and says what is wrong."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import html5lib
import pytest
from httpx2 import Response as Reply
from starlette.testclient import TestClient

from sixgun.engine.game import Game
from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables.house import House
from sixgun.tables.match import PLAYING
from sixgun.tables.store import open_store
from sixgun.web.app import application
from sixgun.web.icons import authors, icon
from sixgun.web.people import COOKIE, Person
from sixgun.web.saloon import Saloon
from sixgun.web.static import FOLDER
from sixgun.web.verifying import checked
from sixgun.web.warming import Warming, Warmth

from .running import ROOMY

HOSTILE = "<b>\"'&x</b>"  # a name of legal length that would be markup, had it not been escaped
ADDRESS = re.compile(r"/table/([\w-]{22})$")


class Warm(Warming):
    """Rules that are as far prepared as a test says."""

    def __init__(self, games: list[Game]) -> None:
        super().__init__(games)
        self.fraction = 1.0

    def state(self, name: str) -> Warmth:
        return Warmth(self.fraction >= 1, self.fraction, f"{self.fraction:.0%} of {name}.")


class Browser(TestClient):
    """Sends the cookie of whoever `x-person` names, and remembers what they want to be called."""

    def __init__(self, saloon: Saloon) -> None:
        super().__init__(application(saloon), follow_redirects=False, raise_server_exceptions=False)
        self.saloon = saloon
        self.names: dict[str, str] = {}

    def request(self, method: str, url: Any, **rest: Any) -> Reply:
        headers = dict(rest.pop("headers", None) or {})
        who = headers.pop("x-person", "ann")
        person = Person(who, self.names.get(who, who.title()))
        headers["cookie"] = f"{COOKIE}={self.saloon.passports.written(person)}"
        headers.setdefault("origin", "http://testserver")
        self.cookies.clear()
        answer = super().request(method, url, headers=headers, **rest)
        renamed = self.saloon.passports.read(answer.cookies.get(COOKIE) or "")
        if renamed is not None:
            self.names[renamed.id] = renamed.name
        return answer


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Saloon]:
    house = House(open_store(tmp_path / "saloon.db"))
    saloon = Saloon(house, ROOMY)
    saloon.warming = Warm(saloon.games)
    yield saloon
    house.close()


@pytest.fixture
def warmth(room: Saloon) -> Warm:
    assert isinstance(room.warming, Warm)
    return room.warming


@pytest.fixture
def browser(room: Saloon) -> Browser:
    return Browser(room)


def page(browser: Browser, address: str, status: int = 200, who: str = "ann") -> str:
    """A page that has to be HTML to the letter, without anything a strict policy would refuse."""
    answer = browser.get(address, headers={"x-person": who})
    assert answer.status_code == status, answer.text
    return proper(answer.text)


def proper(text: str) -> str:
    html5lib.HTMLParser(strict=True).parse(text)
    assert " style=" not in text
    assert "<style" not in text
    assert re.search(r" on\w+=", text) is None
    assert re.search(r"<script(?![^>]* src=)", text) is None
    return text


def key_in(text: str, action: str) -> str:
    form = text.split(f'action="{action}"', 1)[1]
    found = re.search(r'name="key" value="(\w+)"', form)
    assert found
    return found[1]


def table_of(answer: Reply) -> str:
    found = ADDRESS.search(answer.headers["location"])
    assert found
    return found[1]


def opened(browser: Browser, game: str = "calaboose", who: str = "ann", **form: str) -> str:
    answer = browser.post(f"/open/{game}", data=form, headers={"x-person": who})
    assert answer.status_code == 303, answer.text
    return table_of(answer)


def finished(room: Saloon, name: str = "Ann") -> str:
    """A whole match of Ann against a bot, with a word in between."""
    house, count = room.house, iter(range(10_000))

    def does(command: say.Command) -> str:
        answer = house.handle("ann", command)
        assert isinstance(answer, say.Done), answer
        return answer.match

    match = does(say.Create(key="c", game="calaboose", seats=2))
    does(say.Join(key="j", match=match, name=name))
    does(say.Chat(key="s", match=match, text=f"Howdy {HOSTILE}"))
    does(say.Deal(key="d", match=match))
    while (view := house.view("ann", match)).status == PLAYING:
        if view.to_act == view.viewer and view.decision is not None:
            does(say.Play(key=f"p{next(count)}", match=match, decision=view.decision, move=view.moves[0].move))
        else:
            house.driver.tend(match)
    return match


# The lobby


def test_the_lobby_has_a_notice_for_every_game_with_both_ways_to_a_table(browser: Browser, room: Saloon) -> None:
    text = page(browser, "/")
    for game in room.games:
        assert game.title in text
        assert f"{game.fewest_seats} to {game.most_seats} players" in text
        assert f"about {game.minutes} minutes" in text
        assert f'action="/play/{game.name}" method="post"' in text
        assert f'href="/open/{game.name}"' in text


def test_one_click_sits_you_down_at_a_dealt_private_table(browser: Browser, room: Saloon) -> None:
    key = key_in(page(browser, "/"), "/play/calaboose")
    match = table_of(browser.post("/play/calaboose", data={"key": key}))
    view = room.house.view("ann", match)
    assert view.status == PLAYING
    assert [seat.player for seat in view.seats] == ["person", "bot", "bot", "bot"]
    assert view.seats[0].name == "Ann"
    assert match not in room.house.store.matches(public_only=True)


def test_pressing_twice_counts_once(browser: Browser, room: Saloon) -> None:
    key = key_in(page(browser, "/"), "/play/calaboose")
    first = browser.post("/play/calaboose", data={"key": key, "nonce": "mine"})
    again = browser.post("/play/calaboose", data={"key": key, "nonce": "mine"})
    assert table_of(first) == table_of(again)
    assert len(room.house.store.matches()) == 1


def test_every_form_of_the_lobby_has_a_key_of_its_own(browser: Browser) -> None:
    keys = re.findall(r'name="key" value="(\w+)"', page(browser, "/") + page(browser, "/"))
    assert len(keys) == len(set(keys)) >= 6


def test_the_chance_of_the_player_is_mixed_into_the_deal(browser: Browser, room: Saloon) -> None:
    match = table_of(browser.post("/play/calaboose", data={"key": "k", "nonce": "a horse in the rain"}))
    with room.house.ledger.at(match) as kept:
        assert kept.nonces == {0: "a horse in the rain"}


def test_tables_that_wait_for_you_come_first(browser: Browser, room: Saloon) -> None:
    playing = table_of(browser.post("/play/calaboose", data={"key": "k"}))
    while room.house.view("ann", playing).to_act != 0:
        room.house.driver.tend(playing)
    waiting = opened(browser, "outlaw-poker")
    text = page(browser, "/")
    mine = text.split('id="mine"')[1].split("</section>")[0]
    assert mine.index(playing) < mine.index(waiting)
    assert 'data-turns="1"' in text
    assert "Your turn." in mine


def test_public_tables_are_there_to_join_and_private_ones_are_not(browser: Browser) -> None:
    public, private = opened(browser, visibility="public"), opened(browser, visibility="private")
    text = page(browser, "/", who="bo")
    assert public in text
    assert private not in text
    assert "3 seats free" in text


def test_a_public_game_under_way_can_be_watched(browser: Browser) -> None:
    match = opened(browser, visibility="public", deal="yes")
    text = page(browser, "/", who="bo")
    assert match in text
    assert "Watch" in text


def test_a_finished_match_leads_to_its_replay(browser: Browser, room: Saloon) -> None:
    match = finished(room)
    assert f"/replay/{match}" in page(browser, "/")


def test_the_lists_of_tables_can_be_had_alone(browser: Browser) -> None:
    match = opened(browser, visibility="public")
    answer = browser.get("/tables", headers={"x-person": "bo"})
    assert match in answer.text
    assert "<html" not in answer.text


def test_a_name_is_kept(browser: Browser) -> None:
    assert browser.post("/name", data={"name": "  Calamity   Ann "}).headers["location"] == "/"
    assert 'value="Calamity Ann"' in page(browser, "/")


@pytest.mark.parametrize(
    ("typed", "said"),
    [("", "at least one character"), ("x" * 25, "at most 24 characters, not 25"), ("\u202e \x00", "at least one")],
)
def test_a_name_that_cannot_be_had_is_explained_and_stays_in_the_field(browser: Browser, typed: str, said: str) -> None:
    answer = browser.post("/name", data={"name": typed})
    assert answer.status_code == 422
    assert said in answer.text
    if typed.isascii():
        assert f'name="name" value="{typed}"' in proper(answer.text)


def test_names_of_people_are_never_markup(browser: Browser, room: Saloon) -> None:
    browser.names["ann"] = HOSTILE
    match = opened(browser, visibility="public")
    for text in (page(browser, "/"), page(browser, "/", who="bo"), page(browser, f"/table/{match}", who="bo")):
        assert HOSTILE not in text
        assert "&lt;b&gt;" in text
    answer = browser.post("/name", data={"name": '"><script>alert(1)</script>' + "x" * 20})
    assert "<script>alert" not in proper(answer.text)


def test_nothing_said_at_a_table_is_markup_on_a_page(browser: Browser, room: Saloon) -> None:
    match = finished(room, HOSTILE)
    for address in ("/", "/tables", f"/table/{match}", f"/replay/{match}", f"/verify?match={match}"):
        text = browser.get(address).text
        assert HOSTILE not in text
    assert "&lt;b&gt;" in page(browser, f"/verify?match={match}")
    assert browser.get(f"/replay/{match}/file").headers["content-type"].startswith("application/x-ndjson")


# While rules are being prepared


def test_a_game_that_is_not_ready_says_so_on_its_notice(browser: Browser, warmth: Warm) -> None:
    warmth.fraction = 0.25
    text = page(browser, "/")
    assert "25% of calaboose." in text
    assert 'value="0.250"' in text
    assert browser.get("/warming").json()["calaboose"] == {
        "done": False,
        "fraction": 0.25,
        "words": "25% of calaboose.",
    }


def test_pressed_early_the_table_comes_up_by_itself_without_a_script(
    browser: Browser, room: Saloon, warmth: Warm
) -> None:
    warmth.fraction = 0.5
    early = browser.post("/play/calaboose", data={"key": "k"})
    waiting = early.headers["location"]
    assert waiting.startswith("/waiting/")
    text = page(browser, waiting)
    assert 'http-equiv="refresh"' in text
    assert "50% of calaboose." in text
    assert "<progress" in text
    warmth.fraction = 1.0
    match = table_of(browser.get(waiting))
    assert room.house.view("ann", match).status == PLAYING


def test_an_address_deals_no_cards_where_others_sit_or_to_strangers(
    browser: Browser, room: Saloon, warmth: Warm
) -> None:
    match = opened(browser)
    browser.get(f"/waiting/{match}?deal=yes", headers={"x-person": "bo"})
    assert room.house.view("ann", match).status == "open"
    room.house.handle("bo", say.Join(key="j", match=match, name="Bo"))
    browser.get(f"/waiting/{match}?deal=yes")
    assert room.house.view("ann", match).status == "open"


def test_while_rules_are_being_prepared_no_page_deals_a_match_again(
    browser: Browser, room: Saloon, warmth: Warm, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = opened(browser, deal="yes")
    warmth.fraction = 0.1
    room.house.ledger.forget(match)
    monkeypatch.setattr("sixgun.tables.match.Position", lambda *given: pytest.fail("a deal compiles rules"))
    assert "being prepared" in page(browser, "/")
    assert browser.get(f"/table/{match}").headers["location"] == f"/waiting/{match}"
    assert browser.get(f"/replay/{match}").headers["location"] == f"/waiting/{match}"


# Opening a table


def test_the_form_shows_every_option_in_its_own_words(browser: Browser, room: Saloon) -> None:
    for game in room.games:
        text = page(browser, f"/open/{game.name}")
        for option in game.option_sheet:
            assert option.words in text
            assert f'name="option.{option.name}"' in text


def test_what_is_chosen_is_what_is_played(browser: Browser, room: Saloon) -> None:
    wishes = {"seats": "3", "pace": "fast", "visibility": "public", "bot": "random"}
    match = opened(browser, **wishes, **{"option.series_games": "3", "option.huckster_swap": "yes"})
    with room.house.ledger.at(match) as kept:
        assert (kept.opened.seats, kept.opened.pace, kept.opened.private) == (3, "fast", False)
        assert kept.opened.bot == "random"
        assert kept.opened.options == {"series_games": 3, "huckster_swap": 1, "dealer": -1}
        assert kept.nonces[0]
    assert room.house.view("ann", match).seats[0].name == "Ann"


def test_a_wrong_option_is_named_as_the_form_names_it_and_nothing_typed_is_lost(browser: Browser) -> None:
    form = {"option.max_laps": "<banana>", "option.rounds": "7", "visibility": "public", "cards": ""}
    answer = browser.post("/open/outlaw-poker", data=form)
    assert answer.status_code == 422
    text = proper(answer.text)
    assert "“Turns each in a round before it is called off” takes" in text
    assert 'value="&lt;banana&gt;" aria-invalid="true"' in text
    assert '<option value="7" selected>' in text
    assert re.search(r'value="public" checked', text)


def test_seats_are_counted_from_one_as_people_do(browser: Browser) -> None:
    text = browser.post("/open/calaboose", data={"seats": "2", "option.dealer": "3"}).text
    assert "the dealer sits on seat 1 to 2, not 4." in text


@pytest.mark.parametrize("seats", ["9", "-1", "four", "²"])
def test_a_table_for_too_many_is_refused_in_a_sentence(browser: Browser, seats: str) -> None:
    answer = browser.post("/open/calaboose", data={"seats": seats})
    assert answer.status_code == 422
    assert 'role="alert"' in proper(answer.text)


def test_cards_of_your_own_come_typed_or_as_a_file(browser: Browser, room: Saloon) -> None:
    cards = browser.get("/games/calaboose/cards.toml").text
    typed = opened(browser, cards=cards.replace("\n", "\r\n"))
    answer = browser.post("/open/calaboose", files={"card_file": ("my.toml", cards)})
    for match in (typed, table_of(answer)):
        with room.house.ledger.at(match) as kept:
            assert kept.opened.cards == cards


def test_a_bad_card_file_says_where_it_is_wrong_and_stays_in_the_form(browser: Browser) -> None:
    cards = browser.get("/games/calaboose/cards.toml").text.replace("[[card]]", "[[</textarea>card]]", 1)
    answer = browser.post("/open/calaboose", files={"card_file": ("my.toml", cards)})
    assert answer.status_code == 422
    assert "the card file" in answer.text
    assert "[[&lt;/textarea&gt;card]]" in proper(answer.text)


def test_a_picture_is_no_card_file(browser: Browser) -> None:
    answer = browser.post("/open/calaboose", data={"seats": "3"}, files={"card_file": ("a.png", b"\x89PNG\xff")})
    assert answer.status_code == 422
    assert "not text in UTF-8" in answer.text
    assert '<option value="3" selected>' in answer.text


# At a table


def test_the_table_page_invites_by_name_and_says_who_is_asking(browser: Browser) -> None:
    match = opened(browser)
    own, other = page(browser, f"/table/{match}"), page(browser, f"/table/{match}", who="bo")
    assert 'property="og:title" content="Ann invites you to a table of Calaboose"' in other
    assert f'data-match="{match}"' in own
    assert f'data-match="{match}"' in other
    assert "<noscript>" in own
    assert "noindex" in own


def test_a_table_that_does_not_exist_is_a_friendly_404(browser: Browser) -> None:
    for address in ("/table/nope", "/waiting/nope", "/replay/nope", "/replay/nope/file", "/verify?match=nope"):
        assert "There is no such table" in page(browser, address, 404)


# After the game


def test_a_finished_match_can_be_seen_again_and_taken_home(browser: Browser, room: Saloon) -> None:
    match = finished(room)
    assert f'<sixgun-replay data-match="{match}"' in page(browser, f"/replay/{match}")
    file = browser.get(f"/replay/{match}/file")
    assert file.headers["content-disposition"] == f'attachment; filename="match-{match}.jsonl"'
    assert file.text == room.house.export(match)


def test_a_running_match_shows_no_replay_and_gives_no_file(browser: Browser) -> None:
    match = opened(browser, deal="yes")
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
        assert "Everything holds" in proper(shown)
        assert shown.count('class="passed"') == 4


def forged(text: str, old: str, new: str) -> str:
    """A match with something changed by somebody who knows how the chain is made."""
    header, *lines, closing = map(json.loads, text.replace(old, new).splitlines())
    link, out = "", [json.dumps(header)]
    for line in lines:
        body = json.dumps(line["event"], separators=(",", ":"), ensure_ascii=False)
        link = log.chained(link, header["match"], line["seq"], line["at"], body)
        out.append(f'{{"seq":{line["seq"]},"at":{line["at"]},"chain":"{link}","event":{body}}}')
    return "\n".join([*out, json.dumps({**closing, "chain": link})])


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
    assert states(forged(text, "", "")) == ["passed"] * 4


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


# Rules, games, credits


def test_every_rule_of_every_game_has_an_anchor_and_a_page(browser: Browser, room: Saloon) -> None:
    for game in room.games:
        text = page(browser, f"/rules/{game.name}")
        ids = re.findall(r'<li id="([^"]+)" class="rule">', text)
        assert len(ids) == len(set(ids)) > 100
        for number in (ids[0], ids[-1]):
            assert number in page(browser, f"/rules/{game.name}/{number}")


def test_one_rule_can_be_had_for_the_panel_beside_the_table(browser: Browser) -> None:
    rule = browser.get("/rules/calaboose/CAL-18.json").json()
    assert rule["id"] == "CAL-18"
    assert rule["kind"] == "rule"
    assert "five cells" in rule["text"]
    assert rule["url"] == "/rules/calaboose/CAL-18"
    missing = browser.get("/rules/calaboose/CAL-999.json")
    assert missing.status_code == 404
    assert "no rule" in missing.json()["error"]


def test_rules_are_found_by_words_and_by_number(browser: Browser) -> None:
    assert "CAL-18" in page(browser, "/rules/calaboose?q=18")
    assert "CAL-18" in page(browser, "/rules?q=CAL-18")
    assert "CAL-17" in page(browser, "/rules?q=lock+down")
    assert "No rule" in page(browser, "/rules?q=zeppelin")
    assert "No rule" in page(browser, "/rules/calaboose?q=999")
    assert "<script>" not in page(browser, "/rules?q=<script>alert(1)</script>")


def test_a_rule_links_to_the_rules_it_names(browser: Browser) -> None:
    assert '<a href="/rules/calaboose/CAL-R8">CAL-R8</a>' in page(browser, "/rules/calaboose/CAL-02")


def test_every_game_has_a_page_about_it(browser: Browser, room: Saloon) -> None:
    for game in room.games:
        text = page(browser, f"/games/{game.name}")
        assert game.title in text
        assert all(option.words in text for option in game.option_sheet)


def test_the_credits_name_everybody_who_drew_something(browser: Browser) -> None:
    text = page(browser, "/credits")
    for author in (
        "Lorc",
        "Delapouite",
        "Skoll",
        "Adrian Kennard",
        "Nicole Fally",
        "Braille Institute",
        "Lucide",
        "Lit",
    ):
        assert author in text
    assert "unknown" not in authors()
    for names in authors().values():
        assert all(icon(name) for name in names)


# What goes wrong


def test_what_is_not_there_is_said_kindly(browser: Browser) -> None:
    assert "tumbleweed" in page(browser, "/nowhere", 404)
    assert "Nobody here knows a game called &lt;i&gt;" in page(browser, "/games/<i>", 404)
    for address in ("/rules/whist", "/open/whist", "/games/whist/cards.toml", "/rules/calaboose/CAL-999"):
        page(browser, address, 404)
    page(browser, "/play/calaboose", 405)


def test_a_fault_of_the_program_is_a_page_too(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.web.pages.look_round", lambda *_: 1 / 0)
    text = page(browser, "/", 500)
    assert "our fault" in text
    assert "ZeroDivisionError" not in text


def test_pages_are_not_kept_by_caches(browser: Browser) -> None:
    assert browser.get("/").headers["cache-control"] == "no-store"


# Weight


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
    monkeypatch.setattr("sixgun.web.pages.look_round", lambda saloon, person: 1 // 0)
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
