"""A Ray cluster of four nodes on this machine, one of which is lost in a run: `python -m tests.simulation.cluster`.

The last node says that it has a GPU; what is given to it is played on its core, so that no GPU is needed.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any
from unittest.mock import patch

import ray
from ray.cluster_utils import Cluster

from sixgun.games.calaboose import GAME
from sixgun.simulation import cluster as workers
from sixgun.simulation.devices import Device, counter_on
from sixgun.simulation.lab import Lab, Progress, parts_for, play
from sixgun.simulation.setup import Setup

GAMES = 20_000  # ten batches, of which a lost node has some
STORE = 100 << 20  # bytes of shared memory that a node may take; by itself it takes a third of what there is
SETUP = Setup(GAME, ("random",))


def counts(lab: Lab) -> str:
    """What a run has counted, as text."""
    return json.dumps([part.tally.to_json() for part in lab.parts])


def counted_with_a_gpu(*batch: Any) -> Any:
    """What a worker does whom Ray has given a GPU."""
    assert len(ray.get_gpu_ids()) == 1
    with patch("sixgun.simulation.lab.counter_on", lambda setup, device: counter_on(setup, Device.CPU)):
        return workers.counted_there(*batch)


def main() -> None:
    """Count the same games here, on cores and on GPUs there, and print whether the totals are the same."""
    head = {"num_cpus": 0, "object_store_memory": STORE, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    nodes = (cluster.add_node(num_cpus=1, num_gpus=gpus, object_store_memory=STORE) for gpus in (0, 0, 1))
    lost, _stays, _has_a_gpu = nodes
    here, cores, gpus = (Lab(parts_for([("", SETUP)], GAMES, watched=False)) for _ in range(3))
    play(here, threads=1)
    done: list[int] = []

    def lose_a_node(now: Progress) -> None:
        done.append(now.done)
        if len(done) == 2:
            cluster.remove_node(lost, allow_graceful=False)

    play(cores, spread=workers.on_cluster(cluster.address), progress=lose_a_node)
    with patch("sixgun.simulation.cluster.counted_there", counted_with_a_gpu):
        spread = workers.on_cluster(cluster.address, Device.CUDA)
    play(gpus, spread=spread, device=Device.CUDA)
    same = counts(here) == counts(cores) == counts(gpus)
    left = len(cluster.list_all_nodes())
    print(f"{left} nodes left, {cores.done} and {gpus.done} games, {'same' if same else 'OTHER'} totals")
    ray.shutdown()
    cluster.shutdown()
    sys.stdout.flush()
    os._exit(0 if same else 1)  # what is left of Ray has nothing to say


if __name__ == "__main__":
    main()
