"""Clocks that are set forward and back: no table stands still, and nobody's time is taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.house import House
from sixgun.tables.pace import PACES
from sixgun.tables.store import open_store
from sixgun.tables.store.clock import house_clock

from .saloon import NOON, Saloon, Time

HOUR = 3_600_000
FAST = PACES["fast"]


def set_back_while_closed(saloon: Saloon) -> None:
    """The house ran an hour ahead; when it opens again, the clock on the wall is right."""
    saloon.restart(away=-HOUR)


def test_the_houses_time_starts_as_the_walls_and_then_nobody_can_set_it() -> None:
    wall, steady = Time(), Time()
    steady.ms = 17
    now = house_clock(wall, steady)
    assert now() == NOON
    for jump in (HOUR, -2 * HOUR):
        wall.pass_by(jump)
        steady.pass_by(1_000)
    assert now() == NOON + 2_000


def test_a_store_that_is_given_no_clock_keeps_its_time_when_the_wall_clock_jumps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(tmp_path / "saloon.db")
    before = store.now()
    monkeypatch.setattr("sixgun.tables.store.clock.time.time_ns", lambda: 0)
    assert before <= store.now() < before + HOUR
    store.close()


def test_bots_go_on_at_once_at_a_table_whose_log_is_an_hour_ahead(tmp_path: Path) -> None:
    saloon = Saloon(tmp_path / "saloon.db", Habits(bot_pause=800))
    match = saloon.table("Zoe", "Yan")
    saloon.does(saloon.decider(match), say.Leave, match=match)
    set_back_while_closed(saloon)
    due = saloon.house.driver.tend(match)
    assert due is not None
    assert due <= saloon.time() + 800
    saloon.time.pass_by(800)
    saloon.house.driver.tend(match)
    assert saloon.log(match)[-1] == "played"
    saloon.close()


def test_people_have_their_own_time_and_no_hour_more_at_a_table_whose_log_is_ahead(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    who = saloon.decider(match)
    set_back_while_closed(saloon)
    saloon.house.connect(who, match)
    saloon.time.pass_by(20_000)
    due = saloon.house.driver.tend(match)
    assert due == saloon.time() + FAST.decision + FAST.bank - 20_000
    saloon.plays(who, match)
    clock = saloon.derived(match).clock
    assert clock.bank[saloon.view(who, match).viewer] == FAST.bank - (20_000 - FAST.decision)
    ats = [row.at for row in saloon.store.rows(match)]
    assert ats == sorted(ats)
    assert saloon.house.now_at(match) == ats[-1]  # what a screen counts down by


def test_the_deal_does_not_wait_an_hour_when_the_clock_was_set_back(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    saloon.house.handle("Zoe", say.Deal(key="deal", match=match))
    set_back_while_closed(saloon)
    due = saloon.house.driver.tend(match)
    assert due is not None
    assert due <= saloon.time() + 10_000


def test_a_clock_set_back_under_a_running_house_leaves_no_table_to_nobody(saloon: Saloon) -> None:
    """Also for whoever asked in vain for a lease before the jump."""
    match = saloon.table("Zoe", "Yan")
    saloon.house.driver.stop()
    theirs = saloon.store.take_lease(match, "another", 15_000)
    assert theirs is not None
    assert saloon.house.driver.tend(match) == saloon.time() + 5_000
    saloon.store.drop_lease(match, theirs.fence)
    saloon.time.pass_by(-HOUR)
    saloon.house.driver.tend(match)
    assert saloon.house.driver.driving == 1


def test_a_lease_from_an_hour_ahead_is_not_waited_for(address: str) -> None:
    """Its holder died before the clock was set back; on PostgreSQL the database's own clock counts."""
    time = Time()
    store = open_store(address, time)
    match = House(store).handle("Zoe", say.Create(key="1", game="calaboose")).match  # type: ignore[union-attr]
    store.database_now = lambda connection: time()  # type: ignore[method-assign]
    time.pass_by(HOUR)
    assert store.take_lease(match, "dead", 15_000) is not None
    time.pass_by(-HOUR)
    lease = store.take_lease(match, "other", 15_000)
    assert lease is not None
    assert lease.fence.epoch == 2
    assert lease.time == time()  # of the only event there is
    store.close()
