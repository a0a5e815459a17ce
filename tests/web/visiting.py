"""The saloon's pages without a browser: who asks for them, and what every page has to be."""

from __future__ import annotations

import re
from typing import Any

import html5lib
from httpx2 import Response as Reply
from starlette.testclient import TestClient

from sixgun.engine.game import Game
from sixgun.tables import messages as say
from sixgun.tables.match import PLAYING
from sixgun.tables.witness import Witness
from sixgun.web.app import application
from sixgun.web.people import Person
from sixgun.web.saloon import Saloon
from sixgun.web.told import Warmth
from sixgun.web.warming import Warming

HOSTILE = "<b>\"'&x</b>"  # a name of legal length that would be markup, had it not been escaped
ADDRESS = re.compile(r"/(?:table|waiting)/([\w-]{22})$")


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
        passport = self.saloon.passports.pair(person)
        headers["cookie"] = "; ".join(filter(None, (passport, headers.get("cookie"))))
        headers.setdefault("origin", "http://testserver")
        self.cookies.clear()
        answer = super().request(method, url, headers=headers, **rest)
        renamed = self.saloon.passports.read(answer.cookies.get(self.saloon.passports.cookie_name) or "")
        if renamed is not None:
            self.names[renamed.id] = renamed.name
        return answer


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


def show_nonce(room: Saloon, who: str, witness: Witness) -> None:
    """What a browser does by itself when the list of pledges is fixed."""
    shown = witness.answer(room.house.view(who, witness.match))
    assert shown is not None
    room.house.handle(who, shown[0](key=f"nonce {who}", match=witness.match, **shown[1]))


def dealt(room: Saloon, match: str, who: str = "ann") -> str:
    """The page of a table that was asked for with one click deals at once."""
    witness = Witness(match)
    pledge = say.Pledge(key="pledge", match=match, round=1, pledge=witness.new_pledge())
    for command in (pledge, say.Deal(key="deal", match=match)):
        assert isinstance(room.house.handle(who, command), say.Done)
    show_nonce(room, who, witness)
    return match


def finished(room: Saloon, name: str = "Ann", who: str = "ann", nth: str = "") -> str:
    """A whole match of Ann against a bot, with a word in between."""
    house, count = room.house, iter(range(10_000))

    def does(command: say.Command) -> str:
        answer = house.handle(who, command)
        assert isinstance(answer, say.Done), answer
        return answer.match

    match = does(say.Create(key=f"c{nth}", game="calaboose", seats=2))
    witness = Witness(match)
    does(say.Join(key=f"j{nth}", match=match, name=name, pledge=witness.new_pledge()))
    does(say.Chat(key=f"s{nth}", match=match, text=f"Howdy {HOSTILE}"))
    does(say.Deal(key=f"d{nth}", match=match))
    show_nonce(room, who, witness)
    while (view := house.view(who, match)).status == PLAYING:
        if view.to_act == view.viewer and view.decision is not None:
            does(say.Play(key=f"p{next(count)}", match=match, decision=view.decision, move=view.moves[0].move))
        else:
            house.driver.tend(match)
    return match
