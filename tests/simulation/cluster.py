"""A Ray cluster of three nodes on this machine, one of which is lost in a run: `python -m tests.simulation.cluster`."""

from __future__ import annotations

import json
import os
import sys

import ray
from ray.cluster_utils import Cluster

from sixgun.games.calaboose import GAME
from sixgun.simulation.cluster import on_cluster
from sixgun.simulation.lab import Lab, Progress, parts_for, play
from sixgun.simulation.setup import Setup

GAMES = 40
SETUP = Setup(GAME, ("random",))


def counts(lab: Lab) -> str:
    """What a run has counted, as text."""
    return json.dumps([part.tally.to_json() for part in lab.parts])


def main() -> None:
    """Count the same games here and there, and print whether the totals are the same."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    lost, _stays = (cluster.add_node(num_cpus=1) for _ in range(2))
    here, there = (Lab(parts_for([("", SETUP)], GAMES, watched=False)) for _ in range(2))
    play(here, threads=1)
    done: list[int] = []

    def lose_a_node(now: Progress) -> None:
        done.append(now.done)
        if len(done) == 2:
            cluster.remove_node(lost, allow_graceful=False)

    play(there, spread=on_cluster(cluster.address), progress=lose_a_node)
    same = counts(here) == counts(there)
    print(f"{len(cluster.list_all_nodes())} nodes left, {there.done} games, {'same' if same else 'OTHER'} totals")
    ray.shutdown()
    cluster.shutdown()
    sys.stdout.flush()
    os._exit(0 if same else 1)  # what is left of Ray has nothing to say


if __name__ == "__main__":
    main()
