"""Names that look alike are not beside each other: at a table, on its rail, in a tournament."""

from __future__ import annotations

import pytest

from sixgun.tables import messages as say
from sixgun.tables.names import alike, skeleton

from .saloon import Saloon

TAKEN_FOR_ZOE = {
    "case": "ZOE",
    "variation selector": "Zoe\ufe0f",
    "another variation selector": "Z\U000e0101oe",
    "Cyrillic letters": "Zое",
    "full width": "Ｚｏｅ",
    "combining mark": "Zoe\u0301",
    "accent": "Zoë",
    "mathematical letters": "𝒵𝑜𝑒",
    "zero for o": "Z0e",
    "invisible filler": "Zoe\u3164",
    "grapheme joiner": "Z\u034foe",
    "dot": "Zoe.",
    "dot in the middle": "Zoe·",
    "dot above": "Zoe˙",
    "spaces": "Z o e",
    "zero-width non-joiner": "Z\u200coe",
    "zero-width space": "Z\u200boe",
    "stroke": "Ƶøɇ",
    "coins": "Zo€",
    "small capitals": "ᴢᴏᴇ",
    "flags": "🇿🇴🇪",
    "squares": "🆉🅾🅴",
    "smile": "Zoe 🤠",
    "bar at the end": "Zoe|",
}


@pytest.mark.parametrize("name", TAKEN_FOR_ZOE.values(), ids=TAKEN_FOR_ZOE.keys())
def test_names_that_look_alike_are_refused_beside_each_other(saloon: Saloon, name: str) -> None:
    match = saloon.table("Zoe", seats=2, deal=False)
    sentence = saloon.refused("Yan", say.Join, match=match, name=name)
    assert sentence.endswith("take another name.")
    assert "Zoe" in sentence or name.casefold() == "zoe"
    assert saloon.refused("Yan", say.Chat, match=match, text="howdy", name=name) == sentence


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bill", "BiIl"),
        ("BILL", "Bill"),
        ("Bill", "Bi11"),
        ("Sam", "Sarn"),
        ("Æsop", "AEsop"),
        ("Bill", "B|ll"),
        ("Ann", "Ⱥnn"),
        ("Ann", "₳nn"),
        ("Ann", "ᴀɴɴ"),
    ],
)
def test_skeletons_are_those_of_uts_39(one: str, other: str) -> None:
    assert alike(one, [other]) == other


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoe", "Joe"), ("Ann", "Anna"), ("Ali", "All"), ("रमि", "रमु"), ("Bo", "Do"), ("🤠", "🐴"), ("Bo 1", "Bo 2")],
)
def test_names_that_differ_may_sit_beside_each_other(one: str, other: str) -> None:
    assert alike(one, [other]) is None


def test_a_skeleton_is_its_own_skeleton() -> None:
    for name in (*TAKEN_FOR_ZOE.values(), "m", "㈥", "﷽", "½", "ꜳ"):
        assert skeleton(skeleton(name)) == skeleton(name)


@pytest.mark.parametrize("name", ["\ufe0f", "\u3164\u3164", "\u2800", "\u200b"])
def test_a_name_that_nobody_can_see_is_none(saloon: Saloon, name: str) -> None:
    match = saloon.table("Zoe", seats=2, deal=False)
    assert saloon.refused("Yan", say.Join, match=match, name=name) == "A name needs at least one character."


def test_bots_take_no_name_that_looks_like_a_persons_or_a_spectators(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=3, deal=False)
    saloon.does("Xi", say.Chat, match=match, name="В0", text="howdy")  # as Bo, in other letters
    saloon.does("Zoe", say.Deal, match=match)
    names = [seat.name for seat in saloon.view(None, match).seats]
    assert "Bo" not in names
    assert len(set(names)) == 3


def test_nobody_speaks_from_the_rail_or_sits_down_under_a_spectators_name(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=2, deal=False)
    saloon.does("Xi", say.Chat, match=match, name="Joe", text="howdy")
    assert "take another name" in saloon.refused("Wim", say.Chat, match=match, name="Jοe", text="it is me")
    assert "take another name" in saloon.refused("Wim", say.Join, match=match, name="JOE")
    saloon.does("Xi", say.Chat, match=match, name="Joe", text="still me")
    saloon.does("Xi", say.Join, match=match, name="Joe")


@pytest.mark.parametrize(
    "name",
    ["Host", "HOST", "H0st", "Sixgun", "SIXGUN.", "The house", "T h e house", "Ann (host)", "Ann [Ηost]", "ʜᴏꜱᴛ"],
)
def test_nobody_plays_or_speaks_under_a_name_of_the_house(saloon: Saloon, name: str) -> None:
    match = saloon.table("Zoe", seats=2, deal=False)
    sentence = f"{name} looks like a name of the house's own; take another name."
    assert saloon.refused("Yan", say.Join, match=match, name=name) == sentence
    assert saloon.refused("Yan", say.Chat, match=match, text="howdy", name=name) == sentence


@pytest.mark.parametrize("name", ["Hostile Joe", "Gregory House", "Ghost", "Dr. House", "Rahoster"])
def test_a_name_that_only_holds_such_letters_is_anybodys(saloon: Saloon, name: str) -> None:
    saloon.does("Yan", say.Join, match=saloon.table("Zoe", seats=2, deal=False), name=name)


def test_what_nobody_sees_is_left_out_of_names_and_lines(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=2, deal=False)
    saloon.does("Yan", say.Join, match=match, name="Y\u200ba\u202en\u2060")
    assert saloon.view(None, match).seats[1].name == "Yan"
