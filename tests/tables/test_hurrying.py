"""When only bots are left in a game: whoever is out of it may have them play on without pauses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.tables import hurrying
from sixgun.tables import messages as say
from sixgun.tables.driver import Habits

from .saloon import Saloon

PAUSE = 4_000


@pytest.fixture
def slow_bots(tmp_path: Path) -> Iterator[Saloon]:
    saloon = Saloon(tmp_path / "saloon.db", Habits(bot_pause=PAUSE))
    yield saloon
    saloon.close()


def bots_turn(saloon: Saloon, match: str) -> None:
    while saloon.decider(match) in ("Zoe", "Yan"):
        saloon.plays(saloon.decider(match), match)


def test_nobody_hurries_the_bots_while_a_person_plays(slow_bots: Saloon) -> None:
    match = slow_bots.table("Zoe", "Yan", seats=3)
    assert slow_bots.refused("Zoe", say.Hurry, match=match) == "Zoe and Yan still play; you can watch."
    assert slow_bots.refused("Xi", say.Hurry, match=match) == "You do not sit at this table."


def test_bots_wait_until_the_last_person_who_is_out_has_seen_enough(
    slow_bots: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = slow_bots.table("Zoe", seats=3)
    bots_turn(slow_bots, match)
    drive = slow_bots.house.driver.tend
    assert drive(match) == slow_bots.time.ms + PAUSE  # so that people can follow
    monkeypatch.setattr(hurrying, "out_of_the_game", lambda match: {0})
    slow_bots.does("Zoe", say.Hurry, match=match)
    assert slow_bots.refused("Zoe", say.Hurry, match=match) == "The bots play on without pauses already."
    assert slow_bots.derived(match).hurried
    before = slow_bots.view(None, match).seq
    drive(match)
    assert slow_bots.view(None, match).seq > before


def test_somebody_who_plays_again_sees_the_bots_think(slow_bots: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    match = slow_bots.table("Zoe", "Yan", seats=3)
    slow_bots.does("Yan", say.Leave, match=match)
    monkeypatch.setattr(hurrying, "out_of_the_game", lambda match: {0})
    slow_bots.does("Zoe", say.Hurry, match=match)
    slow_bots.does("Yan", say.Join, match=match, name="Yan")
    assert not slow_bots.live(match).hurried
