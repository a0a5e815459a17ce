"""The tournament desk's pages: what they show, who may do what, and that every form counts once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from httpx2 import Response as Reply

from sixgun.tables.match import DEALING, OPEN
from sixgun.tournaments.rounds import RoundTable
from sixgun.web.saloon import Saloon

from ..tournaments.organiser import ROLES
from .visiting import HOSTILE, Browser, key_in, page, proper

PEOPLE = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ike", "Joe", "Kit", "Lou")
HELPERS = re.compile(r"tournament/[\w-]+\?key=([\w-]+)")


def opened(browser: Browser, game: str = "bang", who: str = "ann", **form: str) -> str:
    """The address of a new tournament."""
    answer = browser.post(f"/tournaments/new/{game}", data=form, headers={"x-person": who})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def says(browser: Browser, url: str, do: str, who: str = "ann", cookie: str = "", **form: Any) -> Reply:
    headers = {"x-person": who, "cookie": cookie}
    return browser.post(url, data={"do": do, **{name: str(each) for name, each in form.items()}}, headers=headers)


def done(browser: Browser, url: str, do: str, **form: Any) -> None:
    answer = says(browser, url, do, **form)
    assert answer.status_code == 303, sentence(answer)


def sentence(answer: Reply) -> str:
    """What a refused form is told."""
    found = re.search(r'class="trouble"[^>]*role="alert"(?! hidden)>(.*?)</p>', proper(answer.text), re.DOTALL)
    assert found, answer.text
    return " ".join(re.sub(r"<[^>]*>", "", found[1]).split())


def drawn(browser: Browser, names: tuple[str, ...] = PEOPLE, **settings: str) -> str:
    """A tournament of BANG! on paper with its first round drawn."""
    url = opened(browser, **({"name": "Dodge City Open", **settings} if settings else {}))
    done(browser, url, "enter", names="\n".join(names))
    done(browser, url, "draw", round=1)
    return url


def table_of(room: Saloon, url: str, number: int = 1, round_number: int = 1) -> RoundTable:
    with room.desk.at(url.rsplit("/", 1)[1]) as tournament:
        found = tournament.table(round_number, number)
        assert found is not None
        return found


def law_wins(table: RoundTable) -> dict[str, str]:
    """The form of a game in which Sheriff and Deputy are alive."""
    star, seats = table.seats.index(table.star(1)), len(table.seats)
    roles = [ROLES[seats][(seat - star) % seats] for seat in range(seats)]
    form = {f"a.roles.{seat}": role for seat, role in enumerate(roles)}
    alive = {f"a.survived.{seat}": "yes" for seat, role in enumerate(roles) if role in ("Sheriff", "Deputy")}
    return {"round": "1", "table": str(table.number), "game": "1", **form, **alive}


def events(room: Saloon, url: str) -> int:
    with room.desk.at(url.rsplit("/", 1)[1]) as tournament:
        return tournament.seq


def test_one_click_opens_a_tournament_that_can_be_played(browser: Browser) -> None:
    assert "Tournaments" in page(browser, "/")
    url = opened(browser, key="k1")
    assert opened(browser, key="k1") == url  # the same click twice
    assert "Enter the players." in page(browser, url)
    assert "Ann" in page(browser, "/tournaments")
    assert url not in page(browser, "/tournaments", who="bo")  # private


def test_what_the_form_of_every_game_offers(browser: Browser, room: Saloon) -> None:
    for game in room.games:
        text = page(browser, f"/tournaments/new/{game.name}")
        assert ("Swiss" in text) == (game.fewest_seats <= 2)
        for option in room.desk.find(game.name).sheet:
            assert f'name="scoring.{option.name}"' in text
    assert browser.get("/tournaments/new/whist").status_code == 404


def test_a_refused_opening_keeps_what_was_typed(browser: Browser) -> None:
    form = {"name": HOSTILE, "format": "swiss", "rounds": "many"}
    answer = browser.post("/tournaments/new/bang", data=form)
    assert answer.status_code == 422
    assert sentence(answer) == "The number of rounds is a whole number, not &#39;many&#39;."
    assert HOSTILE not in answer.text
    assert "&lt;b&gt;&#34;&#39;&amp;x&lt;/b&gt;" in answer.text
    answer = browser.post("/tournaments/new/bang", data={**form, "rounds": "99"})
    assert answer.status_code == 422


def test_settings_reach_the_tournament(browser: Browser, room: Saloon) -> None:
    form = {"name": "Dodge", "format": "rounds", "scoring.system": "simplified", "most": "6", "visibility": "public"}
    url = opened(browser, **form, finals="table", finals_top="5", rounds="2")
    with room.desk.at(url.rsplit("/", 1)[1]) as tournament:
        settings = tournament.settings
    assert (settings.most, settings.rounds, settings.finals.top, settings.private) == (6, 2, 5, False)
    assert settings.numbers["system"] == 1
    assert "Dodge" in page(browser, "/tournaments", who="bo")


def test_names_are_entered_line_by_line_and_the_refused_ones_stay(browser: Browser) -> None:
    url = opened(browser)
    answer = says(browser, url, "enter", names="Ada\nBo\n\nada\nCy")
    assert answer.status_code == 422
    assert "Somebody called ada has entered already" in sentence(answer)
    assert ">ada\nCy</textarea>" in answer.text
    assert "2 in" in answer.text


def test_the_same_form_sent_twice_counts_once(browser: Browser, room: Saloon) -> None:
    url = drawn(browser)
    form = law_wins(table_of(room, url))
    key = key_in(page(browser, url), url)
    done(browser, url, "result", key=key, **form)
    before = events(room, url)
    done(browser, url, "result", key=key, **form)
    assert events(room, url) == before


@pytest.mark.parametrize("do", ["enter", "draw", "result", "penalise", "close", "note", "drop", "lots"])
def test_a_stranger_can_change_nothing(browser: Browser, room: Saloon, do: str) -> None:
    """Rights are the desk's: whoever has neither opened the tournament nor its link is refused in words."""
    url = drawn(browser)
    before = events(room, url)
    more: dict[str, Any] = {
        "names": "Eve",
        "round": 2,
        "entrant": 1,
        "amount": 1,
        "reason": "x",
        "text": "x",
        "entrants": "1,2",
    }
    answer = says(browser, url, do, who="eve", **{**more, **(law_wins(table_of(room, url)) if do == "result" else {})})
    assert answer.status_code == 422
    assert "Only the organiser and helpers" in sentence(answer)
    assert events(room, url) == before


