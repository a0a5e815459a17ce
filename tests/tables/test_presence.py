"""Who is gone counts as gone: before a game, in it, after it, and for a rematch; on one server or on several."""

from __future__ import annotations

import pytest

from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.house import House
from sixgun.tables.match import OVER
from sixgun.tables.store import StoreTrouble, open_store

from .saloon import Saloon, sit_and_deal
from .test_store import new_match

TABLE = ("Zoe", "Yan", "Xi")


def here(house: House, match: str) -> list[bool]:
    return [seat.here for seat in house.view(None, match).seats]


def seated(house: House, match: str) -> list[str]:
    return [seat.name for seat in house.view(None, match).seats if seat.player == "person"]


def ends(saloon: Saloon, match: str) -> None:
    """The game is over: set by hand, because playing one takes too long."""
    with saloon.house.ledger.at(match) as live:
        live.status, live.since = OVER, live.at


def finished(saloon: Saloon) -> str:
    """A game of three people that is over; all of them are connected."""
    match = saloon.table(*TABLE, seats=3)
    for person in TABLE:
        saloon.house.connect(person, match)
    ends(saloon, match)
    return match


def test_a_table_that_waits_for_the_deal_says_who_is_connected(saloon: Saloon) -> None:
    match = saloon.table(*TABLE, deal=False)
    assert here(saloon.house, match) == [False, False, False]
    saloon.house.connect("Zoe", match)
    saloon.house.connect("Yan", match)
    assert here(saloon.house, match) == [True, True, False]
    saloon.house.disconnect("Zoe", match)
    assert here(saloon.house, match) == [False, True, False]
    saloon.restart()
    assert here(saloon.house, match) == [False, False, False]


def test_who_is_not_there_and_has_shown_no_nonce_is_away_from_the_deal_on(saloon: Saloon) -> None:
    match = saloon.does("Zoe", say.Create, game="calaboose", seats=2).match
    saloon.does("Zoe", say.Join, match=match, name="Zoe")
    saloon.house.handle("Yan", say.Join(key="join", match=match, name="Yan"))  # who pledges nothing
    saloon.house.connect("Zoe", match)
    saloon.house.handle("Zoe", say.Deal(key="deal", match=match))
    saloon.time.pass_by(10_000)
    saloon.house.driver.tend(match)
    saloon.shows("Zoe", match)
    assert saloon.view(None, match).status == "playing"
    assert here(saloon.house, match) == [True, False]


def test_after_the_game_and_for_the_rematch_only_those_who_stayed_count(saloon: Saloon) -> None:
    """Yan has closed the page; the seat is free, and whoever comes back in time sits down in it."""
    match = finished(saloon)
    assert here(saloon.house, match) == [True, True, True]
    saloon.house.disconnect("Yan", match)
    assert here(saloon.house, match) == [True, False, True]
    again = saloon.does("Zoe", say.Rematch, match=match).match
    assert seated(saloon.house, again) == ["Zoe", "Xi"]
    saloon.does("Yan", say.Join, match=again, name="Yan")
    assert saloon.view("Yan", again).viewer == 1


def test_who_left_or_was_gone_during_the_game_is_not_seated_again(saloon: Saloon) -> None:
    match = saloon.table(*TABLE, seats=3)
    for person in TABLE:
        saloon.house.connect(person, match)
    saloon.does("Xi", say.Leave, match=match)
    saloon.house.disconnect("Yan", match)
    saloon.restart()  # nobody remembers when Yan went; the log does
    saloon.house.connect("Zoe", match)
    ends(saloon, match)
    again = saloon.does("Zoe", say.Rematch, match=match).match
    assert seated(saloon.house, again) == ["Zoe"]


def test_nobody_is_seated_again_after_the_house_came_back_but_who_is_there(saloon: Saloon) -> None:
    match = finished(saloon)
    saloon.restart()
    ends(saloon, match)
    again = saloon.does("Yan", say.Rematch, match=match).match
    assert seated(saloon.house, again) == ["Yan"]


def test_a_lost_connection_that_could_not_be_written_down_is_told_later(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = saloon.table("Zoe", "Yan")
    saloon.house.connect("Zoe", match)

    def full(*_: object, **__: object) -> None:
        raise StoreTrouble("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr(saloon.store, "append", full)
        with pytest.raises(StoreTrouble):
            saloon.house.disconnect("Zoe", match)
        saloon.house.driver.beat()
    assert here(saloon.house, match) == [True, True]
    saloon.house.driver.beat()
    assert here(saloon.house, match) == [False, True]
    assert saloon.log(match).count("dropped") == 1


def test_servers_on_one_database_know_each_others_people(postgres_address: str) -> None:
    """Before the deal, in the game, and when the server that drives the table comes back."""
    stores = [open_store(postgres_address) for _ in range(2)]
    one, other = (House(store, Habits(lease=60_000)) for store in stores)
    match = new_match(stores[0])
    one.handle("Zoe", say.Join(key="sit", match=match, name="Zed"))
    other.connect("Zoe", match)
    assert here(one, match)[:2] == [True, False]
    assert one.is_here("Zoe", match)
    one.connect("Zoe", match)  # a second tab, through another server
    other.disconnect("Zoe", match)
    assert here(other, match)[:2] == [True, False]
    one.disconnect("Zoe", match)
    assert here(other, match)[:2] == [False, False]
    for store in stores:
        store.close()


def test_a_resumed_game_counts_those_who_are_connected_through_another_server(postgres_address: str) -> None:
    stores = [open_store(postgres_address) for _ in range(2)]
    one, other = (House(store, Habits(lease=60_000)) for store in stores)
    match = new_match(stores[0])
    sit_and_deal(match, (one, "Zoe"), (other, "Yan"))
    one.connect("Zoe", match)
    other.connect("Yan", match)
    one.driver.stop()
    House(stores[1]).driver.tend(match)  # somebody else drives on
    assert "resumed" in "".join(row.body for row in stores[0].rows(match))
    assert here(one, match)[:2] == [True, True]
    for store in stores:
        store.close()


def test_people_of_a_server_that_died_are_gone_when_its_signs_of_life_run_out(postgres_address: str) -> None:
    """And a server that was only stopped brings them back."""
    stores = [open_store(postgres_address) for _ in range(2)]
    living, dead = (House(store, Habits(lease=60_000)) for store in stores)
    match = new_match(stores[0])
    sit_and_deal(match, (living, "Zoe"), (dead, "Yan"))
    living.connect("Zoe", match)
    dead.connect("Yan", match)
    with stores[0].engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE presence SET expires = 0 WHERE holder = '{dead.driver.name}'")
    living.driver.beat()
    assert here(living, match)[:2] == [True, False]
    dead.driver.beat()
    assert here(living, match)[:2] == [True, True]
    for store in stores:
        store.close()
