"""A house that comes back: quickly, to every table, and without waiting for the dead."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

import pytest

from sixgun.games.registry import find_game
from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.events import Resumed, decode
from sixgun.tables.house import House
from sixgun.tables.position import Position
from sixgun.tables.store import StoreTrouble, open_store, processes

from .saloon import Saloon
from .test_store import eventually


def test_words_are_found_when_somebody_listens_and_not_before(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    match = saloon.table("Zoe", "Yan")
    for _ in range(10):
        saloon.plays(saloon.decider(match), match)
    told = list(saloon.derived(match).story.lines)
    telling, spoken = find_game("calaboose").telling, []
    event = telling.event

    def speaking(*what: Any) -> str:
        spoken.append(what)
        return event(*what)

    monkeypatch.setitem(telling.__dict__, "event", speaking)
    derived = saloon.derived(match)
    assert spoken == []
    assert list(derived.story.lines) == told
    assert len(spoken) > 10
    heard = len(spoken)
    assert [line.text for line in derived.story.heard_by(0)] == [line.text for line in told if line.only in (-2, 0)]
    assert len(spoken) == heard  # found once


def test_names_in_old_lines_are_those_of_then(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", latecomers=True)
    for _ in range(6):
        saloon.plays(saloon.decider(match), match)
    before = [line.text for line in saloon.view(None, match).story]
    saloon.does("Zoe", say.Leave, match=match)
    saloon.does("Xi", say.Join, match=match, name="Xi", seat=0)
    assert [line.text for line in saloon.derived(match).story.heard_by()][: len(before)] == before


def test_a_move_is_worked_out_once(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    match = saloon.table("Zoe", "Yan")
    played: list[int] = []
    play = Position.play

    def playing(self: Position, move: int) -> bytes:
        played.append(move)
        return play(self, move)

    monkeypatch.setattr(Position, "play", playing)
    saloon.plays(saloon.decider(match), match)
    assert len(played) == 1
    saloon.does(saloon.decider(match), say.Leave, match=match)
    saloon.house.driver.tend(match)
    assert len(played) == 2


def test_a_refused_move_leaves_the_position_as_it_was(saloon: Saloon) -> None:
    match = saloon.derived(saloon.table("Zoe", "Yan"))
    position = match.position
    assert position is not None
    before, legal = position.games.tobytes(), position.legal.tolist()
    for move in (-1, 10**9, next(m for m in range(match.game.move_space) if m not in legal)):
        with pytest.raises(Exception, match=r"\w"):
            position.play(move)
        assert (position.games.tobytes(), position.legal.tolist(), position.steps) == (before, legal, 0)


def test_after_a_restart_every_playing_table_is_driven_again_and_told_of_the_gap(saloon: Saloon) -> None:
    playing = [saloon.table("Zoe", "Yan") for _ in range(7)]
    waiting = saloon.table("Zoe", "Yan", deal=False)
    saloon.house.driver.stop()
    saloon.restart(away=60_000)
    driver = saloon.house.driver
    driver.start()
    deadline = time.monotonic() + 20
    while driver.driving < len(playing) and time.monotonic() < deadline:
        time.sleep(0.01)
    driver.stop()
    for match in playing:
        assert saloon.log(match)[-1] == "resumed"
    assert "resumed" not in saloon.log(waiting)


def test_leases_are_taken_together_or_one_by_one(address: str) -> None:
    store = open_store(address)
    house = House(store)
    matches = []
    for number in range(5):
        made = house.handle(f"Zoe {number}", say.Create(key=str(number), game="calaboose"))
        assert isinstance(made, say.Done)
        matches.append(made.match)
    theirs = store.take_lease(matches[0], "another", 60_000)
    assert theirs is not None
    taken = store.take_leases(matches, "one", 60_000)
    assert taken.keys() == set(matches[1:])
    assert {lease.fence.epoch for lease in taken.values()} == {1}
    once_more = store.take_leases(matches, "one", 60_000)
    assert {match: lease.fence for match, lease in once_more.items()} == {
        match: lease.fence for match, lease in taken.items()
    }
    store.drop_lease(matches[0], theirs.fence)
    again = store.take_lease(matches[0], "one", 60_000)
    assert again is not None
    assert again.fence.epoch == 2
    store.close()


_DRIVES_AND_DIES = """
import os, sys
from sixgun.tables.driver import Habits
from sixgun.tables.house import House
from sixgun.tables.store import open_store

