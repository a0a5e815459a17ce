"""A process that was stopped is as good as killed: whoever decides gets the time back. Busy is not stopped."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables.heartbeat import STOPPED, Watch
from sixgun.tables.pace import PACES
from sixgun.tables.rulings import ruling
from sixgun.tables.store import StoreTrouble

from .crash import new_matches
from .saloon import NOON, Saloon, Time

FAST = PACES["fast"]


class Watched:
    """A watch with clocks that go when they are told to."""

    def __init__(self, saloon: Saloon | None = None) -> None:
        self.house = saloon.time if saloon is not None else Time()
        self.steady, self.work = Time(), Time()
        self.watch = Watch(self.house, self.steady, self.work)
        self.watch.begin()
        if saloon is not None:
            saloon.house.driver.watch = self.watch

    def goes_by(self, ms: int, work: int = 0) -> None:
        for clock, passed in ((self.house, ms), (self.steady, ms), (self.work, work)):
            clock.pass_by(passed)


def test_a_gap_without_work_is_a_stop_and_a_busy_one_is_none() -> None:
    watched = Watched()
    watched.goes_by(STOPPED)
    assert watched.watch.stops() == []
    watched.goes_by(40_000, work=40_000)
    assert watched.watch.stops() == []
    watched.goes_by(40_000, work=100)
    assert watched.watch.stops() == [NOON + STOPPED + 40_000]
    watched.goes_by(500)
    assert len(watched.watch.stops()) == 1


def test_a_watch_that_nobody_looks_at_regularly_knows_nothing() -> None:
    watched = Watched()
    watched.watch.end()
    watched.goes_by(40_000)
    assert watched.watch.stops() == []


def test_time_in_which_the_process_was_stopped_is_given_back_although_the_lease_was_kept(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    who = saloon.decider(match)
    saloon.house.connect(who, match)
    watched = Watched(saloon)
    for _ in range(4):
        watched.goes_by(1_000)
        assert watched.watch.stops() == []
    watched.goes_by(10_000)  # not as long as a lease
    saloon.plays(who, match)
    assert saloon.log(match)[-3:] == ["resumed", "back", "played"]
    saloon.restart()
    assert saloon.derived(match).clock.bank == [FAST.bank, FAST.bank]


def test_a_stop_is_given_back_once(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    watched = Watched(saloon)
    due = saloon.house.driver.tend(match)
    assert due is not None
    watched.goes_by(10_000)
    for _ in range(3):
        assert saloon.house.driver.tend(match) == due + 10_000 + FAST.grace  # nobody is connected
    assert saloon.log(match).count("resumed") == 1
    watched.goes_by(10_000)
    saloon.house.driver.tend(match)
    assert saloon.log(match).count("resumed") == 2


def test_a_stop_that_is_not_written_down_yet_is_still_known_when_the_process_is_killed(saloon: Saloon) -> None:
    """The first thing it does when it goes on is a sign of life, and the last."""
    match = saloon.table("Zoe", "Yan", pace="fast")
    saloon.wait(14_000)
    watched = Watched(saloon)
    watched.goes_by(12_000)
    saloon.house.driver.beat()
    saloon.restart()
    saloon.wait(20_000)
    saloon.house.driver.tend(match)
    saloon.plays(saloon.decider(match), match)
    assert saloon.derived(match).clock.bank == [FAST.bank, FAST.bank]


def test_nobody_is_out_of_time_because_the_process_was_stopped_for_longer_than_a_lease(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    saloon.wait(10_000)
    saloon.house.driver.tend(match)
    watched = Watched(saloon)
    watched.goes_by(120_000)
    for _ in range(3):
        saloon.house.driver.tend(match)
    assert "covered" not in saloon.log(match)
    assert saloon.log(match).count("resumed") == 1
    assert saloon.derived(match).clock.left(saloon.view(None, match).to_act) >= FAST.bank + FAST.decision - 10_000


def test_nobody_pays_for_a_stop_when_the_answer_to_taking_the_lease_again_is_lost(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    saloon.wait(10_000)
    Watched(saloon).goes_by(45_000)
    with monkeypatch.context() as lost:
        write = saloon.store.write

        def answers_nothing(work: Callable[[Connection], Any]) -> None:
            write(work)
            raise StoreTrouble("The connection was lost in the commit.")

        lost.setattr(saloon.store, "write", answers_nothing)
        with pytest.raises(StoreTrouble):
            saloon.house.driver.tend(match)
    saloon.house.driver.beat()
    saloon.plays(saloon.decider(match), match)
    assert saloon.derived(match).clock.bank == [FAST.bank, FAST.bank]


def test_nobody_pays_for_a_stop_right_before_something_is_written(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house has looked who drives, and is stopped; when it goes on, the time is given back first."""
    match = saloon.table("Zoe", "Yan", pace="fast")
    watched = Watched(saloon)

    def stopped_once(*what: Any) -> list[log.Event]:
        monkeypatch.setattr("sixgun.tables.house.ruling", ruling)
        watched.goes_by(14_000)
        return ruling(*what)

    saloon.time.pass_by(14_000)
    watched.watch.begin()
    monkeypatch.setattr("sixgun.tables.house.ruling", stopped_once)
    saloon.plays(saloon.decider(match), match)
    assert saloon.log(match)[-3:] == ["resumed", "back", "played"]
    assert saloon.derived(match).clock.bank == [FAST.bank, FAST.bank]


