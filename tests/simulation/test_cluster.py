"""Games on a Ray cluster: a real one that loses a node, and a pretended one for what is rare."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from sixgun.cli.main import app
from sixgun.engine.errors import BadOption
from sixgun.games.calaboose import GAME
from sixgun.simulation import devices
from sixgun.simulation import lab as keeping
from sixgun.simulation.cluster import counted_there, on_cluster
from sixgun.simulation.counting import Count
from sixgun.simulation.devices import Device, counter_on
from sixgun.simulation.lab import Lab, counting_of, parts_for, play
from sixgun.simulation.setup import Setup, program_stamp

SETUP = Setup(GAME, ("random", "gunhand"), chosen={"huckster_swap": "yes"})
ALONE = Setup(GAME, ("random",))
ROOT = Path(__file__).parents[2]


class PretendedRay:
    """Ray as far as it is used, with one worker in this process: its machines, and what a batch asked of them."""

    def __init__(self, **machines: int) -> None:
        self.machines = machines
        self.asked: dict[str, int] = {}
        self.most_waiting = self._waiting = 0

    def init(self, **options: object) -> None:
        """Joined."""

    def cluster_resources(self) -> dict[str, int]:
        """What the machines have."""
        return self.machines

    def remote(self, **needs: int) -> Any:
        """A function that keeps what it was called with until somebody wants to know what came of it."""
        self.asked = needs

        def of(work: Any) -> Any:
            def later(*given: Any) -> Any:
                self._waiting += 1
                self.most_waiting = max(self.most_waiting, self._waiting)
                return lambda: work(*given)

            return SimpleNamespace(remote=later)

        return of

    def get(self, reference: Any) -> Any:
        """What came of it."""
        self._waiting -= 1
        print("(raylet) A worker died or was killed.")  # as Ray does beside the work
        return reference()


def joined(monkeypatch: pytest.MonkeyPatch, **machines: int) -> PretendedRay:
    """A cluster with so many of what Ray counts."""
    ray = PretendedRay(**machines)
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def test_a_worker_counts_what_one_machine_counts() -> None:
    """A batch follows from plain data alone, so that it may be played anywhere, and again when a machine is lost."""
    stamp, counts = counted_there(json.dumps(SETUP.to_json()), False, "cpu", 7, 6)
    assert stamp == program_stamp([SETUP])
    assert counts == counting_of(SETUP, watched=False)(7, 6).to_json()


def test_without_ray_the_option_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'sixgun\[ray\]'"):
        on_cluster("auto")


def test_a_cluster_without_a_gpu_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    joined(monkeypatch, CPU=8)
    with socket.create_server(("127.0.0.1", 0)) as head:
        address = f"127.0.0.1:{head.getsockname()[1]}"
        asked = CliRunner().invoke(app, ["simulate", "calaboose", "--ray", address, "--device", "cuda"])
    assert isinstance(asked.exception, BadOption)
    assert f"no machine of the cluster at {address} has a GPU" in str(asked.exception)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999", "[::1]:1", "a..b:6379"])
def test_an_address_where_nobody_answers_is_not_left_to_ray(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Ray would try for more than five minutes, and print its log."""
    ray = joined(monkeypatch, CPU=8)
    monkeypatch.setattr(ray, "init", lambda **options: pytest.fail("Ray was asked"))
    with pytest.raises(BadOption, match=re.escape(f"No Ray cluster answers at {address}.")):
        on_cluster(address)


def test_a_machine_that_cannot_play_on_its_gpu_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    joined(monkeypatch, CPU=8, GPU=1)
    monkeypatch.setattr("sixgun.simulation.devices.what_is_missing", lambda: "The gpu extra is missing.")
    with pytest.raises(BadOption, match=r"A machine of the cluster says: .* The gpu extra is missing\."):
        play(Lab(parts_for([("", ALONE)], 5, watched=False)), spread=on_cluster("auto", Device.CUDA))


def test_each_gpu_of_a_cluster_gets_batches_and_counts_what_one_machine_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The GPU's player is replaced by the cores'; `tests.twins.gpu` shows that the two play the same games."""
    ray, played = joined(monkeypatch, CPU=64, GPU=1), list[Device]()

    def pretended(setup: Setup, device: Device) -> Count:
        played.append(device)
        return counter_on(setup, Device.CPU)

    monkeypatch.setattr(keeping, "counter_on", pretended)
    monkeypatch.setattr(devices, "MOST_ON_GPU", 5)
    here, there = (Lab(parts_for([("", ALONE)], 30, watched=False)) for _ in range(2))
    play(here, threads=1)
    play(there, spread=on_cluster("auto", Device.CUDA), device=Device.CUDA)
    assert played == [Device.CPU, Device.CUDA]
    assert ray.asked["num_gpus"] == 1
    assert ray.most_waiting == 4  # of six batches: four for each GPU, however many cores there are
    assert [part.to_json() for part in there.parts] == [part.to_json() for part in here.parts]


def test_what_ray_has_to_say_does_not_get_into_the_json(monkeypatch: pytest.MonkeyPatch) -> None:
    joined(monkeypatch, CPU=1)
    asked = CliRunner().invoke(app, ["simulate", "calaboose", "--games", "20", "--ray", "auto", "--json"])
    assert json.loads(asked.stdout)["games"] == 20
    assert "(raylet)" in asked.stderr


def test_a_real_cluster_that_loses_a_machine_counts_what_one_machine_counts() -> None:
    lost = subprocess.run(
        [sys.executable, "-m", "tests.simulation.cluster"],
        cwd=ROOT,
        env=os.environ | {"RAY_USAGE_STATS_ENABLED": "0"},  # Ray would tell its makers
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert "3 nodes left, 20000 and 20000 games, same totals" in lost.stdout, lost.stdout + lost.stderr
    assert lost.returncode == 0
