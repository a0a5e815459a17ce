"""What can be typed at a table besides moves, as the house hears it."""

from __future__ import annotations

from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console

from sixgun.tables import messages as say
from sixgun.tables.seating import invitation_of
from sixgun.tables.views import SeatShown, View
from sixgun.terminal.answers import SALOON_HELP
from sixgun.terminal.screen import Screen
from sixgun.terminal.seen import Seen
from sixgun.terminal.wishes import COMMANDS, Wishes


def seat(number: int, name: str) -> SeatShown:
    return SeatShown(seat=number, name=name, player="person", bot="", here=True, time_left=None)


VIEW = View(
    match="m",
    seq=9,
    at=0,
    viewer=0,
    status="playing",
    game="calaboose",
    title="Calaboose",
    pace="none",
    seats=[seat(0, "Ann"), seat(1, "Bo")],
    commitment="",
    chain="",
    decision=7,
)


@pytest.fixture
def told() -> StringIO:
    return StringIO()


@pytest.fixture
def sent() -> list[tuple[Any, dict[str, Any]]]:
    return []


@pytest.fixture
def wishes(told: StringIO, sent: list[tuple[Any, dict[str, Any]]]) -> Wishes:
    def send(kind: Any, **what: Any) -> str:
        sent.append((kind, what))
        return "key"

    return Wishes(send, Screen(None, (), Console(file=told, width=160)))


@pytest.mark.parametrize(
    ("word", "rest", "kind", "what"),
    [
        ("vote", "", say.Vote, {"decision": 7}),
        ("undo", "", say.Undo, {"decision": 7}),
        ("remove", "bo", say.Remove, {"seat": 1}),
        ("cover", "Bo", say.Cover, {"seat": 1}),
        ("clock", "fast", say.SetClock, {"pace": "fast"}),
    ],
)
def test_words_become_commands(
    wishes: Wishes, sent: list[Any], word: str, rest: str, kind: Any, what: dict[str, Any]
) -> None:
    assert wishes.take(word, rest, Seen(VIEW))
    assert sent == [(kind, what)]
    assert any(each.startswith(word) for each in COMMANDS)
    assert f"\n  {word}" in f"\n{SALOON_HELP}"


def test_what_is_missing_is_said(wishes: Wishes, sent: list[Any], told: StringIO) -> None:
    for word, rest in (("remove", "zed"), ("clock", "blitz")):
        assert wishes.take(word, rest, Seen(VIEW))
    assert wishes.take("vote", "", Seen(msgspec.structs.replace(VIEW, decision=None)))
    assert sent == []
    for sentence in ("Which player? At the table: Ann and Bo.", "`clock fast`", "Nobody decides now."):
        assert sentence in told.getvalue()
    assert not wishes.take("dance", "", Seen(VIEW))


def test_an_invitation_is_told_as_a_link_and_the_house_hears_its_hash(
    wishes: Wishes, sent: list[Any], told: StringIO
) -> None:
    assert wishes.take("invite", "", Seen(VIEW))
    wishes.say_invitation("key", "http://saloon/table/m")
    code = told.getvalue().split("#")[1].strip()
    assert sent == [(say.Invite, {"invitation": invitation_of(code)})]