def test_nobody_pays_for_a_stop_while_another_is_being_given_back(saloon: Saloon) -> None:
    """Whoever is connected is asked for in the middle of it."""
    match = saloon.table("Zoe", "Yan", pace="fast")
    watched = Watched(saloon)
    here = saloon.house.driver.here

    def stopped_once(which: str) -> set[str]:
        saloon.house.driver.here = here
        watched.goes_by(7_000)
        watched.watch.stops()
        return here(which)

    saloon.house.driver.here = stopped_once
    watched.goes_by(7_000)
    saloon.plays(saloon.decider(match), match)
    assert saloon.log(match).count("resumed") == 2
    assert saloon.derived(match).clock.grace == [FAST.grace, FAST.grace]


def test_a_sign_of_life_that_was_on_its_way_when_the_process_was_stopped_is_none(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    saloon.wait(14_000)
    watched = Watched(saloon)
    now = saloon.store.database_now

    def stopped_once(connection: Connection) -> int:
        saloon.store.database_now = now  # type: ignore[method-assign]
        watched.goes_by(12_000)
        return now(connection)

    saloon.store.database_now = stopped_once  # type: ignore[method-assign]
    saloon.house.driver.beat()
    saloon.restart()
    saloon.plays(saloon.decider(match), match)
    assert saloon.derived(match).clock.bank == [FAST.bank, FAST.bank]


def test_stopped_during_the_deal_nobody_loses_a_seat(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    saloon.house.handle("Zoe", say.Deal(key="deal", match=match))
    watched = Watched(saloon)
    watched.goes_by(9_900)
    due = saloon.house.driver.tend(match)
    assert due is not None
    assert due > saloon.time() + 9_000
    assert saloon.view(None, match).status == "dealing"


_SERVES = """
import sys
import time
from sixgun.tables import heartbeat
from sixgun.tables.house import House
from sixgun.tables.store import open_store

heartbeat.STOPPED = 1_000
house = House(open_store(sys.argv[1]))
house.connect("Zoe", sys.argv[2])
house.connect("Yan", sys.argv[2])
house.driver.start()
while house.driver.driving < 1:
    time.sleep(0.01)
print("driving", flush=True)
sys.stdin.readline()
with house.ledger.at(sys.argv[2]) as match:
    house.driver.adopt(match)
    print(match.clock.left(match.to_act), all(match.clock.here[:2]))
house.close()
"""


def test_a_real_process_stopped_by_a_signal_gives_the_time_back(tmp_path: Path) -> None:
    address = str(tmp_path / "saloon.db")
    match = new_matches(address, 1, pace="fast")[0]
    child = subprocess.Popen(
        [sys.executable, "-c", _SERVES, address, match], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "driving\n"
    began = time.monotonic()
    child.send_signal(signal.SIGSTOP)
    time.sleep(2.5)  # it must be stopped for a while; being stopped longer changes nothing
    child.send_signal(signal.SIGCONT)
    said, _ = child.communicate("\n", timeout=60)
    left, here = said.split()
    assert here == "True"
    used = FAST.decision + FAST.bank - int(left)
    assert used < (time.monotonic() - began) * 1000 - 2_000


def test_a_house_that_closes_takes_no_more_moves_since_it_would_not_notice_a_stop(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    who = saloon.decider(match)
    watched = Watched(saloon)
    saloon.house.driver.start()
    saloon.house.driver.stop()  # the store is still open, and a command on its way
    told = saloon.log(match)
    watched.goes_by(43_000)
    live = saloon.live(match)
    refused = saloon.says(who, say.Play, match=match, decision=live.decision or 0, move=int(live.position.legal[0]))  # type: ignore[union-attr]
    assert isinstance(refused, say.Rejected)
    assert "Send it again" in refused.sentence
    with pytest.raises(StoreTrouble, match="closing"), saloon.house.ledger.at(match) as closing:
        saloon.house.ledger.write(closing, [log.Said(seat=0, text="Still here?")])
    assert saloon.log(match) == told
    saloon.restart()
    saloon.plays(who, match)
    assert saloon.derived(match).clock.bank == [FAST.bank, FAST.bank]
