"""How much may be said at a table, and how much of it is sent: a heckler fills neither the rail nor a view."""

from __future__ import annotations

import unicodedata

import msgspec

from sixgun.engine.seats import NOBODY
from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables.recalling import FRESH
from sixgun.tables.talking import ALL_SPECTATORS, PLAYER, SPECTATOR
from sixgun.tables.views import View

from .saloon import Saloon


def shout(saloon: Saloon, match: str, person: str, name: str = "") -> bool:
    """Whether a line was taken."""
    answer = saloon.says(person, say.Chat, match=match, text="howdy", name=name)
    return isinstance(answer, say.Done)


def test_a_heckler_has_a_few_lines_then_one_at_a_time_and_only_so_many_a_match(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    assert sum(shout(saloon, match, "joe", "Joe") for _ in range(30)) == SPECTATOR.at_once
    assert saloon.refused("joe", say.Chat, match=match, text="hey", name="Joe") == (
        "Spectators write slowly: you can write again in 20 s."
    )
    heard = SPECTATOR.at_once
    for _ in range(100):
        saloon.time.pass_by(SPECTATOR.pause)
        heard += shout(saloon, match, "joe", "Joe")
    assert heard == SPECTATOR.most
    assert "40 messages a match" in saloon.refused("joe", say.Chat, match=match, text="hey", name="Joe")
    saloon.restart()
    assert not shout(saloon, match, "joe", "Joe")


def test_one_heckler_with_many_cookies_does_not_silence_the_rail_for_good(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    assert sum(shout(saloon, match, f"joe {each}", f"Joe {each}") for each in range(60)) == ALL_SPECTATORS.at_once
    assert not shout(saloon, match, "ann", "Ann")
    saloon.does("Zoe", say.Chat, match=match, text="enough")
    saloon.time.pass_by(ALL_SPECTATORS.pause)
    assert shout(saloon, match, "ann", "Ann")


def test_players_speak_freely_short_of_flooding(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    assert sum(shout(saloon, match, "Zoe") for _ in range(40)) == PLAYER.at_once
    assert "too fast; try again in 2 s" in saloon.refused("Zoe", say.Chat, match=match, text="hey")
    assert shout(saloon, match, "Yan")
    saloon.time.pass_by(PLAYER.pause)
    assert shout(saloon, match, "Zoe")


def test_a_spectator_keeps_the_name_they_were_muted_by_and_nobody_else_gets_it(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", seats=3)
    assert shout(saloon, match, "joe", "Joe")
    assert shout(saloon, match, "joe", "Somebody Else")
    assert saloon.view(None, match).story[-1].by == "Joe"
    assert "called JOE already" in saloon.refused("jim", say.Chat, match=match, text="hey", name="JOE")


def filled(saloon: Saloon, match: str) -> None:
    """The longest lines there can be, from everybody, past what may be said in a minute."""
    with saloon.house.ledger.at(match) as live:
        for number in range(60):
            saloon.house.ledger.write(live, [log.Said(seat=0, text="🤠" * 300)], actor="Zoe")
            rail = [log.Said(seat=NOBODY, name=f"J{number}", text="🤠" * 300) for _ in range(4)]
            saloon.house.ledger.write(live, rail, actor=f"joe {number}")


def size(view: View) -> int:
    return len(msgspec.json.encode(view))


def test_a_fresh_view_has_a_bounded_size_whatever_was_said(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    before = size(saloon.view("Zoe", match))
    filled(saloon, match)
    view = saloon.view("Zoe", match)
    assert size(view) < before + FRESH["chat"].bytes + 2_000 < 40_000
    assert view.earlier == ["chat"]
    assert sum(line.rail for line in view.story) <= FRESH["rail"].lines
    assert sum(line.rail for line in view.story) >= 1
    assert [line for line in view.story if line.by == "Zoe"]
    assert "Zoe sits down." in [line.text for line in view.story]  # talk does not push out what has happened


def test_old_lines_of_the_rail_fall_out_and_players_words_stay(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    saloon.does("Zoe", say.Chat, match=match, text="good luck")
    with saloon.house.ledger.at(match) as live:
        rail: list[log.Event] = [log.Said(seat=NOBODY, name="Joe", text=f"boo {number}") for number in range(500)]
        saloon.house.ledger.write(live, rail, actor="joe")
    chat = [line.text for line in saloon.view("Yan", match).story if line.by]
    assert len(chat) == 1 + FRESH["rail"].lines
    assert (chat[0], chat[-1]) == ("Zoe: good luck", "Joe, looking on: boo 499")


def test_earlier_lines_are_fetched_in_pages_to_the_very_first(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    for number in range(150):
        saloon.time.pass_by(PLAYER.pause)
        saloon.does("Zoe", say.Chat, match=match, text=f"{number} {'x' * 200}")
    view = saloon.view("Yan", match)
    lines, kinds = [line for line in view.story if line.by], view.earlier
    while "chat" in kinds:
        page = saloon.house.earlier("Yan", match, lines[0].seq, ["chat"])
        assert len(msgspec.json.encode(page)) < 20_000
        lines, kinds = [*page.lines, *lines], page.earlier
    assert [line.text.split()[1] for line in lines] == [str(number) for number in range(150)]


def test_whoever_was_away_for_long_is_told_that_lines_are_missing(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    since = saloon.view("Yan", match).seq
    filled(saloon, match)
    assert saloon.house.view("Yan", match, since).earlier == ["chat"]
    assert saloon.house.view("Yan", match, saloon.view("Yan", match).seq).earlier == []


def test_marks_piled_up_on_a_letter_are_left_out_and_a_language_that_needs_some_keeps_them(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=2, deal=False)
    for typed, heard in (
        ("h" + "\u030d\u0489\u031a\u0325\u0347" * 49 + "owdy", "h\u030d\u0489\u0325owdy"),
        ("Tiếng Việt", "Tiếng Việt"),
        ("שָּׁלוֹם", unicodedata.normalize("NFC", "שָּׁלוֹם")),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    ):
        saloon.does("Zoe", say.Chat, match=match, text=typed)
        assert saloon.view("Zoe", match).story[-1].text.endswith(heard)
    saloon.does("Yan", say.Join, match=match, name="Yx" + "\u0325" * 9 + "n")
    assert saloon.view("Zoe", match).seats[1].name == "Yx" + "\u0325" * 3 + "n"