house = House(open_store(sys.argv[1]), Habits(lease=600_000))
with house.ledger.at(sys.argv[2]) as match:
    assert house.driver.adopt(match) is not None
os._exit(9)
"""


def test_nobody_waits_for_the_lease_of_a_process_that_is_no_more(saloon: Saloon) -> None:
    """On SQLite, where all processes are of one machine."""
    match = saloon.table("Zoe", "Yan")
    saloon.house.driver.stop()
    died = subprocess.run([sys.executable, "-c", _DRIVES_AND_DIES, str(saloon.path), match], check=False, timeout=300)
    assert died.returncode == 9
    store = open_store(saloon.path)
    fresh = House(store, Habits())
    with fresh.ledger.at(match) as live:
        assert fresh.driver.adopt(live) is not None
    other = House(store, Habits())  # a living one is waited for
    with other.ledger.at(match) as live:
        assert other.driver.adopt(live) is None
    store.close()


def test_a_holder_of_another_machine_or_of_no_known_kind_is_not_called_gone(saloon: Saloon) -> None:
    for holder in ("", "abc", "00000000.1.ff", saloon.store.signed("ff"), "x.y.z"):
        assert not saloon.store.is_gone(holder)


_DRIVES_AND_BECOMES_ANOTHER = """
import os, sys
from sixgun.tables.driver import Habits
from sixgun.tables.house import House
from sixgun.tables.store import open_store

house = House(open_store(sys.argv[1]), Habits(lease=600_000))
with house.ledger.at(sys.argv[2]) as match:
    assert house.driver.adopt(match) is not None, "the lease of the process before is waited for"
print(os.getpid(), flush=True)
if len(sys.argv) == 4:
    os.execv(sys.executable, [sys.executable, "-c", sys.argv[3], sys.argv[1], sys.argv[2]])
os._exit(0)
"""


def test_the_next_process_with_the_same_number_waits_for_nobody(saloon: Saloon) -> None:
    """As in a container, where every server is process 1."""
    match = saloon.table("Zoe", "Yan")
    saloon.house.driver.stop()
    program = _DRIVES_AND_BECOMES_ANOTHER
    words = [sys.executable, "-c", program, str(saloon.path), match, program]
    done = subprocess.run(words, check=False, timeout=300, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.split()
    assert first == second


def test_a_number_that_another_program_has_now_does_not_keep_a_lease(saloon: Saloon) -> None:
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    machine = saloon.store.signed("ff").split(".")[0]
    own = f"{machine}.{child.pid}.{processes._beginning(child.pid)}.ff"
    earlier = f"{machine}.{child.pid}.000000.ff"
    assert (saloon.store.is_gone(own), saloon.store.is_gone(earlier)) == (False, True)
    child.kill()
    assert eventually(lambda: saloon.store.is_gone(own))  # also before it is cleared away
    child.communicate()
    assert saloon.store.is_gone(own)
    assert len(saloon.store.signed("f" * 16)) <= 40  # as long as the column


@pytest.mark.parametrize("committed", [False, True])
def test_time_away_is_given_back_though_the_database_stumbles_over_it(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    """Taking a lease is a sign of life: when writing down the time away fails after it, that time is still known."""
    match = saloon.table("Zoe", "Yan", pace="fast")
    saloon.restart(away=60_000)
    append, left = saloon.store.append, iter([True])

    def stumbles(*args: Any, **named: Any) -> None:
        if not next(left, False):
            return append(*args, **named)
        if committed:
            append(*args, **named)
        raise StoreTrouble("The database does not answer.")

    monkeypatch.setattr(saloon.store, "append", stumbles)
    with pytest.raises(StoreTrouble):
        saloon.house.driver.tend(match)
    for _ in range(3):
        saloon.house.driver.tend(match)
    events = [decode(row.body) for row in saloon.store.rows(match)]
    assert [event.lost >= 60_000 for event in events if isinstance(event, Resumed)] == [True]
    assert (saloon.view(None, match).seats[0].time_left or 0) >= 75_000