def test_a_stranger_sees_neither_the_link_nor_the_forms(browser: Browser) -> None:
    url = drawn(browser)
    text = page(browser, url, who="eve")
    assert "?key=" not in text
    assert "Save result" not in text
    assert browser.get(f"{url}/check.json", headers={"x-person": "eve"}).status_code == 403
    for path in ("link", "deal"):
        answer = browser.post(
            f"{url}/{path}", data={"round": "1", "table": "1", "game": "1"}, headers={"x-person": "eve"}
        )
        assert answer.status_code in (403, 409)
        assert "Only the organiser and helpers" in answer.text
    assert says(browser, url, "draw", cookie="desk=guessed", who="eve", round=2).status_code == 422


def test_a_helpers_link_lets_in_until_it_is_replaced(browser: Browser) -> None:
    answer = browser.post("/tournaments/new/bang", data={"key": "k"})
    url, own = answer.headers["location"], answer.headers["set-cookie"].split(";")[0]
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert f"Path={url}" in answer.headers["set-cookie"]
    found = HELPERS.search(browser.get(url, headers={"cookie": own}).text)
    assert found
    let_in = browser.get(f"{url}?key={found[1]}", headers={"x-person": "hugo"})
    assert (let_in.status_code, let_in.headers["location"]) == (303, url)  # the key is out of sight
    cookie = let_in.headers["set-cookie"].split(";")[0]
    done(browser, url, "enter", who="hugo", cookie=cookie, names="Ada")
    assert browser.post(f"{url}/link", headers={"cookie": own}).status_code == 303
    assert says(browser, url, "enter", who="hugo", cookie=cookie, names="Bo").status_code == 422
    assert browser.get(f"{url}?key={found[1]}", headers={"x-person": "hugo"}).status_code == 403


