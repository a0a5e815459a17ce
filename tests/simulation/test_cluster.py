"""Games on a Ray cluster: a machine is lost, and no game is lost or counted twice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.engine.errors import BadOption
from sixgun.simulation.cluster import on_cluster

SOON = {  # a lost node is noticed after a second, not after half a minute
    "RAY_health_check_initial_delay_ms": "0",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_timeout_ms": "500",
    "RAY_health_check_failure_threshold": "3",
}


def test_a_lost_worker_loses_no_game_and_repeats_none(tmp_path: Path) -> None:
    said = tmp_path / "said"
    with said.open("w") as out:  # not a pipe: the workers of a lost node keep it open for a while
        subprocess.run(
            [sys.executable, "-m", "tests.simulation.cluster"],
            env={**os.environ, **SOON, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=out,
            stderr=subprocess.STDOUT,
            timeout=300,
            check=False,
        )
    text = said.read_text()
    assert "2 nodes left, 40 games, same totals" in text, text[-2000:]


def test_without_ray_the_option_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'sixgun\[ray\]'"):
        on_cluster("auto")
