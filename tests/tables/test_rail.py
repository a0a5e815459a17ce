"""Whoever looks on may speak, apart from the players; and a bad line cannot fill a log."""

from __future__ import annotations

import pytest

from sixgun.engine.seats import NOBODY
from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables import rulings

from .saloon import Saloon


def test_a_spectator_is_heard_under_a_name_of_their_own(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    saloon.does("a stranger", say.Chat, match=match, text="howdy", name="Joe")
    assert saloon.view("Zoe", match).story[-1].text == "Joe, looking on: howdy"
    line = saloon.derived(match).story.lines[-1]
    assert line.rail
    assert not saloon.derived(match).story.lines[0].rail
    event = log.decode(saloon.store.rows(match)[-1].body)
    assert event == log.Said(seat=NOBODY, name="Joe", text="howdy")
    assert "Somebody at this table is called zoe already" in saloon.refused(
        "another", say.Chat, match=match, text="I resign", name="zoe"
    )
    assert "at most 24 characters" in saloon.refused("a stranger", say.Chat, match=match, text="hi", name="x" * 25)
    assert "at most 300 characters" in saloon.refused("a stranger", say.Chat, match=match, text="x" * 301, name="Joe")
    assert saloon.view("a stranger", match).viewer == NOBODY


def test_a_players_name_is_the_seats_whatever_the_command_says(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    saloon.does("Zoe", say.Chat, match=match, text="howdy", name="Yan")
    assert saloon.view(None, match).story[-1].text == "Zoe: howdy"


def test_a_quiet_rail_is_quiet(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", quiet_rail=True)
    refusal = saloon.refused("a stranger", say.Chat, match=match, text="howdy", name="Joe")
    assert refusal == "At this table only the players speak."
    saloon.does("Zoe", say.Chat, match=match, text="peace at last")


def test_what_was_said_in_old_logs_is_still_read() -> None:
    assert log.decode('{"kind":"said","seat":1,"text":"howdy"}') == log.Said(seat=1, text="howdy")
    assert log.encode(log.Said(seat=1, text="howdy")) == '{"kind":"said","seat":1,"text":"howdy"}'


@pytest.mark.parametrize("pace", ["none", "fast"])
def test_a_line_that_comes_and_goes_cannot_grow_the_log_without_end(saloon: Saloon, pace: str) -> None:
    match = saloon.table("Zoe", "Yan", pace=pace)
    for _ in range(3 * rulings.MOST_FLAPS):
        saloon.house.connect("Zoe", match)
        saloon.house.disconnect("Zoe", match)
    kinds = saloon.log(match)
    assert kinds.count("dropped") + kinds.count("back") <= rulings.MOST_FLAPS + 1
    saloon.house.connect("Zoe", match)
    saloon.does("Zoe", say.Chat, match=match, text="here I am")  # a command is believed
    assert saloon.view("Zoe", match).seats[0].here
    assert saloon.log(match)[-2:] == ["back", "said"]
    saloon.house.connect("Yan", match)
    saloon.house.disconnect("Yan", match)  # the others are counted apart
    assert saloon.log(match)[-1] == "dropped"
