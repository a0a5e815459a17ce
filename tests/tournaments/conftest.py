"""A desk for every test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .organiser import Organiser


@pytest.fixture
def rosa(tmp_path: Path) -> Iterator[Organiser]:
    """An organiser at a fresh desk."""
    organiser = Organiser(tmp_path / "saloon.db")
    yield organiser
    organiser.store.close()
