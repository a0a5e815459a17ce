"""Runs with simulated faults: nothing acknowledged is lost, whatever breaks; and the referee can tell when it is."""

from __future__ import annotations

import itertools
import re
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from sixgun.engine.rule import INTERPRETED
from sixgun.tables import driver, heartbeat, house, ledger, locked, views
from sixgun.tables import messages as say
from sixgun.tables.match import Match
from sixgun.tables.pace import Clock
from sixgun.tables.store import Store, StoreTrouble, store

from .cli import shrunken, told
from .plan import ALL_KINDS, Plan
from .world import run

RUNS = 8 if INTERPRETED else 40
SEEDS = 40  # within which a planted fault has to be found


def test_nothing_is_lost_whatever_breaks() -> None:
    """A failing seed is told with the command that runs it again."""
    counts: dict[str, int] = {}
    for seed in range(RUNS):
        outcome = run(seed)
        assert outcome.failure is None, told(outcome, "calaboose", ())
        for what, count in outcome.counts.items():
            counts[what] = counts.get(what, 0) + count
    assert counts["finished"] > RUNS * 0.8
    assert counts["acknowledged"] > RUNS * 5
    assert counts["resampled"] > RUNS


def test_the_same_seed_gives_the_same_run_byte_for_byte() -> None:
    assert run(7).trace == run(7).trace
    assert run(7).trace != run(8).trace


def test_every_kind_of_fault_happens() -> None:
    assert {kind for seed in range(RUNS) for kind in Plan(seed).kinds} == set(ALL_KINDS)


def found(sentence: str) -> int:
    """The first seed whose run fails for this reason."""
    for seed in range(SEEDS):
        failure = run(seed).failure
        if failure is not None:
            assert re.search(sentence, failure), failure
            return seed
    raise AssertionError(f"{SEEDS} runs, and nobody noticed")


def test_a_house_that_acknowledges_before_the_commit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ledger answers first, and a commit that fails is never heard of."""
    append = Store.append

    def hopeful(store: Store, *args: Any, **named: Any) -> None:
        try:
            append(store, *args, **named)
        except StoreTrouble:
            return

    monkeypatch.setattr(Store, "append", hopeful)
    found("not on the disk|comes after|cannot tell|rejected")


def test_a_house_that_forgets_keys_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is sent twice is done twice."""
    write = ledger.Ledger.write

    def forgetful(self: ledger.Ledger, match: Match, events: Any, **named: Any) -> int:
        return write(self, match, events, **{**named, "key": None})

    monkeypatch.setattr(ledger.Ledger, "write", forgetful)
    found("was asked for by no command")


def test_a_key_that_is_stored_and_not_looked_up_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second copy of a command is judged anew, and its answer is another."""
    fresh = itertools.count()
    monkeypatch.setattr(house, "_sealed", lambda person, key: f"{person} {key} {next(fresh)}")
    found("was asked for by no command")


def test_a_house_that_bills_for_its_own_absence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a crash or a stop the clock has gone on as if the house had been there."""
    monkeypatch.setattr(Clock, "forgive", lambda clock, lost, at: clock.advance(at))
    found("has paid for")


def test_a_house_that_does_not_notice_that_it_was_stopped_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat.Watch, "stops", lambda watch: [])
    found("has paid for|ms to show their nonces")


def test_a_house_that_bills_for_a_dead_server_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where servers share a database, nobody asks whether a table's driver is alive, and what its time is."""
    monkeypatch.setattr(store, "check_date", lambda *args: None)
    found("has paid for")


def test_a_view_with_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is shown what everybody holds."""
    honest = views._seat

    def leaky(match: Match, seat: int, viewer: int) -> views.SeatShown:
        hands = None if match.position is None else match.position.games[0]["hand"][seat].tolist()
        return replace(honest(match, seat, viewer), brings=hands)

    monkeypatch.setattr(views, "_seat", leaky)
    found("can tell hidden cards from “seats” of the view")


def test_a_bot_that_falls_asleep_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trouble in the store, and nobody comes again."""
    guarded = driver.Driver._guarded

    def tired(self: driver.Driver, match_id: str) -> int | None:
        due = guarded(self, match_id)
        return None if due is not None and due > self._store.now() else due

    monkeypatch.setattr(driver.Driver, "_guarded", tired)
    found("stands still")


def test_an_answer_that_names_another_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    at_table: Callable[..., say.Answer] = house.House._at_table

    def wrong(*args: Any) -> say.Answer:
        answer = at_table(*args)
        return replace(answer, seq=answer.seq + 1) if isinstance(answer, say.Done) and answer.seq > 9 else answer

    monkeypatch.setattr(house.House, "_at_table", wrong)
    found("acknowledged as")


def test_a_failing_run_is_made_simpler_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the kinds of faults it needs are left, and the command to see it again is in what is told."""
    monkeypatch.setattr(Clock, "forgive", lambda clock, lost, at: clock.advance(at))
    seed = found("has paid for")
    first = run(seed)
    simpler, left_out = shrunken(first, lambda kinds: run(seed, without=kinds))
    assert len(simpler.kinds) < len(first.kinds)
    assert simpler.failure is not None
    text = told(simpler, "calaboose", left_out)
    assert f"--runs 1 --seed {seed} --game calaboose --without" in text
    assert run(seed, without=left_out).trace == simpler.trace


def test_a_simulated_world_leaves_nothing_behind() -> None:
    """Real threads and the real time are back after a run."""
    run(1)
    modules: tuple[Any, ...] = (ledger, driver, locked)
    assert [module.threading is threading for module in modules] == [True] * 3
    assert modules[-1].time is time
