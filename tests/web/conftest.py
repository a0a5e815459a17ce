"""A saloon that runs, for every test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .running import Running


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    house = Running(tmp_path / "saloon.db")
    yield house
    house.close()
