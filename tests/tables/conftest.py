"""A fresh saloon for every test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .saloon import Saloon


@pytest.fixture
def saloon(tmp_path: Path) -> Iterator[Saloon]:
    house = Saloon(tmp_path / "saloon.db")
    yield house
    house.close()
