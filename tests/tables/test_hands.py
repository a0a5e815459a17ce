"""Many tables at the same time: none waits for another's commit, none is in two hands, none is forgotten."""

from __future__ import annotations

import threading

import pytest

from sixgun.tables.events import Row
from sixgun.tables.hands import Hands
from sixgun.tables.match import RulesNotReady

from .saloon import Saloon

_LONG = 20  # seconds that a failing test takes; one that holds waits for nothing


def test_a_table_that_waits_for_the_disk_holds_up_no_other() -> None:
    written = threading.Event()
    done = {"slow": threading.Event(), "quick": threading.Event()}

    def look_after(match: str) -> None:
        if match == "slow":
            assert written.wait(_LONG)
        done[match].set()

    hands = Hands(look_after, 2)
    hands.start()
    hands.call("slow")
    hands.call("quick")
    assert done["quick"].wait(_LONG)
    assert not done["slow"].is_set()
    written.set()
    assert done["slow"].wait(_LONG)
    hands.stop()


def test_a_table_called_for_while_in_hand_is_looked_after_again_and_by_one_hand() -> None:
    began, go_on, finished = threading.Event(), threading.Event(), threading.Event()
    inside: list[int] = []
    looks: list[str] = []

    def look_after(match: str) -> None:
        inside.append(1)
        assert len(inside) == 1
        looks.append(match)
        began.set()
        assert go_on.wait(_LONG)
        inside.pop()
        if len(looks) == 2:
            finished.set()

    hands = Hands(look_after, 4)
    hands.start()
    hands.call("table")
    assert began.wait(_LONG)
    for _ in range(5):
        hands.call("table")
    go_on.set()
    assert finished.wait(_LONG)
    hands.stop()
    assert looks == ["table", "table"]


def test_a_log_is_read_once_while_its_rules_are_being_prepared(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    match = saloon.table("Zoe", "Yan")
    saloon.restart()
    ledger, rows = saloon.house.ledger, saloon.house.store.rows
    read: list[str] = []

    def reading(match: str, after: int = 0) -> list[Row]:
        read.append(match)
        return rows(match, after)

    monkeypatch.setattr(saloon.house.store, "rows", reading)
    ledger.ready = lambda game: False
    for _ in range(3):
        with pytest.raises(RulesNotReady, match="Calaboose are being prepared"), ledger.at(match):
            pass
    assert len(read) == 1
    ledger.ready = lambda game: True
    assert saloon.view("Zoe", match).status == "playing"


def test_the_game_at_most_tables_is_prepared_first_after_a_restart(saloon: Saloon) -> None:
    saloon.table("Zoe", "Yan", game="outlaw-poker")
    for _ in range(2):
        saloon.table("Zoe", "Yan")
    saloon.table("Zoe", "Yan", game="25-outlaws", deal=False)
    assert saloon.house.store.games_in_play() == ["outlaw-poker", "calaboose"]
