"""A saloon that runs, for every test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.tables.house import House
from sixgun.tables.store import open_store
from sixgun.web.saloon import Saloon

from .running import ROOMY, Running
from .visiting import Browser, Warm


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    house = Running(tmp_path / "saloon.db")
    yield house
    house.close()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Saloon]:
    house = House(open_store(tmp_path / "saloon.db"))
    saloon = Saloon(house, ROOMY)
    saloon.warming = Warm(saloon.games)
    yield saloon
    house.close()


@pytest.fixture
def warmth(room: Saloon) -> Warm:
    assert isinstance(room.warming, Warm)
    return room.warming


@pytest.fixture
def browser(room: Saloon) -> Browser:
    return Browser(room)
