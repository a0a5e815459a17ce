"""A crowded house: views without waiting, and people first when it opens again."""

from __future__ import annotations

import threading
from pathlib import Path

from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.house import House
from sixgun.tables.store import open_store

from .saloon import Saloon

_LONG = 20  # seconds that a failing test takes; one that holds waits for nothing


def test_a_glance_is_the_view_and_is_not_to_be_had_while_somebody_is_at_the_table(saloon: Saloon) -> None:
    match = saloon.table("Ann", "Bob")
    assert saloon.house.glance("Ann", match) == saloon.view("Ann", match)
    assert saloon.house.glance(None, match) == saloon.view(None, match)
    inside, go_on = threading.Event(), threading.Event()

    def stay() -> None:
        with saloon.house.ledger.at(match):
            inside.set()
            assert go_on.wait(_LONG)

    somebody = threading.Thread(target=stay)
    somebody.start()
    assert inside.wait(_LONG)
    assert saloon.house.glance("Ann", match) is None
    go_on.set()
    somebody.join()
    assert saloon.house.glance("Ann", match) is not None


def test_a_match_that_would_have_to_be_read_is_not_to_be_had_at_a_glance(saloon: Saloon) -> None:
    match = saloon.table("Ann", "Bob")
    saloon.restart()
    assert saloon.house.glance("Ann", match) is None
    saloon.view("Ann", match)
    assert saloon.house.glance("Ann", match) is not None


def test_when_the_house_opens_again_bots_wait_a_moment_for_every_table(tmp_path: Path) -> None:
    saloon = Saloon(tmp_path / "saloon.db", Habits(coming_back=3_000))
    match = saloon.table("Ann", seats=3)
    while saloon.view("Ann", match).to_act == 0:
        saloon.plays("Ann", match)
    saloon.restart(away=20_000)  # the lease has run out
    saloon.house.driver.start()  # which finds one table: three seconds
    try:
        moved = saloon.view("Ann", match).seq
        due = saloon.house.driver.tend(match)
        resumed = saloon.view("Ann", match)
        assert due == saloon.time.ms + 3_000
        assert not [line for line in resumed.story if line.seq > moved and "plays" in line.text]
        saloon.time.pass_by(3_000)
        saloon.house.driver.tend(match)
        assert saloon.view("Ann", match).seq > resumed.seq
    finally:
        saloon.house.driver.stop()
        saloon.close()


def test_a_bell_of_another_server_is_heard_while_this_one_writes_at_the_same_table(saloon: Saloon) -> None:
    """What is written here is looked after by whoever writes it; anything later wants a look of its own."""
    match, driver, ledger = saloon.table("Ann", "Bob"), saloon.house.driver, saloon.house.ledger
    driver._news.clear()
    ledger.writing[match] = 20
    driver._rung(match, 20)
    assert not driver._news
    driver._rung(match, 21)
    assert driver._news == {match}


def test_on_a_file_of_ones_own_a_match_is_compared_with_its_log_once_a_second(saloon: Saloon) -> None:
    match = saloon.table("Ann", "Bob")
    saloon.view("Ann", match)
    other = House(open_store(saloon.path, saloon.time))  # which nobody should start on the same file
    try:
        assert isinstance(other.handle("Ann", say.Chat(key="a", match=match, text="Howdy")), say.Done)
        assert "Ann: Howdy" not in [line.text for line in saloon.view("Ann", match).story]
        saloon.does("Bob", say.Chat, match=match, text="Who is there?")  # whoever writes finds out
        assert [line.text for line in saloon.view("Ann", match).story][-2:] == ["Ann: Howdy", "Bob: Who is there?"]
        assert isinstance(other.handle("Ann", say.Chat(key="b", match=match, text="Me")), say.Done)
        saloon.time.pass_by(1_000)
        assert saloon.view("Ann", match).story[-1].text == "Ann: Me"
    finally:
        other.close()
