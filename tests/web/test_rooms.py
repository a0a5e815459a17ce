"""Bells that are lost, and rules that stay."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from sixgun.tables.store import Store, open_store
from sixgun.web import rooms as module
from sixgun.web.rooms import Place, Rooms
from sixgun.web.warming import _keep_for_good


class _Deaf:
    """A store whose bells are all lost, and which stumbles at first."""

    def __init__(self) -> None:
        self.asked = 0

    def listen(self, bell: Callable[[str, int], None]) -> Callable[[], None]:
        return lambda: None

    def last_seqs(self, matches: Iterable[str]) -> dict[str, int]:
        self.asked += 1
        if self.asked == 1:
            raise OSError("the line is dead")
        return dict.fromkeys(matches, 7)


def test_a_lost_bell_is_made_good_for_whoever_has_not_seen_the_last_event(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "POLL_SECONDS", 0)
    store: Any = _Deaf()

    async def look_round() -> tuple[Place, Place]:
        rooms = Rooms(store, lambda: asyncio.sleep(0))
        rooms.open()
        with rooms.at("quiet", lambda: False) as known, rooms.at("table", lambda: False) as behind:
            for place, seen in ((known, 7), (behind, 6)):
                place.bell.clear()
                place.seq = seen
            await asyncio.wait_for(behind.bell.wait(), 20)
            rooms.close()
            return known, behind

    known, behind = asyncio.run(look_round())
    assert behind.bell.is_set()
    assert not known.bell.is_set()
    assert store.asked > 1  # it went on after the trouble


def test_what_is_loaded_for_good_is_left_out_of_the_search_for_garbage() -> None:
    kept = [[number] for number in range(1000)]
    try:
        before = gc.get_freeze_count()
        _keep_for_good()
        assert gc.get_freeze_count() >= before + len(kept)
    finally:
        gc.unfreeze()


def test_a_new_reader_needs_no_lock_of_a_file_that_somebody_keeps(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    store: Store = open_store(path)
    keeper = sqlite3.connect(path, isolation_level=None)
    try:
        keeper.execute("BEGIN IMMEDIATE")
        assert store.game_of("nothing") is None
    finally:
        keeper.close()
        store.close()
