"""Games on a Ray cluster. `python -m tests.simulation.cluster` starts one and loses a node of it (`make soak`)."""

from __future__ import annotations

import json
import sys

import pytest

from sixgun.engine.errors import BadOption
from sixgun.games.calaboose import GAME
from sixgun.simulation.cluster import counted_there, on_cluster
from sixgun.simulation.lab import counting_of
from sixgun.simulation.setup import Setup, program_stamp

SETUP = Setup(GAME, ("random", "gunhand"), chosen={"huckster_swap": "yes"})


def test_a_worker_counts_what_one_machine_counts() -> None:
    """A batch follows from plain data alone, so that it may be played anywhere, and again when a machine is lost."""
    stamp, counts = counted_there(json.dumps(SETUP.to_json()), False, 7, 6)
    assert stamp == program_stamp(GAME)
    assert counts == counting_of(SETUP, watched=False)(7, 6).to_json()


def test_without_ray_the_option_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'sixgun\[ray\]'"):
        on_cluster("auto")