def test_a_result_is_checked_before_it_is_saved(browser: Browser, room: Saloon) -> None:
    """BNG-02, BNG-T05. The sentence that refuses it, or the dollars of every seat."""
    url = drawn(browser)
    form = law_wins(table_of(room, url))
    before = events(room, url)
    good = browser.get(f"{url}/check.json", params=form).json()
    assert good["sentence"] == ""
    assert sorted(good["points"])[:4] == ["$0"] * 4
    assert good["counts"]["roles.Outlaw"] == "3 of 3"
    wrong = {**form, "a.roles.0": "Renegade", "a.roles.1": "Renegade", "a.roles.2": "Renegade"}
    bad = browser.get(f"{url}/check.json", params=wrong).json()
    assert bad["question"] == "roles"
    assert "BNG-02" in bad["sentence"]
    assert events(room, url) == before


def test_a_wrong_result_comes_back_as_it_was_typed(browser: Browser, room: Saloon) -> None:
    """BNG-123. Outlaws cannot win while the Sheriff lives; the form keeps everything, also without a script."""
    url = drawn(browser)
    form = {**law_wins(table_of(room, url)), "a.ending": "outlaws", "a.turns_played.0": "7"}
    answer = says(browser, url, "result", **form)
    assert answer.status_code == 422
    assert "Outlaws cannot win while the Sheriff is alive" in sentence(answer)
    assert 'name="a.ending" value="outlaws" checked' in answer.text
    assert 'name="a.turns_played.0" value="7"' in answer.text
    only_asked = says(browser, url, "result", **{**form, "a.ending": "law", "a.turns_played.0": ""}, check="yes")
    assert only_asked.status_code == 200
    assert re.search(r'data-points="\d">\$[1-9]', only_asked.text)
    with room.desk.at(url.rsplit("/", 1)[1]) as tournament:
        assert not tournament.rounds[0].has_results


def test_a_correction_needs_a_reason_and_leaves_a_trace(browser: Browser, room: Saloon) -> None:
    url = drawn(browser)
    form = law_wins(table_of(room, url))
    done(browser, url, "result", **form)
    deputy = next(name for name, role in form.items() if role == "Deputy").rsplit(".", 1)[1]
    changed = {name: value for name, value in form.items() if name != f"a.survived.{deputy}"}
    changed |= {"a.final_duel": "no", "corrects": "yes"}
    assert says(browser, url, "result", **changed).status_code == 422
    done(browser, url, "result", **changed, reason="the Deputy was dead")
    text = page(browser, f"{url}?round=1&table=1&game=1")
    assert "→" in text
    assert "the Deputy was dead" in text
    assert "<s>Table 1, round 1, game 1</s>" in text
    done(browser, url, "withdraw", round=1, table=1, game=1, reason="wrong table")
    assert "wrong table" in page(browser, url)


def test_players_drop_out_return_and_are_penalised(browser: Browser) -> None:
    url = drawn(browser)
    done(browser, url, "drop", entrant=3, reason="train")
    assert "11 in, 1 dropped out" in page(browser, url)
    done(browser, url, "return", entrant=3)
    assert "<s>Drop out, Cy</s>" in page(browser, url)
    assert sentence(says(browser, url, "penalise", entrant=1, amount="lots", reason="x")).startswith(
        "A penalty is a whole"
    )
    done(browser, url, "penalise", entrant=1, amount="$1,500", reason="late")
    text = page(browser, url)
    number = re.search(r'name="penalty" value="(\d+)"', text)
    assert number
    assert "-$1,500, late" in text
    done(browser, url, "pardon", penalty=number[1])
    assert "<s>Penalty, Ada</s>" in page(browser, url)


def test_names_are_shown_as_they_are_and_never_as_markup(browser: Browser) -> None:
    url = drawn(browser, (HOSTILE, *PEOPLE[:11]))
    done(browser, url, "note", text=HOSTILE)
    for address, who in ((url, "ann"), (url, "eve"), (f"{url}/standings", "eve")):
        text = page(browser, address, who=who)
        assert HOSTILE not in text
        assert "&lt;b&gt;" in text


def test_people_enter_and_drop_out_by_themselves_where_they_may(browser: Browser) -> None:
    url = opened(browser, name="Open house", self_entry="yes")
    done(browser, url, "enter-myself", who="bo", name="Bo")
    assert "You are in, Bo" in page(browser, url, who="bo")
    assert "has entered already" in sentence(says(browser, url, "enter-myself", who="bo", name="Bob"))
    assert says(browser, url, "drop", who="eve", entrant=1).status_code == 422
    done(browser, url, "drop", who="bo", entrant=1)
    assert "You have dropped out" in page(browser, url, who="bo")
    closed = opened(browser, name="By invitation")
    assert says(browser, closed, "enter-myself", who="bo", name="Bo").status_code == 422


