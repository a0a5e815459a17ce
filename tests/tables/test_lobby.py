"""What is listed at the door: tables to sit down at, to watch, and one's own."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from sixgun.tables import messages as say
from sixgun.tables.lobby import sign_of
from sixgun.tables.match import Match

from .saloon import Saloon


def test_public_tables_are_listed_with_seats_names_and_pace_the_newest_first(saloon: Saloon) -> None:
    saloon.table("Wim", "Vic")  # private
    older = saloon.table("Zoe", seats=3, deal=False, private=False, pace="fast")
    saloon.time.pass_by(5)
    newer = saloon.table("Yan", "Xi", private=False)
    lobby = saloon.house.lobby()
    assert lobby.own == []
    assert [sign.match for sign in lobby.public] == [newer, older]
    sign = lobby.public[1]
    assert (sign.game, sign.title, sign.pace, sign.status) == ("calaboose", "Calaboose", "fast", "open")
    assert (sign.seats, sign.taken, sign.free) == (3, 1, 2)
    assert (sign.names, sign.players) == (["Zoe", "", ""], ["person", "empty", "empty"])
    assert lobby.public[0].since == saloon.time()
    assert lobby.public[0].status == "playing"


def test_a_person_finds_their_own_tables_and_where_it_is_their_turn(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    waiting = saloon.table("Zoe", "Xi", deal=False)
    who = saloon.decider(match)
    other = "Yan" if who == "Zoe" else "Zoe"
    turns = {name: {sign.match: sign.your_turn for sign in saloon.house.lobby(name).own} for name in (who, other)}
    assert turns[who][match] is True
    assert turns[other][match] is False
    own = saloon.house.lobby("Zoe").own
    assert {sign.match: sign.seat for sign in own} == {match: 0, waiting: 0}
    assert saloon.house.lobby("Zoe").public == []
    assert saloon.house.lobby("a stranger").own == []


def test_whoever_left_finds_the_running_game_and_a_finished_table_is_not_public(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", private=False)
    saloon.does("Zoe", say.Leave, match=match)
    assert [(sign.match, sign.left, sign.your_turn) for sign in saloon.house.lobby("Zoe").own] == [(match, True, False)]
    assert saloon.house.lobby().public[0].players == ["bot", "person"]
    saloon.to_the_end(match)
    assert saloon.house.lobby().public == []
    assert saloon.house.lobby("Zoe").own == []
    assert [sign.status for sign in saloon.house.lobby("Yan").own] == ["over"]


def test_the_sign_on_the_door_is_always_what_the_log_says(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", seats=3, private=False, pace="fast", latecomers=True)

    def agrees() -> bool:
        return saloon.house.lobby().public == [sign_of(saloon.derived(match))]

    assert agrees()
    saloon.does("Zoe", say.Leave, match=match)
    assert agrees()
    saloon.does("Xi", say.Join, match=match, name="Xi")
    assert agrees()
    saloon.house.connect("Yan", match)
    saloon.house.disconnect("Yan", match)
    while saloon.decider(match) != "Yan":
        if "bot" in saloon.view(None, match).seats[saloon.view(None, match).to_act].player:
            saloon.house.driver.tend(match)
        else:
            saloon.plays(saloon.decider(match), match)
    saloon.wait(400_000)
    saloon.house.driver.tend(match)
    assert saloon.house.lobby().public[0].players[1] == "bot for person"
    assert agrees()


def test_hundreds_of_tables_are_listed_without_deriving_one(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(30):
        saloon.table("Zoe", "Yan", private=False)
    saloon.restart()
    derived: list[str] = []
    monkeypatch.setattr(Match, "apply", lambda self, *event: derived.append(self.id))
    assert len(saloon.house.lobby().public) == 30
    assert derived == []
    assert len(saloon.house.lobby(most=7).public) == 7


def test_a_match_from_before_there_were_signs_is_listed_all_the_same(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", private=False)
    signed = saloon.house.lobby("Zoe")
    saloon.store.write(lambda connection: connection.execute(text("UPDATE match SET sign = NULL")).rowcount)
    assert saloon.house.lobby("Zoe") == signed
    assert signed.public[0].match == match