def test_the_big_screen_is_provisional_and_names_who_has_not_had_the_star(browser: Browser, room: Saloon) -> None:
    """BNG-R69, BNG-T15, BNG-T16. Nothing is final before the end; fewer games than printed are said to be so."""
    url = drawn(browser)
    for number in (1, 2):
        done(browser, url, "result", **law_wins(table_of(room, url, number)))
    text = page(browser, f"{url}/standings", who="eve")
    assert "provisional" in text
    assert "Not yet Sheriff:" in text
    assert "wins as Sheriff" in text
    assert "at a table of 6 that takes a multiple of" in text
    done(browser, url, "break-off", broken_off="yes", reason="fire")
    assert "broken off" in page(browser, f"{url}/standings")
    host = str(browser.base_url).partition("://")[2].rstrip("/")
    assert f"on your phone: {host}{url}" in text
    done(browser, url, "reopen", reason="it was only smoke")


def test_a_mark_changes_with_every_change(browser: Browser) -> None:
    url = opened(browser)
    mark = browser.get(f"{url}/latest.json").json()
    assert browser.get(f"{url}/latest.json").json() == mark
    done(browser, url, "note", text="The bar is open.")
    assert browser.get(f"{url}/latest.json").json() != mark


def test_online_tables_are_opened_dealt_and_lead_to_their_seats(browser: Browser, room: Saloon) -> None:
    url = opened(browser, "calaboose", name="Jail", format="swiss", mode="online", self_entry="yes")
    done(browser, url, "enter-myself", name="Ann")
    done(browser, url, "enter-myself", who="bo", name="Bo")
    done(browser, url, "draw", round=1)
    room.director.look_round()
    match = table_of(room, url).matches[1]
    assert room.house.status(match) == OPEN
    assert f'href="/table/{match}"' in page(browser, url, who="bo")
    assert "Deal now" in page(browser, url)
    assert browser.post(f"{url}/deal", data={"round": "1", "table": "1", "game": "1"}).status_code == 303
    assert room.house.status(match) == DEALING  # until the two have shown their nonces
    assert "the cards are being dealt" in page(browser, url, who="eve")
    room.director.trouble[url.rsplit("/", 1)[1]] = "No chairs left."
    assert "A table cannot be opened: No chairs left." in page(browser, url)


def test_a_duel_asks_only_who_won(browser: Browser) -> None:
    url = opened(browser, "calaboose", name="Knock out", format="single-elimination")
    done(browser, url, "enter", names="Ada\nBo\nCy\nDi")
    done(browser, url, "draw", round=1)
    assert sentence(says(browser, url, "result", round=1, table=1, game=1)) == "Say who won, or that it was a draw."
    done(browser, url, "result", round=1, table=1, game=1, winner=0)
    done(browser, url, "result", round=1, table=2, game=1, winner=1)
    assert "Draw round 2" in page(browser, url)


def test_an_address_that_is_none(browser: Browser) -> None:
    assert "no such tournament" in page(browser, "/tournament/nowhere", 404)
    assert says(browser, "/tournament/nowhere", "note", text="x").status_code == 404
    assert "no such tournament" in page(browser, "/tournament/nowhere?key=x", 404)
    url = opened(browser)
    assert sentence(says(browser, url, "steal")) == "The desk knows nothing called &#39;steal&#39;."


@pytest.mark.parametrize(
    ("do", "form", "words"),
    [
        ("result", {"table": "9"}, "There is no table 9 in round 1."),
        ("lots", {"entrants": "1,2"}, "Rounds are still to be played"),
        ("break-off", {"broken_off": "yes"}, "The reason for breaking off needs"),
        ("return", {"entrant": "1"}, "Ada has not dropped out."),
    ],
)
def test_a_refusal_is_told_where_the_page_no_longer_has_its_form(
    browser: Browser, do: str, form: dict[str, str], words: str
) -> None:
    """As when two helpers press the same button: the second must not be left without a word."""
    url = drawn(browser)
    answer = says(browser, url, do, **{"round": "1", "table": "1", "game": "1", **form})
    assert answer.status_code == 422
    assert words in sentence(answer)
    assert words in answer.text.partition('id="tables"')[0]  # not inside a part that is folded away
